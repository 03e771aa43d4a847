/** The colours of the canvas in light, dark and forced colours, and who tells when they change. */

import { dark, light, paper, tables } from "../../../art/palette.json";

/** A ring around what is pointed at: a line, and an edge that it stands out from on every ground. */
export interface Ring {
  line: string;
  edge: string;
}

/** The colours that the palette names, and the table's own. */
export type Theme = typeof light & { name: "light" | "dark" | "forced"; table: string };

/** Cards are paper in every theme. */
export const PAPER = paper;

/** The colour of a game's table in the light theme; `null` where the scene is dark in both. */
export type Tint = string | null;

export const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';

const FORCED: Theme = {
  name: "forced",
  table: "Canvas",
  ink: "CanvasText",
  muted: "CanvasText",
  line: "CanvasText",
  raised: "Canvas",
  accent: "Highlight",
  onAccent: "HighlightText",
  ring: { line: "Highlight", edge: "Canvas" },
  deep: "CanvasText",
  onDeep: "Canvas",
  good: "CanvasText",
  bad: "CanvasText",
};

/** Read the theme that a canvas in `el` has on the page as it is now. */
export function readTheme(el: HTMLElement, tint: Tint): Theme {
  const name = pageTheme(el);
  if (name === "forced") return FORCED;
  if (tint === null || name === "dark") return { name: "dark", ...dark, table: tables.dark };
  return { name: "light", ...light, table: tint };
}

/** Keep `root` in `el` in the colours of the page's theme; return a function that stops this. */
export function followTheme(root: HTMLElement, el: HTMLElement, tell = () => {}): () => void {
  const read = () => {
    root.dataset.theme = pageTheme(el);
    tell();
  };
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((q) => matchMedia(q));
  for (const query of queries) query.addEventListener("change", read);
  const page = new MutationObserver(read);
  for (const part of [document.documentElement, document.body]) page.observe(part, { attributes: true });
  const faded = ({ propertyName }: TransitionEvent) => {
    if (propertyName === "background-color") read();
  };
  document.addEventListener("transitionend", faded);
  // A host may put the widget on the page only after it was made.
  const placed = new ResizeObserver(() => {
    placed.disconnect();
    read();
  });
  placed.observe(root);
  read();
  return () => {
    for (const query of queries) query.removeEventListener("change", read);
    document.removeEventListener("transitionend", faded);
    page.disconnect();
    placed.disconnect();
  };
}

function pageTheme(el: HTMLElement): Theme["name"] {
  if (matchMedia("(forced-colors: active)").matches) return "forced";
  return isDark(el) ? "dark" : "light";
}

/** JupyterLab says it; elsewhere the ground that `el` lies on shows it, or what is declared. */
function isDark(el: HTMLElement): boolean {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight !== undefined) return jpThemeLight === "false";
  const place = el.isConnected ? el : document.body;
  const ground = groundOf(place);
  if (ground !== null) return ground < 0.5;
  const { colorScheme, color } = getComputedStyle(place);
  const [light, dark] = ["light", "dark"].map((name) => colorScheme.includes(name));
  if (light !== dark) return Boolean(dark);
  if (dark) return matchMedia("(prefers-color-scheme: dark)").matches;
  return (brightness(color) ?? 0) > 0.5;
}

/** Return how bright the nearest opaque background behind an element is, if there is one. */
function groundOf(place: Element): number | null {
  const found = brightness(getComputedStyle(place).backgroundColor);
  if (found !== null) return found;
  const { parentElement } = place;
  const root = place.getRootNode();
  const next = parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return next && groundOf(next);
}

/** Return how bright a colour is, from 0 to 1, or `null` if others show through it. */
function brightness(color: string): number | null {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return null;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
  return a < 128 ? null : (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
