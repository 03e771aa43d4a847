/** Written by scripts/wire_types.py from widgets/scene/scene.py: change it there. */

import type { TipView } from "../../rulebook/wire";

/** Which move it is, besides the fields of its own. */
export interface MoveType {
  type: string;
}

/** A field of a move that is asked for in a second step, in words, and what it may be. */
export interface Missing {
  field: string;
  question: string;
  values: string[];
}

/** Something to press: a move, or something to `do`. */
export interface Offer {
  label: string;
  /** The seats it is made for; absent when it is something to `do`. */
  seats?: number[];
  move?: MoveType & Record<string, unknown>;
  do?: string;
  ask?: Missing;
}

/** What to do now. */
export interface Prompt {
  headline: string;
  hint: string;
}

/** What happened, in a word and in a sentence, besides the fields of its own. */
export interface EventText {
  kind: string;
  text: string;
}

export type GameEvent = EventText & Record<string, unknown>;

/** A time limit, and how much of it is left; it runs while a page that shows it is seen. */
export interface Clock {
  seconds: number;
  left: number;
}

/** What there is to do after a game, and how it compares with the players' earlier ones. */
export interface End {
  records: string[];
  offers: Offer[];
}

/** What somebody asks the others, such as to take a move back, and what can be answered. */
export interface Request {
  text: string;
  answers: Offer[];
}

/** What a stepper asks before it shows the next state, and how the last prediction went. */
export interface Asked {
  question: string;
  /** Nothing is asked while there are none. */
  choices: string[];
  verdict: string;
  right: boolean | null;
  score: string;
}

/** What the bar of a stepper shows. `words` tells the move that led to this state, `marks` are the plies at which a score has just changed, `eyes` whose there are to choose from, and `as` whose see the table now. */
export interface Stepping {
  words: string;
  marks: number[];
  speed: number;
  eyes: string[];
  as: number;
  predict: Asked | null;
}

/** What one screen shows: its seat's view, its moves, and what just happened. */
export interface Scene<View> {
  ply: number;
  /** How many steps there are to walk through, where the screen is a stepper. */
  steps: number | null;
  stepper?: Stepping;
  seat: number | null;
  /** The seats that programs play. */
  bots: number[];
  /** How many milliseconds people see this before a program moves. */
  wait: number;
  /** Whose screen it is, and for whom one waits; empty where all share it. */
  whose: string;
  /** Who is to lift the curtain before anything can be seen. */
  curtain: string | null;
  view: View;
  prompt: Prompt;
  /** What is read out with the prompt, because those who look see it at once. */
  aloud: string;
  moves: Offer[];
  /** What a coach says, if there is one. */
  tip?: TipView;
  events: GameEvent[];
  clock: Clock | null;
  end: End | null;
  request: Request | null;
  /** Whether a move can be taken back now; None where that is never done. */
  undo: boolean | null;
  redo: boolean | null;
}

/** Something to ask about. */
export interface Choice {
  key: string;
  name: string;
}

/** What the two lists of a question beside the game are called, and what they hold. */
export interface Questions {
  names: [string, string];
  lists: [Choice[], Choice[]];
}
