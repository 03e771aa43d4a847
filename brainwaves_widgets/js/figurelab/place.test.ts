import { describe, expect, it } from "vitest";
import { aside, settled, stepped, toBox } from "./place";

const SNAP = { size: 12, grid: 1, snap: true };
const FREE = { ...SNAP, snap: false };

describe("where corners go", () => {
  it("snaps to the grid and stays on the sheet", () => {
    expect(settled([2.4, 2.6], SNAP)).toEqual([2, 3]);
    expect(settled([-3, 40], SNAP)).toEqual([0, 12]);
    expect(settled([0.29, 11.9], { size: 12, grid: 0.1, snap: true })).toEqual([0.3, 11.9]);
    expect(settled([11.9, 0], { size: 12, grid: 5, snap: true })).toEqual([10, 0]);
    expect(settled([2.4, 12.6], FREE)).toEqual([2.4, 12]);
  });

  it("steps by keys: a line of the grid, or a part of it", () => {
    expect(stepped([2, 3], "ArrowUp", false, SNAP)).toEqual([2, 4]);
    expect(stepped([2, 3], "ArrowLeft", true, SNAP)).toEqual([0, 3]);
    expect(stepped([2.3, 3], "ArrowRight", false, SNAP)).toEqual([3, 3]);
    expect(stepped([2, 3], "ArrowRight", false, FREE)).toEqual([2.2, 3]);
    expect(stepped([2, 3], "ArrowDown", true, FREE)).toEqual([2, 2.98]);
    expect(stepped([2, 3], "Enter", false, SNAP)).toBeNull();
  });

  it("turns the sheet's y upwards", () => {
    expect(toBox([3, 12], SNAP)).toEqual([0.25, 0]);
  });

  it("puts letters outside a square's corners", () => {
    const square: [number, number][] = [[0, 0], [1, 0], [1, 1], [0, 1]];
    const [x, y] = aside(square, 2, true);
    expect(x).toBeCloseTo(Math.SQRT1_2);
    expect(y).toBeCloseTo(Math.SQRT1_2);
    const notched: [number, number][] = [[0, 0], [4, 0], [4, 4], [2, 1], [0, 4]];
    expect(aside(notched, 3, true)[1]).toBeCloseTo(1);
  });
});
