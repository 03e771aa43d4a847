/** How the Boar's cards are painted: animals, and the backs of one's own hand. */

import { boarBack } from "../../art/palette.json";
import { cornerOf } from "../core/pieces/cards";
import { type Pen, paper, pill, roundBox, write } from "../core/stage/draw";
import { pressDown } from "../core/pieces/furniture";
import type { Mood } from "../core/stage/stage";
import { PAPER, type Theme } from "../core/page/theme";
import { animalArt } from "./art";

const SLIM = 0.92;

/** An animal card; where only a strip of it is to be seen, the animal stands in that strip. */
export function paintAnimal(pen: Pen, w: number, h: number, animal: string, strip: number): void {
  paper(pen, w, h, cornerOf(w));
  const slim = strip < w * SLIM;
  const size = Math.round(slim ? Math.min(strip - 3, 30) : w * 0.62);
  const x = slim ? 1 + (strip - size) / 2 : (w - size) / 2;
  const y = slim ? 6 : h * 0.17;
  animalArt(animal).draw(pen, Math.round(x), Math.round(y), size, size);
  const type = { size: w < 60 ? 11 : 13, bold: true, color: PAPER.ink };
  if (!slim) write(pen, animal, w / 2, h * 0.8, { ...type, align: "center" }, w - 4);
  else paintUpright(pen, animal, strip / 2, y + size + 5, h - y - size - 10, type);
}

/** The animal's name, reading downwards, along a strip. */
function paintUpright(pen: Pen, text: string, x: number, y: number, room: number, type: { size: number; color: string }): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.PI / 2);
  write(pen, text, 0, 0, { ...type, size: 11, bold: true }, room);
  pen.restore();
}

/** The back of an own card, with its place's number. */
export function paintOwnBack(pen: Pen, w: number, h: number, number: number, strip: number, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  else if (mood.hot) pen.translate(0, -6);
  paintBack(pen, w, h);
  if (mood.hot || mood.pressed) {
    pen.strokeStyle = theme.accent;
    pen.lineWidth = 3;
    roundBox(pen, 1, 1, w - 2, h - 2, cornerOf(w));
    pen.stroke();
  }
  const slim = strip < w * SLIM;
  const r = slim ? Math.min(13, strip / 2 - 2) : 16;
  const x = slim ? strip / 2 + 1 : w / 2;
  const y = slim ? r + 8 : h / 2;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.strokeStyle = "rgba(255, 255, 255, 0.75)";
  pen.lineWidth = 2;
  pen.stroke();
  write(pen, String(number), x, y + 1, { size: slim ? 13 : 16, bold: true, color: PAPER.onDeep, align: "center" });
}

export function paintBack(pen: Pen, w: number, h: number): void {
  paper(pen, w, h, cornerOf(w));
  const inset = Math.max(3, Math.round(w * 0.06));
  roundBox(pen, inset, inset, w - 2 * inset, h - 2 * inset, cornerOf(w) - 2);
  pen.fillStyle = boarBack;
  pen.fill();
}

/** One animal to announce. */
export function paintName(pen: Pen, w: number, h: number, animal: string, live: boolean, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  const lit = mood.hot || mood.pressed;
  pill(pen, w, h, live ? PAPER.face : theme.raised, live ? PAPER.deep : theme.line, 10);
  if (live) {
    pen.lineWidth = lit ? 3 : 2;
    pen.strokeStyle = lit ? theme.accent : PAPER.deep;
    pen.stroke();
  }
  const size = Math.round(Math.min(30, h * 0.5));
  pen.globalAlpha = live ? 1 : 0.45;
  animalArt(animal).draw(pen, Math.round((w - size) / 2), 5, size, size);
  pen.globalAlpha = 1;
  const color = live ? PAPER.ink : theme.muted;
  write(pen, animal, w / 2, h - 11, { size: w < 70 ? 11 : 13, bold: live, color, align: "center" }, w - 4);
}

/** A ring around a card that matches, or can be chosen. */
export function paintChoice(pen: Pen, w: number, h: number, theme: Theme, mood: Mood): void {
  pen.strokeStyle = theme.accent;
  pen.lineWidth = mood.hot ? 5 : 4;
  roundBox(pen, -3, -3, w + 6, h + 6, cornerOf(w) + 3);
  pen.stroke();
}
