import { expect, it } from "vitest";
import { sizeIn } from "./size";

const height = (width: number) => width * 0.6;

it("lays out what a cell has room for, and never less than can be read", () => {
  expect(sizeIn({ w: 500.7, h: 900 }, undefined, false, height)).toEqual({ width: 500, zoom: 1 });
  expect(sizeIn({ w: 200, h: 900 }, undefined, false, height)).toEqual({ width: 256, zoom: 1 });
});

it("enlarges a table in a wide cell, as far as it is to be seen at once", () => {
  expect(sizeIn({ w: 1440, h: 2000 }, undefined, false, height)).toEqual({ width: 960, zoom: 1.5 });
  expect(sizeIn({ w: 1440, h: 691.2 }, undefined, false, height)).toEqual({ width: 960, zoom: 1.2 });
  expect(sizeIn({ w: 1440, h: 300 }, undefined, false, height)).toEqual({ width: 960, zoom: 1 });
  expect(sizeIn({ w: 1440, h: 2000 }, 1280, false, height).width).toBe(1280);
});

it("shows a table a little smaller on a screen that is a little too low", () => {
  expect(sizeIn({ w: 1440, h: 518.4 }, undefined, true, height).zoom).toBeCloseTo(0.9, 2);
  expect(sizeIn({ w: 1440, h: 300 }, undefined, true, height).zoom).toBe(1);
});
