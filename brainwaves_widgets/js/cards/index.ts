/** A game without a canvas of its own: its view lists rows of cards, and this draws them. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/screen/screen";
import { picture } from "./picture";
import type { CardsView } from "./wire";

export default widgetOf<CardsView>((host) => ({ title: host.scene.view.title, tint: tables.cards, picture }));
