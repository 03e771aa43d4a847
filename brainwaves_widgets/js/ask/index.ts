/** A question of a lesson: click or write an answer, send it, and read the response. */

import { box, element, group, image, quietButton, setText, switchOn } from "../core/page/elements";
import { focusedIn } from "../core/page/keys";
import { Page, widget } from "../core/page/page";
import type { Model } from "../core/page/types";
import { paintSketch } from "../core/stage/sketch";
import { Sheet } from "../lessons/sheet";
import { showText } from "./text";
import type { AskScene, Item } from "./wire";

const HEADS: Record<AskScene["state"], string> = {
  "": "",
  right: "✓ Right.",
  wrong: "✗ Not yet.",
  argued: "⚖ You can argue.",
  open: "",
};

interface Tile {
  button: HTMLButtonElement;
  sheet: Sheet | null;
  note: HTMLParagraphElement;
}

class Question {
  private scene: AskScene;
  readonly page: Page<AskScene>;
  /** What is chosen here and not yet sent. */
  private chosen = new Set<number>();
  private tiles: Tile[] = [];
  private readonly title = element("p", "bw-soft");
  private readonly asked = element("h3");
  private readonly items = group("bw-items", "Choose");
  private readonly input = element("input", "bw-answer");
  private readonly select = element("select", "bw-answer");
  private readonly hint = element("label", "bw-soft", element("span"), this.input);
  private readonly send = quietButton("", () => this.answer());
  private readonly told = element("div", "bw-told");
  private readonly text = element("div", "bw-text");
  private readonly compare = quietButton("I have read it: compare", () => this.page.link.send({ do: "go on" }));

  constructor(model: Model, el: HTMLElement) {
    this.page = new Page<AskScene>("Question", model, el, { receive: (scene) => this.receive(scene) });
    this.scene = this.page.newest;
    this.build();
    this.page.onEnd(() => this.tiles.forEach(({ sheet }) => sheet?.close()));
    this.take();
    this.show();
  }

  private build(): void {
    this.send.classList.add("bw-main");
    this.compare.classList.add("bw-main");
    this.input.type = "text";
    this.input.maxLength = 200;
    this.input.autocomplete = "off";
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.repeat && !event.isComposing) this.answer();
    });
    this.told.setAttribute("role", "group");
    this.page.root.classList.add("bw-lesson", "bw-ask");
    this.select.setAttribute("aria-label", "Word");
    this.select.addEventListener("change", () => (this.chosen = new Set([this.select.selectedIndex])));
    this.page.show(this.title, this.asked, this.items, this.hint, this.select, this.send, this.text, this.compare, this.told);
  }

  private receive(scene: AskScene): void {
    const focused = focusedIn(this.page.root);
    this.scene = scene;
    this.page.settle();
    this.page.tell("");
    this.take();
    this.show();
    if (scene.trouble) this.page.complain(scene.trouble);
    else this.page.say([HEADS[scene.state], ...scene.said].filter(Boolean).join(" ") || (scene.text.length ? "The lesson goes on." : ""));
    if (!focused || scene.phase === "ask") return;
    if (scene.phase === "read") this.compare.focus();
    else this.told.focus();
  }

  private take(): void {
    this.chosen = new Set(this.scene.items.flatMap(({ chosen }, i) => (chosen ? [i] : [])));
    this.input.value = this.scene.value;
  }

  private toggle(i: number): void {
    if (this.scene.phase !== "ask") return;
    if (!this.scene.several) this.chosen.clear();
    if (!this.chosen.delete(i)) this.chosen.add(i);
    this.showChosen();
  }

  private answer(): void {
    const { kind, number, phase } = this.scene;
    if (phase !== "ask") return;
    if (kind === "text" || kind === "check") this.page.link.send({ do: "answer", number, value: this.input.value });
    else this.page.link.send({ do: "answer", number, chosen: [...this.chosen].sort((a, b) => a - b) });
  }

  // What it looks like

  private show(): void {
    const { title, question, kind, hint, button, phase, state, said, picture, alt, text, items } = this.scene;
    const { root } = this.page;
    root.dataset.phase = phase;
    root.dataset.state = state;
    setText(this.title, title);
    setText(this.asked, question);
    this.items.hidden = !items.length || kind === "select";
    this.select.hidden = kind !== "select";
    this.items.classList.toggle("bw-words", kind === "words");
    if (kind === "select") this.showWords(items);
    else {
      if (this.tiles.length !== items.length) this.make(items);
      items.forEach((item, i) => this.showTile(item, i));
      this.showChosen();
    }
    this.hint.hidden = kind !== "text";
    setText(this.hint.firstElementChild as HTMLElement, hint);
    this.input.readOnly = phase !== "ask";
    setText(this.send, button);
    this.send.hidden = phase !== "ask";
    this.compare.hidden = phase !== "read";
    this.text.hidden = !text.length;
    showText(this.text, text);
    this.told.hidden = !said.length && !picture;
    this.told.tabIndex = -1;
    this.told.replaceChildren(
      ...(HEADS[state] ? [element("p", "", element("b", "", HEADS[state]))] : []),
      ...said.map((line) => element("p", "", line)),
      ...(picture ? [image(picture, alt)] : []),
    );
    this.told.classList.toggle("bw-right", state === "right" || state === "argued" || state === "open");
    this.told.classList.toggle("bw-plain", state === "");
  }

  private showWords(items: Item[]): void {
    if (this.select.length !== items.length) this.select.replaceChildren(...items.map(({ name }) => element("option", "", name)));
    this.select.selectedIndex = [...this.chosen][0] ?? 0;
    this.chosen = new Set([this.select.selectedIndex]);
  }

  private make(items: Item[]): void {
    this.tiles.forEach(({ sheet }) => sheet?.close());
    this.tiles = items.map((_, i) => {
      const figure = this.scene.kind === "figures";
      const sheet = figure ? new Sheet((pen, size) => paintSketch(pen, this.scene.items[i]?.sketch ?? {}, size)) : null;
      const button = element("button", "bw-item", ...(sheet ? [sheet.element] : []), element("span", "bw-name"));
      button.addEventListener("click", () => this.toggle(i));
      return { button, sheet, note: element("p", "bw-note") };
    });
    this.items.replaceChildren(...this.tiles.map(({ button, note }) => box("bw-cell", button, note)));
  }

  private showTile(item: Item, i: number): void {
    const tile = this.tiles[i];
    if (!tile) return;
    tile.button.dataset.name = item.name;
    if (tile.sheet) {
      tile.sheet.label = item.alt;
      tile.sheet.redraw();
    }
    const so = item.fits === null ? "" : item.fits ? "✓ It fits." : "✗ It does not fit.";
    setText(tile.note, [so, item.because].filter(Boolean).join(" "));
    tile.note.hidden = !item.because;
    tile.button.dataset.fits = String(item.fits);
    switchOn(tile.button, this.scene.phase === "ask");
  }

  private showChosen(): void {
    const { kind, phase, items } = this.scene;
    items.forEach(({ name, fits }, i) => {
      const button = this.tiles[i]?.button;
      const label = button?.querySelector<HTMLElement>(".bw-name");
      if (!button || !label) return;
      const on = this.chosen.has(i);
      button.setAttribute("aria-pressed", String(on));
      if (kind !== "figures") setText(label, name);
      else if (phase === "ask") setText(label, `${name}${on ? " · fits" : ""}`);
      else setText(label, `${name} · you said: ${on ? "fits" : "does not fit"}${fits === null ? "" : on === fits ? " (right)" : " (wrong)"}`);
    });
    const needs = kind === "words" && !this.chosen.size;
    switchOn(this.send, !needs);
  }
}

export default widget((model, el) => new Question(model, el));
