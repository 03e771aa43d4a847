import { describe, expect, it } from "vitest";
import { Attempt } from "./attempt";
import { Dodging, lagOf, Steering } from "./twodevices";
import { centre, LONGEST, type Point, RED_CIRCLE, SPOT_STEP } from "./console";
import { newConsole } from "./console.testing";

const HOME = centre(1, RED_CIRCLE);
const AWAY: Point = [HOME[0], HOME[1] + 0.2];

interface Report {
  kind: string;
  tick: number;
  english: number[];
  heard: number[];
  spot?: Point;
}

function steered(trip: number): { attempt: Attempt; told: Report[]; steering: Steering } {
  const told: Report[] = [];
  const attempt = new Attempt(newConsole(0), 0);
  const steering = new Steering((content) => told.push(content as unknown as Report));
  for (let step = 0; step < 120; step += 1) {
    if (step >= trip) steering.hear({ kind: "dodge", ply: 1, number: 0, spot: HOME as [number, number], tick: steering.tick - trip });
    steering.step(attempt, 0);
  }
  attempt.launch();
  return { attempt, told, steering };
}

describe("the attacker's end", () => {
  it("lets the knob answer as late as the other's hand does", () => {
    const { attempt, steering } = steered(12);
    expect(steering.lag).toBe(6);
    for (let step = 0; step < 10; step += 1) steering.step(attempt, 0.1);
    expect(attempt.english).toEqual([0, 0, 0, 0, 0, 0, 0.1, 0.1, 0.1, 0.1]);
  });

  it("takes the usual trip, and no more than a fifth of a second", () => {
    expect([lagOf([3, 90, 4]), lagOf([200]), lagOf([-9]), lagOf([0])]).toEqual([2, 12, 0, 0]);
  });

  it("reports every step once, with the place it knew of", () => {
    const { attempt, told, steering } = steered(0);
    for (let step = 0; step < 10; step += 1) steering.step(attempt, 0);
    steering.hear({ kind: "dodge", ply: 1, number: 3, spot: AWAY as [number, number], tick: 1 });
    while (!attempt.over) steering.step(attempt, 0);
    expect(told.flatMap(({ english }) => english)).toEqual(attempt.english);
    const heard = told.flatMap((one) => one.heard);
    expect(heard).toEqual(attempt.english.map((_, step) => (step < 10 ? 0 : 3)));
    expect(attempt.spot[9]).toEqual(HOME);
    expect(attempt.spot[10]?.[1]).toBeCloseTo(HOME[1] + SPOT_STEP);
    expect(told.every(({ english }) => english.length <= 2)).toBe(true);
    expect(attempt.english.length).toBeLessThanOrEqual(LONGEST);
  });
});

describe("the attacked player's end", () => {
  function dodged(): { dodging: Dodging; told: Report[]; attempt: Attempt } {
    const told: Report[] = [];
    const dodging = new Dodging((content) => told.push(content as unknown as Report), HOME);
    return { dodging, told, attempt: new Attempt(newConsole(0), 0) };
  }

  it("tells of a hand that moves, and says little of one that rests", () => {
    const { dodging, told, attempt } = dodged();
    for (let step = 0; step < 12; step += 1) dodging.step(attempt.console, attempt);
    expect(told.map(({ spot }) => spot)).toEqual([undefined, undefined]);
    for (let step = 0; step < 12; step += 1) {
      attempt.step({ knob: 0, spot: AWAY });
      dodging.step(attempt.console, attempt);
    }
    const places = told.flatMap(({ spot }) => (spot ? [spot] : []));
    expect(places.length).toBeGreaterThan(1);
    expect(places.at(-1)).toEqual(AWAY);
  });

  it("shows the wave where it is said to be, and lets it fly on for a moment without news", () => {
    const { dodging, attempt } = dodged();
    dodging.hear({ kind: "fly", ply: 1, tick: 5, wave: [0.3, 0.4], knob: 0 });
    const at = dodging.step(attempt.console, attempt);
    expect([at?.x, at?.y]).toEqual([0.3, 0.4]);
    let now = at ?? attempt.console;
    for (let step = 0; step < 30; step += 1) now = dodging.step(now, attempt) ?? now;
    expect(now.x).toBeGreaterThan(0.3);
    expect(now.x).toBeLessThan(0.5);
  });

  it("has Python decide when nothing is heard any more, and then stops", () => {
    const { dodging, told, attempt } = dodged();
    let steps = 0;
    while (dodging.step(attempt.console, attempt)) steps += 1;
    expect(told.filter(({ kind }) => kind === "over").length).toBeGreaterThan(1);
    expect(steps).toBeLessThan(600);
  });
});
