import { expect, it } from "vitest";
import { kindsOf } from "./moves";

const lays = (tile: string) => "abcdefg".split("").map((column) => `Lay a ${tile} on ${column}1`);

it("leaves a dozen moves as they are", () => {
  const labels = lays("Logic");
  expect(kindsOf(labels)).toEqual([{ head: "", moves: labels.map((_, at) => at) }]);
});

it("parts many moves by what they begin with; a move of its own kind stands before them", () => {
  const labels = [...lays("Logic"), ...lays("Mind Bender"), "End the turn"];
  expect(kindsOf(labels)).toEqual([
    { head: "", moves: [14] },
    { head: "Lay a Logic on", moves: [0, 1, 2, 3, 4, 5, 6] },
    { head: "Lay a Mind Bender on", moves: [7, 8, 9, 10, 11, 12, 13] },
  ]);
});

it("makes no group of moves that are all of one kind", () => {
  const labels = [...lays("Logic"), ...lays("Logic")];
  expect(kindsOf(labels)).toHaveLength(1);
});
