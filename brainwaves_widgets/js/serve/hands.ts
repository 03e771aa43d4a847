/** Hasty hands on the host's page: what has just come under a pointer takes no press for a moment. */

import { type Chance, Guard } from "../core/input/guard";

const PRESSABLE = "button, a";

export class Hands {
  private held: string[] = [];
  private readonly guard = new Guard(({ keys }) => this.hold(keys));

  constructor(private readonly root: HTMLElement) {
    const ignore = (event: Event) => {
      const pressed = (event.target as Element).closest<HTMLElement>(PRESSABLE);
      if (!pressed || !this.held.includes(keyOf(pressed))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener("click", ignore, true);
  }

  /** Change the page; a press right after that cannot have been meant for what has moved. */
  change(make: () => void): void {
    this.guard.look(this.chance());
    make();
    this.guard.note(this.chance(), null, false);
  }

  stop(): void {
    this.guard.stop();
  }

  private get buttons(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(PRESSABLE)];
  }

  private chance(): Chance {
    const seen = this.buttons.filter((one) => one.checkVisibility());
    const places = seen.map((one) => {
      const { x, y, width: w, height: h } = one.getBoundingClientRect();
      return { key: keyOf(one), box: { x, y, w, h } };
    });
    return { curtain: null, seats: [], question: "", places, labels: [] };
  }

  private hold(keys: string[]): void {
    this.held = keys;
    for (const one of this.buttons) one.classList.toggle("bw-held", keys.includes(keyOf(one)));
  }
}

/** Return what a button does, also after the page is built again; a whole line does so whatever it says. */
function keyOf(button: HTMLElement): string {
  return `${button.dataset.key ?? ""}: ${button.childElementCount ? "" : button.textContent}`;
}
