/** Where rows of cards stand, for every width. */

import { endOf, grid, type Head, head } from "../core/stage/layout";
import type { Box } from "../core/page/types";

const NAME_H = 24;
const BUTTON_H = 44;
const BOARD_ROW = 40;

export interface Plan extends Head {
  height: number;
  /** Each row's name, and its cards. */
  rows: { name: Box; cards: Box[] }[];
  prompt: Box;
  /** Moves that no card makes. */
  buttons: Box[];
  /** The score board, in place of the prompt and the buttons. */
  board: Box;
}

/** @param rows how many cards there are in each row */
export function plan(width: number, rows: number[], buttons: number, chips: number[]): Plan {
  const top = head(width, chips);
  const { narrow, pad, inside } = top;
  const gap = narrow ? 8 : 14;
  const cardW = narrow ? 60 : 84;
  const cardH = Math.round(cardW * 1.36);
  const perLine = Math.max(1, Math.floor((inside + gap) / (cardW + gap)));
  let y = top.bottom + (narrow ? 10 : 18);
  const placed = rows.map((count) => {
    const name = { x: pad, y, w: inside, h: NAME_H };
    const cards = grid(pad, y + NAME_H, cardW, cardH, gap, perLine, count);
    y += NAME_H + Math.max(1, Math.ceil(count / perLine)) * (cardH + gap);
    return { name, cards };
  });
  const prompt = { x: pad, y, w: inside, h: 74 };
  const buttonW = Math.min(220, inside);
  const across = Math.max(1, Math.floor((inside + gap) / (buttonW + gap)));
  const placedButtons = grid(pad, y + prompt.h + 6, buttonW, BUTTON_H, gap, across, buttons);
  const board = { x: pad, y, w: inside, h: 110 + chips.length * BOARD_ROW };
  const end = endOf(placedButtons, prompt.y + prompt.h);
  return { ...top, height: end + (narrow ? 14 : 24), rows: placed, prompt, buttons: placedButtons, board };
}
