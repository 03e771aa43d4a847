/** The moves as real buttons: what Tab reaches, what a screen reader reads, what tests press. */

import { box, element, group, quietButton, setText } from "../page/elements";
import { focusedIn } from "../page/keys";
import { keep, recall } from "../page/kept";
import type { Offer } from "../screen/wire";

/** More moves than this stand in groups. */
const MOST = 12;
/** Labels that begin with the same words are moves of one kind. */
const WORDS = 3;
const NAME = "brainwaves-moves";

export class MovesList {
  readonly element = group("bw-moves", "Moves");
  /** Shows the list and hides it; hidden, it can still be reached by Tab and by screen readers. */
  readonly button = quietButton("Moves as buttons", () => this.unfold(!this.isOpen));
  private isOpen = recall(NAME) === "open";
  private offers: Offer[] = [];
  private buttons: HTMLButtonElement[] = [];
  /** Whether the buttons stand there without groups. */
  private isFlat = true;
  private locked = false;
  private held: number[] = [];

  constructor(private readonly press: (offer: number) => void) {
    this.button.classList.add("bw-fold");
    // Whoever comes here by keyboard uses it, and finds it open from then on.
    this.element.addEventListener("focusin", ({ target }) => {
      if ((target as Element).matches(":focus-visible")) this.unfold(true);
    });
    this.fold();
  }

  /**
   * Show what can be done now.
   *
   * A button that a hand has pressed stays, with another label: if the focus left the widget for a
   * moment, the page around it would have much to do. Who uses keys gets other buttons, which are
   * read out.
   */
  show(offers: Offer[], isByKey = false): void {
    if (same(offers, this.offers)) return;
    const kinds = kindsOf(offers.map(({ label }) => label));
    const isFlat = kinds.every(({ head }) => !head);
    const kept = isFlat && this.isFlat && !isByKey ? this.keep(offers.length) : [];
    const gone = this.buttons.filter((button) => !kept.includes(button));
    [this.offers, this.isFlat] = [offers, isFlat];
    this.buttons = offers.map(({ label }, index) => kept[index] ?? this.buttonOf(label));
    kept.forEach((button, index) => setText(button, offers[index]?.label ?? ""));
    if (kept.length) {
      for (const button of gone) button.remove();
      this.element.append(...this.buttons.slice(kept.length));
    } else this.element.replaceChildren(...kinds.flatMap((kind) => this.partsOf(kind)));
    this.refresh();
  }

  /** Return so many buttons of those that stand there, as they stand; the one with the focus is among them. */
  private keep(count: number): HTMLButtonElement[] {
    const first = this.buttons.slice(0, count);
    const focused = this.buttons.find((button) => button === focusedIn(this.element));
    return count && focused && !first.includes(focused) ? [...first.slice(0, -1), focused] : first;
  }

  private buttonOf(label: string): HTMLButtonElement {
    const button = quietButton(label, () => this.press(this.buttons.indexOf(button)));
    return button;
  }

  private partsOf({ head, moves }: Kind): HTMLElement[] {
    const buttons = moves.map((at) => this.buttons[at] as HTMLButtonElement);
    if (!head) return buttons;
    const text = element("span", "", `${head} …`);
    text.ariaHidden = "true";
    return [group("bw-kind", head, text, box("bw-choices", ...buttons))];
  }

  /** While a move is on its way or a beat is shown, the buttons stay where they are but take no press. */
  lock(locked: boolean): void {
    this.locked = locked;
    this.refresh();
  }

  /** Some take no press yet, because something else stood there a moment ago. */
  hold(held: number[]): void {
    this.held = held;
    this.refresh();
  }

  private unfold(isOpen: boolean): void {
    this.isOpen = isOpen;
    keep(NAME, isOpen ? "open" : "");
    this.fold();
  }

  private fold(): void {
    this.button.ariaExpanded = String(this.isOpen);
    this.element.classList.toggle("bw-folded", !this.isOpen);
  }

  private refresh(): void {
    this.buttons.forEach((button, index) => {
      button.ariaDisabled = String(this.locked || this.held.includes(index));
      button.classList.toggle("bw-held", this.held.includes(index));
    });
  }
}

/** Moves of one kind: what their labels begin with, and their indices. */
interface Kind {
  head: string;
  moves: number[];
}

/** Group many moves by kind. */
export function kindsOf(labels: string[]): Kind[] {
  const all = [{ head: "", moves: labels.map((_, at) => at) }];
  if (labels.length <= MOST) return all;
  const kinds = new Map<string, number[]>();
  labels.forEach((label, at) => {
    const kind = label.split(" ").slice(0, WORDS).join(" ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
  });
  if (kinds.size === 1) return all;
  const several = [...kinds.values()].filter(({ length }) => length > 1);
  const alone = [...kinds.values()].filter(({ length }) => length === 1).flat();
  const heads = several.map((moves) => ({ head: beginning(moves.map((at) => labels[at] ?? "")), moves }));
  return alone.length ? [{ head: "", moves: alone }, ...heads] : heads;
}

/** Return the words that all of these labels begin with. */
function beginning(labels: string[]): string {
  const [first = [], ...more] = labels.map((label) => label.split(" "));
  const end = first.findIndex((word, i) => more.some((words) => words[i] !== word));
  return first.slice(0, end < 0 ? undefined : end).join(" ");
}

function same(one: Offer[], other: Offer[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
