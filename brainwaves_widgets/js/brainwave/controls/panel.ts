/** The console's controls as HTML: a slider for each English knob and a Reset button a player. */

import { focusedIn } from "../../core/page/keys";
import { box, element, group, isOff, quietButton, switchOn } from "../../core/page/elements";
import type { Player } from "../console/console";
import { SIDES } from "../console/maze";

export interface Handler {
  turnKnob(seat: Player, english: number): void;
  resetDown(seat: Player): void;
  resetUp(seat: Player): void;
}

/** How a player's controls stand. */
export interface Standing {
  name: string;
  english: number;
  canTurn: boolean;
  reset: string;
  canReset: boolean;
}

export class Panel {
  readonly element = group("bw-console", "Console");
  private readonly rows: { label: HTMLSpanElement; slider: HTMLInputElement; reset: HTMLButtonElement }[];
  private readonly keys = element("p", "bw-keys");

  constructor(
    private readonly handler: Handler,
    private readonly host: { readonly canvas: HTMLElement },
  ) {
    this.rows = SIDES.map((seat) => this.row(seat));
    this.element.append(this.keys);
  }

  show(standings: Standing[], keys: string): void {
    this.rows.forEach(({ label, slider, reset }, seat) => {
      const standing = standings[seat] as Standing;
      label.textContent = slider.ariaLabel = `${standing.name}'s English`;
      slider.ariaValueText = spoken(standing.english);
      if (!standing.canTurn && focusedIn(slider)) this.host.canvas.focus({ preventScroll: true });
      slider.disabled = !standing.canTurn;
      if (Number(slider.value) !== standing.english) slider.value = String(standing.english);
      reset.textContent = `${standing.name}: ${standing.reset}`;
      switchOn(reset, standing.canReset);
    });
    this.keys.textContent = keys;
  }

  private row(seat: Player) {
    const slider = element("input");
    Object.assign(slider, { type: "range", min: "-1", max: "1", step: "0.01" });
    slider.addEventListener("input", () => this.handler.turnKnob(seat, Number(slider.value)));
    const reset = quietButton("Reset", () => {});
    const down = () => {
      if (!isOff(reset)) this.handler.resetDown(seat);
    };
    const up = () => this.handler.resetUp(seat);
    reset.addEventListener("pointerdown", (event) => {
      reset.setPointerCapture(event.pointerId);
      down();
    });
    reset.addEventListener("pointerup", up);
    reset.addEventListener("pointercancel", up);
    const isPress = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
    reset.addEventListener("keydown", (event) => {
      if (isPress(event) && !event.repeat) down();
    });
    reset.addEventListener("keyup", (event) => {
      if (isPress(event)) up();
    });
    // A screen reader presses with a click alone.
    reset.addEventListener("click", (event) => {
      if (event.detail !== 0 || event.isTrusted === false) return;
      down();
      up();
    });
    const label = element("span");
    this.element.append(box("bw-controls", label, slider, reset));
    return { label, slider, reset };
  }
}

/** A knob's setting in words. */
export function spoken(english: number): string {
  if (!english) return "centred";
  return `${Math.abs(english).toFixed(2)} ${english < 0 ? "up" : "down"}`;
}
