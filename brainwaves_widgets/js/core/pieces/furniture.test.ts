import { expect, it, vi } from "vitest";
import type { Theme } from "../page/theme";
import type { Pen } from "../stage/draw";
import { promptItem } from "./furniture";

/** A letter is about half as wide as it is high. */
const pen = () => {
  let size = 0;
  const written: { text: string; bottom: number }[] = [];
  const made = {
    set font(font: string) {
      size = Number(/(\d+)px/.exec(font)?.[1]);
    },
    measureText: (text: string) => ({ width: 0.55 * size * text.length }),
    fillText: (text: string, _x: number, y: number) => written.push({ text, bottom: y + size / 2 }),
  };
  return { made, written };
};
vi.stubGlobal("document", { createElement: () => ({ getContext: () => pen().made }) });

it.each([58, 62, 104])("all of a prompt is written within a room %i high", (h) => {
  const headline = "Ann, call a breakthrough, take a tile back or end the turn.";
  const hint = "A hit for 5! No tile can be laid; you put 1 of 4 back.";
  const { made, written } = pen();
  promptItem({ headline, hint }, { x: 0, y: 0, w: 620, h }, false, {} as Theme).paint?.(made as unknown as Pen, 620, h, {} as never);
  expect(written.map(({ text }) => text).join(" ")).toBe(`${headline} ${hint}`);
  for (const { bottom } of written) expect(bottom).toBeLessThanOrEqual(h + 2);
});
