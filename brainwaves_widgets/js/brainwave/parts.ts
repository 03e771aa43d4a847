/** What Brain Wave's pictures are made from. */

import type { Theme } from "../core/page/theme";
import type { Tray } from "../core/pieces/tray";
import type { Host } from "../core/screen/game";
import type { Drag } from "./board/drag";
import type { Hand } from "./board/hand";
import type { Colours } from "./colours";
import type { Live } from "./console/live";
import type { Commands } from "./controls/commands";
import type { Plan } from "./layout";
import type { TubeScreen } from "./tube/screen";
import type { BrainScene } from "./view";
import type { BrainView } from "./wire";

/** A room as its pictures show it. */
export interface Furnished {
  readonly host: Host<BrainView>;
  readonly hand: Hand;
  readonly drag: Drag;
  readonly tube: TubeScreen;
  /** Real dice, to be tapped. */
  readonly tray: Tray;
  readonly live: Live;
  readonly commands: Commands;
  /** Whether the squares' values are shown. */
  values: boolean;
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
