/** Written by scripts/wire_types.py from welcome/wire.py: change it there. */

import type { Option } from "./option";

/** A program that plays a game, and how it plays. */
export interface Rival {
  name: string;
  title: string;
  help: string;
}

/** A game on the shelf. */
export interface Box {
  name: string;
  title: string;
  about: string;
  least: number;
  most: number;
  /** The picture on the box, as SVG. */
  cover: string;
  /** The options that are always visible. */
  main: Option[];
  more: Option[];
  rivals: Rival[];
}

/** Who sits at a seat: a person's name, or the name of a program. */
export interface Place {
  name: string;
  program: string;
}

/** What is chosen so far. */
export interface Form {
  game: string;
  seats: Place[];
  /** Those that differ from their defaults. */
  options: Record<string, unknown>;
}

/** An unfinished game. */
export interface KeptGame {
  id: string;
  title: string;
  players: string;
  when: string;
}

/** How a game ended. */
export interface GameResult {
  title: string;
  scores: string;
  when: string;
}

/** A notebook with a lesson, by its path from the folder of this notebook. */
export interface Lesson {
  title: string;
  path: string;
}

/** What the lobby shows. */
export interface LobbyScene {
  at: "form" | "table";
  form: Form;
  /** The number of the page's last message that has been handled. */
  answers: number;
  /** What is wrong with which field: `seat 0`, `players`, or the name of an option. */
  troubles: Record<string, string>;
  /** The code that does the same as Start; empty while something is wrong. */
  code: string;
  kept: KeptGame[];
  results: GameResult[];
  lessons: Lesson[];
  /** Why something cannot be shown, if so. */
  note: string;
}
