import { describe, expect, it } from "vitest";
import palette from "../../../art/palette.json";

const CONTRAST = 3; // what WCAG asks of what is not text

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Every colour that is named somewhere in a part of the palette. */
function all(part: unknown): string[] {
  return typeof part === "string" ? [part] : Object.values(part as object).flatMap(all);
}

const { light, dark, paper, tables, html, wave, clothing, figure, boarBack } = palette;
const { dark: darkTable, ...lightTables } = tables;

describe.each([
  ["light", light, [...all(lightTables), light.raised, html.light.note, html.light.panel]],
  ["dark", dark, [darkTable, dark.raised, html.dark.note, html.dark.panel, wave.panel]],
])("a ring in the %s theme", (_, theme, grounds) => {
  it("stands out from tables and pages by its line", () => {
    for (const ground of grounds) expect(contrast(theme.ring.line, ground), ground).toBeGreaterThanOrEqual(CONTRAST);
  });

  it("stands out from everything that it may lie on by its line or its edge", () => {
    const { line, edge } = theme.ring;
    for (const ground of [...grounds, ...all([paper, clothing, figure, boarBack, wave, theme.accent, theme.deep])])
      expect(Math.max(contrast(line, ground), contrast(edge, ground)), ground).toBeGreaterThanOrEqual(CONTRAST);
    expect(contrast(line, edge)).toBeGreaterThanOrEqual(CONTRAST);
  });
});

it("squares to build on stand out from the board", () => {
  for (const tone of [dark.accent, dark.ink, wave.red])
    for (const ground of [wave.panel, wave.square]) expect(contrast(tone, ground), tone).toBeGreaterThanOrEqual(CONTRAST);
});
