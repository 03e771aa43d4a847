/** Written by scripts/wire_types.py from doors/wire.py: change it there. */

/** The first thing that a guest is told. */
export interface Welcome {
  kind: "welcome";
  /** Whose seat it is. */
  name: string;
  game: string;
  title: string;
  /** What the page says while there is no connection. */
  looking: string;
  /** What it says when there is to be none. */
  closed: string;
  /** What the canvas is sent once, by name. */
  constants: Record<string, unknown>;
}

/** What there is to see now; scenes that came before it may have been left out. */
export interface Shown {
  kind: "scene";
  number: number;
  scene: Record<string, unknown>;
}

/** A message of the screen, such as why a move was refused. */
export interface Sent {
  kind: "message";
  content: Record<string, unknown>;
}

/** A message of the screen that is of use only until the next. */
export interface Live {
  kind: "live";
  content: Record<string, unknown>;
}

/** A message with this id has been obeyed, or refused. */
export interface Made {
  kind: "made";
  id: string;
}

/** The answer to what a program asked for. */
export interface Told {
  kind: "told";
  id: string;
  value: unknown;
}

/** Whether anybody is there; or that the seat is played elsewhere, or its link withdrawn. */
export interface Sign {
  kind: "ping" | "pong" | "elsewhere" | "closed";
}

/** Where to go on: at the page that this secret opens, in the same room. */
export interface Go {
  kind: "go";
  secret: string;
}

/** What is wrong with a message. */
export interface Trouble {
  kind: "error";
  text: string;
}

export type FromDoor = Welcome | Shown | Sent | Live | Made | Told | Sign | Go | Trouble;
