/** What the builder holds: a chosen tile and how it is turned, or a breakthrough about to be called. */

import type { Offer } from "../../core/screen/wire";
import { type BrainScene, TILES, TURNS } from "../view";
import type { Tile } from "../wire";

export interface Target {
  square: string;
  /** The offer that is taken there, and the tile as it would lie. */
  offer: number;
  tile: Tile | null;
  turn: number;
}

const KINDS = Object.keys(TILES) as Tile[];

export class Hand {
  tile: Tile | null = null;
  calling: "major" | "minor" | null = null;
  readonly turns: Record<Tile, number> = { logic: 1, bender: 0, decision: 0, block: 0 };

  get turn(): number {
    return this.tile ? this.turns[this.tile] : 0;
  }

  /** Hold something that can be laid now, the same as before if that is still possible. */
  refresh({ moves }: BrainScene): void {
    const kinds = KINDS.filter((tile) => moves.some((offer) => isLay(offer, tile)));
    if (!this.tile || !kinds.includes(this.tile)) this.tile = kinds[0] ?? null;
    if (this.calling && !moves.some((offer) => isCall(offer, this.calling))) this.calling = null;
  }

  choose(tile: Tile): void {
    if (this.tile === tile && !this.calling) this.rotate();
    this.tile = tile;
    this.calling = null;
  }

  /** Hold a tile that came off the board, to be laid elsewhere. */
  take(tile: Tile): void {
    this.tile = tile;
    this.calling = null;
  }

  rotate(): void {
    if (this.tile) this.turns[this.tile] = (this.turns[this.tile] + 1) % TURNS[this.tile];
  }

  call(kind: "major" | "minor"): void {
    this.calling = this.calling === kind ? null : kind;
  }

  /** Where this can be done now: one target a square, turned as the tile is held where possible. */
  targets({ moves }: BrainScene): Target[] {
    const found = new Map<string, Target>();
    moves.forEach((offer, index) => {
      const square = String(offer.move?.square);
      if (this.calling) {
        if (isCall(offer, this.calling)) found.set(square, { square, offer: index, tile: null, turn: 0 });
      } else if (this.tile && isLay(offer, this.tile)) {
        const turn = Number(offer.move?.turn);
        if (!found.has(square) || turn === this.turn) found.set(square, { square, offer: index, tile: this.tile, turn });
      }
    });
    return [...found.values()];
  }

  /** What can be done with the tile that is held; nothing while a breakthrough is called, which has a prompt. */
  words(scene: BrainScene): string {
    if (this.calling) return "";
    return this.targets(scene).map(({ offer }) => scene.moves[offer]?.label).join(". ");
  }
}

const isLay = ({ move }: Offer, tile: Tile): boolean => move?.type === "Lay" && move.tile === tile;
const isCall = ({ move }: Offer, kind: string | null): boolean => move?.type === "Call" && move.kind === kind;
