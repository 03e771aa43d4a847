/** The time limit that runs on the screen; Python is told when it is up, and decides. */

import type { Clock } from "./wire";

const TICK_MS = 200;

export class Countdown {
  private ends = 0;
  private timer = 0;
  seconds = 0;

  constructor(
    private readonly tick: () => void,
    private readonly up: () => void,
  ) {}

  /** Seconds left, or null when no clock runs. */
  get left(): number | null {
    return this.seconds ? Math.max(0, (this.ends - performance.now()) / 1000) : null;
  }

  set(clock: Clock | null): void {
    window.clearTimeout(this.timer);
    this.seconds = clock?.seconds ?? 0;
    if (!clock) return;
    this.ends = performance.now() + clock.left * 1000;
    this.run();
  }

  stop(): void {
    this.set(null);
  }

  private run(): void {
    this.tick();
    const left = this.left ?? 0;
    this.timer = window.setTimeout(
      left > 0 ? () => this.run() : this.up,
      Math.min(TICK_MS, Math.ceil(left * 1000)),
    );
  }
}
