/** Written by scripts/wire_types.py from lessons/lab/wire.py: change it there. */

import type { Drawn, Point } from "../core/stage/wire";

/** An attribute beside the figure, and how it stands. */
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
  witness: Drawn;
}

/** A task, and what it still misses. */
export interface TaskState {
  text: string;
  solved: boolean;
  why: string;
}

/** What a figure laboratory shows. */
export interface LabScene {
  kind: string;
  letters: string[];
  corners: Point[];
  size: number;
  grid: number;
  snap: boolean;
  exactly: string;
  /** What the figure stays while it is dragged, in words. */
  keep: string;
  /** Ticks on equal sides, and squares in right angles. */
  marks: Drawn;
  outline: Drawn;
  trouble: string;
  task: TaskState | null;
  rows: Row[];
  undo: boolean;
  redo: boolean;
}

/** The answer to a message: the scene, and which message of which view it answers. */
export interface Answer extends LabScene {
  n: number | null;
  view: string | null;
}
