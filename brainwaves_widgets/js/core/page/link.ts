/** The connection to Python: one move on its way at a time, and a message if no answer comes. */

import type { Model } from "./types";

/** `away` means that there is no connection now, and `lost` that there will be none. */
export type Trouble = "" | "busy" | "silent" | "away" | "lost";

/** An answer that comes sooner is shown at once, in place of what shows that it is awaited: nobody notices less. */
const SOON_MS = 100;
const BUSY_MS = 350;
const SILENT_MS = 10_000;
/** How long a break lasts before it is mentioned. */
export const PATIENCE_MS = 600;

export class Link {
  private timers: number[] = [];
  private readonly forget: () => void;
  /** Whether a message is on its way and nothing has come back yet. */
  pending = false;
  trouble: Trouble = "";

  constructor(
    private readonly model: Model,
    private readonly tell: () => void,
    /** What to do with each kind of message that is not a scene. */
    hear: Record<string, (content: unknown) => void>,
  ) {
    const onMessage = (message: Record<string, unknown>) => {
      const kind = Object.keys(hear).find((one) => message && one in message);
      if (!kind) return;
      if (kind !== "live") this.settle(); // that answers nothing
      hear[kind]?.(message[kind]);
    };
    // JupyterLab says so once, when the kernel is restarted, and a model never comes back to life.
    const onLife = () => this.settle("lost");
    const onRoad = () => this.takeRoad();
    model.on("msg:custom", onMessage);
    model.on("comm_live_update", onLife);
    model.on("change:away", onRoad);
    this.forget = () => {
      model.off("msg:custom", onMessage);
      model.off("comm_live_update", onLife);
      model.off("change:away", onRoad);
    };
  }

  /**
   * Send a message, unless another is still on its way; return whether it was sent.
   * @param showWaiting is called if the answer does not come at once
   */
  send(content: Record<string, unknown>, showWaiting?: () => void): boolean {
    if (this.pending || this.trouble === "lost") return false;
    this.pending = true;
    if (showWaiting) this.timers.push(window.setTimeout(showWaiting, SOON_MS));
    this.wait();
    try {
      this.model.send(content);
    } catch {
      this.settle("lost");
    }
    return true;
  }

  /** Python has answered. */
  settle(trouble: Trouble = ""): void {
    this.stopTimers();
    this.pending = false;
    if (this.isAway && !trouble) this.wait();
    else this.become(trouble);
  }

  close(): void {
    this.settle();
    this.forget();
  }

  /** Whether there is no connection, as only a model without Jupyter knows. */
  private get isAway(): boolean {
    return this.model.get("away") === true;
  }

  /** The connection is lost, or there again: from now on an answer may take as long as any. */
  private takeRoad(): void {
    if (this.trouble === "lost") return;
    this.stopTimers();
    if (!this.isAway) this.become("");
    if (this.isAway || this.pending) this.wait();
  }

  /** Say what is wrong if this goes on. */
  private wait(): void {
    if (this.isAway) {
      this.after(PATIENCE_MS, "away");
      return;
    }
    this.after(BUSY_MS, "busy");
    this.after(SILENT_MS, "silent");
  }

  private stopTimers(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
    this.timers = [];
  }

  private after(ms: number, trouble: Trouble): void {
    this.timers.push(window.setTimeout(() => this.become(trouble), ms));
  }

  private become(trouble: Trouble): void {
    if (this.trouble === trouble) return;
    this.trouble = trouble;
    this.tell();
  }
}
