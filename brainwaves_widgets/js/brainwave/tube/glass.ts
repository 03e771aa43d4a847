/** The set: its bezel and glass, the overlay with both mazes, and what glows on the tube. */

import maze from "../../../art/console/maze.svg";
import { circle, fill, type Pen, pill, roundBox, setType, stroke, type Type, widthOf, write } from "../../core/stage/draw";
import { paintPiece } from "../../core/stage/piece";
import type { Colours } from "../colours";
import { CELL_HEIGHT, CELL_WIDTH, CENTRE_X, CENTRE_Y, centre, COLUMNS, type Console, OUTER_ROW, type Player, type Point } from "../console/console";
import { SIDES, SQUARES, valueOf } from "../console/maze";

/** Where the numbers of the rows stand, from the edge, and where the mazes end above a free strip. */
const ROW_NUMBERS = CENTRE_X - (COLUMNS + 0.32) * CELL_WIDTH;
const STRIP = CENTRE_Y + (OUTER_ROW + 0.5) * CELL_HEIGHT;

/** What is on the tube at one moment. */
export interface Shown {
  console: Console;
  /** Where the wave was in the last steps: the phosphor still glows there. */
  trail: Point[];
  /** The path of the last shot, if it is shown, and what came of it. */
  path: Point[] | null;
  word: string;
  /** The keys of both sides, while a breakthrough is about to begin. */
  caps?: Caps | undefined;
}

export type Caps = { keys: string; text: string }[];

export function paintSet(pen: Pen, w: number, h: number, bezel: number, colours: Colours): void {
  roundBox(pen, 0, 0, w, h, bezel * 2.6);
  fill(pen, colours.bezel);
  roundBox(pen, 1, 1, w - 2, h - 2, bezel * 2.6);
  stroke(pen, "rgba(255, 255, 255, 0.08)", 1.5);
}

/** The glass with the overlay on it; drawn once for each size and kept. */
export function paintGlass(pen: Pen, w: number, h: number, colours: Colours, values: boolean): void {
  const middle = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w * 0.6);
  middle.addColorStop(0, colours.shine);
  middle.addColorStop(1, colours.glass);
  pen.save();
  roundBox(pen, 0, 0, w, h, 22);
  fill(pen, colours.glass === colours.shine ? colours.glass : middle);
  pen.clip();
  if (colours.glass !== colours.shine) paintScanLines(pen, w, h);
  for (const side of SIDES) {
    paintMaze(pen, w, h, side, colours);
    paintNumbers(pen, w, h, side, colours.sides[side]);
    if (values) paintValues(pen, w, h, side, colours.sides[side]);
  }
  pen.restore();
}

function paintScanLines(pen: Pen, w: number, h: number): void {
  pen.fillStyle = "rgba(255, 255, 255, 0.018)";
  for (let y = 0; y < h; y += 4) pen.fillRect(0, y, w, 1.5);
}

/** A maze as it is drawn for the left side; the right one is its mirror image (W1). */
function paintMaze(pen: Pen, w: number, h: number, side: Player, { sides, red }: Colours): void {
  pen.save();
  if (side) {
    pen.translate(w, 0);
    pen.scale(-1, 1);
  }
  pen.translate((CENTRE_X - COLUMNS * CELL_WIDTH) * w, (CENTRE_Y - (OUTER_ROW + 0.5) * CELL_HEIGHT) * h);
  paintPiece(pen, maze, COLUMNS * CELL_WIDTH * w, { side: sides[side], red }, 0, (2 * OUTER_ROW + 1) * CELL_HEIGHT * h);
  pen.restore();
}

function paintNumbers(pen: Pen, w: number, h: number, side: Player, tone: string): void {
  const type = { size: w < 400 ? 9 : 12, bold: true, color: tone, align: "center" as const };
  for (let column = 1; column <= 7; column += 1) {
    const [x] = centre(side, { column, row: 0 });
    write(pen, String(column), x * w, (CENTRE_Y - (OUTER_ROW + 0.5) * CELL_HEIGHT) * h - (w < 400 ? 6 : 9), type);
  }
  const x = side ? 1 - ROW_NUMBERS : ROW_NUMBERS;
  for (let row = -OUTER_ROW; row <= OUTER_ROW; row += 1) {
    const [, y] = centre(side, { column: 1, row });
    write(pen, String(Math.abs(row)), x * w, y * h + 1, type);
  }
}

function paintValues(pen: Pen, w: number, h: number, side: Player, tone: string): void {
  pen.globalAlpha = 0.85;
  const type = { size: w < 400 ? 9 : 12, color: tone, align: "center" as const };
  for (const square of SQUARES) {
    const [x, y] = centre(side, square);
    write(pen, String(valueOf(square)), x * w, y * h + 1, type);
  }
  pen.globalAlpha = 1;
}

/** Everything that glows on the tube now. */
export function paintTube(pen: Pen, w: number, h: number, shown: Shown, colours: Colours): void {
  pen.save();
  roundBox(pen, 0, 0, w, h, 22);
  pen.clip();
  if (shown.path) paintPath(pen, w, h, shown.path, colours);
  const [cw, ch] = [CELL_WIDTH * w, CELL_HEIGHT * h];
  for (const side of SIDES) {
    const [x, y] = shown.console.spots[side];
    paintSpot(pen, x * w, y * h, cw, ch, colours.light, colours.sides[side]);
  }
  shown.trail.forEach(([x, y], i) => {
    pen.globalAlpha = 0.5 * ((i + 1) / shown.trail.length) ** 2;
    roundBox(pen, x * w - cw / 4, y * h - ch / 4, cw / 2, ch / 2, 3);
    fill(pen, colours.light);
  });
  pen.globalAlpha = 1;
  const { x, y } = shown.console;
  paintSpot(pen, x * w, y * h, cw / 2, ch / 2, colours.light, colours.light);
  pen.restore();
  const free = paintEdge(pen, w, h, shown, colours);
  const below = shown.caps?.some(({ keys }) => keys) ? 1.2 : 2.4; // below the keys, or below the count
  shown.caps?.forEach((caps, side) => paintCaps(pen, w * (0.25 + side / 2), h / 2, Math.min(34, w / 16), caps, below, colours));
  if (shown.word) paintWord(pen, w, h, shown.word, free, colours);
}

/** Four key caps as they lie on a keyboard, and what they do. */
function paintCaps(pen: Pen, x: number, y: number, size: number, { keys, text }: Caps[number], below: number, { light, glass }: Colours): void {
  const type = { size: size * 0.55, bold: true, color: light, align: "center" as const };
  [...keys].forEach((key, i) => {
    pen.save();
    pen.translate(x + (i ? i - 2 : 0) * size * 1.15 - size / 2, y + (i ? 0 : -1.15 * size) - size / 2);
    pill(pen, size, size, glass, light, 6);
    write(pen, key, size / 2, size / 2 + 1, type);
    pen.restore();
  });
  paintLine(pen, text, x, y + size * below, size * 0.6, light, glass);
}

/** A glowing square: halos of the tone under a bright one; blurred shadows would cost too much. */
function paintSpot(pen: Pen, x: number, y: number, w: number, h: number, light: string, tone: string): void {
  for (const [more, alpha] of [[w * 0.5, 0.07], [w * 0.28, 0.12], [w * 0.12, 0.28]] as const) {
    pen.globalAlpha = alpha;
    roundBox(pen, x - w / 2 - more, y - h / 2 - more, w + 2 * more, h + 2 * more, 3 + more);
    fill(pen, tone);
  }
  pen.globalAlpha = 1;
  roundBox(pen, x - w / 2 + 1, y - h / 2 + 1, w - 2, h - 2, 3);
  fill(pen, light);
}

function paintPath(pen: Pen, w: number, h: number, path: Point[], { light }: Colours): void {
  pen.globalAlpha = 0.75;
  path.forEach(([x, y], i) => {
    if (i % 2) return;
    circle(pen, x * w, y * h, w < 400 ? 1.1 : 1.6);
    fill(pen, light);
  });
  pen.globalAlpha = 1;
}

/**
 * A mark on the edge where the wave waits off the screen: its height matters for the next shot (W4).
 * Return from where to where the strip below the mazes is still free.
 */
function paintEdge(pen: Pen, w: number, h: number, { console: { x, y }, trail }: Shown, { light, glass }: Colours): [number, number] {
  const half = CELL_WIDTH / 4;
  const [first, last] = [17, w - 17];
  if ((x > -half && x < 1 + half) || trail.length) return [first, last];
  const right = x > 0.5;
  const at = Math.min(0.98, Math.max(0.02, y)) * h;
  const long = Math.min(11, ROW_NUMBERS * w - 6); // it ends before the numbers
  const tip = Math.min(4, ROW_NUMBERS * w - long - 5);
  const mark = (by: number) => (right ? w - by : by);
  pen.beginPath();
  pen.moveTo(mark(tip), at);
  pen.lineTo(mark(tip + long), at - long * 0.64);
  pen.lineTo(mark(tip + long), at + long * 0.64);
  fill(pen, light);
  const [least, ph] = w < 400 ? [72, 14] : [88, 17]; // in the corner below the maze, where nothing else is
  const type: Type = { size: w < 400 ? 9 : 11, bold: true, color: light, align: "center" };
  const pw = Math.max(least, Math.ceil(widthOf(heightOf(y), type)) + ph);
  const px = right ? last - pw : first;
  const py = h - ph - 4;
  roundBox(pen, px, py, pw, ph, ph / 2);
  fill(pen, glass);
  stroke(pen, light, 1);
  write(pen, heightOf(y), px + pw / 2, py + ph / 2 + 1, type);
  return right ? [first, px - 6] : [px + pw + 6, last];
}

/** A height on the glass in rows of the maze. */
export function heightOf(y: number): string {
  const rows = Math.round(((y - CENTRE_Y) / CELL_HEIGHT) * 10) / 10;
  if (!rows) return "in the middle";
  return `${Math.abs(rows)} rows ${rows < 0 ? "up" : "down"}`;
}

/** A word in the strip below the mazes, as large as there is room for; a count in the middle. */
function paintWord(pen: Pen, w: number, h: number, word: string, [from, to]: [number, number], { light, glass }: Colours): void {
  if (word.length === 1) return paintLine(pen, word, w / 2, h / 2, w < 400 ? 60 : 96, light, glass);
  const high = Math.min(32, (1 - STRIP) * h * 0.75);
  const wide = widthOf(word, { size: high, bold: true, color: light });
  const size = high * Math.min(1, (to - from) / wide);
  // In the middle of the glass, unless the height stands there.
  const half = (wide * size) / high / 2;
  const x = Math.min(to - half, Math.max(from + half, w / 2));
  paintLine(pen, word, x, ((1 + STRIP) / 2) * h + 1, size, light, glass);
}

/** Words that can be read whatever glows behind them. */
function paintLine(pen: Pen, word: string, x: number, y: number, size: number, light: string, glass: string): void {
  const type: Type = { size, bold: true, color: light, align: "center" };
  pen.lineWidth = size / 4;
  pen.lineJoin = "round";
  pen.strokeStyle = glass;
  setType(pen, type);
  pen.strokeText(word, x, y);
  write(pen, word, x, y, type);
}
