/** An item on the canvas: it stands where the picture says, and moves there when that changes. */

import { Group } from "konva/lib/Group.js";
import { Shape } from "konva/lib/Shape.js";
import { easeInOut, easeOut, glide } from "./glide";
import type { Item, Mood } from "./item";
import { isStill, LONG, SHORT } from "./motion";
import type { Box } from "../page/types";

/** How opaque something is that cannot be pressed yet. */
const DIM = 0.5;

export class Sprite {
  readonly group = new Group();
  readonly shape = new Shape();
  private stop: () => void = () => {};
  private brighten: () => void = () => {};

  /** @param mood tells how the item with this key stands now */
  constructor(
    public item: Item,
    mood: (key: string) => Omit<Mood, "spin">,
  ) {
    this.shape.sceneFunc((context) => {
      const { key, box, paint } = this.item;
      const spin = Number(this.group.getAttr("spin") ?? 1);
      context.save();
      paint(context._context, box.w, box.h, { ...mood(key), spin });
      context.restore();
    });
    this.group.add(this.shape);
  }

  /** Come to where the item stands: at once, or in one short movement. */
  settle(before: Item | null, moves: boolean): void {
    const { item, group } = this;
    const { box, tilt = 0 } = item;
    const start = before ? null : item.from;
    const changed = before !== null && before.look !== item.look;
    this.stop();
    if (moves && start) this.place(start, 0, start.w / box.w);
    else if (!before || !moves) this.place(box, tilt, 1);
    else if (item.quiet && (before.box.w !== box.w || before.box.h !== box.h)) this.place(box, tilt, 1); // words are not stretched
    else if (before.box.w !== box.w) group.scale({ x: before.box.w / box.w, y: before.box.h / box.h });
    group.offset({ x: box.w / 2, y: box.h / 2 });
    this.shape.size({ width: box.w, height: box.h });
    group.setAttr("spin", 1);
    if (!moves) return;
    if (item.change === "tumble" && (changed || start)) {
      group.setAttrs({ rotation: tilt - 300, spin: 0 });
      this.move({ ...rest(item), spin: 1 }, LONG * 2, easeOut);
    } else if (!before && !start) {
      group.opacity(0);
      this.move({ opacity: 1 }, SHORT);
    } else {
      if (changed && item.change === "flip") group.scaleX(0.02);
      this.move({ ...rest(item), opacity: 1 }, LONG);
    }
  }

  /** Look as if it were not to be touched yet, or again as it is. */
  dim(isDim: boolean): void {
    this.brighten();
    if (isDim) this.shape.opacity(DIM);
    else if (isStill()) this.shape.opacity(1);
    else if (this.shape.opacity() < 1) this.brighten = glide(this.shape, { opacity: 1 }, SHORT, easeOut);
  }

  /** Go where the item goes when it is gone, or fade. */
  leave(done: () => void): void {
    this.stop();
    this.shape.listening(false);
    const { to, box } = this.item;
    const goal: Record<string, number> = to
      ? { x: to.x + to.w / 2, y: to.y + to.h / 2, scaleX: to.w / box.w, scaleY: to.w / box.w, opacity: 0.2 }
      : { opacity: 0 };
    this.move(goal, to ? LONG * 1.5 : SHORT, easeInOut, () => {
      this.group.destroy();
      done();
    });
  }

  destroy(): void {
    this.stop();
    this.brighten();
    this.group.destroy();
  }

  private place(box: Box, tilt: number, scale: number): void {
    this.group.setAttrs({
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      rotation: tilt,
      scaleX: scale,
      scaleY: scale,
      opacity: 1,
    });
  }

  private move(to: Record<string, number>, seconds: number, easing = easeInOut, done?: () => void): void {
    const still = Object.entries(to).every(([name, value]) => this.group.getAttr(name) === value);
    if (still && !done) return;
    this.stop = glide(this.group, to, seconds, easing, done);
  }
}

function rest({ box, tilt = 0 }: Item): Record<string, number> {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, rotation: tilt, scaleX: 1, scaleY: 1 };
}
