/** What a game brings to a screen, and what a screen tells it. */

import type { Picture } from "./stage";
import type { Theme, Tint } from "./theme";
import type { Scene } from "./types";

/** What a picture is made of besides the scene. */
export interface Around {
  width: number;
  theme: Theme;
  /** Seconds left on the clock, or null. */
  left: () => number | null;
  /** What Python answered to the last question, or null. */
  answer: unknown;
}

/** A picture to be seen for a while. */
export interface Still {
  picture: Picture;
  ms: number;
}

export interface Game<View> {
  title: string;
  tint: Tint;
  picture(scene: Scene<View>, around: Around): Picture;
  /** Pictures to be seen on the way from one scene to the next. */
  between?(before: Scene<View>, after: Scene<View>, around: Around): Still[];
  /** What is worth reading besides what happened, such as the reasons that the canvas shows. */
  remark?(scene: Scene<View>): string;
  /** Whether people may ask "why?" now. */
  canAsk?(scene: Scene<View>): boolean;
}
