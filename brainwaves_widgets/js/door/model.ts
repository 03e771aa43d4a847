/** The widget's model for a game's module whose table is on another computer. */

import { FarModel } from "../core/page/model";
import type { FromDoor } from "./wire";

const TROUBLE = {
  busy: "The host's computer is busy. Your move is on its way.",
  silent: "The table has not answered for a while. Your move is on its way.",
};
/** What the door does itself. */
const UNSENT = ["hello"];

export class GuestModel extends FarModel {
  private readonly state: Record<string, unknown> = { trouble: TROUBLE, away: false };

  constructor(private readonly line: { send(content: unknown): void; sendNow(content: unknown): void; readonly standing: string }) {
    super();
  }

  get(name: string): unknown {
    return this.state[name];
  }

  send(content: unknown): void {
    const what = String((content as { do?: unknown }).do ?? "");
    const isNow = this.line.standing === "open" || !["seen", "hidden"].includes(what);
    if (what === "live") this.line.sendNow(content);
    else if (!UNSENT.includes(what) && isNow) this.line.send(content);
  }

  /** There is no connection now, or there is one again. */
  setAway(away: boolean): void {
    if (away === this.state.away) return;
    this.state.away = away;
    this.tell("change:away");
  }

  /** Take a message of the door. */
  take(message: FromDoor): void {
    if (message.kind === "welcome") Object.assign(this.state, message.constants);
    if (message.kind === "scene") {
      this.state.scene = message.scene;
      this.tell("change:scene");
    }
    if (message.kind === "message" || message.kind === "live") this.tell("msg:custom", message.content, []);
    if (message.kind === "error") this.tell("msg:custom", { error: message.text }, []);
  }
}
