/** A page that a link leads to, such as a seat in a game on another computer. */

import { box, element, paragraph, quietButton, setText } from "../core/page/elements";
import { PATIENCE_MS } from "../core/page/link";
import type { Model } from "../core/page/types";
import { Line, type Standing } from "./line";
import { GuestModel } from "./model";
import type { FromDoor } from "./wire";

interface GameModule {
  default: { render(place: { model: Model; el: HTMLElement }): unknown };
}

const WORDS: Record<Standing, string> = {
  looking: "One moment …",
  open: "",
  elsewhere: "You are playing on another page now.",
  closed: "This link does not work any more. Please ask for another one.",
};
const NO_SECRET = "Open the link of your invitation again: this tab has lost it.";

class GuestPage {
  private readonly words = { ...WORDS };
  private readonly notice = paragraph("door-notice", "status");
  private readonly again = quietButton("Play here", () => this.line?.takeAgain());
  private readonly place = element("div", "door-table");
  private readonly line: Line | null;
  private readonly model: GuestModel | null;
  private timer = 0;
  private isShown = false;

  constructor(main: HTMLElement) {
    const ticket = main.dataset.ticket ?? "";
    const secret = takeSecret(ticket);
    this.again.hidden = true;
    main.replaceChildren(box("door-head", this.notice, this.again), this.place);
    if (!secret) {
      this.line = this.model = null;
      setText(this.notice, NO_SECRET);
      return;
    }
    const url = new URL(`${ticket}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const line = new Line(url.href, secret, (message) => void this.hear(message), (standing) => this.show(standing));
    this.line = line;
    this.model = new GuestModel(line);
    this.show("looking");
  }

  private async hear(message: FromDoor): Promise<void> {
    const { model } = this;
    if (!model) return;
    model.take(message);
    if (message.kind === "welcome") {
      document.title = [message.title, message.name].filter(Boolean).join(": ");
      Object.assign(this.words, { looking: message.looking, closed: message.closed });
    }
    if (message.kind === "go") location.replace(message.secret);
    if (message.kind !== "scene" || this.isShown) return;
    this.isShown = true;
    const game = (await import(/* a file of the server's */ new URL("./game.js", import.meta.url).href)) as GameModule;
    game.default.render({ model, el: this.place });
  }

  private show(standing: Standing): void {
    window.clearTimeout(this.timer);
    this.model?.setAway(standing !== "open");
    const isOver = standing === "elsewhere" || standing === "closed";
    if (isOver && document.fullscreenElement) void document.exitFullscreen(); // else nobody sees why
    this.place.inert = isOver;
    this.again.hidden = standing !== "elsewhere";
    document.documentElement.dataset.standing = standing;
    const say = () => setText(this.notice, this.words[standing]);
    if (standing === "looking") this.timer = window.setTimeout(say, PATIENCE_MS);
    else say();
  }
}

/** Take the secret out of the address, where others could read it, and keep it for this tab. */
function takeSecret(ticket: string): string | null {
  const last = location.pathname.split("/").at(-1) ?? "";
  if (last === ticket) return sessionStorage.getItem(ticket);
  sessionStorage.setItem(ticket, last);
  history.replaceState(null, "", ticket);
  return last;
}

const main = document.querySelector("main");
if (main) new GuestPage(main);
