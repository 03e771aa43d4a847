/** A program at the controls of a breakthrough: it steers, or it dodges, no faster than a person. */

import type { Attempt, Hands } from "./attempt";
import { advance, CELL_HEIGHT, CENTRE_Y, type Console, inside, LONGEST, place, type Player, type Point, turn } from "./console";

/** Steps between two looks at the screen. */
const REACTION = 9;
/** How far it takes the spot in a step. */
const PACE = 0.009;
const KNOB = Array.from({ length: 21 }, (_, i) => (i - 10) / 10);

export class Pilot {
  private wait = 0;
  private knob = 0;
  private goal: Point | null = null;

  /** @param seat whose controls it has */
  constructor(private readonly seat: Player) {}

  /** Change what this pilot's hand wants; the other's stays. */
  move(attempt: Attempt, hands: Hands): Hands {
    const looks = this.wait <= 0;
    this.wait = looks ? REACTION : this.wait - 1;
    if (this.seat === attempt.attacker) {
      if (looks) this.knob = steer(attempt);
      return { ...hands, knob: this.knob };
    }
    if (looks) this.goal = dodge(attempt);
    return { ...hands, spot: this.goal ? approach(attempt.console.spots[this.seat], this.goal) : hands.spot };
  }
}

/** The knob's setting that takes the wave nearest to where the spot stands now. */
export function steer({ console, attacker, defender }: Attempt): number {
  const [, goal] = console.spots[defender];
  const miss = (knob: number) => Math.abs(heightAtSpot(turn(console, attacker, knob), attacker) - goal);
  return KNOB.reduce((best, knob) => (miss(knob) < miss(best) ? knob : best), 0);
}

/** A place out of the wave's way: up or down, whichever has room. */
export function dodge({ console, attacker, defender }: Attempt): Point {
  const [x, y] = console.spots[defender];
  const coming = heightAtSpot(console, attacker);
  const away = y >= coming ? 1 : -1;
  const far = 2.2 * CELL_HEIGHT;
  const goals: Point[] = [
    [x, coming + away * far],
    [x, coming - away * far],
    [x, CENTRE_Y],
  ];
  return goals.find((goal) => inside(defender, goal)) ?? [x, CENTRE_Y];
}

/** How high the wave will be where the attacked spot stands, if nobody touches the controls. */
function heightAtSpot(console: Console, attacker: Player): number {
  const defender = attacker ? 0 : 1;
  const [goal] = console.spots[defender];
  let now = place(console, defender, [goal, 9]); // out of its way
  for (let step = 0; step < LONGEST; step += 1) {
    const next = advance(now, attacker);
    if (next.end !== "onward" || (attacker ? next.console.x <= goal : next.console.x >= goal)) break;
    now = next.console;
  }
  return now.y;
}

function approach([x, y]: Point, [toX, toY]: Point): Point {
  const near = (from: number, to: number) => from + Math.max(-PACE, Math.min(PACE, to - from));
  return [near(x, toX), near(y, toY)];
}
