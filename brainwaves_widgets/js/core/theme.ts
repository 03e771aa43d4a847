/** The colours of the canvas in light, dark and forced colours, and who tells when they change. */

export interface Theme {
  name: "light" | "dark" | "forced";
  table: string;
  ink: string;
  muted: string;
  line: string;
  raised: string;
  accent: string;
  onAccent: string;
  deep: string;
  onDeep: string;
  good: string;
  bad: string;
}

/** Cards are paper in every theme. */
export const PAPER = {
  face: "#fffdf8",
  ink: "#1f2733",
  muted: "#6b7686",
  line: "#d9d3c6",
  good: "#1f7a46",
  bad: "#b3303b",
};

export interface Tint {
  /** `null` where the scene is dark in both themes. */
  light: string | null;
  dark: string;
}

export const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';

const LIGHT: Omit<Theme, "table"> = {
  name: "light",
  ink: "#1f2733",
  muted: "#5d6878",
  line: "#d9d3c6",
  raised: "#ffffff",
  accent: "#F2C230",
  onAccent: "#1f2733",
  deep: "#2b3a55",
  onDeep: "#ffffff",
  good: "#1f7a46",
  bad: "#b3303b",
};

const DARK: Omit<Theme, "table"> = {
  name: "dark",
  ink: "#eef1f6",
  muted: "#a7b1c0",
  line: "#3c4452",
  raised: "#2c323d",
  accent: "#F2C230",
  onAccent: "#1f2733",
  deep: "#dfe6f3",
  onDeep: "#1f2733",
  good: "#7fd6a2",
  bad: "#ff9aa2",
};

const FORCED: Theme = {
  name: "forced",
  table: "Canvas",
  ink: "CanvasText",
  muted: "CanvasText",
  line: "CanvasText",
  raised: "Canvas",
  accent: "Highlight",
  onAccent: "HighlightText",
  deep: "CanvasText",
  onDeep: "Canvas",
  good: "CanvasText",
  bad: "CanvasText",
};

/** Read the theme that the page around `el` has now. */
export function readTheme(el: HTMLElement, tint: Tint): Theme {
  if (matchMedia("(forced-colors: active)").matches) return FORCED;
  if (tint.light === null || isDark(el)) return { ...DARK, table: tint.dark };
  return { ...LIGHT, table: tint.light };
}

/** Call `tell` whenever the page's theme may have changed; gives the end of it. */
export function watchTheme(tell: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((q) =>
    matchMedia(q),
  );
  for (const query of queries) query.addEventListener("change", tell);
  const page = new MutationObserver(tell);
  page.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  page.observe(document.documentElement, { attributes: true, attributeFilter: ["class", "data-theme"] });
  return () => {
    for (const query of queries) query.removeEventListener("change", tell);
    page.disconnect();
  };
}

function isDark(el: HTMLElement): boolean {
  const light = document.body.dataset.jpThemeLight;
  if (light !== undefined) return light === "false";
  const own = getComputedStyle(el).getPropertyValue("color-scheme");
  if (own.includes("dark") && !own.includes("light")) return true;
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
