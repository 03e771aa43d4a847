/** A breakthrough, live: at this screen alone or from two devices; Python replays what both did. */

import type { Furnished } from "../parts";
import { goingOn } from "../view";
import type { Beat } from "../wire";
import { Dodging, Steering } from "./twodevices";
import { Attempt } from "./attempt";
import { CELL_WIDTH, inside, type Point } from "./console";
import { Ear } from "./ear";
import { SIDES } from "./maze";
import { HANDS, Pilot } from "./pilot";
import { type Act, once, pause } from "./runner";

/** How many steps each number of the countdown lasts, and how near the border of the maze counts. */
const COUNT = 40;
const NEAR = CELL_WIDTH * 0.4;
/** How many steps a launch waits for the other player's device. */
const PATIENCE = 180;

export class Live {
  attempt: Attempt | null = null;
  /** Where mouse or finger takes the attacked spot. */
  private goal: Point | null = null;
  private pilots: Pilot[] = [];
  /** The way to the other player's device, once a launch has been asked for. */
  private steering: Steering | null = null;
  private dodging: Dodging | null = null;
  private readonly ear: Ear;

  constructor(private readonly room: Furnished) {
    this.ear = new Ear(room);
  }

  /** Make ready for an attempt, if the newest scene has one. */
  reset(): void {
    const { moves, steps, bots, view } = this.room.scene;
    const launches = view.apart === "dodge" || moves.some(({ move }) => move?.type === "Attempt");
    this.ear.end();
    this.goal = this.steering = this.dodging = null;
    this.attempt = launches && steps === null ? new Attempt(goingOn(view.console), view.attacker) : null;
    this.pilots = SIDES.filter((seat) => bots.includes(seat)).map((seat) => new Pilot(seat, view.hands?.[seat] ?? HANDS.usual));
  }

  launch(): void {
    const { attempt, room } = this;
    if (!attempt || attempt.begun) return;
    attempt.begun = true;
    room.shots.begin();
    room.host.showOffers();
    if (room.scene.view.apart) this.ask(attempt);
    else this.fly(attempt);
  }

  /** The other player's device tells what is done there. */
  hear(beat: Beat): void {
    const { attempt, steering, dodging } = this;
    const { scene, host, shots } = this.room;
    if (!attempt || beat.ply !== scene.ply) return;
    if (scene.view.apart === "steer") {
      if (beat.kind === "count" && attempt.begun && steering && !steering.tick) this.fly(attempt);
      if (beat.kind === "dodge") steering?.hear(beat);
    } else if (beat.kind === "begin") {
      if (!document.hidden) host.tellLive({ kind: "here" });
    } else if (beat.kind !== "dodge") {
      if (!dodging) {
        shots.begin(null, true);
        this.watch(attempt, beat.kind === "count");
      }
      if (beat.kind === "fly") this.dodging?.hear(beat);
    }
  }

  /** Ask whether the other player is there, and wait a moment. */
  private ask({ defender }: Attempt): void {
    const { tube, host, scene } = this.room;
    const name = scene.view.players[defender];
    this.steering = new Steering((content) => host.tellLive(content));
    tube.shown.word = `Waiting for ${name}`;
    tube.run([pause(PATIENCE)], () => {
      this.room.settle();
      tube.shown.word = `${name} does not answer`;
      host.showOffers();
    });
    host.tellLive({ kind: "launch" });
  }

  private fly(attempt: Attempt): void {
    const lookThere = once(() => this.room.host.canvas.focus()); // the keys that steer and dodge are there
    const go = once(() => {
      attempt.launch();
      this.room.tube.runner.pace = this.ear.begin(!this.steering);
    });
    this.room.tube.run([lookThere, this.countdown(), go, () => this.step(), () => this.send(attempt)], () => {});
  }

  /** Dodge a wave that flies at another device, until Python tells what came of it. */
  private watch(attempt: Attempt, counts: boolean): void {
    const { tube, host, scene } = this.room;
    const { attacker, defender } = attempt;
    const dodging = (this.dodging = new Dodging((content) => host.tellLive(content), goingOn(scene.view.console).spots[defender]));
    let wave = attempt.console;
    const step = () => {
      this.step();
      const now = dodging.step({ ...wave, spots: attempt.console.spots }, attempt);
      if (!now) return false;
      this.room.commands.knobs[attacker] = now.english[attacker];
      if (now.english[attacker] !== wave.english[attacker]) host.repaint();
      wave = now;
      tube.moveWave(dodging.path, dodging.path.length - 1, defender, attempt.console.spots[defender]);
      this.ear.hear({ console: now, attacker, defender }, tube.shown.word);
      return true;
    };
    const listen = once(() => void this.ear.begin(false));
    // Keys are taken by the canvas; but another table on this page may have them.
    if (!document.activeElement?.closest(".bw")) host.canvas.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
    tube.run([...(counts ? [this.countdown(step)] : []), listen, step], () => this.room.settle());
    tube.canvas.scrollIntoView({ block: "nearest" });
  }

  /** Count down while hands may move already. */
  private countdown(step: Act = () => this.step()): Act {
    const { tube, keys } = this.room;
    let count = COUNT * 3;
    return () => {
      step();
      const number = String(Math.ceil(count / COUNT));
      if (count % COUNT === 0) this.ear.count(number);
      tube.shown.word = number;
      tube.shown.caps = keys.caps();
      count -= 1;
      if (!count) tube.shown.caps = undefined;
      return count > 0;
    };
  }

  /** Let the hands move before the launch, as long as anything is held. */
  wake(): void {
    const { tube, host, keys } = this.room;
    if (!this.attempt || this.attempt.begun || tube.runner.busy) return;
    tube.run([() => this.step() && keys.any], () => {
      if (this.attempt) tube.rest(this.attempt.console);
      host.redraw();
    });
  }

  /** Take the attacked spot somewhere with mouse or finger. */
  dragSpot(point: Point | null): void {
    this.goal = point;
    this.room.keys.dragging = point !== null;
    this.wake();
  }

  private step(): boolean {
    const { attempt, room } = this;
    if (!attempt || attempt.over) return false;
    const { tube, keys, host } = room;
    const { knobs } = room.commands;
    const { attacker, defender } = attempt;
    const stands = this.goal ?? attempt.console.spots[defender];
    let hands = { knob: keys.steer(attacker, knobs[attacker]), spot: keys.dodge(defender, stands) };
    for (const pilot of this.pilots) hands = pilot.move(attempt, hands);
    if (hands.knob !== knobs[attacker]) {
      knobs[attacker] = hands.knob;
      host.repaint();
    }
    if (this.steering) this.steering.step(attempt, hands.knob);
    else attempt.step(hands);
    const { spots } = attempt.console;
    const [x, y] = spots[defender];
    const isNear = [-NEAR, NEAR].some((by) => !inside(defender, [x + by, y]) || !inside(defender, [x, y + by]));
    tube.shown.word = inside(defender, [x, y]) ? (isNear ? "Border!" : "") : "Outside";
    if (attempt.launched) {
      this.ear.hear(attempt, tube.shown.word);
      tube.moveWave(attempt.path, attempt.path.length - 1, defender, attempt.spot.at(-1));
    } else tube.shown = { ...tube.shown, console: attempt.console, path: null };
    return !attempt.over;
  }

  /** Send what both did; return whether the way to Python is still taken. */
  private send({ attacker, english, spot, path }: Attempt): boolean {
    const { host, scene, shots, tube } = this.room;
    this.ear.end();
    shots.begin({ kind: "launched", text: "", seat: attacker, console: scene.view.console, english, spot }, true);
    tube.remember(path);
    return !host.play({ type: "Attempt", english, spot }, [attacker]);
  }
}
