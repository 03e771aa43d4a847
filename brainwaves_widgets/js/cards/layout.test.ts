import { describe, expect, it } from "vitest";
import { plan } from "./layout";

describe("rows of cards", () => {
  it.each([256, 276, 284, 292, 300, 360, 700, 960])("stay inside the table and apart from each other at %i px", (width) => {
    const { rows, prompt, buttons, height } = plan(width, [3, 14, 0], 3, [140, 140]);
    const boxes = [...rows.flatMap(({ cards }) => cards), prompt, ...buttons];
    for (const [i, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(width);
      expect(a.y + a.h).toBeLessThanOrEqual(height);
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});
