/** A tile that is dragged from the bank: it turns to how it would lie on the square below it. */

import { squareAt } from "../layout";
import type { Furnished } from "../parts";

export class Drag {
  /** Where the hand is, or null while nothing is dragged. */
  at: { x: number; y: number } | null = null;

  constructor(private readonly room: Furnished) {}

  /** How the tile lies in the hand now. */
  get turn(): number {
    return this.at ? this.turnOn(this.squareAt(this.at.x, this.at.y)) : this.room.hand.turn;
  }

  move(x: number, y: number): void {
    this.at = { x, y };
    this.room.host.redraw();
  }

  /** The tile is let go: it is laid where it may lie; elsewhere Python says why not. */
  drop(x: number, y: number): void {
    if (!this.at) return;
    this.at = null;
    const { host, hand, scene } = this.room;
    const square = this.squareAt(x, y);
    if (square) host.play({ type: "Lay", square, tile: hand.tile, turn: this.turnOn(square) }, [scene.view.turn]);
    host.redraw();
  }

  private turnOn(square: string | null): number {
    const { hand, scene } = this.room;
    return hand.targets(scene).find((target) => target.square === square)?.turn ?? hand.turn;
  }

  private squareAt(x: number, y: number): string | null {
    const { plan, scene } = this.room;
    return plan && squareAt(plan.board, scene.view.size, x, y);
  }
}
