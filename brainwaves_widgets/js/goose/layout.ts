/** Where everything of the Goose stands, for every width; nothing here knows a canvas. */

import { grid, type Head, head } from "../core/stage/layout";
import type { Box } from "../core/page/types";

export interface Plan extends Head {
  height: number;
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

const CARD = { w: 124, h: 178 };
/** Few suspects have room for larger cards. */
const FEW = 4;
const LARGE = 144;

/**
 * @param width of the screen in pixels
 * @param places in the line-up
 * @param chips widths that the players' chips would like to have
 * @param asked the row of the feature card that is asked for, or null
 */
export function plan(width: number, places: number, chips: number[], asked: number | null): Plan {
  const top = head(width, chips);
  const { narrow, pad, inside } = top;
  const { tags, cards, deck, bottom } = placeCards(pad, inside, top.bottom + (narrow ? 12 : 20), places, narrow);
  const promptY = bottom + (narrow ? 12 : 26);
  const die = narrow ? 46 : 62;
  const dice: [Box, Box] = [
    { x: pad + 2, y: promptY + 5, w: die, h: die },
    { x: pad + 2 + die + 16, y: promptY + 5, w: die, h: die },
  ];
  const promptH = narrow ? 146 : 76;
  const left = pad + 2 * die + 44;
  const prompt = narrow
    ? { x: pad, y: promptY + die + 12, w: inside, h: promptH - die - 12 }
    : { x: left, y: promptY, w: width - pad - left - 76, h: promptH };
  const clockSize = narrow ? 46 : 60;
  const clock = { x: width - pad - clockSize, y: promptY + 6, w: clockSize, h: clockSize };
  const shownW = narrow ? 34 : 50;
  const button = { x: pad, y: promptY + 8, w: narrow ? Math.min(132, inside - clockSize - shownW - 28) : 146, h: narrow ? 42 : 54 };
  const shown = {
    x: clock.x - shownW - 18,
    y: promptY + (narrow ? 0 : 2),
    w: shownW,
    h: Math.round((shownW * CARD.h) / CARD.w),
  };
  const rowsY = promptY + promptH + (narrow ? 10 : 16);
  const { rows, end } = placeRows(pad, inside, rowsY, narrow, asked);
  return {
    ...top,
    height: end + (narrow ? 14 : 24),
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

function placeCards(pad: number, inside: number, top: number, places: number, narrow: boolean) {
  const slots = places + 1;
  const columns = !narrow || slots <= 4 ? slots : slots <= 6 ? 3 : 4;
  const gap = narrow ? 10 : 24;
  const tagH = narrow ? 24 : 30;
  const w = Math.min(!narrow && places <= FEW ? LARGE : CARD.w, Math.floor((inside - gap * (columns - 1) - (narrow ? 0 : 16)) / columns));
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

function placeRows(pad: number, inside: number, y: number, narrow: boolean, asked: number | null) {
  const gap = narrow ? 5 : 10;
  const labelW = narrow ? inside : 84;
  const labelH = narrow ? 18 : 0;
  const room = narrow ? inside : inside - labelW;
  const cellW = Math.floor((room - 4 * gap) / 5);
  const heights = [0, 1, 2].map((i) => {
    if (asked === null) return narrow ? 48 : 44;
    if (i === asked) return 64;
    return narrow ? 40 : 34;
  });
  const rows: Plan["rows"] = [];
  let at = y;
  for (const h of heights) {
    const cellY = at + labelH;
    rows.push({
      label: { x: pad, y: at, w: labelW, h: narrow ? labelH : h },
      cells: grid(pad + (narrow ? 0 : labelW), cellY, cellW, h, gap, 5, 5),
    });
    at = cellY + h + 8;
  }
  return { rows, end: at - 8 };
}
