/** A question to Python beside the game: two things to choose, and the answer on the canvas. */

import { group, quietButton } from "./moves";
import type { Questions } from "./wire";

export class Why {
  readonly element = group("bw-why", "Why");
  private readonly lists = [document.createElement("select"), document.createElement("select")] as const;

  constructor(ask: (one: string, other: string) => void) {
    const [one, other] = this.lists;
    this.element.append(one, other, quietButton("Why?", () => ask(one.value, other.value)));
    this.element.hidden = true;
  }

  show(question: Questions | null): void {
    this.element.hidden = question === null;
    question?.lists.forEach((choices, i) => {
      const list = this.lists[i as 0 | 1];
      list.setAttribute("aria-label", question.names[i as 0 | 1]);
      const before = list.value;
      list.replaceChildren(...choices.map(({ key, name }) => new Option(name, key, false, key === before)));
    });
  }
}
