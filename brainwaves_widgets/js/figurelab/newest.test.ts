import { describe, expect, it } from "vitest";
import { Newest, type Wish } from "./newest";
import type { Point } from "../core/stage/wire";

const at = (x: number): Point[] => [[x, 0]];
const drag = (x: number): Wish => ({ do: "drag", corners: at(x) });

/** A road on which one message is on its way until it is let through. */
function road() {
  const sent: Record<string, unknown>[] = [];
  let free = true;
  const newest = new Newest((content) => {
    if (!free) return false;
    free = false;
    sent.push(content);
    return true;
  });
  const answer = () => {
    free = true;
    newest.flush();
  };
  return { newest, sent, answer };
}

describe("only the newest position counts", () => {
  it("keeps one while another is on its way", () => {
    const { newest, sent, answer } = road();
    for (const x of [1, 2, 3, 4]) newest.add(drag(x));
    expect(sent).toEqual([{ do: "drag", corners: at(1), n: 1 }]);
    answer();
    expect(sent.at(-1)).toEqual({ do: "drag", corners: at(4), n: 2 });
    answer();
    expect(sent).toHaveLength(2);
    expect(newest.more).toBe(false);
  });

  it("lets a drop take the place of a drag, and loses no drop", () => {
    const { newest, sent, answer } = road();
    newest.add(drag(1));
    newest.add(drag(2));
    newest.add({ do: "drop", corners: at(3) });
    newest.add(drag(7));
    newest.add(drag(8));
    newest.add({ do: "undo" });
    for (let i = 0; i < 4; i += 1) answer();
    expect(sent.map(({ do: what, corners }) => [what, (corners as Point[] | undefined)?.[0]?.[0]])).toEqual([
      ["drag", 1],
      ["drop", 3],
      ["drag", 8],
      ["undo", undefined],
    ]);
    expect(newest.last).toBe(4);
  });
});
