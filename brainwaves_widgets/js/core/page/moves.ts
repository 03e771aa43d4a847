/** The moves as real buttons: what Tab reaches, what a screen reader reads, what tests press. */

import type { Offer } from "./wire";

export class MovesList {
  readonly element = group("bw-moves", "Moves");
  private offers: Offer[] = [];

  constructor(private readonly press: (offer: number) => void) {}

  show(offers: Offer[]): void {
    if (same(offers, this.offers)) return;
    this.offers = offers;
    const buttons = offers.map((offer, index) => quietButton(offer.label, () => this.press(index)));
    this.element.replaceChildren(...buttons);
  }

  /** While a move is on its way the buttons stay where they are, but take no press. */
  lock(locked: boolean): void {
    for (const button of this.element.querySelectorAll("button")) {
      button.setAttribute("aria-disabled", String(locked));
    }
  }
}

export function group(className: string, label: string): HTMLDivElement {
  const element = document.createElement("div");
  element.className = className;
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", label);
  element.tabIndex = -1;
  return element;
}

export function quietButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", () => {
    if (!isOff(button)) press();
  });
  // A key held down presses once: else it would go on through the moves that come up under it.
  button.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  return button;
}

/** Switch a button on or off; off, Tab passes it by, but it keeps the focus that it may have. */
export function switchOn(button: HTMLButtonElement, isOn: boolean): void {
  button.setAttribute("aria-disabled", String(!isOn));
  button.tabIndex = isOn ? 0 : -1;
}

export function isOff(button: HTMLButtonElement): boolean {
  return button.getAttribute("aria-disabled") === "true";
}

function same(one: Offer[], other: Offer[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
