/** The games on the shelf: a picture, a name and a sentence each, to choose one of. */

import { box, element, image } from "../core/page/elements";
import type { Box } from "./wire";

let shelves = 0;

export class Shelf {
  readonly element = element("fieldset", "bw-shelf");
  private readonly inputs = new Map<string, HTMLInputElement>();

  constructor(boxes: Box[], choose: (name: string) => void) {
    const group = `bw-shelf-${(shelves += 1)}`;
    this.element.append(element("legend", "bw-spoken", "Game"));
    for (const one of boxes) this.element.append(this.card(one, group, choose));
  }

  show(name: string): void {
    const input = this.inputs.get(name);
    if (input) input.checked = true;
  }

  focus(): void {
    [...this.inputs.values()].find((input) => input.checked)?.focus({ preventScroll: true });
  }

  private card({ name, title, about, least, most, cover }: Box, group: string, choose: (name: string) => void): HTMLElement {
    const input = element("input");
    Object.assign(input, { type: "radio", name: group, value: name });
    input.addEventListener("change", () => choose(name));
    this.inputs.set(name, input);
    const picture = image(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(cover)}`, "");
    const count = least === most ? `${least} players` : `${least} to ${most} players`;
    const words = box("bw-about", element("b", "", title), element("span", "", about), element("small", "", count));
    return element("label", "bw-box", input, picture, words);
  }
}
