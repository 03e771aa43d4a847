/** A widget's model without Jupyter: its owner passes on what comes from Python. */

import type { Model } from "./types";

type Hear = (...args: unknown[]) => void;

export abstract class FarModel implements Model {
  private readonly listeners = new Map<string, Set<Hear>>();

  abstract get(name: string): unknown;

  abstract send(content: unknown): void;

  on(name: string, callback: (...args: never[]) => void): void {
    const there = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, there.add(callback as Hear));
  }

  off(name: string, callback: (...args: never[]) => void): void {
    this.listeners.get(name)?.delete(callback as Hear);
  }

  set(_name: string, _value: unknown): void {}

  save_changes(): void {}

  protected tell(name: string, ...rest: unknown[]): void {
    for (const hear of [...(this.listeners.get(name) ?? [])]) hear(...rest);
  }
}
