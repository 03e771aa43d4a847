import { expect, it } from "vitest";
import { crossed, joins } from "./tiles";
import type { Laid, Tile } from "../view";

const laid = (seat: 0 | 1, tile: Tile, turn = 0): Laid => ({ seat, tile, turn });

it("a tile joins the sides that its turn says", () => {
  expect(joins("logic", 0)).toEqual([0, 2]);
  expect(joins("logic", 1)).toEqual([3, 1]);
  expect(joins("bender", 3)).toEqual([3, 0]);
  expect(joins("block", 0)).toEqual([]);
});

it("a train runs through the other's Decision Point if it joins it on opposite sides (W23)", () => {
  const board = { b2: laid(0, "decision"), a2: laid(1, "logic", 1), c2: laid(1, "bender", 3), b3: laid(1, "logic", 0) };
  expect(crossed(board, "b2")).toEqual([3, 1]); // c2 joins left and up
  expect(crossed({ ...board, c2: laid(1, "bender", 0) }, "b2")).toBe(null);
  expect(crossed({ ...board, c2: laid(0, "logic", 1) }, "b2")).toBe(null);
  expect(crossed({ ...board, b2: laid(0, "logic", 1) }, "b2")).toBe(null);
  expect(crossed(board, "a2")).toBe(null);
});
