/** How a thing on the canvas gets somewhere else in a short time. */

import type { Node } from "konva/lib/Node.js";

export const easeOut = (t: number): number => t * (2 - t);
export const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** Bring a node's attributes to other numbers; return a function that stops it where it is. */
export function glide(
  node: Node,
  to: Record<string, number>,
  seconds: number,
  ease: (t: number) => number,
  done?: () => void,
): () => void {
  const names = Object.keys(to);
  const from = names.map((name) => Number(node.getAttr(name)));
  let start = 0;
  const step = (now: number) => {
    start ||= now;
    const t = Math.min(1, (now - start) / 1000 / seconds);
    const share = ease(t);
    names.forEach((name, i) => {
      const [a, b] = [from[i] as number, to[name] as number];
      node.setAttr(name, t < 1 ? a + (b - a) * share : b);
    });
    if (t < 1) frame = requestAnimationFrame(step);
    else done?.();
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
