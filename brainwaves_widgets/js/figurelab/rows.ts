/** The attributes beside the figure: true or false, why, and which one is shown on the figure. */

import { element, setText } from "../core/page/elements";
import type { Row } from "./wire";

interface Item {
  root: HTMLLIElement;
  button: HTMLButtonElement;
  sign: HTMLSpanElement;
  because: HTMLParagraphElement;
  note: HTMLParagraphElement;
}

export class Rows {
  readonly element = element("ul", "bw-rows");
  private readonly items = new Map<string, Item>();

  constructor(private readonly pick: (key: string) => void) {
    this.element.setAttribute("aria-label", "Attributes");
  }

  show(rows: Row[], shown: string): void {
    for (const row of rows) {
      const item = this.items.get(row.key) ?? this.make(row);
      const word = row.holds === null ? "–" : row.holds ? "✓ yes" : "✗ no";
      setText(item.sign, word);
      item.sign.className = `bw-verdict ${row.holds === null ? "bw-soft" : row.holds ? "bw-yes" : "bw-no"}`;
      setText(item.because, row.because);
      setText(item.note, row.note);
      item.note.hidden = !row.note;
      item.root.dataset.holds = String(row.holds);
      item.root.classList.toggle("bw-shown", row.key === shown);
      item.button.setAttribute("aria-pressed", String(row.key === shown));
    }
  }

  private make(row: Row): Item {
    const item: Item = {
      root: element("li", "bw-row"),
      button: element("button"),
      sign: element("span"),
      because: element("p"),
      note: element("p", "bw-soft"),
    };
    item.root.dataset.key = row.key;
    item.button.title = row.meaning;
    item.button.append(element("span", "", row.label));
    if (row.wanted !== null) {
      item.button.append(element("span", "bw-wish", row.wanted ? "should be" : "should not be"));
    }
    item.button.append(item.sign);
    item.button.addEventListener("click", () => this.pick(row.key));
    item.root.append(item.button, item.because, item.note);
    this.element.append(item.root);
    this.items.set(row.key, item);
    return item;
  }
}
