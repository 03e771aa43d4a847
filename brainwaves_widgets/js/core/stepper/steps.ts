/** The bar of a stepper: a slider over all states, first, back, play, forward, last, whose eyes. */

import { isStill, LONG } from "../stage/motion";
import { box, element, group, paintSign, quietButton, switchOn } from "../page/elements";
import { Predict } from "./predict";
import type { Scene, Stepping } from "../screen/wire";

/** How long each state is shown while the game plays by itself. */
const STAY_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4];

/** Signs on the buttons. */
const SIGNS = {
  First: "M5 4v8M12 4 8 8l4 4",
  Back: "M10 4 6 8l4 4",
  Play: "M5.5 3.5v9l7-4.5z",
  Pause: "M5.5 4v8M10.5 4v8",
  Forward: "M6 4l4 4-4 4",
  Last: "M4 4l4 4-4 4M11 4v8",
};

/** What the bar asks of Python; each returns whether the way was free. */
export interface Wishes {
  go(ply: number): boolean;
  see(eyes: number): boolean;
  predict(choice: number | null): boolean;
}

export class Steps {
  readonly element = group("bw-steps", "Steps");
  private readonly slider = element("input");
  private readonly marks = element("div", "bw-marks");
  private readonly count = element("span");
  private readonly eyes = select("Seen by", () => this.wishes.see(this.eyes.selectedIndex));
  private readonly speed = select("Speed", () => undefined);
  private readonly buttons = {
    First: signButton("First", () => this.want(0)),
    Back: signButton("Back", () => this.want(this.at - 1)),
    Play: signButton("Play", () => this.toggle()),
    Forward: signButton("Forward", () => this.want(this.at + 1)),
    Last: signButton("Last", () => this.want(this.last)),
  };
  private readonly predict = new Predict((choice) => this.wishes.predict(choice));
  private at = 0;
  private last = 0;
  /** The newest wish that could not be sent because another was on its way. */
  private queued: number | null = null;
  private isAsking = false;
  private playing = false;
  private isSettled = true;
  private timer = 0;

  constructor(private readonly wishes: Wishes) {
    this.slider.type = "range";
    this.slider.min = "0";
    this.slider.ariaLabel = "State";
    this.slider.addEventListener("input", () => {
      this.fill();
      this.want(Number(this.slider.value));
    });
    this.slider.addEventListener("keydown", (event) => {
      if (event.key === " " && this.key(event)) event.preventDefault();
    });
    this.speed.replaceChildren(...SPEEDS.map((speed) => new Option(`${speed}×`, String(speed))));
    this.speed.value = "";
    this.element.append(
      box("bw-track", this.marks, this.slider),
      box("bw-step-buttons", ...Object.values(this.buttons), this.count),
      box("bw-step-choices", labelled(this.eyes), labelled(this.speed)),
      this.predict.element,
    );
    this.element.addEventListener("pointerdown", ({ target }) => {
      if (!this.buttons.Play.contains(target as Node) && target !== this.speed) this.stop();
    });
  }

  show({ ply, steps, stepper }: Scene<unknown>): void {
    this.element.hidden = steps === null || !stepper;
    if (steps === null || !stepper) return;
    this.at = ply;
    this.last = steps;
    this.isAsking = Boolean(stepper.predict?.choices.length);
    if (this.isAsking || (ply === steps && this.playing)) this.stop();
    this.showChoices(stepper);
    this.predict.show(stepper.predict);
    const { queued } = this;
    this.queued = null;
    if (queued !== null && queued !== ply && this.wishes.go(queued)) return;
    this.slider.max = String(steps);
    this.slider.value = String(ply);
    this.fill();
    const scored = stepper.marks.includes(ply) ? ", a score has changed" : "";
    this.slider.ariaValueText = `${ply} of ${steps}${scored}`;
    this.count.textContent = `${ply} / ${steps}`;
    const ends = { First: ply === 0, Back: ply === 0, Forward: ply === steps, Last: ply === steps };
    for (const [name, isThere] of Object.entries(ends)) {
      switchOn(this.buttons[name as keyof typeof ends], !isThere);
    }
  }

  /** How much faster than usual everything is shown. */
  get pace(): number {
    return this.playing ? Number(this.speed.value) : 1;
  }

  /** The picture of a state is being made, or stands. */
  settle(isSettled: boolean): void {
    this.isSettled = isSettled;
    window.clearTimeout(this.timer);
    if (!isSettled || !this.playing) return;
    const moves = isStill() ? 0 : LONG * 1000;
    this.timer = window.setTimeout(() => this.wishes.go(this.at + 1) || this.settle(true), moves + STAY_MS / this.pace);
  }

  stop(): void {
    if (this.playing) this.toggle();
  }

  /** Take a key on the canvas or the slider; return whether it means something here. */
  key({ key, repeat }: KeyboardEvent): boolean {
    const goals: Record<string, number> = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last };
    const goal = goals[key];
    if (goal !== undefined) this.want(goal);
    else if (key === " " && !repeat) this.toggle();
    return goal !== undefined || key === " ";
  }

  /** Colour the track up to the thumb's middle, which keeps half its width from the ends. */
  private fill(): void {
    const share = Number(this.slider.value) / Math.max(1, this.last);
    this.slider.style.setProperty("--done", `calc(8px + (100% - 16px) * ${share})`);
  }

  private toggle(): void {
    this.playing = !this.playing;
    showSign(this.buttons.Play, this.playing ? "Pause" : "Play");
    window.clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.isAsking) this.toggle();
    else if (this.at === this.last) this.wishes.go(0);
    else if (this.isSettled) this.wishes.go(this.at + 1) || this.settle(true);
  }

  private want(ply: number): void {
    this.stop();
    const goal = Math.max(0, Math.min(this.last, ply));
    if (this.isAsking && goal > this.at) {
      this.slider.value = String(this.at);
      this.fill();
      this.predict.focus();
    } else if (goal !== this.at) this.queued = this.wishes.go(goal) ? null : goal;
  }

  private showChoices({ eyes, as, marks, speed }: Stepping): void {
    if (this.eyes.length !== eyes.length) this.eyes.replaceChildren(...eyes.map((name) => new Option(name)));
    this.eyes.selectedIndex = as;
    this.eyes.disabled = eyes.length < 2;
    if (!this.speed.value) this.speed.value = String(speed);
    this.marks.replaceChildren(
      ...marks.map((mark) => {
        const tick = element("i");
        tick.style.setProperty("--at", String(mark / Math.max(1, this.last)));
        return tick;
      }),
    );
  }
}

function select(name: string, choose: () => void): HTMLSelectElement {
  const made = element("select");
  made.ariaLabel = name;
  made.addEventListener("change", choose);
  return made;
}

function labelled(choice: HTMLSelectElement): HTMLLabelElement {
  return element("label", "", `${choice.ariaLabel} `, choice);
}

function signButton(name: keyof typeof SIGNS, press: () => void): HTMLButtonElement {
  const button = quietButton("", press);
  showSign(button, name);
  return button;
}

function showSign(button: HTMLButtonElement, name: keyof typeof SIGNS): void {
  paintSign(button, name, SIGNS[name], name === "Play" ? "currentColor" : "none");
}
