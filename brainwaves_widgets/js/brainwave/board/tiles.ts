/** Thought tiles and the board they lie on. Green is a single line, blue a double one. */

import { type Pen, roundBox, write } from "../../core/stage/draw";
import type { Colours } from "../colours";
import type { Player } from "../console/console";
import { EDGE, nameOf } from "../layout";
import type { Laid, Tile } from "../wire";

/** The sides that a tile joins: 0 up, 1 right, 2 down, 3 left. */
export function joins(tile: Tile, turn: number): number[] {
  if (tile === "logic") return turn ? [3, 1] : [0, 2];
  if (tile === "bender") return [turn % 4, (turn + 1) % 4];
  return tile === "decision" ? [0, 1, 2, 3] : [];
}

export function paintLaid(pen: Pen, w: number, laid: Laid, colours: Colours): void {
  pen.globalAlpha = laid.loose ? 0.5 : 1;
  const { seat, tile, turn, shared, through = [] } = laid;
  paintBed(pen, w, colours.beds[seat]);
  paintLines(pen, w, shared === undefined ? joins(tile, turn) : joins("logic", 1 - shared), seat, colours);
  for (const way of through) paintLines(pen, w, joins("logic", way), seat ? 0 : 1, colours);
  if (laid.blocked) paintBlock(pen, w, colours);
  if (laid.breaking) paintBreak(pen, w, colours.red);
  if (laid.loose) paintLoose(pen, w, colours.light);
  pen.globalAlpha = 1;
}

/** A tile of a kind as it lies in the bank, or where it would lie. */
export function paintTile(pen: Pen, w: number, tile: Tile, turn: number, seat: Player, colours: Colours): void {
  paintBed(pen, w, colours.beds[seat]);
  if (tile === "block") paintBlock(pen, w, colours);
  else paintLines(pen, w, joins(tile, turn), seat, colours);
}

/** The back of a tile. */
export function paintTileBack(pen: Pen, x: number, y: number, w: number, seat: Player, colours: Colours): void {
  pen.fillStyle = colours.beds[seat];
  pen.strokeStyle = colours.sides[seat];
  pen.lineWidth = 1;
  roundBox(pen, x + 0.5, y + 0.5, w - 1, w - 1, 3);
  pen.fill();
  pen.stroke();
}

function paintBed(pen: Pen, w: number, tone: string): void {
  pen.fillStyle = tone;
  roundBox(pen, 0, 0, w, w, Math.max(3, w * 0.12));
  pen.fill();
}

function paintLines(pen: Pen, w: number, sides: number[], seat: Player, { sides: tones, beds }: Colours): void {
  const c = w / 2;
  const ends = [[c, 0], [w, c], [c, w], [0, c]] as const;
  const way = () => {
    pen.beginPath();
    const pairs = sides.length === 4 ? [[0, 2], [3, 1]] : [sides];
    for (const [from, to] of pairs) {
      const [x1, y1] = ends[from as number] as readonly [number, number];
      const [x2, y2] = ends[to as number] as readonly [number, number];
      pen.moveTo(x1, y1);
      if (((from as number) + (to as number)) % 2) pen.lineTo(c, c);
      pen.lineTo(x2, y2);
    }
    pen.stroke();
  };
  pen.lineJoin = "round";
  pen.lineCap = "butt";
  pen.strokeStyle = tones[seat];
  pen.lineWidth = w * 0.24;
  way();
  if (!seat) return;
  pen.strokeStyle = beds[seat];
  pen.lineWidth = Math.max(1.5, w * 0.07);
  way();
}

/** A Mental Block: a bar across a ring. */
function paintBlock(pen: Pen, w: number, { light, glass }: Colours): void {
  const [c, r] = [w / 2, w * 0.27];
  pen.beginPath();
  pen.arc(c, c, r, 0, 2 * Math.PI);
  pen.fillStyle = glass;
  pen.fill();
  pen.strokeStyle = light;
  pen.lineWidth = Math.max(1.5, w * 0.08);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(c - r * 0.6, c);
  pen.lineTo(c + r * 0.6, c);
  pen.stroke();
}

/** The tile that cut a train: two red chevrons in its corners. */
function paintBreak(pen: Pen, w: number, red: string): void {
  pen.strokeStyle = red;
  pen.lineWidth = Math.max(1.5, w * 0.07);
  pen.beginPath();
  for (const [x, y, s] of [[0.14, 0.14, 1], [0.86, 0.86, -1]] as const) {
    pen.moveTo(w * x, w * (y + 0.16 * s));
    pen.lineTo(w * x, w * y);
    pen.lineTo(w * (x + 0.16 * s), w * y);
  }
  pen.stroke();
}

/** A tile that is cut off from its start. */
function paintLoose(pen: Pen, w: number, light: string): void {
  pen.strokeStyle = light;
  pen.lineWidth = 1;
  pen.setLineDash([3, 3]);
  roundBox(pen, 1, 1, w - 2, w - 2, Math.max(3, w * 0.12));
  pen.stroke();
  pen.setLineDash([]);
}

/** A square that something can be done with, or that is kept free. */
export function paintTarget(pen: Pen, w: number, tone: string, hot: boolean): void {
  pen.strokeStyle = tone;
  pen.lineWidth = hot ? 3 : 1.75;
  pen.setLineDash(hot ? [] : [4, 3]);
  roundBox(pen, 1, 1, w - 2, w - 2, Math.max(3, w * 0.12));
  pen.stroke();
  pen.setLineDash([]);
}

export function paintBoard(pen: Pen, w: number, size: number, marks: Record<string, { text: string; tone: string }>, colours: Colours): void {
  pen.fillStyle = colours.panel;
  roundBox(pen, 0, 0, w, w, 12);
  pen.fill();
  const step = (w - 2 * EDGE) / size;
  for (let i = 0; i < size; i += 1) {
    const type = { size: 10, color: colours.light, align: "center" as const };
    const at = EDGE + (i + 0.5) * step;
    pen.globalAlpha = 0.65;
    const [letter = "", number = ""] = nameOf(size, i, i);
    write(pen, letter, at, w - EDGE / 2, type);
    write(pen, number, EDGE / 2 + 1, at, type);
    pen.globalAlpha = 1;
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [EDGE + column * step + 1, EDGE + row * step + 1];
      pen.fillStyle = colours.square;
      roundBox(pen, x, y, step - 2, step - 2, 4);
      pen.fill();
      if (colours.square === colours.panel) {
        pen.strokeStyle = colours.light;
        pen.lineWidth = 0.5;
        pen.stroke();
      }
      const mark = marks[nameOf(size, column, row)];
      const type = { size: step < 30 ? 9 : 11, bold: true, align: "center" as const };
      if (mark) write(pen, mark.text, x + step / 2 - 1, y + step / 2, { ...type, color: mark.tone });
    }
  }
}
