import { describe, expect, it } from "vitest";
import { inner } from "./art";
import { shorten, wrap } from "./draw";

const measure = (text: string) => [...text].length;

describe("text that fits", () => {
  it("is left as it is, or shortened with an ellipsis", () => {
    expect(shorten("goose", 5, measure)).toBe("goose");
    expect(shorten("goose", 4, measure)).toBe("goo…");
    expect(shorten("goose", 0, measure)).toBe("…");
  });

  it("is not cut in the middle of a character", () => {
    expect(shorten("🦆🦆🦆", 2, measure)).toBe("🦆…");
  });

  it("is broken at words, and shortened on the last line", () => {
    expect(wrap("which animal is it", 12, 2, measure)).toEqual(["which animal", "is it"]);
    expect(wrap("which animal is it now", 7, 2, measure)).toEqual(["which", "animal…"]);
    expect(wrap("which animal", 6, 1, measure)).toEqual(["which…"]);
  });
});

describe("an SVG file", () => {
  it("gives what stands between its outer tags", () => {
    expect(inner('<svg viewBox="0 0 1 1">\n<path d="M0 0"/>\n</svg>\n').trim()).toBe('<path d="M0 0"/>');
  });
});
