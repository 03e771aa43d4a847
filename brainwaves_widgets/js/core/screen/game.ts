/** What a game brings to a screen, and what a screen tells it. */

import type { Picture, Stage } from "../stage/stage";
import type { Caption } from "../page/caption";
import type { Steps } from "../stepper/steps";
import type { Theme, Tint } from "../page/theme";
import type { Offer, Prompt, Questions, Scene } from "./wire";

/** What a picture is made of besides the scene. */
export interface Around {
  width: number;
  /** How much larger than laid out it is shown. */
  zoom: number;
  theme: Theme;
  /** Seconds left on the clock, or null. */
  left: () => number | null;
  /** What Python answered to the last question, or null. */
  answer: unknown;
  /** What never changes and is sent once, such as the lines of figures. */
  drawings: unknown;
}

/** A moment that is shown between two scenes; a press cuts it short. */
export interface Beat {
  picture: Picture;
  /** How long it is shown, with reduced motion too; a stepper may have another pace. */
  ms: number;
  /** What is read out with it: the sentence that stands in the picture. */
  headline?: string;
  /** What has happened so far, for the line below the table. */
  told?: string;
  /** Whether a newer scene waits for it. */
  must?: boolean;
}

/** A question to Python that is not a move, as HTML below the canvas. */
export interface Asking {
  readonly element: HTMLElement;
  /**
   * Show what there is to ask about; null is nothing.
   * @param first the keys of what is most likely asked about, for both lists
   */
  show(questions: Questions | null, first: [string[], string[]]): void;
}

export interface Game<View> {
  title: string;
  tint: Tint;
  /** The width up to which it is laid out; beyond, it is enlarged. */
  widest?: number;
  picture(scene: Scene<View>, around: Around): Picture;
  /**
   * What is shown between two scenes.
   *
   * `before` is what people at this screen have seen; `after` may be behind a curtain already, and
   * then has what all may know.
   */
  between?(before: Scene<View>, after: Scene<View>, around: Around): Beat[];
  /** What is worth reading besides what happened, such as the reasons that the canvas shows. */
  remark?(scene: Scene<View>): string;
  /** What else people read before a program moves, such as what came of a shot. */
  news?(scene: Scene<View>): string;
  /** How people ask "why?". */
  asking?: new (ask: (one: string, other: string) => void) => Asking;
  /** Whether they may ask now. */
  canAsk?(scene: Scene<View>): boolean;
  /** What they most likely ask about, by the keys of both lists. */
  askedFirst?(scene: Scene<View>): [string[], string[]];

  // What a game needs that goes on in the browser between two scenes

  /** What to do now, where only the browser knows it. */
  prompt?(): Prompt;
  /** What can be taken now of what Python offers, or instead of it. */
  offers?(offers: Offer[]): Offer[];
  /** Its own controls, as HTML below the canvas. */
  controls?: HTMLElement;
  /** A scene came; return whether the game shows something first, and calls `host.shown` after it. */
  receive?(before: Scene<View>, after: Scene<View>): boolean;
  /** Take an offer itself; return whether it did. */
  take?(offer: Offer): boolean;
  /** Another device tells what is done there now, beside the scenes. */
  hearLive?(content: unknown): void;
  /** Python refused the move that was sent. */
  refused?(): void;
  /** A key went down or up on the canvas; return whether it was the game's. */
  key?(event: KeyboardEvent): boolean;
  /** The canvas has lost the keys: release what was held. */
  release?(): void;
  close?(): void;
}

/** What a screen does for a game that lives in it. */
export interface Host<View> {
  /** The element of the canvas, for canvases of the game's own. */
  readonly canvas: HTMLElement;
  /** The newest scene, whether it is to be seen already or not. */
  readonly scene: Scene<View>;
  /** Send a move; return whether the way to Python was free. */
  play(move: NonNullable<Offer["move"]>, seats: number[]): boolean;
  /** Tell another device what is done here now; nothing comes back, and it may get lost. */
  tellLive(content: Record<string, unknown>): void;
  /** Make the picture again. */
  redraw(): void;
  /** Other offers can be taken now: show them, and make the picture again. */
  showOffers(): void;
  /** Paint the picture as it is once more. */
  repaint(): void;
  /** Say something to those who listen instead of looking. */
  say(text: string): void;
  /** Whether somebody had the table read out (R) since the newest scene came. */
  readonly reader: { readonly isUsed: boolean };
  /** Where tones are made, for those who switched sound on or ask for it now. */
  readonly controls: { readonly sound: { open(asked: boolean): AudioContext | null } };
  /** Whether hasty hands are kept off what has just changed. */
  readonly guard: { readonly isOn: boolean };
  /** What came before the newest scene has been seen. */
  shown(): void;
}

/** A screen as its own parts see it. */
export interface Shown<View> extends Host<View> {
  readonly game: Game<View>;
  readonly stage: Stage;
  readonly page: { readonly link: { readonly pending: boolean }; readonly caption: Caption };
  readonly controls: Host<View>["controls"] & { readonly steps: Steps };
  readonly transition: { readonly isInBeat: boolean; readonly isWaiting: boolean; goOn(): void };
  /** How wide the picture is; 0 while nobody sees it. */
  readonly width: number;
  around(): Around;
  send(content: Record<string, unknown>, offer?: number): boolean;
  /** Show a moment in between, with its words; nothing of it can be pressed. */
  showBeat(beat: Beat): void;
  /** Show the newest scene, and say what led to it from the one that was shown before. */
  settle(before: Scene<View>, wasCut: boolean): void;
}

/** A game, or what makes one for each screen. */
export type Maker<View> = Game<View> | ((host: Host<View>) => Game<View>);
