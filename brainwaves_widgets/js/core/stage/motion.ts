/** How long things move, and whether they move at all. */

export const SHORT = 0.16;
export const LONG = 0.26;

/** Whether the person asked for less motion; then things stand at once where they belong. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
