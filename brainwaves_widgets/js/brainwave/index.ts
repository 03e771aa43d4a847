/** Brain Wave, as a widget. */

import { widgetOf } from "../core/screen/screen";
import { Room } from "./room";
import type { BrainView } from "./wire";

export default widgetOf<BrainView>((host) => new Room(host));
