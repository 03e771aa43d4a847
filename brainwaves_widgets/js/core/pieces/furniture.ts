/** What stands on every table: the title, the sentence that says what to do, buttons, the clock. */

import { button, type Pen, write, writeLines } from "../stage/draw";
import type { Around } from "../page/game";
import type { Item } from "../stage/stage";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";
import type { Offer, Prompt } from "../page/wire";

export function titleItem(title: string, more: string, box: Box, theme: Theme): Item {
  return {
    key: "title",
    quiet: true,
    box,
    paint(pen, w, h) {
      write(pen, title, 0, h / 2, { size: 18, bold: true, color: theme.ink });
      const x = pen.measureText(title).width + 14;
      write(pen, more, x, h / 2 + 1, { size: 13, color: theme.muted }, w - x);
    },
  };
}

export function promptItem(prompt: Prompt, box: Box, narrow: boolean, theme: Theme): Item {
  return {
    key: "prompt",
    quiet: true,
    box,
    paint(pen, w, h) {
      const size = narrow ? 17 : 22;
      const type = { size, bold: true, color: theme.ink };
      const lines = writeLines(pen, prompt.headline, 0, h * 0.36, type, w, 2);
      const y = h * 0.36 + lines * size * 0.65 + 14;
      writeLines(pen, prompt.hint, 0, y, { size: 13, color: theme.muted }, w, 2);
    },
  };
}

/** A button on the canvas for an offer; the text may be shorter than the offer's label. */
export function buttonItem(key: string, offers: Offer[], offer: number, text: string, box: Box, theme: Theme, main = true): Item {
  return {
    key,
    box,
    quiet: true,
    offer,
    label: offers[offer]?.label,
    paint(pen, w, h, mood) {
      if (mood.pressed) pressDown(pen, w, h);
      button(pen, w, h, text, theme, main);
      if (!mood.hot && !mood.pressed) return;
      pen.strokeStyle = theme.ink;
      pen.lineWidth = 2;
      pen.stroke();
    },
  };
}

/** What is pressed goes down a little. */
export function pressDown(pen: Pen, w: number, h: number): void {
  pen.translate(w * 0.02, h * 0.02);
  pen.scale(0.96, 0.96);
}

export function clockItem(seconds: number, box: Box, { theme, left }: Around): Item {
  return { key: "clock", box, quiet: true, paint: (pen, w) => paintClock(pen, w, left() ?? 0, seconds, theme) };
}

function paintClock(pen: Pen, w: number, left: number, seconds: number, theme: Theme): void {
  const c = w / 2;
  pen.lineWidth = 5;
  pen.strokeStyle = theme.line;
  pen.beginPath();
  pen.arc(c, c, c - 4, 0, 2 * Math.PI);
  pen.stroke();
  pen.strokeStyle = theme.accent;
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(c, c, c - 4, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * Math.min(1, left / seconds));
  pen.stroke();
  const rest = Math.ceil(left);
  const text = rest >= 60 ? `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}` : String(rest);
  write(pen, text, c, c + 1, { size: w < 50 ? 13 : 15, bold: true, color: theme.ink, align: "center" });
}
