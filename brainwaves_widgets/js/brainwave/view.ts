/** Brain Wave as Python tells it: what one seat may know. */

import type { Scene } from "../core/page/types";
import type { Console, Pair, Player, Point, Speed, Square } from "./console/console";

export type Tile = "logic" | "bender" | "decision" | "block";
export type Way = readonly (readonly [column: number, row: number])[];

export interface Laid {
  seat: Player;
  tile: Tile;
  turn: number;
  blocked?: boolean;
  breaking?: boolean;
  /** The turn of the other's Logic tile that a minor breakthrough replaced. */
  shared?: number;
  /** The turns of the Logic tiles as which the other's train uses it (W23). */
  through?: number[];
  /** Not connected to its start. */
  loose?: boolean;
}

export interface SeenConsole {
  x: number;
  y: number;
  flip: Player;
  spots: Pair<Point>;
  english: Pair<number>;
  speed: Speed;
}

export interface BrainView {
  phase: "throw" | "first" | "dice" | "go" | "shoot" | "draw" | "build" | "plan" | "attempt" | "keep" | "over";
  seat: number | null;
  players: string[];
  size: number;
  battle: number;
  battles: number;
  attacker: Player;
  turn: Player;
  dice: number[];
  /** The defender's ways for the roll, a step up, in, down or out a letter. */
  ways: string[];
  spots: (Square & { value: number })[];
  console: SeenConsole;
  power: number[];
  /** How many places a Brain Power track has. */
  track: number;
  sets: number[];
  banks: { count: number; tiles: Record<Tile, number> | null }[];
  starts: string[];
  finishes: string[];
  board: Record<string, Laid>;
  crossings: { seat: Player; square: string; far: string }[];
  plan: { kind: string; square: string; tiles: { square: string; tile: Tile; turn: number }[] } | null;
  winners: number[] | null;
}

export type BrainScene = Scene<BrainView>;

export const TILES: Record<Tile, string> = {
  logic: "Logic",
  bender: "Mind Bender",
  decision: "Decision Point",
  block: "Mental Block",
};

/** How many ways a tile can be turned. */
export const TURNS: Record<Tile, number> = { logic: 2, bender: 4, decision: 1, block: 1 };

/** The console as it can go on: between two moves nobody holds a Reset. */
export const goingOn = (seen: SeenConsole): Console => ({ ...seen, held: [false, false] });

/** Which seat's memory bank lies open here, the attacker's first. */
export function openBank({ banks, attacker }: BrainView): Player | null {
  const seats: Player[] = attacker ? [1, 0] : [0, 1];
  return seats.find((seat) => banks[seat]?.tiles) ?? null;
}
