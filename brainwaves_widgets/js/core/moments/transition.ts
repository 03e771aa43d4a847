/** The way from one scene to the next: the beats that are seen in between, and what follows. */

import type { Beat, Shown } from "../screen/game";
import type { Scene } from "../screen/wire";

/** How long a beat, or what a program replies to, is shown before a press can cut it short. */
const LEAST_MS = 300;
/** How long a result is shown that people read before something else stands there, such as a curtain. */
export const RESULT_MS = 1400;
/** How long people have to read what a game remarks before a program moves: for each letter, and at most. */
const LETTER_MS = 50;
const MOST_READING_MS = 8000;
/** How long a program waits at the usual pace. */
const USUAL_WAIT_MS = 700;
/** More beats than this do not wait for each other. */
const MOST_BEATS = 4;

/** Tell whether two scenes show different states, as opposed to one that was sent again. */
export function isOther(one: Scene<unknown>, other: Scene<unknown>): boolean {
  return one.ply !== other.ply || one.curtain !== other.curtain;
}

export class Transition<View> {
  /** The scene before the newest, while the game itself shows what happens in between. */
  unseen: Scene<View> | null = null;
  /** The scene that was shown last. */
  private shown: Scene<View> | null = null;
  /** The beat that is shown now, and those that follow. */
  private beats: Beat[] = [];
  private began = 0;
  private wasCut = false;
  private timer = 0;

  constructor(private readonly screen: Shown<View>) {}

  /** Whether something is shown on the way to the newest scene. */
  get isShowing(): boolean {
    return this.beats.length > 0 || this.unseen !== null;
  }

  get isInBeat(): boolean {
    return this.beats.length > 0;
  }

  /** A new scene came: show what leads to it, and then show it. */
  begin(before: Scene<View>): void {
    const { game, scene, width } = this.screen;
    if (!this.beats.length) this.stop();
    this.shown ??= before;
    this.unseen ??= before;
    if (!width || !game.receive?.(before, scene)) this.finish();
  }

  /** The game has shown what it shows itself: go on with the beats. */
  finish(): void {
    const { screen, unseen: before } = this;
    if (!before) return;
    this.unseen = null;
    const { game, scene, width } = screen;
    if (this.beats.length && !isOther(before, scene)) return;
    const isForward = scene.ply > before.ply && before.curtain === null && width > 0;
    const fresh = isForward ? (game.between?.(before, scene, screen.around()) ?? []) : [];
    this.follow(fresh, scene.steps === null && scene.ply >= before.ply);
  }

  /** Whether people can only wait for a program, or let it move at once. */
  get isWaiting(): boolean {
    return this.isProgramDue && this.screen.scene.moves.length === 1;
  }

  /** Whether a program moves as soon as people have seen what is. */
  private get isProgramDue(): boolean {
    return !this.isShowing && this.screen.scene.moves[0]?.do === "bot";
  }

  /** A person wants to go on: cut short what is shown now, if it has been seen at all. */
  goOn(): void {
    if (performance.now() - this.began < LEAST_MS) return;
    if (this.isWaiting) {
      this.stop();
      this.screen.send({ do: "bot" });
    }
    if (!this.beats.length) return;
    this.wasCut = true;
    this.beats.shift();
    while (this.beats[0] && !this.beats[0].must) this.beats.shift();
    this.next();
  }

  /** Show the newest scene at once, as when the picture gets another size. */
  end(): void {
    if (!this.beats.length) return;
    this.beats = [];
    this.next();
  }

  /** A program moves once people have seen what happened before. */
  letBotMove(): void {
    const { screen } = this;
    if (!this.isProgramDue) return;
    this.began = performance.now();
    const { game, scene } = screen;
    const { wait } = scene;
    const letters = (game.remark?.(scene).length ?? 0) + (game.news?.(scene).length ?? 0);
    const reading = (Math.min(letters * LETTER_MS, MOST_READING_MS) * wait) / USUAL_WAIT_MS;
    this.timer = window.setTimeout(() => screen.send({ do: "bot" }), wait + reading);
  }

  /** Show and send nothing more. */
  stop(): void {
    window.clearTimeout(this.timer);
  }

  /** Show these beats, after those that must be seen. */
  private follow(fresh: Beat[], waits: boolean): void {
    const [now] = this.beats;
    this.beats = [...(waits ? this.beats.filter(({ must }) => must) : []), ...fresh];
    this.beats.splice(1, this.beats.length - MOST_BEATS);
    if (!now || this.beats[0] !== now) this.next();
  }

  private next(): void {
    const { screen, shown } = this;
    const [beat] = this.beats;
    this.stop();
    if (beat) {
      this.began = performance.now();
      screen.showBeat(beat);
      this.timer = window.setTimeout(() => {
        this.beats.shift();
        this.next();
      }, beat.ms / screen.controls.steps.pace);
      return;
    }
    if (this.unseen || !shown) return;
    const { wasCut } = this;
    this.shown = null;
    this.wasCut = false;
    screen.settle(shown, wasCut);
    this.letBotMove();
  }
}
