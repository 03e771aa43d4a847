/** Keys and the focus: what is typed in a widget stays in it, and the focus does not fall out of it. */

/**
 * Keep what is typed inside `root` from the page around it.
 *
 * JupyterLab asks the element that has the focus, and asks it before anyone else hears of a key;
 * VS Code listens above us. Tab, Escape and keys with Ctrl, Alt or Meta go on to the page.
 */
export function keepKeys(root: HTMLElement): void {
  root.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
  });
  const stop = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyped(event)) event.stopPropagation();
  };
  root.addEventListener("keydown", stop);
  root.addEventListener("keyup", stop);
}

/** Tell whether a key is one that is typed or moves something, as opposed to one that leads away. */
export function isTyped({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return !ctrlKey && !metaKey && !altKey && !/^(Tab|Escape|F\d+)$/.test(key);
}

/** Act when a key is pressed anywhere in `root`, except in a text field. */
export function onKey(root: HTMLElement, key: string, act: (event: KeyboardEvent) => void): void {
  root.addEventListener("keydown", (event) => {
    const isText = (event.target as HTMLElement).matches("input:not([type=range]), textarea, select");
    if (event.key.toLowerCase() !== key.toLowerCase() || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isText) return;
    if (key !== "Escape") event.preventDefault();
    act(event);
  });
}

/** Return what has the focus inside `root`, if anything. */
export function focusedIn(root: HTMLElement): HTMLElement | null {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement && root.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

/** Replace the parts of a list; the focus stays with the part that has the same `data-key`. */
export function renew(list: HTMLElement, parts: HTMLElement[]): void {
  const key = focusedIn(list)?.dataset.key;
  list.replaceChildren(...parts);
  if (key) list.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Tell whether an element that had the focus cannot have it any more. */
export function isGone(element: HTMLElement): boolean {
  return !element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled");
}
