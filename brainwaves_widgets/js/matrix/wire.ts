/** Written by scripts/wire_types.py from matrix/wire.py: change it there. */

import type { Drawn, Measured } from "../core/stage/wire";

/** A figure on the table. */
export interface FigureView {
  key: string;
  number: number;
  dots: number;
}

/** What never changes; a screen gets it only once. */
export interface Drawings {
  /** The figures by key as they lie on the table. */
  figures: Record<string, Drawn>;
  /** What can be measured on them, for players who ask for it. */
  measures: Record<string, Measured>;
  /** What attributes mean, by the definitions that are played with and by their labels. */
  meanings: Record<string, Record<string, string>>;
}

/** A card with its attributes. */
export interface CardView {
  attributes: string[];
  dots: number;
}

/** Whether an attribute fits a figure, and why. */
export interface Reason {
  figure: string;
  attribute: string;
  holds: boolean;
  because: string;
  note: string;
  /** Only the first reason is drawn. */
  sketch?: Drawn;
}

/** A card of a turn that is over, and which of the open figures it fits, in their order. */
export interface CardRow extends CardView {
  fits: boolean[];
}

/** What was claimed, taken or missed. */
export interface Explanation {
  kind: "wrong" | "took" | "missed" | "none";
  title: string;
  reasons: Reason[];
  figures: string[];
  /** The key of the figure whose wrong claim lost the cards, if that did. */
  claimed: string;
  /** The keys of the figure and the attribute that are explained first, if any are. */
  about: string[];
  cards: number;
  /** The lost cards against the open figures: none as long as the truth is to be found (M16). */
  grid: CardRow[];
}

/** What everybody may know. */
export interface MatrixView {
  phase: "open" | "draw" | "card" | "claim" | "dare" | "over";
  seat: number | null;
  players: string[];
  version: "original" | "main";
  dots: number;
  claims: "teach" | "strict";
  definitions: string;
  mode: "solo" | "competitive";
  turn: number;
  figures: FigureView[];
  places: number;
  cards: CardView[];
  /** The key of the figure that was rightly claimed, as long as the player may stop with it. */
  matched: string;
  struck: string[];
  /** How many figures may still be claimed since the last draw. */
  tries: number;
  left: number;
  /** The numbers of the attributes cards that have come so far, in the order of the deck. */
  seen: number[];
  figures_left: number;
  won: number[];
  taken: number[];
  /** What counts in the end, so far. */
  points: number[];
  fits: boolean[] | null;
  risk: number | null;
  told: Explanation | null;
  scores: number[] | null;
  winners: number[] | null;
}
