/** What a game shows that has no canvas of its own: rows of cards with words on them. */

import type { Scene } from "../core/page/types";

export interface Card {
  /** The same card in two scenes has the same key. */
  key: string;
  /** What stands on it; an empty text is a card that lies face down. */
  text: string;
  /** The label of the move that pressing the card makes, if there is one. */
  move?: string;
}

export interface CardsView {
  title: string;
  players: string[];
  scores: number[];
  /** Whose turn it is; null when the game is over. */
  turn: number | null;
  /** The seats that have won, once the game is over. */
  winners: number[] | null;
  rows: { name: string; cards: Card[] }[];
}

export type CardsScene = Scene<CardsView>;
