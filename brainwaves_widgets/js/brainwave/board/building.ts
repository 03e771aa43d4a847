/** The board and the memory bank as items: what lies, what can be laid, and what is held. */

import { write } from "../../core/stage/draw";
import { captionItem, pressDown, taking } from "../../core/pieces/furniture";
import type { Item } from "../../core/stage/stage";
import type { Box } from "../../core/page/types";
import type { Player } from "../console/console";
import { squareOn } from "../layout";
import type { Parts } from "../parts";
import { paintBoard, paintLaid, paintTarget, paintTile, paintTileBack } from "./tiles";
import { openBank, TILES } from "../view";
import { HELD, KINDS } from "./hand";
import type { Tile } from "../wire";

export function boardItems(parts: Parts): Item[] {
  return [baseItem(parts), ...laidItems(parts), ...keptItems(parts), ...planItems(parts), ...targetItems(parts), ...bankItems(parts)];
}

/** Where a tile comes from: out of its owner's bank if that lies open here, else from their chip. */
function sourceOf({ view, p }: Parts, seat: Player, tile: Tile): Box | undefined {
  return seat === openBank(view) ? p.tiles[KINDS.indexOf(tile)] : { ...(p.chips[seat] as Box), w: 40 };
}

function baseItem({ view, p, colours }: Parts): Item {
  const marks: Record<string, { text: string; tone: string }> = {};
  view.starts.forEach((square, seat) => (marks[square] = { text: "S", tone: colours.sides[seat as Player] }));
  view.finishes.forEach((square, seat) => (marks[square] = { text: "F", tone: colours.sides[seat as Player] }));
  return { key: "board", box: p.board, paint: (pen, w) => paintBoard(pen, w, view.size, marks, colours) };
}

function laidItems(parts: Parts): Item[] {
  const { scene, view, p, theme, colours } = parts;
  return Object.entries(view.board).map(([square, laid]) => {
    const up = taking(scene.moves, ({ move }) => move?.type === "TakeUp" && move.square === square); // W22
    return {
      key: `tile-${square}`,
      box: squareOn(p.board, view.size, square),
      look: JSON.stringify(laid),
      change: "flip",
      from: sourceOf(parts, laid.seat, laid.tile),
      ...up,
      paint(pen, w, _h, mood) {
        paintLaid(pen, w, laid, colours);
        if ("offer" in up) paintTarget(pen, w, mood.hot ? theme.ink : theme.muted, mood.hot);
      },
    };
  });
}

/** The squares beyond a Decision Point that is being crossed: they are kept free (W23). */
function keptItems({ view, p, colours }: Parts): Item[] {
  return view.crossings
    .filter(({ far }) => !view.board[far])
    .map(({ seat, far }) => ({
      key: `kept-${far}`,
      box: squareOn(p.board, view.size, far),
      paint(pen, w) {
        paintTarget(pen, w, colours.sides[seat], false);
        write(pen, "×", w / 2, w / 2 + 1, { size: 13, color: colours.sides[seat], align: "center" });
      },
    }));
}

/** A breakthrough that was called: the named tile, and the tiles set aside, which nobody can take (W25). */
function planItems(parts: Parts): Item[] {
  const { view, p, theme, colours } = parts;
  const { plan } = view;
  if (!plan) return [];
  const tiles = plan.tiles.map(
    ({ square, tile, turn }): Item => ({
      key: `plan-${square}`,
      box: squareOn(p.board, view.size, square),
      from: sourceOf(parts, view.attacker, tile),
      paint(pen, w) {
        pen.globalAlpha = 0.65;
        pen.translate(w * 0.12, w * 0.12); // not joined to the train yet
        paintTile(pen, w * 0.76, tile, turn, view.attacker, colours);
        pen.globalAlpha = 1;
      },
    }),
  );
  const named: Item = {
    key: "named",
    box: squareOn(p.board, view.size, plan.square),
    paint: (pen, w) => paintTarget(pen, w, theme.ink, true),
  };
  return [...tiles, named];
}

/** How opaque a tile is that would be laid, and its frame if it is to be turned for that. */
export const SEEN = { tile: 0.4, frame: 0.6 };

/** What would be laid is seen before; the frame is weaker where the tile is to be turned for it. */
function targetItems({ scene, view, p, theme, colours, room }: Parts): Item[] {
  return room.hand.targets(scene).map(({ square, offer, tile, turn, rank }) => ({
    key: `target-${square}`,
    box: squareOn(p.board, view.size, square),
    offer,
    label: scene.moves[offer]?.label,
    look: `${tile} ${turn}`,
    paint(pen, w, _h, mood) {
      const isHot = mood.hot || mood.pressed;
      pen.globalAlpha = isHot ? 0.8 : SEEN.tile;
      if (tile) paintTile(pen, w, tile, turn, view.turn, colours);
      pen.globalAlpha = isHot || rank === HELD ? 1 : SEEN.frame;
      paintTarget(pen, w, theme.accent, mood.hot);
      pen.globalAlpha = 1;
    },
  }));
}

/** How large the tiles of the bank are that only a teacher sees. */
const OTHER = 40;

/** The open memory bank: a place for each kind of tile, with how many there are. */
function bankItems(parts: Parts): Item[] {
  const { view, p, theme } = parts;
  const owner = openBank(view);
  const text = owner === null ? "Memory banks are turned away" : `${view.players[owner]}'s memory bank`;
  const name = captionItem("bank", text, p.bank, theme.muted);
  if (owner === null) return [name, ...closedItems(parts)];
  const ghost = parts.room.drag.at ? [ghostItem(parts, owner)] : [];
  const slots = KINDS.map((tile, i) => slotItem(parts, owner, tile, i));
  return [name, ...slots, ...otherItems(parts, owner), ...ghost];
}

/** The other's memory bank, which only a teacher sees open as well. */
function otherItems({ view, p, theme, colours }: Parts, owner: Player): Item[] {
  const other: Player = owner ? 0 : 1;
  const tiles = view.banks[other]?.tiles;
  const [first] = p.tiles;
  if (!tiles || !first) return [];
  const box = { ...p.bank, y: first.y + first.h + 4 };
  const name = captionItem("other", `${view.players[other]}'s memory bank`, box, theme.muted);
  const slots = KINDS.map(
    (tile, i): Item => ({
      key: `other-${tile}`,
      box: { x: (p.tiles[i] as Box).x, y: box.y + 22, w: OTHER, h: OTHER },
      look: `${tiles[tile]}`,
      paint(pen, w, h) {
        pen.globalAlpha = tiles[tile] ? 1 : 0.3;
        paintTile(pen, w, tile, 0, other, colours);
        pen.globalAlpha = 1;
        write(pen, `×${tiles[tile]}`, w - 3, h - 7, { size: 12, bold: true, color: theme.ink, align: "right" });
      },
    }),
  );
  return [name, ...slots];
}

function slotItem({ scene, view, p, theme, colours, room }: Parts, owner: Player, tile: Tile, i: number): Item {
  const { hand } = room;
  const box = p.tiles[i] as Box;
  const count = view.banks[owner]?.tiles?.[tile] ?? 0;
  const lays = scene.moves.some(({ move }) => move?.type === "Lay" && move.tile === tile);
  const chosen = hand.tile === tile && !hand.calling && lays;
  const take = () => {
    hand.choose(tile);
    room.host.redraw();
  };
  return {
    key: `bank-${tile}`,
    box,
    look: `${count}`,
    ...taking(scene.moves, ({ move }) => move?.type === "PutBack" && move.tile === tile),
    ...(lays ? { act: take, label: `${TILES[tile]}, ${count} in the bank`, grip: dragging(room, tile) } : {}),
    paint(pen, w, h, mood) {
      if (mood.pressed) pressDown(pen, w, h);
      pen.globalAlpha = count ? 1 : 0.3;
      pen.save();
      paintTile(pen, w, tile, hand.turns[tile], owner, colours);
      pen.restore();
      pen.globalAlpha = 1;
      if (chosen || mood.hot) paintTarget(pen, w, chosen ? theme.accent : theme.ink, true);
      write(pen, `×${count}`, w - 4, h - 8, { size: 12, bold: true, color: theme.ink, align: "right" });
    },
  };
}

/** A tile can be dragged from the bank onto a square where it may lie. */
function dragging({ drag, hand }: Parts["room"], tile: Tile) {
  let start = { x: 0, y: 0 };
  return {
    down: (x: number, y: number) => (start = { x, y }),
    move(x: number, y: number) {
      if (!drag.at && Math.hypot(x - start.x, y - start.y) < 8) return;
      if (!drag.at && hand.tile !== tile) hand.choose(tile);
      drag.move(x, y);
    },
    up: (x: number, y: number) => drag.drop(x, y),
  };
}

function ghostItem({ p, room, colours }: Parts, owner: Player): Item {
  const { x, y } = room.drag.at as { x: number; y: number };
  const w = (p.tiles[0] as Box).w;
  return {
    key: "ghost",
    box: { x: x - w / 2, y: y - w / 2, w, h: w },
    paint: (pen) => room.hand.tile && paintTile(pen, w, room.hand.tile, room.drag.turn, owner, colours),
  };
}

/** Tiles seen from behind, as both players see them in a battle. */
function closedItems({ view, p, colours }: Parts): Item[] {
  return ([0, 1] as const).map((seat) => {
    const box = p.tiles[seat * 2] as Box;
    return {
      key: `closed-${seat}`,
      box: { ...box, w: box.w * 2, h: box.h * 0.6 },
      paint(pen, w, h) {
        const count = Math.min(view.banks[seat]?.count ?? 0, 6);
        for (let i = 0; i < count; i += 1) paintTileBack(pen, i * Math.min(h * 0.55, (w - h) / 6), 0, h, seat, colours);
      },
    };
  });
}
