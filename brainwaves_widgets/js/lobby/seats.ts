/** Who plays: a row for each seat, with a person's name or a program. */

import { box, element, quietButton, setText } from "../core/page/elements";
import { field, type Field } from "./field";
import type { Box, Place } from "./wire";

export class Seats {
  readonly element = element("fieldset", "bw-seats");
  private readonly rows = element("ol");
  private readonly trouble = element("p", "bw-trouble");
  private readonly add = quietButton("+ Add a player", () => this.addSeat());
  private shown: Field[] = [];
  private seats: Place[] = [];
  private box: Box | null = null;

  constructor(private readonly change: (seats: Place[]) => void) {
    this.trouble.setAttribute("role", "alert");
    this.element.append(element("legend", "", "Who plays?"), this.rows, this.trouble, this.add);
  }

  show(game: Box, seats: Place[]): void {
    this.box = game;
    this.seats = seats;
    this.shown = seats.map((seat, at) => this.row(seat, at));
    this.rows.replaceChildren(...this.shown.map((one) => one.element));
    this.add.hidden = seats.length >= game.most;
  }

  /** Say what is wrong beside the seat that it is wrong with. */
  tell(troubles: Record<string, string>): void {
    this.shown.forEach((one, at) => one.tell(troubles[`seat ${at}`] ?? ""));
    setText(this.trouble, troubles.players ?? "");
  }

  private row(seat: Place, at: number): Field {
    const rivals = this.box?.rivals ?? [];
    const name = element("input");
    Object.assign(name, { type: "text", value: seat.name, maxLength: 60, autocomplete: "off" });
    name.setAttribute("aria-label", `Name of player ${at + 1}`);
    name.addEventListener("input", () => this.set(at, { ...this.seats[at], name: name.value, program: "" }));
    const who = element("select");
    who.setAttribute("aria-label", `Who is player ${at + 1}?`);
    who.append(new Option("Person", ""), ...rivals.map((one) => new Option(`Program: ${one.title}`, one.name)));
    who.value = seat.program;
    who.hidden = !rivals.length;
    who.addEventListener("change", () => {
      const before = this.seats[at]?.name ?? "";
      this.set(at, { name: who.value ? before : before || freeName(this.seats, at), program: who.value });
      this.rebuild(at, "select");
    });
    const rival = rivals.find((one) => one.name === seat.program);
    const shown = rival ? element("span", "bw-program", rival.help) : name;
    const remove = quietButton("×", () => this.remove(at));
    remove.className = "bw-remove";
    remove.setAttribute("aria-label", `Remove player ${at + 1}`);
    remove.hidden = this.seats.length <= (this.box?.least ?? 1);
    return field(element("li"), box("bw-seat", who, shown, remove), name);
  }

  private set(at: number, seat: Place): void {
    this.seats = this.seats.map((one, index) => (index === at ? seat : one));
    this.change(this.seats);
  }

  private addSeat(): void {
    this.seats = [...this.seats, { name: freeName(this.seats), program: "" }];
    this.change(this.seats);
    this.rebuild(this.seats.length - 1, "input");
  }

  private remove(at: number): void {
    this.seats = this.seats.filter((_, index) => index !== at);
    this.change(this.seats);
    this.rebuild(Math.min(at, this.seats.length - 1), "select, input");
  }

  private rebuild(at: number, focus: string): void {
    if (this.box) this.show(this.box, this.seats);
    const place = this.rows.children[at]?.querySelector<HTMLElement>(focus);
    place?.focus();
    if (place instanceof HTMLInputElement) place.select();
  }
}

/** Return a name that nobody has yet, for a new seat or the one `at` this place. */
function freeName(seats: Place[], at = seats.length): string {
  const taken = new Set(seats.map((one) => one.name.toLowerCase()));
  let number = at + 1;
  while (taken.has(`player ${number}`)) number += 1;
  return `Player ${number}`;
}
