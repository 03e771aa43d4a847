/** A layer that knows what a hand touches from where things stand, without a second, hidden picture. */

import "./ownkonva";
import type { Group } from "konva/lib/Group.js";
import { Layer } from "konva/lib/Layer.js";
import type { Shape } from "konva/lib/Shape.js";

export class TouchLayer extends Layer {
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
    return this;
  }

  /** Return what lies on top at a point: a shape that listens, as large as it says. */
  override getIntersection(at: { x: number; y: number }): Shape | null {
    for (const part of [...this.getChildren()].reverse()) {
      const shapes = (part as Group).getChildren?.() ?? [];
      const found = shapes.find((shape) => {
        if (!shape.isListening()) return false;
        const { x, y } = shape.getAbsoluteTransform().copy().invert().point(at);
        return x >= 0 && y >= 0 && x < shape.width() && y < shape.height();
      });
      if (found) return found as Shape;
    }
    return null;
  }
}
