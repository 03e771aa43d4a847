/** What a class said, as bars; nobody's name is in it. */

import { box, element } from "../core/page/elements";
import type { ClassAnswers } from "../classroom/wire";

export function sharesOf({ shares, answered }: ClassAnswers): HTMLElement {
  const rows = shares.map(({ name, times }) => {
    const bar = element("i");
    bar.style.width = `${(100 * times) / Math.max(answered, 1)}%`;
    return element("li", "", element("span", "", name), box("bw-share", bar), element("span", "", String(times)));
  });
  return element("ul", "bw-shares", ...rows);
}
