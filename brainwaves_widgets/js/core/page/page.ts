/** The base of every widget: a section with a notice and a status, a theme, and the road to Python. */

import { Caption } from "./caption";
import type { Composer } from "./child";
import { element, paragraph } from "./elements";
import { keepKeys } from "./keys";
import { Link, type Trouble } from "./link";
import { followTheme } from "./theme";
import type { Model } from "./types";

/** What a page tells the widget that stands on it. */
export interface Listener<Scene> {
  /** Python has a new scene. */
  receive(scene: Scene): void;
  /** Python answers a question. */
  hear?(answer: unknown): void;
  /** Python has done what was sent, and nothing of the scene is different. */
  done?(): void;
  /** Another device tells what is done there now, beside the scenes. */
  hearLive?(content: unknown): void;
  /** Python refused what was sent; the page shows why. */
  refused?(): void;
  /** The kernel is gone. */
  lost?(): void;
  /** The theme around the widget may have changed. */
  retheme?(): void;
}

const TROUBLE: Record<Trouble, string> = {
  "": "",
  busy: "Python is busy. It will answer as soon as it can.",
  silent: "Python has not answered for a while: it is busy, or its kernel was restarted. In that case run the cell again.",
  away: "No connection. What you do now is sent once we are back.",
  lost: "The kernel is gone. Run the cell again to start over.",
};

/** What is said at a table, where a move may be on its way and a game is kept. */
export const AT_A_TABLE = {
  busy: "Python is busy. Your move is on its way.",
  lost: "The kernel is gone. Your game is kept: run the first cell again and choose it under “Go on”, or run bw.recent().open(0).",
};

/** Make an anywidget of something that is built again for each place that shows it. */
export function widget(build: (model: Model, el: HTMLElement, host?: Composer) => { readonly page: { close(): void } }): {
  render: (context: { model: Model; el: HTMLElement; host?: Composer }) => () => void;
} {
  return {
    render({ model, el, host }) {
      const { page } = build(model, el, host);
      return () => page.close();
    },
  };
}

export class Page<Scene> {
  readonly root = element("section", "bw");
  readonly link: Link;
  /** What happened, or went wrong, for all to read. */
  private readonly status = paragraph("bw-status", "status");
  /** What is only spoken, because it can be seen elsewhere. */
  private readonly spoken = paragraph("bw-spoken", "status");
  /** The same for all to see, while somebody has it read. */
  readonly caption = new Caption(this.root, this.spoken);
  /** What stands between this page and Python. */
  private readonly notice = paragraph("bw-notice", "alert");
  private readonly ends: (() => void)[] = [];

  /** @param trouble what is said of trouble where it means more than the usual */
  constructor(
    title: string,
    private readonly model: Model,
    el: HTMLElement,
    private readonly listener: Listener<Scene>,
    private readonly trouble: Partial<Record<Trouble, string>> = {},
  ) {
    this.root.ariaLabel = title;
    this.notice.hidden = true;
    this.root.append(this.notice, this.status, this.spoken);
    el.append(this.root);
    keepKeys(this.root);
    this.link = new Link(model, () => this.showTrouble(), {
      error: (text) => this.complain(String(text)),
      answer: (content) => listener.hear?.(content),
      done: () => listener.done?.(),
      live: (content) => listener.hearLive?.(content),
    });
    const onScene = () => {
      listener.receive(this.newest);
      this.tellHost();
    };
    model.on("change:scene", onScene);
    this.onEnd(() => model.off("change:scene", onScene));
    this.onEnd(followTheme(this.root, el, () => listener.retheme?.()));
  }

  /** The scene that Python has now. */
  get newest(): Scene {
    return this.model.get("scene") as Scene;
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

  /** Python has answered: nothing is on its way any more, and nothing is wrong. */
  settle(): void {
    this.link.settle();
    this.root.classList.remove("bw-error");
  }

  /**
   * Say what happened, for all to see.
   * @param before what was said already, and is not read out once more
   */
  tell(text: string, before = ""): void {
    this.root.classList.remove("bw-error");
    const said = before && `${before} `;
    if (this.status.textContent === said + text) return; // else it is read out again
    const [read, told] = [element("span", "", said), element("span", "", text)];
    read.ariaHidden = "true";
    this.status.replaceChildren(...(said ? [read] : []), told);
    requestAnimationFrame(() => this.turnTo(told));
  }

  /** Begin with what is new where the words have more lines than there is room for; the others can be scrolled to. */
  private turnTo(told: HTMLElement): void {
    const { status } = this;
    status.classList.remove("bw-long"); // which gives what is new a line of its own
    const isLong = status.scrollHeight > status.clientHeight;
    status.classList.toggle("bw-long", isLong);
    status.tabIndex = isLong ? 0 : -1;
    status.scrollTop = told.offsetTop;
  }

  /** Read something out that can be seen elsewhere. */
  say(text: string): void {
    this.caption.hide();
    this.spoken.textContent = text;
  }

  /** Say what went wrong, for all to see. */
  complain(text: string): void {
    this.listener.refused?.();
    this.tell(`${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`);
    this.root.classList.add("bw-error");
  }

  /** Count the scene where the host is marimo: it runs cells again when a page sets a trait. */
  private tellHost(): void {
    const shown = this.model.get("shown");
    if (typeof shown !== "number") return;
    this.model.set("shown", shown + 1);
    this.model.save_changes();
  }

  private showTrouble(): void {
    const { trouble, pending } = this.link;
    this.root.classList.toggle("bw-busy", trouble === "busy" || trouble === "silent");
    this.root.classList.toggle("bw-away", trouble === "away");
    this.root.classList.toggle("bw-lost", trouble === "lost");
    this.root.ariaBusy = String(pending);
    this.notice.hidden = trouble === "";
    this.notice.textContent = this.trouble[trouble] ?? TROUBLE[trouble];
    if (trouble === "lost") this.listener.lost?.();
  }
}
