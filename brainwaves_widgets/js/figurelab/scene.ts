/** What Python tells a figure laboratory. */

import type { Sketch } from "../core/stage/wire";

export type Point = [number, number];

export interface Row {
  key: string;
  label: string;
  meaning: string;
  /** Whether the task wants it or refuses it; null if it does not speak of it. */
  wanted: boolean | null;
  /** Whether it is true; null while there is no figure. */
  holds: boolean | null;
  because: string;
  note: string;
  witness: Sketch;
}

export interface LabScene {
  kind: string;
  letters: string[];
  corners: Point[];
  size: number;
  grid: number;
  snap: boolean;
  exactly: string;
  outline: Sketch;
  trouble: string;
  task: { text: string; solved: boolean; why: string } | null;
  rows: Row[];
  undo: boolean;
  redo: boolean;
}

/** Python's answer to a message: the scene, and which message it answers. */
export interface Answer extends LabScene {
  n: number | null;
  view: string | null;
}

/** Something to tell Python. */
export interface Wish {
  do: "drag" | "drop" | "undo" | "redo" | "reset";
  corners?: Point[];
  by?: string;
}
