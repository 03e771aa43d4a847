/** What the panel of Game Matrix says, in the largest type that has room for all of it. */

import { linesOf, type Pen, pill, step, type Type, write, writeLines } from "../core/stage/draw";
import { paintSketch } from "../core/stage/sketch";
import { PAPER, type Theme } from "../core/page/theme";
import type { Reason } from "./wire";
import type { Meaning } from "./words";

export interface Explanation {
  title: string;
  reasons: Reason[];
  meanings: Meaning[];
}

interface Said {
  head: string;
  body: string;
  color: string;
}

const GAP = 6;
const END = 4;
/** Sizes of the type; the sketch becomes smaller with it, where it takes room from the words. */
const SIZES = [13, 12, 11];
const SKETCHES = { narrow: [104, 88, 72], slim: [150, 120, 96] };

/** The explanation: the figure with its witness and what was measured, or what words mean. */
export function paintReasons(pen: Pen, w: number, h: number, shown: Explanation, narrow: boolean, theme: Theme): void {
  pill(pen, w, h, theme.raised, theme.line, 14);
  const { title } = shown;
  const sketch = shown.reasons[0]?.sketch;
  const lines = said(shown, theme);
  const beside = sketch && narrow;
  const places = SIZES.map((size, i) => {
    const most = narrow ? SKETCHES.narrow[i] : w < 600 ? SKETCHES.slim[i] : h;
    const side = sketch ? Math.min(most ?? h, h - 16) : 0;
    const x = sketch && !narrow ? side + 28 : narrow ? 12 : 24;
    const room = w - x - (narrow ? 10 : 14);
    const heading = beside ? { x: side + 22, room: w - side - 34, high: side + 8 } : { x, room, high: 50 };
    const type = titled(title, heading.room, heading.high, narrow);
    const high = highOf({ head: title, body: "" }, heading.room, type.size);
    const middle = beside ? 8 + side / 2 : Math.max(28, 11 + high / 2);
    const top = beside ? side + 20 : Math.max(44, middle + high / 2 + 4);
    return { size, side, x, room, heading: { ...heading, type, isWhole: high <= heading.high }, middle, top };
  });
  const fits = ({ size, room, top, heading }: (typeof places)[number]) =>
    heading.isWhole && top + lines.reduce((all, one) => all + GAP + highOf(one, room, size), -GAP) <= h - END;
  const { size, side, x, room, heading, middle, top } = places.find(fits) ?? (places.at(-1) as (typeof places)[number]);
  if (sketch) {
    pen.save();
    pen.translate(8, 8);
    pill(pen, side, side, PAPER.face, PAPER.line, 10);
    paintSketch(pen, sketch, side);
    pen.restore();
  }
  writeLines(pen, title, heading.x, middle, { ...heading.type, color: theme.ink }, heading.room, Math.floor(heading.high / step(heading.type)));
  paintSaid(pen, lines, { x, room, top, end: h - END, size }, theme);
}

/** The largest type in which the title is whole, or the smallest. */
function titled(title: string, room: number, high: number, narrow: boolean): Type {
  const types = (narrow ? [15, 13, 12, 11] : [18, 16, 15, 14, 13, 12]).map((size) => bold(size));
  return types.find((type) => linesOf(title, room, ANY, type) * step(type) <= high) ?? (types.at(-1) as Type);
}

/** What is said, each figure and each note named where it is new. */
function said({ reasons, meanings }: Explanation, theme: Theme): Said[] {
  const several = new Set(reasons.map(({ figure }) => figure)).size > 1;
  return [
    ...reasons.map(({ figure, holds, attribute, because, note }, i) => {
      const before = reasons[i - 1];
      return {
        head: `${holds ? "✓" : "✗"} ${attribute}${several && figure !== before?.figure ? ` (${figure})` : ""}`,
        body: note && note !== before?.note ? `${because} ${note}` : because,
        color: holds ? theme.good : theme.bad,
      };
    }),
    ...meanings.map(({ head, body, quiet }) => ({ head, body, color: quiet ? theme.muted : theme.ink })),
  ];
}

const ANY = 99;
const bold = (size: number, color = ""): Type => ({ size, bold: true, color });
const plain = (size: number, color = ""): Type => ({ size, color });

const highOf = ({ head, body }: Omit<Said, "color">, room: number, size: number): number =>
  linesOf(head, room, ANY, bold(size)) * step(bold(size)) + linesOf(body, room, ANY, plain(size)) * step(plain(size));

/** Say one after the other on as many lines as it takes, and end with "…" where there is no more room. */
function paintSaid(pen: Pen, lines: Said[], at: { x: number; room: number; top: number; end: number; size: number }, theme: Theme): void {
  const { x, room, size, end } = at;
  const [strong, quiet] = [bold(size), plain(size, theme.muted)];
  let y = at.top;
  for (const { head, body, color } of lines) {
    const heads = linesOf(head, room, ANY, strong);
    const under = y + heads * step(strong);
    const rows = Math.min(linesOf(body, room, ANY, quiet), Math.floor((end - under) / step(quiet)));
    if (rows < 1) {
      write(pen, "…", x, Math.min(y, end - GAP), quiet);
      return;
    }
    writeLines(pen, head, x, (y + under) / 2, { ...strong, color }, room, heads);
    writeLines(pen, body, x, under + (rows * step(quiet)) / 2, quiet, room, rows);
    y = under + rows * step(quiet) + GAP;
  }
}
