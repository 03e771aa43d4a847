/** The HTML that all widgets are made of: elements, paragraphs, groups and buttons. */

/** Make an element with these parts, which are texts or other elements. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  ...parts: (HTMLElement | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...parts);
  if (made instanceof HTMLButtonElement) made.type = "button";
  return made;
}

/** Make a box around other elements. */
export function box(className: string, ...parts: (HTMLElement | string)[]): HTMLDivElement {
  return element("div", className, ...parts);
}

/** Make a picture from an address; `alt` tells in words what it shows. */
export function image(src: string, alt: string): HTMLImageElement {
  return Object.assign(element("img"), { src, alt });
}

/** Make a paragraph that is read out whenever its text changes. */
export function paragraph(className: string, role: "status" | "alert"): HTMLParagraphElement {
  const made = element("p", className);
  made.role = role;
  return made;
}

export function group(className: string, label: string, ...parts: HTMLElement[]): HTMLDivElement {
  const made = box(className, ...parts);
  made.role = "group";
  made.ariaLabel = label;
  made.tabIndex = -1;
  return made;
}

export function quietButton(label: string, press: () => void): HTMLButtonElement {
  const button = element("button", "", label);
  button.addEventListener("click", () => {
    if (!isOff(button)) press();
  });
  // A key held down presses once: else it would go on through the moves that come up under it.
  button.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  return button;
}

/** Show a sign on a button, drawn so that it looks the same everywhere; its name is for those who listen. */
export function paintSign(button: HTMLButtonElement, name: string, path: string, fill = "none"): void {
  button.classList.add("bw-sign");
  button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" fill="${fill}"/></svg>`;
  button.ariaLabel = button.title = name;
}

/** Switch a button on or off; off, Tab passes it by, but it keeps the focus that it may have. */
export function switchOn(button: HTMLButtonElement, isOn: boolean): void {
  button.ariaDisabled = String(!isOn);
  button.tabIndex = isOn ? 0 : -1;
}

export function isOff(button: HTMLButtonElement): boolean {
  return button.ariaDisabled === "true";
}

/** Write text only where it has changed, so that nothing is read out or laid out twice. */
export function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
