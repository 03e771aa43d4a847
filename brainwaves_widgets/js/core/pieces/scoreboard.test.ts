import { expect, it, vi } from "vitest";
import type { Theme } from "../page/theme";
import type { Pen } from "../stage/draw";
import { boardItem, type Line } from "./scoreboard";

vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
const THEME = { accent: "accent", bad: "bad", muted: "muted", ink: "ink" } as Theme;

/** Paint these lines; return what was written, and the colours that were filled and stroked after the panel. */
function painted(lines: Line[], last?: string): { words: string[]; filled: string[]; stroked: string[] } {
  const told = { words: [] as string[], filled: [] as string[], stroked: [] as string[] };
  const pen = {
    fillText: (text: string) => told.words.push(text),
    fill: () => told.filled.push(String(pen.fillStyle)),
    stroke: () => told.stroked.push(String(pen.strokeStyle)),
    measureText: (text: string) => ({ width: 7 * text.length }),
    fillStyle: "",
    strokeStyle: "",
  };
  for (const name of ["beginPath", "roundRect", "moveTo", "lineTo", "save", "restore"]) Object.assign(pen, { [name]: vi.fn() });
  const prompt = { headline: "Over.", hint: "" };
  const box = { x: 0, y: 0, w: 600, h: 300 };
  boardItem(lines, prompt, box, false, THEME, { last }).paint?.(pen as unknown as Pen, 600, 300, {} as never);
  return { ...told, filled: told.filled.slice(1), stroked: told.stroked.slice(1) };
}

it("shows a sum below nothing as a debt: no star, not filled, with a minus", () => {
  const { words, filled, stroked } = painted([{ name: "score", score: -16, best: true }]);
  expect(words).toContain("score");
  expect(words).toContain("−16");
  expect(filled).toEqual([]);
  expect(stroked).toEqual(["bad", "bad"]);
});

it("keeps the star of a sum, and of whoever wins with less than nothing", () => {
  expect(painted([{ name: "score", score: 3, best: true }])).toMatchObject({ filled: ["accent"], stroked: [] });
  expect(painted([{ name: "score", score: 3, best: true }]).words).toContain("★ score");
  const won = painted([{ name: "Ann", score: -1, best: true, seat: 0 }]);
  expect(won.words).toContain("★ Ann");
  expect(won.filled).toEqual([]);
});

it("says what came of the last move below the scores, if all of it has room there", () => {
  const lines = [{ name: "Ann", score: 3, best: true, seat: 0 }];
  expect(painted(lines, "Four sides, but not four angles.").words).toContain("Four sides, but not four angles.");
  const six = Array.from({ length: 6 }, (_, seat) => ({ name: `${seat}`, score: 1, best: false, seat }));
  expect(painted(six, "Four sides, but not four angles.").words).not.toContain("Four sides, but not four angles.");
});
