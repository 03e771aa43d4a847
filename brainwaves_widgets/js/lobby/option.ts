/** Written by scripts/wire_types.py from core/options.py: change it there. */

/** An option as a form shows it, plain JSON. */
export interface Option {
  name: string;
  kind: string;
  help: string;
  default: unknown;
  least?: number;
  most?: number;
  choices?: unknown[];
  /** The least and the most players that a choice is for, unless it is for any number. */
  players?: Record<string, number[]>;
}
