/** Paper cards: empty places, stacks, and the sign that says right or wrong. */

import backPiece from "../../../art/backs/card.svg";
import { circle, fill, fitting, paper, type Pen, pill, roundBox, stroke, writeLines } from "../stage/draw";
import { paintPiece } from "../stage/piece";
import { PAPER, type Theme } from "../page/theme";

/** The corner of a card of this width. */
export const cornerOf = (w: number) => Math.max(5, Math.round(w * 0.097));

/** A card seen from behind. */
export function paintFaceDown(pen: Pen, w: number, h: number, back: string): void {
  paper(pen, w, h, cornerOf(w));
  paintPiece(pen, backPiece, w, { back }, 0, h);
}

export function paintGap(pen: Pen, w: number, h: number, theme: Theme, text: string): void {
  pen.setLineDash([5, 5]);
  roundBox(pen, 2, 2, w - 4, h - 4, cornerOf(Math.min(w, h)));
  stroke(pen, theme.muted, 1.5);
  pen.setLineDash([]);
  const room = Math.min(w - 12, w * 0.86);
  const type = fitting(text, room, 3, { size: 13, color: theme.muted, align: "center" }, 11, 9);
  writeLines(pen, text, w / 2, h / 2, type, room, 3);
}

/** A stack that shrinks with its cards; `paintTop` paints the uppermost one. */
export function paintStack(pen: Pen, w: number, h: number, cards: number, paintTop: () => void): void {
  for (let layer = Math.min(5, Math.ceil((cards - 1) / 4)); layer > 0; layer -= 1) {
    pen.save();
    pen.translate(layer * 1.6, layer * 1.6);
    pill(pen, w, h, PAPER.face, PAPER.line, cornerOf(w));
    pen.restore();
  }
  paintTop();
}

/**
 * A tick or a cross at a card's corner, once it is judged.
 * @param foot how high the card is, where the sign stands at its foot
 */
export function paintVerdict(pen: Pen, w: number, right: boolean, theme: Theme, foot?: number): void {
  const r = Math.max(11, Math.min(20, w * 0.14));
  pen.save();
  pen.translate(w - r * 0.7, foot ? foot - r * 0.5 : r * 0.7);
  circle(pen, 0, 0, r);
  fill(pen, right ? PAPER.good : PAPER.bad);
  stroke(pen, theme.table, 2);
  pen.strokeStyle = PAPER.onDeep;
  pen.lineWidth = r * 0.24;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  const s = r * 0.42;
  const strokes = right
    ? `M${-s} 0L${-s * 0.2} ${s * 0.8}L${s} ${-s * 0.7}`
    : `M${-s} ${-s}L${s} ${s}M${s} ${-s}L${-s} ${s}`;
  pen.stroke(new Path2D(strokes));
  pen.restore();
}
