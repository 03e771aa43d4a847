/** What a player asked for at this screen alone: the meaning of a card, and measures. */

import type { Around, Host } from "../core/screen/game";
import type { CardView, Drawings, MatrixView } from "./wire";

export class Asking {
  private card: string | null = null;
  private ply = -1;
  private answer: unknown = null;
  /** Whether marks and measures are on all figures. */
  measures = false;

  constructor(private readonly host: Host<MatrixView>) {}

  /** Show a card's meaning, or hide it if it is shown already. */
  ask({ attributes }: CardView, { answer, drawings }: Around): void {
    const { host } = this;
    const name = attributes.join();
    const again = this.card === name && this.ply === host.scene.ply && this.answer === answer;
    Object.assign(this, { card: again ? null : name, ply: host.scene.ply, answer });
    const means = (drawings as Drawings).meanings[host.scene.view.definitions] ?? {};
    if (!again) host.say(attributes.map((attribute) => `${attribute}: ${means[attribute]}`).join(" "));
    host.redraw();
  }

  /** Measure all figures, or none; one can be measured by pointing at it. */
  measure(): void {
    this.measures = !this.measures;
    this.host.say(`Measures are ${this.measures ? "shown" : "hidden"}.`);
    this.host.redraw();
  }

  /** The card that is asked for, as long as the table is the same and nothing else was asked. */
  of({ cards, told }: MatrixView, { answer }: Around): CardView | undefined {
    if (this.ply !== this.host.scene.ply || this.answer !== answer) return undefined;
    return [...cards, ...(told?.grid ?? [])].find(({ attributes }) => attributes.join() === this.card);
  }
}
