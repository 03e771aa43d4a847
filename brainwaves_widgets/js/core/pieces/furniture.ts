/** What stands on every table: the title, the sentence that says what to do, buttons, the clock. */

import { button, circle, isWhole, linesOf, type Pen, step, stroke, type Type, widthOf, write, writeLines } from "../stage/draw";
import type { Around } from "../screen/game";
import type { Item } from "../stage/stage";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";
import type { Offer, Prompt } from "../screen/wire";

export function titleItem(title: string, more: string, box: Box, theme: Theme): Item {
  return {
    key: "title",
    quiet: true,
    box,
    paint(pen, w, h) {
      write(pen, title, 0, h / 2, { size: 18, bold: true, color: theme.ink });
      const x = pen.measureText(title).width + 14;
      const type = { size: 13, color: theme.muted };
      if (widthOf(more, type) <= w - x) write(pen, more, x, h / 2 + 1, type);
    },
  };
}

export function promptItem(prompt: Prompt, box: Box, narrow: boolean, theme: Theme): Item {
  return {
    key: "prompt",
    quiet: true,
    look: `${prompt.headline} ${prompt.hint}`.trim(),
    box,
    paint(pen, w, h) {
      const { head, most, hint, rows } = promptTypes(prompt, w, h, narrow, theme);
      const high = linesOf(prompt.headline, w, most, head) * step(head);
      const top = Math.max(0, (h - high - Math.max(1, rows) * step(hint)) / 2); // it stays where it is without a hint
      writeLines(pen, prompt.headline, 0, top + high / 2, head, w, most);
      writeLines(pen, prompt.hint, 0, top + high + 2 + (rows * step(hint)) / 2, hint, w, rows);
    },
  };
}

interface PromptTypes {
  head: Type;
  /** On how many lines the headline may stand. */
  most: number;
  hint: Type;
  rows: number;
}

/** Return the largest letters with which all of it can be read, or the smallest. */
function promptTypes({ headline, hint }: Prompt, w: number, h: number, narrow: boolean, theme: Theme): PromptTypes {
  const sizes = !narrow ? [22, 20, 18, 16, 14, 12] : w < 260 ? [15, 13, 12] : [17, 15, 13, 12];
  let found: PromptTypes | undefined;
  for (const size of sizes) {
    const head = { size, bold: true, color: theme.ink };
    // Smaller letters are for what is too long for two lines: it may have all the room.
    const most = Math.max(narrow ? 3 : 2, size < (sizes[0] ?? 0) ? Math.floor((hint ? h - 14 : h) / step(head)) : 0);
    const left = h - linesOf(headline, w, most, head) * step(head);
    for (const small of [13, 12, 11].filter((one) => one < size)) {
      const quiet = { size: small, color: theme.muted };
      const rows = Math.floor((left + 1) / step(quiet));
      found = { head, most, hint: quiet, rows: linesOf(hint, w, Math.max(1, rows), quiet) };
      if (isWhole(headline, w, most, head) && (!hint || (rows > 0 && isWhole(hint, w, rows, quiet)))) return found;
    }
  }
  return found as PromptTypes;
}

/** A quiet line of text, such as the name of what stands below it. */
export function captionItem(key: string, text: string, box: Box, color: string, bold = true): Item {
  return { key, quiet: true, box, paint: (pen, w, h) => write(pen, text, 0, h / 2, { size: 13, bold, color }, w) };
}

/** Let an item take the first offer that is meant, if there is one. */
export function taking(offers: Offer[], isMeant: (offer: Offer) => boolean): Pick<Item, "offer" | "label"> {
  const offer = offers.findIndex(isMeant);
  return offer < 0 ? {} : { offer, label: offers[offer]?.label };
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
      // What a program is to do does not look like a move of one's own.
      if (offers[offer]?.do === "bot") button(pen, w, h, `▸ ${text}`, theme, false);
      else button(pen, w, h, text, theme, main);
      if (mood.hot || mood.pressed) stroke(pen, theme.ink, 2);
    },
  };
}

/** A switch for something that is shown at this screen alone. */
export function switchItem(name: string, on: boolean, box: Box, flip: () => void, theme: Theme, title = ""): Item {
  return {
    key: `switch-${name}`,
    title,
    box,
    quiet: true,
    label: `${name}: ${on ? "shown" : "hidden"}`,
    act: flip,
    paint(pen, w, h, mood) {
      if (mood.pressed) pressDown(pen, w, h);
      button(pen, w, h, `${on ? "☑" : "☐"} ${name}`, theme, false);
      if (mood.hot) stroke(pen, theme.ink, 1);
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
  circle(pen, c, c, c - 4);
  stroke(pen, theme.line, 5);
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(c, c, c - 4, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * Math.min(1, left / seconds));
  stroke(pen, theme.accent, 5);
  const rest = Math.ceil(left);
  const text = rest >= 60 ? `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}` : String(rest);
  write(pen, text, c, c + 1, { size: w < 50 ? 13 : 15, bold: true, color: theme.ink, align: "center" });
}
