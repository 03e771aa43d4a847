/** What a class said, as bars; nobody's name is in it. */

import { element } from "../core/page/elements";
import type { ClassAnswers } from "../classroom/wire";

export function sharesOf({ shares, answered }: ClassAnswers): HTMLElement {
  const list = element("ul", "bw-shares");
  list.append(
    ...shares.map(({ name, times }) => {
      const row = element("li");
      const bar = element("div", "bw-share");
      const part = element("i");
      part.style.width = `${(100 * times) / Math.max(answered, 1)}%`;
      bar.append(part);
      row.append(element("span", "", name), bar, element("span", "", String(times)));
      return row;
    }),
  );
  return list;
}
