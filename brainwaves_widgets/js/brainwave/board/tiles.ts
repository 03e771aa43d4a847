/** Thought tiles and the board they lie on. Green is a single line, blue a double one. */

import back from "../../../art/tiles/back.svg";
import bed from "../../../art/tiles/bed.svg";
import bender from "../../../art/tiles/bender.svg";
import block from "../../../art/tiles/block.svg";
import broken from "../../../art/tiles/break.svg";
import decision from "../../../art/tiles/decision.svg";
import logic from "../../../art/tiles/logic.svg";
import loose from "../../../art/tiles/loose.svg";
import { fill, type Pen, roundBox, stroke, write } from "../../core/stage/draw";
import { paintPiece, type Tones } from "../../core/stage/piece";
import type { Colours } from "../colours";
import type { Player } from "../console/console";
import { EDGE, nameOf } from "../layout";
import type { Laid, Tile } from "../wire";

const FACES: Record<Tile, string> = { logic, bender, decision, block };

function tonesOf(seat: Player, { sides, beds, glass, light, red }: Colours): Tones {
  return { side: sides[seat], bed: beds[seat], gap: seat ? beds[seat] : "none", glass, light, red };
}

export function paintLaid(pen: Pen, w: number, laid: Laid, colours: Colours): void {
  pen.globalAlpha = laid.loose ? 0.5 : 1;
  const { seat, tile, turn, shared, through = [] } = laid;
  const tones = tonesOf(seat, colours);
  if (shared === undefined) paintTile(pen, w, tile, turn, seat, colours);
  else paintTile(pen, w, "logic", 1 - shared, seat, colours);
  for (const way of through) paintPiece(pen, logic, w, tonesOf(seat ? 0 : 1, colours), way);
  if (laid.blocked) paintPiece(pen, block, w, tones);
  if (laid.breaking) paintPiece(pen, broken, w, tones);
  if (laid.loose) paintPiece(pen, loose, w, tones);
  pen.globalAlpha = 1;
}

/** A tile of a kind as it lies in the bank, or where it would lie. */
export function paintTile(pen: Pen, w: number, tile: Tile, turn: number, seat: Player, colours: Colours): void {
  const tones = tonesOf(seat, colours);
  paintPiece(pen, bed, w, tones);
  paintPiece(pen, FACES[tile], w, tones, turn);
}

/** The back of a tile. */
export function paintTileBack(pen: Pen, x: number, y: number, w: number, seat: Player, colours: Colours): void {
  pen.save();
  pen.translate(x, y);
  paintPiece(pen, back, w, tonesOf(seat, colours));
  pen.restore();
}

/** A square that something can be done with, or that is kept free. */
export function paintTarget(pen: Pen, w: number, tone: string, hot: boolean): void {
  pen.setLineDash(hot ? [] : [4, 3]);
  roundBox(pen, 1, 1, w - 2, w - 2, Math.max(3, w * 0.12));
  stroke(pen, tone, hot ? 3 : 1.75);
  pen.setLineDash([]);
}

export function paintBoard(pen: Pen, w: number, size: number, marks: Record<string, { text: string; tone: string }>, colours: Colours): void {
  roundBox(pen, 0, 0, w, w, 12);
  fill(pen, colours.panel);
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
      roundBox(pen, x, y, step - 2, step - 2, 4);
      fill(pen, colours.square);
      if (colours.square === colours.panel) {
        stroke(pen, colours.light, 0.5);
      }
      const mark = marks[nameOf(size, column, row)];
      const type = { size: step < 30 ? 9 : 11, bold: true, align: "center" as const };
      if (mark) write(pen, mark.text, x + step / 2 - 1, y + step / 2, { ...type, color: mark.tone });
    }
  }
}
