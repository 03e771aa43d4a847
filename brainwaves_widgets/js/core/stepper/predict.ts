/** The question that a stepper asks before it shows the next state, and how predictions went. */

import { focusedIn } from "../page/keys";
import { element, group, paragraph, quietButton } from "../page/elements";
import type { Asked } from "../screen/wire";

const UNKNOWN = "I do not know";

export class Predict {
  private readonly question = paragraph("", "status");
  private readonly choices = element("div", "bw-choices");
  readonly element = group("bw-predict", "Prediction", this.question, this.choices);
  private shown = "";
  /** What had the focus before the question came up. */
  private before: HTMLElement | null = null;

  /** @param choose takes the number of a choice; `null` is "I do not know" */
  constructor(private readonly choose: (choice: number | null) => void) {}

  show(asked: Asked | null): void {
    const { choices = [], question = "", verdict = "", right = null, score = "" } = asked ?? {};
    this.element.hidden = !choices.length && !verdict && !score;
    const sign = right === null ? "" : right ? "✓ " : "✗ ";
    const told = choices.length ? question : `${sign}${verdict}`;
    this.question.textContent = score ? `${told} (${score})`.trim() : told;
    this.question.className = right === null ? "" : right ? "bw-right" : "bw-wrong";
    const key = JSON.stringify(choices);
    if (key === this.shown) return;
    this.shown = key;
    this.showChoices(choices);
  }

  /** Lead back to the question, as long as it has no answer. */
  focus(): void {
    this.choices.querySelector("button")?.focus();
  }

  private showChoices(names: string[]): void {
    const { element } = this;
    const widget = element.closest<HTMLElement>(".bw");
    const focused = widget && focusedIn(widget);
    const isInside = element.contains(focused);
    const buttons = names.map((name, index) => quietButton(name, () => this.choose(index)));
    if (names.length) buttons.push(quietButton(UNKNOWN, () => this.choose(null)));
    this.choices.replaceChildren(...buttons);
    if (names.length && focused) {
      if (!isInside) this.before = focused;
      this.focus();
    } else if (!names.length && isInside) {
      this.before?.focus();
    }
  }
}
