/** The coach: one sentence above the table, and a ring around the piece that it is about. */

import { group, paragraph, quietButton, setText } from "../core/page/elements";
import { focusedIn } from "../core/page/keys";
import type { TipView } from "./wire";

export class Coach {
  private readonly text = paragraph("", "status");
  private readonly gotIt = quietButton("Got it", () => this.sendAway(this.tip?.key ?? ""));
  private readonly noMore = quietButton("No more tips", () => this.sendAway(""));
  readonly element = group("bw-coach", "Coach", this.text, this.gotIt, this.noMore);
  private tip: TipView | null = null;
  private away = "";

  /** @param tell called when a sentence is closed; `""` means all of them */
  constructor(
    private readonly canvas: HTMLElement,
    private readonly tell: (key: string) => void,
  ) {
    this.element.hidden = true;
  }

  /** The key of the piece to point at, if there is one. */
  get items(): string[] {
    return this.tip ? [this.tip.item] : [];
  }

  /** Show the sentence for now; without one, its place keeps its size. */
  show(tip: TipView | undefined): void {
    this.tip = tip && tip.key !== this.away ? tip : null;
    if (this.tip) {
      this.element.hidden = false;
      setText(this.text, this.tip.text);
    }
    this.element.classList.toggle("bw-silent", !this.tip);
  }

  /** Escape sends the sentence away; return whether there was one. */
  escape(): boolean {
    if (!this.tip) return false;
    this.sendAway(this.tip.key);
    return true;
  }

  private sendAway(key: string): void {
    if (focusedIn(this.element)) this.canvas.focus({ preventScroll: true });
    this.away = this.tip?.key ?? "";
    this.show(undefined);
    if (!key) this.element.hidden = true;
    this.tell(key);
  }
}
