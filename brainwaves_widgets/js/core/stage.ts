/** The canvas: a picture is a list of keyed items, and what changed between two pictures moves. */

import "./alone";
import { Group } from "konva/lib/Group.js";
import { Layer } from "konva/lib/Layer.js";
import { Shape } from "konva/lib/Shape.js";
import { Stage as KonvaStage } from "konva/lib/Stage.js";
import { Easings, Tween } from "konva/lib/Tween.js";
import { paintChanged } from "./changes";
import type { Pen } from "./draw";
import { roundBox } from "./draw";
import { isStill, LONG, SHORT } from "./motion";
import type { Theme } from "./theme";
import type { Box } from "./types";

/** How an item stands while it is painted. */
export interface Mood {
  hot: boolean;
  pressed: boolean;
  /** How far a tumbling thing has come, from 0 to 1; a die shows its face near the end. */
  spin: number;
}

export interface Item {
  /** The same thing in two pictures has the same key. */
  key: string;
  box: Box;
  /** What it shows; where it differs the item is turned over, if it can be. */
  look?: string;
  paint: (pen: Pen, w: number, h: number, mood: Mood) => void;
  /** Degrees. */
  tilt?: number;
  /** The offer that pressing it takes, and what it is called. */
  offer?: number;
  label?: string;
  /** What pressing it does in the browser alone. */
  act?: () => void;
  /** Whether a hand acts through the grip alone, and `act` is for keys. */
  byHand?: boolean;
  /** What holding, dragging or wheeling it does. */
  grip?: Grip;
  /** Words and controls: when they change, a stepper does not point at them. */
  quiet?: boolean;
  /** Where it comes from when it is new, and goes to when it is gone. */
  from?: Box;
  to?: Box;
  /** How a new look comes about. */
  change?: "flip" | "tumble";
}

/** Something that a hand takes hold of; points are pixels of the canvas. */
export interface Grip {
  down?(x: number, y: number): void;
  move?(x: number, y: number): void;
  up?(x: number, y: number): void;
  wheel?(delta: number): void;
}

export interface Picture {
  height: number;
  background: string;
  ring: string;
  items: Item[];
}

interface Sprite {
  item: Item;
  group: Group;
  shape: Shape;
  tween: Tween | null;
}

const RING = 5;

export class Stage {
  private readonly stage: KonvaStage;
  private readonly layer = new Layer();
  private readonly sprites = new Map<string, Sprite>();
  private readonly leaving = new Set<Sprite>();
  private readonly ringShape: Shape;
  private picture: Picture | null = null;
  private width = 0;
  private hot: string | null = null;
  private pressed: string | null = null;
  private cursor: string | null = null;
  private marks: { keys: string[]; theme: Theme } | null = null;
  private gripped: Grip | null = null;
  private readonly forget: () => void;

  constructor(
    /** Its `targets()` and `marks()` tell tests and tools what can be pressed or has changed. */
    private readonly host: HTMLDivElement,
    private readonly press: (item: Item) => void,
  ) {
    this.forget = this.listenToHands();
    this.stage = new KonvaStage({ container: host, width: 1, height: 1 });
    this.layer.add(new Shape({ listening: false, sceneFunc: (c) => this.paintTable(c._context) }));
    this.ringShape = new Shape({ listening: false, sceneFunc: (c) => this.paintRing(c._context) });
    this.layer.add(this.ringShape);
    this.stage.add(this.layer);
    Object.assign(host, {
      targets: () => this.pressable.map(({ label, box }) => ({ label, ...box })),
      marks: () => (this.marks?.keys ?? []).map((key) => ({ key, ...this.boxOf(key) })),
    });
  }

  /** The items that can be pressed, in reading order. */
  get pressable(): Item[] {
    return (this.picture?.items ?? []).filter((item) => item.offer !== undefined || item.act);
  }

  get cursorItem(): Item | undefined {
    return this.pressable.find((item) => item.key === this.cursor);
  }

  /** Where an item of the picture stands, in pixels of the host. */
  boxOf(key: string): Box | undefined {
    return this.sprites.get(key)?.item.box;
  }

  show(picture: Picture, width: number, moving: boolean): void {
    const moves = moving && !isStill() && this.picture !== null && width === this.width;
    this.picture = picture;
    this.width = width;
    this.stage.size({ width, height: picture.height });
    this.sharpen();
    if (!moves) this.clearLeaving();
    const keys = new Set(picture.items.map((item) => item.key));
    for (const [key, sprite] of this.sprites) if (!keys.has(key)) this.dismiss(sprite, moves);
    picture.items.forEach((item, index) => {
      const known = this.sprites.get(item.key);
      const sprite = known ?? this.create(item);
      const before = known ? known.item : null;
      sprite.item = item;
      sprite.group.zIndex(index + 1);
      sprite.shape.listening(item.offer !== undefined || !!item.act || !!item.grip);
      this.settle(sprite, before, moves);
    });
    for (const sprite of this.leaving) sprite.group.moveToTop();
    this.ringShape.moveToTop();
    if (!this.cursorItem) this.cursor = null;
    this.redraw();
  }

  redraw(): void {
    this.layer.batchDraw();
  }

  /** Let an item go down under the finger, until the next picture lifts it. */
  pushDown(key: string | null): void {
    this.pressed = key;
    this.redraw();
  }

  /** Press whatever takes this offer, as seen on the canvas. */
  pushOffer(offer: number): void {
    this.pushDown(this.pressable.find((item) => item.offer === offer)?.key ?? null);
  }

  /** Point at some items, until others are. */
  mark(keys: string[], theme: Theme): void {
    this.marks = { keys, theme };
    this.redraw();
  }

  setCursor(key: string | null): void {
    this.cursor = key;
    this.redraw();
  }

  destroy(): void {
    for (const sprite of [...this.sprites.values(), ...this.leaving]) sprite.tween?.destroy();
    this.forget();
    this.stage.destroy();
  }

  private sharpen(): void {
    const ratio = window.devicePixelRatio || 1;
    if (this.layer.getCanvas().getPixelRatio() !== ratio) this.layer.getCanvas().setPixelRatio(ratio);
  }

  private create(item: Item): Sprite {
    const group = new Group();
    const shape = new Shape();
    const sprite: Sprite = { item, group, shape, tween: null };
    shape.sceneFunc((context) => {
      const { key, box, paint } = sprite.item;
      const spin = Number(group.getAttr("spin") ?? 1);
      const mood = { hot: this.hot === key || this.cursor === key, pressed: this.pressed === key, spin };
      context.save();
      paint(context._context, box.w, box.h, mood);
      context.restore();
    });
    shape.hitFunc((context, self) => {
      const { w, h } = sprite.item.box;
      context.beginPath();
      context.rect(0, 0, w, h);
      context.closePath();
      context.fillStrokeShape(self);
    });
    shape.fill("black");
    this.listen(sprite);
    group.add(shape);
    this.layer.add(group);
    this.sprites.set(item.key, sprite);
    return sprite;
  }

  private listen(sprite: Sprite): void {
    const { shape } = sprite;
    shape.on("pointerenter", () => {
      this.hot = sprite.item.key;
      this.host.style.cursor = "pointer";
      this.redraw();
    });
    shape.on("pointerleave", () => {
      this.hot = null;
      this.host.style.cursor = "";
      this.redraw();
    });
    shape.on("pointerclick", () => {
      const { offer, act, byHand } = sprite.item;
      if (!byHand && (offer !== undefined || act)) this.press(sprite.item);
    });
    shape.on("pointerdown", ({ evt }) => {
      this.gripped = sprite.item.grip ?? null;
      this.gripped?.down?.(...this.pointOf(evt));
    });
    shape.on("wheel", ({ evt }) => {
      if (!sprite.item.grip?.wheel) return;
      evt.preventDefault();
      sprite.item.grip.wheel(Math.sign(evt.deltaY));
    });
  }

  /** What a hand holds follows it everywhere, and a finger that holds something does not scroll. */
  private listenToHands(): () => void {
    const move = (event: PointerEvent) => this.gripped?.move?.(...this.pointOf(event));
    const up = (event: PointerEvent) => {
      const grip = this.gripped;
      this.gripped = null;
      grip?.up?.(...this.pointOf(event));
    };
    const touch = (event: TouchEvent) => {
      if (this.gripped) event.preventDefault();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    this.host.addEventListener("touchmove", touch, { passive: false });
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      this.host.removeEventListener("touchmove", touch);
    };
  }

  private pointOf(event: { clientX: number; clientY: number }): [number, number] {
    const { left, top } = this.host.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  /** Bring a sprite to where its item stands: at once, or in one short movement. */
  private settle(sprite: Sprite, before: Item | null, moves: boolean): void {
    const { item, group } = sprite;
    const { box, tilt = 0 } = item;
    const start = before ? null : item.from;
    const changed = before !== null && before.look !== item.look;
    sprite.tween?.destroy();
    sprite.tween = null;
    if (moves && start) this.place(sprite, start, 0, start.w / box.w);
    else if (!before || !moves) this.place(sprite, box, tilt, 1);
    else if (before.box.w !== box.w) group.scale({ x: before.box.w / box.w, y: before.box.h / box.h });
    group.offset({ x: box.w / 2, y: box.h / 2 });
    group.setAttr("spin", 1);
    if (!moves) return;
    if (item.change === "tumble" && (changed || start)) {
      group.setAttrs({ rotation: tilt - 300, spin: 0 });
      this.tween(sprite, { ...this.rest(item), spin: 1 }, LONG * 2, Easings.EaseOut);
    } else if (!before && !start) {
      group.opacity(0);
      this.tween(sprite, { opacity: 1 }, SHORT);
    } else if (changed && item.change === "flip") {
      group.scaleX(0.02);
      this.tween(sprite, { ...this.rest(item), opacity: 1 }, LONG);
    } else {
      this.tween(sprite, { ...this.rest(item), opacity: 1 }, LONG);
    }
  }

  private rest({ box, tilt = 0 }: Item): Record<string, number> {
    return { x: box.x + box.w / 2, y: box.y + box.h / 2, rotation: tilt, scaleX: 1, scaleY: 1 };
  }

  private place(sprite: Sprite, box: Box, tilt: number, scale: number): void {
    sprite.group.setAttrs({
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      rotation: tilt,
      scaleX: scale,
      scaleY: scale,
      opacity: 1,
    });
  }

  private tween(sprite: Sprite, to: Record<string, number>, seconds: number, easing = Easings.EaseInOut, done?: () => void): void {
    const from = sprite.group;
    const still = Object.entries(to).every(([name, value]) => from.getAttr(name) === value);
    if (still && !done) return;
    sprite.tween = new Tween({ node: from, duration: seconds, easing, ...to, onFinish: done });
    sprite.tween.play();
  }

  private dismiss(sprite: Sprite, moves: boolean): void {
    this.sprites.delete(sprite.item.key);
    if (this.hot === sprite.item.key) {
      this.hot = null;
      this.host.style.cursor = "";
    }
    sprite.tween?.destroy();
    sprite.tween = null;
    const { to, box } = sprite.item;
    if (!moves) {
      sprite.group.destroy();
      return;
    }
    sprite.shape.listening(false);
    this.leaving.add(sprite);
    const goal: Record<string, number> = to
      ? { x: to.x + to.w / 2, y: to.y + to.h / 2, scaleX: to.w / box.w, scaleY: to.w / box.w, opacity: 0.2 }
      : { opacity: 0 };
    this.tween(sprite, goal, to ? LONG * 1.5 : SHORT, Easings.EaseInOut, () => {
      this.leaving.delete(sprite);
      sprite.group.destroy();
    });
  }

  private clearLeaving(): void {
    for (const sprite of this.leaving) {
      sprite.tween?.destroy();
      sprite.group.destroy();
    }
    this.leaving.clear();
  }

  private paintTable(pen: Pen): void {
    if (!this.picture) return;
    pen.fillStyle = this.picture.background;
    roundBox(pen, 0, 0, this.width, this.picture.height, 16);
    pen.fill();
  }

  private paintMarks(pen: Pen): void {
    for (const key of this.marks?.keys ?? []) {
      const sprite = this.sprites.get(key);
      if (!sprite || !this.marks) continue;
      const { group, item } = sprite;
      pen.save();
      pen.translate(group.x(), group.y());
      pen.rotate((group.rotation() * Math.PI) / 180);
      paintChanged(pen, item.box.w, item.box.h, this.marks.theme);
      pen.restore();
    }
  }

  private paintRing(pen: Pen): void {
    this.paintMarks(pen);
    const item = this.cursorItem;
    if (!item || !this.picture) return;
    const { x, y, w, h } = item.box;
    pen.strokeStyle = this.picture.ring;
    pen.lineWidth = 3;
    roundBox(pen, x - RING, y - RING, w + 2 * RING, h + 2 * RING, 16);
    pen.stroke();
  }
}
