/** A page of the rulebook as HTML, made of text alone: no markup of a page is ever read as such. */

import { element } from "../core/page/elements";
import type { Block, Page, Picture } from "./wire";

/** Show a page under its title; `open` shows its numbered rules as well. */
export function pageElement(page: Page, open: boolean, level: 3 | 4 = 3, choice = 0): HTMLElement {
  const made = element("section");
  made.append(element(`h${level}`, "", page.title));
  if (page.picture) made.append(imageOf(page.picture));
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
  if ("items" in block) return filled("ul", block.items.map((item) => written("li", item)));
  const row = (cells: string[], name: "th" | "td") => filled("tr", cells.map((cell) => written(name, cell)));
  const head = filled("thead", [row(block.head, "th")]);
  return filled("table", [head, filled("tbody", block.rows.map((cells) => row(cells, "td")))]);
}

function filled(name: "ul" | "tr" | "thead" | "tbody" | "table", parts: HTMLElement[]): HTMLElement {
  const made = element(name);
  made.append(...parts);
  return made;
}

/** Write words in which `**` makes bold and backticks make code. */
function written(name: "p" | "li" | "td" | "th", words: string): HTMLElement {
  const made = element(name);
  for (const part of words.split(/(\*\*.+?\*\*|`.+?`)/)) {
    if (part.startsWith("**")) made.append(element("b", "", part.slice(2, -2)));
    else if (part.startsWith("`")) made.append(element("code", "", part.slice(1, -1)));
    else made.append(part);
  }
  return made;
}

/** A picture is shown as an image, in which no script runs. */
function imageOf({ svg, alt }: Picture): HTMLElement {
  const image = element("img");
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  image.alt = alt;
  return image;
}

function detailsOf(rules: NonNullable<Page["rules"]>, open: boolean): HTMLElement {
  const made = element("details");
  made.open = open;
  made.append(element("summary", "", "In detail"));
  for (const { number, blocks } of rules) {
    const rule = element("div", "bw-rule");
    rule.append(element("b", "", number), ...blocks.map(blockElement));
    made.append(rule);
  }
  return made;
}

/** A list to choose from, and what was chosen. */
function choicesOf(title: string, choices: Page[], first: number): HTMLElement[] {
  const list = element("select");
  list.setAttribute("aria-label", title);
  list.append(...choices.map((one) => element("option", "", one.title)));
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
