/** The text of a lesson: paragraphs, lists, lines as they are, bold words and pictures. */

import { element, image } from "../core/page/elements";
import type { Block } from "./wire";

export function showText(host: HTMLElement, blocks: Block[]): void {
  const parts: HTMLElement[] = [];
  for (const { kind, runs, src, alt } of blocks) {
    if (kind === "img") {
      parts.push(image(src, alt));
      continue;
    }
    const line = element(kind, "", ...runs.map(({ text, bold }) => (bold ? element("b", "", text) : text)));
    const last = parts.at(-1);
    if (kind !== "li") parts.push(line);
    else if (last instanceof HTMLUListElement) last.append(line);
    else parts.push(element("ul", "", line));
  }
  host.replaceChildren(...parts);
}
