/** Where the title and the players' chips stand, on every table and at every width. */

import type { Box } from "../page/types";

/** Below this width the parts of a table stack. */
export const NARROW = 560;

const TITLE_ROOM = 356;
const WIDE_CHIP = 146;

export interface Head {
  narrow: boolean;
  pad: number;
  inside: number;
  title: Box;
  chips: Box[];
  bottom: number;
}

/** @param needs widths that the chips must have, so that nothing on them is cut */
export function head(width: number, needs: number[]): Head {
  const narrow = width < NARROW;
  const pad = narrow ? 14 : 28;
  const inside = width - 2 * pad;
  const chips = placeChips(width, pad, narrow, needs);
  const first = chips[0];
  const room = first && first.y < 40 ? first.x - pad - 10 : inside;
  const title = { x: pad, y: narrow ? 12 : 18, w: room, h: 28 };
  const bottom = endOf(chips, title.y + title.h);
  return { narrow, pad, inside, title, chips, bottom };
}

function placeChips(width: number, pad: number, narrow: boolean, needs: number[]): Box[] {
  const inside = width - 2 * pad;
  const gap = narrow ? 6 : 10;
  const h = narrow ? 34 : 40;
  const beside = inside - TITLE_ROOM;
  if (!narrow && used(needs, gap) <= beside) {
    const widths = fit(needs, beside, gap, WIDE_CHIP);
    return row(width - pad - used(widths, gap), 14, widths, h, gap);
  }
  const lines = inLines(needs, inside, gap, narrow ? 3 : needs.length);
  return lines.flatMap((line, i) => {
    const widths = fit(line, inside, gap, narrow ? inside : WIDE_CHIP);
    return row(pad, (narrow ? 46 : 56) + i * (h + gap), widths, h, gap);
  });
}

const used = (widths: number[], gap: number) => widths.reduce((sum, w) => sum + w + gap, -gap);

/** Divide chips among lines of at most `most`, as few lines as hold them uncut. */
function inLines(needs: number[], room: number, gap: number, most: number): number[][] {
  const count = Math.ceil(needs.length / Math.ceil(needs.length / most));
  const lines = Array.from({ length: Math.ceil(needs.length / count) }, (_, i) => needs.slice(i * count, (i + 1) * count));
  const fits = count < 2 || lines.every((line) => used(line, gap) <= room);
  return fits ? lines : inLines(needs, room, gap, count - 1);
}

/** Let the smaller ones grow up to `most` where there is room, and cut the largest where there is none. */
function fit(needs: number[], room: number, gap: number, most: number): number[] {
  const change = used(needs, gap) > room ? Math.min : Math.max;
  let [level, high] = [0, Math.max(most, ...needs)];
  while (high - level > 0.001) {
    const middle = (level + high) / 2;
    if (used(needs.map((need) => change(need, middle)), gap) <= room) level = middle;
    else high = middle;
  }
  return needs.map((need) => Math.floor(change(need, Math.min(level, most)) + 0.01));
}

/** Boxes of one size in columns, row by row. */
export function grid(x: number, y: number, w: number, h: number, gap: number, columns: number, count: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (w + gap),
    y: y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

export function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** Where the lowest of some boxes ends. */
export const endOf = (boxes: Box[], otherwise: number): number => Math.max(otherwise, ...boxes.map(({ y, h }) => y + h));

function row(x: number, y: number, widths: number[], h: number, gap: number): Box[] {
  let at = x;
  return widths.map((w) => {
    const box = { x: at, y, w, h };
    at += w + gap;
    return box;
  });
}
