/**
 * The 1973 console, twin of brainwave/console.py: the same doubles, bit for bit (W6).
 * A step uses nothing but + - * and comparisons; what the constants mean is said there.
 */

export type Point = readonly [x: number, y: number];
export type Pair<T> = readonly [T, T];
/** 0 is player 1, green, on the left; 1 is player 2, blue, on the right. */
export type Player = 0 | 1;
export type Speed = keyof typeof CHARGES;

export interface Square {
  column: number;
  /** -5 at the top to 5. */
  row: number;
}

export interface Console {
  readonly x: number;
  readonly y: number;
  /** The flip-flop: whose wave it is. Player 1 sends it right, player 2 left (W2). */
  readonly flip: Player;
  readonly spots: Pair<Point>;
  readonly english: Pair<number>;
  /** Whose Reset is held down (W3). */
  readonly held: Pair<boolean>;
  readonly speed: Speed;
}

/** The wave's path, from where it was, one point a step, and the console after it. */
export interface Flight {
  console: Console;
  path: Point[];
}

export interface Shot extends Flight {
  hit: boolean;
  telepathic: boolean;
  /** The place in the path where the defender's spot was hit. */
  struck: number | null;
}

/** Both players' controls in a breakthrough, step by step from the launch (W26, W27). */
export interface Trace {
  english: readonly number[];
  spot: readonly Point[];
}

export interface Launch extends Flight {
  hit: boolean;
  /** The first step, from 0, that found the attacked spot outside its border, hit or not (W26). */
  left: number | null;
}

export type End = "onward" | "touched" | "off";

export const COLUMNS = 7;
export const OUTER_ROW = 5;
export const CELL_WIDTH = 0.06125;
export const CELL_HEIGHT = 0.07867;
export const CENTRE_X = 0.5;
export const CENTRE_Y = 0.4924;
export const RED_CIRCLE: Square = { column: 1, row: 0 };

export const STEPS_PER_SECOND = 60;
export const RAILS: Pair<number> = [1.1, -0.1];
export const CHARGES = {
  slow: [0.02739552288365161, 0.02739552288365161],
  middle: [0.04081054289086181, 0.04081054289086181],
  fast: [0.07995558537067675, 0.07995558537067675],
  "edition 1": [0.02739552288365161, 0.013792883256083781],
} as const;
export const TAPERS = {
  slow: [0.2, 0.8],
  middle: [0.2, 0.8],
  fast: [0.2, 0.8],
  "edition 1": [0.95, 0],
} as const;
export const TOUCH_X = 0.0459375;
export const TOUCH_Y = 0.0590025;
export const LEFT = -0.0153125;
export const RIGHT = 1.0153125;
export const LONGEST = 96;
export const SPOT_STEP = 0.04;
export const ENGLISH_STEP = 0.17;
export const SLACK = 1e-9;

const EDGES: Pair<Pair<number>> = [
  [-Infinity, RIGHT],
  [LEFT, Infinity],
];
const NOWHERE: Point = [Infinity, Infinity];

export const other = (player: Player): Player => (player ? 0 : 1);
export const put = <T>(pair: Pair<T>, player: Player, item: T): Pair<T> =>
  player ? [pair[0], item] : [item, pair[1]];

/** The middle of a square on the screen (W5). */
export function centre(side: Player, { column, row }: Square): Point {
  const outward = COLUMNS + 0.5 - column;
  const x = side ? CENTRE_X + outward * CELL_WIDTH : CENTRE_X - outward * CELL_WIDTH;
  return [x, CENTRE_Y + row * CELL_HEIGHT];
}

/** Whether the middle of a spot is within the outer border of its maze (W26). */
export function inside(side: Player, [x, y]: Point): boolean {
  const outward = side ? x - CENTRE_X : CENTRE_X - x;
  const off = y > CENTRE_Y ? y - CENTRE_Y : CENTRE_Y - y;
  const columns = off <= (OUTER_ROW - 0.5) * CELL_HEIGHT ? COLUMNS : COLUMNS - 1;
  return off <= (OUTER_ROW + 0.5) * CELL_HEIGHT && outward >= 0 && outward <= columns * CELL_WIDTH;
}

/** Turn a player's English knob, from -1 (up) to 1 (down). */
export function turn(console: Console, player: Player, english: number): Console {
  if (!(english >= -1 && english <= 1)) {
    throw new RangeError(`an English knob stands between -1 and 1, not at ${english}`);
  }
  return { ...console, english: put(console.english, player, english) };
}

/** Put a player's spot somewhere on the screen, by its middle. */
export function place(console: Console, player: Player, [x, y]: Point): Console {
  if (!(Number.isFinite(x) && Number.isFinite(y))) {
    throw new RangeError(`a spot is somewhere, not at ${x}, ${y}`);
  }
  return { ...console, spots: put<Point>(console.spots, player, [x, y]) };
}

/** Put both spots on their red circles (W26, W30). */
export function home(console: Console): Console {
  return { ...console, spots: [centre(0, RED_CIRCLE), centre(1, RED_CIRCLE)] };
}

/** Whether the wave is off the screen on a player's side. */
export const off = (console: Console, player: Player): boolean =>
  player ? console.x > RIGHT : console.x < LEFT;

/** Hold the defender's Reset until the wave is off on the attacker's side (W11). */
export function carry(console: Console, defender: Player): Flight {
  const path: Point[] = [[console.x, console.y]];
  if (!off(console, other(defender))) fly(path, console, defender, NOWHERE, EDGES[defender], LONGEST);
  return { console: frozen(console, path, defender), path };
}

/** Set the attacker's English, fire with Reset, and see it through (W12 to W16). */
export function shoot(before: Console, attacker: Player, english: number): Shot {
  const defender = other(attacker);
  const console = turn(before, attacker, english);
  const path: Point[] = [[console.x, console.y]];
  let end = fly(path, console, attacker, console.spots[defender], EDGES[attacker], LONGEST);
  const hit = end === "touched";
  const struck = hit ? path.length - 1 : null;
  if (hit) end = fly(path, console, defender, console.spots[attacker], EDGES[defender], LONGEST);
  const telepathic = hit && end === "touched";
  const flip = hit && !telepathic ? defender : attacker;
  return { hit, telepathic, struck, path, console: frozen(console, path, flip) };
}

/** One step of a launch, with the controls as they stand: what live steering runs on (W27). */
export function advance(console: Console, attacker: Player): { console: Console; end: End } {
  const path: Point[] = [[console.x, console.y]];
  const end = fly(path, console, attacker, console.spots[other(attacker)], EDGES[attacker], 1);
  const flip = end === "touched" ? other(attacker) : attacker;
  return { console: frozen(console, path, flip), end };
}

/** Launch the wave and replay what both players did, until it hits or is gone (W27). */
export function launch(before: Console, attacker: Player, trace: Trace): Launch {
  const defender = other(attacker);
  const left = checkTrace(trace, defender);
  let console: Console = frozen(before, [[before.x, before.y]], attacker);
  let end: End = "onward";
  const path: Point[] = [[console.x, console.y]];
  for (let step = 0; step < LONGEST && end === "onward"; step++) {
    const [english, spot] = [trace.english[step], trace.spot[step]];
    if (english !== undefined) console = turn(console, attacker, english);
    if (spot !== undefined) console = place(console, defender, spot);
    ({ console, end } = advance(console, attacker));
    path.push([console.x, console.y]);
  }
  const inTime = left !== null && left < path.length - 1;
  return { hit: end === "touched", left: inTime ? left : null, path, console };
}

/** Refuse what no person could have done; tell at which step the spot left its maze (W26). */
export function checkTrace({ english, spot }: Trace, defender: Player): number | null {
  if (Math.max(english.length, spot.length) > LONGEST) {
    throw new RangeError(`a launch is over after ${LONGEST} steps at most`);
  }
  if (!english.every((value) => value >= -1 && value <= 1)) {
    throw new RangeError("an English knob stands between -1 and 1");
  }
  if (!spot.every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1)) {
    throw new RangeError("a spot is on the screen, from 0 to 1 both ways");
  }
  const far = (a: number, b: number | undefined, most: number) => Math.abs((b ?? a) - a) > most + SLACK;
  if (english.some((value, i) => far(value, english[i + 1], ENGLISH_STEP))) {
    throw new RangeError(`an English knob turns by ${ENGLISH_STEP} a step at most`);
  }
  if (spot.some(([x, y], i) => far(x, spot[i + 1]?.[0], SPOT_STEP) || far(y, spot[i + 1]?.[1], SPOT_STEP))) {
    throw new RangeError(`a spot moves by ${SPOT_STEP} of the screen a step at most`);
  }
  const left = spot.findIndex((point) => !inside(defender, point));
  return left < 0 ? null : left;
}

/** Go from a value towards another by no more than the bound: keeps a hand's trace possible. */
export const towards = (from: number, to: number, most: number): number =>
  to > from + most ? from + most : to < from - most ? from - most : to;

export const last = (path: Point[]): Point => path[path.length - 1] as Point;

function frozen(console: Console, path: Point[], flip: Player): Console {
  const [x, y] = last(path);
  return { ...console, x, y, flip, held: [false, false] };
}

/** Take the wave one way until it touches the spot, passes an edge or the steps are over. */
export function fly(
  path: Point[],
  console: Console,
  flip: Player,
  [spotX, spotY]: Point,
  [low, high]: Pair<number>,
  steps: number,
): End {
  const [kx, ky] = CHARGES[console.speed];
  const rail = RAILS[flip];
  const [straight, cubed] = TAPERS[console.speed];
  const english = console.english[flip];
  const asked = CENTRE_Y + straight * english + cubed * (english * english * english);
  let [x, y] = last(path);
  for (let step = 0; step < steps; step++) {
    x += kx * (rail - x);
    y += ky * (asked - y);
    path.push([x, y]);
    const [dx, dy] = [x - spotX, y - spotY];
    if (-TOUCH_X < dx && dx < TOUCH_X && -TOUCH_Y < dy && dy < TOUCH_Y) return "touched";
    if (!(low < x && x < high)) return "off";
  }
  return "onward";
}
