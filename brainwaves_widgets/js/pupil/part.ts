/** One widget of a lesson on a pupil's page: the module takes this for its model. */

import { element } from "../core/page/elements";
import { FarModel } from "../core/page/model";
import type { Model } from "../core/page/types";
import type { PartShown } from "../classroom/wire";

/** What draws a widget. */
export interface Module {
  render(place: { model: Model; el: HTMLElement }): unknown;
}

/** How many milliseconds pass between two questions while a corner is dragged: a door takes no more. */
const DRAG_MS = 60;

export class Part extends FarModel {
  readonly element = element("div", "bw-part");
  private dragged = 0;
  private later = 0;
  private readonly end: unknown;

  constructor(
    private shown: PartShown,
    module: Module,
    private readonly post: (content: unknown) => void,
  ) {
    super();
    this.end = module.render({ model: this, el: this.element });
  }

  get(name: string): unknown {
    return name === "scene" ? this.shown.scene : this.shown.constants[name];
  }

  send(content: unknown): void {
    const wait = (content as { do?: unknown }).do === "drag" ? this.dragged + DRAG_MS - performance.now() : 0;
    window.clearTimeout(this.later);
    if (wait > 0) {
      this.later = window.setTimeout(() => this.send(content), wait);
      return;
    }
    this.dragged = performance.now();
    this.post({ do: "part", id: this.shown.id, content });
  }

  /** Show what is new of this widget. */
  take(shown: PartShown): void {
    const isNew = shown.version !== this.shown.version;
    this.shown = shown;
    if (isNew) this.tell("change:scene");
  }

  /** Pass a message from Python on. */
  hear(content: unknown): void {
    this.tell("msg:custom", content, []);
  }

  close(): void {
    window.clearTimeout(this.later);
    if (typeof this.end === "function") this.end();
    this.element.remove();
  }
}
