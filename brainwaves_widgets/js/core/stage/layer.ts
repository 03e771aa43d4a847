/** A layer that draws the shapes that hands can touch only when a hand asks, not in every frame. */

import "./ownkonva";
import { Layer } from "konva/lib/Layer.js";

export class TouchLayer extends Layer {
  /** Whether something was drawn since the shapes to touch were. */
  private isStale = true;
  /** Whether something changed since it was drawn. */
  private isDue = false;

  override batchDraw(): this {
    this.isDue = true;
    return super.batchDraw();
  }

  /** Draw now what changed, so that the next frame has less to do. */
  override draw(): this {
    if (!this.isDue) return this;
    this.isDue = false;
    return super.draw();
  }

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
