/** What a lobby lists beside the form: unfinished games, the last results, the lessons. */

import { element, quietButton } from "../core/page/elements";
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
      section("Last results", results.map(({ title, scores, when }) => {
        const line = element("div", "bw-result");
        line.append(element("b", "", scores), element("span", "", `${title} · ${when}`));
        return line;
      })),
      folded("Lessons", lessons.map(link)),
    ];
    this.element.replaceChildren(...parts.filter((part) => part !== null));
    this.element.hidden = !this.element.children.length;
  }

  private button({ id, title, players, when }: KeptGame): HTMLElement {
    const button = quietButton("", () => this.open(id));
    button.append(element("b", "", title), element("span", "", `${players} · ${when}`));
    return button;
  }
}

function section(title: string, parts: HTMLElement[]): HTMLElement | null {
  if (!parts.length) return null;
  const made = element("section");
  made.append(element("h3", "", title), listOf(parts));
  return made;
}

function folded(title: string, parts: HTMLElement[]): HTMLElement | null {
  if (!parts.length) return null;
  const made = element("details", "bw-more");
  made.append(element("summary", "", `${title} (${parts.length})`), listOf(parts));
  return made;
}

function listOf(parts: HTMLElement[]): HTMLElement {
  const list = element("ul");
  for (const part of parts) {
    const item = element("li");
    item.append(part);
    list.append(item);
  }
  return list;
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
