/** What the panel says: how a turn goes, and reasons in words. */

import type { Scene } from "../core/screen/wire";
import type { CardRow, MatrixView, Reason } from "./wire";

/** A word or a step, what it means, and whether it is of less interest now. */
export interface Meaning {
  head: string;
  body: string;
  quiet?: boolean;
}

/** How a turn goes, with the step that is due (M4 to M6, M8 to M12, M14). */
export function turnSteps({ version, claims, phase }: Pick<MatrixView, "version" | "claims" | "phase">): Meaning[] {
  const isMain = version === "main";
  const wrong = claims === "strict" ? 'A wrong claim ends the turn and costs its cards. So does "None fits".' : "After a wrong claim you have one more try. \"None fits\" costs the cards of the turn.";
  const enough = isMain ? "One attribute of each card is enough." : "One of its two attributes is enough.";
  const steps = [
    { head: "Draw a card", body: "It names two attributes. Press it to read what they mean." },
    { head: "Claim a figure, or say that none fits", body: `${enough} ${wrong}` },
    isMain
      ? { head: "Stop or dare", body: "Stop: a figure and all cards of the turn are yours. Dare: draw one more." }
      : { head: "Take it", body: "The figure and the card are yours." },
  ];
  const due = phase === "claim" || phase === "card" ? 1 : phase === "dare" ? 2 : 0;
  return steps.map(({ head, body }, at) => ({ head: `${at + 1}. ${head}`, body, quiet: at !== due }));
}

/** Why the last claim was right or wrong, and which open figures the lost cards fit. */
export function explained({ told, figures }: MatrixView): string {
  const numbers = figures.map(({ number }) => number);
  const reasons = (told?.reasons ?? []).map((one, i, all) => worded(one, all[i - 1]));
  return [...reasons, ...(told?.grid ?? []).map((row) => judged(row, numbers))].join(" ");
}

/** A reason as one reads it: the attribute, why, and where they are new the figure and what could be argued. */
function worded({ figure, attribute, because, note }: Reason, before?: Reason): string {
  const argued = note && note !== before?.note ? ` (${note})` : "";
  return `${figure === before?.figure ? "" : `The ${figure}. `}${attribute}: ${because}${argued}`;
}

/** A lost card and the open figures that it fits, as one reads it. */
export function judged({ attributes, fits }: CardRow, numbers: number[]): string {
  const fitting = numbers.filter((_, i) => fits[i]).join(", ");
  return `${attributes.join(" or ")}: ${fitting ? `fits ${fitting}` : "fits none"}.`;
}

/** What one most likely asks about: the last claim, then the open figures. */
export function likely({ view: { told, figures } }: Scene<MatrixView>): [string[], string[]] {
  const [figure, attribute] = told?.about ?? [];
  const keys = [figure, ...figures.map(({ key }) => key)].filter((key) => key !== undefined);
  return [[...new Set(keys)], attribute === undefined ? [] : [attribute]];
}
