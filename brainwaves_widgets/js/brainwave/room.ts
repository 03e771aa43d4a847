/** A room with a console: what goes on in the browser while Python holds the rules. */

import { RESULT_MS } from "../core/moments/transition";
import { paintNumberDie } from "../core/pieces/dice";
import { Tray } from "../core/pieces/tray";
import type { Around, Beat, Game, Host } from "../core/screen/game";
import type { GameEvent, Offer, Prompt } from "../core/screen/wire";
import type { Picture } from "../core/stage/stage";
import { Drag } from "./board/drag";
import { Hand } from "./board/hand";
import { askWhyNot } from "./board/whynot";
import type { Player } from "./console/console";
import { isShot } from "./console/flights";
import { Live } from "./console/live";
import { Commands } from "./controls/commands";
import { Keys } from "./controls/keys";
import { Panel } from "./controls/panel";
import type { Plan } from "./layout";
import type { Furnished } from "./parts";
import { picture, promptOf } from "./picture";
import { TubeScreen } from "./tube/screen";
import { Shots } from "./tube/shots";
import { type BrainScene, goingOn } from "./view";
import type { BrainView, Beat as LiveBeat, Tile } from "./wire";

const DICE = ["First", "Second"].map((name) => ({
  field: name.toLowerCase(),
  name: `${name} die`,
  faces: [1, 2, 3, 4, 5, 6],
  paint: paintNumberDie,
}));

/** What came of waves among these events, in words. */
function resultsOf(events: GameEvent[]): string {
  const isResult = (event: GameEvent) => isShot(event) || event.kind === "broke" || event.kind === "failed";
  return events.filter(isResult).map(({ text }) => text).join(" ");
}

export class Room implements Game<BrainView>, Furnished {
  readonly title = "Brain Wave";
  readonly tint = null;
  readonly hand = new Hand();
  readonly drag = new Drag(this);
  readonly commands = new Commands(this);
  readonly keys = new Keys(this);
  readonly live = new Live(this);
  readonly panel = new Panel(this);
  readonly controls = this.panel.element;
  /** Real dice, to be tapped. */
  readonly tray: Tray;
  readonly tube: TubeScreen;
  readonly shots: Shots;
  /** Whether the squares' values are shown. */
  values = false;
  plan: Plan | null = null;
  zoom = 1;

  constructor(readonly host: Host<BrainView>) {
    this.tray = new Tray(host, DICE);
    this.tube = new TubeScreen(host, goingOn(host.scene.view.console), this.commands.knobs);
    this.shots = new Shots(this);
    askWhyNot(this);
    this.settle();
  }

  get scene(): BrainScene {
    return this.host.scene;
  }

  prompt(): Prompt {
    return promptOf(this, this.scene);
  }

  offers(moves: Offer[]): Offer[] {
    return this.commands.offers(moves);
  }

  picture(scene: BrainScene, around: Around): Picture {
    const { made, plan } = picture(scene, around, this);
    this.plan = plan;
    this.zoom = around.zoom;
    this.tube.place(plan.glass, around);
    this.panel.show();
    return made;
  }

  /** What came of a wave is read before a curtain falls over it. */
  between(before: BrainScene, { curtain, events }: BrainScene, around: Around): Beat[] {
    const begins = events.findIndex(({ kind }) => kind === "begins");
    if (begins > 0) return [this.opening(before, events[begins - 1] as GameEvent, events[begins] as GameEvent, around)];
    const headline = curtain ? resultsOf(events) : "";
    if (!headline) return [];
    const picture = this.picture({ ...before, moves: [], prompt: { headline, hint: "" } }, around);
    return [{ picture, ms: RESULT_MS, headline, told: headline, must: true }];
  }

  /** The dice that decide who attacks first are seen before the defender's own lie there (W9). */
  private opening(before: BrainScene, rolled: GameEvent, begins: GameEvent, around: Around): Beat {
    const view = { ...before.view, dice: rolled.dice as number[] };
    const prompt = { headline: begins.text, hint: rolled.text };
    const told = `${rolled.text} ${begins.text}`;
    return { picture: this.picture({ ...before, view, moves: [], prompt }, around), ms: RESULT_MS, headline: told, told, must: true };
  }

  news({ events }: BrainScene): string {
    return resultsOf(events);
  }

  close(): void {
    this.tube.close();
  }

  // What Python says

  receive(before: BrainScene, after: BrainScene): boolean {
    const same = after.ply === before.ply && after.curtain === before.curtain && after.steps === null;
    if (same) {
      if (after.view.apart !== before.view.apart && !this.shots.hasOwn) this.settle();
      this.hand.refresh(after); // hands and flights stay as they are
      return this.shots.showing;
    }
    const up = after.events.find(({ kind }) => after.ply > before.ply && kind === "took up");
    if (up) this.hand.take(up.tile as Tile);
    return this.shots.see(before, after);
  }

  hearLive(beat: unknown): void {
    this.live.hear(beat as LiveBeat);
  }

  /** Python refused what was done here: everything is again as the scene has it. */
  refused(): void {
    this.settle();
    this.host.showOffers();
  }

  /** Nothing moves any more: the newest scene is what there is. */
  settle(): void {
    const { console } = this.scene.view;
    this.shots.forget();
    this.drag.at = null;
    [this.commands.knobs[0], this.commands.knobs[1]] = console.english;
    this.live.reset();
    this.tube.rest(this.live.attempt?.console ?? goingOn(console));
    this.hand.refresh(this.scene);
  }

  // What a person does

  key(event: KeyboardEvent): boolean {
    return this.keys.take(event);
  }

  release(): void {
    this.keys.release();
  }

  /** Take an offer of the list itself where it is played on the console. */
  take({ move, seats }: Offer): boolean {
    const seat = (seats?.[0] ?? 0) as Player;
    if (move?.type === "Attempt") this.live.launch();
    else if (move?.type === "Shoot") this.commands.fire(seat, Number(move.english));
    else if (move?.type === "Reset") this.commands.tapReset(seat);
    else return false;
    return true;
  }
}
