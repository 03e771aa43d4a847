/** What a lobby lists beside the form: unfinished games, the last results, the lessons. */

import { box, element, quietButton } from "../core/page/elements";
import type { KeptGame, Lesson, LobbyScene } from "./wire";

/** How many unfinished games are visible; the others are folded. */
const IN_SIGHT = 5;

export class Aside {
  readonly element = element("aside", "bw-aside");
  private shown = "";

  constructor(private readonly open: (id: string) => void) {}

  show({ kept, results, lessons }: LobbyScene): void {
    const told = JSON.stringify([kept, results, lessons]);
    if (told === this.shown) return;
    this.shown = told;
    const parts = [
      section("Go on", kept.slice(0, IN_SIGHT).map((one) => this.button(one))),
      folded("More games", kept.slice(IN_SIGHT).map((one) => this.button(one))),
      section("Last results", results.map(({ title, scores, when }) => box("bw-result", ...lines(scores, `${title} · ${when}`)))),
      folded("Lessons", lessons.map(link)),
    ];
    this.element.replaceChildren(...parts.filter((part) => part !== null));
    this.element.hidden = !this.element.children.length;
  }

  private button({ id, title, players, when }: KeptGame): HTMLElement {
    const button = quietButton("", () => this.open(id));
    button.append(...lines(title, `${players} · ${when}`));
    return button;
  }
}

const lines = (main: string, more: string) => [element("b", "", main), element("span", "", more)];

function section(title: string, parts: HTMLElement[]): HTMLElement | null {
  return parts.length ? element("section", "", element("h3", "", title), listOf(parts)) : null;
}

function folded(title: string, parts: HTMLElement[]): HTMLElement | null {
  return parts.length ? element("details", "bw-more", element("summary", "", `${title} (${parts.length})`), listOf(parts)) : null;
}

function listOf(parts: HTMLElement[]): HTMLElement {
  return element("ul", "", ...parts.map((part) => element("li", "", part)));
}

/** Make a link that JupyterLab opens beside this notebook, and other pages in a new window. */
function link({ title, path }: Lesson): HTMLElement {
  const made = element("a", "", title);
  made.href = path;
  made.target = "_blank";
  const here = /\/(?:tree|notebooks|edit)\/(.*\/)?[^/]*$/.exec(window.location.pathname);
  if (document.body.dataset.jpThemeLight !== undefined) {
    made.dataset.commandlinkerCommand = "docmanager:open";
    made.dataset.commandlinkerArgs = JSON.stringify({ path: `${decodeURIComponent(here?.[1] ?? "")}${path}` });
  }
  return made;
}
