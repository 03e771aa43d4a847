/** Words and buttons below the canvas: what to do after a game, or what those at the table are asked. */

import { box, element, group, quietButton } from "../page/elements";
import type { Offer } from "./wire";

export class Panel {
  private readonly words = element("div");
  private readonly buttons = box("bw-choices");
  readonly element: HTMLElement;
  private shown = JSON.stringify([[], []]);

  constructor(className: string, label: string, private readonly press: (wish: string) => void) {
    this.words.setAttribute("role", "status");
    this.element = group(className, label, this.words, this.buttons);
    this.element.hidden = true;
  }

  /** Show what there is to choose from, hidden while that is nothing; return whether it is other than before. */
  show(texts: string[], offers: Offer[]): boolean {
    const shown = JSON.stringify([texts, offers]);
    if (shown === this.shown) return false;
    this.shown = shown;
    this.element.hidden = !offers.length;
    this.words.replaceChildren(...texts.map((text) => element("p", "", text)));
    this.buttons.replaceChildren(...offers.map(({ label, do: wish }) => quietButton(label, () => this.press(wish ?? ""))));
    return true;
  }
}
