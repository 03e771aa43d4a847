/** A program at the controls of a breakthrough, twin of brainwave/console/pilot.py: the same doubles, bit for bit. */

import type { Attempt, Hands } from "./attempt";
import {
  CELL_HEIGHT,
  CENTRE_Y,
  CHARGES,
  type Console,
  inside,
  LONGEST,
  type Player,
  type Point,
  RAILS,
  TAPERS,
  towards,
} from "./console";
import type { HandView } from "../wire";

export const MODULUS = 2147483647;
export const FACTOR = 16807;
export const HALVINGS = 40;
export const FAR = 2.2 * CELL_HEIGHT;
export const INWARD = 0.035;

export const HANDS = {
  slow: { reaction: 16, pace: 0.008, unsteady: 0.4 },
  usual: { reaction: 11, pace: 0.014, unsteady: 0.15 },
  quick: { reaction: 6, pace: 0.02, unsteady: 0.03 },
} as const satisfies Record<string, HandView>;

/** What a pilot looks at. */
export type Seen = Pick<Attempt, "console" | "attacker" | "defender">;

export class Pilot {
  private wait = 0;
  private knob = 0;
  private goal: Point | null = null;

  /**
   * @param seat whose controls it has
   * @param seed what its unsteadiness begins with; 0: the wave's height at its first look says
   */
  constructor(
    private readonly seat: Player,
    private readonly hand: HandView = HANDS.usual,
    private seed = 0,
  ) {}

  /** Change what this pilot's hand wants; the other's stays. */
  move(seen: Seen, hands: Hands): Hands {
    const looks = this.wait <= 0;
    this.wait = looks ? this.hand.reaction : this.wait - 1;
    if (this.seat === seen.attacker) {
      if (looks) this.knob = this.unsteadily(steer(seen), seen.console);
      return { ...hands, knob: this.knob };
    }
    if (looks) this.goal = dodge(seen);
    if (!this.goal) return hands;
    const [x, y] = seen.console.spots[this.seat];
    const { pace } = this.hand;
    return { ...hands, spot: [towards(x, this.goal[0], pace), towards(y, this.goal[1], pace)] };
  }

  private unsteadily(knob: number, { y }: Console): number {
    if (this.seed === 0) this.seed = (Math.floor(Math.abs(y) * 1000000000) % (MODULUS - 1)) + 1;
    const off = this.draw() + this.draw() - 1;
    return between(knob + this.hand.unsteady * off, -1, 1);
  }

  private draw(): number {
    this.seed = (this.seed * FACTOR) % MODULUS;
    return this.seed / MODULUS;
  }
}

/** The knob's setting that takes the wave to where the spot stands now. */
export function steer({ console, attacker, defender }: Seen): number {
  const share = kept(console, attacker);
  const [, goal] = console.spots[defender];
  if (share === 1) return console.english[attacker]; // the wave is there already
  const height = (goal - console.y * share) / (1 - share);
  let [low, high] = [-1, 1];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (asked(console, middle) < height) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A place out of the wave's way: up or down, whichever has room, and inward. */
export function dodge({ console, attacker, defender }: Seen): Point {
  const [was, y] = console.spots[defender];
  const inward = defender ? was - INWARD : was + INWARD;
  const x = inside(defender, [inward, y]) ? inward : was;
  const height = coming({ console, attacker });
  const away = y >= height ? 1 : -1;
  const goals = [height + away * FAR, height - away * FAR];
  return [x, goals.find((goal) => inside(defender, [x, goal])) ?? CENTRE_Y];
}

/** How high the wave will be where the attacked spot stands, if nobody moves. */
export function coming({ console, attacker }: Pick<Seen, "console" | "attacker">): number {
  const height = asked(console, console.english[attacker]);
  return height + (console.y - height) * kept(console, attacker);
}

/** How much of the wave's height is kept until it is where the attacked spot stands. */
function kept(console: Console, attacker: Player): number {
  const [kx, ky] = CHARGES[console.speed];
  const [goal] = console.spots[attacker ? 0 : 1];
  let [x, share] = [console.x, 1];
  for (let step = 0; step < LONGEST; step += 1) {
    x += kx * (RAILS[attacker] - x);
    if (attacker ? x <= goal : x >= goal) break;
    share -= ky * share;
  }
  return share;
}

function asked({ speed }: Console, english: number): number {
  const [straight, cubed] = TAPERS[speed];
  return CENTRE_Y + straight * english + cubed * (english * english * english);
}

function between(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
