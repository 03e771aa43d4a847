/** English and Reset: who may use which now, and what that does. */

import type { Player } from "../console/console";
import type { Offer } from "../../core/screen/wire";
import type { Furnished } from "../parts";

/** What Reset says when it says most. */
export const LONGEST = "Reset · fire";

export class Commands {
  readonly knobs: [number, number] = [0, 0];

  constructor(private readonly room: Furnished) {}

  /** Whether this player's English is theirs to turn now, at this screen. */
  canTurn(seat: Player): boolean {
    return this.attacks(seat) && !this.room.scene.bots.includes(seat);
  }

  /** Whether this player's Reset fires or launches now, at this screen. */
  canFire(seat: Player): boolean {
    return this.attacks(seat) && !this.room.tube.carry && !this.room.live.attempt?.begun;
  }

  /** Whether this player is to hold the Reset that carries the wave to the other side (W11). */
  holds(seat: Player): boolean {
    const { carry } = this.room.tube;
    return carry?.defender === seat && !carry.alone;
  }

  /** What the list offers of these moves: none that is made with a Reset before it can be pressed. */
  offers(moves: Offer[]): Offer[] {
    const { tube, live } = this.room;
    const { carry } = tube;
    if (carry && this.holds(carry.defender)) {
      return [{ label: "Hold Reset until the wave has crossed", seats: [carry.defender], move: { type: "Reset" } }];
    }
    return carry || live.attempt?.begun ? moves.filter(({ move }) => move?.type !== "Shoot" && move?.type !== "Attempt") : moves;
  }

  /** Press a Reset and let it go at once. */
  tapReset(seat: Player): void {
    this.resetDown(seat);
    this.resetUp(seat);
  }

  turnKnob(seat: Player, english: number): void {
    if (!this.canTurn(seat)) return;
    this.knobs[seat] = Math.round(Math.max(-1, Math.min(1, english)) * 100) / 100;
    this.room.panel.show();
    this.room.host.repaint();
  }

  resetDown(seat: Player): void {
    const { tube, live, host } = this.room;
    if (this.holds(seat)) {
      tube.carry?.down();
      host.repaint();
    } else if (this.canFire(seat)) {
      if (live.attempt) live.launch();
      else this.fire(seat);
    }
  }

  resetUp(seat: Player): void {
    if (!this.holds(seat)) return;
    this.room.tube.carry?.up();
    this.room.host.showOffers();
  }

  /** Fire as the knob stands, or as it is given. */
  fire(seat: Player, english = this.knobs[seat]): void {
    this.knobs[seat] = english;
    this.room.shots.fire(english);
  }

  resetText(seat: Player): string {
    if (this.holds(seat)) return "Hold Reset";
    if (!this.canFire(seat)) return "Reset";
    return this.room.live.attempt ? "Launch" : LONGEST;
  }

  private attacks(seat: Player): boolean {
    const { scene, shots, live, tube } = this.room;
    const { moves, curtain } = scene;
    const mine = moves.some(({ move, seats }) => (move?.type === "Shoot" || move?.type === "Attempt") && seats?.[0] === seat);
    return mine && !curtain && !tube.flight && (!shots.hasOwn || live.attempt !== null);
  }
}
