/** What the tube shows: spots and wave at rest, and everything that moves there. */

import { element } from "../../core/page/elements";
import type { Around, Host } from "../../core/screen/game";
import { isStill } from "../../core/stage/motion";
import type { Theme } from "../../core/page/theme";
import type { Box } from "../../core/page/types";
import type { GameEvent } from "../../core/screen/wire";
import { Carry } from "../console/carry";
import { coloursOf } from "../colours";
import { type Console, type Player, place, type Point, towards } from "../console/console";
import { carried, flown, walked } from "../console/flights";
import { paintTube, type Shown } from "./glass";
import { type Act, once, pause, Runner, through } from "../console/runner";
import { goingOn } from "../view";
import type { BrainView } from "../wire";

const TRAIL = 12;
const WORD_STEPS = 55;
const WALK_STEPS = 6;
const KNOB_STEP = 0.04;

export class TubeScreen {
  shown: Shown;
  /** A Reset that carries the wave to the attacker's side, while that is shown. */
  carry: Carry | null = null;
  /** What is shown of what happened, while it is. */
  flight: GameEvent | null = null;
  private path: Point[] | null = null;
  showsPath = true;
  private theme: Theme | null = null;
  private glass: Box = { x: 0, y: 0, w: 0, h: 0 };
  /** The canvas on which things move: over the glass, and only as long as they do. */
  readonly canvas = element("canvas", "bw-tube");
  readonly runner = new Runner(() => this.paint());

  constructor(
    private readonly host: Host<BrainView>,
    console: Console,
    private readonly knobs: [number, number],
  ) {
    this.shown = { console, trail: [], path: null, word: "" };
    this.canvas.hidden = true;
    this.canvas.ariaHidden = "true";
  }

  /** Whether something moves on the tube, so that the picture below shows none of it. */
  get moving(): boolean {
    return !this.canvas.hidden;
  }

  togglePath(): void {
    this.showsPath = !this.showsPath;
    this.shown = { ...this.shown, path: this.showsPath ? this.path : null };
  }

  /** Stand over the glass. */
  place(glass: Box, { theme, zoom }: Around): void {
    const { canvas, host } = this;
    [this.theme, this.glass] = [theme, glass];
    if (canvas.parentElement !== host.canvas) host.canvas.append(canvas);
    const ratio = window.devicePixelRatio || 1;
    const [x, y, w, h] = [glass.x, glass.y, glass.w, glass.h].map((side) => side * zoom) as [number, number, number, number];
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    if (canvas.width === Math.round(w * ratio) && canvas.height === Math.round(h * ratio)) return;
    canvas.width = Math.round(w * ratio);
    canvas.height = Math.round(h * ratio);
  }

  close(): void {
    this.runner.stop();
    this.canvas.remove();
  }

  /** Nothing moves any more; this is what there is. What came of a flight stays to be read. */
  rest(console: Console): void {
    this.runner.stop();
    this.canvas.hidden = true;
    this.carry = this.flight = null;
    const { word } = this.shown;
    this.shown = { console, trail: [], path: this.showsPath ? this.path : null, word };
  }

  /** Remember the path of a flight that is not shown, and what came of it. */
  remember(path: Point[] | null, word = ""): void {
    this.path = path;
    this.shown.word = word;
  }

  /** Show these events one after the other, and then call `then`; a wave that is still carried crosses before. */
  show(events: GameEvent[], then: () => void): void {
    const { carry } = this;
    const acts = events.flatMap((event) => (event.kind === "went" ? this.walk(event) : this.fly(event)));
    if (carry) acts.unshift(through(carry.path.slice(carry.progress), (_, by) => this.moveWave(carry.path, carry.progress + by)));
    this.carry = null;
    this.flight = events.at(-1) ?? null;
    this.shown = { ...this.shown, path: null, word: "" };
    this.run(acts, then);
  }

  /** Show what came of a flight. */
  tell(word: string, then: () => void): void {
    this.run(this.word(word), then);
  }

  /** Let something move that the caller moves, until it returns false. */
  run(acts: Act[], then: () => void): void {
    this.runner.run(acts, then);
    this.paint();
    this.host.redraw();
  }

  /** Show a flight as its path alone, for those who want less motion. */
  showAtOnce(path: Point[], word: string): void {
    this.path = path;
    this.shown = { ...this.shown, path, trail: [], word };
    this.host.redraw();
  }

  /** Show the wave at a place of its path, and the attacked spot where it was then. */
  moveWave(path: Point[], at: number, attacked: Player = 0, spot?: Point): void {
    const [x, y] = path[at] as Point;
    const now = { ...this.shown.console, x, y };
    const trail = isStill() ? [] : path.slice(Math.max(0, at - TRAIL), at);
    this.shown = { ...this.shown, console: spot ? place(now, attacked, spot) : now, trail };
  }

  /** Let the defender hold Reset until the wave is where it goes (W11). */
  beginCarry(event: GameEvent, alone: boolean, then: () => void): void {
    const path = carried(event);
    if (path.length < 2) return then();
    const { console } = this.shown;
    const carry = (this.carry = new Carry(event.seat as Player, path, alone, isStill()));
    this.moveWave(path, 0);
    const step = () => {
      const goesOn = carry.step();
      this.moveWave(path, carry.progress);
      return goesOn;
    };
    this.run([step], () => {
      this.rest(console);
      this.host.showOffers(); // not at once: hands are kept off a Reset that fires now
      this.host.say(""); // somebody else is to act
      then();
    });
  }

  private paint(): void {
    const { canvas, theme } = this;
    const { w, h } = this.glass;
    const pen = canvas.getContext("2d");
    if (!pen || !theme || !w) return;
    canvas.hidden = false;
    pen.setTransform(canvas.width / w, 0, 0, canvas.height / h, 0, 0);
    pen.clearRect(0, 0, w, h);
    paintTube(pen, w, h, this.shown, coloursOf(theme));
  }

  private walk(event: GameEvent): Act[] {
    const seat = event.seat as Player;
    return [
      through(walked(event, WALK_STEPS), (point) => {
        this.shown = { ...this.shown, console: place(this.shown.console, seat, point), trail: [] };
      }),
      pause(6),
    ];
  }

  private fly(event: GameEvent): Act[] {
    const { path, spots, knob, word } = flown(event);
    const before = goingOn(event.console as BrainView["console"]);
    const attacked: Player = event.seat ? 0 : 1;
    const turn = (to: number) => {
      const seat = event.seat as Player;
      this.knobs[seat] = towards(this.knobs[seat], to, KNOB_STEP);
      this.host.repaint();
      return this.knobs[seat] !== to;
    };
    this.path = path;
    return [
      once(() => (this.shown = { ...this.shown, console: before })),
      () => turn(knob[0] ?? 0),
      through(path, (_, i) => {
        this.moveWave(path, i, attacked, spots[i - 1]);
        turn(knob[i] ?? knob.at(-1) ?? 0);
      }),
      ...this.word(word),
    ];
  }

  private word(word: string): Act[] {
    const wait = pause(WORD_STEPS);
    const show = once(() => (this.shown = { ...this.shown, trail: [], path: this.path, word }));
    return [show, () => !this.host.scene.curtain && wait()]; // before a curtain a beat shows it
  }
}
