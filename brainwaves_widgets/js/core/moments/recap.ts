/** What happened while nobody at a screen could act, for whoever looked away. */

import type { Scene } from "../screen/wire";

/** The newest sentences are kept. */
const MOST = 12;

export class Recap {
  private told: string[] = [];

  /** What was told since a person here could act. */
  get text(): string {
    return this.told.join(" ");
  }

  /** Another state is shown: begin anew, unless somebody else has moved, such as a program. */
  follow({ ply, curtain, moves, steps }: Scene<unknown>, after: Scene<unknown>): void {
    const goesOn = steps === null && curtain === null && after.ply > ply && !moves.some(({ seats }) => seats);
    if (!goesOn) this.told = [];
  }

  add(told: string[]): void {
    this.told = [...this.told, ...told].slice(-MOST);
  }
}
