/** Where everything of the Goose stands, for every width; nothing here knows a canvas. */

import type { Box } from "../core/types";

export interface Plan {
  narrow: boolean;
  pad: number;
  height: number;
  title: Box;
  chips: Box[];
  tags: Box[];
  cards: Box[];
  deck: Box;
  dice: [Box, Box];
  prompt: Box;
  clock: Box;
  button: Box;
  shown: Box;
  rows: { label: Box; cells: Box[] }[];
  board: Box;
}

const NARROW = 560;
const CARD = { w: 124, h: 178 };

/**
 * @param width of the screen in pixels
 * @param places in the line-up
 * @param chips widths that the players' chips would like to have
 * @param asked the row of the feature card that is asked for, or null
 */
export function plan(width: number, places: number, chips: number[], asked: number | null): Plan {
  const narrow = width < NARROW;
  const pad = narrow ? 14 : 28;
  const inside = width - 2 * pad;
  const title = { x: pad, y: narrow ? 12 : 18, w: inside, h: 28 };
  const chipBoxes = placeChips(width, pad, narrow, chips);
  const top = Math.max(title.y + title.h, ...chipBoxes.map((chip) => chip.y + chip.h)) + (narrow ? 12 : 20);
  const { tags, cards, deck, bottom } = placeCards(pad, inside, top, places, narrow);
  const promptY = bottom + (narrow ? 12 : 26);
  const die = narrow ? 46 : 62;
  const dice: [Box, Box] = [
    { x: pad + 2, y: promptY + 5, w: die, h: die },
    { x: pad + 2 + die + 16, y: promptY + 5, w: die, h: die },
  ];
  const promptH = narrow ? 122 : 76;
  const left = pad + 2 * die + 44;
  const prompt = narrow
    ? { x: pad, y: promptY + die + 12, w: inside, h: promptH - die - 12 }
    : { x: left, y: promptY, w: width - pad - left - 76, h: promptH };
  const clockSize = narrow ? 46 : 60;
  const clock = { x: width - pad - clockSize, y: promptY + 6, w: clockSize, h: clockSize };
  const button = { x: pad, y: promptY + 8, w: narrow ? 132 : 146, h: narrow ? 42 : 54 };
  const shownW = narrow ? 34 : 50;
  const shown = {
    x: clock.x - shownW - 18,
    y: promptY + (narrow ? 0 : 2),
    w: shownW,
    h: Math.round((shownW * CARD.h) / CARD.w),
  };
  const rowsY = promptY + promptH + (narrow ? 10 : 16);
  const { rows, end } = placeRows(pad, inside, rowsY, narrow, asked);
  return {
    narrow,
    pad,
    height: end + (narrow ? 14 : 24),
    title,
    chips: chipBoxes,
    tags,
    cards,
    deck,
    dice,
    prompt,
    clock,
    button,
    shown,
    rows,
    board: { x: pad, y: promptY + 4, w: inside, h: end - promptY - 4 },
  };
}

const TITLE_ROOM = 356;
const LEAST_CHIP = 104;

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

function placeCards(
  pad: number,
  inside: number,
  top: number,
  places: number,
  narrow: boolean,
): { tags: Box[]; cards: Box[]; deck: Box; bottom: number } {
  const slots = places + 1;
  const columns = !narrow || slots <= 4 ? slots : slots <= 6 ? 3 : 4;
  const gap = narrow ? 10 : 24;
  const tagH = narrow ? 24 : 30;
  const w = Math.min(CARD.w, Math.floor((inside - gap * (columns - 1) - (narrow ? 0 : 16)) / columns));
  const h = Math.round((w * CARD.h) / CARD.w);
  const lineH = tagH + 8 + h + (narrow ? 12 : 0);
  const spread = narrow ? gap : Math.min(44, Math.floor((inside - 16 - columns * w) / Math.max(1, columns - 1)));
  const free = inside - columns * w - (columns - 1) * spread;
  const x0 = pad + (narrow ? Math.floor(free / 2) : 0);
  const slot = (i: number): Box => ({
    x: x0 + (i % columns) * (w + spread),
    y: top + Math.floor(i / columns) * lineH + tagH + 8,
    w,
    h,
  });
  const cards = Array.from({ length: places }, (_, i) => slot(i));
  const last = slot(places);
  const deck = narrow ? last : { ...last, x: pad + inside - w - 8 };
  const tags = cards.map((card) => {
    const tagW = Math.min(w, narrow ? 60 : 80);
    return { x: card.x + Math.round((w - tagW) / 2), y: card.y - tagH - 8, w: tagW, h: tagH };
  });
  return { tags, cards, deck, bottom: last.y + h };
}

function placeRows(
  pad: number,
  inside: number,
  y: number,
  narrow: boolean,
  asked: number | null,
): { rows: Plan["rows"]; end: number } {
  const gap = narrow ? 5 : 10;
  const labelW = narrow ? inside : 84;
  const labelH = narrow ? 18 : 0;
  const room = narrow ? inside : inside - labelW;
  const cellW = Math.floor((room - 4 * gap) / 5);
  const heights = [0, 1, 2].map((i) => {
    if (asked === null) return narrow ? 48 : 44;
    if (i === asked) return narrow ? 64 : 64;
    return narrow ? 40 : 34;
  });
  const rows: Plan["rows"] = [];
  let at = y;
  for (const h of heights) {
    const cellY = at + labelH;
    rows.push({
      label: { x: pad, y: at, w: labelW, h: narrow ? labelH : h },
      cells: Array.from({ length: 5 }, (_, i) => ({
        x: pad + (narrow ? 0 : labelW) + i * (cellW + gap),
        y: cellY,
        w: cellW,
        h,
      })),
    });
    at = cellY + h + 8;
  }
  return { rows, end: at - 8 };
}
