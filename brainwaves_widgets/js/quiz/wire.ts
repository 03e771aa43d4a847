/** Written by scripts/wire_types.py from lessons/quiz/wire.py: change it there. */

import type { Drawn } from "../core/stage/wire";

/** What is said about an answer. */
export interface Told {
  fits: boolean;
  /** Which reason was chosen. */
  picked: number | null;
  /** Which reason is the true one. */
  reason: number;
  /** Null where the learner takes sides. */
  right: boolean | null;
  reason_right: boolean | null;
  truth: boolean;
  because: string;
  aside: string;
  note: string;
  figure: string;
  meaning: string;
  back: string;
}

/** A question. */
export interface Asked {
  attribute: string;
  /** How the question begins: "Does" or "Take sides: does". */
  asks: string;
  reasons: string[];
  sketch: Drawn;
  alt: string;
}

/** How the questions about a definition went. */
export interface TallyLine {
  definition: string;
  title: string;
  right: number;
  asked: number;
}

/** What to practise about a definition. */
export interface Advice {
  definition: string;
  advice: string;
  missed: string;
}

/** How the quiz went. */
export interface ReportText {
  title: string;
  headline: string;
  sides: string;
  tallies: TallyLine[];
  practise: Advice[];
}

/** What a quiz shows. */
export interface QuizScene {
  /** What an answer must name, so that it is meant for this question. */
  number: number;
  /** Which question of this attempt it is, from 1. */
  place: number;
  /** How many questions are to come, as far as is known. */
  left: number;
  again: boolean;
  /** For each answer so far whether it was known; null where sides were taken. */
  marks: (boolean | null)[];
  trouble: string;
  told: Told | null;
  question: Asked | null;
  report: ReportText | null;
}
