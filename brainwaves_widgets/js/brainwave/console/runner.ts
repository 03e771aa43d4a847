/** What moves on the tube, in the console's steps of 1/60 s however fast the browser paints. */

import { STEPS_PER_SECOND } from "./console";

/** One step of something in motion; return whether it goes on. */
export type Act = () => boolean;

/** The most steps that are made up for at once after a pause, such as a hidden page. */
const MOST_STEPS = 6;

export class Runner {
  private acts: Act[] = [];
  private then: () => void = () => {};
  private frame = 0;
  private last = 0;
  private owed = 0;
  /** How fast time runs until the next run: 1 is the console's. */
  pace = 1;

  /** @param paint shows where everything is, once a frame */
  constructor(private readonly paint: () => void) {}

  get busy(): boolean {
    return this.acts.length > 0;
  }

  /** Let these go on one after the other, and then call `then`; what was in motion stops. */
  run(acts: Act[], then: () => void): void {
    this.stop();
    this.acts = [...acts];
    this.then = then;
    this.last = performance.now();
    this.owed = 0;
    this.pace = 1;
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.acts = [];
  }

  private tick(now: number): void {
    this.owed = Math.min(this.owed + ((now - this.last) / 1000) * STEPS_PER_SECOND * this.pace, MOST_STEPS);
    this.last = now;
    while (this.owed >= 1 && this.acts.length) {
      this.owed -= 1;
      if (!this.acts[0]?.()) this.acts.shift();
    }
    this.paint();
    if (this.acts.length) this.frame = requestAnimationFrame((next) => this.tick(next));
    else this.then();
  }
}

/** Wait for this many steps. */
export function pause(steps: number): Act {
  let left = steps;
  return () => {
    left -= 1;
    return left > 0;
  };
}

/** Do something once, and go on at once. */
export function once(what: () => void): Act {
  return () => {
    what();
    return false;
  };
}

/** Go through a list, one entry a step. */
export function through<T>(entries: readonly T[], show: (entry: T, index: number) => void): Act {
  let at = 0;
  return () => {
    const entry = entries[at];
    if (entry !== undefined) show(entry, at);
    at += 1;
    return at < entries.length;
  };
}
