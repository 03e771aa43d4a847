/** The Astute Goose, as a widget. */

import { tables } from "../../art/palette.json";
import { paintNumberDie } from "../core/pieces/dice";
import { roomOf, Tray } from "../core/pieces/tray";
import { widgetOf } from "../core/screen/screen";
import { between } from "./beats";
import { paintFeatureDie } from "./paint";
import { picture } from "./picture";
import { KINDS } from "./view";
import type { GooseView } from "./wire";

const DICE = [
  { field: "number", name: "Number die", faces: [1, 2, 3, 4, 5, 6], paint: paintNumberDie },
  { field: "kind", name: "Feature die", faces: KINDS, paint: paintFeatureDie },
];

export default widgetOf<GooseView>((host) => {
  const tray = new Tray(host, DICE);
  return {
    title: "The Astute Goose",
    tint: tables.goose,
    between,
    /** Real dice are tapped where the feature card lies otherwise. */
    picture(scene, around) {
      const drawn = picture(scene, around);
      const card = drawn.items.filter(({ key }) => key.startsWith("row-") || key.startsWith("value-"));
      if (!card.length) return drawn;
      const dice = tray.items(scene.ply, scene.moves, roomOf(card), around.theme);
      return dice.length ? { ...drawn, items: [...drawn.items.filter((item) => !card.includes(item)), ...dice] } : drawn;
    },
  };
});
