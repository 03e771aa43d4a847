/** Written by scripts/wire_types.py from lessons/ask/wire.py: change it there. */

import type { Drawn } from "../core/stage/wire";

/** Some words in bold or in plain type. */
export interface Run {
  text: string;
  bold: boolean;
}

/** A paragraph, an item of a list, lines as they are, or a picture. */
export interface Block {
  kind: "p" | "li" | "pre" | "img";
  runs: Run[];
  src: string;
  alt: string;
}

/** Something to click: a figure or a few words. */
export interface Item {
  /** Its number, or the words themselves. */
  name: string;
  sketch: Drawn;
  alt: string;
  chosen: boolean;
  /** Whether it is right to choose it; null until that is told. */
  fits: boolean | null;
  because: string;
}

/** What a question shows. */
export interface AskScene {
  title: string;
  question: string;
  kind: "figures" | "words" | "text" | "check" | "select";
  /** Whether more than one item, or none, may be chosen. */
  several: boolean;
  items: Item[];
  /** What was written. */
  value: string;
  /** What to write. */
  hint: string;
  button: string;
  phase: "ask" | "read" | "told";
  /** Which answer is waited for, so that a late one is told from a new one. */
  number: number;
  state: "" | "right" | "wrong" | "argued" | "open";
  said: string[];
  /** A picture that explains, as an address. */
  picture: string;
  alt: string;
  /** How the lesson goes on. */
  text: Block[];
  trouble: string;
}
