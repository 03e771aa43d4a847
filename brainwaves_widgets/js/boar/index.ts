/** The Brilliant Boar, as a widget. */

import { tables } from "../../art/palette.json";
import { widgetOf } from "../core/screen/screen";
import { between } from "./beats";
import { picture } from "./picture";
import type { BoarView } from "./wire";

export default widgetOf<BoarView>({ title: "The Brilliant Boar", tint: tables.boar, picture, between });
