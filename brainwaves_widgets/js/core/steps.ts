/** The controls of a stepper: first, back, forward, last, and a slider over all states. */

import { group, keepKeys, quietButton } from "./moves";

export class Steps {
  readonly element = group("bw-steps", "Steps");
  private readonly slider = document.createElement("input");
  private readonly count = document.createElement("span");
  private at = 0;
  private last = 0;
  private wanted = 0;

  /** @param go asks for a state; it gives whether the way to Python was free */
  constructor(private readonly go: (ply: number) => boolean) {
    this.slider.type = "range";
    this.slider.min = "0";
    this.slider.setAttribute("aria-label", "State");
    keepKeys(this.slider);
    this.slider.addEventListener("input", () => this.want(Number(this.slider.value)));
    this.element.append(
      this.button("⏮", "First", () => 0),
      this.button("◀", "Back", () => this.at - 1),
      this.slider,
      this.button("▶", "Forward", () => this.at + 1),
      this.button("⏭", "Last", () => this.last),
      this.count,
    );
  }

  show(at: number, last: number | null): void {
    this.element.hidden = last === null;
    if (last === null) return;
    const behind = this.wanted !== at && this.wanted !== this.at;
    this.at = at;
    this.last = last;
    if (behind && this.go(this.wanted)) return;
    this.wanted = at;
    this.slider.max = String(last);
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", `${at} of ${last}`);
    this.count.textContent = `${at} / ${last}`;
  }

  /** Only the newest wish counts: one that finds the way taken is sent when Python has answered. */
  private want(ply: number): void {
    this.wanted = ply;
    if (ply !== this.at) this.go(ply);
  }

  private button(sign: string, name: string, goal: () => number): HTMLButtonElement {
    const button = quietButton(sign, () => this.want(Math.max(0, Math.min(this.last, goal()))));
    button.setAttribute("aria-label", name);
    button.title = name;
    return button;
  }
}
