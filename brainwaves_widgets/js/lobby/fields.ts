/** The options of a game as fields, from the game's own description; rarely used ones are folded. */

import { box, element, setText } from "../core/page/elements";
import { field, type Field } from "./field";
import type { Option } from "./option";
import type { Box, Form } from "./wire";

type Options = Form["options"];
const FEW = 4;
let groups = 0;

export class Fields {
  private readonly main = box("bw-main-options");
  private readonly summary = element("summary");
  private readonly more = box("");
  private readonly folded = element("details", "bw-more", this.summary, this.more);
  readonly element = box("bw-options", this.main, this.folded);
  private fields = new Map<string, Field>();
  private options: Options = {};
  private shown = "";

  constructor(private readonly change: (options: Options) => void) {}

  show(game: Box, { options, seats }: Form): void {
    this.options = options;
    const shown = JSON.stringify([game.name, seats.length, options]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.fields = new Map();
    const fill = (place: HTMLElement, choices: Option[]) =>
      place.replaceChildren(...choices.flatMap((one) => this.make(one, seats.length) ?? []));
    fill(this.main, game.main);
    fill(this.more, game.more);
    this.count(game.more);
    this.folded.hidden = !game.more.length;
  }

  tell(troubles: Record<string, string>): void {
    for (const [name, one] of this.fields) one.tell(troubles[name] ?? "");
    if (Object.keys(troubles).some((name) => this.more.contains(this.fields.get(name)?.element ?? null))) this.folded.open = true;
  }

  private count(choices: Option[]): void {
    const changed = choices.filter(({ name }) => name in this.options).length;
    setText(this.summary, changed ? `More options (${changed} changed)` : "More options");
  }

  private set({ name, default: usual }: Option, value: unknown): void {
    const { [name]: _, ...others } = this.options;
    const isUsual = value === "" || JSON.stringify(value) === JSON.stringify(usual);
    this.options = isUsual ? others : { ...others, [name]: value };
    this.change(this.options);
  }

  private make(choice: Option, players: number): HTMLElement | null {
    const allowed = (choice.choices ?? []).filter((one) => fits(choice, one, players));
    if (choice.kind === "choice" && allowed.length < 2) return null;
    const place = element("div", "bw-field");
    const control = this.control(choice, allowed);
    const made = field(place, control, control);
    if (choice.help) place.append(element("p", "bw-help", choice.help));
    this.fields.set(choice.name, made);
    return place;
  }

  private control(choice: Option, allowed: unknown[]): HTMLElement {
    const { name, kind } = choice;
    const value = this.options[name] ?? choice.default;
    if (kind === "flag") {
      return check("checkbox", words(name), value === true, (on) => this.set(choice, on));
    }
    if (kind === "several") {
      const had = new Set(Array.isArray(value) ? value : []);
      const mark = (one: unknown, on: boolean) => {
        if (on) had.add(one);
        else had.delete(one);
        this.set(choice, allowed.filter((each) => had.has(each)));
      };
      return groupOf(name, allowed.map((one) => check("checkbox", String(one), had.has(one), (on) => mark(one, on))));
    }
    if (kind === "choice" && allowed.length <= FEW) {
      const usual = allowed.some((one) => one === choice.default) ? [] : [""];
      const group = `bw-option-${(groups += 1)}`;
      const radios = [...usual, ...allowed].map((one) => {
        const isOn = one === (value ?? "");
        return check("radio", one === "" ? "as usual" : String(one), isOn, () => this.set(choice, one), group);
      });
      return groupOf(name, radios);
    }
    const input = element("input");
    const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    Object.assign(input, { type: kind === "ages" || name === "seed" ? "text" : "number", value: text, autocomplete: "off" });
    if (choice.least !== undefined) input.min = String(choice.least);
    if (choice.most !== undefined) input.max = String(choice.most);
    if (kind === "seconds") input.step = "any";
    input.addEventListener("input", () => this.set(choice, kind === "ages" || name === "seed" ? input.value : number(input)));
    return element("label", "bw-typed", element("span", "", words(name)), input);
  }
}

/** Tell whether this many players may choose a value. */
function fits({ players }: Option, value: unknown, count: number): boolean {
  const [least = 0, most = count] = players?.[String(value)] ?? [];
  return least <= count && count <= most;
}

function number(input: HTMLInputElement): unknown {
  return input.value === "" && !input.validity.badInput ? "" : Number.isNaN(input.valueAsNumber) ? "?" : input.valueAsNumber;
}

/** Return the name of an option as people write it: `study_seconds` is "Study seconds". */
function words(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function groupOf(name: string, checks: HTMLElement[]): HTMLElement {
  return element("fieldset", "bw-pick", element("legend", "", words(name)), box("bw-picks", ...checks));
}

function check(type: "checkbox" | "radio", text: string, isOn: boolean, set: (on: boolean) => void, group = ""): HTMLLabelElement {
  const input = element("input");
  Object.assign(input, { type, checked: isOn, name: group });
  input.addEventListener("change", () => set(input.checked));
  return element("label", `bw-${type}`, input, element("span", "", text));
}
