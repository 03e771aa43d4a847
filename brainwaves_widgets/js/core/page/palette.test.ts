import { describe, expect, it } from "vitest";
import palette from "../../../art/palette.json";
import { CONTRAST, contrast, linear, type Three } from "./contrast.testing";

const TEXT_CONTRAST = 4.5;

/** Every colour that is named somewhere in a part of the palette. */
function all(part: unknown): string[] {
  return typeof part === "string" ? [part] : Object.values(part as object).flatMap(all);
}

const { light, dark, paper, tables, html, wave, clothing, figure, boarBack, players } = palette;
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

/** How people see who lack one kind of cones (Machado, Oliveira and Fernandes 2009), in linear RGB. */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const times = (m: number[], [a, b, c]: Three): Three =>
  [0, 3, 6].map((at) => (m[at] ?? 0) * a + (m[at + 1] ?? 0) * b + (m[at + 2] ?? 0) * c) as Three;

function lab(rgb: Three): Three {
  const [x, y, z] = times([0.4339, 0.3762, 0.1899, 0.2126, 0.7152, 0.0722, 0.0177, 0.1095, 0.8729], rgb).map((v) =>
    v > 0.008856 ? Math.cbrt(v) : 7.787 * Math.max(0, v) + 16 / 116,
  ) as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

it.each(Object.entries(EYES))("the players' colours differ for eyes with %s", (_, eyes) => {
  const seen = players.map(({ fill }) => lab(times(eyes, linear(fill))));
  seen.forEach((one, i) => {
    for (const other of seen.slice(i + 1))
      expect(Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))).toBeGreaterThan(18);
  });
});

it("a player's initial can be read, and no player has the colour of a verdict", () => {
  for (const { fill, on } of players) {
    expect(contrast(fill, on)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    for (const verdict of [light.good, light.bad, dark.good, dark.bad])
      expect(Math.hypot(...lab(linear(fill)).map((value, at) => value - (lab(linear(verdict))[at] ?? 0)))).toBeGreaterThan(25);
  }
});
