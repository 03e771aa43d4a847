/** Written by scripts/wire_types.py from boar/wire.py: change it there. */

/** A player's cards. */
export interface Hand {
  count: number;
  /** The animals, where their faces can be seen. */
  cards: string[] | null;
}

/** What one seat may know. */
export interface BoarView {
  phase: "designs" | "top" | "act" | "look" | "take" | "over";
  seat: number | null;
  players: string[];
  level: string;
  mode: "solo" | "competitive";
  name_the_card: boolean;
  designs: string[];
  turn: number;
  again: boolean;
  deck: number;
  top: string | null;
  table: string[];
  hands: Hand[];
  won: number[];
  errors: number;
  drawn: string | null;
  played: string | null;
  scores: number[] | null;
  winners: number[] | null;
}
