/** A Reset that carries the wave to the other side as long as it is held (W11). */

import type { Player, Point } from "./console";
import type { Act } from "./runner";

/** So long nobody need hold Reset before it holds itself, and so short is a tap. */
const IDLE_STEPS = 72;
const TAP_MS = 250;

export class Carry {
  held = false;
  private at = 0;
  private idle = 0;
  private since = 0;

  /** @param alone whether it holds itself, because no person is to hold it here */
  constructor(
    readonly defender: Player,
    readonly path: Point[],
    private alone: boolean,
  ) {}

  /** How far the wave is along its path. */
  get progress(): number {
    return this.at;
  }

  down(): void {
    this.held = true;
    this.since = performance.now();
  }

  /** Let go: after a tap it holds itself, else the wave stays where it is for a while. */
  up(): void {
    if (!this.held) return;
    this.held = false;
    this.idle = 0;
    this.alone ||= performance.now() - this.since < TAP_MS;
  }

  readonly step: Act = () => {
    if (this.held || this.alone) this.at += 1;
    else if ((this.idle += 1) > IDLE_STEPS) this.alone = true;
    return this.at < this.path.length - 1;
  };
}
