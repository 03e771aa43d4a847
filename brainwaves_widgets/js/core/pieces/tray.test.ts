import { expect, it, vi } from "vitest";
import type { Host } from "../screen/game";
import { Tray } from "./tray";
import type { Theme } from "../page/theme";

const MOVES = [1, 2].flatMap((number) =>
  ["colour", "animal"].map((kind) => ({ label: `${number} ${kind}`, seats: [-1], move: { type: "Dice", number, kind } })),
);
const ROOM = { x: 10, y: 100, w: 280, h: 200 };
const paint = () => undefined;

function newTray() {
  const host = { play: vi.fn(() => true), redraw: vi.fn(), say: vi.fn() };
  const dice = [
    { field: "number", name: "Number die", faces: [1, 2, 3, 4, 5, 6], paint },
    { field: "kind", name: "Feature die", faces: ["colour", "feature", "animal"], paint },
  ];
  const tray = new Tray(host as unknown as Host<unknown>, dice);
  const tap = (key: string, ply = 7) => tray.items(ply, MOVES, ROOM, {} as Theme).find((item) => item.key === key)?.act?.();
  return { host, tray, tap };
}

it("plays once both dice are tapped, in any order", () => {
  for (const keys of [["tray-number-2", "tray-kind-animal"], ["tray-kind-animal", "tray-number-2"]]) {
    const { host, tap } = newTray();
    tap(keys[0] as string);
    expect(host.play).not.toHaveBeenCalled();
    expect(host.say).toHaveBeenCalledOnce();
    tap(keys[1] as string);
    expect(host.play).toHaveBeenCalledExactlyOnceWith(MOVES[3]?.move, [-1]);
  }
});

it("lets a die be corrected, and forgets it with the next throw", () => {
  const { host, tap } = newTray();
  tap("tray-number-1");
  tap("tray-number-2");
  tap("tray-kind-colour", 8);
  expect(host.play).not.toHaveBeenCalled();
});

it("stays in its room, and is not there where no dice are asked for", () => {
  const { tray } = newTray();
  const items = tray.items(7, MOVES, ROOM, {} as Theme);
  expect(items).toHaveLength(2 + 6 + 3);
  for (const { box } of items) {
    expect(box.x + box.w).toBeLessThanOrEqual(ROOM.x + ROOM.w);
    expect(box.y + box.h).toBeLessThanOrEqual(ROOM.y + ROOM.h);
  }
  expect(tray.items(7, [{ label: "Roll", seats: [0], move: { type: "Roll" } }], ROOM, {} as Theme)).toEqual([]);
});
