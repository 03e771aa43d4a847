/** Where everything of Game Matrix stands, for every width. */

import { type Head, head } from "../core/stage/layout";
import type { Box } from "../core/page/types";

export interface Plan extends Head {
  height: number;
  figures: Box[];
  /** The turn's attributes cards, and behind them the deck. */
  cards: Box[];
  deck: Box;
  prompt: Box;
  button: Box;
  panel: Box;
}

export function plan(width: number, figures: number, cards: number, chips: number[]): Plan {
  const top = head(width, chips);
  const { narrow, pad, inside, bottom } = top;
  const gap = narrow ? 8 : 18;
  const columns = narrow ? 3 : figures;
  const figureW = Math.min(narrow ? 120 : 150, Math.floor((inside - gap * (columns - 1)) / columns));
  const figureH = Math.round(figureW * (narrow ? 1.12 : 1.16));
  const y = bottom + (narrow ? 12 : 22);
  const figureBoxes = grid(pad, y, figureW, figureH, gap, columns, figures);
  const under = endOf(figureBoxes, y) + (narrow ? 14 : 28);
  const cardColumns = narrow ? 2 : 4;
  const cardW = Math.min(200, Math.floor((inside - gap * (cardColumns - 1)) / cardColumns));
  const cardH = narrow ? 86 : 104;
  const slots = grid(pad, under, cardW, cardH, gap, cardColumns, cards + 1);
  const promptY = endOf(slots, under) + (narrow ? 10 : 20);
  const buttonW = narrow ? 150 : 168;
  const prompt = narrow
    ? { x: pad, y: promptY, w: inside, h: 74 }
    : { x: pad, y: promptY, w: inside - buttonW - 20, h: 64 };
  const button = { x: pad + inside - buttonW, y: narrow ? promptY + 80 : promptY + 6, w: buttonW, h: narrow ? 44 : 50 };
  const panelY = narrow ? button.y + button.h + 14 : promptY + 90;
  const panel = { x: pad, y: panelY, w: inside, h: narrow ? 250 : 176 };
  return {
    ...top,
    height: panel.y + panel.h + (narrow ? 14 : 24),
    figures: figureBoxes,
    cards: slots.slice(0, cards),
    deck: slots[cards] as Box,
    prompt,
    button,
    panel,
  };
}

function grid(x: number, y: number, w: number, h: number, gap: number, columns: number, count: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (w + gap),
    y: y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

const endOf = (boxes: Box[], otherwise: number) => Math.max(otherwise, ...boxes.map(({ y, h }) => y + h));
