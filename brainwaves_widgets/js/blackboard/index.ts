/**
 * The ledge under a blackboard: the words that a screen reader reads out, and good manners for
 * the board's canvas, which would keep Tab and every other key for itself.
 */

import { paragraph } from "../core/page/elements";
import { keepKeys } from "../core/page/keys";
import { followTheme } from "../core/page/theme";

interface Model {
  get(name: "words" | "label"): string;
  on(name: string, listener: () => void): void;
  off(name: string, listener: () => void): void;
}

/** Keys that are drawn with; all others go on to the page. */
const OURS = new Set(["Enter", " ", "Backspace", "Delete", "Escape"]);

export function isOurs(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return OURS.has(event.key) || event.key.startsWith("Arrow");
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const words = paragraph("bw-ledge", "status");
  el.append(words);
  const say = () => {
    words.textContent = model.get("words");
  };
  say();
  model.on("change:words", say);

  const forget = followTheme(words, el);
  let board: HTMLElement | null = null;
  const guard = (event: Event) => {
    const isKey = event instanceof KeyboardEvent && event.target instanceof HTMLCanvasElement;
    // Stopped before the canvas hears of it, and so it cannot prevent what the page would do.
    if (isKey && !isOurs(event)) event.stopImmediatePropagation();
  };
  const name = () => {
    const canvas = board?.querySelector("canvas");
    if (!canvas || canvas.hasAttribute("aria-label")) return;
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", model.get("label"));
  };
  const watch = new MutationObserver(name);
  let waiting = 0;
  const find = () => {
    board = el.closest<HTMLElement>(".bw-blackboard");
    if (!board) {
      waiting = requestAnimationFrame(find);
      return;
    }
    keepKeys(board);
    board.addEventListener("keydown", guard, true);
    watch.observe(board, { childList: true, subtree: true });
    name();
  };
  find();
  return () => {
    cancelAnimationFrame(waiting);
    forget();
    watch.disconnect();
    board?.removeEventListener("keydown", guard, true);
    model.off("change:words", say);
  };
}

export default { render };
