import { expect, it } from "vitest";
import { settingAt, signAt } from "./knobs";

const C = 36;
const R = 33;

it.each([-4, -3, -2, -1, 0, 1, 2, 3, 4])("a press on mark %i of the dial turns the knob to it", (mark) => {
  const angle = (mark / 4) * ((135 * Math.PI) / 180);
  for (const far of [R - 2, R + 2]) {
    const [dx, dy] = [Math.sin(angle) * far, -Math.cos(angle) * far];
    expect(settingAt(dx, dy)).toBeCloseTo(mark / 4);
    expect(signAt(dx, dy, C)).toBe(0);
  }
});

it("a press on the small signs below the dial is a step", () => {
  expect(signAt(-0.62 * R, C - 3, C)).toBe(-1);
  expect(signAt(0.62 * R, C - 3, C)).toBe(1);
});
