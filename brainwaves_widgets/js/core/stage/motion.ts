/** How long things move, and whether they move at all. */

export const SHORT = 0.16;
export const LONG = 0.26;

let asked: MediaQueryList | undefined;

/** Whether the person asked for less motion; then things stand at once where they belong. */
export function isStill(): boolean {
  asked ??= matchMedia("(prefers-reduced-motion: reduce)"); // asking anew takes longer than a card's way
  return asked.matches;
}
