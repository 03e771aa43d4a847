/** A game without a canvas of its own: its view lists rows of cards, and this draws them. */

import { widgetOf } from "../core/page/screen";
import { picture, TINT } from "./picture";
import type { CardsView } from "./view";

export default widgetOf<CardsView>((host) => ({ title: host.scene.view.title, tint: TINT, picture }));
