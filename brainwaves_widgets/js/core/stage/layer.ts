/** A layer that draws the shapes that hands can touch only when a hand asks, not in every frame. */

import "./ownkonva";
import { Layer } from "konva/lib/Layer.js";

export class TouchLayer extends Layer {
  /** Whether something was drawn since the shapes to touch were. */
  private isStale = true;

  override drawHit(): this {
    this.isStale = true;
    return this;
  }

  override getIntersection(at: { x: number; y: number }): ReturnType<Layer["getIntersection"]> {
    if (this.isStale) super.drawHit();
    this.isStale = false;
    return super.getIntersection(at);
  }
}
