/** The console's controls as HTML: a slider for each English knob and a Reset button a player. */

import { focusedIn } from "../../core/page/keys";
import { box, element, group, isOff, quietButton, setText, switchOn } from "../../core/page/elements";
import type { Player } from "../console/console";
import { LONGEST } from "./commands";
import { SIDES } from "../console/maze";
import type { Furnished } from "../parts";

export class Panel {
  readonly element = group("bw-console", "Console");
  private readonly rows: { seat: Player; label: HTMLSpanElement; slider: HTMLInputElement; reset: HTMLButtonElement }[];
  private readonly help = element("span");
  private readonly keys = element("p", "bw-keys", this.help);

  constructor(private readonly room: Furnished) {
    this.rows = SIDES.map((seat) => this.row(seat));
    this.element.append(this.keys);
  }

  /** Show how both players' controls stand. */
  show(): void {
    const { commands, host, keys, scene } = this.room;
    for (const { seat, label, slider, reset } of this.rows) {
      const name = scene.view.players[seat] ?? "";
      const english = commands.knobs[seat];
      setText(label, `${name}'s English`);
      slider.ariaLabel = label.textContent;
      slider.ariaValueText = spoken(english);
      const canTurn = commands.canTurn(seat);
      if (!canTurn && focusedIn(slider)) host.canvas.focus({ preventScroll: true });
      slider.disabled = !canTurn;
      if (Number(slider.value) !== english) slider.value = String(english);
      setText(reset, `${name}: ${commands.resetText(seat)}`);
      reset.dataset.longest = `${name}: ${LONGEST}`;
      switchOn(reset, commands.canFire(seat) || commands.holds(seat));
    }
    setText(this.help, keys.help());
    // It keeps room for its longest text, as the buttons do, so that the page does not jump.
    this.keys.dataset.longest = keys.longestHelp;
  }

  private row(seat: Player) {
    const slider = element("input");
    Object.assign(slider, { type: "range", min: "-1", max: "1", step: "0.01" });
    slider.addEventListener("input", () => this.room.commands.turnKnob(seat, Number(slider.value)));
    const reset = quietButton("Reset", () => {});
    const isDead = () => isOff(reset) || this.room.host.guard.isOn;
    const down = () => {
      if (!isDead()) this.room.commands.resetDown(seat);
    };
    const up = () => this.room.commands.resetUp(seat);
    reset.addEventListener("pointerdown", (event) => {
      reset.setPointerCapture(event.pointerId);
      down();
    });
    for (const kind of ["pointerup", "pointercancel", "blur"]) reset.addEventListener(kind, up);
    const isPress = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
    // The browser would make a click of a key as well; Firefox does so unless keyup is prevented.
    reset.addEventListener("keydown", (event) => {
      if (!isPress(event)) return;
      event.preventDefault();
      if (!event.repeat) down();
    });
    reset.addEventListener("keyup", (event) => {
      if (!isPress(event)) return;
      event.preventDefault();
      up();
    });
    // A screen reader presses with a click alone.
    reset.addEventListener("click", (event) => {
      if (event.detail === 0 && event.isTrusted && !isDead()) this.room.commands.tapReset(seat);
    });
    const label = element("span");
    this.element.append(box("bw-controls", label, slider, reset));
    return { seat, label, slider, reset };
  }
}

/** A knob's setting in words. */
export function spoken(english: number): string {
  if (!english) return "centred";
  return `${Math.abs(english).toFixed(2)} ${english < 0 ? "up" : "down"}`;
}
