/** The Goose's pictures: what stands where in a scene. */

import { chipItem, chipRooms, pileItem, pileOn } from "../core/pieces/chips";
import { boardItem, type Line, ranking } from "../core/pieces/scoreboard";
import { paintGap, paintVerdict } from "../core/pieces/cards";
import { paintNumberDie } from "../core/pieces/dice";
import { write } from "../core/stage/draw";
import { buttonItem, captionItem, clockItem, promptItem, taking, titleItem } from "../core/pieces/furniture";
import type { Around } from "../core/screen/game";
import type { Item, Picture } from "../core/stage/stage";
import type { Box } from "../core/page/types";
import type { Offer, Scene } from "../core/screen/wire";
import { type Plan, plan } from "./layout";
import * as paint from "./paint";
import { KINDS, VALUES } from "./view";
import type { Card, DiceView, Face, GooseView } from "./wire";

/** What differs from the plain picture of a scene while something is being shown. */
export interface Special {
  /** The asked card is back at its place, open or not, is judged, and may leave for a pile. */
  judged?: { suspect: Face | null; right: boolean; pile: number | "right" | "wrong" | null };
  /** The asked card is gone and no other has come. */
  gone?: boolean;
  /** Values that were named, and the one that is right. */
  marks?: Record<string, "right" | "wrong"> | undefined;
}

export function picture(scene: Scene<GooseView>, around: Around, special: Special = {}): Picture {
  const { view } = scene;
  const asked = view.dice ? KINDS.indexOf(view.dice.kind) : null;
  const isAsking = view.phase === "answer" || view.phase === "steal";
  const p = plan(around.width, view.lineup.length, chipWishes(scene), isAsking ? asked : null);
  const items = [
    titleItem("The Astute Goose", subtitle(view, p), p.title, around.theme),
    ...chipItems(scene, around, p),
    ...lineupItems(scene, around, p, special),
    ...(view.phase === "over"
      ? [boardItem(boardLines(view), scene.prompt, p.board, p.narrow, around.theme, { aside: LAST_DICE }), ...lastDice(view, p)]
      : [...promptItems(scene, around, p), ...valueItems(scene, around, p, isAsking, special)]),
  ];
  return { height: p.height, background: around.theme.table, ring: around.theme.ring, items };
}

function chipWishes({ view }: Scene<GooseView>): number[] {
  const isRace = view.mode === "competitive";
  return [...chipRooms(view.players, isRace), ...(isRace ? [] : [112, 112])];
}

function subtitle(view: GooseView, { narrow }: Plan): string {
  const level = view.level[0]?.toUpperCase() + view.level.slice(1);
  const count = view.players.length;
  const how = { solo: "solo", cooperative: `${count} together`, competitive: `${count} players` }[view.mode];
  return narrow ? level : `${level} · ${how}`;
}

function boardLines(view: GooseView): Line[] {
  if (view.mode === "competitive") return ranking(view.players, view.scores ?? [], view.winners ?? []);
  return [
    { name: "right", score: view.points[0] ?? 0, best: false },
    { name: "wrong", score: -view.errors, best: false },
    { name: "score", score: view.scores?.[0] ?? 0, best: true },
  ];
}

function chipItems(scene: Scene<GooseView>, { theme }: Around, p: Plan): Item[] {
  const { view, moves } = scene;
  const studying = view.phase === "study" || view.phase === "memorise";
  const players = view.players.map((name, seat): Item => {
    const take = taking(moves, ({ move, seats }) => move?.type === "Ready" && seats?.length === 1 && seats[0] === seat);
    const ready = studying && !view.waiting.includes(seat);
    const chip = {
      name,
      seat,
      onTurn: view.phase !== "over" && !studying && (view.stealer ?? view.turn) === seat,
      score: view.mode === "competitive" ? (view.points[seat] ?? 0) : null,
      sign: ready ? "✓" : undefined,
      isProgram: scene.bots.includes(seat),
    };
    return { ...chipItem(seat, chip, p.chips, theme), ...(view.players.length > 1 && take) };
  });
  if (view.mode === "competitive") return players;
  const [right, wrong] = p.chips.slice(view.players.length);
  return [
    ...players,
    pileItem("right", view.points[0] ?? 0, theme.good, right, theme),
    pileItem("wrong", view.errors, theme.bad, wrong, theme),
  ];
}

function lineupItems({ view }: Scene<GooseView>, { theme }: Around, p: Plan, special: Special): Item[] {
  const asking = view.place !== null && (view.dice !== null || view.phase === "memorise");
  const ring: Item[] = [];
  if (asking && view.place !== null) {
    const { x, y, w, h } = p.cards[view.place] as Box;
    const box = { x: x - 7, y: y - 7, w: w + 14, h: h + 14 };
    ring.push({ key: "ring", box, quiet: true, paint: (pen, bw, bh) => paint.paintRing(pen, bw, bh, theme) });
  }
  const tags = view.lineup.map(({ numbers }, place): Item => {
    const isAsked = asking && place === view.place;
    return {
      key: `tag-${place}`,
      quiet: true,
      box: p.tags[place] as Box,
      paint: (pen, w, h) => paint.paintTag(pen, w, h, numbers, theme, isAsked),
    };
  });
  const deck: Item = {
    key: "deck",
    box: p.deck,
    paint(pen, w, h) {
      paint.paintDeck(pen, w, h, view.left, theme);
      const text = `${view.left} left`;
      if (view.left) write(pen, text, w / 2, -15, { size: 13, color: theme.muted, align: "center" });
    },
  };
  return [...tags, deck, ...ring, ...view.lineup.flatMap((_, place) => cardItems(view, theme, p, place, special))];
}

function cardItems(
  view: GooseView,
  theme: Around["theme"],
  p: Plan,
  place: number,
  special: Special,
): Item[] {
  const box = p.cards[place] as Box;
  const isAsked = place === view.place;
  const judged = isAsked ? special.judged : undefined;
  const isHeld = isAsked && view.holder !== null && !judged;
  let card = (view.lineup[place]?.card ?? "gap") as Card;
  if (isAsked && special.gone) card = "gap";
  const text = isHeld ? `in ${view.players[view.holder ?? 0]}'s hand` : "empty";
  const gap: Item = { key: `gap-${place}`, box, paint: (pen, w, h) => paintGap(pen, w, h, theme, text) };
  const under = card === "gap" ? [gap] : [];
  if (isHeld) card = view.held ?? "down";
  if (judged) card = judged.suspect ?? "down";
  if (card === "gap") return under;
  const face = card;
  const known = face === "down" && !isHeld ? view.lineup[place]?.known : null;
  return [
    ...under,
    {
      key: `card-${place}`,
      box: isHeld ? p.shown : box,
      look: `${face === "down" ? "down" : ""}${known || face !== "down" ? Object.values(known ?? face).join() : ""}`,
      change: "flip",
      from: p.deck,
      to: judged ? pileOf(view, p, judged.pile) : undefined,
      paint(pen, w, h) {
        if (known) paint.paintKnown(pen, w, h, known);
        else if (face === "down") paint.paintBack(pen, w, h);
        else paint.paintSuspect(pen, w, h, face as Face);
        if (judged) paintVerdict(pen, w, judged.right, theme, h);
      },
    },
  ];
}

/** Where a card goes: to a player's chip, or to one of the piles beside them. */
function pileOf(view: GooseView, p: Plan, pile: number | "right" | "wrong" | null): Box | undefined {
  if (pile === null) return undefined;
  return pileOn(p.chips[typeof pile === "number" ? pile : view.players.length + (pile === "right" ? 0 : 1)]);
}

function promptItems(scene: Scene<GooseView>, around: Around, p: Plan): Item[] {
  const { view, prompt, moves, clock } = scene;
  const { theme } = around;
  const items: Item[] = [];
  // One's own move stands there from the first, also while a program gets ready beside it.
  const own = moves.findIndex(({ move }) => move?.type === "Ready" || move?.type === "Roll");
  const main = own >= 0 ? own : moves.findIndex(({ do: what }) => what);
  const { dice } = view;
  const rolled = dice && (view.phase === "answer" || view.phase === "steal");
  if (main >= 0) items.push(buttonItem(`button-${mainText(moves[main])}`, moves, main, mainText(moves[main]), p.button, theme));
  if (rolled) items.push(...diceItems(dice, p.dice, { ...p.dice[1], x: p.prompt.x + 260, y: p.dice[1].y - 30 }));
  if (view.shown && view.phase === "memorise") {
    const { shown } = view;
    items.push({ key: "shown", box: p.shown, paint: (pen, w, h) => paint.paintSuspect(pen, w, h, shown) });
  }
  if (clock) items.push(clockItem(clock.seconds, p.clock, around));
  const pass = moves.findIndex(({ move }) => move?.type === "Pass");
  const passBox = { ...p.clock, x: p.clock.x - 4, w: p.clock.w + 4, h: 40 };
  if (pass >= 0) items.push(buttonItem("button-pass", moves, pass, "Pass", passBox, theme, false));
  const beside = !p.narrow && (view.shown || view.holder !== null) ? 62 : 0;
  items.push(promptItem(prompt, { ...p.prompt, w: p.prompt.w - beside }, p.narrow, theme));
  return items;
}

function diceItems({ number, kind }: DiceView, [one, two]: [Box, Box], from: Box): Item[] {
  const tumble = { from, change: "tumble" as const };
  return [
    { key: "die-1", look: `${number}`, box: one, tilt: -6, ...tumble, paint: (pen, w, _h, mood) => paintNumberDie(pen, w, number, mood) },
    { key: "die-2", look: kind, box: two, tilt: 6, ...tumble, paint: (pen, w, _h, mood) => paint.paintFeatureDie(pen, w, kind, mood) },
  ];
}

/** How much room the last dice take beside the result. */
const LAST_DICE = 112;

/** The dice that ended the game, beside the result. */
function lastDice({ dice }: GooseView, { board }: Plan): Item[] {
  const box = { x: board.x + board.w - LAST_DICE, y: board.y + 16, w: 40, h: 40 };
  return dice ? diceItems(dice, [box, { ...box, x: box.x + 50 }], box) : [];
}

function mainText(offer: Offer | undefined): string {
  if (offer?.move?.type === "Ready") return (offer.seats?.length ?? 0) > 1 ? "All ready" : "Ready";
  return offer?.label ?? "";
}

function valueItems(scene: Scene<GooseView>, { theme }: Around, p: Plan, isAsking: boolean, { marks }: Special): Item[] {
  const { view, moves } = scene;
  const names = { colour: "Colour", feature: "Feature", animal: "Animal" };
  return KINDS.flatMap((kind, row) => {
    const boxes = p.rows[row] as Plan["rows"][number];
    const isAsked = isAsking && view.dice?.kind === kind;
    const label = captionItem(`row-${kind}`, names[kind], boxes.label, isAsked ? theme.ink : theme.muted);
    const cells = VALUES[kind].map((value, i): Item => {
      const take = taking(moves, ({ move }) => move?.type === "Answer" && move.value === value);
      const look = {
        live: "offer" in take,
        tall: isAsked,
        tried: isAsked && view.phase === "steal" && view.tries.some((one) => one.value === value),
        mark: isAsked ? marks?.[value] : undefined,
      };
      return {
        key: `value-${value}`,
        look: look.mark ?? (look.tried ? "tried" : look.live ? "live" : "quiet"),
        quiet: true,
        box: boxes.cells[i] as Box,
        paint: (pen, w, h, mood) => paint.paintValue(pen, w, h, kind, value, theme, look, mood),
        ...take,
      };
    });
    return [label, ...cells];
  });
}
