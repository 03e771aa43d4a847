/** The Boar's pictures: what stands where in a scene. */

import { boardItem, type Line, ranking } from "../core/pieces/scoreboard";
import { paintGap, paintStack, paintVerdict } from "../core/pieces/cards";
import { chipItem, chipRooms, pileItem, pileOn } from "../core/pieces/chips";
import { write } from "../core/stage/draw";
import { buttonItem, clockItem, promptItem, taking, titleItem } from "../core/pieces/furniture";
import type { Around } from "../core/screen/game";
import { overlap } from "../core/stage/layout";
import type { Item, Picture } from "../core/stage/stage";
import type { Scene } from "../core/screen/wire";
import { type Place, type Plan, plan } from "./layout";
import * as paint from "./paint";
import type { BoarView } from "./wire";

/** A card that was just played, and what comes of it. */
export interface Played {
  animal: string;
  seat: number;
  /** Its place in the hand; absent where it left that before. */
  place?: number | undefined;
  /** What it is taken with; `null` is nothing, and `undefined` is not chosen yet. */
  match?: "deck" | "table" | null | undefined;
  /** Lifted out of its place, which stays empty; or gone from the hand, whose cards move up. */
  step: "lifted" | "gone";
}

export function picture(scene: Scene<BoarView>, around: Around, played?: Played): Picture {
  const { view } = scene;
  const p = planOf(view, around.width);
  const over = view.phase === "over";
  const theme = around.theme;
  const items: Item[] = [
    titleItem("The Brilliant Boar", subtitle(view, p), p.title, theme),
    ...chipItems(scene, theme, p),
    ...handItems(view, theme, p, played),
    ...deckItems(scene, theme, p, played),
    ...tableItems(scene, theme, p, played),
  ];
  if (over) items.push(boardItem(boardLines(view), scene.prompt, p.board, p.narrow, theme));
  else items.push(...promptItems(scene, around, p), ...nameItems(scene, theme, p), ...ownItems(scene, theme, p, played));
  items.push(...centerItems(view, theme, p, played));
  return { height: p.height, background: theme.table, ring: theme.ring, items };
}

const seatsBeside = (view: BoarView) => view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);

/** The hands that lie open above: the others', and at the end those of everybody who holds cards. */
function handsAbove(view: BoarView): number[] {
  if (view.phase !== "over") return seatsBeside(view);
  return view.mode === "solo" ? [] : view.players.map((_, seat) => seat).filter((seat) => view.hands[seat]?.count);
}

/** What lies beside the deck: cards that were played, or what is left in a hand alone. */
const openCards = ({ phase, mode, table, hands }: BoarView): string[] =>
  phase === "over" && mode === "solo" ? (hands[0]?.cards ?? []) : table;

function planOf(view: BoarView, width: number): Plan {
  const over = view.phase === "over";
  return plan(width, {
    chips: [...chipRooms(view.players, true), ...(view.mode === "solo" ? [124] : [])],
    others: handsAbove(view).map((seat) => view.hands[seat]?.count ?? 0),
    beside: view.players.length - 1,
    table: new Set(openCards(view)).size,
    own: over || view.seat === null ? null : (view.hands[view.seat]?.count ?? 0) + Number(isLookedAt(view)),
    names: view.name_the_card ? view.designs.length || MOST_DESIGNS : 0,
    over,
  });
}

const MOST_DESIGNS = 9;

function subtitle(view: BoarView, { narrow }: Plan): string {
  const level = view.level[0]?.toUpperCase() + view.level.slice(1);
  const how = view.mode === "solo" ? "solo" : `${view.players.length} players`;
  return narrow ? level : `${level} · ${how}${view.name_the_card ? " · name the card" : ""}`;
}

function boardLines(view: BoarView): Line[] {
  if (view.mode !== "solo") return ranking(view.players, view.scores ?? [], view.winners ?? []);
  return [
    { name: "won", score: view.won[0] ?? 0, best: false },
    { name: "errors", score: -view.errors, best: false },
    { name: "in hand", score: -(view.hands[0]?.count ?? 0), best: false },
    { name: "score", score: view.scores?.[0] ?? 0, best: true },
  ];
}

function chipItems({ view, bots }: Scene<BoarView>, theme: Around["theme"], p: Plan): Item[] {
  const counts = view.mode === "solo" ? view.won : (view.scores ?? view.won);
  const players = view.players.map((name, seat) => {
    const chip = { name, seat, onTurn: view.phase !== "over" && view.turn === seat, score: counts[seat] ?? 0, isProgram: bots.includes(seat) };
    return chipItem(seat, chip, p.chips, theme);
  });
  return view.mode === "solo" ? [...players, pileItem("errors", view.errors, theme.bad, p.chips[1], theme)] : players;
}

function handItems(view: BoarView, theme: Around["theme"], p: Plan, played?: Played): Item[] {
  return handsAbove(view).flatMap((seat, i) => {
    const { name, cards } = p.others[i] as Plan["others"][number];
    const hand = view.hands[seat];
    const title: Item = {
      key: `name-${seat}`,
      quiet: true,
      box: name,
      paint(pen, w, h) {
        const type = { size: 15, bold: true, color: theme.ink };
        const text = `${view.players[seat]} · ${hand?.count ?? 0}`;
        if (p.narrow) write(pen, text, 0, h / 2, type, w);
        else write(pen, text, w / 2, h / 2, { ...type, align: "center" }, w);
      },
    };
    const items = cards.map((place, at) => otherCard(seat, at, place, hand?.cards?.[at] ?? null, p));
    return [title, ...withoutPlayed(items, seat, theme, played)];
  });
}

/** A hand while a card of it is played: a gap where that was, and then the others move up. */
function withoutPlayed(items: Item[], seat: number, theme: Around["theme"], played?: Played): Item[] {
  if (played?.seat !== seat || played.place === undefined) return items;
  const { place, step } = played;
  if (step === "gone") {
    return items.map((item, at) => (at < place ? item : { ...item, was: `hand-${seat}-${at + 1}` }));
  }
  return items.map((item, at) => {
    if (at !== place) return item;
    const { box, tilt } = item;
    return { key: "hole", box, ...(tilt && { tilt }), paint: (pen, w, h) => paintGap(pen, w, h, theme, "") };
  });
}

function otherCard(seat: number, at: number, { box, tilt, ...seen }: Place, animal: string | null, p: Plan): Item {
  return {
    key: `hand-${seat}-${at}`,
    look: animal ?? "down",
    box,
    tilt,
    from: p.center,
    paint(pen, w, h) {
      if (animal) paint.paintAnimal(pen, w, h, animal, seen);
      else paint.paintBack(pen, w, h);
    },
  };
}

function deckItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan, played?: Played): Item[] {
  const takes = moves.some(({ move }) => move?.type === "Take" && move.where === "deck");
  const { top, deck } = view;
  const leaves = played?.step === "lifted" && top && (played.match === "deck" || isError(view, played));
  const taken: Item = {
    key: "taken",
    box: p.deck,
    look: `${top}`,
    to: played && pileOf(p, played),
    paint(pen, w, h, mood) {
      paint.paintAnimal(pen, w, h, top ?? "");
      if (played?.match) paint.paintChoice(pen, w, h, theme, mood);
    },
  };
  return [
    {
      key: "deck",
      box: p.deck,
      look: `${top}`,
      change: "flip",
      ...taking(moves, ({ move }) => move?.type === "Draw" || (move?.type === "Take" && move.where === "deck")),
      paint(pen, w, h, mood) {
        if (!deck) paintGap(pen, w, h, theme, "no cards left");
        else if (!top) paintStack(pen, w, h, deck, () => paint.paintBack(pen, w, h));
        else paintStack(pen, w, h, deck, () => paint.paintAnimal(pen, w, h, top));
        if (takes || mood.hot || mood.pressed) paint.paintChoice(pen, w, h, theme, mood);
        const text = deck ? `${deck} ${p.narrow ? "left" : "in the deck"}` : "";
        write(pen, text, w / 2, h + 16, { size: 13, color: theme.muted, align: "center" });
      },
    },
    ...(leaves ? [taken] : []),
  ];
}

/** Alone, a card that does not match goes onto the error pile, with the deck's top card. */
const isError = (view: BoarView, { match }: Played) => view.mode === "solo" && match === null;

/** How far a card lies above an equal one. */
const PILED = 3;

/** The cards on the table, equal ones on a pile: so there are never more piles than animals. */
function tableItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan, played?: Played): Item[] {
  const take = taking(moves, ({ move }) => move?.type === "Take" && move.where === "table");
  const isTaken = played?.step === "lifted" && played.match === "table";
  const wanted = isTaken ? played.animal : "offer" in take ? view.played : null;
  const landed = played?.step === "gone" && played.match === null && view.mode !== "solo" ? view.table.at(-1) : null;
  const cards = openCards(view);
  return [...new Set(cards)].flatMap((animal, pile) => {
    const { box, ...seen } = p.table[pile] as Place;
    const equal = cards.filter((one) => one === animal);
    return equal.map((_, at): Item => {
      const isTop = at === equal.length - 1;
      const chosen = isTop && animal === wanted;
      return {
        key: `table-${animal}-${at}`,
        ...(isTop && animal === landed && { was: "center" }),
        look: animal,
        box: { ...box, y: box.y - at * PILED },
        from: p.center,
        to: chosen && isTaken ? pileOf(p, played) : undefined,
        ...(chosen && take),
        paint(pen, w, h, mood) {
          paint.paintAnimal(pen, w, h, animal, seen);
          if (chosen) paint.paintChoice(pen, w, h, theme, mood);
        },
      };
    });
  });
}

/** Whether the viewer has drawn a card, which joins their own hand. */
const isLookedAt = ({ drawn, turn, seat }: BoarView) => drawn !== null && turn === seat;

/** The card in the middle: drawn and looked at, or played and lying open. */
function centerItems(view: BoarView, theme: Around["theme"], p: Plan, played?: Played): Item[] {
  const lifted = played?.step === "lifted" ? played : undefined;
  const animal = lifted?.animal ?? view.played ?? view.drawn;
  if (!animal) return [];
  const goes = lifted && (lifted.match || isError(view, lifted));
  const number = isLookedAt(view) && !lifted ? p.own.length : null;
  return [
    {
      key: "center",
      box: number ? p.drawn : p.center,
      look: animal,
      change: "flip",
      ...(lifted?.place !== undefined && { was: `hand-${lifted.seat}-${lifted.place}` }),
      from: p.deck,
      to: goes ? pileOf(p, lifted) : undefined,
      paint(pen, w, h) {
        paint.paintAnimal(pen, w, h, animal);
        if (number) paint.paintNumber(pen, number);
        if (lifted?.match !== undefined) paintVerdict(pen, w, lifted.match !== null, theme);
      },
    },
  ];
}

/** Where a card goes that leaves the table: its winner's chip, or the error pile beside it. */
const pileOf = (p: Plan, { seat, match }: Played) => pileOn(p.chips[match ? seat : seat + 1]);

function promptItems(scene: Scene<BoarView>, around: Around, p: Plan): Item[] {
  const { moves, prompt, clock } = scene;
  const { theme } = around;
  const room = isLookedAt(scene.view) && overlap(p.drawn, p.prompt) ? p.drawn.x - p.pad - 16 : p.prompt.w;
  const items = [promptItem(prompt, { ...p.prompt, w: Math.min(room, p.prompt.w) }, p.narrow, theme)];
  if (clock) items.push(clockItem(clock.seconds, p.clock, around));
  const main = moves.findIndex(({ move, do: what }) => move?.type === "Draw" || move?.type === "Remember" || what);
  const text = moves[main]?.label ?? "";
  const box = clock ? p.button : { ...p.button, x: p.clock.x + p.clock.w - p.button.w };
  const key = `button-${text}`;
  if (main >= 0) items.push(buttonItem(key, moves, main, text, box, theme, text !== "Back"));
  return items;
}

function nameItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan): Item[] {
  return p.picker.map((box, i) => {
    const animal = view.designs[i] ?? "";
    const take = taking(moves, ({ move }) => move?.type === "Play" && move.name === animal);
    return {
      key: `animal-${animal}`,
      box,
      ...take,
      paint: (pen, w, h, mood) => paint.paintName(pen, w, h, animal, "offer" in take, theme, mood),
    };
  });
}

function ownItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan, played?: Played): Item[] {
  const naming = moves.find(({ move }) => move?.type === "Play" && move.name)?.move?.place;
  const places = isLookedAt(view) ? p.own.slice(0, -1) : p.own;
  const items = places.map(({ box, tilt, ...seen }, place): Item => {
    const chosen = naming === place;
    return {
      key: `hand-${view.seat}-${place}`,
      look: "down",
      box: chosen ? { ...box, y: box.y - 8 } : box,
      tilt,
      from: p.drawn,
      ...taking(moves, ({ move }) => move?.type === "Play" && move.place === place && !move.name),
      paint: (pen, w, h, mood) =>
        paint.paintOwnBack(pen, w, h, place + 1, seen, theme, chosen ? { ...mood, hot: true } : mood),
    };
  });
  return view.seat === null ? items : withoutPlayed(items, view.seat, theme, played);
}
