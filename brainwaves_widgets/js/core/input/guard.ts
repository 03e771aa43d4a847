/** Hasty hands: a place that has just changed its meaning takes no press for a moment. */

import type { Box } from "../page/types";
import type { Offer, Scene } from "../screen/wire";
import { overlap } from "../stage/layout";

/** How long such a place takes no press. */
export const GUARD_MS = 500;

/** Something that can be pressed on the canvas. */
export interface Place {
  key: string;
  label?: string | undefined;
  box: Box;
}

/** What could be done at a moment, and where. */
export interface Chance {
  /** Whom the curtain waits for, and whose moves there are. */
  curtain: string | null;
  seats: number[];
  question: string;
  places: Place[];
  /** The list of moves. */
  labels: string[];
}

export function chanceOf({ curtain, prompt }: Scene<unknown>, offers: Offer[], places: Place[]): Chance {
  const seats = [...new Set(offers.flatMap((offer) => offer.seats ?? []))];
  return { curtain, seats, question: prompt.headline, places, labels: offers.map(({ label }) => label) };
}

/** What takes no press: things on the canvas by their keys, and moves of the list by their indices. */
export interface Held {
  keys: string[];
  moves: number[];
}

/**
 * Return what a press cannot have been meant for.
 *
 * That is everything if somebody else is to act now; otherwise what stands where something else
 * could be pressed before, or where the same answers another question.
 * @param keyed what was just done by key: right after it, no key is meant for anything else
 */
export function changed(before: Chance, after: Chance, keyed: string | null): Held {
  const isOther =
    before.curtain !== after.curtain ||
    (before.seats.length > 0 && after.seats.some((seat) => !before.seats.includes(seat)));
  const isAsked = before.question !== after.question;
  const isHeld = (label: string | undefined) => isOther || (keyed !== null && label !== keyed);
  const places = after.places.filter(
    (place) =>
      isHeld(place.label) ||
      before.places.some(
        (old) => overlap(old.box, place.box) && (isAsked || old.key !== place.key || old.label !== place.label),
      ),
  );
  // From the first other label on, the buttons of the list stand elsewhere.
  const same = after.labels.findIndex((label, index) => label !== before.labels[index]);
  const first = isAsked ? 0 : same < 0 ? after.labels.length : same;
  const moves = after.labels.flatMap((label, index) => {
    const stoodThere = index >= first && before.labels.length > 0;
    return isHeld(label) || stoodThere ? [index] : [];
  });
  return { keys: places.map(({ key }) => key), moves };
}

/** Keeps hasty hands off, and tells what it holds back. */
export class Guard {
  private last: Chance | null = null;
  private held: Held = { keys: [], moves: [] };
  private timer = 0;

  constructor(private readonly tell: (held: Held) => void) {}

  get isOn(): boolean {
    return this.held.keys.length + this.held.moves.length > 0;
  }

  /** Take in where things stand before a change, for a page that may have been scrolled. */
  look(now: Chance): void {
    this.last = now;
  }

  /**
   * Something can be done now: keep hands off what was not there before.
   * @param all whether a press was just meant for something else, wherever it was
   */
  note(now: Chance, keyed: string | null, all: boolean): void {
    const { last } = this;
    this.last = now;
    const found = last ? changed(last, now, all ? "" : keyed) : { keys: [], moves: [] };
    // What is held already stays held: its moment begins again with the others'.
    const keys = now.places.map(({ key }) => key).filter((key) => this.held.keys.includes(key) || found.keys.includes(key));
    const moves = now.labels.map((_, index) => index).filter((index) => this.held.moves.includes(index) || found.moves.includes(index));
    if (found.keys.length + found.moves.length > 0) {
      this.stop();
      this.timer = window.setTimeout(() => this.hold({ keys: [], moves: [] }), GUARD_MS);
    }
    this.hold({ keys, moves });
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  private hold(held: Held): void {
    this.held = held;
    this.tell(held);
  }
}
