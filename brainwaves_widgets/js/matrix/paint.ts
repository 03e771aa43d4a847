/** How Game Matrix's cards are painted: figures without marks, attributes in readable type. */

import { paintGap, paintVerdict } from "../core/pieces/cards";
import { type Pen, paper, pill, roundBox, write, writeLines } from "../core/stage/draw";
import { pressDown } from "../core/pieces/furniture";
import { paintSketch } from "../core/stage/sketch";
import type { Sketch } from "../core/stage/wire";
import type { Mood } from "../core/stage/stage";
import { PAPER, type Theme } from "../core/page/theme";
import type { FigureView, Reason } from "./wire";

export interface FigureLook {
  /** Wrongly claimed, or known not to fit. */
  struck: boolean;
  quiet: boolean;
  live: boolean;
  judged: boolean | null;
}

export function paintFigure(
  pen: Pen,
  w: number,
  h: number,
  figure: FigureView,
  sketch: Sketch,
  look: FigureLook,
  theme: Theme,
  mood: Mood,
): void {
  if (mood.pressed) pressDown(pen, w, h);
  paper(pen, w, h);
  paintDots(pen, figure.dots, 13, 15);
  write(pen, String(figure.number), w - 11, 15, { size: 13, color: PAPER.muted, align: "right" });
  const size = Math.min(w, h - 16);
  pen.save();
  pen.translate((w - size) / 2, h - size);
  paintSketch(pen, sketch, size, look.quiet || look.struck);
  pen.restore();
  if (look.struck) strike(pen, w, h);
  if (look.live && (mood.hot || mood.pressed)) ring(pen, w, h, theme.accent);
  if (look.judged !== null) {
    ring(pen, w, h, look.judged ? PAPER.good : PAPER.bad);
    paintVerdict(pen, w, look.judged, theme);
  }
}

function paintDots(pen: Pen, dots: number, x: number, y: number): void {
  pen.fillStyle = PAPER.muted;
  for (let i = 0; i < dots; i += 1) {
    pen.beginPath();
    pen.arc(x + i * 11, y, 3.6, 0, 2 * Math.PI);
    pen.fill();
  }
}

function ring(pen: Pen, w: number, h: number, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = 4;
  roundBox(pen, 0, 0, w, h, 13);
  pen.stroke();
}

function strike(pen: Pen, w: number, h: number): void {
  pen.strokeStyle = PAPER.bad;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.moveTo(12, h - 12);
  pen.lineTo(w - 12, 28);
  pen.stroke();
}

export function paintAttributes(pen: Pen, w: number, h: number, attributes: string[], dots: number): void {
  paper(pen, w, h);
  paintDots(pen, dots, 13, 13);
  const size = w < 170 ? 13 : 15;
  const type = { size, bold: true, color: PAPER.ink, align: "center" as const };
  const [first = "", second = ""] = attributes;
  writeLines(pen, first, w / 2, h * 0.33, type, w - 16, 2);
  pen.strokeStyle = PAPER.line;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(w * 0.14, h * 0.53);
  pen.lineTo(w * 0.86, h * 0.53);
  pen.stroke();
  writeLines(pen, second, w / 2, h * 0.75, type, w - 16, 2);
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
  if (mood.hot || mood.pressed) ring(pen, w, h, theme.accent);
}

/** How likely one more card goes wrong, as a bar. */
export function paintRisk(pen: Pen, w: number, h: number, risk: number, theme: Theme): void {
  write(pen, `${Math.round(risk * 100)} % bust`, w, 8, { size: 13, bold: true, color: theme.ink, align: "right" }, w);
  roundBox(pen, 0, h - 10, w, 8, 4);
  pen.fillStyle = theme.line;
  pen.fill();
  roundBox(pen, 0, h - 10, Math.max(8, w * risk), 8, 4);
  pen.fillStyle = theme.bad;
  pen.fill();
}

export interface Meaning {
  attribute: string;
  meaning: string;
}

/** The explanation: the figure with its witness and what was measured, or what words mean. */
export function paintReasons(
  pen: Pen,
  w: number,
  h: number,
  title: string,
  reasons: Reason[],
  meanings: Meaning[],
  narrow: boolean,
  theme: Theme,
): void {
  pill(pen, w, h, theme.raised, theme.line, 14);
  const first = reasons[0]?.sketch;
  const several = new Set(reasons.map(({ figure }) => figure)).size > 1;
  const size = first ? (narrow ? 104 : h - 16) : 0;
  if (first) {
    pen.save();
    pen.translate(8, 8);
    pill(pen, size, size, PAPER.face, PAPER.line, 10);
    paintSketch(pen, first, size);
    pen.restore();
  }
  const x = first && !narrow ? size + 28 : narrow ? 14 : 24;
  const room = w - x - 14;
  const type = { size: narrow ? 15 : 18, bold: true, color: theme.ink };
  const beside = first && narrow;
  const top = beside ? size + 4 : 28;
  if (beside) writeLines(pen, title, size + 22, 8 + size / 2, type, w - size - 34, 4);
  else write(pen, title, x, top, type, room);
  const lines = [
    ...reasons.map(({ figure, holds, attribute, because, note }) => ({
      head: `${holds ? "✓" : "✗"} ${attribute}${several ? ` (${figure})` : ""}`,
      body: note ? `${because} ${note}` : because,
      color: holds ? theme.good : theme.bad,
    })),
    ...meanings.map(({ attribute, meaning }) => ({ head: attribute, body: meaning, color: theme.ink })),
  ];
  const free = h - top - 22;
  const most = Math.max(1, Math.floor(free / 40));
  const step = Math.min(64, free / Math.min(most, lines.length || 1));
  lines.slice(0, most).forEach(({ head, body, color }, i) => {
    const y = top + 24 + i * step;
    write(pen, head, x, y, { size: 13, bold: true, color }, room);
    const rows = step >= 58 || narrow ? 2 : 1;
    writeLines(pen, body, x, y + (rows === 2 ? 25 : 19), { size: 13, color: theme.muted }, room, rows);
  });
}
