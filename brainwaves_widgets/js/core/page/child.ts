/** Another widget inside this one, as anywidget composes widgets. */

import { element } from "./elements";
import type { Model } from "./types";

/** What a host passes to `render`, so that a widget can show others. */
export interface Composer {
  getWidget(ref: string): Promise<{ render(place: { el: HTMLElement; signal: AbortSignal }): Promise<unknown> }>;
}

export class Child {
  readonly element = element("div", "bw-child");
  private shown: unknown = null;
  private end = new AbortController();

  /**
   * @param name the trait that holds the reference of the widget to show, or nothing
   * @param tell called when there is another widget or none, and again once it is shown
   */
  constructor(
    private readonly model: Model,
    private readonly name: string,
    private readonly composer: Composer | undefined,
    private readonly tell: (isShown: boolean) => void,
  ) {
    const change = () => void this.show();
    model.on(`change:${name}`, change);
    this.close = () => {
      model.off(`change:${name}`, change);
      this.end.abort();
    };
    change();
  }

  /** Take the widget away for good. */
  readonly close: () => void;

  get isThere(): boolean {
    return Boolean(this.shown);
  }

  private async show(): Promise<void> {
    const ref = this.model.get(this.name) ?? null;
    if (ref === this.shown) return;
    this.end.abort();
    const end = (this.end = new AbortController());
    this.shown = ref;
    const place = element("div");
    this.element.replaceChildren(place);
    this.tell(false);
    if (!ref) return;
    try {
      if (!this.composer) throw new Error("no composer");
      const widget = await this.composer.getWidget(String(ref));
      if (!end.signal.aborted) await widget.render({ el: place, signal: end.signal });
    } catch {
      if (end.signal.aborted) return;
      place.textContent = "This cannot be shown here. Show it in a cell of its own.";
    }
    if (!end.signal.aborted) this.tell(true);
  }
}
