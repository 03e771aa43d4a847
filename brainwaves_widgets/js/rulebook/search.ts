/** Finding words in the rulebook. */

import { textOf } from "./blocks";
import type { Page } from "./wire";

export interface Hit {
  /** The number of the page, and of the choice on it. */
  page: number;
  choice: number;
  title: string;
  /** The words around what was found. */
  around: string;
}

const BEFORE = 30;
const AFTER = 60;

/** Return the places where all words of a query stand, those first that have them in their title. */
export function find(pages: Page[], query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(beginning);
  if (!words.length) return [];
  const all = pages.flatMap((page, at) => [
    { page: at, choice: 0, title: page.title, text: textOf(page) },
    ...(page.choices ?? []).map((one, choice) => ({ page: at, choice, title: one.title, text: textOf(one) })),
  ]);
  const found = all.filter(({ text }) => words.every((word) => word.test(text)));
  const named = ({ title }: { title: string }) => words.every((word) => word.test(title));
  return [...found.filter(named), ...found.filter((one) => !named(one))].map(({ text, ...hit }) => ({
    ...hit,
    around: excerpt(text.slice(hit.title.length + 1), words[0] as RegExp),
  }));
}

/** What is looked for is the beginning of a word: "tie" is no part of "properties". */
const beginning = (word: string) => new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, "\\$&")}`, "iu");

function excerpt(text: string, word: RegExp): string {
  const found = word.exec(text);
  const at = found?.index ?? 0;
  const start = at > BEFORE ? text.indexOf(" ", at - BEFORE) + 1 : 0;
  const end = at + AFTER < text.length ? Math.max(text.lastIndexOf(" ", at + AFTER), at + (found?.[0].length ?? 0)) : text.length;
  return `${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
