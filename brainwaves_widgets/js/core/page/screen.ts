/** One screen at a table: the canvas, the list of moves, what happened, and the road to Python. */

import { onPictures } from "../stage/art";
import { Changes } from "../stepper/changes";
import { Countdown } from "./countdown";
import { Cursor } from "./cursor";
import { curtainPicture } from "./curtain";
import { Frame } from "./frame";
import type { Around, Game, Host, Maker, Still } from "./game";
import { Link } from "./link";
import { focusedIn, isGone } from "./keys";
import { MovesList, quietButton, switchOn } from "./moves";
import { type Item, Stage } from "../stage/stage";
import { Steps } from "../stepper/steps";
import { followTheme, readTheme, type Theme } from "./theme";
import type { Model } from "./types";
import type { Offer, Questions, Scene } from "./wire";
import { Why } from "./why";

const WIDEST = 960;
const NARROWEST = 300;
/** Two clicks or taps within this time are one: the second does not take what came up meanwhile. */
const DOUBLE_MS = 400;
/** How long people see what is before a program moves. */
const BOT_MS = 700;

/** Make an anywidget of a game. */
export function widgetOf<View>(made: Maker<View>): {
  render: (context: { model: Model; el: HTMLElement }) => () => void;
} {
  return {
    render({ model, el }) {
      const screen = new Screen(made, model, el);
      return () => screen.close();
    },
  };
}

class Screen<View> implements Host<View> {
  private readonly game: Game<View>;
  scene: Scene<View>;
  /** The offer whose missing part is being asked for, as a name to announce. */
  private asking: Offer | null = null;
  private theme: Theme;
  private width = 0;
  private hidden = false;
  /** The scene before the newest, as long as that is not shown yet. */
  private unseen: Scene<View> | null = null;
  /** When the picture was first shown in which the moves of this scene can be taken; 0 before. */
  private since = 0;
  private timer = 0;
  /** How many clicks in a row the browser counts, and when the last move was taken. */
  private clicks = 0;
  private taken = -DOUBLE_MS;
  private readonly undo = quietButton("Undo", () => this.send({ do: "undo" }));
  private readonly redo = quietButton("Redo", () => this.send({ do: "redo" }));
  private readonly moves = new MovesList((offer) => this.take(offer));
  private readonly steps = new Steps({
    go: (ply) => this.send({ do: "goto", to: ply }),
    see: (eyes) => this.send({ do: "see", as: eyes }),
    // No null goes to Python: in JupyterLite it would not arrive as None.
    predict: (choice) => this.send({ do: "predict", ...(choice !== null && { choice }) }),
  });
  private readonly changes = new Changes();
  private readonly why = new Why((figure, attribute) => this.send({ ask: [figure, attribute] }));
  private answer: unknown = null;
  /** Whether the focus came to the canvas because the list of moves had none left. */
  private waits = false;
  private readonly frame: Frame;
  private readonly stage: Stage;
  private readonly cursor: Cursor;
  private readonly link: Link;
  private readonly clock: Countdown;
  private readonly ends: (() => void)[];

  constructor(
    made: Maker<View>,
    private readonly model: Model,
    el: HTMLElement,
  ) {
    this.scene = model.get("scene") as Scene<View>;
    const game = (this.game = typeof made === "function" ? made(this) : made);
    const others = [...(game.controls ? [game.controls] : []), this.steps.element, this.why.element];
    this.frame = new Frame(game.title, this.moves.element, [this.undo, this.redo], others);
    el.append(this.frame.root);
    this.theme = readTheme(el, game.tint);
    this.stage = new Stage(this.frame.canvas, (item) => this.pressed(item));
    this.cursor = new Cursor(this.stage, this.frame, (item) => this.pressed(item), () => this.escape());
    this.link = new Link(model, () => this.showTrouble(), {
      error: (text) => this.complain(String(text)),
      answer: (found) => this.hear(found),
    });
    this.listen();
    this.clock = new Countdown(
      () => this.stage.redraw(),
      () => this.model.send({ do: "time is up", ply: this.scene.ply }),
    );
    const onScene = () => this.receive(model.get("scene") as Scene<View>);
    const resize = new ResizeObserver(() => this.resize());
    model.on("change:scene", onScene);
    resize.observe(this.frame.root);
    this.ends = [
      () => model.off("change:scene", onScene),
      () => resize.disconnect(),
      followTheme(this.frame.root, el, () => this.retheme(el)),
      onPictures(() => this.stage.redraw()),
      () => window.clearTimeout(this.timer),
      () => this.clock.stop(),
      () => this.steps.stop(),
      () => game.close?.(),
      () => this.link.close(),
      () => this.stage.destroy(),
    ];
    this.showAll();
    model.send({ do: "hello" });
  }

  close(): void {
    for (const end of this.ends) end();
    this.frame.root.remove();
  }

  private listen(): void {
    const { root, canvas } = this.frame;
    root.addEventListener("mousedown", (event) => (this.clicks = event.detail), true);
    const touched = ({ pointerType }: PointerEvent) => (this.clicks = pointerType === "mouse" ? 1 : 2);
    root.addEventListener("pointerdown", touched, true); // nobody counts taps
    canvas.addEventListener("keydown", (event) => this.onKey(event));
    canvas.addEventListener("keyup", (event) => this.game.key?.(event));
    canvas.addEventListener("focus", () => this.cursor.focus());
    canvas.addEventListener("blur", () => {
      this.waits = false;
      this.stage.setCursor(null);
      this.game.release?.();
    });
    canvas.addEventListener("pointerdown", () => this.steps.stop());
    if (this.scene.stepper) canvas.setAttribute("aria-label", `${this.game.title}: arrow keys step, Space plays`);
  }

  // What Python says

  private receive(scene: Scene<View>): void {
    const before = this.scene;
    this.scene = scene;
    this.asking = null;
    this.answer = null;
    this.link.settle();
    this.stage.pushDown(null);
    this.frame.root.classList.remove("bw-error");
    window.clearTimeout(this.timer);
    this.unseen ??= before;
    if (before.stepper && this.width) {
      // Whoever steps quickly does not wait until a picture is drawn, so it is made here.
      this.changes.in(this.game.picture(before, this.around()), before.ply, before.stepper.as);
    }
    if (scene.ply !== before.ply || scene.curtain !== before.curtain) this.since = 0;
    this.steps.settle(false);
    if (scene.steps !== null) this.showControls();
    if (!this.width || !this.game.receive?.(before, scene)) this.shown();
  }

  /** What led to the newest scene has been seen: show it, and what is to be said of it. */
  shown(): void {
    const { scene, unseen: before } = this;
    if (!before) return;
    this.unseen = null;
    this.tell(scene.ply !== before.ply);
    const forward = scene.ply > before.ply && !scene.curtain;
    const steps = forward && this.width ? (this.game.between?.(before, scene, this.around()) ?? []) : [];
    this.showControls();
    // A scene that tells nothing new, such as the answer to hello, must not hush what was just said.
    const isNew = scene.ply !== before.ply || scene.curtain !== before.curtain;
    if (isNew) this.frame.spoken.textContent = scene.prompt.headline;
    this.showSteps(steps);
  }

  /** Say what happened; what was said before stays if there is nothing new. */
  private tell(isNew: boolean): void {
    const { scene } = this;
    const events = scene.stepper ? [scene.stepper.words] : scene.events.map((event) => event.text);
    const told = [...events, this.game.remark?.(scene)].filter(Boolean);
    if (told.length || isNew) this.frame.status.textContent = told.join(" ");
  }

  private showSteps(steps: Still[]): void {
    const [step, ...rest] = steps;
    if (!step) {
      this.clock.set(this.scene.clock);
      this.draw(true);
      this.letBotMove();
      this.steps.settle(true);
      return;
    }
    this.clock.stop();
    this.stage.mark([], this.theme);
    this.stage.show(step.picture, this.width, true);
    this.timer = window.setTimeout(() => this.showSteps(rest), step.ms / this.steps.pace);
  }

  /** A program moves once people have seen what happened before. */
  private letBotMove(): void {
    if (this.scene.moves[0]?.do !== "bot") return;
    this.timer = window.setTimeout(() => this.send({ do: "bot" }), BOT_MS);
  }

  private complain(text: string): void {
    this.game.refused?.();
    this.stage.pushDown(null);
    this.moves.lock(false);
    this.frame.root.classList.add("bw-error");
    this.frame.status.textContent = text;
  }

  private hear(found: unknown): void {
    this.answer = found;
    const { because = "", note = "" } = found as { because?: string; note?: string };
    this.frame.status.textContent = `${because} ${note}`.trim();
    this.moves.lock(false);
    this.draw(true);
  }

  private showTrouble(): void {
    this.frame.showTrouble(this.link.trouble, this.link.pending);
    if (this.link.trouble !== "lost") return;
    this.clock.stop();
    this.moves.lock(true);
  }

  // What it looks like

  private around(): Around {
    const { width, theme, answer } = this;
    return { width, theme, left: () => this.clock.left, answer, drawings: this.model.get("drawings") };
  }

  private draw(moving: boolean): void {
    if (!this.width) return;
    const scene = this.unseen ? { ...this.unseen, moves: [] } : { ...this.scene, moves: this.offers };
    const picture = scene.curtain
      ? curtainPicture(scene, this.around(), this.game.title)
      : this.game.picture(scene, this.around());
    const hides = scene.curtain !== null;
    this.stage.show(picture, this.width, moving && !hides && !this.hidden); // no card fades behind it
    this.hidden = hides;
    if (scene.stepper) this.stage.mark(this.changes.in(picture, scene.ply, scene.stepper.as), this.theme);
    if (!this.unseen) this.since ||= performance.now();
  }

  /** What can be pressed now: the moves, or the answers to what is asked about one of them. */
  private get offers(): Offer[] {
    const { asking } = this;
    if (!asking?.ask || !asking.move) return this.scene.moves;
    const { field, values } = asking.ask;
    const { move, seats, label } = asking;
    const answers = values.map((value) => ({ label: `${label} as ${value}`, seats, move: { ...move, [field]: value } }));
    return [...answers, { label: "Back", do: "back" }];
  }

  private showControls(): void {
    const focused = focusedIn(this.frame.root);
    const inList = this.waits || this.moves.element.contains(focused);
    this.frame.root.dataset.ply = String(this.scene.ply);
    this.moves.show(this.offers);
    this.moves.lock(false);
    switchOn(this.undo, this.scene.undo);
    switchOn(this.redo, this.scene.redo);
    this.steps.show(this.scene);
    this.frame.root.classList.toggle("bw-stepping", this.scene.steps !== null);
    const question = this.game.canAsk?.(this.scene) ? this.model.get("questions") : null;
    this.why.show((question as Questions | undefined) ?? null);
    const alone = this.scene.seat === null && this.scene.steps === null;
    if (this.game.controls) this.game.controls.hidden = this.scene.curtain !== null || this.scene.steps !== null;
    for (const tool of [this.undo, this.redo]) tool.hidden = !alone;
    if (focused && (this.waits || isGone(focused))) this.refocus(inList);
  }

  /** The focus goes on to the next moves if it was in their list, else to the canvas. */
  private refocus(inList: boolean): void {
    const next = inList ? this.moves.element.querySelector("button") : null;
    const now = focusedIn(this.frame.root);
    if (next) next.focus();
    else if (!now || isGone(now)) this.frame.canvas.focus({ preventScroll: true });
    this.waits = inList && !next;
  }

  private showAll(): void {
    this.showControls();
    if (this.scene.stepper) this.tell(true);
    this.clock.set(this.scene.clock);
    this.resize();
    this.letBotMove();
  }

  private resize(): void {
    const room = this.frame.canvas.clientWidth;
    const width = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(room)));
    if (!room || width === this.width) return;
    this.width = width;
    this.draw(false);
  }

  private retheme(el: HTMLElement): void {
    const theme = readTheme(el, this.game.tint);
    if (theme.name === this.theme.name) return;
    this.theme = theme;
    this.draw(false);
  }

  // What a game that lives here asks for

  get canvas(): HTMLElement {
    return this.frame.canvas;
  }

  play(move: NonNullable<Offer["move"]>, seats: number[]): boolean {
    return this.send({ move, seats });
  }

  redraw(): void {
    this.draw(true);
  }

  repaint(): void {
    this.stage.redraw();
  }

  say(text: string): void {
    this.frame.spoken.textContent = text;
  }

  // What a person does

  private pressed(item: Item): void {
    if (item.act) item.act();
    else if (item.offer !== undefined) this.take(item.offer);
  }

  private take(index: number): void {
    const offer = this.offers[index];
    const now = performance.now();
    if (!offer || (this.clicks > 1 && now - this.taken < DOUBLE_MS)) return;
    if (offer.ask || offer.do === "back") {
      this.ask(offer.ask ? offer : null);
      return;
    }
    if (this.game.take?.(offer)) return;
    const content = offer.do ? { do: offer.do } : { move: offer.move, seats: offer.seats };
    if (!this.send(content)) return;
    this.taken = now;
    this.stage.pushOffer(index);
  }

  private ask(offer: Offer | null): void {
    if (this.link.pending) return;
    this.asking = offer;
    this.showControls();
    this.draw(true);
    if (focusedIn(this.frame.canvas)) this.cursor.focus();
  }

  private send(content: Record<string, unknown>): boolean {
    const timed = content.move && this.since ? { ms: Math.round(performance.now() - this.since) } : {};
    const sent = this.link.send({ ...content, ...timed, ply: this.scene.ply });
    if (sent) this.moves.lock(true);
    return sent;
  }

  private onKey(event: KeyboardEvent): void {
    this.waits = false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTheirs = isPlain && (this.scene.stepper ? this.steps.key(event) : this.game.key?.(event));
    if (isTheirs || this.cursor.key(event)) event.preventDefault();
  }

  /** Escape leaves what is being asked, or the cursor. */
  private escape(): void {
    if (this.asking) this.ask(null);
    else this.cursor.move(null);
  }
}
