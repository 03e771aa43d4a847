/** The sheet of a figure laboratory: the grid, the figure, its letters, and what shows a verdict. */

import { line, type Pen, setType, write } from "../core/stage/draw";
import { paintSketch } from "../core/stage/sketch";
import type { Sketch } from "../core/stage/wire";
import { PAPER } from "../core/page/theme";
import { aside, read, toBox } from "./place";
import type { Point } from "../core/stage/wire";
import type { LabScene } from "./wire";

/** Lines of the grid closer than this are numbered less often. */
const NUMBERED = 30;
const ENDLESS = new Set(["ray", "straight line", "angle"]);
const STRAIGHT = new Set(["polygon", "polygonal chain", "segment"]);

export function paintGrid(pen: Pen, { size, grid }: LabScene, wide: number): void {
  const step = (grid / size) * wide;
  const every = Math.ceil(NUMBERED / step);
  for (let i = 1; i * step < wide - 1; i += 1) {
    const tone = i % every ? PAPER.grid : PAPER.edge;
    pen.globalAlpha = i % every ? 1 : 0.6;
    const at = Math.round(i * step) + 0.5;
    line(pen, tone, 1, at, 0, at, wide);
    line(pen, tone, 1, 0, wide - at, wide, wide - at);
    pen.globalAlpha = 1;
    if (i % every) continue;
    const type = { size: 10, color: PAPER.muted, align: "center" as const };
    write(pen, read(i * grid), at, wide - 8, type);
    write(pen, read(i * grid), 9, wide - at, type);
  }
}

/** Draw the figure where the hand has it now, even before Python has seen it. */
export function paintFigure(pen: Pen, scene: LabScene, corners: Point[], wide: number): void {
  const points = corners.map((point) => toBox(point, scene));
  const closed = scene.kind === "polygon";
  const drawn: Sketch = STRAIGHT.has(scene.kind)
    ? { polylines: [{ points, closed, role: "figure" }] }
    : scene.outline;
  paintSketch(pen, drawn, wide);
}

/** Write the letters beside the corners, readable on any line. */
export function paintLetters(pen: Pen, scene: LabScene, corners: Point[], wide: number): void {
  const points = corners.map((point) => toBox(point, scene).map((part) => part * wide) as Point);
  const type = { size: 15, bold: true, color: PAPER.ink, align: "center" as const };
  const inside = (value: number) => Math.min(Math.max(value, 9), wide - 9);
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  pen.strokeStyle = PAPER.face;
  setType(pen, type);
  points.forEach(([x, y], i) => {
    const [dx, dy] = aside(points, i, scene.kind === "polygon", ENDLESS.has(scene.kind));
    const letter = scene.letters[i] ?? "";
    pen.strokeText(letter, inside(x + dx * 21), inside(y + dy * 21));
    pen.fillText(letter, inside(x + dx * 21), inside(y + dy * 21));
  });
}
