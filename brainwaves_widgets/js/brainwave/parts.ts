/** A room as its parts see each other, and what its pictures are made from. */

import type { Theme } from "../core/page/theme";
import type { Tray } from "../core/pieces/tray";
import type { Host } from "../core/screen/game";
import type { GameEvent } from "../core/screen/wire";
import type { Hand } from "./board/hand";
import type { Colours } from "./colours";
import type { Attempt } from "./console/attempt";
import type { Player, Point } from "./console/console";
import type { Plan } from "./layout";
import type { Caps } from "./tube/glass";
import type { TubeScreen } from "./tube/screen";
import type { BrainScene } from "./view";
import type { BrainView } from "./wire";

export interface Furnished {
  readonly host: Host<BrainView>;
  readonly scene: BrainScene;
  readonly plan: Plan | null;
  /** How much larger than the plan it is shown. */
  readonly zoom: number;
  readonly hand: Hand;
  readonly tube: TubeScreen;
  /** Real dice, to be tapped. */
  readonly tray: Tray;
  readonly drag: Dragged;
  readonly shots: { readonly hasOwn: boolean; begin(event?: GameEvent | null, over?: boolean): void; fire(english: number): void };
  readonly live: { attempt: Attempt | null; launch(): void; wake(): void; dragSpot(point: Point | null): void };
  readonly commands: Commanded;
  readonly keys: Keyed;
  readonly panel: { show(): void };
  /** Whether the squares' values are shown. */
  values: boolean;
  /** Nothing moves any more: the newest scene is what there is. */
  settle(): void;
}

interface Dragged {
  readonly at: { x: number; y: number } | null;
  readonly turn: number;
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
}

interface Commanded {
  readonly knobs: [number, number];
  canTurn(seat: Player): boolean;
  canFire(seat: Player): boolean;
  holds(seat: Player): boolean;
  turnKnob(seat: Player, english: number): void;
  resetDown(seat: Player): void;
  resetUp(seat: Player): void;
  tapReset(seat: Player): void;
  resetText(seat: Player): string;
}

interface Keyed {
  dragging: boolean;
  readonly any: boolean;
  steer(seat: Player, knob: number): number;
  dodge(seat: Player, spot: Point): Point;
  caps(): Caps;
  help(): string;
  readonly longestHelp: string;
}

/** What each part of a picture is made from. */
export interface Parts {
  scene: BrainScene;
  view: BrainView;
  p: Plan;
  theme: Theme;
  colours: Colours;
  room: Furnished;
}
