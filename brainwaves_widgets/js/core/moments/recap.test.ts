import { describe, expect, it } from "vitest";
import type { Offer, Scene } from "../screen/wire";
import { Recap } from "./recap";

const scene = (ply: number, moves: Offer[], more: Partial<Scene<unknown>> = {}) =>
  ({ ply, moves, curtain: null, steps: null, ...more }) as Scene<unknown>;
const PERSON = [{ label: "Draw a card", seats: [0] }];
const PROGRAM = [{ label: "Let Child move", do: "bot" }];

function after(before: Scene<unknown>, now = scene(9, PROGRAM)): string {
  const recap = new Recap();
  recap.add(["Ann draws a card."]);
  recap.follow(before, now);
  recap.add(["Child draws a card."]);
  return recap.text;
}

describe("what is told to whoever looked away", () => {
  it("grows while programs move, or think, or others move elsewhere", () => {
    for (const moves of [PROGRAM, []]) expect(after(scene(8, moves))).toBe("Ann draws a card. Child draws a card.");
  });

  it("begins anew when a person has acted, a curtain was lifted, or moves were taken back", () => {
    for (const before of [scene(8, PERSON), scene(8, [], { curtain: "Ann" }), scene(10, PROGRAM)])
      expect(after(before)).toBe("Child draws a card.");
  });

  it("is nothing in a stepper, and has an end where only programs play", () => {
    expect(after(scene(8, [], { steps: 20 }))).toBe("Child draws a card.");
    const recap = new Recap();
    for (let ply = 0; ply < 100; ply += 1) recap.add([`${ply}.`]);
    expect(recap.text.split(" ")).toHaveLength(12);
  });
});
