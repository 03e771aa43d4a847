/** What is read out, seen as well: a caption over the bottom edge of what is told, which moves nothing. */

/** How far it stays from the edge. */
const GAP = 8;

export class Caption {
  /** @param words what is read out; it is heard once, as only its look changes */
  constructor(
    private readonly root: HTMLElement,
    private readonly words: HTMLElement,
  ) {
    const hide = () => this.hide();
    root.addEventListener("pointerdown", hide, { capture: true });
    root.addEventListener("keydown", ({ key, repeat }) => !repeat && key !== "Shift" && hide(), { capture: true });
  }

  /** Show the words over the lowest part of an element that can be seen. */
  show(over: HTMLElement): void {
    const edge = this.root.getBoundingClientRect();
    const { left, width } = over.getBoundingClientRect();
    Object.assign(this.words.style, {
      left: `${left - edge.left + GAP}px`,
      bottom: `${edge.bottom - lowest(over) + GAP - this.root.scrollTop}px`,
      width: `${width - 2 * GAP}px`,
    });
    this.words.classList.add("bw-caption");
  }

  hide(): void {
    this.words.classList.remove("bw-caption");
    this.words.removeAttribute("style");
  }
}

/** Return how far down an element can be seen on the screen; its own end if it is not on the screen. */
function lowest(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  let end = Math.min(bottom, window.innerHeight);
  for (let at = parentOf(element); at; at = parentOf(at)) {
    if (getComputedStyle(at).overflowY !== "visible") end = Math.min(end, at.getBoundingClientRect().bottom);
  }
  return end > top ? end : bottom;
}

function parentOf({ parentElement, parentNode }: Element): Element | null {
  return parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}
