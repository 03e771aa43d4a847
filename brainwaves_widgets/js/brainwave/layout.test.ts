import { describe, expect, it } from "vitest";
import type { Box } from "../core/page/types";
import { plan, squareAt, squareOn } from "./layout";

const apart = (a: Box, b: Box) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each([300, 360, 560, 700, 760, 960])("at %i pixels", (width) => {
  const p = plan(width, 4, width % 200 ? 5 : 4);
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
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b), JSON.stringify([a, b])).toBe(true)));
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
