import { describe, expect, it } from "vitest";
import { overlap } from "../core/stage/layout";
import { type Plan, plan } from "./layout";

const WIDTHS = [256, 276, 284, 292, 300, 332, 360, 420, 559, 560, 640, 720, 850, 960];
const CHIPS = [1, 2, 3, 4, 5, 7];

function everyPlan(check: (p: Plan, width: number) => void): void {
  for (const width of WIDTHS)
    for (const places of [3, 4, 5, 6])
      for (const chips of CHIPS)
        for (const asked of [null, 0, 1, 2]) check(plan(width, places, Array(chips).fill(146), asked), width);
}

describe("the Goose's plan, for every width, level and number of players", () => {
  it("keeps everything inside the screen", () => {
    everyPlan((p, width) => {
      const boxes = [...p.chips, ...p.tags, ...p.cards, p.deck, ...p.dice, p.prompt, p.clock, p.button, p.shown];
      const all = [...boxes, ...p.rows.flatMap((row) => row.cells), p.board];
      const outside = all.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > p.height);
      expect(outside).toEqual([]);
    });
  });

  it("lets nothing that is seen together overlap", () => {
    everyPlan((p) => {
      const always = [...p.chips, ...p.tags, ...p.cards, p.deck, ...p.rows.flatMap((row) => row.cells)];
      const studying = [...always, p.button, p.shown, p.clock];
      const asking = [...always, ...p.dice, p.prompt];
      for (const group of [studying, asking]) {
        const clashes = group.flatMap((a, i) => group.slice(i + 1).filter((b) => overlap(a, b)));
        expect(clashes).toEqual([]);
      }
    });
  });

  it("keeps the height while one game is played, whatever is asked", () => {
    for (const width of WIDTHS) {
      const heights = [null, 0, 1, 2].map((asked) => plan(width, 4, [146, 146], asked).height);
      expect(new Set(heights).size).toBe(1);
    }
  });

  it("makes the asked row the largest", () => {
    const rows = plan(850, 4, [146], 1).rows.map((row) => row.cells[0]?.h ?? 0);
    expect(rows[1]).toBeGreaterThan(rows[0] ?? 0);
    expect(rows[0]).toBe(rows[2]);
  });

  it("keeps cards large enough for a finger at 360 pixels", () => {
    for (const places of [3, 4, 5, 6]) expect(plan(352, places, [146], null).cards[0]?.w).toBeGreaterThanOrEqual(64);
  });
});
