/** Help at a table: the rulebook and the coach. It is loaded when somebody wants one of them. */

import { Coach } from "./coach";
import { element } from "../core/page/elements";
import type { Help, Place } from "../core/screen/guide";
import { Panel } from "./panel";
import type { Book, Glance, TipView } from "./wire";

/** Set up help at a place, with this style sheet. */
export function help({ root, canvas, model, button, redraw }: Place, style: string): Help {
  let panel: Panel | null = null;
  let isAsked = false;
  const coach = new Coach(canvas, (key) => {
    model.send({ do: "tip", key });
    redraw();
  });
  const sheet = element("style");
  sheet.textContent = style;
  root.prepend(sheet);
  canvas.before(coach.element); // where one begins to read, and never below the screen
  button.ariaExpanded = "false";

  const tellOpen = () => (button.ariaExpanded = String(panel?.isOpen ?? false));
  const hear = ({ rulebook, glance }: { rulebook?: Book; glance?: Glance }) => {
    if (glance) panel?.hear(glance);
    if (!rulebook || panel) return;
    panel = new Panel(root, rulebook, tellOpen);
    panel.open();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (panel?.isOpen) panel.close();
    else if (!coach.escape()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  model.on("msg:custom", hear);
  root.addEventListener("keydown", escape, true);

  return {
    get items() {
      return coach.items;
    },
    toggle() {
      if (panel?.isOpen) panel.close();
      else if (panel) panel.open();
      if (!panel && !isAsked) model.send({ do: "rulebook" });
      if (panel?.isOpen) model.send({ do: "glance" });
      isAsked = true;
    },
    show(tip: TipView | undefined) {
      coach.show(tip);
      redraw();
      if (panel?.isOpen) model.send({ do: "glance" });
    },
    end() {
      model.off("msg:custom", hear);
      panel?.end();
    },
  };
}
