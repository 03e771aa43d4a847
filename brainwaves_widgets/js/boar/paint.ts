/** How the Boar's cards are painted: animals, and the backs of one's own hand. */

import { boarBack } from "../../art/palette.json";
import { cornerOf, paintFaceDown } from "../core/pieces/cards";
import { circle, fitting, paper, type Pen, pill, ring, roundBox, stroke, type Type, widthOf, write } from "../core/stage/draw";
import { pressDown } from "../core/pieces/furniture";
import type { Mood } from "../core/stage/stage";
import { PAPER, type Theme } from "../core/page/theme";
import { animalArt } from "./art";
import type { Place } from "./layout";

const SLIM = 0.92;
/** In less room only the shortest names would stand. */
const LEAST_ROOM = 30;

/** How much of a card is visible, from its left and its upper side on. */
type Seen = Pick<Place, "strip" | "shown">;

/** An animal card; where only a part of it is visible, the animal stands in that part. */
export function paintAnimal(pen: Pen, w: number, h: number, animal: string, seen: Seen = { strip: w, shown: h }): void {
  paper(pen, w, h, cornerOf(w));
  const { strip, shown } = seen;
  const slim = strip < w * SLIM;
  const low = shown < h * SLIM;
  const size = Math.round(Math.min(slim ? Math.min(strip - 3, 30, h * 0.3) : w * 0.62, shown - 5));
  const x = slim ? 1 + (strip - size) / 2 : (w - size) / 2;
  const y = low ? (shown - size) / 2 : slim ? 6 : h * 0.17;
  animalArt(animal).draw(pen, Math.round(x), Math.round(y), size, size);
  const type = { size: w < 60 ? 11 : 13, bold: true, color: PAPER.ink, align: "center" as const };
  const below = h - y - size - 7;
  if (!slim && !low) paintWhole(pen, animal, w / 2, h * 0.8, w - 4, type);
  else if (!low && below > LEAST_ROOM) paintUpright(pen, animal, strip / 2, y + size + 4, below);
}

/** A word where there is room for all of it, and else nothing. */
function paintWhole(pen: Pen, text: string, x: number, y: number, room: number, type: Type): void {
  const fitted = fitting(text, room, 1, type, 10, 9);
  if (widthOf(text, fitted) <= room) write(pen, text, x, y, fitted);
}

/** The animal's name, reading downwards, along a strip. */
function paintUpright(pen: Pen, text: string, x: number, y: number, room: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.PI / 2);
  paintWhole(pen, text, 0, 0, room, { size: 11, bold: true, color: PAPER.ink });
  pen.restore();
}

/** The back of an own card, with its place's number. */
export function paintOwnBack(pen: Pen, w: number, h: number, number: number, { strip, shown }: Seen, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  else if (mood.hot) pen.translate(0, -6);
  paintBack(pen, w, h);
  if (mood.hot || mood.pressed) {
    roundBox(pen, 1, 1, w - 2, h - 2, cornerOf(w));
    ring(pen, theme.ring);
  }
  const slim = strip < w * SLIM;
  const low = shown < h * SLIM;
  const r = slim || low ? Math.min(13, strip / 2 - 2, shown / 2 - 2) : 16;
  const x = slim ? strip / 2 + 1 : w / 2;
  const y = low ? Math.min(r + 8, shown / 2 + 1) : slim ? r + 8 : h / 2;
  circle(pen, x, y, r);
  stroke(pen, "rgba(255, 255, 255, 0.75)", 2);
  const size = r < 11 ? 11 : slim || low ? 13 : 16;
  write(pen, String(number), x, y + 1, { size, bold: true, color: PAPER.onDeep, align: "center" });
}

/** The place in the hand that a drawn card takes. */
export function paintNumber(pen: Pen, number: number): void {
  pen.save();
  pen.translate(8, 8);
  pill(pen, 30, 30, boarBack, boarBack);
  write(pen, String(number), 15, 16, { size: 15, bold: true, color: PAPER.onDeep, align: "center" });
  pen.restore();
}

export function paintBack(pen: Pen, w: number, h: number): void {
  paintFaceDown(pen, w, h, boarBack);
}

/** One animal to announce. */
export function paintName(pen: Pen, w: number, h: number, animal: string, live: boolean, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  const lit = mood.hot || mood.pressed;
  pill(pen, w, h, live ? PAPER.face : theme.raised, live ? PAPER.deep : theme.line, 10);
  if (live) {
    stroke(pen, PAPER.deep, 2);
    if (lit) ring(pen, theme.ring);
  }
  const size = Math.round(Math.min(30, h * 0.5));
  pen.save();
  if (!live) pen.globalAlpha *= 0.45;
  animalArt(animal).draw(pen, Math.round((w - size) / 2), 5, size, size);
  pen.restore();
  const color = live ? PAPER.ink : theme.muted;
  const type = { size: w < 70 ? 11 : 13, bold: live, color, align: "center" as const };
  write(pen, animal, w / 2, h - 11, fitting(animal, w - 4, 1, type, 10, 9), w - 4);
}

/** A ring around a card that matches, or can be chosen. */
export function paintChoice(pen: Pen, w: number, h: number, theme: Theme, mood: Mood): void {
  roundBox(pen, -3, -3, w + 6, h + 6, cornerOf(w) + 3);
  ring(pen, theme.ring, mood.hot ? 4 : 3);
}
