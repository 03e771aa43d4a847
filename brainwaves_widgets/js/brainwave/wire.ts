/** Written by scripts/wire_types.py from brainwave/wire.py: change it there. */

export type Player = 0 | 1;

export type Tile = "logic" | "bender" | "decision" | "block";

export type Point = [number, number];

export type Phase = "throw" | "first" | "dice" | "go" | "shoot" | "draw" | "build" | "plan" | "attempt" | "keep" | "over";

/** The square of a maze on which a spot stands. */
export interface SpotView {
  column: number;
  row: number;
  value: number;
}

/** The console between two moves. */
export interface SeenConsole {
  x: number;
  y: number;
  flip: Player;
  spots: [Point, Point];
  english: [number, number];
  speed: "slow" | "middle" | "fast" | "edition 1";
}

/** A memory bank; its tiles are for its owner's eyes. */
export interface Bank {
  count: number;
  tiles: Record<Tile, number> | null;
}

/** A tile on the board. */
export interface Laid {
  seat: Player;
  tile: Tile;
  turn: number;
  blocked?: boolean;
  breaking?: boolean;
  /** The turn of the other's Logic tile that a minor breakthrough replaced. */
  shared?: number;
  /** The turns of the straight lines that the other's train makes of it (W23). */
  through?: number[];
  /** Whether it is not connected to its start. */
  loose?: boolean;
}

/** A train that passes under another. */
export interface Crossing {
  seat: Player;
  square: string;
  far: string;
}

/** A tile set aside for a breakthrough. */
export interface PlannedTile {
  square: string;
  tile: Tile;
  turn: number;
}

/** The breakthrough that was called. */
export interface PlanView {
  kind: string;
  square: string;
  tiles: PlannedTile[];
}

/** What a view and a screen have in common. */
export interface Common {
  phase: Phase;
  seat: number | null;
  players: string[];
  size: number;
  battle: number;
  battles: number;
  attacker: Player;
  turn: Player;
  dice: number[];
  /** The defender's ways for the roll, a letter for each step up, in, down or out. */
  ways: string[];
  spots: SpotView[];
  console: SeenConsole;
  power: number[];
  /** How many places a Brain Power track has. */
  track: number;
  sets: number[];
  banks: Bank[];
  starts: string[];
  finishes: string[];
  plan: PlanView | null;
  /** What each kind of breakthrough that may be called costs if it fails (W28). */
  stakes: Record<string, string>;
  winners: number[] | null;
}

/** How quick and how steady the hand of a program is in a breakthrough. */
export interface HandView {
  /** Steps between two looks at the screen. */
  reaction: number;
  /** How far it takes the spot in a step. */
  pace: number;
  /** By how much it may miss the knob's setting. */
  unsteady: number;
}

/** The part of its seat's view that a screen gets. */
export interface BrainView extends Common {
  board: Record<string, Laid>;
  crossings: Crossing[];
  /** The hands of the programs, by seat; `None` where there is none. */
  hands?: (HandView | null)[];
  /** What is done at this screen in a breakthrough, if the other player has another screen. */
  apart?: "steer" | "dodge";
}

/** What goes from device to device while a breakthrough is flown at one and dodged at another. Launch asks whether the other player is there (`begin`), both count (`count`), and then one tells of the wave (`fly`) and the other of the spot (`dodge`). */
export interface Beat {
  kind: "begin" | "count" | "fly" | "dodge";
  ply: number;
  /** The attacker's step since the countdown began; a dodge tells the newest it has heard of. */
  tick?: number;
  wave?: Point;
  knob?: number;
  /** The number of the place, so that Python can tell what the attacker's device knew. */
  number?: number;
  spot?: Point;
}
