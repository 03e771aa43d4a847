import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Pen } from "../core/stage/draw";
import { plan } from "./layout";
import { paintSuspect } from "./paint";
import { VALUES } from "./view";
import type { Face } from "./wire";

/** Above this part of a card nobody wears anything; tests/goose/test_faces.py has it, too. */
const WORN_FROM = 112 / 178;

/** Letters as wide as broad ones are, and pictures that never arrive. */
beforeEach(() => {
  const ruler = { measureText: (text: string) => ({ width: text.length * 9 }) };
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => ruler }) });
  vi.stubGlobal("Image", class {});
  vi.stubGlobal("window", { devicePixelRatio: 1 });
});

/** Paint a suspect, and return where the circle of its animal ends. */
function endOfBadge(w: number, h: number, suspect: Face): number {
  const ends: number[] = [];
  const pen = new Proxy({} as Pen, {
    get(_, name) {
      if (name === "canvas") return { dataset: {} };
      return (_x: number, y: number, r: number) => name === "arc" && ends.push(y + r);
    },
    set: () => true,
  });
  paintSuspect(pen, w, h, suspect);
  return Math.max(...ends);
}

describe("a suspect's card", () => {
  it("shows the animal above all that is worn, however small it is", () => {
    const sizes = [256, 300, 420, 560, 720, 960].flatMap((width) => {
      return [3, 4, 5, 6].map((places) => plan(width, places, [140], null).cards[0]);
    });
    for (const card of sizes)
      for (const colour of VALUES.colour) {
        const { w = 0, h = 0 } = card ?? {};
        const end = endOfBadge(w, h, { colour, feature: "scarf", animal: "goose" });
        expect([end > 0, end < h * WORN_FROM, w]).toEqual([true, true, w]);
      }
  });
});
