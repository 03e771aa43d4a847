/** The line of code that does the same as Start, to copy. */

import { box, element, quietButton, setText } from "../core/page/elements";

const COPIED_MS = 2000;

export class CodeLine {
  private readonly text = element("code");
  private readonly button = quietButton("Copy", () => void this.copy());
  readonly element = box("bw-code", element("p", "", "The same in a cell:"), box("bw-line", this.text, this.button));

  show(code: string): void {
    setText(this.text, code);
    this.element.hidden = !code;
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text.textContent ?? "");
      setText(this.button, "Copied");
      window.setTimeout(() => setText(this.button, "Copy"), COPIED_MS);
    } catch {
      window.getSelection()?.selectAllChildren(this.text); // without leave to write, it is there to be copied
    }
  }
}
