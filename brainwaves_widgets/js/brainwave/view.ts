/** Brain Wave as Python tells it: what one seat may know. */

import type { Scene } from "../core/screen/wire";
import type { Console, Player } from "./console/console";
import type { BrainView, SeenConsole, Tile } from "./wire";

export type Way = readonly (readonly [column: number, row: number])[];

export type BrainScene = Scene<BrainView>;

export const TILES: Record<Tile, string> = {
  logic: "Logic",
  bender: "Mind Bender",
  decision: "Decision Point",
  block: "Mental Block",
};

/** How many ways a tile can be turned. */
export const TURNS: Record<Tile, number> = { logic: 2, bender: 4, decision: 1, block: 1 };

/** The console between two moves, when nobody holds a Reset. */
export const goingOn = (seen: SeenConsole): Console => ({ ...seen, held: [false, false] });

/** Which seat's memory bank lies open here, the attacker's first. */
export function openBank({ banks, attacker }: BrainView): Player | null {
  const seats: Player[] = attacker ? [1, 0] : [0, 1];
  return seats.find((seat) => banks[seat]?.tiles) ?? null;
}
