import { expect, it, vi } from "vitest";
import { dark, wave } from "../../../art/palette.json";
import { CONTRAST, contrast, over } from "../../core/page/contrast.testing";
import type { Theme } from "../../core/page/theme";
import type { Colours } from "../colours";
import { plan, squareOn } from "../layout";
import type { Furnished } from "../parts";
import type { BrainScene } from "../view";
import { boardItems, SEEN } from "./building";
import { Hand } from "./hand";
import { askWhyNot } from "./whynot";

const ZOOM = 2;
const LAID = { a1: { seat: 0, tile: "logic", turn: 0 }, a2: { seat: 0, tile: "logic", turn: 0 }, g1: { seat: 1, tile: "logic", turn: 0 } };
const offer = (move: object) => ({ label: "", seats: [0], move });
const MOVES = [
  offer({ type: "Lay", square: "a3", tile: "bender", turn: 1 }),
  offer({ type: "TakeUp", square: "a2" }),
  offer({ type: "Call", kind: "major", square: "g1" }),
];

function table({ mine = 0 as 0 | 1, moves = MOVES as object[], phase = "build", isOn = false, calls = false } = {}) {
  const banks = [0, 1].map((seat) => ({ count: 1, tiles: seat === mine ? { logic: 0, bender: 1, decision: 0, block: 0 } : null }));
  const view = { phase, size: 7, players: ["Ann", "Ben"], board: LAID, crossings: [], plan: null, banks, attacker: 0, turn: 0, starts: ["a1", "g1"], finishes: ["g7", "a7"] };
  const scene = { view, moves, bots: [] } as unknown as BrainScene;
  const hand = new Hand();
  hand.refresh(scene);
  if (calls) hand.call("major");
  const host = { play: vi.fn(), canvas: new EventTarget(), guard: { isOn } };
  const p = plan(960, 0, 5, [132, 132], true);
  const room = { host, hand, scene, plan: p, zoom: ZOOM, drag: { at: null } } as unknown as Furnished;
  askWhyNot(room);
  const items = boardItems({ scene, view: scene.view, p, theme: {} as Theme, colours: { sides: [] } as unknown as Colours, room });
  const press = (square: string) => {
    const { x, y, w, h } = squareOn(p.board, 7, square);
    host.canvas.dispatchEvent(Object.assign(new Event("click"), { offsetX: (x + w / 2) * ZOOM, offsetY: (y + h / 2) * ZOOM }));
    return host.play.mock.lastCall?.[0];
  };
  return { items, p, press };
}

it.each([
  ["nothing leads there", "d5", { type: "Lay", square: "d5", tile: "bender", turn: 0 }],
  ["another tile of the turn depends on it", "a1", { type: "TakeUp", square: "a1" }],
  ["it is the other's", "g1", { type: "Lay", square: "g1", tile: "bender", turn: 0 }],
])("Python is asked why nothing is done on a square: %s", (_, square, move) => {
  expect(table().press(square)).toEqual(move);
});

it("Python is asked why no breakthrough is called at a square", () => {
  expect(table({ calls: true }).press("d5")).toEqual({ type: "Call", kind: "major", square: "d5" });
});

it.each([
  ["what can be laid", "a3", {}],
  ["what can be taken up", "a2", {}],
  ["the other's turn", "d5", { moves: [] }],
  ["a program's move", "d5", { moves: [{ label: "Let Ben move", do: "bot" }] }],
  ["a battle", "d5", { phase: "go" }],
  ["a hasty hand", "d5", { isOn: true }],
])("nothing is asked of %s", (_, square, how) => {
  expect(table(how).press(square)).toBeUndefined();
});

it.each([0, 1] as const)("where player %i's bank lies open, only their tiles come out of it", (mine) => {
  const { items, p } = table({ mine });
  for (const [square, { seat }] of Object.entries(LAID)) {
    const from = items.find(({ key }) => key === `tile-${square}`)?.from;
    const chip = p.chips[seat];
    expect(from).toMatchObject(seat === mine ? { ...p.tiles[0] } : { x: chip?.x, y: chip?.y });
  }
});

it("frames around squares stand out from the board, also where a tile is seen in them", () => {
  const { panel, square, beds, sides } = wave;
  for (const tone of [dark.accent, dark.ink, dark.muted, ...sides])
    for (const ground of [panel, square]) expect(contrast(tone, ground), tone).toBeGreaterThanOrEqual(CONTRAST);
  for (const ground of [panel, square, ...beds.map((bed) => over(bed, square, SEEN.tile))])
    expect(contrast(over(dark.accent, ground, SEEN.frame), ground), ground).toBeGreaterThanOrEqual(CONTRAST);
});
