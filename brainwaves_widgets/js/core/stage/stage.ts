/** The canvas: a picture is a list of keyed items, and what changed between two pictures moves. */

import "./ownkonva";
import { Shape } from "konva/lib/Shape.js";
import { Stage as KonvaStage } from "konva/lib/Stage.js";
import { paintChanged } from "../stepper/changes";
import { fill, type Pen } from "./draw";
import { ring, roundBox } from "./draw";
import { Hands } from "./hands";
import type { Item, Picture } from "./item";
import { TouchLayer } from "./layer";
import { isStill } from "./motion";
import { Sprite } from "./sprite";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";

export type { Grip, Item, Mood, Picture } from "./item";

const RING = 5;
const isPressable = ({ offer, act }: Item): boolean => offer !== undefined || act !== undefined;

export class Stage {
  private readonly stage: KonvaStage;
  private readonly layer = new TouchLayer();
  private readonly sprites = new Map<string, Sprite>();
  private readonly leaving = new Set<Sprite>();
  private readonly ringShape: Shape;
  /** How much larger than laid out everything is shown. */
  zoom = 1;
  private picture: Picture | null = null;
  private width = 0;
  private hot: string | null = null;
  private pressed: string | null = null;
  /** Where the keyboard points, even while nothing can be pressed there. */
  cursor: string | null = null;
  private marks: { keys: string[]; theme: Theme } | null = null;
  private held = new Set<string>();
  private readonly hands: Hands;

  constructor(
    /** Its `targets()`, `items()` and `marks()` tell tests and tools what stands there. */
    private readonly host: HTMLDivElement,
    private readonly press: (item: Item) => void,
  ) {
    this.hands = new Hands(host, () => this.zoom);
    this.stage = new KonvaStage({ container: host, width: 1, height: 1 });
    this.layer.add(new Shape({ listening: false, sceneFunc: (c) => this.paintTable(c._context) }));
    this.ringShape = new Shape({ listening: false, sceneFunc: (c) => this.paintRing(c._context) });
    this.layer.add(this.ringShape);
    this.stage.add(this.layer);
    host.addEventListener("pointermove", ({ offsetX, offsetY }) => {
      const [left, top] = [offsetX / this.zoom, offsetY / this.zoom];
      const isHere = ({ x, y, w, h }: Box) => left >= x && left < x + w && top >= y && top < y + h;
      const title = this.picture?.items.find((item) => item.title && isHere(item.box))?.title ?? "";
      if (host.title !== title) host.title = title;
    });
    Object.assign(host, {
      targets: () => this.pressable.map(({ key, label, box }) => ({ label, held: this.holds(key), ring: key === this.cursor, ...this.enlarged(box) })),
      items: () => (this.picture?.items ?? []).map(({ key, look, label, box }) => ({ key, look, label, ...this.enlarged(box) })),
      marks: () => (this.marks?.keys ?? []).map((key) => ({ key, ...this.boxOf(key) })),
    });
  }

  /** The items that can be pressed, in reading order. */
  get pressable(): Item[] {
    return (this.picture?.items ?? []).filter(isPressable);
  }

  get cursorItem(): Item | undefined {
    return this.pressable.find((item) => item.key === this.cursor);
  }

  /** Where an item of the picture stands, in pixels of the host. */
  boxOf(key: string): Box | undefined {
    const box = this.sprites.get(key)?.item.box;
    return box && this.enlarged(box);
  }

  private enlarged({ x, y, w, h }: Box): Box {
    const { zoom } = this;
    return { x: x * zoom, y: y * zoom, w: w * zoom, h: h * zoom };
  }

  show(picture: Picture, width: number, moving: boolean): void {
    const moves = moving && !isStill() && this.picture !== null && width === this.width;
    this.picture = picture;
    this.width = width;
    this.stage.size({ width: Math.round(width * this.zoom), height: Math.round(picture.height * this.zoom) });
    this.sharpen();
    if (!moves) this.clearLeaving();
    this.rename(picture.items);
    const keys = new Set(picture.items.map((item) => item.key));
    for (const [key, sprite] of this.sprites) if (!keys.has(key)) this.dismiss(sprite, moves);
    const coming: Sprite[] = [];
    picture.items.forEach((item, index) => {
      const known = this.sprites.get(item.key);
      const sprite = known ?? this.create(item);
      const before = known ? known.item : null;
      sprite.item = item;
      if (sprite.group.zIndex() !== index + 1) sprite.group.zIndex(index + 1); // setting it renumbers all others
      sprite.shape.listening(isPressable(item) || !!item.grip || !!item.over);
      sprite.settle(before, moves);
      const travels = before ? item.change === "flip" && before.box.w !== item.box.w : item.from;
      if (moves && travels) coming.push(sprite);
    });
    // What comes and goes passes over what lies.
    for (const sprite of [...coming, ...this.leaving]) sprite.group.moveToTop();
    this.ringShape.moveToTop();
    this.redraw();
  }

  redraw(): void {
    this.layer.batchDraw();
  }

  /** Draw at once what the next frame would. */
  drawNow(): void {
    this.layer.draw();
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

  /** Keep hands off these items, and no others. */
  hold(keys: string[]): void {
    this.held = new Set(keys);
    for (const [key, sprite] of this.sprites) sprite.dim(this.held.has(key));
    this.redraw();
  }

  holds(key: string): boolean {
    return this.held.has(key);
  }

  setCursor(key: string | null): void {
    if (this.cursor === key) return;
    this.cursor = key;
    this.redraw();
  }

  destroy(): void {
    for (const sprite of [...this.sprites.values(), ...this.leaving]) sprite.destroy();
    this.hands.close();
    this.stage.destroy();
  }

  private sharpen(): void {
    const ratio = window.devicePixelRatio || 1;
    if (this.layer.getCanvas().getPixelRatio() !== ratio) this.layer.getCanvas().setPixelRatio(ratio);
    const { dataset } = this.layer.getNativeCanvasElement();
    if (dataset.zoom === String(this.zoom)) return;
    this.layer.scale({ x: this.zoom, y: this.zoom });
    dataset.zoom = String(this.zoom);
  }

  /** Know things again that have another key than in the picture before. */
  private rename(items: Item[]): void {
    const renamed = items.filter(({ key, was }) => was !== undefined && was !== key);
    const known = renamed.map(({ was }) => this.sprites.get(was as string));
    for (const { was } of renamed) this.sprites.delete(was as string);
    renamed.forEach(({ key }, i) => {
      const sprite = known[i];
      if (!sprite) return;
      this.sprites.get(key)?.destroy();
      this.sprites.set(key, sprite);
    });
  }

  private create(item: Item): Sprite {
    const sprite = new Sprite(item, (key) => ({
      hot: (this.hot === key && this.takesHands(key)) || this.cursor === key,
      pressed: this.pressed === key,
    }));
    this.listen(sprite);
    this.layer.add(sprite.group);
    this.sprites.set(item.key, sprite);
    return sprite;
  }

  /** Whether hands can do something with an item now. */
  private takesHands(key: string): boolean {
    return this.sprites.get(key)?.shape.listening() === true && !this.holds(key);
  }

  private listen(sprite: Sprite): void {
    const { shape } = sprite;
    shape.on("pointerenter", () => {
      this.hot = sprite.item.key;
      this.host.style.cursor = isPressable(sprite.item) || sprite.item.grip ? "pointer" : "";
      this.redraw();
    });
    shape.on("pointerleave", () => {
      this.hot = null;
      this.host.style.cursor = "";
      this.redraw();
    });
    shape.on("pointerclick", () => {
      if (!sprite.item.byHand && isPressable(sprite.item)) this.press(sprite.item);
    });
    shape.on("pointerdown", ({ evt }) => {
      if (!this.holds(sprite.item.key)) this.hands.take(sprite.item.grip, evt);
    });
    shape.on("wheel", ({ evt }) => {
      if (!sprite.item.grip?.wheel || this.holds(sprite.item.key)) return;
      evt.preventDefault();
      sprite.item.grip.wheel(Math.sign(evt.deltaY));
    });
  }

  private dismiss(sprite: Sprite, moves: boolean): void {
    this.sprites.delete(sprite.item.key);
    if (this.hot === sprite.item.key) {
      this.hot = null;
      this.host.style.cursor = "";
    }
    if (!moves) {
      sprite.destroy();
      return;
    }
    this.leaving.add(sprite);
    sprite.leave(() => this.leaving.delete(sprite));
  }

  private clearLeaving(): void {
    for (const sprite of this.leaving) sprite.destroy();
    this.leaving.clear();
  }

  private paintTable(pen: Pen): void {
    if (!this.picture) return;
    roundBox(pen, 0, 0, this.width, this.picture.height, 16);
    fill(pen, this.picture.background);
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
    roundBox(pen, x - RING, y - RING, w + 2 * RING, h + 2 * RING, 16);
    ring(pen, this.picture.ring);
  }
}
