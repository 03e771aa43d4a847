import { expect, it } from "vitest";
import { noiseOf } from "./sound";

const of = (...kinds: string[]) => noiseOf(kinds.map((kind) => ({ kind, text: "" })));

it("a verdict is heard before what led to it", () => {
  expect(of("answered", "won", "dealt")).toBe("right");
  expect(of("played", "pair")).toBe("right");
  expect(of("answered", "error", "dealt")).toBe("wrong");
  expect(of("shot", "over")).toBe("wave");
  expect(of("rolled")).toBe("dice");
  expect(of("drew")).toBe("card");
  expect(of("ready", "over")).toBe(undefined);
});

it("a claim sounds as it was judged", () => {
  const claimed = (right: boolean) => noiseOf([{ kind: "claimed", text: "", right }, { kind: "drew", text: "" }]);
  expect([claimed(true), claimed(false)]).toEqual(["right", "wrong"]);
});
