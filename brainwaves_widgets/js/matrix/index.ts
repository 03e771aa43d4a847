/** Game Matrix, as a widget. */

import { widgetOf } from "../core/page/screen";
import { between, picture, TINT } from "./picture";
import { worded } from "./words";
import type { MatrixView } from "./view";

export default widgetOf<MatrixView>({
  title: "Game Matrix",
  tint: TINT,
  picture,
  between,
  remark: ({ view }) => (view.told?.reasons ?? []).map(worded).join(" "),
  canAsk: ({ view }) => view.phase === "draw" || view.phase === "over",
});
