/** Where everything of Brain Wave stands: beside each other, or stacked where it is narrow. */

import { head, type Head } from "../core/stage/layout";
import type { Box } from "../core/page/types";
import { CELL_HEIGHT, CELL_WIDTH } from "./console/console";

/** The glass is as wide as makes the maze's cells squares. */
const SHAPE = CELL_HEIGHT / CELL_WIDTH;
const STACKED = 760;

export interface Plan extends Head {
  height: number;
  prompt: Box;
  dice: Box[];
  /** The set with its bezel, and the glass in it. */
  set: Box;
  glass: Box;
  knobs: [Box, Box];
  resets: [Box, Box];
  switches: Box[];
  board: Box;
  power: Box;
  bank: Box;
  tiles: Box[];
  buttons: Box[];
}

/** @param dice how many are to be seen, @param buttons how many are needed below the bank */
export function plan(width: number, dice: number, buttons: number): Plan {
  const top = head(width, [132, 132]);
  const { pad, inside } = top;
  const stacked = width < STACKED;
  const gap = stacked ? 14 : 24;
  const side = stacked ? Math.min(inside, 420) : Math.round(Math.min(310, Math.max(250, inside * 0.33)));
  const die = stacked ? 30 : 38;
  const diceRoom = dice * (die + 8);
  const prompt = { x: pad, y: top.bottom + 8, w: inside - diceRoom - 8, h: stacked ? 64 : 58 };
  const setY = prompt.y + prompt.h + 6;
  const setW = stacked ? inside : inside - side - gap;
  const bezel = stacked ? 8 : 12;
  const glassW = setW - 2 * bezel;
  const glass = { x: pad + bezel, y: setY + bezel, w: glassW, h: Math.round(glassW / SHAPE) };
  const set = { x: pad, y: setY, w: setW, h: glass.h + 2 * bezel };
  const controls = placeControls(set, stacked);
  const columnX = stacked ? pad + Math.round((inside - side) / 2) : pad + setW + gap;
  const board = { x: columnX, y: stacked ? controls.bottom + gap : setY, w: side, h: side };
  const power = { x: columnX, y: board.y + side + 12, w: side, h: 62 };
  const bank = { x: columnX, y: power.y + power.h + 10, w: side, h: 20 };
  const tile = Math.min(60, Math.floor((side - 30) / 4));
  const tiles = [0, 1, 2, 3].map((i) => ({ x: columnX + i * (tile + 10), y: bank.y + 24, w: tile, h: tile }));
  const rows = buttons && 1 + Math.ceil((buttons - 1) / 2); // the last, which is the main one, has its own
  const first = bank.y + 24 + tile + 12;
  const half = Math.floor((side - 8) / 2);
  const boxes = Array.from({ length: buttons }, (_, i) => {
    const last = i === buttons - 1;
    const wide = last || (i === buttons - 2 && i % 2 === 0);
    const at = { x: columnX + (wide ? 0 : (i % 2) * (half + 8)), y: first + (last ? rows - 1 : Math.floor(i / 2)) * 42 };
    return { ...at, w: wide ? side : half, h: 36 };
  });
  const bottom = Math.max(controls.bottom, first + Math.max(stacked ? 0 : 2, rows) * 42 - 6);
  return {
    ...top,
    height: bottom + (stacked ? 14 : 22),
    prompt,
    dice: Array.from({ length: dice }, (_, i) => ({
      x: pad + inside - diceRoom + 8 + i * (die + 8),
      y: prompt.y + 8,
      w: die,
      h: die,
    })),
    set,
    glass,
    ...controls,
    board,
    power,
    bank,
    tiles,
    buttons: boxes,
  };
}

/** A knob and its Reset under each side of the set, and the switches between or below them. */
function placeControls(set: Box, stacked: boolean): Pick<Plan, "knobs" | "resets" | "switches"> & { bottom: number } {
  const y = set.y + set.h + 14;
  const knob = stacked ? 56 : 72;
  const rest = set.w - 2 * (knob + 18); // beside the knobs: two Resets, and switches between them
  const w = stacked ? Math.min(96, (rest - 10) / 2) : Math.min(104, (rest - 2 * 14 - 80) / 2);
  const reset = { y: y + (knob - 42) / 2, w, h: 42 };
  const right = set.x + set.w;
  const knobs: [Box, Box] = [
    { x: set.x + 6, y, w: knob, h: knob + 18 },
    { x: right - knob - 6, y, w: knob, h: knob + 18 },
  ];
  const resets: [Box, Box] = [
    { ...reset, x: set.x + knob + 18 },
    { ...reset, x: right - knob - 18 - w },
  ];
  const between = { x: resets[0].x + w + 14, w: resets[1].x - resets[0].x - w - 28 };
  const below = y + knob + 24;
  const half = (set.w - 10) / 2;
  const switches = stacked
    ? [0, 1].map((i) => ({ x: set.x + i * (half + 10), y: below, w: half, h: 32 }))
    : [0, 1].map((i) => ({ ...between, y: y + i * 38, h: 32 }));
  return { knobs, resets, switches, bottom: stacked ? below + 32 : y + knob + 18 };
}

/** The board's edge, with letters and numbers on it. */
export const EDGE = 14;

/** Where a square such as "c4" lies on the board. */
export function squareOn(board: Box, size: number, name: string): Box {
  const step = (board.w - 2 * EDGE) / size;
  const column = name.charCodeAt(0) - 97;
  const row = size - Number(name.slice(1));
  return { x: board.x + EDGE + column * step + 1, y: board.y + EDGE + row * step + 1, w: step - 2, h: step - 2 };
}

/** The name of a square, counted from the upper left. */
export const nameOf = (size: number, column: number, row: number): string => `${"abcdefghi"[column]}${size - row}`;

/** The square that lies here, or null beside the board. */
export function squareAt(board: Box, size: number, x: number, y: number): string | null {
  const step = (board.w - 2 * EDGE) / size;
  const [column, row] = [x - board.x, y - board.y].map((at) => Math.floor((at - EDGE) / step)) as [number, number];
  const isOn = [column, row].every((at) => at >= 0 && at < size);
  return isOn ? nameOf(size, column, row) : null;
}
