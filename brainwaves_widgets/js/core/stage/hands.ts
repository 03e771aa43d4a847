/** Hands that hold something on the canvas: what they hold follows them wherever they go. */

import type { Grip } from "./item";

export class Hands {
  /** What each hand holds: two may share a screen that is touched. */
  private readonly held = new Map<number, Grip>();
  private readonly end = new AbortController();

  constructor(
    private readonly host: HTMLElement,
    private readonly zoom: () => number,
  ) {
    const move = (event: PointerEvent) => this.held.get(event.pointerId)?.move?.(...this.pointOf(event));
    const up = (event: PointerEvent) => {
      const held = this.held.get(event.pointerId);
      this.held.delete(event.pointerId);
      held?.up?.(...this.pointOf(event));
    };
    // A finger that holds something does not scroll the page.
    const touch = (event: TouchEvent) => {
      if (this.held.size) event.preventDefault();
    };
    const { signal } = this.end;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    host.addEventListener("touchmove", touch, { signal, passive: false });
  }

  /** Take hold of something, if it can be held. */
  take(grip: Grip | undefined, event: PointerEvent): void {
    this.held.delete(event.pointerId);
    if (!grip) return;
    this.held.set(event.pointerId, grip);
    grip.down?.(...this.pointOf(event));
  }

  close(): void {
    this.end.abort();
  }

  private pointOf(event: { clientX: number; clientY: number }): [number, number] {
    const { left, top } = this.host.getBoundingClientRect();
    const zoom = this.zoom();
    return [(event.clientX - left) / zoom, (event.clientY - top) / zoom];
  }
}
