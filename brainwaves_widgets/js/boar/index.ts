/** The Brilliant Boar, as a widget. */

import { widgetOf } from "../core/page/screen";
import { between, picture, TINT } from "./picture";
import type { BoarView } from "./view";

export default widgetOf<BoarView>({ title: "The Brilliant Boar", tint: TINT, picture, between });
