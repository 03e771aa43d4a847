/** Where the title and the players' chips stand, on every table and at every width. */

import type { Box } from "../page/types";

/** Below this width the parts of a table stack. */
export const NARROW = 560;

const TITLE_ROOM = 356;
const LEAST_CHIP = 104;

export interface Head {
  narrow: boolean;
  pad: number;
  inside: number;
  title: Box;
  chips: Box[];
  bottom: number;
}

/** @param wishes widths that the chips would like to have */
export function head(width: number, wishes: number[]): Head {
  const narrow = width < NARROW;
  const pad = narrow ? 14 : 28;
  const inside = width - 2 * pad;
  const chips = placeChips(width, pad, narrow, wishes);
  const first = chips[0];
  const room = first && first.y < 40 ? first.x - pad - 10 : inside;
  const title = { x: pad, y: narrow ? 12 : 18, w: room, h: 28 };
  const bottom = Math.max(title.y + title.h, ...chips.map((chip) => chip.y + chip.h));
  return { narrow, pad, inside, title, chips, bottom };
}

function placeChips(width: number, pad: number, narrow: boolean, wishes: number[]): Box[] {
  const inside = width - 2 * pad;
  const gap = narrow ? 6 : 10;
  const h = narrow ? 34 : 40;
  const wished = wishes.reduce((sum, w) => sum + w + gap, -gap);
  const beside = inside - TITLE_ROOM;
  if (!narrow && wishes.length * (LEAST_CHIP + gap) - gap <= beside) {
    const widths = shrink(wishes, Math.min(wished, beside), gap);
    const used = widths.reduce((sum, w) => sum + w + gap, -gap);
    return row(width - pad - used, 14, widths, h, gap);
  }
  const y = narrow ? 46 : 56;
  const most = narrow ? 3 : wishes.length;
  const lines = Math.ceil(wishes.length / most);
  const perLine = Math.ceil(wishes.length / lines);
  return wishes.flatMap((_, i) => {
    if (i % perLine) return [];
    const line = wishes.slice(i, i + perLine);
    const widths = shrink(narrow ? line.map(() => inside) : line, inside, gap);
    return row(pad, y + Math.floor(i / perLine) * (h + gap), widths, h, gap);
  });
}

/** Make widths smaller, all by the same share, where they would not fit into a line. */
function shrink(widths: number[], room: number, gap: number): number[] {
  const free = room - gap * (widths.length - 1);
  const share = Math.min(1, free / widths.reduce((sum, w) => sum + w, 0));
  return widths.map((w) => Math.floor(w * share));
}

function row(x: number, y: number, widths: number[], h: number, gap: number): Box[] {
  let at = x;
  return widths.map((w) => {
    const box = { x: at, y, w, h };
    at += w + gap;
    return box;
  });
}
