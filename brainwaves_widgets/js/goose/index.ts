/** The Astute Goose, as a widget. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/page/screen";
import { between, picture } from "./picture";
import type { GooseView } from "./wire";

export default widgetOf<GooseView>({ title: "The Astute Goose", tint: tables.goose, picture, between });
