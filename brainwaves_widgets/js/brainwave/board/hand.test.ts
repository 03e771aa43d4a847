import { expect, it } from "vitest";
import { HELD, Hand } from "./hand";
import type { BrainScene } from "../view";

const lay = (square: string, tile: string, turn: number) => ({
  label: `${square} ${tile} ${turn}`,
  seats: [0],
  move: { type: "Lay", square, tile, turn },
});
const call = (kind: string, square: string) => ({ label: `${kind} ${square}`, seats: [0], move: { type: "Call", kind, square } });
const VIEW = { size: 7, board: {}, turn: 0, starts: ["a1", "g1"], finishes: ["g7", "a7"] };
const sceneOf = (...moves: unknown[]) => ({ moves, view: VIEW }) as unknown as BrainScene;
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
    hand.rotate(scene);
  }
  expect([...seen].sort()).toEqual(["a2 1", "a2 2", "b1 3"]);
});

it("keeps a tile as it was turned, when it is chosen once more and when others come and go", () => {
  const hand = new Hand();
  hand.refresh(scene);
  hand.rotate(scene);
  hand.choose("bender");
  hand.refresh(sceneOf(lay("a2", "logic", 0)));
  hand.refresh(scene);
  hand.choose("bender");
  expect([hand.tile, hand.turn]).toEqual(["bender", 1]);
});

it("turns a tile only to ways in which it can be laid somewhere", () => {
  const hand = new Hand();
  const upright = sceneOf(lay("f1", "logic", 1), lay("a2", "bender", 0), lay("b2", "bender", 2));
  hand.refresh(upright);
  expect([hand.tile, hand.turn]).toEqual(["logic", 1]);
  hand.rotate(upright);
  expect(hand.turn).toBe(1);
  hand.choose("bender");
  hand.rotate(upright);
  expect(hand.turn).toBe(2);
  hand.rotate(upright);
  expect(hand.turn).toBe(0);
});

it("tells where a tile fits as it is held from where it would be turned", () => {
  const hand = new Hand();
  hand.refresh(scene);
  const held = () => hand.targets(scene).flatMap(({ square, turn, rank }) => (rank === HELD ? [`${square} ${turn}`] : []));
  expect(held()).toEqual([]);
  hand.rotate(scene);
  expect(held()).toEqual(["a2 1"]);
  hand.choose("decision");
  expect(held()).toEqual(["a2 0"]);
});

it.each([
  ["the edge", "d1", {}, 3], // below d1 there is no board
  ["a tile", "d4", { d3: {} }, 3],
  ["the other's start", "g2", {}, 3], // g1 is closed to everybody else
  ["nothing", "d4", {}, 2],
])("a tile that is turned leads on to a free square rather than to %s", (_, square, board, turn) => {
  const hand = new Hand();
  const found = { ...sceneOf(lay(square, "bender", 2), lay(square, "bender", 3)) };
  found.view = { ...VIEW, board: { ...board, c4: {}, c1: {} } } as unknown as BrainScene["view"];
  hand.refresh(found);
  expect(hand.targets(found).map((one) => one.turn)).toEqual([turn]);
});

it("names a tile to be broken instead of laying one, until a tile is chosen", () => {
  const hand = new Hand();
  hand.refresh(scene);
  hand.call("major");
  expect(hand.targets(scene)).toEqual([{ square: "c3", offer: 4, tile: null, turn: 0, rank: HELD }]);
  hand.choose("bender");
  expect(hand.targets(scene)).toHaveLength(2);
  hand.call("major");
  hand.refresh(sceneOf(lay("a2", "bender", 1)));
  expect(hand.calling).toBe(null);
});
