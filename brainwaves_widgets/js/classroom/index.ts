/** The teacher's view of a class: its link, who is where, what they say, and what the class does next. */

import { box, element, group, quietButton, setText } from "../core/page/elements";
import { renew } from "../core/page/keys";
import { Page, widget } from "../core/page/page";
import { Queue } from "../core/page/queue";
import type { Model } from "../core/page/types";
import { sharesOf } from "../pupil/shares";
import type { ClassAnswers, PupilRow, TeacherScene } from "./wire";

const HEADS = ["Pupil", "Step", "Done", "Predicted", "Quiz", "Stuck", "Misconceptions", "Do"];
const SIZES = [2, 3, 4, 5];
const WAYS: Record<string, string> = {
  arrival: "as they came in",
  random: "at random",
  mixed: "mixed by misconception",
  alike: "with the same misconception",
};

class Room {
  readonly page: Page<TeacherScene>;
  private readonly title = element("h2");
  private readonly link = element("a");
  private readonly hint = element("p", "bw-quiet");
  private readonly qr = element("img");
  private readonly pause = quietButton("", () => this.queue.send({ do: "pause", on: !this.scene.paused }));
  private readonly together = quietButton("Together", () => this.queue.send({ do: "together", on: !this.scene.together }));
  private readonly on = quietButton("", () => this.queue.send({ do: "go on" }));
  private readonly size = element("select");
  private readonly by = element("select");
  private readonly tables = quietButton("", () => this.queue.send(this.scene.tables.length ? { do: "end tables" } : { do: "tables", size: Number(this.size.value), by: this.by.value }));
  private readonly past = element("span");
  private readonly interrupted = box("bw-past", this.past, quietButton("Go on with that class", () => this.queue.send({ do: "take up" })));
  private readonly head = element("h3");
  private readonly list = element("tbody");
  private readonly beliefs = element("ul", "bw-plain-list");
  private readonly asked = element("div", "bw-asked");
  private readonly queue: Queue;
  private readonly sections: Record<"list" | "beliefs" | "asked", HTMLElement>;

  constructor(model: Model, el: HTMLElement) {
    this.page = new Page<TeacherScene>("Class", model, el, { receive: () => this.receive() });
    this.queue = new Queue((content) => this.page.link.send(content));
    this.page.root.classList.add("bw-room");
    this.link.target = "_blank";
    this.link.rel = "noopener noreferrer";
    this.qr.alt = "QR code of this link";
    this.size.append(...SIZES.map((size) => element("option", "", String(size))));
    this.size.value = "3";
    this.by.append(...Object.entries(WAYS).map(([value, text]) => new Option(text, value)));
    const heads = element("thead", "", element("tr", "", ...HEADS.map((text) => element("th", "", text))));
    this.sections = {
      list: box("bw-list", this.head, element("table", "", heads, this.list)),
      beliefs: box("", element("h3", "", "Misconceptions that show"), this.beliefs),
      asked: box("", element("h3", "", "What the class said"), this.asked),
    };
    this.page.show(
      box("bw-invite", this.qr, box("", this.title, this.link, this.hint)),
      this.interrupted,
      group("bw-lead", "The class", this.pause, this.together, this.on),
      group("bw-lead", "Tables", this.tables, element("label", "", "Pupils at a table ", this.size), element("label", "", "seated ", this.by)),
      this.sections.list,
      this.sections.beliefs,
      this.sections.asked,
    );
    this.show();
  }

  private get scene(): TeacherScene {
    return this.page.newest;
  }

  private receive(): void {
    this.page.settle();
    this.page.tell("");
    this.show();
    this.queue.next();
  }

  private show(): void {
    const { lesson, url, qr, hint, steps, paused, together, step, pupils, questions, beliefs, tables, folder, past } = this.scene;
    setText(this.title, lesson);
    setText(this.link, url);
    this.link.href = url;
    if (this.qr.src !== qr) this.qr.src = qr;
    setText(this.hint, [hint, folder ? `Results are kept in ${folder}.` : "No results are kept."].filter(Boolean).join(" "));
    setText(this.pause, paused ? "Resume" : "Pause");
    this.pause.setAttribute("aria-pressed", String(paused));
    this.together.setAttribute("aria-pressed", String(together));
    const next = steps[(together ? step : Math.min(...pupils.map((one) => one.step), steps.length)) + 1];
    setText(this.on, next ? `All go on to: ${next}` : "All go on");
    setText(this.tables, tables.length ? "Back to the lesson" : "Start Game Matrix tables");
    this.interrupted.hidden = !past;
    setText(this.past, past);
    const away = pupils.filter(({ here }) => !here).length;
    const stuck = pupils.filter((one) => one.stuck).length;
    const counts = [`${pupils.length} in the class`, away && `${away} away`, stuck && `${stuck} stuck`];
    setText(this.head, counts.filter(Boolean).join(", "));
    renew(this.list, pupils.map((one) => this.row(one, steps)));
    this.sections.beliefs.hidden = !beliefs.length;
    this.beliefs.replaceChildren(...beliefs.map((text) => element("li", "", text)));
    const said = questions.filter(({ answered }) => answered).reverse();
    this.sections.asked.hidden = !said.length;
    this.asked.replaceChildren(...said.map((one) => this.question(one)));
  }

  private row({ name, here, step, done, predicted, right, quiz, stuck, shows, table }: PupilRow, steps: string[]): HTMLElement {
    const sign = right === null ? "" : right ? " ✓" : " ✗";
    const where = table ? `table ${table}` : `${step + 1}. ${steps[step] ?? ""}`;
    const cells = [here ? name : `${name} (away)`, where, done, predicted + sign, quiz, stuck, shows.join("; ")].map((text) => element("td", "", text));
    cells[5]?.classList.add("bw-trouble");
    const device = quietButton("New device", () => this.queue.send({ do: "let in", name }));
    device.title = `Let ${name} join again on another device`;
    device.dataset.key = `device ${name}`;
    const remove = quietButton("Remove", () => this.queue.send({ do: "remove", name }));
    remove.dataset.key = `remove ${name}`;
    device.hidden = here;
    const row = element("tr", stuck ? "bw-stuck" : "", ...cells, element("td", "", device, remove));
    row.dataset.here = String(here);
    return row;
  }

  private question(one: ClassAnswers): HTMLElement {
    const isShown = this.scene.shown === one.id;
    const button = quietButton(isShown ? "Hide from the class" : "Show the class", () => this.queue.send({ do: "answers", question: isShown ? "" : one.id }));
    button.setAttribute("aria-pressed", String(isShown));
    return box("bw-one", element("p", "", `${one.question} (${one.answered})`), sharesOf(one), button);
  }
}

export default widget((model, el) => new Room(model, el));
