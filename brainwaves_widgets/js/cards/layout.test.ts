import { describe, expect, it } from "vitest";
import { overlap } from "../core/stage/layout";
import { plan } from "./layout";

describe("rows of cards", () => {
  it.each([256, 276, 284, 292, 300, 360, 700, 960])("stay inside the table and apart from each other at %i px", (width) => {
    const { rows, prompt, buttons, height } = plan(width, [3, 14, 0], 3, [140, 140]);
    const boxes = [...rows.flatMap(({ cards }) => cards), prompt, ...buttons];
    for (const [i, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(width);
      expect(a.y + a.h).toBeLessThanOrEqual(height);
      expect(boxes.slice(i + 1).filter((b) => overlap(a, b))).toEqual([]);
    }
  });
});
