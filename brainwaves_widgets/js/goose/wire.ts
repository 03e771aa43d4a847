/** Written by scripts/wire_types.py from goose/wire.py: change it there. */

export type Kind = "colour" | "feature" | "animal";

/** A suspect that lies open. */
export interface Face {
  colour: string;
  feature: string;
  animal: string;
}

export type Card = Face | "down" | "gap";

/** A place of the line-up. */
export interface PlaceView {
  /** The numbers of the die that stand for it. */
  numbers: number[];
  card: Card;
  /** What lies face down, for a teacher. */
  known?: Face | null;
}

/** The dice that were rolled. */
export interface DiceView {
  number: number;
  kind: Kind;
}

/** An answer; a seat that passed has no value. */
export interface Try {
  seat: number;
  value: string | null;
}

/** What one seat may know. */
export interface GooseView {
  phase: "deal" | "study" | "roll" | "dice" | "answer" | "steal" | "refill" | "memorise" | "over";
  seat: number | null;
  players: string[];
  level: string;
  mode: "solo" | "competitive" | "cooperative";
  turn: number;
  lineup: PlaceView[];
  left: number;
  points: number[];
  errors: number;
  box: number;
  waiting: number[];
  dice: DiceView | null;
  place: number | null;
  tries: Try[];
  stealer: number | null;
  shown: Face | null;
  holder: number | null;
  held: Face | null;
  scores: number[] | null;
  winners: number[] | null;
}
