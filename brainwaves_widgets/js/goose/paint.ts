/** How the Goose's pieces are painted: cards, tags, dice, values. */

import { cornerOf, paintGap, paintStack, paintVerdict } from "../core/pieces/cards";
import { faceOf } from "../core/pieces/dice";
import { circle, fill, fitting, line, paper, type Pen, pill, ring, roundBox, shadow, stroke, widthOf, write, writeLines } from "../core/stage/draw";
import { pressDown } from "../core/pieces/furniture";
import type { Mood } from "../core/stage/stage";
import { PAPER, type Theme } from "../core/page/theme";
import { animalArt, backArt, featureArt, personOf } from "./art";
import { HUES, KINDS } from "./view";
import type { Face, Kind } from "./wire";

export function paintSuspect(pen: Pen, w: number, h: number, suspect: Face): void {
  const r = cornerOf(w);
  paper(pen, w, h, r);
  pen.save();
  roundBox(pen, 1, 1, w - 2, h - 2, r - 1);
  pen.clip();
  personOf(suspect).draw(pen, 0, 0, w, h);
  pen.restore();
  const badge = w * 0.18;
  const name = nameOf(w, suspect.colour);
  const bx = w - badge - w * 0.035;
  // On a small card the animal stands below the name of the colour, not behind it.
  const below = name && name.x + name.w > bx - badge ? name.x + name.h : 0;
  const by = below + badge + w * 0.035;
  circle(pen, bx, by, badge);
  fill(pen, PAPER.face);
  stroke(pen, PAPER.ink, Math.max(1, w / 80));
  const size = Math.round(badge * 1.5);
  animalArt(suspect.animal).draw(pen, Math.round(bx - size / 2), Math.round(by - size / 2), size, size);
  if (name) paintColourName(pen, suspect.colour, name);
}

/** Where the name of the colour stands on a card, at its upper left; null where there is no room. */
function nameOf(w: number, colour: string): { x: number; w: number; h: number; size: number } | null {
  if (w < 46) return null;
  const size = Math.max(9, Math.min(13, Math.round(w * 0.105)));
  const width = Math.round(widthOf(colour, { size, bold: true, color: "" }) + size);
  return { x: Math.round(w * 0.05), w: width, h: size + 7, size };
}

function paintColourName(pen: Pen, colour: string, { x, w, h, size }: NonNullable<ReturnType<typeof nameOf>>): void {
  const hue = HUES[colour] ?? PAPER.ink;
  pen.save();
  pen.translate(x, x);
  pill(pen, w, h, PAPER.face, hue);
  stroke(pen, hue, 2);
  write(pen, colour, w / 2, (h + 1) / 2, { size, bold: true, color: PAPER.ink, align: "center" });
  pen.restore();
}

export function paintBack(pen: Pen, w: number, h: number): void {
  paper(pen, w, h, cornerOf(w));
  const inset = Math.max(2, Math.round(w * 0.056));
  backArt.draw(pen, inset, inset, w - 2 * inset, h - 2 * inset);
}

/** A suspect that lies face down, as a teacher knows it: seen through its back. */
export function paintKnown(pen: Pen, w: number, h: number, suspect: Face): void {
  paintBack(pen, w, h);
  const share = 0.74;
  pen.save();
  pen.translate((w * (1 - share)) / 2, h * 0.09);
  paintSuspect(pen, w * share, h * share, suspect);
  pen.restore();
  write(pen, "face down", w / 2, h * 0.895, { size: w < 90 ? 10 : 13, bold: true, color: PAPER.onDeep, align: "center" }, w - 10);
}

export function paintTag(pen: Pen, w: number, h: number, numbers: number[], theme: Theme, asked: boolean): void {
  pill(pen, w, h, asked ? theme.accent : theme.raised, asked ? theme.accent : theme.line);
  const color = asked ? theme.onAccent : theme.ink;
  write(pen, numbers.join(" · "), w / 2, h / 2 + 1, { size: 15, bold: true, color, align: "center" });
}

export function paintRing(pen: Pen, w: number, h: number, theme: Theme): void {
  roundBox(pen, 2, 2, w - 4, h - 4, cornerOf(w) + 5);
  ring(pen, theme.ring);
}

export function paintDeck(pen: Pen, w: number, h: number, left: number, theme: Theme): void {
  if (left) paintStack(pen, w, h, left, () => paintBack(pen, w, h));
  else paintGap(pen, w, h, theme, "no cards left");
}

export function paintFeatureDie(pen: Pen, w: number, kind: Kind, { spin }: Mood): void {
  paper(pen, w, w, w * 0.22);
  pen.save();
  pen.scale(w / 64, w / 64);
  PICTOGRAMS[faceOf(KINDS, kind, spin)](pen);
  pen.restore();
}

const PICTOGRAMS: Record<Kind, (pen: Pen) => void> = {
  colour(pen) {
    Object.values(HUES).forEach((hue, i) => {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
      circle(pen, 32 + 14.5 * Math.cos(angle), 32 + 14.5 * Math.sin(angle), 7.6);
      fill(pen, hue);
    });
  },
  feature(pen) {
    pen.fillStyle = PAPER.ink;
    pen.fill(new Path2D("M32 32 16 22c-2-1-4 0-4 3v14c0 3 2 4 4 3l16-10 16 10c2 1 4 0 4-3V25c0-3-2-4-4-3z"));
    pen.fillStyle = PAPER.face;
    pen.fill(new Path2D("M25.5 26h13v12h-13z"));
    roundBox(pen, 27.5, 26.5, 9, 11, 3);
    fill(pen, PAPER.ink);
  },
  animal(pen) {
    pen.fillStyle = PAPER.ink;
    pen.fill(new Path2D("M32 31c7 0 13 8 13 13 0 4-3 6-6 6-3 0-4-2-7-2s-4 2-7 2c-3 0-6-2-6-6 0-5 6-13 13-13z"));
    for (const [x, y, rx, ry] of [[25.5, 20, 4.5, 6.5], [38.5, 20, 4.5, 6.5], [16, 29, 4, 5.5], [48, 29, 4, 5.5]] as const) {
      pen.beginPath();
      pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
      pen.fill();
    }
  },
};

export interface ValueLook {
  live: boolean;
  tried: boolean;
  tall: boolean;
  /** What became of it, while the asked card is judged. */
  mark: "right" | "wrong" | undefined;
}

const SHORT_NAMES: Record<string, string> = { "striped shirt": "stripes" };
/** Where even their smallest letters have no room. */
const SHORTEST: Record<string, string> = { "key chain": "key" };

/** One value of the feature card: live when it can be answered, quiet but in sight otherwise. */
export function paintValue(pen: Pen, w: number, h: number, kind: Kind, value: string, theme: Theme, look: ValueLook, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  const r = Math.min(12, h / 2);
  const isLit = look.live || look.mark !== undefined;
  if (look.mark) {
    pill(pen, w, h, PAPER.face, PAPER.line, r);
    roundBox(pen, 1.5, 1.5, w - 3, h - 3, r - 1);
    stroke(pen, look.mark === "right" ? PAPER.good : PAPER.bad, 3);
  } else if (look.live) {
    shadow(pen, w, h, r, mood.hot ? 3 : 2);
    pill(pen, w, h, mood.pressed ? PAPER.pressed : PAPER.face, PAPER.deep, r);
    roundBox(pen, 1, 1, w - 2, h - 2, r - 1);
    stroke(pen, PAPER.deep, 2);
    if (mood.hot || mood.pressed) ring(pen, theme.ring);
  } else {
    pill(pen, w, h, theme.name === "light" ? "rgba(255, 255, 255, 0.55)" : theme.raised, theme.line, r);
  }
  const color = isLit ? PAPER.ink : theme.muted;
  const icon = valueIcon(pen, kind, value, isLit, theme);
  const beside = w >= 92;
  const size = look.tall && w >= 110 ? 15 : w < 92 ? 11 : 13;
  if (beside) {
    const d = look.tall ? Math.min(h * 0.62, 40, w * 0.32) : Math.min(h * 0.62, 24);
    const pad = w < 110 ? 7 : 10;
    const room = w - d - 2 * pad - 4;
    icon(pad, h / 2 - d / 2, d);
    writeLines(pen, value, d + 2 * pad - 2, h / 2 + 1, fitting(value, room, 2, { size, bold: isLit, color }, 12, 11, 10), room, 2);
  } else {
    const d = Math.min(h * 0.42, w * 0.5);
    icon(w / 2 - d / 2, 5, d);
    const lines = look.tall && h > 56 ? 2 : 1;
    const short = lines === 1 ? (SHORT_NAMES[value] ?? value) : value;
    const least = { size: 8, bold: isLit, color, align: "center" as const };
    const name = lines === 1 && widthOf(short, least) > w - 4 ? (SHORTEST[value] ?? short) : short;
    const type = fitting(name, w - 8, lines, { ...least, size }, 10, 9, 8);
    writeLines(pen, name, w / 2, h - (lines === 2 ? 17 : 10), type, w - 4, lines);
  }
  if (look.mark) paintVerdict(pen, w, look.mark === "right", theme);
  else if (look.tried) line(pen, PAPER.bad, 2, 6, h - 6, w - 6, 6);
}

function valueIcon(pen: Pen, kind: Kind, value: string, live: boolean, theme: Theme): (x: number, y: number, d: number) => void {
  if (kind === "colour") {
    return (x, y, d) => {
      circle(pen, x + d / 2, y + d / 2, d * (live ? 0.46 : 0.4));
      fill(pen, HUES[value] ?? PAPER.ink);
    };
  }
  const art = kind === "animal" ? animalArt(value) : featureArt(value);
  return (x, y, d) => {
    if (!live && theme.name !== "light") {
      roundBox(pen, x - 2, y - 2, d + 4, d + 4, 6);
      fill(pen, PAPER.face);
    }
    art.draw(pen, Math.round(x), Math.round(y), Math.round(d), Math.round(d));
  };
}
