import { describe, expect, it } from "vitest";
import { head } from "./layout";

const NEEDS = [[94], [94, 96, 99], [90, 240, 100], [146, 146, 146, 146], [200, 90, 90, 180, 120], [84, 84, 84, 84, 84, 112, 112]];

describe.each([256, 276, 284, 300, 332, 420, 559, 560, 668, 850, 960])("players' chips at %i px", (width) => {
  it.each(NEEDS)("hold names that need %i, %i, ... uncut, inside and apart", (...needs) => {
    const { chips, pad } = head(width, needs);
    expect(chips).toHaveLength(needs.length);
    chips.forEach(({ x, y, w, h }, i) => {
      expect(w).toBeGreaterThanOrEqual(Math.min(needs[i] ?? 0, width - 2 * pad));
      expect(x).toBeGreaterThanOrEqual(pad);
      expect(x + w).toBeLessThanOrEqual(width - pad);
      for (const other of chips.slice(i + 1)) expect(other.y >= y + h || other.x >= x + w).toBe(true);
    });
  });
});

it("only a name that no line could hold is cut", () => {
  expect(head(300, [700, 90]).chips.map(({ w }) => w)).toEqual([272, 272]);
});
