/** What happened on the console, told by an event, as a way that the tube can show. */

import type { GameEvent } from "../../core/screen/wire";
import { carry, centre, launch, type Player, type Point, shoot } from "./console";
import { goingOn, type Way } from "../view";
import type { SeenConsole } from "../wire";

export interface Flown {
  path: Point[];
  /** Where the attacked spot was at each step, if it moved. */
  spots: readonly Point[];
  /** How the attacker's knob stood at each step. */
  knob: number[];
  word: string;
}

/** Tell whether a wave flew, of which something came. */
export const isShot = ({ kind }: GameEvent): boolean => kind === "shot" || kind === "launched";

export const isFlight = (event: GameEvent): boolean => event.kind === "went" || isShot(event);

/** The same flight in two scenes has the same key. */
export const flightKey = ({ kind, console, english, spot }: GameEvent): string =>
  JSON.stringify([kind, console, english, spot]);

/** Fly a shot or a launch again. */
export function flown(event: GameEvent): Flown {
  const seat = event.seat as Player;
  const before = goingOn(event.console as SeenConsole);
  if (event.kind === "shot") {
    const { path } = shoot(before, seat, Number(event.english));
    return { path, spots: [], knob: [Number(event.english)], word: wordOf(event) };
  }
  const trace = { english: event.english as number[], spot: event.spot as Point[] };
  return { path: launch(before, seat, trace).path, spots: trace.spot, knob: trace.english, word: wordOf(event) };
}

/** How the held Reset carries the wave to the attacker's side (W11). */
export const carried = (event: GameEvent): Point[] =>
  carry(goingOn(event.console as SeenConsole), event.seat as Player).path;

/** The defender's way through the maze, in short steps. */
export function walked(event: GameEvent, steps: number): Point[] {
  const seat = event.seat as Player;
  const corners = (event.way as Way).map(([column, row]) => centre(seat, { column, row }));
  return corners.flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = corners[i - 1] ?? [x, y];
    const parts = i ? steps : 1;
    return Array.from({ length: parts }, (_, k): Point => {
      const share = (k + 1) / parts;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

const WORDS: Record<string, string> = {
  hit: "Hit",
  telepathy: "Telepathy",
  miss: "Miss",
  through: "Breakthrough",
  left: "Outside again: a hit",
  restart: "Outside: restart",
};

/** What came of it, to be read on the glass. */
export function wordOf({ result, points }: Record<string, unknown>): string {
  const word = WORDS[String(result)] ?? "Failed";
  return result === "hit" || result === "telepathy" ? `${word}: ${points}` : word;
}
