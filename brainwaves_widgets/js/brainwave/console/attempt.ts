/** A breakthrough as it is played live: both players' controls, step by step, recorded for Python. */

import {
  advance,
  type Console,
  type End,
  ENGLISH_STEP,
  home,
  LONGEST,
  place,
  type Player,
  type Point,
  SPOT_STEP,
  towards,
  turn,
} from "./console";

/** What both hands want at one step. */
export interface Hands {
  /** Where the attacker turns the knob to. */
  knob: number;
  /** Where the attacked player takes the spot to. */
  spot: Point;
}

export class Attempt {
  console: Console;
  /** Whether Launch was pressed; and, after a countdown, whether the wave is under way. */
  begun = false;
  launched = false;
  end: End = "onward";
  readonly english: number[] = [];
  readonly spot: Point[] = [];
  readonly path: Point[] = [];

  constructor(
    before: Console,
    readonly attacker: Player,
  ) {
    this.console = home(before);
  }

  get defender(): Player {
    return this.attacker ? 0 : 1;
  }

  get over(): boolean {
    return this.end !== "onward" || this.english.length >= LONGEST;
  }

  launch(): void {
    this.launched = true;
    this.path.push([this.console.x, this.console.y]);
  }

  /** Let time run for a step, as fast as hands can follow; before the launch only the hands move. */
  step({ knob, spot }: Hands): void {
    const [x, y] = this.console.spots[this.defender];
    const to: Point = [clamp(towards(x, spot[0], SPOT_STEP)), clamp(towards(y, spot[1], SPOT_STEP))];
    const english = towards(this.console.english[this.attacker], knob, ENGLISH_STEP);
    this.console = place(turn(this.console, this.attacker, english), this.defender, to);
    if (!this.launched) return;
    this.english.push(english);
    this.spot.push(to);
    const next = advance(this.console, this.attacker);
    this.console = next.console;
    this.end = next.end;
    this.path.push([this.console.x, this.console.y]);
  }
}

/** The nearest place that is on the screen. */
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
