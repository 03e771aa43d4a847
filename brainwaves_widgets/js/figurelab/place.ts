/** Where corners are, on the sheet and in pixels, and where a letter stands beside one. */

import type { Point } from "../core/stage/wire";

export interface Grid {
  size: number;
  grid: number;
  snap: boolean;
}

/** A point of the sheet as a part of its width and height, from the top left. */
export function toBox([x, y]: Point, { size }: Grid): Point {
  return [x / size, 1 - y / size];
}

/** Where a point belongs that a hand has moved: on the sheet, and on the grid if it snaps. */
export function settled([x, y]: Point, { size, grid, snap }: Grid): Point {
  const near = (value: number) => {
    const there = snap ? Math.round(value / grid) * grid : value;
    const most = snap ? Math.floor(size / grid + 1e-9) * grid : size;
    return Number(Math.min(Math.max(there, 0), most).toFixed(9));
  };
  return [near(x), near(y)];
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key moves a point; with Shift farther on a grid, and finer without one. */
export function stepped(point: Point, key: string, shift: boolean, on: Grid): Point | null {
  const way = WAYS[key];
  if (!way) return null;
  const parts = on.snap ? (shift ? 4 : 1) : shift ? 1 / 50 : 1 / 5;
  const step = on.grid * parts;
  const [x, y] = on.snap ? settled(point, on) : point;
  return settled([x + way[0] * step, y + way[1] * step], on);
}

/** The way from a corner to its letter: away from the lines that meet there. */
export function aside(points: Point[], i: number, closed: boolean, endless = false): Point {
  const here = points[i];
  if (!here) return [0, -1];
  const ways: Point[] = [];
  const last = points.length - 1;
  if (closed || i > 0) ways.push(unit(here, points[i ? i - 1 : last]));
  if (closed || i < last) ways.push(unit(here, points[i < last ? i + 1 : 0]));
  let [x, y] = [-sum(ways, 0), -sum(ways, 1)];
  const [before, after] = ways;
  // Into a notch that is wide enough: there the letter is outside the figure.
  if (closed && before && after && isDent(points, i) && before[0] * after[0] + before[1] * after[1] < 0.5) [x, y] = [-x, -y];
  if (Math.hypot(x, y) < 0.2 || (endless && ways.length === 1)) [x, y] = [ways[0]?.[1] ?? 0, -(ways[0]?.[0] ?? 1)];
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}

/** Whether a corner points inwards: one turns there against the way around. */
function isDent(points: Point[], i: number): boolean {
  const at = (j: number): Point => points[(j + points.length) % points.length] ?? [0, 0];
  const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const around = points.reduce((sum, [x, y], j) => sum + x * at(j + 1)[1] - y * at(j + 1)[0], 0);
  return turn(at(i - 1), at(i), at(i + 1)) * around < 0;
}

function unit([ax, ay]: Point, to: Point | undefined): Point {
  const [dx, dy] = [(to?.[0] ?? ax) - ax, (to?.[1] ?? ay) - ay];
  const long = Math.hypot(dx, dy) || 1;
  return [dx / long, dy / long];
}

function sum(ways: Point[], at: 0 | 1): number {
  return ways.reduce((total, way) => total + way[at], 0);
}

/** A coordinate as one reads it. */
export function read(value: number): string {
  return String(Number(value.toFixed(2)));
}
