/** The colours of the one dark scene; with forced colours the page decides. */

import { wave } from "../../art/palette.json";
import type { Theme } from "../core/page/theme";

export interface Colours {
  /** Green and blue. */
  sides: [string, string];
  /** What a tile of theirs lies on. */
  beds: [string, string];
  bezel: string;
  glass: string;
  /** The middle of the glass, where it is a little brighter. */
  shine: string;
  light: string;
  red: string;
  /** What is written on green and blue. */
  onSide: string;
  panel: string;
  square: string;
}

const FORCED: Colours = {
  sides: ["CanvasText", "CanvasText"],
  beds: ["Canvas", "Canvas"],
  bezel: "CanvasText",
  glass: "Canvas",
  shine: "Canvas",
  light: "CanvasText",
  red: "CanvasText",
  onSide: "Canvas",
  panel: "Canvas",
  square: "Canvas",
};

export const coloursOf = (theme: Theme): Colours => (theme.name === "forced" ? FORCED : (wave as Colours));
