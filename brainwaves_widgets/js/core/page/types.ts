/** What Python sends to a screen, and what a screen sends back. */

export interface Offer {
  label: string;
  /** The seats it is made for; absent when it is something to `do`. */
  seats?: number[];
  move?: { type: string } & Record<string, unknown>;
  do?: string;
  /** A field of the move that is asked for in a second step, and what it may be. */
  ask?: { field: string; values: string[] };
}

export interface Prompt {
  headline: string;
  hint: string;
}

export interface GameEvent {
  kind: string;
  text: string;
  [field: string]: unknown;
}

export interface Clock {
  seconds: number;
  left: number;
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

/** What the bar of a stepper shows. */
export interface Stepping {
  /** The move that led to this state. */
  words: string;
  /** The plies at which a score has just changed. */
  marks: number[];
  speed: number;
  /** Whose eyes there are to choose from, and whose see the table now. */
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
  /** Who is to lift the curtain before anything can be seen, or null. */
  curtain: string | null;
  view: View;
  prompt: Prompt;
  moves: Offer[];
  events: GameEvent[];
  clock: Clock | null;
  undo: boolean;
  redo: boolean;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The part of anywidget's model that screens use; Jupyter, JupyterLite and marimo all have it. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(content: unknown): void;
}
