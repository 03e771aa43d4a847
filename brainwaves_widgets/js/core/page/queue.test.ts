import { describe, expect, it } from "vitest";
import { Queue } from "./queue";
import type { Point } from "../stage/wire";

const at = (x: number): Point[] => [[x, 0]];
const drag = (x: number) => ({ do: "drag", corners: at(x) });

/** A road on which one message is on its way until it is let through. */
function road() {
  const sent: Record<string, unknown>[] = [];
  let free = true;
  const put = (content: Record<string, unknown>) => {
    if (!free) return false;
    free = false;
    sent.push({ ...content, n: queue.sent + 1 });
    return true;
  };
  const queue = new Queue(put, (last, newer) => last.do === "drag" && "corners" in newer);
  const answer = () => {
    free = true;
    queue.next();
  };
  return { queue, sent, answer };
}

describe("only the newest position counts", () => {
  it("keeps one while another is on its way", () => {
    const { queue, sent, answer } = road();
    for (const x of [1, 2, 3, 4]) queue.send(drag(x));
    expect(sent).toEqual([{ do: "drag", corners: at(1), n: 1 }]);
    answer();
    expect(sent.at(-1)).toEqual({ do: "drag", corners: at(4), n: 2 });
    answer();
    expect(sent).toHaveLength(2);
    expect(queue.isEmpty).toBe(true);
  });

  it("lets a drop take the place of a drag, and loses no drop", () => {
    const { queue, sent, answer } = road();
    queue.send(drag(1));
    queue.send(drag(2));
    queue.send({ do: "drop", corners: at(3) });
    queue.send(drag(7));
    queue.send(drag(8));
    queue.send({ do: "undo" });
    for (let i = 0; i < 4; i += 1) answer();
    expect(sent.map(({ do: what, corners }) => [what, (corners as Point[] | undefined)?.[0]?.[0]])).toEqual([
      ["drag", 1],
      ["drop", 3],
      ["drag", 8],
      ["undo", undefined],
    ]);
    expect(queue.sent).toBe(4);
  });
});
