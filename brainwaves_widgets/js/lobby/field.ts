/** A field of a form: a control, and beside it what is wrong with it. */

import { element, setText } from "../core/page/elements";

export interface Field {
  element: HTMLElement;
  /** Say what is wrong with it; an empty text says that nothing is. */
  tell(trouble: string): void;
}

let fields = 0;

/** Put a control into a place and a line for trouble below it. */
export function field(place: HTMLElement, inside: HTMLElement, control: HTMLElement): Field {
  const trouble = element("p", "bw-trouble");
  trouble.id = `bw-field-${(fields += 1)}`;
  trouble.setAttribute("role", "alert");
  place.append(inside, trouble);
  return {
    element: place,
    tell(text) {
      setText(trouble, text);
      control.toggleAttribute("aria-invalid", Boolean(text));
      if (text) control.setAttribute("aria-describedby", trouble.id);
      else control.removeAttribute("aria-describedby");
    },
  };
}
