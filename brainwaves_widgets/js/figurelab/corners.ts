/** The corners as buttons that can be dragged, by mouse and finger, and moved by arrow keys. */

import { element } from "../core/page/elements";
import { type Grid, read, settled, stepped, toBox } from "./place";
import type { Point } from "../core/stage/wire";

export interface Moves {
  /** A corner is on its way. */
  drag(corner: number, to: Point): void;
  /** A corner has come to rest; `by` names what belongs together, as steps by keys do. */
  drop(corner: number, to: Point, by: string): void;
}

export class Corners {
  private buttons: HTMLButtonElement[] = [];
  private points: Point[] = [];
  private held: { corner: number; pointer: number; from: Point; off: Point } | null = null;
  private turn = 0;

  constructor(
    private readonly sheet: HTMLElement,
    private on: Grid,
    private readonly moves: Moves,
  ) {}

  /** Whether a corner is being dragged. */
  get busy(): boolean {
    return this.held !== null;
  }

  show(letters: string[], points: Point[], on: Grid): void {
    this.on = on;
    this.points = points;
    if (this.buttons.length !== letters.length) this.make(letters);
    points.forEach((point, i) => {
      const button = this.buttons[i];
      const [x, y] = toBox(point, on);
      if (!button) return;
      button.style.left = `${100 * x}%`;
      button.style.top = `${100 * y}%`;
      const label = `Corner ${letters[i]} at ${read(point[0])}, ${read(point[1])}`;
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
    });
  }

  private make(letters: string[]): void {
    for (const button of this.buttons) button.remove();
    this.buttons = letters.map((letter, i) => {
      const button = element("button", "bw-corner");
      button.dataset.corner = letter;
      button.setAttribute("aria-roledescription", "point to move with the arrow keys");
      button.addEventListener("pointerdown", (event) => this.take(event, i));
      button.addEventListener("pointermove", (event) => this.move(event));
      button.addEventListener("pointerup", (event) => this.release(event));
      button.addEventListener("pointercancel", () => this.putBack());
      button.addEventListener("keydown", (event) => this.press(event, i));
      button.addEventListener("focus", () => (this.turn += 1));
      return button;
    });
    this.sheet.append(...this.buttons);
  }

  private take(event: PointerEvent, corner: number): void {
    const button = this.buttons[corner];
    const from = this.points[corner];
    if (event.button !== 0 || this.held || !button || !from) return;
    const [x, y] = this.under(event);
    button.setPointerCapture(event.pointerId);
    button.classList.add("bw-held");
    this.held = { corner, pointer: event.pointerId, from, off: [from[0] - x, from[1] - y] };
  }

  private move(event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    const [x, y] = this.under(event);
    const to = settled([x + held.off[0], y + held.off[1]], this.on);
    // A tap on a corner off the grid leaves it where it is.
    const moved = Math.hypot(x + held.off[0] - held.from[0], y + held.off[1] - held.from[1]);
    if (!same(to, this.points[held.corner]) && (moved > this.on.grid / 4 || !same(this.points[held.corner], held.from))) {
      this.moves.drag(held.corner, to);
    }
  }

  private release(event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    this.let();
    const at = this.points[held.corner];
    if (at && !same(at, held.from)) this.moves.drop(held.corner, at, "");
  }

  /** Undo a drag that is under way. */
  private putBack(): void {
    const { held } = this;
    if (!held) return;
    this.let();
    this.moves.drop(held.corner, held.from, "");
  }

  private let(): void {
    this.buttons[this.held?.corner ?? -1]?.classList.remove("bw-held");
    this.held = null;
  }

  private press(event: KeyboardEvent, corner: number): void {
    const at = this.points[corner];
    if (event.key === "Escape" && this.held) {
      this.putBack();
    } else {
      const to = at && !event.ctrlKey && !event.metaKey && !event.altKey && stepped(at, event.key, event.shiftKey, this.on);
      if (!to) return;
      if (!same(to, at)) this.moves.drop(corner, to, `keys ${corner} ${this.turn}`);
    }
    event.preventDefault();
  }

  /** Where on the sheet a pointer is. */
  private under(event: PointerEvent): Point {
    const box = this.sheet.getBoundingClientRect();
    const { size } = this.on;
    return [((event.clientX - box.left) / box.width) * size, (1 - (event.clientY - box.top) / box.height) * size];
  }
}

function same(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}
