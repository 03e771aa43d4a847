/** What somebody at the table asks the others, below the canvas: to take a move back. */

import { box, group, paragraph, quietButton, setText } from "../page/elements";
import type { Request } from "./wire";

export class Question {
  private readonly text = paragraph("", "status");
  private readonly answers = box("bw-choices");
  readonly element = group("bw-question", "A question to the others", this.text, this.answers);
  private shown = "";

  constructor(private readonly answer: (what: string) => void) {
    this.element.hidden = true;
  }

  show(request: Request | null): void {
    const shown = JSON.stringify(request);
    if (shown === this.shown) return;
    this.shown = shown;
    this.element.hidden = !request;
    setText(this.text, request?.text ?? "");
    const buttons = (request?.answers ?? []).map(({ label, do: what }) => quietButton(label, () => this.answer(what ?? "")));
    this.answers.replaceChildren(...buttons);
  }
}
