/** A breakthrough at this screen: both play it live, and Python replays what they did. */

import type { Host } from "../../core/screen/game";
import type { GameEvent } from "../../core/screen/wire";
import type { Caps } from "../tube/glass";
import type { TubeScreen } from "../tube/screen";
import { type BrainScene, goingOn } from "../view";
import type { BrainView } from "../wire";
import { Attempt } from "./attempt";
import { CELL_WIDTH, inside, type Player, type Point } from "./console";
import { SIDES } from "./maze";
import { HANDS, Pilot } from "./pilot";
import { once } from "./runner";

/** So many steps a number of the countdown stands there; so near is the border of the maze. */
const COUNT = 40;
const NEAR = CELL_WIDTH * 0.4;

/** The room in which it is played. */
export interface Played {
  readonly host: Host<BrainView>;
  readonly scene: BrainScene;
  readonly tube: TubeScreen;
  readonly shots: { begin(event?: GameEvent, over?: boolean): void };
  readonly commands: { readonly knobs: [number, number] };
  readonly keys: {
    dragging: boolean;
    readonly any: boolean;
    steer(seat: Player, knob: number): number;
    dodge(seat: Player, spot: Point): Point;
    caps(): Caps;
  };
}

export class Live {
  attempt: Attempt | null = null;
  /** Where mouse or finger takes the attacked spot. */
  private goal: Point | null = null;
  private pilots: Pilot[] = [];

  constructor(private readonly room: Played) {}

  /** Make ready for an attempt, if the newest scene has one. */
  reset(): void {
    const { moves, steps, bots, view } = this.room.scene;
    const launches = steps === null && moves.some(({ move }) => move?.type === "Attempt");
    this.goal = null;
    this.attempt = launches ? new Attempt(goingOn(view.console), view.attacker) : null;
    this.pilots = SIDES.filter((seat) => bots.includes(seat)).map((seat) => new Pilot(seat, view.hands?.[seat] ?? HANDS.usual));
  }

  launch(): void {
    const { attempt, room } = this;
    if (!attempt || attempt.begun) return;
    attempt.begun = true;
    room.shots.begin();
    const { tube, keys, host } = room;
    const lookThere = once(() => host.canvas.focus()); // the keys that steer and dodge are there
    let count = COUNT * 3;
    const countdown = () => {
      this.step();
      tube.shown.word = String(Math.ceil(count / COUNT));
      tube.shown.caps = keys.caps();
      count -= 1;
      return count > 0;
    };
    const go = once(() => {
      tube.shown.caps = undefined;
      attempt.launch();
    });
    tube.run([lookThere, countdown, go, () => this.step(), () => this.send(attempt)], () => {});
  }

  /** Let the hands move before the launch, as long as anything is held. */
  wake(): void {
    const { tube, host, keys } = this.room;
    if (!this.attempt || this.attempt.begun || tube.busy) return;
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
    attempt.step(hands);
    const { spots } = attempt.console;
    const [x, y] = spots[defender];
    const isNear = [-NEAR, NEAR].some((by) => !inside(defender, [x + by, y]) || !inside(defender, [x, y + by]));
    tube.shown.word = inside(defender, [x, y]) ? (isNear ? "Border!" : "") : "Outside";
    if (attempt.launched) tube.moveWave(attempt.path, attempt.path.length - 1, defender, attempt.spot.at(-1));
    else tube.shown = { ...tube.shown, console: attempt.console, path: null };
    return !attempt.over;
  }

  /** Send what both did; return whether the way to Python is still taken. */
  private send({ attacker, english, spot, path }: Attempt): boolean {
    const { host, scene, shots, tube } = this.room;
    shots.begin({ kind: "launched", text: "", seat: attacker, console: scene.view.console, english, spot }, true);
    tube.remember(path);
    return !host.play({ type: "Attempt", english, spot }, [attacker]);
  }
}
