/** The squares of both mazes: which there are, what they are worth, where they are on the glass. */

import { columns as COLUMN_NUMBERS, rows } from "../../../brainwave/console/maze.json";
import type { Box } from "../../core/page/types";
import { CELL_HEIGHT, CELL_WIDTH, centre, OUTER_ROW, type Player, type Square } from "./console";

export const SIDES: readonly Player[] = [0, 1];

/** All squares of a maze; its outer corners are none. */
export const SQUARES: readonly Square[] = COLUMN_NUMBERS.flatMap((column) =>
  rows.map((_, r) => ({ column, row: r - OUTER_ROW })).filter(({ row }) => column > 1 || Math.abs(row) < OUTER_ROW),
);

export const valueOf = ({ column, row }: Square): number => column + Math.abs(row);

/** Where a square lies on a glass of this size. */
export function cellOn(glass: Box, side: Player, square: Square): Box {
  const [x, y] = centre(side, square);
  const [w, h] = [CELL_WIDTH * glass.w, CELL_HEIGHT * glass.h];
  return { x: glass.x + x * glass.w - w / 2, y: glass.y + y * glass.h - h / 2, w, h };
}
