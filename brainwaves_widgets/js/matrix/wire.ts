/** Written by scripts/wire_types.py from matrix/wire.py: change it there. */

import type { Drawn } from "../core/stage/wire";

/** A figure on the table. */
export interface FigureView {
  key: string;
  number: number;
  dots: number;
}

/** The figures by key as they lie on the table, which a screen is sent once. */
export type Drawings = Record<string, Drawn>;

/** A card with its attributes. */
export interface CardView {
  attributes: string[];
  dots: number;
}

/** What an attribute means. */
export interface Meaning {
  attribute: string;
  meaning: string;
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

/** What was claimed, taken or missed. */
export interface Explanation {
  kind: "wrong" | "took" | "missed" | "none";
  title: string;
  reasons: Reason[];
  figures: string[];
  is_refuted: boolean;
  cards: number;
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
  /** What the newest card's attributes mean, where the game teaches. */
  meanings: Meaning[];
  struck: string[];
  /** How many figures may still be claimed since the last draw. */
  tries: number;
  left: number;
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
