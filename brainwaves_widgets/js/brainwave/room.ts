/** A room with a console: what goes on in the browser while Python holds the rules. */

import type { Around, Game, Host } from "../core/page/game";
import { isStill } from "../core/stage/motion";
import type { Picture } from "../core/stage/stage";
import type { GameEvent, Offer } from "../core/page/wire";
import { Attempt } from "./console/attempt";
import { inside, type Player, type Point, shoot } from "./console/console";
import { Drag } from "./board/drag";
import { flightKey, flown, isFlight, wordOf } from "./console/flights";
import { Hand } from "./board/hand";
import { Keys } from "./controls/keys";
import type { Plan } from "./layout";
import { SIDES } from "./console/maze";
import { Panel } from "./controls/panel";
import { picture, promptOf } from "./picture";
import { Pilot } from "./console/pilot";
import { once } from "./console/runner";
import { TubeScreen } from "./tube/screen";
import { type BrainScene, goingOn } from "./view";
import type { BrainView, Tile } from "./wire";

/** More flights than this at once are a jump, not a game that is watched. */
const MOST_FLIGHTS = 2;

/** A flight that was begun at this screen. */
interface Own {
  key: string;
  /** Whether it has been seen to its end, and whether Python's word on it has come. */
  over: boolean;
  told: boolean;
}

export class Room implements Game<BrainView> {
  readonly title = "Brain Wave";
  readonly tint = null;
  readonly hand = new Hand();
  readonly controls: HTMLElement;
  readonly knobs: [number, number] = [0, 0];
  readonly tube: TubeScreen;
  /** Whether the squares' values are shown. */
  values = false;
  attempt: Attempt | null = null;
  readonly drag = new Drag(this);
  plan: Plan | null = null;
  private spotGoal: Point | null = null;
  private seen = "";
  private own: Own | null = null;
  /** Whether a flight is to be seen to its end before the newest scene is. */
  private showing = false;
  private pilots: Pilot[] = [];
  private readonly keys = new Keys(this);
  private readonly panel = new Panel(this);

  constructor(readonly host: Host<BrainView>) {
    this.controls = this.panel.element;
    this.tube = new TubeScreen(host, goingOn(host.scene.view.console));
    this.remember(host.scene.events.filter(isFlight));
    this.settle();
  }

  get scene(): BrainScene {
    return this.host.scene;
  }

  picture(scene: BrainScene, around: Around): Picture {
    const { made, plan } = picture(scene, around, this);
    this.plan = plan;
    this.tube.place(plan.glass, around.theme);
    this.showPanel();
    return made;
  }

  close(): void {
    this.tube.close();
  }

  // What Python says

  receive(before: BrainScene, after: BrainScene): boolean {
    const same = after.ply === before.ply && after.curtain === before.curtain && after.steps === null;
    if (!same) return (this.showing = this.see(before, after));
    this.hand.refresh(after); // hands and flights stay as they are
    return this.showing;
  }

  /** What has changed is seen first where it flies; gives whether it is. */
  private see(before: BrainScene, after: BrainScene): boolean {
    const forward = after.ply > before.ply;
    const flights = forward ? after.events.filter(isFlight) : [];
    const up = after.events.find(({ kind }) => forward && kind === "took up");
    if (up) this.hand.take(up.tile as Tile);
    const mine = flights.find((event) => flightKey(event) === this.own?.key);
    if (mine) return this.hearOfOwn(mine);
    this.own = null;
    if (after.ply < before.ply) this.tube.remember(null);
    const fresh = flights.filter((event) => flightKey(event) !== this.seen);
    const newest = flights.at(-1);
    if (newest) this.seen = flightKey(newest);
    if (!fresh.length || fresh.length > MOST_FLIGHTS || isStill()) {
      this.remember(fresh);
      this.settle();
      return false;
    }
    this.attempt = null;
    this.tube.show(fresh, () => {
      this.settle();
      const last = fresh.at(-1) as GameEvent;
      const alone = after.steps !== null || after.bots.includes(last.seat as Player);
      if (last.kind === "went") this.tube.beginCarry(last, alone);
      this.haveShown();
      if (this.tube.carry) this.host.say(promptOf(this, this.scene).headline);
    });
    return true;
  }

  /** Keep the way of the last wave among flights that nobody sees. */
  private remember(flights: GameEvent[]): void {
    const shot = flights.filter(({ kind }) => kind !== "went").at(-1);
    if (shot) this.tube.remember(flown(shot).path);
  }

  /** Python's word on a flight that is to be seen here already. */
  private hearOfOwn(event: GameEvent): boolean {
    const own = this.own as Own;
    this.seen = own.key;
    own.told = true;
    if (!own.over) return true;
    if (event.kind === "shot" || isStill()) {
      this.settle();
      return false;
    }
    this.tube.tell(wordOf(event), () => {
      this.settle();
      this.haveShown();
    });
    return true;
  }

  private haveShown(): void {
    this.showing = false;
    this.host.shown();
  }

  /** Python refused what was done here: everything is again as the scene has it. */
  refused(): void {
    this.settle();
    this.host.redraw();
  }

  /** Nothing moves any more: the newest scene is what there is. */
  private settle(): void {
    const { scene } = this;
    const { console, attacker } = scene.view;
    const launches = scene.moves.some(({ move }) => move?.type === "Attempt");
    this.own = this.spotGoal = this.drag.at = null;
    [this.knobs[0], this.knobs[1]] = console.english;
    this.attempt = launches && scene.steps === null ? new Attempt(goingOn(console), attacker) : null;
    this.pilots = SIDES.filter((seat) => scene.bots.includes(seat)).map((seat) => new Pilot(seat));
    this.tube.rest(this.attempt?.console ?? goingOn(console));
    this.hand.refresh(scene);
  }

  // The controls

  /** Whether this player's English is theirs to turn now, at this screen. */
  canTurn(seat: Player): boolean {
    return this.attacks(seat) && !this.scene.bots.includes(seat);
  }

  /** Whether this player's Reset fires or launches now, at this screen. */
  canFire(seat: Player): boolean {
    return this.attacks(seat) && !this.tube.carry && !this.attempt?.launched;
  }

  private attacks(seat: Player): boolean {
    const { moves, curtain } = this.scene;
    const mine = moves.some(({ move, seats }) => (move?.type === "Shoot" || move?.type === "Attempt") && seats?.[0] === seat);
    return mine && !curtain && (!this.own || this.attempt !== null);
  }

  turnKnob(seat: Player, english: number): void {
    if (!this.canTurn(seat)) return;
    this.knobs[seat] = Math.round(Math.max(-1, Math.min(1, english)) * 100) / 100;
    this.showPanel();
    this.host.repaint();
  }

  resetDown(seat: Player): void {
    if (this.tube.carry?.defender === seat) {
      this.tube.carry.down();
      this.host.repaint();
    } else if (this.canFire(seat)) {
      if (this.attempt) this.launch();
      else this.fire();
    }
  }

  resetUp(seat: Player): void {
    if (this.tube.carry?.defender !== seat) return;
    this.tube.carry.up();
    this.host.repaint();
  }

  resetText(seat: Player): string {
    if (this.tube.carry?.defender === seat) return "Hold Reset";
    if (!this.canFire(seat)) return "Reset";
    return this.attempt ? "Launch" : "Reset · fire";
  }

  key(event: KeyboardEvent): boolean {
    return this.keys.take(event);
  }

  release(): void {
    this.keys.release();
  }

  /** Take an offer of the list itself where it is played on the console. */
  take({ move, seats }: Offer): boolean {
    if (move?.type === "Attempt") {
      this.launch();
      return true;
    }
    if (move?.type !== "Shoot") return false;
    this.knobs[(seats?.[0] ?? 0) as Player] = Number(move.english);
    this.fire();
    return true;
  }

  private showPanel(): void {
    const standings = SIDES.map((seat) => ({
      name: this.scene.view.players[seat] ?? "",
      english: this.knobs[seat],
      canTurn: this.canTurn(seat),
      reset: this.resetText(seat),
      canReset: this.canFire(seat) || this.tube.carry?.defender === seat,
    }));
    this.panel.show(standings, this.keys.help());
  }

  // A shot: the twin flies it at once, and Python decides

  private fire(): void {
    const { console, attacker, spots } = this.scene.view;
    const english = this.knobs[attacker];
    if (this.own || !this.host.play({ type: "Shoot", english }, [attacker])) return;
    const { hit, telepathic } = shoot(goingOn(console), attacker, english);
    const points = (spots[attacker ? 0 : 1]?.value ?? 0) * (telepathic ? 2 : 1);
    const result = telepathic ? "telepathy" : hit ? "hit" : "miss";
    const event = { kind: "shot", text: "", seat: attacker, console, english, result, points };
    this.own = { key: flightKey(event), over: false, told: false };
    if (!isStill()) {
      this.tube.show([event], () => this.endOwn());
      return;
    }
    this.own.over = true;
    this.tube.showAtOnce(flown(event).path, wordOf(event));
  }

  private endOwn(): void {
    const { own } = this;
    if (!own) return;
    own.over = true;
    if (!own.told) return;
    this.settle();
    this.haveShown();
  }

  // An attempt: both play it live, and Python replays what they did

  private launch(): void {
    const { attempt } = this;
    if (!attempt || attempt.launched) return;
    this.own = { key: "", over: false, told: false };
    attempt.launch();
    const lookThere = once(() => this.host.canvas.focus()); // the keys that steer and dodge are there
    this.tube.run([lookThere, () => this.stepAttempt(), () => this.sendAttempt(attempt)], () => {});
  }

  /** Let the hands move before the launch, as long as anything is held. */
  wake(): void {
    if (!this.attempt || this.attempt.launched || this.tube.busy) return;
    this.tube.run([() => this.stepAttempt() && this.keys.any], () => {
      if (this.attempt) this.tube.rest(this.attempt.console);
      this.host.redraw();
    });
  }

  private stepAttempt(): boolean {
    const { attempt } = this;
    if (!attempt || attempt.over) return false;
    const { attacker, defender } = attempt;
    const stands = this.spotGoal ?? attempt.console.spots[defender];
    let hands = { knob: this.keys.steer(attacker, this.knobs[attacker]), spot: this.keys.dodge(defender, stands) };
    for (const pilot of this.pilots) hands = pilot.move(attempt, hands);
    if (hands.knob !== this.knobs[attacker]) {
      this.knobs[attacker] = hands.knob;
      this.host.repaint();
    }
    attempt.step(hands);
    const { spots } = attempt.console;
    this.tube.shown.word = inside(defender, spots[defender]) ? "" : "Outside";
    if (attempt.launched) this.tube.moveWave(attempt.path, attempt.path.length - 1, defender, attempt.spot.at(-1));
    else this.tube.shown = { ...this.tube.shown, console: attempt.console, path: null };
    return !attempt.over;
  }

  /** Send what both did; gives whether the way to Python is still taken. */
  private sendAttempt({ attacker, english, spot, path }: Attempt): boolean {
    const event = { kind: "launched", text: "", seat: attacker, console: this.scene.view.console, english, spot };
    this.own = { key: flightKey(event), over: true, told: false };
    this.tube.remember(path);
    return !this.host.play({ type: "Attempt", english, spot }, [attacker]);
  }

  /** Take the attacked spot somewhere with mouse or finger. */
  dragSpot(point: Point | null): void {
    this.spotGoal = point;
    this.keys.dragging = point !== null;
    this.wake();
  }
}
