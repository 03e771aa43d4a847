import { expect, it } from "vitest";
import { joins } from "./tiles";

it("a tile joins the sides that its turn says", () => {
  expect(joins("logic", 0)).toEqual([0, 2]);
  expect(joins("logic", 1)).toEqual([3, 1]);
  expect(joins("bender", 3)).toEqual([3, 0]);
  expect(joins("block", 0)).toEqual([]);
});
