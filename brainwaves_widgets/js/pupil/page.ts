/** A pupil's page: the name at the entrance, then a lesson step by step, and a seat at a table. */

import { showText } from "../ask/text";
import { box, element, quietButton, setText, switchOn } from "../core/page/elements";
import { Page, widget } from "../core/page/page";
import type { Model } from "../core/page/types";
import { Entrance } from "./entrance";
import { type Module, Part } from "./part";
import { sharesOf } from "./shares";
import type { EntranceScene, PartShown, PupilScene } from "../classroom/wire";

type Modules = Record<string, Module>;

/** Make a module that draws a pupil's page with these widgets. */
export function pupil(modules: Modules): ReturnType<typeof widget> {
  return widget((model, el) => new PupilPage(model, el, modules));
}

class PupilPage {
  readonly page: Page<PupilScene | EntranceScene>;
  private readonly entrance: Entrance;
  private readonly lesson = element("span");
  private readonly name = element("b");
  private readonly progress = element("ol", "bw-progress");
  private readonly title = element("h2");
  private readonly parts = element("div", "bw-parts");
  private readonly paused = box("bw-paused", element("p", "", "Your teacher has paused the lesson."), element("p", "", "Look up, please."));
  private readonly answers = element("section", "bw-class");
  private readonly back = quietButton("Back", () => this.walk("back"));
  private readonly on = quietButton("Go on", () => this.walk("go on"));
  private readonly wait = element("p");
  private readonly ways: HTMLElement;
  private readonly top: HTMLElement;
  /** The widgets and texts of this step, by their ids. */
  private readonly there = new Map<string, Part | Words>();
  private step = -1;

  constructor(
    private readonly model: Model,
    el: HTMLElement,
    private readonly modules: Modules,
  ) {
    this.page = new Page<PupilScene | EntranceScene>("Lesson", model, el, { receive: () => this.receive() });
    this.entrance = new Entrance((content) => this.page.link.send(content));
    this.top = box("bw-top", this.lesson, this.name);
    this.ways = box("bw-ways", this.back, this.on, this.wait);
    this.title.tabIndex = -1;
    this.on.classList.add("bw-on");
    this.page.root.classList.add("bw-pupil");
    this.page.show(this.entrance.element, this.top, this.progress, this.title, this.paused, this.parts, this.answers, this.ways);
    const hear = ({ part, content }: { part?: string; content?: unknown }) => {
      const found = this.there.get(part ?? "");
      if (found instanceof Part) found.hear(content);
    };
    model.on("msg:custom", hear as never);
    this.page.onEnd(() => model.off("msg:custom", hear as never));
    this.page.onEnd(() => this.there.forEach((part) => part.close()));
    this.show();
  }

  private walk(way: "back" | "go on"): void {
    this.page.link.send({ do: way, step: this.step });
  }

  private receive(): void {
    this.page.settle();
    this.page.tell("");
    this.show();
  }

  private show(): void {
    const scene = this.page.newest;
    const isIn = scene.stage !== "entrance";
    for (const one of [this.top, this.progress, this.title, this.parts, this.ways]) one.hidden = !isIn;
    this.entrance.element.hidden = isIn;
    this.paused.hidden = scene.stage !== "paused";
    this.answers.hidden = true;
    if (scene.stage === "entrance") this.entrance.show(scene);
    else this.showLesson(scene);
  }

  private showLesson(scene: PupilScene): void {
    const { name, lesson, step, steps, stage, parts, back, on, wait, answers, device } = scene;
    Entrance.remember(device);
    setText(this.lesson, lesson);
    setText(this.name, name);
    setText(this.title, stage === "table" ? "Game Matrix" : (steps[step] ?? ""));
    this.progress.replaceChildren(...steps.map((title, i) => mark(title, i, step)));
    this.progress.setAttribute("aria-label", `Step ${step + 1} of ${steps.length}`);
    this.parts.inert = stage === "paused";
    this.showParts(parts);
    this.ways.hidden = stage !== "lesson";
    this.back.hidden = !back;
    this.on.hidden = step + 1 === steps.length;
    switchOn(this.on, on);
    setText(this.wait, wait || (step + 1 === steps.length ? "This is the last step." : ""));
    if (answers) {
      this.answers.hidden = false;
      this.answers.replaceChildren(element("h3", "", `What the class said: ${answers.question}`), sharesOf(answers));
    }
    if (this.step !== step && this.step >= 0) {
      window.scrollTo({ top: 0 });
      this.title.focus({ preventScroll: true });
    }
    this.step = step;
  }

  private showParts(parts: PartShown[]): void {
    const ids = new Set(parts.map(({ id }) => id));
    for (const [id, part] of this.there) {
      if (ids.has(id)) continue;
      part.close();
      this.there.delete(id);
    }
    parts.forEach((shown, i) => {
      const part = this.there.get(shown.id) ?? this.make(shown);
      if (part instanceof Part) part.take(shown);
      const there = this.parts.children[i];
      if (there !== part.element) this.parts.insertBefore(part.element, there ?? null);
    });
  }

  private make(shown: PartShown): Part | Words {
    const module = this.modules[shown.module];
    const made = module ? new Part(shown, module, (content) => this.model.send(content)) : new Words(shown);
    this.there.set(shown.id, made);
    this.number(made.element);
    return made;
  }

  private number(part: HTMLElement): void {
    const labels = [...this.there.values()].filter(({ element: one }) => one !== part).map(({ element: one }) => labelOf(one)?.ariaLabel ?? "");
    const section = labelOf(part);
    if (section) section.ariaLabel = numbered(section.ariaLabel ?? "", labels);
  }

}

/** A text between the widgets of a lesson. */
class Words {
  readonly element = box("bw-part bw-text");

  constructor({ blocks }: PartShown) {
    showText(this.element, blocks);
  }

  close(): void {
    this.element.remove();
  }
}

function labelOf(part: HTMLElement): HTMLElement | null {
  return part.querySelector<HTMLElement>("section[aria-label]");
}

/** Tell landmarks apart that are called the same. */
function numbered(label: string, others: string[]): string {
  let name = label;
  for (let i = 2; others.includes(name); i += 1) name = `${label} ${i}`;
  return name;
}

function mark(title: string, i: number, step: number): HTMLElement {
  const made = element("li");
  made.title = title;
  made.dataset.is = i < step ? "past" : i === step ? "now" : "later";
  return made;
}
