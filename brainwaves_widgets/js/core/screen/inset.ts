/** What a screen shows instead of the table for a while: a stepper or a lobby. */

import { Child, type Composer } from "../page/child";
import { box, quietButton } from "../page/elements";
import { focusedIn } from "../page/keys";
import { bringIntoView } from "../page/sight";
import type { Model } from "../page/types";

export class Inset {
  readonly element: HTMLElement;
  private readonly child: Child;
  /** Whether somebody here has pressed what changes it. */
  private wished = false;

  constructor(root: HTMLElement, canvas: HTMLElement, model: Model, composer: Composer | undefined, back: () => void) {
    const button = quietButton("Back to the table", back);
    const frame = (this.element = box("bw-inset", button));
    frame.hidden = true;
    const change = () => (this.wished = focusedIn(root) !== null); // before the child goes with the focus
    model.on("change:inset", change);
    this.child = new Child(model, "inset", composer, (isShown) => {
      const isThere = Boolean(model.get("inset"));
      const hadFocus = focusedIn(root);
      frame.hidden = !isThere;
      root.classList.toggle("bw-has-inset", isThere);
      if (!isShown && hadFocus) (isThere ? button : canvas).focus({ preventScroll: true });
      if (!this.wished || isShown !== isThere) return;
      this.wished = false;
      bringIntoView(root);
    });
    frame.append(this.child.element);
    this.close = () => {
      model.off("change:inset", change);
      this.child.close();
    };
  }

  readonly close: () => void;
}
