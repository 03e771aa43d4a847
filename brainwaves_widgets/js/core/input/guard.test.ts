import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Chance, changed, Guard } from "./guard";

const box = (x: number) => ({ x, y: 0, w: 10, h: 10 });
const ROLL: Chance = {
  curtain: null,
  seats: [0],
  question: "Ann, roll",
  places: [{ key: "button-roll", label: "Roll", box: box(0) }],
  labels: ["Roll"],
};
const TWO: Chance = {
  ...ROLL,
  places: [
    { key: "red", label: "Say red", box: box(0) },
    { key: "blue", label: "Say blue", box: box(20) },
  ],
  labels: ["Say red", "Say blue"],
};

describe("what a press cannot have been meant for", () => {
  it("is what stands where something else could be pressed", () => {
    expect(changed(ROLL, TWO, null).keys).toEqual(["red"]);
    expect(changed(TWO, TWO, null)).toEqual({ keys: [], moves: [] });
  });

  it("is everything when somebody else is to act, but not when one of several has", () => {
    expect(changed(TWO, { ...TWO, seats: [1] }, null)).toEqual({ keys: ["red", "blue"], moves: [0, 1] });
    expect(changed(TWO, { ...TWO, curtain: "Ben" }, null)).toEqual({ keys: ["red", "blue"], moves: [0, 1] });
    expect(changed({ ...TWO, seats: [0, 1] }, { ...TWO, seats: [1] }, null).keys).toEqual([]);
  });

  it("is the same answer to another question", () => {
    expect(changed(TWO, { ...TWO, question: "And now?" }, null)).toEqual({ keys: ["red", "blue"], moves: [0, 1] });
  });

  it("is what comes after a key did something else, but the same may be done again", () => {
    expect(changed(TWO, TWO, "Say red")).toEqual({ keys: ["blue"], moves: [1] });
  });

  it("is the list from the first other label on, for all behind it stands elsewhere", () => {
    const after = { ...TWO, labels: ["Say red", "Say green", "Say blue"] };
    expect(changed(TWO, after, null).moves).toEqual([1, 2]);
    expect(changed({ ...TWO, labels: [] }, TWO, null).moves).toEqual([]);
  });
});

describe("hands are kept off", () => {
  beforeEach(() => {
    vi.stubGlobal("window", globalThis);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("for half a second, and not at the first picture", () => {
    const tell = vi.fn();
    const guard = new Guard(tell);
    guard.note(ROLL, null, false);
    expect(guard.isOn).toBe(false);
    guard.note(TWO, null, false);
    expect(tell).toHaveBeenLastCalledWith({ keys: ["red"], moves: [0, 1] });
    vi.advanceTimersByTime(499);
    expect(guard.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(guard.isOn).toBe(false);
    expect(tell).toHaveBeenLastCalledWith({ keys: [], moves: [] });
  });

  it("what a change moves, not what was scrolled before it", () => {
    const guard = new Guard(() => undefined);
    guard.note(ROLL, null, false);
    guard.look(TWO);
    guard.note(TWO, null, false);
    expect(guard.isOn).toBe(false);
  });

  it("everything, after a press that was meant for something else", () => {
    const guard = new Guard(() => undefined);
    guard.note(TWO, null, false);
    guard.note(TWO, null, true);
    expect(guard.isOn).toBe(true);
  });
});
