import { describe, expect, it } from "vitest";
import type { Box } from "../core/page/types";
import { overlap } from "../core/stage/layout";
import { fan, type Place, type Plan, plan } from "./layout";

const WIDTHS = [256, 276, 284, 292, 300, 352, 420, 560, 572, 608, 720, 780, 850, 960];
const GAMES = [
  { others: [], own: 54 },
  { others: [27], own: 27 },
  { others: [12, 12, 12], own: 12 },
  { others: [0, 0, 0], own: 0 },
  { others: [5, 0], own: 1 },
];

function everyPlan(check: (p: Plan, width: number) => void): void {
  for (const width of WIDTHS)
    for (const { others, own } of GAMES)
      for (const names of [0, 6, 9])
        for (const table of [0, 4, 9]) {
          const chips = Array(others.length + 1).fill(140);
          check(plan(width, { chips, others, beside: others.length, own, names, table, over: false }), width);
        }
}

describe("the Boar's plan, for every width and any number of cards", () => {
  it("keeps everything inside the screen", () => {
    everyPlan((p, width) => {
      const cards = [...p.others.flatMap((hand) => hand.cards), ...p.table, ...p.own].map(({ box }) => box);
      const all = [...p.chips, ...cards, p.deck, p.center, p.drawn, p.prompt, p.clock, p.button, ...p.picker];
      expect(all.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > p.height)).toEqual([]);
    });
  });

  it("keeps hands, deck, prompt, names and the own hand apart", () => {
    everyPlan((p) => {
      const boxes = (places: { box: Box }[]) => places.map(({ box }) => box);
      const parts = [boxes(p.others.flatMap((hand) => hand.cards)), [p.deck, p.center], [p.prompt], p.picker, boxes(p.own)];
      parts.forEach((part, i) => {
        for (const other of parts.slice(i + 1))
          expect(part.flatMap((a) => other.filter((b) => overlap(a, b)))).toEqual([]);
      });
    });
  });
});

/** The most cards that a hand can have among so many players: the others play whenever they can. */
const MOST = new Map([
  [1, 54],
  [2, 37],
  [3, 28],
  [4, 23],
]);
const EVERY_WIDTH = [...Array.from({ length: 48 }, (_, i) => 256 + 24 * i), ...WIDTHS, 392, 700, 1400];

/** How much of each card can be seen: its corner, or all of it where none lies above. */
const inSight = (places: Place[]) =>
  places.map(({ box }, i) => {
    const above = places.slice(i + 1).map((one) => one.box);
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: 0, h: 0 };
    const right = above.filter((one) => one.x > box.x && one.y < box.y + box.h / 2).map((one) => one.x - box.x);
    const below = above.filter((one) => one.y >= box.y + box.h / 2).map((one) => one.y - box.y);
    const side = Math.min(box.w, box.h, ...right, ...below);
    return { side, isClear: !above.some((one) => overlap({ ...middle, w: 1, h: 1 }, one)) };
  });

describe.each([...MOST])("hands among %i players, of up to %i cards", (players, most) => {
  const at = (width: number, hand: number, own: number | null, names: number, table: number): Plan => {
    const others = [hand, ...Array<number>(players).fill(0)].slice(0, players - 1);
    return plan(width, { chips: Array<number>(players).fill(140), others, beside: players - 1, own, names, table, over: false });
  };

  it.each([0, 6, 9])("are no higher with more cards, below %i names", (names) => {
    for (const width of EVERY_WIDTH) {
      const { height } = at(width, 0, 0, names, 0);
      const heights = Array.from({ length: most + 1 }, (_, n) => [at(width, 0, n, names, 0), at(width, n, 0, names, n % 10)]);
      expect([width, ...new Set(heights.flat().map((p) => p.height))]).toEqual([width, height]);
    }
  });

  it("can be told apart, pressed and read", () => {
    for (const width of EVERY_WIDTH)
      for (let n = 1; n <= most; n += 1) {
        const { own, others } = at(width, n, n, 0, 0);
        const least = Math.min(...[own, ...others.map(({ cards }) => cards)].flatMap((cards) => inSight(cards).map(({ side }) => side)));
        expect([width, n, least >= 16, inSight(own).every(({ isClear }) => isClear)]).toEqual([width, n, true, true]);
      }
  });

  it("show the animals on the table", () => {
    for (const width of EVERY_WIDTH)
      for (let table = 1; table <= 9; table += 1)
        expect(Math.min(...inSight(at(width, 0, 0, 0, table).table).map(({ side }) => side))).toBeGreaterThanOrEqual(14);
  });
});

describe("a card that was drawn", () => {
  it("covers no names, no other cards and nothing that can be pressed", () => {
    everyPlan((p) => {
      const names = [...p.chips, ...p.others.map(({ name }) => name), ...p.picker];
      const cards = [...p.others.flatMap((hand) => hand.cards), ...p.table].map(({ box }) => box);
      expect([...names, ...cards, p.deck, p.center, p.clock, p.button].filter((box) => overlap(box, p.drawn))).toEqual([]);
    });
  });

  it("is larger than the cards of the hand that it joins, and lies at that hand or over it", () => {
    everyPlan((p, width) => {
      const hand = p.own.map(({ box }) => box);
      for (const { w, h } of hand) expect([p.drawn.w > w * 1.3, p.drawn.h > h * 1.3]).toEqual([true, true]);
      for (const { y, h } of hand.slice(0, 1)) expect(overlap(p.drawn, { x: 0, y, w: width, h })).toBe(true);
      // A small hand stands in the middle, where the drawn card can lie beside it.
      if (hand.length >= 12) expect(hand.slice(0, -1).some((box) => overlap(box, p.drawn))).toBe(true);
    });
  });
});

describe("a fan of cards", () => {
  const area = { x: 0, y: 0, w: 300, h: 0 };

  it("shows a strip of every card that a finger can meet", () => {
    for (const count of [1, 5, 12, 27, 54])
      for (const { strip } of fan(area, count, 52, 30, "center")) expect(strip).toBeGreaterThanOrEqual(30);
  });

  it("lays cards side by side while there is room, and in rows when there is none", () => {
    expect(new Set(fan(area, 4, 52, 30, "left").map(({ box }) => box.y)).size).toBe(1);
    expect(new Set(fan(area, 20, 52, 30, "left").map(({ box }) => box.y)).size).toBeGreaterThan(1);
  });
});
