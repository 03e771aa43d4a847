/** The overlay: where the heavy lines and the squares of both mazes are on the glass. */

import { columns as COLUMN_NUMBERS, horizontal, rows, vertical } from "../../../brainwave/console/maze.json";
import type { Box } from "../../core/page/types";
import { CELL_HEIGHT, CELL_WIDTH, CENTRE_X, CENTRE_Y, centre, COLUMNS, OUTER_ROW, type Player, type Point, type Square } from "./console";

export const SIDES: readonly Player[] = [0, 1];

/** The heavy lines of a maze, each one cell long (W1, W5). */
export function walls(side: Player): [Point, Point][] {
  const corner = (columns: number, rows: number): Point => {
    const outward = (COLUMNS - columns) * CELL_WIDTH;
    return [side ? CENTRE_X + outward : CENTRE_X - outward, CENTRE_Y + (rows - OUTER_ROW - 0.5) * CELL_HEIGHT];
  };
  return [vertical, horizontal].flatMap((lines, across) =>
    lines.flatMap((line, r) =>
      line.flatMap((wall, c): [Point, Point][] => (wall ? [[corner(c, r), corner(c + across, r + 1 - across)]] : [])),
    ),
  );
}

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
