/** Game Matrix as Python tells it: what everybody may know. */

import type { Sketch } from "../core/stage/sketch";
import type { Scene } from "../core/page/types";

export interface Figure {
  key: string;
  number: number;
  dots: number;
}

/** The figures by key as they lie on the table, which a screen is sent once. */
export type Drawings = Record<string, Sketch>;

export interface Reason {
  figure: string;
  attribute: string;
  holds: boolean;
  because: string;
  note: string;
  /** Only the first reason is drawn. */
  sketch?: Sketch;
}

export interface Told {
  kind: "wrong" | "took" | "missed" | "none";
  title: string;
  reasons: Reason[];
}

export interface MatrixView {
  phase: "open" | "draw" | "card" | "claim" | "dare" | "over";
  seat: number | null;
  players: string[];
  version: "original" | "main";
  dots: number;
  claims: "teach" | "strict";
  mode: "solo" | "competitive";
  turn: number;
  figures: Figure[];
  places: number;
  cards: { attributes: string[]; dots: number }[];
  /** What the newest card's attributes mean, where the game teaches. */
  meanings: { attribute: string; meaning: string }[];
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
  told: Told | null;
  scores: number[] | null;
  winners: number[] | null;
}

export type MatrixScene = Scene<MatrixView>;
