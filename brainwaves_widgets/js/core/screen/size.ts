/** How large a table is shown: it is laid out up to a width, and from there on enlarged as a whole. */

export interface Size {
  /** The width that the table is laid out for. */
  width: number;
  /** How much larger than that it is shown. */
  zoom: number;
}

const WIDEST = 960;
const NARROWEST = 256;
/** A full screen may be a little too low for a table, which is then shown smaller. */
const SMALLEST = 0.8;
/** What a notebook has around a cell, above and below. */
const AROUND = 200;
/** How many pixels what is said below the table takes in one line, as a rule, and how many lines it has at least and most. */
const WORDS = { w: 1400, least: 2, most: 5 };

/** @param height of the table when it is so wide */
export function sizeIn(room: { w: number; h: number }, widest: number | undefined, isFull: boolean, height: (width: number) => number): Size {
  const width = Math.max(NARROWEST, Math.min(widest ?? WIDEST, Math.floor(room.w)));
  const fits = Math.min(room.w / width, room.h / height(width));
  const zoom = fits >= (isFull ? SMALLEST : 1) ? fits : 1;
  return { width, zoom: Math.floor(width * zoom) / width };
}

/**
 * Return the size of a table on its page, or null if it has the same room as before, or none.
 *
 * What belongs to the table becomes as wide as it is.
 */
export function sizeOn(root: HTMLElement, canvas: HTMLElement, isFull: boolean, widest: number | undefined, height: (width: number) => number): Size | null {
  root.dataset.room ??= ""; // from here on it may be wider
  const room = roomFor(canvas, root, isFull);
  const given = `${room.w} ${room.h} ${isFull}`;
  if (room.w <= 0 || root.dataset.room === given) return null;
  root.dataset.room = given;
  const size = sizeIn(room, widest, isFull, height);
  root.style.setProperty("--bw-width", `${Math.round(size.width * size.zoom)}px`);
  return size;
}

/** Return how many lines what is said has room for, so that the page does not jump when it is said. */
export const linesIn = (width: number) => Math.max(WORDS.least, Math.min(WORDS.most, Math.ceil(WORDS.w / width)));

/** Return how much room a table has in its cell, or on the screen, beside what is said below it. */
function roomFor(canvas: HTMLElement, root: HTMLElement, isFull: boolean): { w: number; h: number } {
  const { paddingLeft, paddingRight } = getComputedStyle(root);
  const w = root.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  root.style.setProperty("--bw-lines", String(linesIn(w)));
  if (!isFull) return { w, h: window.innerHeight - AROUND };
  const top = canvas.getBoundingClientRect().top - root.getBoundingClientRect().top;
  const last = Math.max(...Array.from(root.children, (part) => (part === canvas ? 0 : heightBelow(part, canvas))));
  return { w, h: root.clientHeight - top - last - 12 };
}

const heightBelow = (part: Element, canvas: Element) => {
  const { bottom, height } = part.getBoundingClientRect();
  return height && getComputedStyle(part).position === "static" ? bottom - canvas.getBoundingClientRect().bottom : 0;
};
