import { describe, expect, it, vi } from "vitest";
import type { Stage } from "../stage/stage";
import { Cursor, neighbour } from "./cursor";

const box = (x: number, y: number) => ({ x, y, w: 10, h: 10 });
const GRID = [box(0, 0), box(20, 0), box(40, 0), box(0, 30), box(20, 30)];

describe("the arrow keys", () => {
  it("go to the nearest thing in their direction", () => {
    expect(neighbour(GRID, 0, "right")).toBe(1);
    expect(neighbour(GRID, 1, "down")).toBe(4);
    expect(neighbour(GRID, 4, "left")).toBe(3);
    expect(neighbour(GRID, 3, "up")).toBe(0);
  });

  it("stay where nothing lies ahead", () => {
    expect(neighbour(GRID, 0, "left")).toBe(0);
    expect(neighbour(GRID, 4, "down")).toBe(4);
  });

  it("do not leave a row for what lies far above it", () => {
    const answers = [box(0, 100), box(20, 100), box(25, 0)];
    expect(neighbour(answers, 1, "right")).toBe(1);
    expect(neighbour(answers, 1, "up")).toBe(2);
    expect(neighbour(answers, 2, "down")).toBe(1);
  });

  it("begin at the first thing, and nowhere where there is nothing", () => {
    expect(neighbour(GRID, -1, "down")).toBe(0);
    expect(neighbour([], -1, "down")).toBe(-1);
  });
});

it("a key that is still held from before does not bring the ring", () => {
  const stage = { pressable: [{ key: "deck", offer: 0, box: GRID[0] }], cursorItem: undefined, setCursor: vi.fn() };
  const cursor = new Cursor(stage as unknown as Stage, {} as HTMLElement, vi.fn(), vi.fn(), vi.fn());
  expect(cursor.key({ key: "ArrowUp", repeat: true } as KeyboardEvent)).toBe(true);
  expect(stage.setCursor).not.toHaveBeenCalled();
  cursor.key({ key: "ArrowUp", repeat: false } as KeyboardEvent);
  expect(stage.setCursor).toHaveBeenCalledWith("deck");
});
