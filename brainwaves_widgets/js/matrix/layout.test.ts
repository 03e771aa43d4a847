import { describe, expect, it } from "vitest";
import { overlap } from "../core/stage/layout";
import { plan } from "./layout";

describe.each([256, 276, 284, 292, 300, 360, 559, 560, 760, 960, 1160, 1280])("Game Matrix at %i px", (width) => {
  const plans = [4, 5, 6].flatMap((figures) =>
    [0, 1, 4, 7].flatMap((cards) => [1, 2, 4, 6].map((chips) => plan(width, figures, cards, Array(chips).fill(140)))),
  );

  it("keeps everything inside the table, and apart", () => {
    for (const p of plans) {
      const { left, right } = p.buttons;
      const boxes = [p.title, p.measures, ...p.chips, ...p.figures, ...p.cards, p.deck, p.prompt, left, right, p.panel];
      expect(boxes.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > p.height)).toEqual([]);
      expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([]);
    }
  });

  it("has room for the question", () => {
    const least = width < 560 ? width - 28 : width < 1160 ? 420 : 266; // on more lines there
    expect(plan(width, 5, 0, [140, 140]).prompt.w).toBeGreaterThanOrEqual(least);
  });

  it("is as high with many cards as with none", () => {
    const heights = [0, 1, 2, 3, 4, 5, 6, 7].map((cards) => plan(width, 5, cards, [140, 140]).height);
    expect(new Set(heights).size).toBe(1);
  });

  it("judges lost cards beside the deck, and has a Stop as large as Dare", () => {
    const { figures, deck, grid, prompt, buttons } = plan(width, 5, 0, [140, 140]);
    expect([...figures, deck, prompt].filter((box) => overlap(box, grid))).toEqual([]);
    expect([buttons.left.w, buttons.left.h]).toEqual([buttons.right.w, buttons.right.h]);
  });
});
