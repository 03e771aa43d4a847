/** The Brilliant Boar, as a widget. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/page/screen";
import { between, picture } from "./picture";
import type { BoarView } from "./wire";

export default widgetOf<BoarView>({ title: "The Brilliant Boar", tint: tables.boar, picture, between });
