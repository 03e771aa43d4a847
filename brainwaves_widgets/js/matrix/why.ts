/** A question to Python beside the game: two things to choose, and the answer on the canvas. */

import { element, group, quietButton } from "../core/page/elements";
import type { Asking } from "../core/screen/game";
import type { Choice, Questions } from "../core/screen/wire";

export class Why implements Asking {
  readonly element = group("bw-why", "Why");
  private readonly lists = [element("select"), element("select")] as const;
  /** What the lists begin with. */
  private first = "";

  constructor(ask: (one: string, other: string) => void) {
    const [one, other] = this.lists;
    this.element.append(one, other, quietButton("Why?", () => ask(one.value, other.value)));
  }

  /** It keeps its room while nothing can be asked, so that the page does not jump. */
  show(question: Questions | null, first: [string[], string[]]): void {
    this.element.style.visibility = question === null ? "hidden" : "";
    if (!question || this.first === JSON.stringify(first)) return;
    this.first = JSON.stringify(first);
    question.lists.forEach((choices, i) => {
      const [list, keys] = [this.lists[i as 0 | 1], first[i as 0 | 1]];
      list.setAttribute("aria-label", question.names[i as 0 | 1]);
      const likely = keys.flatMap((key) => choices.filter((one) => one.key === key));
      const parts = [part("Of this game", likely), part("All", choices)].slice(likely.length ? 0 : 1);
      list.replaceChildren(...parts);
    });
  }
}

function part(label: string, choices: Choice[]): HTMLOptGroupElement {
  return Object.assign(element("optgroup", "", ...choices.map(({ key, name }) => new Option(name, key))), { label });
}
