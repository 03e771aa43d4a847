/** After a game: how it compares with earlier ones, and what to do next. */

import { box, element, group, quietButton } from "../page/elements";
import type { End } from "./wire";

export class EndPanel {
  private readonly records = element("div", "bw-records");
  private readonly buttons = box("bw-choices");
  readonly element = group("bw-end", "After the game", this.records, this.buttons);
  constructor(private readonly press: (wish: string) => void) {
    this.element.hidden = true;
  }

  show(end: End | null): void {
    if (this.element.hidden === !end) return;
    this.element.hidden = !end;
    this.records.replaceChildren(...(end?.records ?? []).map((text) => element("p", "", text)));
    const buttons = (end?.offers ?? []).map(({ label, do: wish }) => quietButton(label, () => this.press(wish ?? "")));
    buttons[0]?.classList.add("bw-main");
    this.buttons.replaceChildren(...buttons);
  }
}
