/** The widgets of a page as their modules see them, at the end of a line to Python. */

import type { State } from "../kernel/wire";

type Hear = (...args: unknown[]) => void;

export class WidgetModel {
  private readonly listeners = new Map<string, Set<Hear>>();
  private changed: State = {};

  constructor(
    readonly id: string,
    readonly state: State,
    private readonly tell: (data: unknown) => void,
  ) {}

  get(name: string): unknown {
    return this.state[name];
  }

  set(name: string, value: unknown): void {
    this.state[name] = value;
    this.changed[name] = value;
    this.hear(`change:${name}`, this, value);
  }

  save_changes(): void {
    this.tell({ method: "update", state: this.changed, buffer_paths: [] });
    this.changed = {};
  }

  send(content: unknown): void {
    this.tell({ method: "custom", content });
  }

  on(name: string, callback: (...args: never[]) => void): void {
    const there = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, there.add(callback as Hear));
  }

  off(name: string, callback: (...args: never[]) => void): void {
    this.listeners.get(name)?.delete(callback as Hear);
  }

  /** Take a message of Python's. */
  take({ method, state, content }: { method?: string; state?: State; content?: unknown }): void {
    if (method === "custom") this.hear("msg:custom", content, []);
    if (method !== "update" || !state) return;
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.hear(`change:${name}`, this, state[name]);
    this.hear("change", this);
  }

  private hear(name: string, ...rest: unknown[]): void {
    for (const hear of [...(this.listeners.get(name) ?? [])]) hear(...rest);
  }
}
