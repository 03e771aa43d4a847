/** The widgets of a page as their modules see them, connected to Python in a worker. */

import { FarModel } from "../core/page/model";
import type { State } from "../kernel/wire";

export class WidgetModel extends FarModel {
  private changed: State = {};

  constructor(
    readonly id: string,
    readonly state: State,
    private readonly post: (data: unknown) => void,
  ) {
    super();
  }

  get(name: string): unknown {
    return this.state[name];
  }

  override set(name: string, value: unknown): void {
    this.state[name] = value;
    this.changed[name] = value;
    this.tell(`change:${name}`, this, value);
  }

  override save_changes(): void {
    this.post({ method: "update", state: this.changed, buffer_paths: [] });
    this.changed = {};
  }

  send(content: unknown): void {
    this.post({ method: "custom", content });
  }

  /** Take a message of Python's. */
  take({ method, state, content }: { method?: string; state?: State; content?: unknown }): void {
    if (method === "custom") this.tell("msg:custom", content, []);
    if (method !== "update" || !state) return;
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.tell(`change:${name}`, this, state[name]);
    this.tell("change", this);
  }
}
