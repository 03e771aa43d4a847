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

/** What lies more than this much farther up or down than ahead is not to the left or right. */
const ASIDE = 2;

/** Return the index of the nearest box in a direction, or the same index if there is none. */
export function neighbour(boxes: Box[], at: number, direction: Direction): number {
  const from = boxes[at];
  if (!from) return boxes.length ? 0 : -1;
  const along = { left: -1, right: 1, up: -1, down: 1 }[direction];
  const isLevel = direction === "left" || direction === "right";
  let best = at;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const dx = box.x + box.w / 2 - from.x - from.w / 2;
    const dy = box.y + box.h / 2 - from.y - from.h / 2;
    const ahead = (isLevel ? dx : dy) * along;
    const aside = Math.abs(isLevel ? dy : dx);
    if (index === at || ahead <= 1 || (isLevel && aside > ASIDE * ahead)) return;
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

  /** The canvas was reached by keyboard. */
  focus(): void {
    if (this.canvas.matches(":focus-visible")) this.move(this.first?.key ?? null);
  }

  /** The picture is another: stay, or begin anew where that has gone. Return whether it begins anew. */
  follow(): boolean {
    const { stage, first } = this;
    if (stage.cursor === null || stage.cursorItem || !first) return false;
    stage.setCursor(first.key);
    return true;
  }

  /** Where to begin: at the first of the moves, else at what can be pressed besides. */
  private get first(): Item | undefined {
    const order = ({ offer = Infinity }: Item) => offer;
    return this.stage.pressable.reduce<Item | undefined>((one, other) => (one && order(one) <= order(other) ? one : other), undefined);
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
    if (repeat && !item) return true; // it is held since something else could be done
    if (direction || key === "Home" || key === "End") {
      const next = direction ? items[neighbour(items.map(({ box }) => box), at, direction)] : items.at(key === "End" ? -1 : 0);
      if (next) this.move(next.key); // else it waits for what comes next
    } else if (key === "Enter" || key === " ") {
      if (item && !repeat) this.press(item);
      else if (!item && this.first) this.move(this.first.key);
    } else if (key === "Escape") {
      this.escape();
    } else {
      return false;
    }
    return true;
  }
}
