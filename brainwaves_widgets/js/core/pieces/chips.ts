/** Players' chips: who sits here, whose turn it is, and how the piles grow. */

import { circle, fill, type Pen, pill, ring, roundBox, setType, stroke, widthOf, write } from "../stage/draw";
import type { Item, Mood } from "../stage/stage";
import { PAPER, type Theme } from "../page/theme";
import type { Box } from "../page/types";
import { players } from "../../../art/palette.json";

export interface Chip {
  name: string;
  /** Whose it is, where the colour tells it. */
  seat?: number;
  /** Filled while it is this player's turn. */
  onTurn: boolean;
  /** Cards on the pile, or null where the player has none of their own. */
  score: number | null;
  /** A sign instead of the initial: a tick for "ready". */
  sign?: string;
  /** Whether a program plays: its round end is a robot's head. */
  isProgram?: boolean;
}

/** The chip of a seat, as an item of a picture. */
export function chipItem(seat: number, chip: Chip, boxes: Box[], theme: Theme): Item {
  return {
    key: `chip-${seat}`,
    box: boxes[seat] as Box,
    title: chip.isProgram ? `${chip.name}, a program` : chip.name,
    paint: (pen, w, h, mood) => paintChip(pen, w, h, chip, theme, mood),
  };
}

/** Where a card flies that goes onto the pile of a chip: its right end. */
export function pileOn(chip: Box | undefined): Box | undefined {
  return chip && { ...chip, w: 26, x: chip.x + chip.w - 40 };
}

/** The colour of a player, and of what is written on it; with forced colours the page decides. */
export function toneOf(seat: number, { name, ink, raised }: Theme): { fill: string; on: string } {
  if (name === "forced") return { fill: ink, on: raised };
  return players[seat % players.length] as { fill: string; on: string };
}

/** How wide chips must be, so that no name on them is cut. */
export function chipRooms(names: string[], hasScore: boolean): number[] {
  const rest = hasScore ? 80 : 52;
  return names.map((name) => Math.max(84, Math.ceil(widthOf(name, { size: 15, bold: true, color: "" })) + rest));
}

/** The sign or the initial on a chip's round end. */
export function paintInitial(pen: Pen, h: number, { sign, name }: Chip, color: string): void {
  write(pen, sign ?? [...name][0]?.toUpperCase() ?? "", h / 2, h / 2 + 1, { size: 13, bold: true, color, align: "center" });
}

export function paintChip(pen: Pen, w: number, h: number, chip: Chip, theme: Theme, mood: Mood): void {
  const color = chip.onTurn ? theme.onDeep : theme.ink;
  pill(pen, w, h, chip.onTurn ? theme.deep : theme.raised, chip.onTurn ? theme.deep : theme.line);
  const isLit = chip.onTurn || chip.sign;
  const plain = { fill: isLit ? theme.accent : theme.line, on: isLit ? theme.onAccent : theme.ink };
  const tone = chip.seat === undefined ? plain : toneOf(chip.seat, theme);
  if (chip.onTurn && chip.seat !== undefined) {
    stroke(pen, tone.fill, 3);
  }
  if (mood.hot || mood.pressed) ring(pen, theme.ring);
  const r = h * 0.32;
  if (chip.isProgram) paintEars(pen, h, r, tone.fill);
  pen.beginPath();
  if (chip.isProgram) pen.roundRect(h / 2 - r, h / 2 - r, 2 * r, 2 * r, 4);
  else pen.arc(h / 2, h / 2, r, 0, 2 * Math.PI);
  fill(pen, tone.fill);
  paintInitial(pen, h, chip, tone.on);
  const type = { size: w < 90 ? 13 : 15, bold: true, color };
  const numberW = chip.score === null ? 0 : 22;
  setType(pen, type);
  const free = w - h - pen.measureText(chip.name).width - numberW - 38;
  const fan = Math.max(0, Math.min(chip.score ?? 0, FAN, Math.floor(free / 2)));
  write(pen, chip.name, h - 2, h / 2 + 1, type, w - h - numberW - 12 - (fan ? 18 + fan * 2 : 0));
  if (chip.score === null) return;
  paintFan(pen, w - 52 - fan * 2, h, fan, chip.onTurn ? theme.accent : theme.muted);
  write(pen, String(chip.score).replace("-", "−"), w - 14, h / 2 + 1, { size: 15, bold: true, color, align: "right" });
}

/** An antenna and two ears, which make a robot's head of a chip's end. */
export function paintEars(pen: Pen, h: number, r: number, tone: string): void {
  pen.fillStyle = tone;
  pen.fillRect(h / 2 - r - 2, h / 2 - 3, 2 * r + 4, 6);
  pen.fillRect(h / 2 - 1, h / 2 - r - 3, 2, 4);
  circle(pen, h / 2, h / 2 - r - 3, 2);
  pen.fill();
}

const FAN = 6;

/** A pile seen from the side: one edge a card, as far as they can be told apart. */
function paintFan(pen: Pen, x: number, h: number, cards: number, tone: string): void {
  for (let i = 0; i < cards; i += 1) {
    roundBox(pen, x + 0.5 + i * 2, h / 2 - 8.5, 12, 17, 3);
    fill(pen, PAPER.face);
    stroke(pen, tone, 1.5);
  }
}

/** A shared pile: its name, its size, and the cards fanned a little as it grows. */
export function pileItem(name: string, size: number, tone: string, box: Box | undefined, theme: Theme): Item {
  return {
    key: name,
    box: box as Box,
    paint(pen, w, h) {
      pill(pen, w, h, theme.raised, theme.line);
      const room = Math.floor((w - 108) / 2);
      const cards = Math.max(0, Math.min(size, FAN, room));
      paintFan(pen, 10, h, cards, tone);
      const x = cards ? 28 + cards * 2 : 14;
      write(pen, name, x, h / 2 + 1, { size: 13, color: theme.muted }, w - x - 34);
      write(pen, String(size), w - 14, h / 2 + 1, { size: 15, bold: true, color: theme.ink, align: "right" });
    },
  };
}
