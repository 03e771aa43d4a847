/** How Game Matrix's cards are painted: figures without marks, attributes in readable type. */

import { figure as tones } from "../../art/palette.json";
import { paintGap, paintVerdict } from "../core/pieces/cards";
import { circle, fill, fitting, line, paper, type Pen, pill, ring, roundBox, setType, write, writeLines } from "../core/stage/draw";
import { pressDown } from "../core/pieces/furniture";
import { paintSketch } from "../core/stage/sketch";
import type { Measured, Sketch } from "../core/stage/wire";
import type { Mood } from "../core/stage/stage";
import { PAPER, type Ring, type Theme } from "../core/page/theme";
import type { FigureView } from "./wire";

export interface FigureLook {
  sketch: Sketch;
  measures: Measured | undefined;
  /** Wrongly claimed, or known not to fit. */
  struck: boolean;
  quiet: boolean;
  live: boolean;
  measured: boolean;
  judged: boolean | null;
}

export function paintFigure(pen: Pen, w: number, h: number, figure: FigureView, look: FigureLook, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  paper(pen, w, h);
  // A verdict stands in the corner, and the number beside it; on a small card that takes the dots' place.
  if (look.judged === null || w > 100) paintDots(pen, figure.dots, 13, 15);
  const right = look.judged === null ? w - 11 : w - 40;
  write(pen, String(figure.number), right, 15, { size: 13, color: PAPER.muted, align: "right" });
  const size = Math.min(w, h - 16);
  pen.save();
  pen.translate((w - size) / 2, h - size);
  paintSketch(pen, look.sketch, size, look.quiet || look.struck);
  if (look.measures && (look.measured || mood.hot)) paintMeasures(pen, look.measures, size);
  pen.restore();
  if (look.struck) line(pen, PAPER.bad, 2.5, 12, h - 12, w - 12, 28);
  if (look.live && (mood.hot || mood.pressed)) around(pen, w, h, theme.ring);
  if (look.judged !== null) {
    around(pen, w, h, { line: look.judged ? PAPER.good : PAPER.bad, edge: PAPER.face });
    paintVerdict(pen, w, look.judged, theme);
  }
}

/** Ticks on equal sides, signs of right angles, lengths and angles; readable on lines, too. */
function paintMeasures(pen: Pen, { lines, texts }: Measured, size: number): void {
  pen.strokeStyle = tones.mark;
  pen.lineWidth = 1.8;
  for (const at of lines) {
    pen.beginPath();
    for (let i = 0; i < at.length; i += 2) pen.lineTo((at[i] as number) * size, (at[i + 1] as number) * size);
    pen.stroke();
  }
  const type = { size: Math.max(9, Math.min(14, size * 0.068)), color: PAPER.ink, align: "center" as const };
  setType(pen, type);
  pen.strokeStyle = PAPER.face;
  pen.lineWidth = 3;
  for (const { at, text } of texts) {
    pen.strokeText(text, at[0] * size, at[1] * size);
    pen.fillText(text, at[0] * size, at[1] * size);
  }
}

/** How far dots are apart. */
const DOT = 11;

function paintDots(pen: Pen, dots: number, x: number, y: number): void {
  pen.fillStyle = PAPER.muted;
  for (let i = 0; i < dots; i += 1) {
    circle(pen, x + i * DOT, y, 3.6);
    pen.fill();
  }
}

function around(pen: Pen, w: number, h: number, tones: Ring): void {
  roundBox(pen, 0, 0, w, h, 13);
  ring(pen, tones);
}

export function paintAttributes(pen: Pen, w: number, h: number, attributes: string[], dots: number, theme: Theme, mood: Mood): void {
  paper(pen, w, h);
  if (mood.hot || mood.pressed) around(pen, w, h, theme.ring);
  const size = w < 170 || h < 100 ? 13 : 15; // two lines keep off the dots
  const type = { size, bold: true, color: PAPER.ink, align: "center" as const };
  const [first = "", second = ""] = attributes;
  writeLines(pen, first, w / 2, h * 0.25, fitting(first, w - 12, 2, type, 12, 11, 10), w - 12, 2);
  const half = (dots * DOT) / 2 + 4;
  line(pen, PAPER.line, 1, w * 0.12, h / 2, w / 2 - half, h / 2);
  line(pen, PAPER.line, 1, w / 2 + half, h / 2, w * 0.88, h / 2);
  paintDots(pen, dots, w / 2 - ((dots - 1) * DOT) / 2, h / 2);
  writeLines(pen, second, w / 2, h * 0.75, fitting(second, w - 12, 2, type, 12, 11, 10), w - 12, 2);
}

/** The deck as the place for the next card: it can be drawn from, or waits. */
export function paintDeck(pen: Pen, w: number, h: number, left: number, live: boolean, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  if (!left || !live) {
    paintGap(pen, w, h, theme, left ? `${left} left` : "no cards left");
    return;
  }
  pill(pen, w, h, theme.deep, theme.deep, 12);
  write(pen, "draw", w / 2, h / 2 - 8, { size: 15, bold: true, color: theme.onDeep, align: "center" });
  write(pen, `${left} left`, w / 2, h / 2 + 14, { size: 13, color: theme.onDeep, align: "center" });
  if (mood.hot || mood.pressed) around(pen, w, h, theme.ring);
}

/** How likely one more card goes wrong, as a bar. */
export function paintRisk(pen: Pen, w: number, h: number, risk: number, theme: Theme): void {
  roundBox(pen, 0, 0, w, h, h / 2);
  fill(pen, theme.line);
  roundBox(pen, 0, 0, Math.max(h, w * risk), h, h / 2);
  fill(pen, theme.ink);
}
