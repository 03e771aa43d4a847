/** A choice that a browser remembers from page to page, such as whether there is sound. */

/** What was chosen on this page, for where it has no storage. */
const here = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  here.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // It is kept as long as the page is.
  }
}
