/** A figure's sketch, as Python describes it in a unit box, drawn on the canvas. */

import { figure } from "../../../art/palette.json";
import { circle, fill, type Pen, write } from "./draw";
import { PAPER } from "../page/theme";
import type { Point, Role, Sketch } from "./wire";

const COLOURS: Record<Role, string> = { figure: PAPER.ink, mark: figure.mark, witness: figure.witness, axis: figure.mark };
const WIDTHS: Record<Role, number> = { figure: 2.4, mark: 1.8, witness: 4, axis: 1.8 };

/** Draw a sketch into a square of this size; lines keep their width. */
export function paintSketch(pen: Pen, sketch: Sketch, size: number, quiet = false): void {
  pen.save();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (quiet) pen.globalAlpha = 0.28;
  for (const role of ["figure", "axis", "mark", "witness"] as const) paintRole(pen, sketch, role, size);
  for (const { at, text } of sketch.letters ?? []) {
    write(pen, text, at[0] * size, at[1] * size + 1, { size: 13, bold: true, color: PAPER.ink, align: "center" });
  }
  pen.restore();
}

function paintRole(pen: Pen, sketch: Sketch, role: Role, size: number): void {
  const mine = <T extends { role: Role }>(parts: T[] | undefined) => (parts ?? []).filter((part) => part.role === role);
  const at = ([x, y]: Point): Point => [x * size, y * size];
  pen.strokeStyle = COLOURS[role];
  pen.lineWidth = WIDTHS[role];
  pen.setLineDash(role === "axis" ? [6, 5] : []);
  const finish = (closed: boolean) => {
    if (closed && role === "figure") fill(pen, figure.fill);
    pen.stroke();
  };
  const trace = (points: Point[], closed: boolean) => {
    pen.beginPath();
    for (const point of points) pen.lineTo(...at(point));
    if (closed) pen.closePath();
    finish(closed);
  };
  for (const { points, closed } of mine(sketch.polylines)) trace(points, closed);
  for (const { middle, radius } of mine(sketch.circles)) {
    circle(pen, ...at(middle), radius * size);
    finish(true);
  }
  for (const { middle, radii, turn } of mine(sketch.ellipses)) {
    pen.beginPath();
    pen.ellipse(...at(middle), ...at(radii), (turn * Math.PI) / 180, 0, 2 * Math.PI);
    finish(true);
  }
  for (const { points } of mine(sketch.beziers)) {
    const [first, ...rest] = points.map(at);
    if (!first) continue;
    pen.beginPath();
    pen.moveTo(...first);
    for (let i = 0; i + 2 < rest.length; i += 3) {
      const [a, b, c] = rest.slice(i, i + 3) as [Point, Point, Point];
      pen.bezierCurveTo(...a, ...b, ...c);
    }
    pen.stroke();
  }
  for (const { from, to } of mine(sketch.ticks)) trace([from, to], false);
  if (role === "witness") pen.lineWidth = 2.2;
  for (const { points } of mine(sketch.squares)) trace(points, false);
  for (const { middle, radius, start, sweep } of mine(sketch.arcs)) {
    pen.beginPath();
    pen.moveTo(...at(middle));
    pen.arc(...at(middle), radius * size, start, start + sweep);
    pen.closePath();
    fill(pen, `${COLOURS[role]}38`);
    pen.stroke();
  }
  pen.lineWidth = WIDTHS[role];
  for (const { tip, turn } of mine(sketch.arrows)) {
    pen.save();
    pen.translate(...at(tip));
    pen.rotate(turn);
    pen.stroke(new Path2D("M-8 -5L0 0L-8 5"));
    pen.restore();
  }
  pen.fillStyle = COLOURS[role];
  for (const dot of mine(sketch.dots)) {
    circle(pen, ...at(dot.at), role === "witness" ? 4.5 : 3);
    pen.fill();
  }
}
