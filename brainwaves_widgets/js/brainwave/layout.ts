/** Where everything of Brain Wave stands: beside each other, or stacked where it is narrow. */

import { head, type Head } from "../core/stage/layout";
import type { Box } from "../core/page/types";
import { CELL_HEIGHT, CELL_WIDTH } from "./console/console";

/** The glass is as wide as makes the maze's cells squares. */
const SHAPE = CELL_HEIGHT / CELL_WIDTH;
const STACKED = 760;
const ROWS = 3;
/** How wide the set is at least beside a large board. */
const SMALL_SET = 300;

export interface Plan extends Head {
  height: number;
  prompt: Box;
  dice: Box[];
  /** The set with its bezel, and the glass in it. */
  set: Box;
  glass: Box;
  /** The controls below the set, where there are any. */
  knobs: Box[];
  resets: Box[];
  switches: Box[];
  board: Box;
  power: Box;
  bank: Box;
  tiles: Box[];
  buttons: Box[];
  /** Where the faces of real dice are tapped, in place of what cannot be used meanwhile. */
  tray: Box;
}

/**
 * The set is large while people fight, and the board while they build; the table is as high in both.
 * @param dice how many are shown
 * @param buttons how many are needed below the bank
 */
export function plan(width: number, dice: number, buttons: number, chips = [132, 132], builds = false): Plan {
  const top = head(width, chips);
  const { pad, inside } = top;
  const stacked = width < STACKED;
  const gap = stacked ? 14 : 24;
  const die = stacked ? 30 : 38;
  const diceRoom = dice * (die + 8);
  const prompt = { x: pad, y: top.bottom + 8, w: inside - diceRoom - 8, h: stacked ? 92 : 58 };
  const y = prompt.y + prompt.h + 6;
  const parts = stacked ? stack(pad, y, inside, gap, buttons, builds) : besides(pad, y, inside, gap, buttons, builds);
  return {
    ...top,
    ...parts,
    height: parts.bottom + (stacked ? 14 : 22),
    prompt,
    dice: Array.from({ length: dice }, (_, i) => ({
      x: pad + inside - diceRoom + 8 + i * (die + 8),
      y: prompt.y + 8,
      w: die,
      h: die,
    })),
  };
}

/** One below the other: first what is used now. */
function stack(x: number, y: number, inside: number, gap: number, buttons: number, builds: boolean) {
  const side = Math.min(inside, 420);
  const column = x + Math.round((inside - side) / 2);
  const board = { x: column, y, w: side, h: side };
  if (builds) {
    const bank = placeBank(column, y + side + 12, side, buttons);
    const set = placeSet(x, bank.bottom + gap, inside, 8);
    return { ...bank, ...set, ...placeControls(set.set, true), board };
  }
  const set = placeSet(x, y, inside, 8);
  const controls = placeControls(set.set, true);
  board.y = controls.bottom + gap;
  const tray = { x, y: set.set.y + set.set.h + 8, w: inside, h: controls.bottom - set.set.y - set.set.h - 8 };
  return { ...controls, ...set, ...placeBank(column, board.y + side + 12, side, buttons), board, tray };
}

/** Beside each other: the board stands right of the set, and the bank below the smaller of them. */
function besides(x: number, y: number, inside: number, gap: number, buttons: number, builds: boolean) {
  const side = Math.round(Math.min(310, Math.max(250, inside * 0.33)));
  const right = x + inside;
  const set = placeSet(x, y, inside - side - gap, 12);
  const controls = placeControls(set.set, false);
  const fought = placeBank(right - side, y + side + 12, side, buttons);
  const bottom = Math.max(controls.bottom, fought.bottom);
  if (!builds) return { ...set, ...controls, ...fought, board: { x: right - side, y, w: side, h: side }, bottom };
  const large = Math.min(bottom - y, inside - gap - SMALL_SET);
  const small = placeSet(x, y, inside - gap - large, 12);
  const built = placeBank(x, small.set.y + small.set.h + 12, small.set.w, buttons);
  const board = { x: right - large, y, w: large, h: large };
  return { ...small, ...built, knobs: [], resets: [], switches: [], board, bottom: Math.max(bottom, built.bottom) };
}

function placeSet(x: number, y: number, w: number, bezel: number): Pick<Plan, "set" | "glass"> {
  const glassW = w - 2 * bezel;
  const glass = { x: x + bezel, y: y + bezel, w: glassW, h: Math.round(glassW / SHAPE) };
  return { glass, set: { x, y, w, h: glass.h + 2 * bezel } };
}

/** Brain Power, the memory bank, and below it what can be pressed. */
function placeBank(x: number, y: number, w: number, buttons: number): Pick<Plan, "power" | "bank" | "tiles" | "buttons" | "tray"> & { bottom: number } {
  const power = { x, y, w, h: 62 };
  const bank = { x, y: power.y + power.h + 10, w, h: 20 };
  const tile = Math.min(60, Math.floor((w - 30) / 4));
  const tiles = [0, 1, 2, 3].map((i) => ({ x: x + i * (tile + 10), y: bank.y + 24, w: tile, h: tile }));
  // The last, which is the main one, has a row of its own; three are kept, so that nothing jumps.
  const rows = buttons && 1 + Math.ceil((buttons - 1) / 2);
  const first = bank.y + 24 + tile + 12;
  const half = Math.floor((w - 8) / 2);
  const boxes = Array.from({ length: buttons }, (_, i) => {
    const last = i === buttons - 1;
    const wide = last || (i === buttons - 2 && i % 2 === 0);
    const at = { x: x + (wide ? 0 : (i % 2) * (half + 8)), y: first + (last ? rows - 1 : Math.floor(i / 2)) * 42 };
    return { ...at, w: wide ? w : half, h: 36 };
  });
  const tray = { x, y: bank.y, w, h: first + (ROWS - 1) * 42 - bank.y - 6 };
  return { power, bank, tiles, buttons: boxes, tray, bottom: first + Math.max(ROWS, rows) * 42 - 6 };
}

/** A knob and its Reset under each side of the set, and the switches between or below them. */
function placeControls(set: Box, stacked: boolean): Pick<Plan, "knobs" | "resets" | "switches"> & { bottom: number } {
  const y = set.y + set.h + 14;
  const knob = stacked ? 56 : 72;
  const rest = set.w - 2 * (knob + 18); // beside the knobs: two Resets, and switches between them
  const w = stacked ? Math.min(96, (rest - 10) / 2) : Math.min(104, (rest - 2 * 14 - 80) / 2);
  const reset = { y: y + (knob - 42) / 2, w, h: 42 };
  const right = set.x + set.w;
  const knobs = [
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
