/** Reasons in words. */

import type { Scene } from "../core/screen/wire";
import type { CardRow, MatrixView, Reason } from "./wire";

/** Why the last claim was right or wrong, and which open figures the lost cards fit. */
export function explained({ told, figures }: MatrixView): string {
  const numbers = figures.map(({ number }) => number);
  const reasons = (told?.reasons ?? []).map((one, i, all) => worded(one, one.figure !== all[i - 1]?.figure));
  return [...reasons, ...(told?.grid ?? []).map((row) => judged(row, numbers))].join(" ");
}

/** A reason as one reads it: the figure where it is another, the attribute, why, and what could be argued. */
function worded({ figure, attribute, because, note }: Reason, isOther: boolean): string {
  return `${isOther ? `The ${figure}. ` : ""}${attribute}: ${because}${note ? ` (${note})` : ""}`;
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
