/** The Boar as Python tells it: what one seat may know. */

import type { Scene } from "../core/page/types";

export interface Hand {
  count: number;
  /** The animals, where their faces are to be seen. */
  cards: string[] | null;
}

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

export type BoarScene = Scene<BoarView>;
