/** Where the arrow keys lead among the things on the canvas that can be pressed. */

import type { Box } from "./types";

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Give the index of the nearest box in a direction; where there is none, the place stays. */
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
