/** Game Matrix, as a widget. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/page/screen";
import { between, picture } from "./picture";
import { worded } from "./words";
import type { MatrixView } from "./wire";

export default widgetOf<MatrixView>({
  title: "Game Matrix",
  tint: tables.matrix,
  picture,
  between,
  remark: ({ view }) => (view.told?.reasons ?? []).map(worded).join(" "),
  canAsk: ({ view }) => view.phase === "draw" || view.phase === "over",
});
