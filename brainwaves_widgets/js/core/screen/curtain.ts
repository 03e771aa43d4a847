/** The curtain between two players at one screen: it hides the whole table. */

import { buttonItem } from "../pieces/furniture";
import { fitting, linesOf, pill, type Type, write, writeLines } from "../stage/draw";
import type { Around } from "./game";
import type { Picture } from "../stage/stage";
import type { GameEvent, Scene } from "./wire";

const PANEL = 262;
const LINES = 4;

/** The last sentences of what happened, as many as have room; what is told again goes first. */
function newest(events: GameEvent[], width: number, type: Type): string {
  const isCut = () => linesOf(sentences.join(" "), width, LINES + 1, type) > LINES;
  let sentences = [told(events)];
  if (isCut()) sentences = told(events.filter(({ kind }) => kind !== "before")).split(/(?<=\.) (?=[A-Z])/);
  while (sentences.length > 1 && isCut()) sentences.shift();
  return sentences.join(" ");
}

const told = (events: GameEvent[]) => events.map(({ text }) => text).filter(Boolean).join(" ");

/** @param height that the table has behind it */
export function curtainPicture(scene: Scene<unknown>, { width, theme }: Around, title: string, height: number): Picture {
  const w = Math.min(width - 28, 420);
  const room = Math.max(height, PANEL + 28);
  const box = { x: Math.round((width - w) / 2), y: Math.round((room - PANEL) / 2), w, h: PANEL };
  const text = scene.moves[0]?.label ?? "";
  const button = { x: box.x + Math.round((w - 200) / 2), y: box.y + 176, w: 200, h: 54 };
  const result = told(scene.events);
  return {
    height: room,
    background: theme.table,
    ring: theme.ring,
    items: [
      {
        key: "curtain",
        look: result,
        box,
        paint(pen, bw, bh) {
          pill(pen, bw, bh, theme.raised, theme.line, 16);
          const center = { align: "center" as const };
          write(pen, title, bw / 2, 22, { size: 13, color: theme.muted, ...center }, bw - 24);
          const type = fitting(result, bw - 32, LINES, { size: 15, color: theme.ink, ...center }, 13);
          writeLines(pen, newest(scene.events, bw - 32, type), bw / 2, 74, type, bw - 32, LINES);
          const head = { size: 22, bold: true, color: theme.ink, ...center };
          write(pen, scene.prompt.headline, bw / 2, 130, fitting(scene.prompt.headline, bw - 24, 1, head, 18, 15, 13, 12), bw - 24);
          write(pen, scene.prompt.hint, bw / 2, 156, { size: 13, color: theme.muted, ...center }, bw - 24);
        },
      },
      buttonItem("lift", scene.moves, 0, text, button, theme),
    ],
  };
}
