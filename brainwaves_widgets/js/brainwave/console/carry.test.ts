import { expect, it, vi } from "vitest";
import { Carry } from "./carry";
import type { Point } from "./console";

const path: Point[] = Array.from({ length: 30 }, (_, i) => [i / 30, 0.5]);

it("stays where it is as long as nobody holds Reset (W11)", () => {
  const carry = new Carry(0, path, false);
  for (let step = 0; step < 1000; step += 1) carry.step();
  expect(carry.progress).toBe(0);
  carry.down();
  carry.step();
  expect(carry.progress).toBe(1);
});

it("goes on by itself after a tap, and where no person is to hold it", () => {
  vi.useFakeTimers();
  const tapped = new Carry(0, path, false);
  tapped.down();
  tapped.up();
  for (const carry of [tapped, new Carry(1, path, true)]) {
    while (carry.step());
    expect(carry.progress).toBe(path.length - 1);
  }
  vi.useRealTimers();
});

it("waits where it is after a long hold", () => {
  vi.useFakeTimers();
  const carry = new Carry(0, path, false);
  carry.down();
  for (let step = 0; step < 10; step += 1) carry.step();
  vi.advanceTimersByTime(1000);
  carry.up();
  for (let step = 0; step < 200; step += 1) carry.step();
  expect(carry.progress).toBe(10);
  vi.useRealTimers();
});

it("is there at once for those who want less motion, but not before it is held", () => {
  const carry = new Carry(0, path, false, true);
  carry.step();
  expect(carry.progress).toBe(0);
  carry.down();
  expect(carry.step()).toBe(false);
  expect(carry.progress).toBe(path.length - 1);
});
