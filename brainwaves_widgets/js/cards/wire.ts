/** Written by scripts/wire_types.py from widgets/rows.py: change it there. */

/** A card with words on it. */
export interface Card {
  /** The same card in two scenes has the same key. */
  key: string;
  /** What stands on it; an empty text is a card that lies face down. */
  text: string;
  /** The label of the move that pressing the card makes, if there is one. */
  move?: string;
}

/** Cards beside each other. */
export interface Row {
  name: string;
  cards: Card[];
}

/** What one seat may know. */
export interface CardsView {
  title: string;
  seat: number | null;
  players: string[];
  scores: number[];
  /** Whose turn it is; None when the game is over. */
  turn: number | null;
  /** The seats that have won, once the game is over. */
  winners: number[] | null;
  rows: Row[];
}
