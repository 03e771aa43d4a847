/** Where the arrow keys lead among the things on the canvas that can be pressed. */

import type { Item, Stage } from "../stage/stage";
import type { Box } from "../page/types";

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Return the index of the nearest box in a direction, or the same index if there is none. */
export function neighbour(boxes: Box[], at: number, direction: Direction): number {
  const from = boxes[at];
  if (!from) return boxes.length ? 0 : -1;
  let best = at;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const along = { left: -1, right: 1, up: -1, down: 1 }[direction];
    const dx = box.x + box.w / 2 - from.x - from.w / 2;
    const dy = box.y + box.h / 2 - from.y - from.h / 2;
    const level = direction === "left" || direction === "right";
    const ahead = (level ? dx : dy) * along;
    const aside = Math.abs(level ? dy : dx);
    if (index === at || ahead <= 1) return;
    const distance = ahead + 3 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** The keyboard's place on the canvas. */
export class Cursor {
  constructor(
    private readonly stage: Stage,
    private readonly canvas: HTMLElement,
    private readonly say: (text: string) => void,
    private readonly press: (item: Item) => void,
    private readonly escape: () => void,
  ) {}

  /** The canvas was reached by keyboard: point at the first move, else at what can be pressed besides. */
  focus(): void {
    const { pressable } = this.stage;
    const first = pressable.find(({ offer }) => offer !== undefined) ?? pressable[0];
    if (this.canvas.matches(":focus-visible")) this.move(first?.key ?? null);
  }

  move(key: string | null): void {
    this.stage.setCursor(key);
    this.say(this.stage.cursorItem?.label ?? "");
  }

  /** Take a key; return whether it means something here. */
  key({ key, repeat }: KeyboardEvent): boolean {
    const direction = ARROWS[key];
    const items = this.stage.pressable;
    const at = items.findIndex((item) => item.key === this.stage.cursorItem?.key);
    const item = items[at];
    if (direction) {
      const next = neighbour(items.map(({ box }) => box), at, direction);
      this.move(items[next]?.key ?? null);
    } else if (key === "Enter" || key === " ") {
      if (!item) this.move(items[0]?.key ?? null);
      else if (!repeat) this.press(item);
    } else if (key === "Escape") {
      this.escape();
    } else {
      return false;
    }
    return true;
  }
}
