/** The HTML below the canvas: moves, Undo and Redo, a stepper's bar, "why?"; and where the focus goes. */

import { Steps } from "../stepper/steps";
import { box, element, group, quietButton, setText, switchOn } from "../page/elements";
import type { Asking, Game } from "../screen/game";
import { focusedIn, isGone } from "../page/keys";
import { afterPaint, bringIntoView } from "../page/sight";
import { GUARD_MS } from "./guard";
import { MovesList } from "./moves";
import { Panel } from "../screen/panel";
import { Sound } from "../moments/sound";
import type { Offer, Questions, Scene } from "../screen/wire";

export class Controls<View> {
  readonly parts: HTMLElement[];
  readonly steps: Steps;
  readonly sound = new Sound();
  readonly moves: MovesList;
  /** Whose screen it is, where it is one player's. */
  readonly whose = element("p", "bw-whose");
  private readonly end: Panel;
  private readonly question: Panel;
  private readonly tools: { undo: HTMLButtonElement; redo: HTMLButtonElement };
  private readonly why: Asking | undefined;
  private readonly bar: HTMLElement;
  private timer = 0;
  /** Whether the focus came to the canvas because the list of moves had none left. */
  private waits = false;
  /** Whether somebody here has pressed Play again. */
  private again = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly canvas: HTMLElement,
    private readonly game: Game<View>,
    aside: HTMLButtonElement[],
    take: (offer: number) => void,
    send: (content: Record<string, unknown>) => boolean,
  ) {
    this.moves = new MovesList(take);
    const wish = (what: string) => send({ do: what });
    this.end = new Panel("bw-end", "After the game", (what) => {
      this.again = what === "again";
      wish(what);
    });
    this.question = new Panel("bw-question", "A question", wish);
    const undo = quietButton("Undo", () => wish("undo"));
    const redo = quietButton("Redo", () => wish("redo"));
    this.tools = { undo, redo };
    this.steps = new Steps({
      go: (ply) => send({ do: "goto", to: ply }),
      see: (eyes) => send({ do: "see", as: eyes }),
      // No null goes to Python: in JupyterLite it would not arrive as None.
      predict: (choice) => send({ do: "predict", ...(choice !== null && { choice }) }),
    });
    this.why = game.asking && new game.asking((one, other) => send({ ask: [one, other] }));
    const tools = box("bw-tools", group("bw-tools", "Take back", undo, redo), this.sound.button, ...aside);
    this.bar = box("bw-bar", this.moves.button, this.moves.element, tools);
    const parts = [this.end.element, this.question.element, this.bar, game.controls, this.steps.element, this.why?.element];
    this.parts = parts.filter((part) => part !== undefined);
    this.whose.hidden = true;
    for (const kind of ["keydown", "blur"]) canvas.addEventListener(kind, () => (this.waits = false));
  }

  /** Show what can be done in a scene. */
  show(scene: Scene<View>, offers: Offer[], questions: Questions | null): void {
    const focused = focusedIn(this.root);
    const inList = this.waits || this.moves.element.contains(focused);
    const isByKey = focused?.matches(":focus-visible");
    const isStepper = scene.steps !== null;
    this.root.dataset.ply = String(scene.ply);
    this.root.classList.toggle("bw-stepping", isStepper);
    setText(this.whose, scene.whose);
    if (scene.whose) this.whose.hidden = false; // from then on it has its place, so that the table keeps its own
    const isOther = [
      this.end.show(scene.end?.records ?? [], scene.end?.offers ?? []),
      this.question.show(scene.request ? [scene.request.text] : [], scene.request?.answers ?? []),
    ];
    if (isOther.includes(true)) this.keepOff();
    // Who has just pressed something sees what can be done next, and what the others are asked.
    if (isOther[0] && scene.end && focused) this.end.element.scrollIntoView({ block: "nearest" });
    if (isOther[1] && scene.request && focused) this.question.element.scrollIntoView({ block: "nearest" });
    if (this.again && !scene.end) {
      this.again = false;
      bringIntoView(this.root);
    }
    this.moves.show(offers, isByKey);
    this.moves.button.hidden = isStepper || scene.end !== null;
    this.moves.lock(false);
    for (const name of ["undo", "redo"] as const) {
      switchOn(this.tools[name], scene[name] ?? false);
      this.tools[name].hidden = scene[name] === null;
    }
    this.steps.show(scene);
    this.why?.show(this.game.canAsk?.(scene) ? questions : null, this.game.askedFirst?.(scene) ?? [[], []]);
    if (this.game.controls) {
      this.game.controls.hidden = isStepper;
      this.game.controls.style.visibility = scene.curtain === null ? "" : "hidden"; // it keeps its room
    }
    if (!focused || (focused === this.canvas && !this.waits)) return; // to ask whether something is seen lays out the page
    const goOn = () => (this.waits || isGone(focused)) && this.refocus(inList);
    if (isByKey) goOn();
    else afterPaint(goOn); // who used a hand sees the table first
  }

  /** Keep hasty hands off buttons that have just come or moved. */
  private keepOff(): void {
    window.clearTimeout(this.timer);
    this.hold(true);
    this.timer = window.setTimeout(() => this.hold(false), GUARD_MS);
  }

  private hold(isHeld: boolean): void {
    for (const one of [this.end.element, this.question.element, this.bar]) one.classList.toggle("bw-moved", isHeld);
  }

  /** Move the focus on to the next moves if it was in their list, else to the canvas. */
  private refocus(inList: boolean): void {
    const next = inList ? this.moves.element.querySelector("button") : null;
    const now = focusedIn(this.root);
    if (next) next.focus();
    else if (!now || isGone(now)) this.canvas.focus({ preventScroll: true });
    this.waits = inList && !next;
  }
}
