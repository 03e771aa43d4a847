import { describe, expect, it } from "vitest";
import {
  advance,
  carry,
  centre,
  checkTrace,
  type Console,
  ENGLISH_STEP,
  home,
  inside,
  launch,
  LONGEST,
  off,
  place,
  type Player,
  type Point,
  RED_CIRCLE,
  shoot,
  SPOT_STEP,
  towards,
  turn,
} from "./console";
import { newConsole, press, release, run } from "./console.testing";

const HOME = centre(1, RED_CIRCLE);
const PLAYERS: Player[] = [0, 1];
const still = (length: number): { english: number[]; spot: Point[] } => ({
  english: Array(length).fill(0),
  spot: Array(length).fill(HOME),
});

const KNOB = Array.from({ length: 201 }, (_, i) => (i - 100) / 100);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the flip-flop", () => {
  it("sends player 1's wave right and player 2's left, under their own English (W2)", () => {
    const console: Console = { ...turn(turn(newConsole(), 0, -1), 1, 1), x: 0.5 };
    const [right, left] = PLAYERS.map((flip) => run({ ...console, flip }, 1).console) as [Console, Console];
    expect(right.x).toBeGreaterThan(left.x);
    expect(right.y).toBeLessThan(left.y);
  });

  it("follows a Reset, and stays while one is held (W2, W3)", () => {
    const console: Console = { ...newConsole(0), x: 0.5 };
    expect(release(press(console, 1), 1).flip).toBe(1);
    expect(run(console, 60).console.flip).toBe(1);
    expect(off(run(press(console, 0), 90).console, 1)).toBe(true);
    expect(release(press(press(console, 0), 1), 0).flip).toBe(1);
  });

  it("is set by the spot the wave travels towards (W2)", () => {
    const both = place(place(newConsole(), 0, [0.5, 0.5]), 1, [0.5, 0.5]);
    for (const flip of PLAYERS) expect(run({ ...both, x: 0.5, flip }, 1).console.flip).toBe(1 - flip);
  });
});

describe("a battle", () => {
  it("carries the wave to the attacker's side and freezes it there (W11)", () => {
    for (const defender of PLAYERS) {
      const { console, path } = carry(turn(newConsole(defender), defender, 0.6), defender);
      expect(off(console, defender ? 0 : 1)).toBe(true);
      expect(path.at(-1)).toEqual([console.x, console.y]);
      expect(carry(console, defender).path).toHaveLength(1);
    }
  });

  it("hits, comes back and strikes the attacker (W13, W14)", () => {
    const shot = shoot(newConsole(0), 0, 0);
    expect([shot.hit, shot.telepathic, shot.console.flip]).toEqual([true, true, 0]);
    const steered = shoot(turn(newConsole(0), 1, 1), 0, 0);
    expect([steered.hit, steered.telepathic, off(steered.console, 0)]).toEqual([true, false, true]);
  });

  it("misses and ends on the far side (W14)", () => {
    const shot = shoot(newConsole(1), 1, 1);
    expect([shot.hit, shot.struck, off(shot.console, 0)]).toEqual([false, null, true]);
    expect(shot.path).toHaveLength(LONGEST + 1);
  });
});

describe("squares", () => {
  it("are easier to hit the lower their value (W7)", () => {
    const shares = new Map<number, number[]>();
    for (let column = 1; column <= 7; column++) {
      for (let row = -5; row <= 5; row++) {
        if (column === 1 && Math.abs(row) === 5) continue; // heads have round corners
        const console = place(newConsole(0), 1, centre(1, { column, row }));
        const value = column + Math.abs(row);
        for (let exit = -5; exit <= 5; exit++) {
          const from = { ...console, y: centre(1, { column, row: exit })[1] };
          const hits = KNOB.filter((knob) => shoot(from, 0, knob).hit).length;
          expect(hits).toBeGreaterThan(0);
          shares.set(value, [...(shares.get(value) ?? []), hits / KNOB.length]);
        }
      }
    }
    const means = Array.from({ length: 12 }, (_, i) => mean(shares.get(i + 1) ?? []));
    means.slice(1).forEach((share, i) => expect(share).toBeLessThanOrEqual((means[i] as number) + 0.005));
    expect(means[0]).toBeGreaterThan(3 * (means[11] as number));
  });
});

describe("a launch", () => {
  it("flies step by step as it is replayed (W27)", () => {
    const spot: Point[] = Array.from({ length: 60 }, (_, i) => [HOME[0] - i * 0.002, HOME[1] + i * 0.003]);
    const english = spot.map((_, i) => towards(0, 1, i * 0.05));
    const replay = launch(newConsole(0), 0, { english, spot });
    let console = newConsole(0);
    for (let i = 0; ; i++) {
      const [knob, point] = [english[i], spot[i]];
      if (knob !== undefined && point) console = place(turn(console, 0, knob), 1, point);
      const step = advance(console, 0);
      console = step.console;
      expect([console.x, console.y]).toEqual(replay.path[i + 1]);
      if (step.end !== "onward") break;
    }
    expect(console).toEqual(replay.console);
  });

  it("keeps its controls when the trace ends (W27)", () => {
    expect(launch(newConsole(0), 0, { english: [], spot: [] })).toEqual(launch(newConsole(0), 0, still(LONGEST)));
  });

  it("tells when the spot has left its maze (W26)", () => {
    const spot: Point[] = Array.from({ length: 8 }, (_, i) => [HOME[0] + i * 0.01, HOME[1]]);
    expect(launch(newConsole(0), 0, { english: [], spot }).left).toBe(4);
    expect(inside(1, HOME)).toBe(true);
    expect(inside(0, HOME)).toBe(false);
    expect(inside(1, centre(1, { column: 1, row: 5 }))).toBe(false);
  });

  it("refuses what no hand could do (W26, W27)", () => {
    const [x, y] = HOME;
    expect(checkTrace(still(LONGEST), 1)).toBeNull();
    expect(() => checkTrace(still(LONGEST + 1), 1)).toThrow("over after 96 steps");
    expect(() => checkTrace({ english: [0, ENGLISH_STEP * 1.01], spot: [] }, 1)).toThrow("turns by");
    expect(() => checkTrace({ english: [Number.NaN], spot: [] }, 1)).toThrow("between -1 and 1");
    expect(() => checkTrace({ english: [], spot: [HOME, [x - SPOT_STEP * 1.01, y]] }, 1)).toThrow("moves by");
    expect(() => checkTrace({ english: [], spot: [[Number.NaN, y]] }, 1)).toThrow("on the screen");
  });

  it("can be kept possible while a hand is faster (W26)", () => {
    let [x, y] = HOME;
    const spot: Point[] = [];
    for (let i = 0; i < 40; i++) {
      spot.push([x, y]);
      [x, y] = [towards(x, 0.52, SPOT_STEP), towards(y, 0.8, SPOT_STEP)];
    }
    expect(checkTrace({ english: [], spot }, 1)).toBeNull();
    expect(spot.at(-1)).toEqual([0.52, 0.8]);
  });
});

describe("the controls", () => {
  it("refuse what does not exist", () => {
    expect(() => turn(newConsole(), 0, Number.NaN)).toThrow("between -1 and 1");
    expect(() => place(newConsole(), 0, [0.5, Infinity])).toThrow("somewhere");
  });

  it("bring both spots home (W30)", () => {
    expect(home(place(newConsole(), 0, [0.3, 0.3])).spots).toEqual(newConsole().spots);
  });
});
