/** What the builder holds: a chosen tile and how it is turned, or a breakthrough about to be called. */

import type { Offer } from "../../core/screen/wire";
import { EDGE, squareAt, squareOn } from "../layout";
import { type BrainScene, TILES, TURNS } from "../view";
import type { BrainView, Tile } from "../wire";

export interface Target {
  square: string;
  /** The offer that is taken there, and the tile as it would lie. */
  offer: number;
  tile: Tile | null;
  turn: number;
  /** How good this turn is there: `HELD` if it is the one in which the tile is held. */
  rank: number;
}

/** More than the free squares that a tile can lead on to. */
export const HELD = 9;
/** The sides of a tile, as Python numbers them. */
const WAYS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
export const KINDS = Object.keys(TILES) as Tile[];

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

  /** Hold this; it keeps the turn that it was given. */
  choose(tile: Tile): void {
    this.tile = tile;
    this.calling = null;
  }

  /** Hold a tile that came off the board, to be laid elsewhere. */
  take(tile: Tile): void {
    this.choose(tile);
  }

  /** Turn the tile to the next way in which it can be laid somewhere. */
  rotate({ moves }: BrainScene): void {
    const { tile, turn } = this;
    if (!tile) return;
    const possible = moves.filter((one) => isLay(one, tile)).map(({ move }) => Number(move?.turn ?? 0));
    const steps = possible.map((one) => (one - turn + TURNS[tile]) % TURNS[tile] || TURNS[tile]);
    this.turns[tile] = (turn + Math.min(TURNS[tile], ...steps)) % TURNS[tile];
  }

  call(kind: "major" | "minor"): void {
    this.calling = this.calling === kind ? null : kind;
  }

  /** Where this can be done now: one target a square, turned as the tile is held where possible. */
  targets({ moves, view }: BrainScene): Target[] {
    const found = new Map<string, Target>();
    const { calling, tile } = this;
    moves.forEach((one, offer) => {
      const square = String(one.move?.square);
      const turn = Number(one.move?.turn ?? 0);
      if (calling ? !isCall(one, calling) : !tile || !isLay(one, tile)) return;
      const rank = calling || turn === this.turn ? HELD : leadsOn(view, square, tile, turn);
      if (rank > (found.get(square)?.rank ?? -1)) found.set(square, { square, offer, tile: calling ? null : tile, turn, rank });
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

/** How many free squares a straight tile or a corner leads on to; beyond the edge there is none. */
function leadsOn({ size, board, starts, finishes, turn: seat }: BrainView, square: string, tile: Tile | null, turn: number): number {
  const step = 10;
  const plane = { x: 0, y: 0, w: 2 * EDGE + step * size, h: 0 };
  const { x, y } = squareOn(plane, size, square);
  return [turn, turn + (tile === "logic" ? 2 : 1)].filter((way) => {
    const [right, down] = WAYS[way % 4] as readonly [number, number];
    const next = squareAt(plane, size, x + right * step, y + down * step);
    return next && !board[next] && ![starts, finishes].some((ends) => ends[1 - seat] === next);
  }).length;
}
