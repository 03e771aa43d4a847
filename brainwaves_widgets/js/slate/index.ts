/** The canvas of a blackboard where ipycanvas cannot be had: it draws what Python noted down. */

import { element } from "../core/page/elements";
import type { Model } from "../core/page/types";

type Step = [name: string, value: unknown];

/** Draw all steps: a list is what a method is called with, and anything else what is set. */
export function draw(pen: CanvasRenderingContext2D, steps: Step[]): void {
  pen.reset();
  const own = pen as unknown as Record<string, unknown>;
  for (const [name, value] of steps) {
    if (name === "fillCircle") {
      const [x, y, radius] = value as [number, number, number];
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    } else if (Array.isArray(value)) (own[name] as (...args: unknown[]) => void).apply(pen, value);
    else own[name] = value;
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const canvas = element("canvas", "bw-slate");
  canvas.width = Number(model.get("width"));
  canvas.height = Number(model.get("height"));
  canvas.tabIndex = 0;
  el.append(canvas);
  const pen = canvas.getContext("2d");
  const show = () => pen && draw(pen, model.get("drawing") as Step[]);
  show();
  model.on("change:drawing", show);
  canvas.addEventListener("pointerdown", ({ offsetX, offsetY }) => {
    const scale = canvas.width / canvas.clientWidth;
    model.send({ event: "mouse_down", x: offsetX * scale, y: offsetY * scale });
  });
  canvas.addEventListener("keydown", (event) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    event.preventDefault();
    model.send({ event: "key_down", key, shift_key: shiftKey, ctrl_key: ctrlKey, meta_key: metaKey });
  });
  return () => model.off("change:drawing", show);
}

export default { render };
