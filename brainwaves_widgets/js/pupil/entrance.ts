/** The entrance of a class: a name, or the pupil who joined on this device before. */

import { box, element, quietButton, setText } from "../core/page/elements";
import type { EntranceScene } from "../classroom/wire";

const PLACE = "brainwaves class ";

interface Device {
  key?: string;
  secret?: string;
  name?: string;
}

export class Entrance {
  readonly element: HTMLElement;
  private readonly lesson = element("h2");
  private readonly input = element("input");
  private readonly again = quietButton("", () => this.send({ do: "again", secret: this.device.secret }));
  private device: Device = {};

  constructor(private readonly send: (content: Record<string, unknown>) => void) {
    const join = element("button", "bw-join", "Come in");
    join.type = "submit";
    this.input.maxLength = 24;
    this.input.autocomplete = "off";
    this.input.required = true;
    const form = element("form", "", element("label", "", "Your name or a nickname", this.input), join);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.input.value.trim()) send({ do: "join", name: this.input.value });
    });
    this.element = box("bw-entrance", this.lesson, this.again, form);
  }

  show({ lesson, key }: EntranceScene): void {
    setText(this.lesson, lesson);
    this.device = JSON.parse(localStorage.getItem(PLACE + key) ?? "{}") as Device;
    this.again.hidden = !this.device.secret;
    setText(this.again, `Go on as ${this.device.name ?? ""}`);
  }

  /** Let this device find its pupil again, in another tab too. */
  static remember(device: Device): void {
    if (device.key) localStorage.setItem(PLACE + device.key, JSON.stringify(device));
  }
}
