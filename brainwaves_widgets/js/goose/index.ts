/** The Astute Goose, as a widget. */

import { widgetOf } from "../core/page/screen";
import { between, picture, TINT } from "./picture";
import type { GooseView } from "./view";

export default widgetOf<GooseView>({ title: "The Astute Goose", tint: TINT, picture, between });
