/** Where everything of the Boar stands, for every width and any number of cards. */

import { endOf, grid, type Head, head } from "../core/stage/layout";
import type { Box } from "../core/page/types";

export interface Place {
  box: Box;
  tilt: number;
  /** How much of the card is visible from its left side on, and from its upper one. */
  strip: number;
  shown: number;
}

export interface Plan extends Head {
  height: number;
  /** The other players' hands, each with a line for the name. */
  others: { name: Box; cards: Place[] }[];
  deck: Box;
  center: Box;
  table: Place[];
  prompt: Box;
  clock: Box;
  button: Box;
  picker: Box[];
  own: Place[];
  /** A card that was drawn, large over the hand that it joins. */
  drawn: Box;
  board: Box;
}

export interface Sizes {
  chips: number[];
  /** How many cards there are in each hand above. */
  others: number[];
  /** How many hands a player sees there; the height depends on it. */
  beside: number;
  table: number;
  /** How many cards the viewer has, if there is one. */
  own: number | null;
  /** Animals to choose a name from, or 0. */
  names: number;
  over: boolean;
}

const RATIO = 1.42;
/** How much lower the outer cards of a fan stand at most. */
const BEND = 15;

type Align = "left" | "center";

/** Lay cards side by side, closer as they are more, and in several rows when that is not enough. */
export function fan(area: Box, count: number, w: number, least: number, align: Align): Place[] {
  const most = Math.max(1, Math.floor((area.w - w) / least) + 1);
  return inRows({ ...area, h: Infinity }, count, w, Math.max(1, Math.ceil(count / most)), align);
}

/** Lay cards no lower than the area: if a fan is, then smaller ones, each with its middle in sight. */
export function fanWithin(area: Box, count: number, w: number, least: number, align: Align): Place[] {
  const usual = fan(area, count, w, least, align);
  if (bottomOf(usual, 0) <= area.y + area.h) return usual;
  for (let size = w; size > SMALLEST; size -= 1) {
    const found = ROWS.map((rows) => inRows(area, count, size, rows, align)).filter((places) => isClear(places, area));
    const widest = Math.max(...found.map(shownOf));
    const best = found.find((places) => shownOf(places) === widest);
    if (best) return best;
  }
  return usual;
}

/** How small a card may become, on how many rows it may lie then, and how much of it is visible at least. */
const SMALLEST = 24;
const ROWS = [1, 2, 3, 4, 5];
const LEAST = 17;

/** The shorter side of what is visible of the first card, which most others lie like. */
const shownOf = ([first]: Place[]) => Math.min(first?.strip ?? 0, first?.shown ?? 0);

const isClear = (places: Place[], area: Box) =>
  bottomOf(places, 0) <= area.y + area.h &&
  places.every(({ box, strip, shown }) => strip >= Math.max(LEAST, box.w / 2 + 1) && shown >= Math.max(LEAST, box.h / 2 + 1));

function inRows(area: Box, count: number, w: number, rows: number, align: Align): Place[] {
  const h = Math.round(w * RATIO);
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(w + 8, Math.floor((area.w - w) / (perRow - 1))) : w + 8;
  const down = Math.min(rowStep(h), Math.floor((area.h - h) / Math.max(1, rows - 1)));
  const bends = rows === 1 && align === "center" && count > 1 && count <= 9;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const used = w + (inRow - 1) * step;
    const left = area.x + (align === "center" ? Math.round((area.w - used) / 2) : 0);
    const off = bends ? (i % perRow) - (inRow - 1) / 2 : 0;
    return {
      box: {
        x: left + (i % perRow) * step,
        y: area.y + row * down + Math.round(off * off * 0.9),
        w,
        h,
      },
      tilt: off * 1.6,
      strip: i === count - 1 ? w : Math.min(w, step),
      shown: (row + 1) * perRow < count ? Math.min(h, down) : h,
    };
  });
}

const rowStep = (h: number) => Math.round(h * 0.6);

const bottomOf = (places: Place[], otherwise: number) => endOf(places.map(({ box }) => box), otherwise);

/** Lay out the table, as high for every viewer, with more cards, and at the end, so that nothing jumps. */
export function plan(width: number, sizes: Sizes): Plan {
  const found = layOut(width, sizes);
  if (sizes.own !== null && !sizes.over) return found;
  const others = Array<number>(sizes.beside).fill(0);
  const { height } = layOut(width, { ...sizes, others, table: 0, own: 0, over: false });
  const { board, narrow } = found;
  const least = board.y + (narrow ? 232 + 14 : 160 + 24); // four lines of scores
  const whole = Math.max(height, sizes.over ? least : found.height);
  return { ...found, height: whole, board: { ...board, h: whole - board.y - (narrow ? 14 : 24) } };
}

function layOut(width: number, sizes: Sizes): Plan {
  const top = head(width, sizes.chips);
  const { narrow, pad, inside } = top;
  const small = narrow ? 48 : 66;
  let y = top.bottom + (narrow ? 10 : 16);
  const hands = narrow ? 1 : Math.max(1, sizes.others.length);
  const gap = narrow ? 0 : 24;
  const handW = Math.floor((inside - gap * (hands - 1)) / hands);
  const others: Plan["others"] = [];
  let bottom = y;
  sizes.others.forEach((count, i) => {
    const name = { x: pad + (i % hands) * (handW + gap), y, w: handW, h: 20 };
    const area = { x: name.x + 4, y: y + 24, w: handW - 8, h: Math.round(small * RATIO) + BEND };
    others.push({ name, cards: fanWithin(area, count, small, 20, narrow ? "left" : "center") });
    bottom = area.y + area.h;
    if (narrow) y = bottom + 8;
  });
  const large = narrow ? 66 : 92;
  const middle = bottom + (sizes.others.length ? (narrow ? 12 : 22) : 4);
  const deckX = narrow ? pad : pad + Math.round(inside * 0.18);
  const deck = { x: deckX, y: middle, w: large, h: Math.round(large * RATIO) };
  const center = { ...deck, x: deck.x + large + (narrow ? 16 : 36) };
  const tableX = center.x + large + (narrow ? 12 : 36);
  // Two rows are as high as the deck with its line of text.
  const area = { x: tableX, y: middle + 8, w: width - pad - tableX, h: deck.h + 16 };
  const table = fanWithin(area, sizes.table, narrow ? 48 : 64, narrow ? 14 : 20, "left");
  const promptY = area.y + area.h + (narrow ? 6 : 14);
  const clockSize = narrow ? 44 : 56;
  const clock = { x: width - pad - clockSize, y: promptY + 2, w: clockSize, h: clockSize };
  const buttonW = narrow ? 148 : 150;
  const button = { x: width - pad - clockSize - 12 - buttonW, y: promptY + 4, w: buttonW, h: narrow ? 40 : 50 };
  const named = sizes.names > 0; // then names of animals stand above the hand, and more is to be read
  const words = button.x - pad - 16;
  const promptH = (narrow ? 134 : 62) + (named && (narrow || words < 560) ? 16 : 0);
  const prompt = narrow
    ? { x: pad, y: promptY + 46, w: inside, h: promptH - 46 }
    : { x: pad, y: promptY, w: words, h: promptH };
  const pickerY = promptY + promptH + 8;
  const columns = narrow ? 5 : sizes.names;
  const nameW = Math.floor((inside - 6 * (columns - 1)) / columns);
  const picker = grid(pad, pickerY, nameW, narrow ? 52 : 58, 6, columns, sizes.names);
  const ownY = sizes.names ? endOf(picker, 0) + 14 : pickerY + 4;
  const ownH = Math.round((narrow ? 52 : 66) * RATIO);
  const room = sizes.own === null ? 0 : narrow ? ownH + rowStep(ownH) : ownH + BEND;
  const ownArea = { x: pad + 4, y: ownY, w: inside - 8, h: room };
  const own = fanWithin(ownArea, sizes.own ?? 0, narrow ? 52 : 66, narrow ? 30 : 36, "center");
  const drawnW = !narrow ? (named ? large : 132) : inside < 300 ? 72 : 96;
  const drawnH = Math.round(drawnW * RATIO);
  const last = own.at(-1)?.box ?? { x: pad + inside / 2, w: 0 };
  const drawn = {
    x: narrow ? pad + inside - drawnW : Math.min((named ? pad + inside : button.x - 16) - drawnW, Math.round(last.x + (last.w - drawnW) / 2)),
    y: named ? ownY - 8 : ownY + ownH + 6 - drawnH,
    w: drawnW,
    h: drawnH,
  };
  const end = ownY + room;
  return {
    ...top,
    height: end + (narrow ? 18 : 26),
    others,
    deck,
    center,
    table,
    prompt,
    clock,
    button,
    picker,
    own,
    drawn,
    board: { x: pad, y: promptY, w: inside, h: end - promptY },
  };
}
