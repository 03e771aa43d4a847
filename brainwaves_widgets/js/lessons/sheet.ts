/** A square sheet of paper: a canvas that is as sharp as the screen and redrawn when it must be. */

import type { Pen } from "../core/stage/draw";
import { box, element } from "../core/page/elements";

export class Sheet {
  private readonly canvas = element("canvas");
  readonly element = box("bw-sheet", this.canvas);
  private readonly resize = new ResizeObserver(() => this.measure());
  /** How many pixels it is wide and high; to ask the page in every frame would lay it out anew. */
  private size = 0;
  private frame = 0;

  constructor(private readonly paint: (pen: Pen, size: number) => void) {
    this.canvas.setAttribute("role", "img");
    this.resize.observe(this.element);
  }

  set label(text: string) {
    if (this.canvas.getAttribute("aria-label") !== text) this.canvas.setAttribute("aria-label", text);
  }

  /** Draw in the next frame, once, however often it is asked for. */
  redraw(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  close(): void {
    this.resize.disconnect();
    cancelAnimationFrame(this.frame);
  }

  private measure(): void {
    this.size = this.element.clientWidth;
    this.redraw();
  }

  private draw(): void {
    const { size } = this;
    const pen = this.canvas.getContext("2d");
    if (!size || !pen) return;
    const ratio = window.devicePixelRatio || 1;
    const pixels = Math.round(size * ratio);
    if (this.canvas.width !== pixels) this.canvas.width = this.canvas.height = pixels;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, size, size);
    this.paint(pen, size);
  }
}
