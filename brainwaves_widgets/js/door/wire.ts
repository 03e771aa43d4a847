/** Written by scripts/wire_types.py from doors/wire.py: change it there. */

/** The first message to a guest. */
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
  /** What the canvas gets only once, by name. */
  constants: Record<string, unknown>;
}

/** What there is to see now; earlier scenes may have been dropped. */
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

/** A message of the screen that only matters until the next one. */
export interface Live {
  kind: "live";
  content: Record<string, unknown>;
}

/** A message with this id has been obeyed, or refused. */
export interface Made {
  kind: "made";
  id: string;
}

/** The answer to a program's question. */
export interface Told {
  kind: "told";
  id: string;
  value: unknown;
}

/** A question whether anybody is there, its answer, or why the connection ends. */
export interface Sign {
  kind: "ping" | "pong" | "elsewhere" | "closed";
}

/** Where to continue: on the page of this secret, in the same room. */
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
