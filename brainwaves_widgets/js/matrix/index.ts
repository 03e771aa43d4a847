/** Game Matrix, as a widget. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/screen/screen";
import { Asking } from "./asking";
import { between, picture } from "./picture";
import { Why } from "./why";
import { explained, likely } from "./words";
import type { MatrixView } from "./wire";

export default widgetOf<MatrixView>((host) => {
  const asking = new Asking(host);
  return {
    title: "Game Matrix",
    tint: tables.matrix,
    widest: 1280,
    picture: (scene, around) => picture(scene, around, asking),
    between: (before, after, around) => between(before, after, around, asking),
    remark: ({ view }) => explained(view),
    news: ({ events }) => events.filter(({ kind }) => kind === "card" || kind === "claimed").map(({ text }) => text).join(" "),
    key({ type, key }) {
      if (type !== "keydown" || key.toLowerCase() !== "m") return false;
      asking.measure();
      return true;
    },
    asking: Why,
    askedFirst: likely,
    canAsk: ({ view }) => view.phase === "draw" || view.phase === "over",
  };
});
