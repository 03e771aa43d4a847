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

it("a wrong card and a breakthrough sound like what came of them", () => {
  expect(of("played", "stays")).toBe("wrong");
  expect(of("launched", "broke")).toBe("right");
  expect(of("launched", "failed")).toBe("wrong");
  expect(of("launched")).toBe("wave");
});

it("an answer sounds as it was judged, also while others may still try", () => {
  const answered = (right: boolean) => noiseOf([{ kind: "answered", text: "", right }]);
  expect([answered(true), answered(false)]).toEqual(["right", "wrong"]);
});

it("a claim sounds as it was judged", () => {
  const claimed = (right: boolean) => noiseOf([{ kind: "claimed", text: "", right }, { kind: "drew", text: "" }]);
  expect([claimed(true), claimed(false)]).toEqual(["right", "wrong"]);
});
