/** The Boar's pictures: what stands where in a scene, and what is seen between two scenes. */

import { boardItem, type Line, ranking } from "../core/pieces/scoreboard";
import { paintGap, paintStack, paintVerdict } from "../core/pieces/cards";
import { paintChip, paintPile } from "../core/pieces/chips";
import { write } from "../core/stage/draw";
import { buttonItem, clockItem, promptItem, titleItem } from "../core/pieces/furniture";
import type { Around, Still } from "../core/page/game";
import type { Item, Picture } from "../core/stage/stage";
import type { Box } from "../core/page/types";
import type { Scene } from "../core/page/wire";
import { type Place, type Plan, plan } from "./layout";
import * as paint from "./paint";
import type { BoarView, Hand } from "./wire";

/** A card that was just played and lies open, and what it matches. */
interface Special {
  animal: string;
  seat: number;
  /** Where it was in the own hand. */
  from: Box | undefined;
  match: "deck" | "table" | null;
}

export function picture(scene: Scene<BoarView>, around: Around, special?: Special): Picture {
  const { view } = scene;
  const p = planOf(view, around.width);
  const over = view.phase === "over";
  const theme = around.theme;
  const items: Item[] = [
    titleItem("The Brilliant Boar", subtitle(view, p), p.title, theme),
    ...chipItems(view, theme, p),
    ...handItems(view, theme, p),
    ...deckItems(scene, theme, p, special),
    ...tableItems(scene, theme, p, special),
    ...centerItems(view, theme, p, special),
  ];
  if (over) items.push(boardItem(boardLines(view), scene.prompt, p.board, p.narrow, theme));
  else items.push(...promptItems(scene, around, p), ...nameItems(scene, theme, p), ...ownItems(scene, theme, p));
  return { height: p.height, background: theme.table, ring: theme.accent, items };
}

/** A card that is played lies open for a moment before it goes where it belongs. */
export function between(before: Scene<BoarView>, after: Scene<BoarView>, around: Around): Still[] {
  const played = after.events.find(({ kind }) => kind === "played");
  if (!played || after.view.played) return [];
  const [seat, place] = [Number(played.seat), Number(played.place)];
  const pair = after.events.find(({ kind }) => kind === "pair");
  const special: Special = {
    animal: String(played.animal),
    seat,
    from: before.view.seat === seat ? planOf(before.view, around.width).own[place]?.box : undefined,
    match: pair ? (pair.where as "deck" | "table") : null,
  };
  const hands = before.view.hands.map((hand, owner) => (owner === seat ? without(hand, place) : hand));
  const quiet = { ...before, view: { ...before.view, hands }, moves: [], clock: null };
  return [{ picture: picture(quiet, around, special), ms: 1100 }];
}

const without = ({ count, cards }: Hand, place: number): Hand => ({
  count: count - 1,
  cards: cards && cards.filter((_, at) => at !== place),
});

const seatsBeside = (view: BoarView) => view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);

function planOf(view: BoarView, width: number): Plan {
  const over = view.phase === "over";
  return plan(width, {
    chips: view.mode === "solo" ? [124, 124] : view.players.map(() => 140),
    others: (over ? view.players.map((_, seat) => seat) : seatsBeside(view))
      .filter((seat) => !over || view.hands[seat]?.count)
      .map((seat) => view.hands[seat]?.count ?? 0),
    table: view.table.length,
    own: over || view.seat === null ? 0 : (view.hands[view.seat]?.count ?? 0),
    names: view.name_the_card && !over ? view.designs.length : 0,
    over,
  });
}

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

function chipItems(view: BoarView, theme: Around["theme"], p: Plan): Item[] {
  const players = view.players.map((name, seat): Item => {
    const chip = { name, onTurn: view.phase !== "over" && view.turn === seat, score: view.won[seat] ?? 0 };
    return {
      key: `chip-${seat}`,
      box: p.chips[seat] as Box,
      paint: (pen, w, h, mood) => paintChip(pen, w, h, chip, theme, mood),
    };
  });
  if (view.mode !== "solo") return players;
  const errors: Item = {
    key: "errors",
    box: p.chips[1] as Box,
    paint: (pen, w, h) => paintPile(pen, w, h, "errors", view.errors, theme.bad, theme),
  };
  return [...players, errors];
}

function handItems(view: BoarView, theme: Around["theme"], p: Plan): Item[] {
  const over = view.phase === "over";
  const seats = (over ? view.players.map((_, seat) => seat) : seatsBeside(view)).filter(
    (seat) => !over || view.hands[seat]?.count,
  );
  return seats.flatMap((seat, i) => {
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
    return [title, ...cards.map((place, at) => otherCard(seat, at, place, hand?.cards?.[at] ?? null, p))];
  });
}

function otherCard(seat: number, at: number, { box, tilt, strip }: Place, animal: string | null, p: Plan): Item {
  return {
    key: `hand-${seat}-${at}`,
    look: animal ?? "down",
    box,
    tilt,
    from: p.center,
    paint(pen, w, h) {
      if (animal) paint.paintAnimal(pen, w, h, animal, strip);
      else paint.paintBack(pen, w, h);
    },
  };
}

function deckItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan, special?: Special): Item[] {
  const offer = moves.findIndex(({ move }) => move?.type === "Draw" || (move?.type === "Take" && move.where === "deck"));
  const takes = moves[offer]?.move?.type === "Take" || special?.match === "deck";
  const { top, deck } = view;
  return [
    {
      key: "deck",
      box: p.deck,
      look: `${top}`,
      change: "flip",
      to: special?.match === "deck" ? pileOf(p, special) : undefined,
      ...(offer >= 0 ? { offer, label: moves[offer]?.label } : {}),
      paint(pen, w, h, mood) {
        if (!deck) paintGap(pen, w, h, theme, "no cards left");
        else if (!top) paintStack(pen, w, h, deck, () => paint.paintBack(pen, w, h));
        else paintStack(pen, w, h, deck, () => paint.paintAnimal(pen, w, h, top, w));
        if (takes || mood.hot || mood.pressed) paint.paintChoice(pen, w, h, theme, mood);
        const text = deck ? `${deck} ${p.narrow ? "left" : "in the deck"}` : "";
        write(pen, text, w / 2, h + 16, { size: 13, color: theme.muted, align: "center" });
      },
    },
  ];
}

function tableItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan, special?: Special): Item[] {
  const takes = moves.findIndex(({ move }) => move?.type === "Take" && move.where === "table");
  const wanted = special?.match === "table" ? special.animal : takes >= 0 ? view.played : null;
  const first = view.table.indexOf(wanted ?? "");
  return view.table.map((animal, i) => {
    const { box, strip } = p.table[i] as Place;
    const chosen = i === first;
    return {
      key: `table-${animal}-${view.table.slice(0, i).filter((other) => other === animal).length}`,
      look: animal,
      box,
      from: p.center,
      to: chosen && special ? pileOf(p, special) : undefined,
      ...(chosen && takes >= 0 ? { offer: takes, label: moves[takes]?.label } : {}),
      paint(pen, w, h, mood) {
        paint.paintAnimal(pen, w, h, animal, strip);
        if (chosen) paint.paintChoice(pen, w, h, theme, mood);
      },
    };
  });
}

/** The card in the middle: drawn and looked at, or played and lying open. */
function centerItems(view: BoarView, theme: Around["theme"], p: Plan, special?: Special): Item[] {
  const animal = special?.animal ?? view.played ?? view.drawn;
  if (!animal) return [];
  return [
    {
      key: "center",
      box: p.center,
      look: animal,
      change: "flip",
      from: special ? special.from : p.deck,
      to: special && (special.match || view.mode === "solo") ? pileOf(p, special) : undefined,
      paint(pen, w, h) {
        paint.paintAnimal(pen, w, h, animal, w);
        if (special) paintVerdict(pen, w, special.match !== null, theme);
      },
    },
  ];
}

/** Where a card goes that leaves the table: its winner's chip, or the error pile beside it. */
function pileOf(p: Plan, { seat, match }: Special): Box | undefined {
  const chip = p.chips[match ? seat : seat + 1];
  return chip && { ...chip, w: 26, x: chip.x + chip.w - 40 };
}

function promptItems(scene: Scene<BoarView>, around: Around, p: Plan): Item[] {
  const { moves, prompt, clock } = scene;
  const { theme } = around;
  const items = [promptItem(prompt, p.prompt, p.narrow, theme)];
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
    const offer = moves.findIndex(({ move }) => move?.type === "Play" && move.name === animal);
    const live = offer >= 0;
    return {
      key: `animal-${animal}`,
      box,
      ...(live ? { offer, label: moves[offer]?.label } : {}),
      paint: (pen, w, h, mood) => paint.paintName(pen, w, h, animal, live, theme, mood),
    };
  });
}

function ownItems({ view, moves }: Scene<BoarView>, theme: Around["theme"], p: Plan): Item[] {
  const naming = moves.find(({ move }) => move?.type === "Play" && move.name)?.move?.place;
  return p.own.map(({ box, tilt, strip }, place) => {
    const offer = moves.findIndex(({ move }) => move?.type === "Play" && move.place === place && !move.name);
    const chosen = naming === place;
    return {
      key: `hand-${view.seat}-${place}`,
      look: "down",
      box: chosen ? { ...box, y: box.y - 8 } : box,
      tilt,
      from: p.center,
      ...(offer >= 0 ? { offer, label: moves[offer]?.label } : {}),
      paint: (pen, w, h, mood) =>
        paint.paintOwnBack(pen, w, h, place + 1, strip, theme, chosen ? { ...mood, hot: true } : mood),
    };
  });
}
