/** The canvas on which things move: over the glass, and only as long as they do. */

import type { Box } from "../../core/page/types";
import type { Colours } from "../colours";
import { paintTube, type Shown } from "./glass";

export class Tube {
  private readonly element = document.createElement("canvas");
  private box: Box = { x: 0, y: 0, w: 0, h: 0 };

  constructor() {
    this.element.className = "bw-tube";
    this.element.hidden = true;
    this.element.ariaHidden = "true";
  }

  get on(): boolean {
    return !this.element.hidden;
  }

  /** Stand over the glass. */
  place(host: HTMLElement, box: Box, zoom: number): void {
    if (this.element.parentElement !== host) host.append(this.element);
    const ratio = window.devicePixelRatio || 1;
    const [x, y, w, h] = [box.x, box.y, box.w, box.h].map((side) => side * zoom) as [number, number, number, number];
    this.box = box;
    Object.assign(this.element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    if (this.element.width === Math.round(w * ratio) && this.element.height === Math.round(h * ratio)) return;
    this.element.width = Math.round(w * ratio);
    this.element.height = Math.round(h * ratio);
  }

  paint(shown: Shown, colours: Colours): void {
    const pen = this.element.getContext("2d");
    const { w, h } = this.box;
    if (!pen || !w) return;
    this.element.hidden = false;
    pen.setTransform(this.element.width / w, 0, 0, this.element.height / h, 0, 0);
    pen.clearRect(0, 0, w, h);
    paintTube(pen, w, h, shown, colours);
  }

  reveal(): void {
    this.element.scrollIntoView({ block: "nearest" });
  }

  hide(): void {
    this.element.hidden = true;
  }

  remove(): void {
    this.element.remove();
  }
}
