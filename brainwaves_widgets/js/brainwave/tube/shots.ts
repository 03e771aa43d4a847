/** Flights of the wave: shown at once where they are begun, else before the scene that tells of them. */

import type { GameEvent } from "../../core/screen/wire";
import { isStill } from "../../core/stage/motion";
import { type Player, shoot } from "../console/console";
import { flightKey, flown, isFlight, isShot, wordOf } from "../console/flights";
import type { Furnished } from "../parts";
import { type BrainScene, goingOn } from "../view";

/** More flights than this at once are a jump, not a game that is watched. */
const MOST_FLIGHTS = 2;

/** A flight that was begun at this screen. */
interface Own {
  key: string;
  /** Whether it has been seen to its end, and whether Python's word on it has come. */
  over: boolean;
  told: boolean;
}

export class Shots {
  /** Whether a flight is shown to its end before the newest scene. */
  showing = false;
  private seen = "";
  private own: Own | null = null;

  constructor(private readonly room: Furnished) {
    this.remember(room.scene.events.filter(isFlight));
  }

  /** Whether a flight that was begun here is under way, or Python has not answered it yet. */
  get hasOwn(): boolean {
    return this.own !== null;
  }

  /** A flight that is played here begins. */
  begin(event: GameEvent | null = null, over = false): void {
    this.own = { key: event ? flightKey(event) : "", over, told: false };
  }

  forget(): void {
    this.own = null;
  }

  /** Show first what flies on the way to a scene; return whether anything does. */
  see(before: BrainScene, after: BrainScene): boolean {
    this.showing = this.watch(before, after);
    return this.showing;
  }

  /** Shoot: the twin flies it at once, and Python decides. */
  fire(english: number): void {
    const { host, scene, tube } = this.room;
    const { console, attacker, spots } = scene.view;
    if (this.own || !host.play({ type: "Shoot", english }, [attacker])) return;
    const { hit, telepathic } = shoot(goingOn(console), attacker, english);
    const points = (spots[attacker ? 0 : 1]?.value ?? 0) * (telepathic ? 2 : 1);
    const result = telepathic ? "telepathy" : hit ? "hit" : "miss";
    const event = { kind: "shot", text: "", seat: attacker, console, english, result, points };
    this.begin(event, isStill());
    if (isStill()) tube.showAtOnce(flown(event).path, wordOf(event));
    else tube.show([event], () => this.endOwn());
  }

  private watch(before: BrainScene, after: BrainScene): boolean {
    const { room } = this;
    const flights = after.ply > before.ply ? after.events.filter(isFlight) : [];
    const { own } = this;
    const watched = own?.over && !own.key; // it was dodged here, and flown elsewhere
    const mine = flights.find((event) => (watched ? event.kind === "launched" : flightKey(event) === own?.key));
    if (mine) return this.hearOfOwn(mine);
    this.own = null;
    if (after.ply < before.ply) room.tube.remember(null);
    else if (after.ply > before.ply) room.tube.shown.word = "";
    const fresh = flights.filter((event) => flightKey(event) !== this.seen);
    const newest = flights.at(-1);
    if (newest) this.seen = flightKey(newest);
    const last = fresh.at(-1);
    const { bots, steps, seat, view } = after;
    const alone = steps !== null || bots.includes(last?.seat as Player) || (seat !== null && seat !== last?.seat);
    const isHeld = last?.kind === "went" && !alone;
    if (!last || fresh.length > MOST_FLIGHTS || (isStill() && !isHeld)) {
      this.remember(fresh);
      room.settle();
      return false;
    }
    room.live.attempt = null;
    // A program waits with its shot until the wave is there; people see what they can do then.
    const waits = !alone && bots.includes(view.attacker);
    room.tube.show(isStill() ? [] : fresh, () => {
      room.settle();
      if (last.kind === "went") room.tube.beginCarry(last, alone, () => waits && this.haveShown());
      if (!room.tube.carry || !waits) this.haveShown();
      if (!room.tube.carry) return;
      room.host.showOffers();
      room.host.say("");
    });
    return true;
  }

  /** Remember the path of the last wave among flights that are not shown. */
  private remember(flights: GameEvent[]): void {
    const shot = flights.filter(isShot).at(-1);
    if (!shot) return;
    const { path, word } = flown(shot);
    this.room.tube.remember(path, word);
  }

  /** Take Python's word on a flight that is shown here already. */
  private hearOfOwn(event: GameEvent): boolean {
    const own = this.own as Own;
    if (!own.key) this.room.tube.remember(flown(event).path);
    this.seen = flightKey(event);
    own.told = true;
    if (!own.over) return true;
    if (event.kind === "shot" || isStill()) {
      this.room.tube.shown.word = wordOf(event);
      this.room.settle();
      return false;
    }
    this.room.tube.tell(wordOf(event), () => this.end());
    return true;
  }

  private endOwn(): void {
    if (!this.own) return;
    this.own.over = true;
    if (this.own.told) this.end();
  }

  private end(): void {
    this.room.settle();
    this.haveShown();
  }

  private haveShown(): void {
    this.showing = false;
    this.room.host.shown();
  }
}
