import { expect, test } from "vitest";
import { find } from "./search";
import type { Page } from "./wire";

const PAGES: Page[] = [
  { title: "At a glance", blocks: [], parts: [{ title: "Levels", blocks: [{ head: ["level"], rows: [["rookie"]] }] }] },
  { title: "Bust", blocks: ["You **lose** your cards."] },
  {
    title: "Daring",
    blocks: ["Draw one more."],
    rules: [{ number: "M12", blocks: ["Bust: no open figure matches all cards of your turn, so that all of these cards are discarded at once."] }],
  },
  { title: "What is what", blocks: ["Choose."], choices: [{ title: "Kite", blocks: ["Two pairs."] }, { title: "Rhombus", blocks: ["Equal sides."] }] },
];

test("a title comes before a rule, whatever the case", () => {
  expect(find(PAGES, "BUST").map((hit) => hit.title)).toEqual(["Bust", "Daring"]);
});

test("marks do not part words, and all words must stand on a page", () => {
  expect(find(PAGES, "lose your").map((hit) => hit.title)).toEqual(["Bust"]);
  expect(find(PAGES, "lose figure")).toEqual([]);
});

test("tables and choices are found at their place", () => {
  expect(find(PAGES, "rookie")).toMatchObject([{ page: 0, title: "At a glance" }]);
  expect(find(PAGES, "equal")).toMatchObject([{ page: 3, choice: 1, title: "Rhombus", around: "Equal sides." }]);
});

test("an excerpt is cut between words", () => {
  expect(find(PAGES, "matches")[0]?.around).toMatch(/^… more. Bust: no open figure matches all .* these cards …$/);
});

test("what is looked for begins a word", () => {
  expect(find(PAGES, "ose")).toEqual([]);
  expect(find(PAGES, "pair")).toMatchObject([{ title: "Kite" }]);
});

test("nothing is found of nothing", () => {
  expect(find(PAGES, "  ")).toEqual([]);
});
