/** A board to draw on: Python draws the picture, clicks and keys go to Python. */

import { element, group, paragraph, quietButton, setText } from "../core/page/elements";
import { Page, widget } from "../core/page/page";
import { Queue } from "../core/page/queue";
import type { Model } from "../core/page/types";
import type { BoardScene } from "./wire";

const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "Backspace", "Escape", "Delete"]);
const LABEL = "Board. Arrow keys move, Enter sets a point, Backspace takes one back.";

class Board {
  readonly page: Page<BoardScene>;
  private readonly queue: Queue;
  private readonly picture = element("img", "bw-board-picture");
  private readonly words = paragraph("bw-words", "status");
  private readonly freehand = quietButton("Freehand", () => this.queue.send({ do: "freehand", on: !this.page.newest.freehand }));

  constructor(model: Model, el: HTMLElement) {
    this.page = new Page<BoardScene>("Board", model, el, {
      receive: () => this.show(),
      done: () => {
        this.page.tell("");
        this.queue.next();
      },
      refused: () => this.queue.next(),
    });
    this.queue = new Queue((content) => this.page.link.send(content));
    const { picture, page } = this;
    const button = (label: string, content: Record<string, unknown>) => quietButton(label, () => this.queue.send(content));
    page.root.classList.add("bw-lesson", "bw-board");
    picture.tabIndex = 0;
    picture.draggable = false;
    picture.setAttribute("role", "application");
    picture.setAttribute("aria-label", LABEL);
    picture.alt = "";
    picture.addEventListener("pointerdown", (event) => this.press(event));
    picture.addEventListener("keydown", (event) => {
      if (!KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.queue.send({ do: "key", key: event.key });
    });
    page.show(
      picture,
      group(
        "bw-buttons",
        "Drawing",
        button("Close the figure", { do: "finish", closed: true }),
        button("Leave it open", { do: "finish", closed: false }),
        button("Undo", { do: "undo" }),
        button("Clear", { do: "clear" }),
        this.freehand,
      ),
      this.words,
    );
    this.show();
  }

  private press({ clientX, clientY, button }: PointerEvent): void {
    if (button) return;
    const { width, height } = this.page.newest;
    const { left, top, width: wide, height: high } = this.picture.getBoundingClientRect();
    this.queue.send({ do: "press", x: ((clientX - left) / wide) * width, y: ((clientY - top) / high) * height });
  }

  private show(): void {
    const { picture, words, freehand, width, height } = this.page.newest;
    this.picture.src = picture;
    this.picture.width = width;
    this.picture.height = height;
    this.freehand.setAttribute("aria-pressed", String(freehand));
    setText(this.words, words);
  }
}

export default widget((model, el) => new Board(model, el));
