import { describe, expect, it } from "vitest";
import { overlap } from "../core/stage/layout";
import { type Plan, plan, squareAt, squareOn } from "./layout";

const WIDTHS = [256, 276, 284, 292, 300, 360, 560, 700, 760, 960];

describe.each(WIDTHS.flatMap((width) => [{ width, builds: false }, { width, builds: true }]))("at $width pixels, $builds", ({ width, builds }) => {
  const p = plan(width, 4, width % 200 ? 5 : 4, [132, 132], builds);
  const parts = { prompt: p.prompt, set: p.set, board: p.board, power: p.power, bank: p.bank };
  const boxes = [...p.dice, ...Object.values(parts), ...p.knobs, ...p.resets, ...p.switches, ...p.tiles, ...p.buttons];

  it("everything is inside", () => {
    for (const { x, y, w, h } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(width);
      expect(y + h).toBeLessThanOrEqual(p.height);
      expect(Math.min(w, h)).toBeGreaterThan(0);
    }
  });

  it("nothing lies over anything else", () => {
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b), JSON.stringify([a, b])).toBe(false)));
  });

  it("the maze's cells are squares", () => {
    expect((0.06125 * p.glass.w) / (0.07867 * p.glass.h)).toBeCloseTo(1, 1);
  });
});

it("a1 is at the lower left and g7 at the upper right", () => {
  const board = { x: 10, y: 20, w: 238, h: 238 };
  expect(squareOn(board, 7, "a1")).toEqual({ x: 25, y: 215, w: 28, h: 28 });
  expect(squareOn(board, 7, "g7")).toEqual({ x: 205, y: 35, w: 28, h: 28 });
  expect(squareAt(board, 7, 39, 229)).toBe("a1");
  expect(squareAt(board, 7, 219, 49)).toBe("g7");
  expect(squareAt(board, 7, 12, 229)).toBe(null);
  expect(squareAt(board, 7, 300, 49)).toBe(null);
});

it.each([1, 2, 3, 4, 5, 6])("the last of %i buttons has a row of its own", (count) => {
  const { board, buttons } = plan(848, 0, count);
  expect(buttons.at(-1)).toMatchObject({ x: board.x, w: board.w });
  expect(new Set(buttons.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
});

it.each([300, 372, 848, 960])("at %i pixels nothing jumps, whatever can be pressed", (width) => {
  const heights = [false, true].flatMap((builds) =>
    [0, 1, 2, 3, 4, 5].map((buttons) => plan(width, buttons % 3, buttons, [132, 132], builds).height),
  );
  expect(new Set(heights).size).toBe(1);
});

it("the set is large in a fight and the board while people build; where it is narrow that comes first", () => {
  const [fight, build] = [false, true].map((builds) => plan(960, 0, 3, [132, 132], builds)) as [Plan, Plan];
  expect(build.board.w).toBeGreaterThan(1.8 * fight.board.w);
  expect(fight.set.w).toBeGreaterThan(1.8 * build.set.w);
  const [low, high] = [false, true].map((builds) => plan(400, 0, 3, [132, 132], builds)) as [Plan, Plan];
  expect([low.set.y < low.board.y, high.board.y < high.set.y]).toEqual([true, true]);
});
