import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Countdown } from "./countdown";

let sent: Record<string, unknown>[] = [];
const told = () => sent.splice(0).map((message) => message.do);
const newClock = () => new Countdown(() => undefined, (content) => sent.push(content));

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => vi.useRealTimers());

it("stands still until it is seen and Python has heard so", () => {
  const clock = newClock();
  clock.set({ seconds: 120, left: 120 });
  vi.advanceTimersByTime(60_000);
  expect([clock.left, told()]).toEqual([120, []]);
  clock.see(true);
  expect([clock.left, told()]).toEqual([120, ["seen"]]);
  clock.run({ seconds: 120, left: 120 });
  vi.advanceTimersByTime(2000);
  expect(clock.left).toBe(118);
});

it("pauses out of sight, and goes on with what Python says is left", () => {
  const clock = newClock();
  clock.see(true);
  clock.set({ seconds: 9, left: 9 });
  clock.run({ seconds: 9, left: 9 });
  vi.advanceTimersByTime(3000);
  clock.see(false);
  vi.advanceTimersByTime(90_000);
  expect([clock.left, told()]).toEqual([6, ["seen", "hidden"]]);
  clock.see(true);
  clock.run({ seconds: 9, left: 5.5 });
  vi.advanceTimersByTime(1000);
  expect(clock.left).toBe(4.5);
});

it("says again that it is seen as long as it is, and once that the time is up", () => {
  const clock = newClock();
  clock.see(true);
  clock.set({ seconds: 25, left: 25 });
  clock.run({ seconds: 25, left: 25 });
  vi.advanceTimersByTime(26_000);
  expect(told()).toEqual(["seen", "seen", "seen", "time is up"]);
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect([clock.left, told()]).toEqual([null, []]);
});

it("says nothing where there is no clock, and is one page for Python all the time", () => {
  const clock = newClock();
  clock.see(true);
  clock.see(false);
  expect(told()).toEqual([]);
  clock.set({ seconds: 9, left: 9 });
  clock.see(true);
  clock.see(false);
  expect(sent[0]?.by).toBe(sent[1]?.by);
});
