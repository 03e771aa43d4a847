/** What a screen shows instead of the table for a while: a stepper or a lobby. */

import { Child, type Composer } from "../page/child";
import { box, quietButton } from "../page/elements";
import { focusedIn } from "../page/keys";
import type { Model } from "../page/types";

export class Inset {
  readonly element: HTMLElement;
  private readonly child: Child;

  constructor(root: HTMLElement, canvas: HTMLElement, model: Model, composer: Composer | undefined, back: () => void) {
    const button = quietButton("Back to the table", back);
    const frame = (this.element = box("bw-inset", button));
    frame.hidden = true;
    this.child = new Child(model, "inset", composer, (isShown) => {
      const isThere = Boolean(model.get("inset"));
      const hadFocus = focusedIn(root);
      frame.hidden = !isThere;
      root.classList.toggle("bw-has-inset", isThere);
      if (!isShown && hadFocus) (isThere ? button : canvas).focus({ preventScroll: true });
    });
    frame.append(this.child.element);
  }

  close(): void {
    this.child.close();
  }
}
