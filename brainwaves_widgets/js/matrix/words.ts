/** Reasons in words. */

import type { Reason } from "./wire";

/** A reason as one reads it: the attribute, why, and what a teacher could argue. */
export function worded({ attribute, because, note }: Reason): string {
  return `${attribute}: ${because}${note ? ` (${note})` : ""}`;
}
