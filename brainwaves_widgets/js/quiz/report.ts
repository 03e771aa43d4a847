/** How a quiz went, definition by definition, and what to practise next. */

import { element } from "../core/page/elements";
import type { ReportText } from "./wire";

export function showReport(host: HTMLElement, { title, headline, sides, tallies, practise }: ReportText): void {
  host.tabIndex = -1;
  host.setAttribute("role", "region");
  host.setAttribute("aria-label", "How the quiz went");
  const known = tallies.map(({ definition, title: about, right, asked }) => {
    const signs = [element("span", "bw-yes", "✓".repeat(right)), element("span", "bw-no", "✗".repeat(asked - right))];
    const tally = Object.assign(element("span", "bw-tally", ...signs), { role: "img", ariaLabel: `${right} of ${asked} known` });
    return element("li", "", element("b", "", definition), element("span", "", about), tally);
  });
  const parts: HTMLElement[] = [element("p", "bw-soft", title), element("h3", "", headline), element("ul", "", ...known)];
  if (sides) parts.push(element("p", "bw-soft", sides));
  if (practise.length) {
    const list = practise.map(({ definition, advice, missed }) =>
      element("li", "", element("b", "", definition), element("span", "", advice), element("span", "bw-missed", `Missed: ${missed}.`)),
    );
    parts.push(element("h4", "", "Practise next"), element("ul", "", ...list));
  } else {
    parts.push(element("p", "", "Nothing to practise here: go on to another definition."));
  }
  host.replaceChildren(...parts);
}
