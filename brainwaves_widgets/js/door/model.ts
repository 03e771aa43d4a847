/** What a game's module takes for a widget's model, at the end of a line to another computer. */

import type { Model } from "../core/page/types";
import type { FromDoor } from "./wire";

type Hear = (...args: unknown[]) => void;

const TROUBLE = {
  busy: "The host's computer is busy. Your move is on its way.",
  silent: "The table has not answered for a while. Your move is on its way.",
};
/** What the door does itself, and what is of no use later. */
const UNSENT = ["hello"];

export class GuestModel implements Model {
  private readonly state: Record<string, unknown> = { trouble: TROUBLE };
  private readonly listeners = new Map<string, Set<Hear>>();

  constructor(private readonly line: { send(content: unknown): void; sendNow(content: unknown): void; readonly standing: string }) {}

  get(name: string): unknown {
    return this.state[name];
  }

  on(name: string, callback: (...args: never[]) => void): void {
    const there = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, there.add(callback as Hear));
  }

  off(name: string, callback: (...args: never[]) => void): void {
    this.listeners.get(name)?.delete(callback as Hear);
  }

  send(content: unknown): void {
    const what = String((content as { do?: unknown }).do ?? "");
    const isNow = this.line.standing === "open" || !["seen", "hidden"].includes(what);
    if (what === "live") this.line.sendNow(content);
    else if (!UNSENT.includes(what) && isNow) this.line.send(content);
  }

  set(): void {}

  save_changes(): void {}

  /** Take what the door says. */
  take(message: FromDoor): void {
    if (message.kind === "welcome") Object.assign(this.state, message.constants);
    if (message.kind === "scene") {
      this.state.scene = message.scene;
      this.tell("change:scene");
    }
    if (message.kind === "message" || message.kind === "live") this.tell("msg:custom", message.content, []);
    if (message.kind === "error") this.tell("msg:custom", { error: message.text }, []);
  }

  private tell(name: string, ...rest: unknown[]): void {
    for (const hear of this.listeners.get(name) ?? []) hear(...rest);
  }
}
