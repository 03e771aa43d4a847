/** The way to the rulebook and the coach, whose code comes when they are wanted. */

import { quietButton } from "../page/elements";
import { onKey } from "../page/keys";
import type { Model } from "../page/types";
import type { Code, TipView } from "../../rulebook/wire";

/** Where help is given. */
export interface Place {
  root: HTMLElement;
  canvas: HTMLElement;
  model: Model;
  /** The button that opens the rules. */
  button: HTMLButtonElement;
  /** Point at other pieces than before. */
  redraw(): void;
}

/** What the module `rulebook` brings. */
export interface Help {
  /** The keys of the pieces that the coach points at. */
  readonly items: string[];
  toggle(): void;
  /** The table has changed. */
  show(tip: TipView | undefined): void;
  end(): void;
}

export class Guide {
  readonly button = quietButton("?", () => this.toggle());
  private readonly place: Place;
  private help: Help | null = null;
  private code: Promise<Help> | null = null;
  private newest: TipView | undefined;
  private isOver = false;

  constructor(root: HTMLElement, canvas: HTMLElement, model: Model, redraw: () => void) {
    const { button } = this;
    this.place = { root, canvas, model, button, redraw };
    button.ariaLabel = "Rules";
    button.title = "Rules (?)";
    onKey(root, "?", () => this.toggle());
  }

  get items(): string[] {
    return this.help?.items ?? [];
  }

  show(tip: TipView | undefined): void {
    this.newest = tip;
    if (this.help) this.help.show(tip);
    else if (tip) void this.load();
  }

  close(): void {
    this.isOver = true;
    this.help?.end();
  }

  private toggle(): void {
    void this.load().then((help) => help.toggle());
  }

  private load(): Promise<Help> {
    const { model } = this.place;
    return (this.code ??= new Promise((done) => {
      const hear = async ({ help }: { help?: Code }) => {
        if (!help || this.help) return;
        model.off("msg:custom", hear);
        const url = URL.createObjectURL(new Blob([help.code], { type: "text/javascript" }));
        const made = (await import(url)) as { help(place: Place, style: string): Help };
        URL.revokeObjectURL(url);
        if (this.isOver) return;
        this.help = made.help(this.place, help.style);
        this.help.show(this.newest);
        done(this.help);
      };
      model.on("msg:custom", hear);
      model.send({ do: "help" });
    }));
  }
}
