import { describe, expect, it } from "vitest";
import { Attempt } from "./attempt";
import { checkTrace, ENGLISH_STEP, inside, launch, type Player, type Point, SPOT_STEP } from "./console";
import { newConsole } from "./console.testing";
import { Pilot, steer } from "./pilot";

const still = (attempt: Attempt) => ({ knob: 0, spot: attempt.console.spots[attempt.defender] });

function flown(attacker: Player, hands: (attempt: Attempt) => { knob: number; spot: Point }): Attempt {
  const attempt = new Attempt(newConsole(attacker), attacker);
  attempt.launch();
  while (!attempt.over) attempt.step(hands(attempt));
  return attempt;
}

describe("an attempt", () => {
  it("records nothing before the launch, though the hands move", () => {
    const attempt = new Attempt(newConsole(0), 0);
    const [x, y] = attempt.console.spots[1];
    for (let i = 0; i < 5; i += 1) attempt.step({ knob: 1, spot: [x - 0.1, y] });
    expect(attempt.console.spots[1][0]).toBeCloseTo(x - 0.1);
    expect(attempt.console.english[0]).toBeCloseTo(5 * ENGLISH_STEP);
    expect([attempt.english, attempt.spot, attempt.path]).toEqual([[], [], []]);
  });

  it.each([0, 1] as const)("is what a replay of its trace is, attacker %i", (attacker) => {
    const attempt = flown(attacker, ({ console, defender, english }) => {
      const [x, y] = console.spots[defender];
      return { knob: Math.sin(english.length / 5), spot: [x, y + 0.02] };
    });
    const again = launch(newConsole(attacker), attacker, attempt);
    expect(again.path).toEqual(attempt.path);
    expect(again.hit).toBe(attempt.end === "touched");
  });

  it("keeps hands within what people can do, and spots on the screen", () => {
    const attempt = flown(1, () => ({ knob: -1, spot: [9, -9] }));
    expect(() => checkTrace(attempt, 0)).not.toThrow();
    const moves = attempt.spot.slice(1).map(([x], i) => Math.abs(x - (attempt.spot[i]?.[0] ?? 0)));
    expect(Math.max(...moves)).toBeLessThanOrEqual(SPOT_STEP + 1e-9);
  });
});

describe("a pilot", () => {
  it("hits a spot that stands still", () => {
    const pilot = new Pilot(0);
    expect(flown(0, (attempt) => pilot.move(attempt, still(attempt))).end).toBe("touched");
  });

  it("dodges a straight wave, inside its maze", () => {
    const pilot = new Pilot(1);
    const attempt = flown(0, (one) => pilot.move(one, still(one)));
    expect(attempt.end).toBe("off");
    expect(attempt.spot.every((point) => inside(1, point))).toBe(true);
  });

  it("turns towards a spot that moved away", () => {
    const attempt = new Attempt(newConsole(0), 0);
    const [x, y] = attempt.console.spots[1];
    for (let i = 0; i < 8; i += 1) attempt.step({ knob: 0, spot: [x, y + 0.2] });
    expect(steer(attempt)).toBeGreaterThan(0);
  });
});
