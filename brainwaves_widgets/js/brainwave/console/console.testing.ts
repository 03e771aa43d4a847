/** What only tests do with the console: set it up, hold its buttons, and let it run by itself. */

import { centre, CENTRE_Y, type Console, type Flight, fly, last, other, type Pair, type Player, type Point, put, RAILS, RED_CIRCLE, type Speed } from "./console";

const FREE: Pair<number> = [-Infinity, Infinity];
const NOWHERE: Point = [Infinity, Infinity];

/** Knobs centred, spots on their red circles, the wave on the attacker's rail (W8). */
export function newConsole(attacker: Player = 0, speed: Speed = "slow"): Console {
  return {
    x: RAILS[other(attacker)],
    y: CENTRE_Y,
    flip: attacker,
    spots: [centre(0, RED_CIRCLE), centre(1, RED_CIRCLE)],
    english: [0, 0],
    held: [false, false],
    speed,
  };
}

/** Press a player's Reset and hold it: the flip-flop is theirs, the wave stays (W2, W3). */
export function press(console: Console, player: Player): Console {
  const held = put(console.held, player, true);
  return { ...console, held, flip: held[0] && held[1] ? console.flip : player };
}

/** Let go of a player's Reset; one that is still held now has its way (W3). */
export function release(console: Console, player: Player): Console {
  const held = put(console.held, player, false);
  return { ...console, held, flip: held[0] ? 0 : held[1] ? 1 : console.flip };
}

/** Let time run for so many steps, the wave bouncing from spot to spot (W2, W4). */
export function run(console: Console, steps: number): Flight {
  const path: Point[] = [[console.x, console.y]];
  const targets: Pair<Point> = console.held[0] || console.held[1] ? [NOWHERE, NOWHERE] : console.spots;
  let flip = console.flip;
  while (path.length <= steps) {
    const end = fly(path, console, flip, targets[other(flip)], FREE, steps + 1 - path.length);
    if (end === "touched") flip = other(flip);
  }
  const [x, y] = last(path);
  return { console: { ...console, x, y, flip }, path };
}
