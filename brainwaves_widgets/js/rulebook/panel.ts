/** The rulebook beside the table: pages to turn and to search. */

import { box, element, group, paragraph, quietButton, setText, switchOn } from "../core/page/elements";
import { focusedIn, isGone } from "../core/page/keys";
import { pageElement } from "./blocks";
import { find } from "./search";
import type { Book, Glance, Page } from "./wire";

/** From this width on there is room beside the table. */
const WIDE = 820;

export class Panel {
  private readonly element = element("aside", "bw-rulebook");
  private readonly body = element("div", "bw-page");
  private readonly list = element("select");
  private readonly search = element("input");
  private readonly count = paragraph("bw-spoken", "status");
  private readonly glanceButton = quietButton("At a glance", () => this.choose(0));
  private readonly turns = [quietButton("‹", () => this.choose(this.at - 1)), quietButton("›", () => this.choose(this.at + 1))] as const;
  private pages: Page[] = [];
  private at = 0;
  /** Whether the reader has turned to another page than that of the moment. */
  private strayed = false;
  /** What had the focus before the book was opened. */
  private before: HTMLElement | null = null;
  private readonly resize: ResizeObserver;

  constructor(
    private readonly root: HTMLElement,
    private readonly book: Book,
    /** Tell that it was opened or closed. */
    private readonly tell: () => void,
  ) {
    this.element.setAttribute("aria-label", "Rules");
    this.element.tabIndex = -1;
    this.element.hidden = true;
    this.search.type = "search";
    this.search.placeholder = "Search the rules";
    this.search.setAttribute("aria-label", "Search the rules");
    this.search.addEventListener("input", () => this.find());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.body.querySelector("button")?.click();
    });
    this.list.setAttribute("aria-label", "Page");
    this.list.addEventListener("change", () => this.choose(this.list.selectedIndex));
    const close = quietButton("✕", () => this.close());
    close.setAttribute("aria-label", "Close the rules");
    const [back, on] = this.turns;
    back.setAttribute("aria-label", "Page before");
    on.setAttribute("aria-label", "Next page");
    this.body.tabIndex = 0;
    this.body.setAttribute("role", "region");
    this.element.append(
      box("bw-reading-head", this.search, close),
      group("bw-turn", "Turn pages", this.glanceButton, back, on, this.list),
      this.count,
      this.body,
    );
    root.append(this.element);
    this.resize = new ResizeObserver(() => this.place());
    if (root.parentElement) this.resize.observe(root.parentElement);
    this.hear(book.glance);
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  open(): void {
    this.before = focusedIn(this.root);
    this.element.hidden = false;
    this.search.value = "";
    this.strayed = false;
    this.place();
    this.turn(this.book.glance.at + 1);
    this.tell();
    this.element.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "nearest" });
  }

  close(): void {
    this.element.hidden = true;
    this.place();
    if (this.before && !isGone(this.before)) this.before.focus({ preventScroll: true });
    this.tell();
  }

  /** Something else is true now: show it, and turn to its page unless the reader is elsewhere. */
  hear(glance: Glance): void {
    const had = JSON.stringify(this.pages[0]);
    this.book.glance = glance;
    this.pages = [{ title: "At a glance", blocks: [], parts: glance.aids }, ...this.book.pages];
    this.list.replaceChildren(...this.pages.map(({ title }) => element("option", "", title)));
    const to = this.strayed ? this.at : glance.at + 1;
    const isOther = to !== this.at || (to === 0 && JSON.stringify(this.pages[0]) !== had);
    if (isOther && !this.search.value) this.turn(to);
    this.list.selectedIndex = this.at;
  }

  end(): void {
    this.resize.disconnect();
    this.element.remove();
  }

  private choose(at: number): void {
    this.search.value = "";
    setText(this.count, "");
    this.strayed = true;
    this.turn(at);
  }

  private turn(at: number, choice = 0, open = false): void {
    const page = this.pages[at];
    if (!page) return;
    this.at = at;
    this.list.selectedIndex = at;
    this.glanceButton.setAttribute("aria-pressed", String(at === 0));
    switchOn(this.turns[0], at > 0);
    switchOn(this.turns[1], at < this.pages.length - 1);
    this.body.setAttribute("aria-label", page.title);
    this.body.replaceChildren(pageElement(page, open, 3, choice));
    this.body.scrollTop = 0;
  }

  /** Show where the words stand that are searched for. */
  private find(): void {
    const query = this.search.value.trim();
    if (!query) {
      this.choose(this.at);
      return;
    }
    const hits = find(this.pages, query);
    const told = hits.length === 1 ? "Found once." : `Found ${hits.length} times.`;
    setText(this.count, hits.length ? told : "Nothing found.");
    this.body.replaceChildren(
      ...(hits.length ? [] : [element("p", "", `“${query}” is nowhere in the rules.`)]),
      ...hits.map(({ page, choice, title, around }) => {
        const hit = quietButton("", () => {
          this.choose(page);
          this.turn(page, choice, true);
          this.body.focus();
        });
        hit.className = "bw-hit";
        hit.append(element("b", "", title), element("span", "", around));
        return hit;
      }),
    );
  }

  /** Stand beside the table where there is room, else below it. */
  private place(): void {
    const room = this.root.parentElement?.clientWidth ?? 0;
    this.root.classList.toggle("bw-beside", this.isOpen && room >= WIDE);
  }
}
