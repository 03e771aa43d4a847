/** What a person does at a screen: presses, keys, and the choice of what a move leaves open. */

import type { Item } from "../stage/stage";
import { Cursor } from "./cursor";
import { focusedIn } from "../page/keys";
import type { Shown } from "../screen/game";
import type { Offer, Prompt } from "../screen/wire";

/** Two clicks or taps within this time are one: the second does not take what came up meanwhile. */
const DOUBLE_MS = 400;

export class Input<View> {
  /** The offer whose missing part is being asked for, as a name to announce. */
  private asking: Offer | null = null;
  /** How many clicks in a row the browser counts, and when the last move was taken. */
  private clicks = 0;
  private taken = -DOUBLE_MS;
  /** Whether a key was used last; and what was taken by key since the last scene. */
  private byKey = false;
  private keyed: string | null = null;
  private readonly cursor: Cursor;

  constructor(
    private readonly screen: Shown<View>,
    root: HTMLElement,
  ) {
    const { canvas, game, stage, controls } = screen;
    this.cursor = new Cursor(stage, canvas, (text) => screen.say(text), (item) => this.press(item), () => this.escape());
    root.addEventListener("mousedown", (event) => (this.clicks = event.detail), true);
    const touched = ({ pointerType }: PointerEvent) => (this.clicks = pointerType === "mouse" ? 1 : 2);
    root.addEventListener("pointerdown", touched, true); // nobody counts taps
    root.addEventListener("pointerdown", () => (this.byKey = false), true);
    root.addEventListener("keydown", () => (this.byKey = true), true);
    root.addEventListener("click", ({ target }) => {
      if ((target as Element).closest(".bw-canvas, .bw-moves")) screen.transition.goOn();
    });
    canvas.addEventListener("keydown", (event) => this.key(event));
    canvas.addEventListener("keyup", (event) => game.key?.(event));
    canvas.addEventListener("focus", () => this.cursor.focus());
    canvas.addEventListener("blur", () => {
      stage.setCursor(null);
      game.release?.();
    });
    canvas.addEventListener("pointerdown", () => {
      controls.steps.stop();
      stage.setCursor(null);
    });
  }

  /** What can be pressed now: the moves, or the answers to what is asked about one of them. */
  get offers(): Offer[] {
    const { asking } = this;
    const { game, scene } = this.screen;
    if (!asking?.ask || !asking.move) return game.offers?.(scene.moves) ?? scene.moves;
    const { field, values } = asking.ask;
    const { move, seats, label } = asking;
    const answers = values.map((value) => ({ label: `${label} as ${value}`, seats, move: { ...move, [field]: value } }));
    return [...answers, { label: "Back", do: "back" }];
  }

  /** What to do now; it differs while something is asked about a move. */
  get prompt(): Prompt {
    const { prompt } = this.screen.scene;
    return this.asking?.ask ? { ...prompt, headline: this.asking.ask.question } : prompt;
  }

  /** A new scene has come: drop the question about earlier moves. */
  reset(): void {
    this.asking = null;
  }

  /** The keyboard goes on in another picture; return whether it points at something else now. */
  follow(): boolean {
    return this.cursor.follow();
  }

  /** Return what was taken by key since this was asked last. */
  takeKeyed(): string | null {
    const { keyed } = this;
    this.keyed = null;
    return keyed;
  }

  /** Press something on the canvas. */
  press(item: Item): void {
    if (this.screen.stage.holds(item.key)) return;
    if (item.act) item.act();
    else if (item.offer !== undefined) this.take(item.offer);
  }

  take(index: number): void {
    const { screen } = this;
    const offer = this.offers[index];
    const now = performance.now();
    if (!offer || (this.clicks > 1 && now - this.taken < DOUBLE_MS)) return;
    if (this.byKey) this.keyed = offer.label;
    if (offer.ask || offer.do === "back") {
      this.ask(offer.ask ? offer : null);
      return;
    }
    if (screen.game.take?.(offer)) return;
    const content = offer.do ? { do: offer.do } : { move: offer.move, seats: offer.seats };
    if (screen.send(content, index)) this.taken = now;
  }

  private ask(offer: Offer | null): void {
    if (this.screen.page.link.pending) return;
    this.asking = offer;
    this.screen.showOffers();
    if (focusedIn(this.screen.canvas)) this.cursor.focus();
  }

  private key(event: KeyboardEvent): void {
    const { scene, game, controls } = this.screen;
    if (!scene.stepper && isPress(event) && this.isEarly(event)) {
      event.preventDefault();
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTheirs = isPlain && (scene.stepper ? controls.steps.key(event) : game.key?.(event));
    if (isTheirs || this.cursor.key(event)) event.preventDefault();
  }

  /**
   * Tell whether a press by key comes before what it would do was there.
   *
   * During a beat, and before a program moves, it goes on and does nothing else.
   */
  private isEarly({ repeat }: KeyboardEvent): boolean {
    const { transition, guard, stage } = this.screen;
    const isToGoOn = transition.isInBeat || transition.isWaiting;
    if (isToGoOn && !repeat) transition.goOn();
    const item = stage.cursorItem;
    return isToGoOn || (guard.isOn && (!item || stage.holds(item.key)));
  }

  /** Escape leaves what is being asked, or the cursor. */
  private escape(): void {
    if (this.asking) this.ask(null);
    else this.cursor.move(null);
  }
}

const isPress = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
