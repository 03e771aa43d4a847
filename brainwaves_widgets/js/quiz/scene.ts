/** What Python tells a quiz. The true answer comes only after the learner has given one. */

import type { Sketch } from "../core/stage/wire";

export interface Told {
  fits: boolean;
  /** Which reason was chosen, and which is the true one. */
  picked: number | null;
  reason: number;
  /** Null where the learner takes sides. */
  right: boolean | null;
  reasonRight: boolean | null;
  truth: boolean;
  because: string;
  aside: string;
  note: string;
  figure: string;
  meaning: string;
  back: string;
}

export interface QuizScene {
  number: number;
  /** How many questions are to come, as far as is known. */
  left: number;
  again: boolean;
  learner: string;
  answered: number;
  /** For each answer so far whether it was known; null where sides were taken. */
  marks: (boolean | null)[];
  trouble: string;
  told: Told | null;
  /** `asks` is how the question begins: "Does" or "Take sides: does". */
  question: { attribute: string; asks: string; reasons: string[]; sketch: Sketch; alt: string } | null;
  report: Report | null;
}

export interface Report {
  title: string;
  headline: string;
  sides: string;
  tallies: { definition: string; title: string; right: number; asked: number }[];
  practise: { definition: string; advice: string; missed: string }[];
}
