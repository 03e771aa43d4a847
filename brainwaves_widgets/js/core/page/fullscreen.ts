/** A widget that fills the screen, by the key F and by a button; Escape leaves it. */

import { paintSign, quietButton } from "./elements";
import { onKey } from "./keys";

const FULL = "bw-full";

export class FullScreen {
  readonly button = quietButton("", () => void this.toggle());

  /** @param tell called when the size has changed */
  constructor(
    private readonly root: HTMLElement,
    private readonly tell: () => void,
  ) {
    paintSign(this.button, "Full screen", "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4");
    this.button.title = "Full screen (F)";
    onKey(root, "f", () => void this.toggle());
    onKey(root, "Escape", () => this.show(false));
    root.addEventListener("fullscreenchange", () => this.show(this.isBrowsers));
  }

  get isOn(): boolean {
    return this.root.classList.contains(FULL);
  }

  /** Whether the browser offers the whole screen, not only the whole window. */
  private get isBrowsers(): boolean {
    return (this.root.getRootNode() as Document | ShadowRoot).fullscreenElement === this.root;
  }

  private async toggle(): Promise<void> {
    if (this.isBrowsers) await document.exitFullscreen();
    else if (this.isOn) this.show(false);
    // A frame may not be allowed the screen: then it has the window.
    else await this.root.requestFullscreen().catch(() => this.show(true));
  }

  private show(isOn: boolean): void {
    if (isOn === this.isOn) return;
    this.root.classList.toggle(FULL, isOn);
    this.button.ariaPressed = String(isOn);
    this.tell();
  }
}
