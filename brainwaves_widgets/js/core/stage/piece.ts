/** The SVG pieces of `art` that are made of paths alone, drawn in any size and colours. */

import type { Pen } from "./draw";

/** What a piece's `var(--name)` stands for; "none" is not painted. */
export type Tones = Record<string, string>;

const read = new Map<string, Record<string, string>[]>();

/** Draw a piece of 24 by 24 as a square of this width, turned by so many right angles. */
export function paintPiece(pen: Pen, svg: string, w: number, tones: Tones, turn = 0): void {
  pen.save();
  pen.scale(w / 24, w / 24);
  pen.translate(12, 12);
  pen.rotate((turn * Math.PI) / 2);
  pen.translate(-12, -12);
  for (const path of pathsOf(svg)) {
    const shape = new Path2D(path.d);
    const tone = (name: string) => tones[path[name]?.slice(6, -1) ?? ""] ?? "none";
    pen.fillStyle = tone("fill");
    pen.strokeStyle = tone("stroke");
    pen.lineWidth = Number(path["stroke-width"]);
    pen.lineCap = (path["stroke-linecap"] ?? "butt") as CanvasLineCap;
    pen.lineJoin = (path["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
    pen.setLineDash((path["stroke-dasharray"] ?? "").split(" ").filter(Boolean).map(Number));
    if (tone("fill") !== "none") pen.fill(shape);
    if (tone("stroke") !== "none") pen.stroke(shape);
  }
  pen.restore();
}

/** The attributes of each path of a piece. */
function pathsOf(svg: string): Record<string, string>[] {
  let paths = read.get(svg);
  if (!paths) {
    paths = svg.split("<path ").slice(1).map((text) => Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="(.*?)"/g), ([, name, value]) => [name, value])));
    read.set(svg, paths);
  }
  return paths;
}
