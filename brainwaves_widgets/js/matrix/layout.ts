/** Where everything of Game Matrix stands, for every width. */

import { endOf, grid, type Head, head } from "../core/stage/layout";
import type { Box } from "../core/page/types";

export interface Plan extends Head {
  height: number;
  figures: Box[];
  /** Where measures are asked for. */
  measures: Box;
  /** The turn's attributes cards, and behind them the deck. */
  cards: Box[];
  deck: Box;
  /** Beside or below the deck, where the cards of a lost turn are judged. */
  grid: Box;
  prompt: Box;
  /** What ends a search or a turn, and what draws or goes on; the same place never does both. */
  buttons: { left: Box; right: Box };
  panel: Box;
}

/** From this width on the explanation stands beside the cards. */
const BESIDE = 1160;
/** Where words would have less room beside the buttons, they stand above them. */
const WORDS = 420;

export function plan(width: number, figures: number, cards: number, chips: number[]): Plan {
  const top = head(width, chips);
  const { narrow, pad, inside, bottom } = top;
  const beside = width >= BESIDE;
  const gap = narrow ? 8 : 18;
  const switchW = narrow ? 102 : 112;
  const columns = narrow ? 3 : figures;
  const figureW = Math.min(narrow ? 120 : beside ? 240 : 170, Math.floor((inside - gap * (columns - 1)) / columns));
  const figureH = Math.round(figureW * (narrow ? 1.12 : 1.16));
  const y = bottom + (narrow ? 12 : 22);
  const figureBoxes = grid(pad, y, figureW, figureH, gap, columns, figures);
  const under = endOf(figureBoxes, y) + (narrow ? 14 : 28);
  // However many cards there are, they have the same room, so that nothing below them jumps.
  const cardRows = narrow ? 2 : 1;
  const fewest = narrow ? 2 : 4;
  const panelW = beside ? Math.round(inside * 0.44) : inside;
  const left = beside ? inside - panelW - 24 : inside;
  const widthOf = (all: number) => Math.min(200, Math.floor((left - gap * (all - 1)) / all));
  const cardColumns = Math.max(fewest, Math.ceil((cards + 1) / cardRows));
  const cardH = narrow ? 86 : beside ? 140 : 112;
  const slots = grid(pad, under, widthOf(cardColumns), cardH, gap, cardColumns, cards + 1);
  const aside = widthOf(fewest) + gap;
  const gridBox = narrow
    ? { x: pad, y: under + cardH + gap, w: inside, h: cardH + 8 }
    : { x: pad + aside, y: under, w: left - aside, h: cardH };
  const promptY = under + cardRows * cardH + (narrow ? 18 : 20);
  const buttonW = narrow ? Math.floor((inside - 10) / 2) : beside ? 148 : 164;
  const words = left - 2 * buttonW - 32;
  const stacked = narrow || (!beside && words < WORDS);
  const prompt = { x: pad, y: promptY, w: stacked ? inside : words, h: narrow ? 92 : beside ? 104 : 64 };
  const buttonY = promptY + 6 + (stacked ? prompt.h : 0);
  const between = narrow ? 10 : 12;
  const rightX = stacked ? pad + buttonW + between : pad + left - buttonW;
  const right = { x: rightX, y: buttonY, w: buttonW, h: narrow ? 44 : 50 };
  const panelY = stacked ? right.y + right.h + 16 : promptY + 90;
  const panel = beside
    ? { x: pad + left + 24, y: under, w: panelW, h: cardH + 124 }
    : { x: pad, y: panelY, w: inside, h: narrow ? 332 : stacked ? 228 : 176 };
  return {
    ...top,
    height: panel.y + panel.h + (narrow ? 14 : 24),
    title: { ...top.title, w: top.title.w - switchW - 8 },
    figures: figureBoxes,
    measures: { x: top.title.x + top.title.w - switchW, y: top.title.y, w: switchW, h: 28 },
    cards: slots.slice(0, cards),
    deck: slots[cards] as Box,
    grid: gridBox,
    prompt,
    buttons: { left: { ...right, x: right.x - buttonW - between }, right },
    panel,
  };
}
