/** The SVG pieces of `art` that are made of paths alone, drawn in any size and colours. */

import type { Pen } from "./draw";

/** What a piece's `var(--name)` stands for; "none" is not painted. */
export type Tones = Record<string, string>;

/** The attributes of an element. */
type Attributes = Record<string, string>;

const read = new Map<string, { size: number[]; paths: Attributes[] }>();

/** Draw a piece this wide and high, a square if no height is given, turned by `turn` right angles. */
export function paintPiece(pen: Pen, svg: string, w: number, tones: Tones, turn = 0, h = w): void {
  const { size, paths } = piece(svg);
  const [width = 24, height = 24] = size;
  pen.save();
  pen.scale(w / width, h / height);
  pen.translate(width / 2, height / 2);
  pen.rotate((turn * Math.PI) / 2);
  pen.translate(-width / 2, -height / 2);
  const alpha = pen.globalAlpha;
  for (const path of paths) {
    const shape = new Path2D(path.d);
    const tone = (name: string) => tones[path[name]?.slice(6, -1) ?? ""] ?? "none";
    pen.fillStyle = tone("fill");
    pen.strokeStyle = tone("stroke");
    pen.globalAlpha = alpha * Number(path["stroke-opacity"] ?? 1);
    pen.lineWidth = Number(path["stroke-width"]);
    pen.lineCap = (path["stroke-linecap"] ?? "butt") as CanvasLineCap;
    pen.lineJoin = (path["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
    pen.setLineDash(numbers(path["stroke-dasharray"]));
    if (tone("fill") !== "none") pen.fill(shape);
    if (tone("stroke") !== "none") pen.stroke(shape);
  }
  pen.restore();
}

function piece(svg: string) {
  let found = read.get(svg);
  if (!found) {
    const [frame = "", ...paths] = svg.split("<path ");
    found = { size: numbers(attributes(frame).viewBox).slice(2), paths: paths.map(attributes) };
    read.set(svg, found);
  }
  return found;
}

const attributes = (text: string): Attributes =>
  Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="(.*?)"/g), ([, name, value]) => [name, value]));

const numbers = (text = ""): number[] => text.split(" ").filter(Boolean).map(Number);
