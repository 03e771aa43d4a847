/** How a quiz went, definition by definition, and what to practise next. */

import { element } from "../core/page/elements";
import type { ReportText } from "./wire";

export function showReport(host: HTMLElement, { title, headline, sides, tallies, practise }: ReportText): void {
  host.tabIndex = -1;
  host.setAttribute("role", "region");
  host.setAttribute("aria-label", "How the quiz went");
  const known = element("ul");
  known.append(
    ...tallies.map(({ definition, title: about, right, asked }) => {
      const tally = element("span", "bw-tally");
      tally.setAttribute("role", "img");
      tally.setAttribute("aria-label", `${right} of ${asked} known`);
      tally.append(element("span", "bw-yes", "✓".repeat(right)), element("span", "bw-no", "✗".repeat(asked - right)));
      return row(element("b", "", definition), element("span", "", about), tally);
    }),
  );
  const parts: HTMLElement[] = [element("p", "bw-soft", title), element("h3", "", headline), known];
  if (sides) parts.push(element("p", "bw-soft", sides));
  if (practise.length) {
    const list = element("ul");
    list.append(
      ...practise.map(({ definition, advice, missed }) =>
        row(element("b", "", definition), element("span", "", advice), element("span", "bw-missed", `Missed: ${missed}.`)),
      ),
    );
    parts.push(element("h4", "", "Practise next"), list);
  } else {
    parts.push(element("p", "", "Nothing to practise here: go on to another definition."));
  }
  host.replaceChildren(...parts);
}

function row(...cells: HTMLElement[]): HTMLLIElement {
  const item = element("li");
  item.append(...cells);
  return item;
}
