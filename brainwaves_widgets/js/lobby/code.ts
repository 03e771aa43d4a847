/** The line of code that does the same as Start, and a button that copies a text. */

import { box, element, quietButton, setText } from "../core/page/elements";

const COPIED_MS = 2000;

export class CodeLine {
  private readonly text = element("code");
  private readonly copy = copyButton(
    () => this.text.textContent ?? "",
    () => window.getSelection()?.selectAllChildren(this.text),
  );
  readonly element = box("bw-code", element("p", "", "The same in a cell:"), box("bw-line", this.text, this.copy));

  show(code: string): void {
    setText(this.text, code);
    this.element.hidden = !code;
  }
}

/** Make a button that copies a text; without leave to do so, it selects the text to be copied by hand. */
export function copyButton(text: () => string, select: () => void): HTMLButtonElement {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setText(button, "Copied");
      window.setTimeout(() => setText(button, "Copy"), COPIED_MS);
    } catch {
      select();
    }
  };
  const button = quietButton("Copy", () => void copy());
  button.ariaLive = "polite"; // "Copied" is heard, too
  return button;
}
