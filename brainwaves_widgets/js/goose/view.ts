/** What the cards of the Goose can show. */

import { clothing } from "../../art/palette.json";
import type { Kind } from "./wire";

export const VALUES: Record<Kind, string[]> = {
  colour: ["yellow", "red", "purple", "blue", "green"],
  feature: ["bow tie", "necktie", "scarf", "key chain", "striped shirt"],
  animal: ["rat", "dog", "cat", "goose", "parrot"],
};

export const KINDS: Kind[] = ["colour", "feature", "animal"];

export const HUES: Record<string, string> = clothing;
