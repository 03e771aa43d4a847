/** The lobby: choose a game, who plays and how; Start shows the table instead of the form. */

import { Child, type Composer } from "../core/page/child";
import { box, element, quietButton, setText } from "../core/page/elements";
import { focusedIn } from "../core/page/keys";
import { Page, widget } from "../core/page/page";
import { Queue } from "../core/page/queue";
import { bringIntoView } from "../core/page/sight";
import type { Model } from "../core/page/types";
import { Aside } from "./aside";
import { CodeLine } from "./code";
import { Fields } from "./fields";
import { Seats } from "./seats";
import { Shelf } from "./shelf";
import type { Box, Form, LobbyScene } from "./wire";

const LOST =
  "The kernel is gone. Run the cell again: the game that was played here is kept, and the new lobby lists it under “Go on”.";

export class Lobby {
  protected scene: LobbyScene;
  /** What is chosen here, which may be newer than what Python knows. */
  private form: Form;
  /** Whether somebody here is on the way to the table: Start was pressed, and it is not yet shown. */
  private comes = false;
  readonly page: Page<LobbyScene>;
  /** Messages to Python; of the forms that wait only the newest is sent. */
  protected readonly queue = new Queue(
    (content) => this.page.link.send({ ...content, n: this.queue.sent + 1 }),
    (last) => last.do === "choose",
  );
  private readonly boxes: Box[];
  private readonly shelf: Shelf;
  private readonly seats: Seats;
  private readonly fields: Fields;
  private readonly aside: Aside;
  private readonly code = new CodeLine();
  private readonly start = element("button", "bw-main bw-start", "Start");
  protected readonly sheet = element("form", "bw-form");
  private readonly back = quietButton("Back to the table", () => this.come({ do: "table" }));
  private readonly table: Child;
  private readonly frame: HTMLElement;

  constructor(model: Model, el: HTMLElement, composer: Composer | undefined) {
    this.page = new Page<LobbyScene>("Lobby", model, el, this, { lost: LOST });
    this.scene = this.page.newest;
    this.form = structuredClone(this.scene.form);
    this.boxes = model.get("boxes") as Box[];
    this.shelf = new Shelf(this.boxes, (name) => this.choose(name));
    this.seats = new Seats((seats) => this.change({ seats }));
    this.fields = new Fields((options) => this.change({ options }));
    this.aside = new Aside((id) => this.come({ do: "open", kept: id }));
    this.start.type = "submit";
    this.sheet.noValidate = true;
    this.sheet.addEventListener("submit", (event) => {
      event.preventDefault();
      this.come({ do: "start", form: this.form });
    });
    const chosen = box("bw-chosen", this.seats.element, this.fields.element);
    const head = box("bw-head", element("h2", "", "What shall we play?"), this.back);
    this.sheet.append(head, this.shelf.element, box("bw-columns", chosen, box("bw-side", this.start, this.code.element, this.aside.element)));
    const toForm = quietButton("Back to the lobby", () => this.queue.send({ do: "form" }));
    this.frame = box("bw-table", toForm);
    this.table = new Child(model, "game", composer, (isShown) => isShown && this.sitDown());
    this.frame.append(this.table.element);
    this.page.root.classList.add("bw-lobby");
    this.page.show(this.sheet, this.frame);
    this.page.onEnd(() => this.table.close());
    this.build();
    this.show();
    model.send({ do: "hello" });
  }

  receive(scene: LobbyScene): void {
    const before = this.scene;
    const hadFocus = focusedIn(this.page.root) !== null;
    this.scene = scene;
    this.page.settle();
    this.page.tell(scene.note);
    if (scene.answers >= this.queue.sent && this.queue.isEmpty && JSON.stringify(scene.form) !== JSON.stringify(this.form)) {
      this.form = structuredClone(scene.form);
      this.build();
    }
    this.show();
    this.queue.next();
    if (scene.at !== before.at && scene.at === "form" && hadFocus) this.shelf.focus();
    if (scene.at === "table" && (this.comes || (hadFocus && before.at === "form"))) this.sitDown();
  }

  refused(): void {
    this.comes = false;
    this.queue.clear();
  }

  // What is chosen

  private get box(): Box {
    return this.boxes.find((one) => one.name === this.form.game) ?? (this.boxes[0] as Box);
  }

  /** Take another game from the shelf: who plays stays, as far as the game allows. */
  private choose(game: string): void {
    const options = game === this.scene.form.game ? this.scene.form.options : {};
    this.form = { ...this.form, game, options };
    this.form.seats = fitted(this.form.seats, this.box);
    this.build();
    this.change({});
  }

  private change(part: Partial<Form>): void {
    this.form = { ...this.form, ...part };
    if (part.seats) this.fields.show(this.box, this.form);
    this.queue.send({ do: "choose", form: this.form });
  }

  // What it looks like

  /** Build the fields for what is chosen. */
  private build(): void {
    this.shelf.show(this.form.game);
    this.seats.show(this.box, this.form.seats);
    this.fields.show(this.box, this.form);
  }

  private show(): void {
    const { at, troubles, code } = this.scene;
    this.page.root.dataset.at = at;
    this.sheet.hidden = at !== "form";
    this.frame.hidden = at !== "table";
    this.back.hidden = !this.table.isThere;
    this.seats.tell(troubles);
    this.fields.tell(troubles);
    this.code.show(code);
    this.aside.show(this.scene);
    setText(this.start, `Start ${this.box.title}`);
  }

  private come(message: Record<string, unknown>): void {
    this.comes = true;
    this.queue.send(message);
  }

  /** Move the focus to the table, and the table into view, as soon as both are there and it is their time. */
  private sitDown(): void {
    const canvas = this.table.element.querySelector<HTMLElement>(".bw-canvas");
    if (this.scene.at !== "table" || !canvas) return;
    if (!this.table.element.contains(focusedIn(this.page.root))) canvas.focus({ preventScroll: true });
    if (this.comes) bringIntoView(this.frame);
    this.comes = false;
  }
}

/** Return as many of the seats as a game has, with programs that play it. */
export function fitted(seats: Form["seats"], { least, most, rivals }: Box): Form["seats"] {
  const usual = rivals[Math.floor((rivals.length - 1) / 2)]?.name ?? "";
  const known = new Set(rivals.map((one) => one.name));
  const kept = seats.slice(0, most).map((seat) => (seat.program && !known.has(seat.program) ? { ...seat, program: usual } : seat));
  while (kept.length < least) kept.push({ name: usual ? "" : `Player ${kept.length + 1}`, program: usual });
  return kept;
}

export default widget((model, el, host) => new Lobby(model, el, host));
