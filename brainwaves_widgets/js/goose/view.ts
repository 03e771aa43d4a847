/** The Goose as Python tells it: what one seat may know. */

import { clothing } from "../../art/palette.json";
import type { Scene } from "../core/page/types";

export type Kind = "colour" | "feature" | "animal";
export type Suspect = Record<Kind, string>;
export type Card = Suspect | "down" | "gap";

export interface GooseView {
  phase: "deal" | "study" | "roll" | "dice" | "answer" | "steal" | "refill" | "memorise" | "over";
  seat: number | null;
  players: string[];
  level: string;
  mode: "solo" | "competitive" | "cooperative";
  turn: number;
  /** What lies face down is `known` to a teacher. */
  lineup: { numbers: number[]; card: Card; known?: Suspect | null }[];
  left: number;
  points: number[];
  errors: number;
  box: number;
  waiting: number[];
  dice: { number: number; kind: Kind } | null;
  place: number | null;
  tries: { seat: number; value: string | null }[];
  stealer: number | null;
  shown: Suspect | null;
  holder: number | null;
  held: Suspect | null;
  scores: number[] | null;
  winners: number[] | null;
}

export type GooseScene = Scene<GooseView>;

export const VALUES: Record<Kind, string[]> = {
  colour: ["yellow", "red", "purple", "blue", "green"],
  feature: ["bow tie", "necktie", "scarf", "key chain", "striped shirt"],
  animal: ["rat", "dog", "cat", "goose", "parrot"],
};

export const KINDS: Kind[] = ["colour", "feature", "animal"];

export const HUES: Record<string, string> = clothing;
