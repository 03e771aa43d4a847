/** A Reset that carries the wave to the other side as long as it is held (W11). */

import type { Player, Point } from "./console";
import type { Act } from "./runner";

/** A press this short is a tap, after which Reset holds itself. */
const TAP_MS = 250;

export class Carry {
  held = false;
  private at = 0;
  private since = 0;

  /**
   * @param alone whether it holds itself: no person is to hold it here, or it was tapped
   * @param leaps whether the wave is there at once, for those who want less motion
   */
  constructor(
    readonly defender: Player,
    readonly path: Point[],
    public alone: boolean,
    private readonly leaps = false,
  ) {}

  /** How far the wave is along its path. */
  get progress(): number {
    return this.at;
  }

  down(): void {
    this.held = true;
    this.since = performance.now();
  }

  /** Let go: after a tap it holds itself, else the wave stays where it is. */
  up(): void {
    if (!this.held) return;
    this.held = false;
    this.alone ||= performance.now() - this.since < TAP_MS;
  }

  readonly step: Act = () => {
    const end = this.path.length - 1;
    if (this.held || this.alone) this.at = this.leaps ? end : this.at + 1;
    return this.at < end;
  };
}
