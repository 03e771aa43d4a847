/** What a step changed in the picture: the pieces that look different, came, or went elsewhere. */

import { type Pen, roundBox, stroke } from "../stage/draw";
import type { Item, Picture } from "../stage/item";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";

/** How far something has moved, in its own sizes, when it stands elsewhere. */
const FAR = 0.8;
const AT_REST = { hot: false, pressed: false, spin: 1 };

/** How an item stood in a picture. */
interface Noted {
  box: Box;
  label: string | undefined;
  look: string;
}

/** Note how every item of a picture stands, except for quiet ones, which tell of the game in words. */
export function note(items: Item[], pen: Pen): Map<string, Noted> {
  const pieces = items.filter(({ quiet }) => !quiet);
  return new Map(pieces.map((item) => [item.key, { box: item.box, label: item.label, look: lookOf(item, pen) }]));
}

/** Return the keys of the items that look different, are new, or stand elsewhere. */
export function changed(before: Map<string, Noted>, after: Map<string, Noted>): string[] {
  return [...after].flatMap(([key, item]) => {
    const old = before.get(key);
    const isSame = old && old.label === item.label && old.look === item.look && !hasMoved(old.box, item.box);
    return isSame ? [] : [key];
  });
}

/** Whether something went elsewhere; cards that only close a gap do not count. */
function hasMoved(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) > a.w * FAR || Math.abs(a.y - b.y) > a.h * FAR;
}

/** What an item shows: what it says of itself, or else every stroke that paints it. */
function lookOf({ look, paint, box }: Item, pen: Pen): string {
  if (look !== undefined) return look;
  const strokes: unknown[] = [];
  const noted = new Proxy(pen, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => {
        strokes.push(name, values.map(plain));
        return Reflect.apply(value, target, values) as unknown;
      };
    },
    set(target, name, value) {
      strokes.push(name, plain(value));
      return Reflect.set(target, name, value);
    },
  });
  pen.save();
  paint(noted, box.w, box.h, AT_REST);
  pen.restore();
  return JSON.stringify(strokes);
}

const numbers = new WeakMap<object, number>();
let seen = 0;

/** Numbers to tenths of a pixel, and pictures by a number of their own. */
function plain(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 10);
  if (Array.isArray(value)) return value.map(plain);
  const kind = Object.prototype.toString.call(value);
  if (typeof value !== "object" || value === null || kind === "[object Path2D]") return String(value);
  if (!numbers.has(value)) numbers.set(value, (seen += 1));
  return `#${numbers.get(value)}`;
}

/** Remembers what the last step changed, as long as its state is shown. */
export class Changes {
  private readonly pen = document.createElement("canvas").getContext("2d") as Pen;
  private ply = -1;
  private eyes = -1;
  private noted = new Map<string, Noted>();
  private keys: string[] = [];

  /** The keys of what one step, forward or back, has changed in the newest picture. */
  in({ items }: Picture, ply: number, eyes: number): string[] {
    const noted = note(items, this.pen);
    if (ply !== this.ply || eyes !== this.eyes) {
      const isStep = Math.abs(ply - this.ply) === 1 && eyes === this.eyes;
      this.keys = isStep ? changed(this.noted, noted) : [];
    }
    [this.ply, this.eyes, this.noted] = [ply, eyes, noted];
    return this.keys;
  }
}

const GAP = 3;

/** A soft ring with dashes around something that has changed; its middle is the pen's origin. */
export function paintChanged(pen: Pen, w: number, h: number, { accent, ink }: Theme): void {
  roundBox(pen, -w / 2 - GAP, -h / 2 - GAP, w + 2 * GAP, h + 2 * GAP, 12);
  pen.globalAlpha = 0.55;
  stroke(pen, accent, 6);
  pen.globalAlpha = 1;
  pen.setLineDash([6, 5]);
  stroke(pen, ink, 1.5);
  pen.setLineDash([]);
}
