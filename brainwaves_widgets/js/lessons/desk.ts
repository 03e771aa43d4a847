/** What the widgets of a lesson share: a frame with a notice and a status, a theme, a road to Python. */

import { Link, type Trouble } from "../core/page/link";
import { keepKeys } from "../core/page/keys";
import { followTheme } from "../core/page/theme";
import type { Model } from "../core/page/types";

const TROUBLE: Record<Trouble, string> = {
  "": "",
  busy: "Python is busy. It will answer as soon as it can.",
  silent: "Python has not answered for a while: it is busy, or its kernel was restarted. In that case run the cell again.",
  lost: "The kernel is gone. Run the cell again to begin anew.",
};

export class Desk {
  readonly root = element("section", "bw bw-lesson");
  readonly status = element("p", "bw-status bw-spoken");
  readonly link: Link;
  private readonly notice = element("p", "bw-notice");
  private readonly ends: (() => void)[] = [];

  constructor(title: string, model: Model, el: HTMLElement, hear: Record<string, (content: unknown) => void>) {
    this.root.setAttribute("aria-label", title);
    this.notice.setAttribute("role", "alert");
    this.notice.hidden = true;
    this.status.setAttribute("role", "status");
    this.root.append(this.notice, this.status);
    el.append(this.root);
    this.link = new Link(model, () => this.showTrouble(), {
      ...hear,
      error: (text) => this.complain(String(text)),
    });
    keepKeys(this.root);
    this.onEnd(followTheme(this.root, el));
  }

  /** Put the parts of the widget between the notice and the status. */
  show(...parts: HTMLElement[]): void {
    this.status.before(...parts);
  }

  onEnd(end: () => void): void {
    this.ends.push(end);
  }

  close(): void {
    for (const end of this.ends) end();
    this.link.close();
    this.root.remove();
  }

  /** Read something out that can be seen elsewhere. */
  say(text: string): void {
    this.root.classList.remove("bw-error");
    this.status.classList.add("bw-spoken");
    this.status.textContent = text;
  }

  /** Say what went wrong, for all to see. */
  complain(text: string): void {
    this.root.classList.add("bw-error");
    this.status.classList.remove("bw-spoken");
    this.status.textContent = text;
  }

  private showTrouble(): void {
    const { trouble } = this.link;
    this.notice.hidden = trouble === "";
    this.notice.textContent = TROUBLE[trouble];
    this.root.classList.toggle("bw-lost", trouble === "lost");
  }
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  if (made instanceof HTMLButtonElement) made.type = "button";
  return made;
}

/** Write text only where it has changed, so that nothing is read out or laid out twice. */
export function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
