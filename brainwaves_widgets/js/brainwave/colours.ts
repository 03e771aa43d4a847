/** The colours of the one dark scene; with forced colours the page decides. */

import type { Theme } from "../core/page/theme";

export interface Colours {
  /** Green and blue. */
  sides: readonly [string, string];
  /** What a tile of theirs lies on. */
  beds: readonly [string, string];
  bezel: string;
  glass: string;
  /** The middle of the glass, where it is a little brighter. */
  shine: string;
  light: string;
  red: string;
  panel: string;
  square: string;
}

const NIGHT: Colours = {
  sides: ["#4cc47c", "#5aa2ff"],
  beds: ["#2c5442", "#2d4a78"],
  bezel: "#3b3f49",
  glass: "#0a0f10",
  shine: "#16201f",
  light: "#f4fff8",
  red: "#ff5d5d",
  panel: "#2a2f39",
  square: "#383e4a",
};

const FORCED: Colours = {
  sides: ["CanvasText", "CanvasText"],
  beds: ["Canvas", "Canvas"],
  bezel: "CanvasText",
  glass: "Canvas",
  shine: "Canvas",
  light: "CanvasText",
  red: "CanvasText",
  panel: "Canvas",
  square: "Canvas",
};

export const coloursOf = (theme: Theme): Colours => (theme.name === "forced" ? FORCED : NIGHT);
