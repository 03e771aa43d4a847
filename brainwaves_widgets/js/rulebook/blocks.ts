/** A page of the rulebook as HTML, made of text alone: no markup of a page is ever read as such. */

import { box, element, image } from "../core/page/elements";
import type { Block, Page } from "./wire";

/** Show a page under its title; `open` shows its numbered rules as well. */
export function pageElement(page: Page, open: boolean, level: 3 | 4 = 3, choice = 0): HTMLElement {
  const made = element("section", "", element(`h${level}`, "", page.title));
  // A picture is shown as an image, in which no script runs.
  if (page.picture) made.append(image(`data:image/svg+xml,${encodeURIComponent(page.picture.svg)}`, page.picture.alt));
  made.append(...page.blocks.map(blockElement));
  for (const part of page.parts ?? []) made.append(pageElement(part, open, 4));
  if (page.choices) made.append(...choicesOf(page.title, page.choices, choice));
  if (page.rules?.length) made.append(detailsOf(page.rules, open));
  return made;
}

/** Everything that stands on a page, to be searched. */
export function textOf({ title, blocks, rules = [], parts = [] }: Page): string {
  const all = [...blocks, ...rules.flatMap((rule) => rule.blocks)];
  return [title, ...all.map(blockText), ...parts.map(textOf)].join(" ");
}

function blockText(block: Block): string {
  const words = typeof block === "string" ? [block] : "items" in block ? block.items : [...block.head, ...block.rows.flat()];
  return words.join(" ").replaceAll(/\*\*|`/g, "");
}

function blockElement(block: Block): HTMLElement {
  if (typeof block === "string") return written("p", block);
  if ("items" in block) return element("ul", "", ...block.items.map((item) => written("li", item)));
  const row = (cells: string[], name: "th" | "td") => element("tr", "", ...cells.map((cell) => written(name, cell)));
  const body = element("tbody", "", ...block.rows.map((cells) => row(cells, "td")));
  return element("table", "", element("thead", "", row(block.head, "th")), body);
}

/** Write words in which `**` makes bold and backticks make code. */
function written(name: "p" | "li" | "td" | "th", words: string): HTMLElement {
  const parts = words.split(/(\*\*.+?\*\*|`.+?`)/).map((part) => {
    if (part.startsWith("**")) return element("b", "", part.slice(2, -2));
    return part.startsWith("`") ? element("code", "", part.slice(1, -1)) : part;
  });
  return element(name, "", ...parts);
}

function detailsOf(rules: NonNullable<Page["rules"]>, open: boolean): HTMLElement {
  const shown = rules.map(({ number, blocks }) => box("bw-rule", element("b", "", number), ...blocks.map(blockElement)));
  return Object.assign(element("details", "", element("summary", "", "In detail"), ...shown), { open });
}

/** A list to choose from, and what was chosen. */
function choicesOf(title: string, choices: Page[], first: number): HTMLElement[] {
  const list = element("select", "", ...choices.map((one) => element("option", "", one.title)));
  list.ariaLabel = title;
  list.selectedIndex = first;
  const shown = element("div");
  const show = () => {
    const one = choices[list.selectedIndex];
    if (one) shown.replaceChildren(pageElement(one, false, 4));
  };
  list.addEventListener("change", show);
  show();
  return [list, shown];
}
