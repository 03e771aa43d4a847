/** The curtain between two players at one screen: nothing of the table is to be seen. */

import { buttonItem } from "../pieces/furniture";
import { pill, write } from "../stage/draw";
import type { Around } from "./game";
import type { Picture } from "../stage/stage";
import type { Scene } from "./wire";

const HEIGHT = 320;

export function curtainPicture(scene: Scene<unknown>, { width, theme }: Around, title: string): Picture {
  const w = Math.min(width - 28, 420);
  const box = { x: Math.round((width - w) / 2), y: 56, w, h: 208 };
  const text = scene.moves[0]?.label ?? "";
  const button = { x: box.x + Math.round((w - 200) / 2), y: box.y + 122, w: 200, h: 54 };
  return {
    height: HEIGHT,
    background: theme.table,
    ring: theme.accent,
    items: [
      {
        key: "curtain",
        box,
        paint(pen, bw, bh) {
          pill(pen, bw, bh, theme.raised, theme.line, 16);
          const center = { align: "center" as const };
          write(pen, title, bw / 2, 30, { size: 13, color: theme.muted, ...center }, bw - 24);
          write(pen, scene.prompt.headline, bw / 2, 66, { size: 22, bold: true, color: theme.ink, ...center }, bw - 24);
          write(pen, scene.prompt.hint, bw / 2, 94, { size: 13, color: theme.muted, ...center }, bw - 24);
        },
      },
      buttonItem("lift", scene.moves, 0, text, button, theme),
    ],
  };
}
