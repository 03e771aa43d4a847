/** Written by scripts/wire_types.py from classroom/wire.py: change it there. */

import type { Block } from "../ask/wire";

/** Words and pictures, or a widget of a lesson. */
export interface PartShown {
  id: string;
  /** Which module draws it; "" for words. */
  module: string;
  blocks: Block[];
  /** What the module is sent once, by name. */
  constants: Record<string, unknown>;
  scene: Record<string, unknown>;
  /** It goes up whenever the scene changes. */
  version: number;
}

/** How many chose one answer. */
export interface Share {
  name: string;
  times: number;
}

/** What the class said to one question, without names. */
export interface ClassAnswers {
  id: string;
  question: string;
  answered: number;
  shares: Share[];
}

/** What a pupil's page shows. */
export interface PupilScene {
  stage: "lesson" | "paused" | "table";
  name: string;
  lesson: string;
  step: number;
  /** The titles of the steps. */
  steps: string[];
  parts: PartShown[];
  back: boolean;
  /** Whether the pupil can go on. */
  on: boolean;
  /** Why not. */
  wait: string;
  /** What the teacher shows of the class's answers. */
  answers: ClassAnswers | null;
  /** What this device remembers, so that it finds the pupil again. */
  device: Record<string, string>;
}

/** What somebody sees who opens the link of the class for the first time. */
export interface EntranceScene {
  stage: "entrance";
  lesson: string;
  /** The key under which a device remembers who has joined on it. */
  key: string;
}

/** One pupil as the teacher sees them. */
export interface PupilRow {
  name: string;
  here: boolean;
  step: number;
  /** How much of the lesson is done, in words. */
  done: string;
  predicted: string;
  /** Whether the prediction came true; null if there is none. */
  right: boolean | null;
  quiz: string;
  /** Why the pupil seems stuck, or "". */
  stuck: string;
  /** The misconceptions that show. */
  shows: string[];
  table: string;
}

/** What the teacher's widget shows. */
export interface TeacherScene {
  lesson: string;
  url: string;
  qr: string;
  hint: string;
  steps: string[];
  paused: boolean;
  together: boolean;
  /** How far the class may go, if it goes together. */
  step: number;
  pupils: PupilRow[];
  questions: ClassAnswers[];
  /** The id of the question whose answers the class sees, or "". */
  shown: string;
  /** The misconceptions that show in this class, with the number of pupils. */
  beliefs: string[];
  tables: string[];
  folder: string;
  /** A class of this lesson that was interrupted, in words, or "". */
  past: string;
}
