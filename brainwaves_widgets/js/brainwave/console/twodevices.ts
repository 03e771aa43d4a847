/** A breakthrough between two devices: what each tells the other, and how late that comes. */

import type { Beat } from "../wire";
import type { Attempt } from "./attempt";
import { advance, type Console, place, type Point, put } from "./console";

/** How many steps pass between two reports of a moving hand, and of a resting one. */
const EVERY = 2;
const RESTING = 6;
/** The most steps by which a knob answers late, and for which a wave flies on without news. */
const MOST_LAG = 12;
const MOST_GUESSED = 6;
/** After how many steps without news we ask Python to decide, and how often we ask. */
const SILENT = 150;
const MOST_ASKED = 3;

export type Tell = (content: Record<string, unknown>) => void;

/**
 * The attacker's end, where the wave flies.
 *
 * The knob answers as late as the other's hand does, so that neither has an advantage.
 */
export class Steering {
  /** Steps since the countdown began, and of these until the knob answers. */
  tick = 0;
  lag = 0;
  private number = 0;
  private spot: Point | null = null;
  private told = 0;
  private readonly heard: number[] = [];
  private readonly wanted: number[] = [];
  private readonly trips: number[] = [];

  constructor(private readonly tell: Tell) {}

  hear({ number = 0, spot, tick = 0 }: Beat): void {
    this.number = number;
    this.spot = spot ?? null;
    this.trips.push(this.tick - tick);
  }

  /** Let a step pass in which a hand wants the knob there. */
  step(attempt: Attempt, knob: number): void {
    const { launched, defender } = attempt;
    this.tick += 1;
    if (!launched && this.trips.length) this.lag = lagOf(this.trips);
    this.wanted.push(knob);
    const spot = this.spot ?? attempt.console.spots[defender];
    // As Python has it: until the wave flies, the spot is where the hand is.
    if (!attempt.english.length) attempt.console = place(attempt.console, defender, spot);
    attempt.step({ knob: this.wanted.at(-1 - this.lag) ?? knob, spot });
    if (launched) this.heard.push(this.number);
    if (this.tick % EVERY === 0 || attempt.over) this.report(attempt);
  }

  private report({ english }: Attempt): void {
    const { tick, told, heard } = this;
    this.told = english.length;
    this.tell({ kind: "fly", tick, english: english.slice(told), heard: heard.slice(told) });
  }
}

/** Half of the usual way there and back. */
export function lagOf(trips: number[]): number {
  const usual = [...trips].sort((a, b) => a - b)[trips.length >> 1] ?? 0;
  return Math.max(0, Math.min(MOST_LAG, Math.round(usual / 2)));
}

/** The attacked player's end: where the wave is said to be, and where the own spot goes. */
export class Dodging {
  readonly path: Point[] = [];
  private tick = 0;
  private fresh: Beat | null = null;
  private flies = false;
  private silent = 0;
  private since = 0;

  /** @param told where the spot stands at first, which the other device knows */
  constructor(
    private readonly tell: Tell,
    private told: Point,
  ) {}

  hear(beat: Beat): void {
    this.tick = beat.tick ?? 0;
    this.fresh = beat;
    this.silent = 0;
  }

  /** Let a step pass; return the wave as it is seen, or null if nothing more is to come. */
  step(console: Console, attempt: Attempt): Console | null {
    this.sendSpot(attempt.console.spots[attempt.defender]);
    const { fresh } = this;
    this.fresh = null;
    this.silent += 1;
    if (this.silent % SILENT === 0) this.tell({ kind: "over" });
    if (this.silent > MOST_ASKED * SILENT) return null;
    let now = console;
    if (fresh?.wave) {
      const [x, y] = fresh.wave;
      this.flies = x !== console.x || this.flies;
      now = { ...console, x, y, english: put(console.english, attempt.attacker, fresh.knob ?? 0) };
    } else if (this.flies && this.silent < MOST_GUESSED) {
      now = advance(console, attempt.attacker).console;
    }
    this.path.push([now.x, now.y]);
    return now;
  }

  private sendSpot(spot: Point): void {
    const { told } = this;
    const moved = spot[0] !== told[0] || spot[1] !== told[1];
    this.since += 1;
    if (this.since < (moved ? EVERY : RESTING)) return;
    this.since = 0;
    this.told = spot;
    this.tell({ kind: "dodge", tick: this.tick, ...(moved ? { spot } : {}) });
  }
}
