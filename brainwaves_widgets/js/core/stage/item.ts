/** What a picture is made of. */

import type { Pen } from "./draw";
import type { Ring } from "../page/theme";
import type { Box } from "../page/types";

/** How an item stands while it is painted. */
export interface Mood {
  hot: boolean;
  pressed: boolean;
  /** How far a tumbling thing has come, from 0 to 1; a die shows its face near the end. */
  spin: number;
}

export interface Item {
  /** The same thing in two pictures has the same key. */
  key: string;
  /** The key it had in the picture before, where that was another. */
  was?: string;
  box: Box;
  /** What it shows; where it differs the item is turned over, if it can be. */
  look?: string;
  paint: (pen: Pen, w: number, h: number, mood: Mood) => void;
  /** Degrees. */
  tilt?: number;
  /** The offer that pressing it takes, and what it is called. */
  offer?: number;
  label?: string;
  /** What a tooltip says, such as a whole name. */
  title?: string;
  /** Whether it looks different under a hand though nothing can be done with it. */
  over?: boolean;
  /** What pressing it does in the browser alone. */
  act?: () => void;
  /** Whether a hand acts through the grip alone, and `act` is for keys. */
  byHand?: boolean;
  /** What holding, dragging or wheeling it does. */
  grip?: Grip;
  /** Words and controls: when they change, a stepper does not point at them. */
  quiet?: boolean;
  /** Where it comes from when it is new, and goes to when it is gone. */
  from?: Box;
  to?: Box;
  /** How a new look comes about. */
  change?: "flip" | "tumble";
}

/** Something that a hand takes hold of; points are pixels of the canvas. */
export interface Grip {
  down?(x: number, y: number): void;
  move?(x: number, y: number): void;
  up?(x: number, y: number): void;
  wheel?(delta: number): void;
}

export interface Picture {
  height: number;
  background: string;
  ring: Ring;
  items: Item[];
}
