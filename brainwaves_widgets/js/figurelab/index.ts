/** The figure laboratory: drag a corner, and see what becomes true of the figure, and why. */

import { box, element, group, quietButton, setText, switchOn } from "../core/page/elements";
import { Page, widget } from "../core/page/page";
import { Queue } from "../core/page/queue";
import { paintSketch } from "../core/stage/sketch";
import type { Point } from "../core/stage/wire";
import type { Model } from "../core/page/types";
import { Sheet } from "../lessons/sheet";
import { Corners } from "./corners";
import { paintFigure, paintGrid, paintLetters } from "./paint";
import { read } from "./place";
import { Rows } from "./rows";
import type { Answer, LabScene, Row } from "./wire";

const ON_THE_WAY = 0.55;

class Lab {
  private scene: LabScene;
  /** Where the hand has the corners now; Python may still have them elsewhere. */
  private at: Point[];
  /** The row that was picked to be shown on the figure; else the one that matters most is. */
  private picked = "";
  /** What was read out last. */
  private said: LabScene;
  private answers = 0;
  /** The corner that was dragged last. */
  private held = -1;
  private readonly view = Math.random().toString(36).slice(2);
  readonly page: Page<LabScene>;
  private readonly sheet = new Sheet((pen, size) => this.paint(pen, size));
  private readonly rows = new Rows((key) => this.pick(key));
  private readonly taskText = element("h3");
  private readonly taskState = element("p");
  private readonly task = box("bw-task", this.taskText, this.taskState);
  private readonly trouble = element("p", "bw-trouble");
  private readonly hint = element("p");
  private readonly undo = quietButton("Undo", () => this.queue.send({ do: "undo" }));
  private readonly redo = quietButton("Redo", () => this.queue.send({ do: "redo" }));
  private readonly reset = quietButton("Reset", () => this.queue.send({ do: "reset" }));
  /** Messages to Python: a drag makes room for what comes after it; a drop is never left out. */
  private readonly queue = new Queue(
    (content) => this.page.link.send({ ...content, n: this.queue.sent + 1, view: this.view }),
    (last, newer) => last.do === "drag" && "corners" in newer,
  );
  private readonly corners: Corners;

  constructor(model: Model, el: HTMLElement) {
    this.page = new Page<LabScene>("Figure laboratory", model, el, {
      receive: (scene) => this.follow(scene),
      hear: (answer) => this.hear(answer as Answer),
    });
    this.said = this.scene = this.page.newest;
    this.at = this.scene.corners;
    this.corners = new Corners(this.sheet.element, this.scene, {
      drag: (corner, to) => this.move("drag", corner, to),
      drop: (corner, to, by) => this.move("drop", corner, to, by),
    });
    const tools = group("bw-tools", "Take back", this.undo, this.redo, this.reset);
    const left = box("", this.sheet.element, box("bw-under", this.hint, tools));
    const right = box("", this.trouble, this.rows.element);
    this.page.root.classList.add("bw-lesson");
    this.page.show(this.task, box("bw-desk", left, right));
    this.page.onEnd(() => this.sheet.close());
    this.show();
  }

  // What Python says

  private hear(answer: Answer): void {
    const mine = answer.view === this.view;
    if (mine && answer.n === this.queue.sent) {
      this.answers += 1;
      this.scene = answer;
      // Where a property is kept, the other corners follow the one that is held.
      if (answer.keep) this.at = answer.corners.map((point, i) => (i === this.held ? (this.at[i] ?? point) : point));
      if (this.queue.isEmpty && !this.corners.busy) this.rest();
      this.show();
    } else if (!mine) {
      this.follow(answer);
    }
    this.queue.next();
  }

  /** Take over what another view or a cell has done, unless a hand is on the figure here. */
  private follow(scene: LabScene): void {
    if (this.corners.busy || !this.queue.isEmpty || this.page.link.pending) return;
    this.scene = scene;
    this.rest();
    this.show();
  }

  /** Nothing is on its way: the corners are where Python has them, and what changed is read out. */
  private rest(): void {
    this.at = this.scene.corners;
    const { said, scene } = this;
    const moved = scene.corners.flatMap(([x, y], i) => {
      const [oldX, oldY] = said.corners[i] ?? [];
      return x === oldX && y === oldY ? [] : [`${scene.letters[i]} is at ${read(x)}, ${read(y)}.`];
    });
    if (!moved.length) return;
    const before = new Map(said.rows.map((row) => [row.key, row.holds]));
    const changed = scene.rows.filter((row) => row.holds !== null && before.get(row.key) !== row.holds);
    const { task, trouble } = scene;
    const told = [
      moved.length === 1 ? moved[0] : "",
      trouble || changed.map((row) => `${row.label}: ${row.holds ? "yes" : "no"}.`).join(" "),
      task && !trouble ? (task.solved ? "Solved." : `Not yet: ${task.why}`) : "",
    ];
    this.page.tell("");
    this.page.say(told.filter(Boolean).join(" "));
    this.said = scene;
  }

  // What a person does

  private move(what: "drag" | "drop", corner: number, to: Point, by = ""): void {
    this.at = this.at.map((point, i) => (i === corner ? to : point));
    this.held = corner;
    this.queue.send({ do: what, corners: this.at, corner, by });
    this.place();
  }

  private pick(key: string): void {
    this.picked = key === this.picked ? "" : key;
    this.show();
  }

  // What it looks like

  private show(): void {
    const { task, trouble, rows, exactly, snap, keep } = this.scene;
    const { root } = this.page;
    root.dataset.answers = String(this.answers);
    this.task.hidden = !task;
    if (task) {
      setText(this.taskText, task.text);
      setText(this.taskState, task.solved ? "✓ Solved." : `Not yet. ${task.why}`);
      this.task.classList.toggle("bw-solved", task.solved);
    }
    this.trouble.hidden = !trouble;
    setText(this.trouble, trouble);
    const keys = snap ? "Shift moves it farther." : "Shift moves it less.";
    setText(this.hint, `Drag a corner, or move it with the arrow keys; ${keys} ${keep} ${exactly}`);
    this.rows.show(rows, this.shown?.key ?? "");
    switchOn(this.undo, this.scene.undo);
    switchOn(this.redo, this.scene.redo);
    this.place();
  }

  private place(): void {
    this.corners.show(this.scene.letters, this.at, this.scene);
    this.sheet.label = this.scene.trouble || `The figure, ${this.scene.kind}. ${this.shown?.because ?? ""}`;
    this.sheet.redraw();
  }

  /** The row whose witness is drawn: the picked one, else the first wish not met, else the first. */
  private get shown(): Row | undefined {
    const { rows } = this.scene;
    return (
      rows.find((row) => row.key === this.picked) ??
      rows.find((row) => row.wanted !== null && row.wanted !== row.holds) ??
      rows[0]
    );
  }

  private paint(pen: CanvasRenderingContext2D, size: number): void {
    paintGrid(pen, this.scene, size);
    paintFigure(pen, this.scene, this.at, size);
    if (!this.corners.busy) paintSketch(pen, this.scene.marks, size);
    // What Python saw is a few frames old while a corner is on its way.
    pen.globalAlpha = this.corners.busy ? ON_THE_WAY : 1;
    paintSketch(pen, this.shown?.witness ?? {}, size);
    pen.globalAlpha = 1;
    paintLetters(pen, this.scene, this.at, size);
  }
}

export default widget((model, el) => new Lab(model, el));
