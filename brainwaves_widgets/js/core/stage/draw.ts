/** Small helpers to draw with: boxes and text that fits. */

import { FONT, PAPER, type Ring, type Theme } from "../page/theme";

export type Pen = CanvasRenderingContext2D;

/** How many pixels of the screen stand for one of the picture. */
export const sharpness = (pen: Pen): number => (window.devicePixelRatio || 1) * Number(pen.canvas.dataset.zoom ?? 1);

/** Draw a straight line. */
export function line(pen: Pen, color: string, width: number, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  stroke(pen, color, width);
}

/** Lay the path of a circle. */
export function circle(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
}

/** Fill the path that was laid. */
export function fill(pen: Pen, color: string | CanvasGradient): void {
  pen.fillStyle = color;
  pen.fill();
}

/** Draw a line along the path that was laid. */
export function stroke(pen: Pen, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Lay the path of a box with round corners. */
export function roundBox(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.max(0, Math.min(r, w / 2, h / 2)));
}

/** Draw the path that was laid as a ring. */
export function ring(pen: Pen, { line, edge }: Ring, width = 3): void {
  stroke(pen, edge, width + 3);
  stroke(pen, line, width);
}

/** A warm paper card: radius, hairline and a shadow of two pixels. */
export function paper(pen: Pen, w: number, h: number, radius = 12): void {
  shadow(pen, w, h, radius);
  pill(pen, w, h, PAPER.face, PAPER.line, radius);
}

/** A flat shadow below something; blurred ones cost more than all the rest of a picture. */
export function shadow(pen: Pen, w: number, h: number, radius: number, depth = 2): void {
  roundBox(pen, 0.5, 0.5 + depth, w - 1, h - 1, radius);
  fill(pen, "rgba(31, 39, 51, 0.16)");
}

export interface Type {
  size: number;
  bold?: boolean;
  color: string;
  align?: CanvasTextAlign;
}

export function setType(pen: Pen, type: Type): void {
  pen.font = `${type.bold ? "600 " : ""}${type.size}px ${FONT}`;
  pen.fillStyle = type.color;
  pen.textAlign = type.align ?? "left";
  pen.textBaseline = "middle";
}

let ruler: Pen | null = null;

/** Return how wide a line is when it is written. */
export function widthOf(text: string, type: Type): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return 0;
  setType(ruler, type);
  return ruler.measureText(text).width;
}

/** Write one line, shortened with an ellipsis where it would be wider than `width`. */
export function write(pen: Pen, text: string, x: number, y: number, type: Type, width = Infinity): void {
  setType(pen, type);
  pen.fillText(width < Infinity ? laid(text, width, 1, type).join("") : text, x, y);
}

/** Write text on up to `most` lines around the middle `y`; return the number of lines. */
export function writeLines(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  type: Type,
  width: number,
  most: number,
): number {
  setType(pen, type);
  const lines = laid(text, width, most, type);
  lines.forEach((line, i) => pen.fillText(line, x, y + (i - (lines.length - 1) / 2) * step(type)));
  return lines.length;
}

/** How far lines of text are apart. */
export const step = ({ size }: Type): number => Math.round(size * (size < 12 ? 1.15 : 1.25));

/** Return how many lines text takes, `most` at most. */
export function linesOf(text: string, width: number, most: number, type: Type): number {
  return text ? laid(text, width, most, type).length : 0;
}

/** Return the type in the largest of these sizes that does not cut the text on `most` lines, or in the last. */
export function fitting(text: string, width: number, most: number, type: Type, ...smaller: number[]): Type {
  const found = [type.size, ...smaller].find((size) => isWhole(text, width, most, { ...type, size }));
  return { ...type, size: found ?? smaller.at(-1) ?? type.size };
}

/** Tell whether a text can be read in full on so many lines. */
export const isWhole = (text: string, width: number, most: number, type: Type): boolean =>
  !laid(text, width, most, type).some((line) => line.endsWith("…"));

const lines = new Map<string, string[]>();
const MOST_KEPT = 2000;

/** Return text on lines that fit. Measuring takes longer than all the rest of a frame, so they are kept. */
function laid(text: string, width: number, most: number, type: Type): string[] {
  const key = `${type.size} ${type.bold} ${width} ${most} ${text}`;
  let found = lines.get(key);
  if (!found) {
    if (lines.size >= MOST_KEPT) lines.clear();
    lines.set(key, (found = wrap(text, width, most, (part) => widthOf(part, type))));
  }
  return found;
}

type Measure = (text: string) => number;

export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length && measure(`${letters.join("")}…`) > width) letters.pop();
  return letters.length ? `${letters.join("").trimEnd()}…` : "…";
}

/** Break text into at most `most` lines no wider than `width`; the last one is shortened. */
export function wrap(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width && lines.length < most - 1) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].map((one) => shorten(one, width, measure));
}

/** A pill such as a player's chip or a button. */
export function pill(pen: Pen, w: number, h: number, inside: string, edge: string, radius = h / 2): void {
  roundBox(pen, 0.5, 0.5, w - 1, h - 1, radius);
  fill(pen, inside);
  stroke(pen, edge, 1);
}

/** A button that says what it does: filled for the main one, outlined for others. */
export function button(pen: Pen, w: number, h: number, text: string, theme: Theme, main: boolean): void {
  pill(pen, w, h, main ? theme.accent : theme.raised, main ? theme.accent : theme.line, 12);
  const type = { size: main ? 16 : 13, bold: true, color: main ? theme.onAccent : theme.ink, align: "center" as const };
  writeLines(pen, text, w / 2, h / 2 + 1, fitting(text, w - 12, 1, type, 14, 12, 11), w - 12, 2);
}
