import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Beat, Shown } from "../screen/game";
import { Transition } from "./transition";
import type { Scene } from "../screen/wire";

const scene = (ply: number, more: Partial<Scene<null>> = {}) =>
  ({ ply, steps: null, curtain: null, moves: [], ...more }) as unknown as Scene<null>;
const beat = (headline: string, must = false): Beat => ({ picture: {} as Beat["picture"], ms: 1000, headline, must });

let seen: string[] = [];
let beats: Record<number, Beat[]> = {};
const screen = {
  game: { between: (_: unknown, after: Scene<null>) => beats[after.ply] ?? [] },
  scene: scene(0),
  width: 100,
  controls: { steps: { pace: 1 } },
  around: () => ({}),
  showBeat: ({ headline }: Beat) => seen.push(`${headline}`),
  settle: (before: Scene<null>, wasCut: boolean) => seen.push(`${before.ply}-${screen.scene.ply}${wasCut ? " cut" : ""}`),
  send: () => true,
} as unknown as { -readonly [Name in keyof Shown<null>]: Shown<null>[Name] };

function receive(transition: Transition<null>, next: Scene<null>): void {
  const before = screen.scene;
  screen.scene = next;
  transition.begin(before);
}

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  vi.useFakeTimers();
  [seen, beats] = [[], {}];
  Object.assign(screen, { scene: scene(0), controls: { steps: { pace: 1 } } });
});
afterEach(() => vi.useRealTimers());

it("shows a beat for its time before the scene, and before a curtain too", () => {
  const transition = new Transition<null>(screen);
  beats = { 1: [beat("wrong"), beat("gone")] };
  receive(transition, scene(1, { curtain: "Ben" }));
  expect(seen).toEqual(["wrong"]);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual(["wrong"]);
  vi.advanceTimersByTime(1001);
  expect(seen).toEqual(["wrong", "gone", "0-1"]);
});

it("shows none where nobody may look: from behind a curtain, backwards, or without a picture", () => {
  beats = { 1: [beat("wrong")], 2: [beat("wrong")] };
  const transition = new Transition<null>(screen);
  screen.scene = scene(0, { curtain: "Ann" });
  receive(transition, scene(1));
  screen.scene = scene(3);
  receive(transition, scene(2));
  expect(seen).toEqual(["0-1", "3-2"]);
});

it("goes on at a press, but not before the beat was seen", () => {
  const transition = new Transition<null>(screen);
  beats = { 1: [beat("wrong", true), beat("gone")] };
  receive(transition, scene(1));
  vi.advanceTimersByTime(200);
  transition.goOn();
  expect(seen).toEqual(["wrong"]);
  vi.advanceTimersByTime(150);
  transition.goOn();
  expect(seen).toEqual(["wrong", "0-1 cut"]);
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(2);
});

it("is replaced by a newer scene, unless it must be seen; then that waits", () => {
  const transition = new Transition<null>(screen);
  beats = { 1: [beat("one")], 2: [beat("two", true), beat("then")], 3: [beat("three")] };
  receive(transition, scene(1));
  receive(transition, scene(2));
  expect(seen).toEqual(["one", "two"]);
  receive(transition, scene(3));
  expect(seen).toEqual(["one", "two"]);
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual(["one", "two", "three", "0-3"]);
});

it("waits for a few beats only", () => {
  const transition = new Transition<null>(screen);
  for (let ply = 1; ply <= 9; ply += 1) {
    beats[ply] = [beat(`${ply}`, true)];
    receive(transition, scene(ply));
  }
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual(["1", "7", "8", "9", "0-9"]);
});

it("is cut by whoever takes back or steps on, and keeps a stepper's pace", () => {
  const transition = new Transition<null>(screen);
  beats = { 1: [beat("one", true)], 2: [beat("two", true)] };
  receive(transition, scene(1));
  receive(transition, scene(0));
  expect(seen).toEqual(["one", "0-0"]);
  Object.assign(screen.controls.steps, { pace: 4 });
  receive(transition, scene(1, { steps: 9 }));
  receive(transition, scene(2, { steps: 9 }));
  vi.advanceTimersByTime(250);
  expect(seen.slice(2)).toEqual(["one", "two", "0-2"]);
});

const waits = (ply: number) => scene(ply, { moves: [{ label: "Let Careful move", do: "bot" }], wait: 700 });

it("lets a program move when people have seen what is, or at a press after a moment", () => {
  const sent = vi.fn(() => true);
  Object.assign(screen, { send: sent });
  const transition = new Transition<null>(screen);
  receive(transition, waits(1));
  vi.advanceTimersByTime(699);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledOnce();
  receive(transition, waits(2));
  vi.advanceTimersByTime(200);
  transition.goOn();
  expect(sent).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(200);
  transition.goOn();
  expect(sent).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2000);
  expect(sent).toHaveBeenCalledTimes(2);
});

it("leaves people time to read what a game remarks, and its news, before a program moves", () => {
  const sent = vi.fn(() => true);
  const game = { ...screen.game, remark: () => "x".repeat(30), news: () => "y".repeat(10) };
  Object.assign(screen, { send: sent, game });
  receive(new Transition<null>(screen), waits(1));
  vi.advanceTimersByTime(2699);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledOnce();
});

it("leaves a press to people who can move as well as a program", () => {
  const transition = new Transition<null>(screen);
  const own = { label: "Ready", seats: [0] };
  receive(transition, scene(1, { moves: [...waits(1).moves, own], wait: 700 }));
  expect(transition.isWaiting).toBe(false);
});
