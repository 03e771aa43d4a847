/** The tables in play: a line each, and the links of the one that is unfolded. */

import { box, element, image, paragraph, quietButton } from "../core/page/elements";
import { renew } from "../core/page/keys";
import { copyButton } from "../lobby/code";
import type { HostScene, SeatRow, ShownTable, TableRow, Way } from "./wire";

const QUESTION = "Close this table? Its links end; the game is kept.";

type Tell = (content: Record<string, unknown>) => void;

export class Tables {
  private readonly list = element("ul");
  readonly element = element("section", "host-tables", element("h2", "", "Tables in play"), this.list);
  private scene: Pick<HostScene, "tables" | "shown"> = { tables: [], shown: null };
  /** The table that somebody wants to close, until they say whether they mean it. */
  private closing = "";

  /** @param change keeps hasty hands off while it makes a change */
  constructor(
    private readonly tell: Tell,
    private readonly change: (make: () => void) => void,
  ) {}

  /** Whether a scene shows the tables otherwise than they are shown now. */
  isNews({ tables, shown }: HostScene): boolean {
    return JSON.stringify({ tables, shown }) !== JSON.stringify(this.scene);
  }

  show({ tables, shown }: HostScene): void {
    this.element.hidden = !tables.length;
    this.scene = { tables, shown };
    if (this.closing !== shown?.id) this.closing = "";
    this.build();
  }

  private build(): void {
    const { tables, shown } = this.scene;
    renew(this.list, tables.map((one) => this.row(one, shown)));
  }

  /** Ask whether a table is to be closed, or do not ask any more. */
  private ask(id: string, isAsked: boolean): void {
    this.closing = isAsked ? id : "";
    this.change(() => this.build());
    this.list.querySelector<HTMLElement>(`[data-key="${id} close"]`)?.focus({ preventScroll: true });
  }

  /** Go to the table that was just started. */
  focus(): void {
    this.list.querySelector<HTMLElement>("[aria-expanded=true]")?.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "start" });
  }

  private row(one: TableRow, shown: ShownTable | null): HTMLElement {
    const isShown = shown?.id === one.id;
    const head = keyed(quietButton("", () => this.tell({ do: "show", table: one.id })), one.id);
    head.className = "host-row";
    head.setAttribute("aria-expanded", String(isShown));
    head.append(element("b", "", one.title), element("span", "", one.players), element("span", "host-status", one.status));
    return element("li", "", head, ...(isShown && shown ? [this.details(shown)] : []));
  }

  private details(table: ShownTable): HTMLElement {
    const { id } = table;
    const seats = element("ul", "host-seats", ...table.seats.map((seat) => this.seat(id, seat)));
    const open = element("a", "host-open", table.here ? "Play at this computer" : "Look at the table");
    Object.assign(open, { href: table.screen, target: "_blank", rel: "noopener noreferrer" });
    const actions = box("host-actions", keyed(open, `${id} open`));
    if (table.over) actions.append(this.button("Play again", { do: "again", table: id }, `${id} again`));
    const allow = !table.watch;
    actions.append(
      this.button(allow ? "Let others watch" : "Let nobody watch", { do: "watch", table: id, allow }, `${id} watch`),
      ...(this.closing === id ? [this.question(id)] : [keyed(quietButton("Close this table", () => this.ask(id, true)), `${id} close`)]),
    );
    const parts: HTMLElement[] = [actions, seats];
    if (table.watch) parts.push(box("host-watch", element("b", "", "To watch"), way(table.watch, `${id} watch link`)));
    if (table.hint) parts.push(element("p", "host-hint", table.hint)); // last, so that it moves nothing
    return box("host-details", ...parts);
  }

  private question(id: string): HTMLElement {
    const asked = paragraph("", "alert");
    asked.textContent = QUESTION;
    const close = this.button("Close it", { do: "close", table: id }, `${id} close`);
    return box("host-question", asked, close, keyed(quietButton("Keep it", () => this.ask(id, false)), `${id} keep`));
  }

  private seat(table: string, { name, note, invitable, way: link }: SeatRow): HTMLElement {
    const who = box("host-who", element("b", "", name), element("span", "", note));
    const key = `${table} seat ${name}`;
    if (link) who.append(this.button("Withdraw the link", { do: "withdraw", table, player: name }, key));
    else if (invitable) who.append(this.button(`Invite ${name}`, { do: "invite", table, player: name }, key));
    return element("li", "", who, ...(link ? [way(link, `${key} link`)] : []));
  }

  private button(label: string, content: Record<string, unknown>, key: string): HTMLButtonElement {
    return keyed(quietButton(label, () => this.tell(content)), key);
  }
}

/** Show a link to copy, and its QR code if other devices can use it. */
function way({ url, qr }: Way, key: string): HTMLElement {
  const text = keyed(element("input"), key);
  Object.assign(text, { type: "text", value: url, readOnly: true });
  text.setAttribute("aria-label", "Link to send");
  text.addEventListener("focus", () => text.select());
  const copy = keyed(copyButton(() => text.value, () => text.select()), `${key} copy`);
  return box("host-way", box("host-link", text, copy), ...(qr ? [image(qr, "QR code of this link")] : []));
}

/** Name an element, so that it can be found again after the list is rebuilt. */
function keyed<E extends HTMLElement>(made: E, key: string): E {
  made.dataset.key = key;
  return made;
}
