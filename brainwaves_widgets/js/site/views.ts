/** Shows widgets: anywidgets by their own modules, and the few plain ones of ipywidgets that lessons use. */

import { element } from "../core/page/elements";
import type { WidgetModel } from "./models";

type End = () => void;
type Place = { el: HTMLElement; signal?: AbortSignal };
interface Module {
  render?(context: unknown): unknown;
  initialize?(context: unknown): unknown;
}

const OURS = /^(?:anywidget:|IPY_MODEL_)/;

export class Views {
  private readonly modules = new Map<string, Promise<Module>>();

  constructor(private readonly find: (id: string) => WidgetModel | undefined) {}

  /** Show the widget that a reference names. */
  async show(ref: string, { el, signal }: Place): Promise<void> {
    const model = this.find(ref.replace(OURS, ""));
    if (!model) throw new Error(`there is no widget ${ref}`);
    const own = element("div", ((model.get("_dom_classes") as string[] | undefined) ?? []).join(" "));
    this.lay(model, own);
    el.append(own);
    const end = model.get("_esm") ? await this.any(model, own) : await this.plain(model, own);
    signal?.addEventListener("abort", () => {
      end();
      own.remove();
    });
  }

  private async any(model: WidgetModel, el: HTMLElement): Promise<End> {
    const module = await this.module(String(model.get("_esm")));
    const id = String(model.get("_anywidget_id"));
    if (!document.getElementById(id)) {
      const style = element("style", "", String(model.get("_css") ?? ""));
      style.id = id;
      document.head.append(style);
    }
    const host = { getWidget: async (ref: string) => ({ render: (place: Place) => this.show(ref, place) }) };
    const context = { model, el, host, experimental: { invoke: () => Promise.reject(new Error("not here")) } };
    await module.initialize?.(context);
    const end = await module.render?.(context);
    return typeof end === "function" ? (end as End) : () => {};
  }

  private module(text: string): Promise<Module> {
    const known = this.modules.get(text);
    if (known) return known;
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const made = (import(url) as Promise<{ default: Module | (() => Module) }>).then(async ({ default: whole }) =>
      typeof whole === "function" ? await whole() : whole,
    );
    this.modules.set(text, made);
    return made;
  }

  private async plain(model: WidgetModel, el: HTMLElement): Promise<End> {
    const name = String(model.get("_view_name"));
    if (/BoxView$/.test(name)) {
      el.classList.add(name === "HBoxView" ? "site-row" : "site-column");
      for (const ref of model.get("children") as string[]) await this.show(ref, { el });
      return () => {};
    }
    if (name === "ButtonView" || name === "ToggleButtonView") return button(model, el, name === "ToggleButtonView");
    const say = () => {
      el.textContent = String(model.get("value") ?? "");
    };
    model.on("change:value", say);
    say();
    return () => model.off("change:value", say);
  }

  /** Take over the few properties of a layout that our boards set. */
  private lay(model: WidgetModel, el: HTMLElement): void {
    const layout = this.find(String(model.get("layout") ?? "").replace(OURS, ""));
    for (const name of ["width", "max_width", "height", "flex_flow"]) {
      const value = layout?.get(name);
      if (typeof value === "string") el.style.setProperty(name.replace("_", "-"), value);
    }
  }
}

function button(model: WidgetModel, el: HTMLElement, isToggle: boolean): End {
  const made = element("button", "site-tool", String(model.get("description")));
  made.title = String(model.get("tooltip") ?? "");
  const show = () => isToggle && made.setAttribute("aria-pressed", String(Boolean(model.get("value"))));
  made.addEventListener("click", () => {
    if (isToggle) {
      model.set("value", !model.get("value"));
      model.save_changes();
    } else model.send({ event: "click" });
  });
  model.on("change:value", show);
  show();
  el.append(made);
  return () => model.off("change:value", show);
}
