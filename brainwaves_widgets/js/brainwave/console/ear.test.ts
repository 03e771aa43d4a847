import { describe, expect, it } from "vitest";
import { Attempt } from "./attempt";
import { CELL_HEIGHT, CENTRE_Y, centre, type Console, LEFT, place } from "./console";
import { pitchOf, rowsOff, words } from "./ear";

const WAVE: Console = { x: LEFT, y: CENTRE_Y, flip: 0, spots: [[0, 0], [1, 1]], english: [0, 0], held: [false, false], speed: "slow" };
const begun = () => new Attempt(WAVE, 0);

describe("a breakthrough by ear", () => {
  it("is higher, the higher a thing stands", () => {
    expect(pitchOf(0.2)).toBeGreaterThan(pitchOf(0.5));
    expect(pitchOf(CENTRE_Y)).toBe(440);
  });

  it("tells how far off the wave will be, and of a hit", () => {
    const attempt = begun();
    expect(words(attempt)).toBe("Level.");
    attempt.console = place(attempt.console, 1, centre(1, { column: 3, row: -2 }));
    expect(rowsOff(attempt)).toBeCloseTo(2);
    expect(words(attempt)).toBe("2.0 below.");
  });

  it("steps as the words foretell, if nobody moves", () => {
    const attempt = begun();
    attempt.console = place(attempt.console, 1, centre(1, { column: 3, row: 2 }));
    const { spots } = attempt.console;
    const off = rowsOff(attempt);
    attempt.launch();
    while (!attempt.over && attempt.console.x < spots[1][0]) attempt.step({ knob: 0, spot: spots[1] });
    expect((attempt.console.y - spots[1][1]) / CELL_HEIGHT).toBeCloseTo(off);
  });
});
