import type { Group } from "konva/lib/Group.js";
import { afterEach, expect, it, vi } from "vitest";
import { easeInOut, easeOut, glide } from "./glide";

const attrs: Record<string, number> = {};
const node = {
  getAttr: (name: string) => attrs[name],
  setAttr: (name: string, value: number) => (attrs[name] = value),
} as unknown as Group;
let frames: FrameRequestCallback[] = [];
const tick = (now: number) => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
};

vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
afterEach(() => (frames = []));

it("brings numbers to just where they are to be, and says so once", () => {
  const done = vi.fn();
  Object.assign(attrs, { x: 10, opacity: 0 });
  glide(node, { x: 0.3, opacity: 1 }, 0.2, easeInOut, done);
  tick(1000);
  expect(attrs).toEqual({ x: 10, opacity: 0 });
  tick(1100);
  expect(attrs.opacity).toBeCloseTo(0.5);
  expect(done).not.toHaveBeenCalled();
  tick(5000); // a page that was hidden meanwhile
  expect(attrs).toEqual({ x: 0.3, opacity: 1 });
  tick(5016);
  expect(done).toHaveBeenCalledOnce();
});

it("stops where it is", () => {
  const done = vi.fn();
  attrs.x = 0;
  const stop = glide(node, { x: 8 }, 0.2, easeOut, done);
  tick(1000);
  tick(1100);
  stop();
  tick(1200);
  expect(attrs.x).toBeCloseTo(6);
  expect(done).not.toHaveBeenCalled();
});
