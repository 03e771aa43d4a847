/** What a game brings to a screen, and what a screen tells it. */

import type { Picture } from "../stage/stage";
import type { Theme, Tint } from "./theme";
import type { Offer, Scene } from "./wire";

/** What a picture is made of besides the scene. */
export interface Around {
  width: number;
  theme: Theme;
  /** Seconds left on the clock, or null. */
  left: () => number | null;
  /** What Python answered to the last question, or null. */
  answer: unknown;
  /** What never changes and is sent once, such as the lines of figures. */
  drawings: unknown;
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

  // What a game needs that goes on in the browser between two scenes

  /** Its own controls, as HTML below the canvas. */
  controls?: HTMLElement;
  /** A scene came; gives whether the game shows something first, and calls `host.shown` after it. */
  receive?(before: Scene<View>, after: Scene<View>): boolean;
  /** Take an offer itself; gives whether it did. */
  take?(offer: Offer): boolean;
  /** Python refused the move that was sent. */
  refused?(): void;
  /** A key went down or up on the canvas; gives whether it was the game's. */
  key?(event: KeyboardEvent): boolean;
  /** The keys go elsewhere: what was held on the canvas is held no more. */
  release?(): void;
  close?(): void;
}

/** What a screen does for a game that lives in it. */
export interface Host<View> {
  /** The element of the canvas, for canvases of the game's own. */
  readonly canvas: HTMLElement;
  readonly scene: Scene<View>;
  /** Send a move; gives whether the way to Python was free. */
  play(move: NonNullable<Offer["move"]>, seats: number[]): boolean;
  /** Make the picture anew. */
  redraw(): void;
  /** Paint the picture as it is once more. */
  repaint(): void;
  /** Say something to those who listen instead of looking. */
  say(text: string): void;
  /** What came before the newest scene has been seen. */
  shown(): void;
}

/** A game, or what makes one for each screen. */
export type Maker<View> = Game<View> | ((host: Host<View>) => Game<View>);
