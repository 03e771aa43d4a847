/** The HTML of a screen: the canvas' host, what happened, and what went wrong. */

import { TROUBLE, type Trouble } from "./link";
import { keepKeys } from "./keys";
import { group } from "./moves";

export class Frame {
  readonly root = document.createElement("section");
  readonly canvas = document.createElement("div");
  /** What happened, for all to read. */
  readonly status = paragraph("bw-status", "status");
  /** What is only spoken: what to do now, and what the cursor points at. */
  readonly spoken = paragraph("bw-spoken", "status");
  /** What stands between this screen and Python. */
  readonly notice = paragraph("bw-notice", "alert");

  constructor(title: string, moves: HTMLElement, tools: HTMLElement[], others: HTMLElement[]) {
    this.root.className = "bw";
    this.root.setAttribute("aria-label", title);
    this.canvas.className = "bw-canvas";
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-label", `${title}: arrow keys choose, Enter plays`);
    keepKeys(this.root);
    this.notice.hidden = true;
    const back = group("bw-tools", "Take back");
    back.append(...tools);
    const bar = document.createElement("div");
    bar.className = "bw-bar";
    bar.append(moves, back);
    this.root.append(this.notice, this.canvas, bar, ...others, this.status, this.spoken);
  }

  showTrouble(trouble: Trouble, pending: boolean): void {
    this.root.classList.toggle("bw-busy", trouble === "busy" || trouble === "silent");
    this.root.classList.toggle("bw-lost", trouble === "lost");
    this.notice.hidden = trouble === "";
    this.notice.textContent = TROUBLE[trouble];
    this.root.setAttribute("aria-busy", String(pending));
  }
}

function paragraph(className: string, role: string): HTMLParagraphElement {
  const element = document.createElement("p");
  element.className = className;
  element.setAttribute("role", role);
  return element;
}
