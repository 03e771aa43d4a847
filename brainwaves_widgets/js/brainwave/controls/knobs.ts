/** The controls under the set: English knobs and Reset buttons. */

import { circle, fill, fitting, line, type Pen, roundBox, stroke, write, writeLines } from "../../core/stage/draw";
import type { Mood } from "../../core/stage/stage";
import type { Theme } from "../../core/page/theme";
import type { Colours } from "../colours";
import { pressDown } from "../../core/pieces/furniture";

/** How far a knob turns each way from its centre. */
const SWEEP = (135 * Math.PI) / 180;

/** The setting that a hand at this place turns a knob to. */
export function settingAt(dx: number, dy: number): number {
  const angle = Math.atan2(dx, -dy);
  return Math.round(Math.max(-1, Math.min(1, angle / SWEEP)) * 100) / 100;
}

/** Which way a press on the small signs below the dial turns a knob; 0 on the dial, whose middle is `c` from its edge. */
export const signAt = (dx: number, dy: number, c: number): number => (dy < c * 0.8 ? 0 : dx < 0 ? -1 : 1);

export function paintKnob(pen: Pen, w: number, h: number, english: number, live: boolean, tone: string, mood: Mood, theme: Theme, colours: Colours): void {
  const c = w / 2;
  const r = c - 3;
  pen.globalAlpha = live ? 1 : 0.55;
  for (let i = -4; i <= 4; i += 1) spoke(pen, c, (i / 4) * SWEEP, r - 2, r + 2, i === 0 ? theme.ink : theme.muted, 1.5);
  circle(pen, c, c, r - 7);
  fill(pen, colours.panel);
  stroke(pen, live ? tone : theme.muted, live && mood.hot ? 4.5 : 3);
  pen.lineCap = "round";
  spoke(pen, c, english * SWEEP, r * 0.2, r - 12, theme.ink, 4);
  const sign = { size: 9, bold: true, color: theme.muted, align: "center" as const };
  write(pen, "▲", c - r * 0.62, w - 3, sign);
  write(pen, "▼", c + r * 0.62, w - 3, sign);
  const text = english ? `${english < 0 ? "▲" : "▼"} ${Math.abs(english).toFixed(2)}` : "English";
  write(pen, text, c, h - 7, { size: 12, bold: true, color: live ? theme.ink : theme.muted, align: "center" }, w + 12);
  pen.globalAlpha = 1;
}

/** A line outwards from the middle `c`, at an angle from straight up. */
function spoke(pen: Pen, c: number, angle: number, from: number, to: number, tone: string, width: number): void {
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  line(pen, tone, width, c + x * from, c + y * from, c + x * to, c + y * to);
}

export function paintReset(pen: Pen, w: number, h: number, text: string, live: boolean, down: boolean, tone: string, mood: Mood, theme: Theme, colours: Colours): void {
  if (down || mood.pressed) pressDown(pen, w, h);
  roundBox(pen, 0.5, 0.5, w - 1, h - 1, h / 2);
  fill(pen, live ? tone : colours.square);
  stroke(pen, live && mood.hot ? theme.ink : live ? tone : theme.line, live && mood.hot ? 3 : 1);
  const color = live ? colours.onSide : theme.muted;
  const type = fitting(text, w - 4, 2, { size: 14, bold: true, color, align: "center" }, 12, 11, 10);
  writeLines(pen, text, w / 2, h / 2 + 1, type, w - 4, 2);
}
