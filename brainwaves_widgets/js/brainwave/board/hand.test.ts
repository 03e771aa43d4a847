import { expect, it } from "vitest";
import { Hand } from "./hand";
import type { BrainScene } from "../view";

const lay = (square: string, tile: string, turn: number) => ({
  label: `${square} ${tile} ${turn}`,
  seats: [0],
  move: { type: "Lay", square, tile, turn },
});
const call = (kind: string, square: string) => ({ label: `${kind} ${square}`, seats: [0], move: { type: "Call", kind, square } });
const sceneOf = (...moves: unknown[]) => ({ moves }) as unknown as BrainScene;
const scene = sceneOf(lay("a2", "bender", 1), lay("a2", "bender", 2), lay("b1", "bender", 3), lay("a2", "decision", 0), call("major", "c3"));

it("holds a tile that can be laid, and the same one as long as it can", () => {
  const hand = new Hand();
  hand.refresh(scene);
  expect(hand.tile).toBe("bender");
  hand.choose("decision");
  hand.refresh(scene);
  expect(hand.tile).toBe("decision");
  hand.refresh(sceneOf(lay("a2", "logic", 0)));
  expect(hand.tile).toBe("logic");
  hand.refresh(sceneOf());
  expect(hand.tile).toBe(null);
});

it("offers one target a square, turned as it is held where that is possible", () => {
  const hand = new Hand();
  hand.refresh(scene);
  const seen = new Set<string>();
  for (let i = 0; i < 4; i += 1) {
    const targets = hand.targets(scene);
    expect(targets.map(({ square }) => square)).toEqual(["a2", "b1"]);
    for (const { square, turn } of targets) seen.add(`${square} ${turn}`);
    hand.rotate();
  }
  expect([...seen].sort()).toEqual(["a2 1", "a2 2", "b1 3"]);
});

it("turns a tile that is chosen once more", () => {
  const hand = new Hand();
  hand.refresh(scene);
  const before = hand.turn;
  hand.choose("bender");
  expect(hand.turn).toBe((before + 1) % 4);
});

it("names a tile to be broken instead of laying one, until a tile is chosen", () => {
  const hand = new Hand();
  hand.refresh(scene);
  hand.call("major");
  expect(hand.targets(scene)).toEqual([{ square: "c3", offer: 4, tile: null, turn: 0 }]);
  hand.choose("bender");
  expect(hand.targets(scene)).toHaveLength(2);
  hand.call("major");
  hand.refresh(sceneOf(lay("a2", "bender", 1)));
  expect(hand.calling).toBe(null);
});
