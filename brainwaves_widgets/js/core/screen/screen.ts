/** One screen at a table: the canvas and what belongs to it, on the page that all widgets have. */

import { onPictures } from "../stage/art";
import { Stage } from "../stage/stage";
import { Changes } from "../stepper/changes";
import { Controls } from "../input/controls";
import { Countdown } from "../moments/countdown";
import { curtainPicture } from "./curtain";
import { element } from "../page/elements";
import type { Around, Beat, Game, Maker, Shown } from "./game";
import { chanceOf, Guard } from "../input/guard";
import { Guide } from "./guide";
import { Input } from "../input/input";
import { Inset } from "./inset";
import type { Composer } from "../page/child";
import { FullScreen } from "../page/fullscreen";
import { AT_A_TABLE, Page, widget } from "../page/page";
import { Reader } from "./reader";
import { readTheme, type Theme } from "../page/theme";
import { sizeOn } from "./size";
import { Recap } from "../moments/recap";
import { isOther, Transition } from "../moments/transition";
import type { Model } from "../page/types";
import type { Offer, Questions, Scene } from "./wire";

/** Make an anywidget of a game. */
export function widgetOf<View>(made: Maker<View>): ReturnType<typeof widget> {
  return widget((model, el, host) => new Screen(made, model, el, host));
}

class Screen<View> implements Shown<View> {
  readonly canvas = element("div", "bw-canvas");
  readonly game: Game<View>;
  readonly stage: Stage;
  scene: Scene<View>;
  width = 0;
  private theme: Theme;
  /** Whether the curtain is down in the picture. */
  private hidden = false;
  /** When the picture was first shown in which the moves of this scene can be taken; 0 before. */
  private since = 0;
  /** What Python answered to the last question. */
  private answer: unknown = null;
  readonly page: Page<Scene<View>>;
  private readonly guide: Guide;
  private readonly full: FullScreen;
  readonly reader: Reader<View>;
  readonly controls: Controls<View>;
  private readonly input: Input<View>;
  readonly transition: Transition<View> = new Transition(this);
  readonly guard = new Guard(({ keys, moves }) => {
    this.stage.hold(keys);
    this.controls.moves.hold(moves);
    this.showState();
  });
  private readonly changes = new Changes();
  private readonly recap = new Recap();
  private readonly clock: Countdown;

  constructor(made: Maker<View>, private readonly model: Model, private readonly el: HTMLElement, composer: Composer | undefined) {
    this.scene = model.get("scene") as Scene<View>;
    const game = (this.game = typeof made === "function" ? made(this) : made);
    this.theme = readTheme(el, game.tint);
    const words = this.scene.stepper ? {} : { ...AT_A_TABLE, ...(model.get("trouble") ?? {}) };
    const page = (this.page = new Page(game.title, model, el, this, words));
    const guide = (this.guide = new Guide(page.root, this.canvas, model, () => this.draw(false)));
    const reader = (this.reader = new Reader(page.root, model, this));
    this.full = new FullScreen(page.root, () => this.resize());
    const aside = [this.full.button, reader.button, guide.button];
    this.controls = new Controls(page.root, this.canvas, game, aside, (offer) => this.input.take(offer), (content) => this.send(content));
    const how = this.scene.stepper ? "arrow keys step, Space plays" : "arrow keys choose, Enter plays, R reads the table";
    this.canvas.tabIndex = 0;
    this.canvas.role = "application";
    this.canvas.ariaLabel = `${game.title}: ${how}`;
    const inset = new Inset(page.root, this.canvas, model, composer, () => this.send({ do: "back" }));
    page.show(inset.element, this.controls.whose, this.canvas, ...this.controls.parts);
    this.stage = new Stage(this.canvas, (item) => this.input.press(item));
    this.input = new Input(this, page.root);
    this.clock = new Countdown(() => this.stage.redraw(), (content) => this.model.send({ ...content, ply: this.scene.ply }));
    const resize = new ResizeObserver(() => this.resize());
    resize.observe(page.root);
    page.onEnd(() => resize.disconnect());
    page.onEnd(onPictures(() => this.stage.redraw()));
    page.onEnd(this.clock.watch(model, this.canvas));
    for (const one of [this.transition, this.guard, this.clock, this.controls.steps]) page.onEnd(() => one.stop());
    for (const one of [inset, guide, reader, this.controls.sound]) page.onEnd(() => one.close());
    page.onEnd(() => game.close?.());
    page.onEnd(() => this.stage.destroy());
    this.showFirst();
    model.send({ do: "hello" });
  }

  // What Python says, as the page passes it on

  receive(scene: Scene<View>): void {
    const before = this.scene;
    this.scene = scene;
    this.answer = null;
    this.input.reset();
    this.reader.reset();
    this.page.settle();
    this.stage.pushDown(null);
    if (before.stepper && this.width) {
      // Whoever steps quickly does not wait until a picture is drawn, so it is made here.
      this.changes.in(this.game.picture(before, this.around()), before.ply, before.stepper.as);
    }
    if (isOther(before, scene)) {
      this.since = 0;
      this.recap.follow(before, scene);
    }
    this.controls.steps.settle(false);
    if (scene.steps !== null) this.showControls();
    this.transition.begin(before);
    if (this.transition.isShowing) this.controls.moves.lock(true);
    this.page.root.dataset.heard = String(scene.ply);
    this.showState();
    this.stage.drawNow();
  }

  refused(): void {
    this.game.refused?.();
    this.stage.pushDown(null);
    this.controls.moves.lock(false);
  }

  hear(found: unknown): void {
    this.answer = found;
    const { because = "", note = "" } = found as { because?: string; note?: string };
    this.page.tell(`${because} ${note}`.trim());
    this.controls.moves.lock(false);
    this.draw(true);
  }

  hearLive(content: unknown): void {
    this.game.hearLive?.(content);
  }

  done(): void {
    this.controls.moves.lock(false);
  }

  lost(): void {
    this.clock.stop();
    this.controls.moves.lock(true);
  }

  retheme(): void {
    const theme = readTheme(this.el, this.game.tint);
    if (theme.name === this.theme.name) return;
    this.theme = theme;
    this.transition.end();
    this.draw(false);
  }

  // What is shown on the way to a scene

  showBeat({ picture, headline, told }: Beat): void {
    const { stepper } = this.scene;
    this.clock.stop();
    this.controls.moves.lock(true);
    this.stage.mark([], this.theme);
    this.stage.hold([]);
    this.stage.show(picture, this.width, true);
    this.controls.sound.play(this.scene);
    if (stepper || told) this.page.tell(stepper?.words ?? told ?? "", this.recap.text);
    if (headline) this.page.say(headline === told ? "" : headline); // nobody hears it twice
    this.showState();
  }

  settle(before: Scene<View>, wasCut: boolean): void {
    const { scene } = this;
    this.clock.set(scene.clock);
    this.draw(true);
    const wentOn = this.input.follow();
    this.tell(scene.ply !== before.ply);
    this.controls.sound.play(scene);
    this.guide.show(scene.tip);
    // A scene that tells nothing new, such as the answer to hello, must not hush what was just said.
    if (isOther(before, scene) || before.prompt.headline !== scene.prompt.headline) this.say("");
    this.showControls(); // where the focus moves on, the page is laid out: once, with all words in it
    this.keepOff(wasCut || wentOn);
    this.controls.steps.settle(true);
  }

  /** Keep hasty hands off what was not there before. */
  private keepOff(all: boolean): void {
    if (this.scene.steps !== null) return this.showState();
    this.guard.note(chanceOf(this.scene, this.input.offers, this.stage.pressable), this.input.takeKeyed(), all);
  }

  /** Say for tests and tools whether something is shown, or hands are kept off. */
  private showState(): void {
    const state = this.transition.isShowing ? "beat" : this.guard.isOn ? "settling" : "ready";
    this.page.root.dataset.state = state;
  }

  /** Say what happened; what was said before stays if there is nothing new. */
  private tell(isNew: boolean): void {
    const { scene } = this;
    const events = (scene.stepper ? [scene.stepper.words] : scene.events.map((event) => event.text)).filter(Boolean);
    const told = [...events, this.game.remark?.(scene) ?? ""].join(" ").trim();
    if (told || isNew) this.page.tell(told, isNew ? this.recap.text : "");
    this.recap.add(events);
  }

  // What it looks like

  around(): Around {
    const { width, theme, answer } = this;
    return { width, zoom: this.stage.zoom, theme, left: () => this.clock.left, answer, drawings: this.model.get("drawings") };
  }

  private draw(moving: boolean): void {
    if (!this.width || this.transition.isInBeat) return;
    const { unseen } = this.transition;
    const scene = unseen ? { ...unseen, moves: [] } : { ...this.scene, moves: this.input.offers, prompt: this.input.prompt };
    const table = this.game.picture(scene, this.around());
    const picture = scene.curtain ? curtainPicture(scene, this.around(), this.game.title, table.height) : table;
    const hides = scene.curtain !== null;
    this.stage.show(picture, this.width, moving && !hides && !this.hidden); // no card fades behind it
    this.hidden = hides;
    const tip = unseen ? [] : this.guide.items;
    this.stage.mark(scene.stepper ? this.changes.in(picture, scene.ply, scene.stepper.as) : tip, this.theme);
    if (!unseen) this.since ||= performance.now();
  }

  private showControls(): void {
    const questions = this.model.get("questions") as Questions | undefined;
    this.controls.show(this.scene, this.input.offers, questions ?? null);
  }

  private showFirst(): void {
    this.showControls();
    this.guide.show(this.scene.tip);
    if (this.scene.stepper) this.tell(true);
    this.say("");
    this.clock.set(this.scene.clock);
    this.controls.sound.play(this.scene);
    this.resize();
    this.keepOff(false);
    this.showState();
    this.transition.letBotMove();
  }

  private resize(): void {
    const { stage, game } = this;
    const height = (width: number) => game.picture(this.scene, { ...this.around(), width }).height;
    const size = sizeOn(this.page.root, this.canvas, this.full.isOn, game.widest, height);
    if (!size || (size.width === this.width && size.zoom === stage.zoom)) return;
    this.width = size.width;
    stage.zoom = size.zoom;
    this.transition.end();
    this.draw(false);
  }

  // What a person does

  showOffers(): void {
    this.showControls();
    this.draw(true);
    this.keepOff(false);
  }

  send(content: Record<string, unknown>, offer?: number): boolean {
    const timed = content.move && this.since ? { ms: Math.round(performance.now() - this.since) } : {};
    return this.page.link.send({ ...content, ...timed, ply: this.scene.ply }, () => {
      this.controls.moves.lock(true);
      if (offer !== undefined) this.stage.pushOffer(offer);
    });
  }

  // What a game that lives here asks for

  play(move: NonNullable<Offer["move"]>, seats: number[]): boolean {
    return this.send({ move, seats });
  }

  tellLive(content: Record<string, unknown>): void {
    this.model.send({ do: "live", ply: this.scene.ply, ...content });
  }

  shown(): void {
    this.transition.finish();
    this.stage.drawNow(); // what the game showed above the canvas is gone in this frame already
  }

  redraw(): void {
    this.draw(true);
  }

  repaint(): void {
    this.stage.redraw();
  }

  /** Read something out; without a text it is the prompt, so that there is always something to go by. */
  say(text: string): void {
    this.page.say(text || this.reader.prompt);
  }
}
