/** Game Matrix's pictures: what stands where in a scene, and what is seen between two scenes. */

import { boardItem, type Line, ranking } from "../core/pieces/scoreboard";
import { chipItem, chipRooms } from "../core/pieces/chips";
import { buttonItem, promptItem, switchItem, taking, titleItem } from "../core/pieces/furniture";
import type { Around, Beat } from "../core/screen/game";
import type { Item, Picture } from "../core/stage/stage";
import type { Box } from "../core/page/types";
import type { Scene } from "../core/screen/wire";
import type { Asking } from "./asking";
import { gridItems, wasOverlooked } from "./grid";
import { type Plan, plan } from "./layout";
import * as paint from "./paint";
import { paintReasons } from "./reasons";
import type { CardView, Drawings, FigureView, MatrixView, Reason } from "./wire";
import { explained, turnSteps } from "./words";

/** How high a row of a bust's matrix is at least, with room for its head, and the title of the panel. */
const LEAST_ROW = 24;
const NARROW_ROW = 40;
const TITLE = 64;

/** A figure that was just claimed, and whether it fits. */
interface Special {
  figure: string;
  right: boolean;
}

export function picture(scene: Scene<MatrixView>, around: Around, asking: Asking, special?: Special): Picture {
  const { view } = scene;
  const { theme } = around;
  const p = plan(around.width, view.places, view.cards.length, chipRooms(view.players, true));
  const asked = asking.of(view, around);
  const items = [
    titleItem("Game Matrix", subtitle(view, p), p.title, theme),
    ...chipItems(scene, theme, p),
    ...figureItems(scene, around, p, asking, special),
    ...cardItems(scene, around, p, asking),
    ...(view.phase === "over" && !around.answer && !asked
      ? [boardItem(boardLines(view), scene.prompt, overBox(p), p.narrow, theme, { last: lastClaim(view) })]
      : [...promptItems(scene, theme, p), panelItem(scene, around, p, asked)]),
    ...gridItems(view, gridBox(scene, around, p, asked), p.narrow, theme, (card) => asking.ask(card, around)),
    switchItem("Measures", asking.measures, p.measures, () => asking.measure(), theme, "Measures (M)"),
  ];
  return { height: p.height, background: theme.table, ring: theme.ring, items };
}

/** A claim is judged where it was made, before the cards go where they belong. */
export function between(before: Scene<MatrixView>, after: Scene<MatrixView>, around: Around, asking: Asking): Beat[] {
  const claimed = after.events.find(({ kind }) => kind === "claimed");
  const lost = after.events.find(({ kind }) => kind === "lost");
  if (!claimed && !lost) return [];
  const special = claimed && { figure: String(claimed.figure), right: claimed.right === true };
  const headline = after.view.told?.title ?? claimed?.text ?? "";
  // All of it is told now, so that nobody hears the beginning twice.
  const told = [...after.events.map(({ text }) => text), explained(after.view)].filter(Boolean).join(" ");
  const quiet = { ...before, moves: [], clock: null, prompt: { headline, hint: "" } };
  const said = { told, must: lost !== undefined };
  const steps: Beat[] = [{ picture: picture(quiet, around, asking, special), ms: 700, ...said }];
  return lost ? [...steps, { picture: shaken(picture(quiet, around, asking, special)), ms: 260 }] : steps;
}

/** A bust is felt: the turn's cards are knocked askew before they go. */
function shaken(still: Picture): Picture {
  const items = still.items.map((item, i) =>
    item.key.startsWith("card-") ? { ...item, tilt: i % 2 ? 9 : -8, box: { ...item.box, y: item.box.y + 12 } } : item,
  );
  return { ...still, items };
}

/** Many lost cards have the room below the panel's title, where nothing else stands in it. */
function gridBox({ view: { told, phase } }: Scene<MatrixView>, { answer }: Around, { grid, panel, narrow }: Plan, asked?: CardView): Box {
  const isFree = !asked && !answer && !told?.reasons.length && phase !== "over";
  const isSmall = (told?.grid.length ?? 0) * (narrow ? NARROW_ROW : LEAST_ROW) > grid.h;
  return isFree && isSmall ? { x: panel.x + 8, y: panel.y + TITLE, w: panel.w - 16, h: panel.h - TITLE - 8 } : grid;
}

/** The result takes the place of the panel, and of the prompt where that stands above it. */
const overBox = ({ prompt, panel }: Plan): Box => {
  const y = Math.min(prompt.y, panel.y);
  return { ...panel, y, h: panel.y + panel.h - y };
};

/** Why the last claim was right or wrong: the result has taken the place where that stood. */
const lastClaim = ({ told }: MatrixView): string =>
  [told?.title ?? "", ...(told?.reasons ?? []).map(({ attribute, because }) => `${attribute}: ${because}`)].join(" ");

function subtitle(view: MatrixView, { narrow }: Plan): string {
  const version = view.version === "main" ? "Main version" : "Original version";
  return narrow ? version : `${version} · ${"●".repeat(view.dots)}`;
}

function boardLines(view: MatrixView): Line[] {
  if (view.mode !== "solo") return ranking(view.players, view.scores ?? [], view.winners ?? []);
  return [
    { name: "cards", score: view.won[0] ?? 0, best: false },
    { name: "figures", score: view.taken[0] ?? 0, best: false },
    { name: "score", score: view.scores?.[0] ?? 0, best: true },
  ];
}

function chipItems({ view, bots }: Scene<MatrixView>, theme: Around["theme"], p: Plan): Item[] {
  return view.players.map((name, seat) => {
    const chip = { name, seat, onTurn: view.phase !== "over" && view.turn === seat, score: view.points[seat] ?? 0, isProgram: bots.includes(seat) };
    return chipItem(seat, chip, p.chips, theme);
  });
}

function figureItems({ view, moves }: Scene<MatrixView>, { theme, drawings }: Around, p: Plan, asking: Asking, special?: Special): Item[] {
  const { figures, measures } = drawings as Drawings;
  return view.figures.map((figure: FigureView, i) => {
    const take = taking(moves, ({ move }) => move?.figure === figure.key);
    const look = {
      sketch: figures[figure.key] ?? {},
      measures: measures[figure.key],
      struck: view.struck.includes(figure.key),
      quiet: view.fits !== null && !view.fits[i],
      live: "offer" in take,
      measured: asking.measures,
      judged: special ? (special.figure === figure.key ? special.right : null) : verdictOn(view, i),
    };
    const chip = p.chips[view.turn];
    return {
      key: `figure-${figure.key}`,
      box: p.figures[i] as Box,
      from: { ...(p.figures[i] as Box), y: -200 },
      to: special?.right && look.judged ? chip && { ...chip, w: 26 } : undefined,
      ...take,
      over: true,
      paint: (pen, w, h, mood) => paint.paintFigure(pen, w, h, figure, look, theme, mood),
    };
  });
}

/** What is known of a figure: it was claimed, rightly or wrongly, or overlooked. */
function verdictOn(view: MatrixView, at: number): boolean | null {
  const key = view.figures[at]?.key;
  if (view.matched === key || wasOverlooked(view, at)) return true;
  return view.told?.claimed === key ? false : null;
}

function cardItems({ view, moves }: Scene<MatrixView>, around: Around, p: Plan, asking: Asking): Item[] {
  const { theme } = around;
  const take = taking(moves, ({ move }) => move?.type === "Draw");
  const cards = view.cards.map((card, i): Item => {
    const { attributes, dots } = card;
    return {
      key: `card-${attributes.join()}`,
      box: p.cards[i] as Box,
      from: p.deck,
      look: attributes.join(),
      change: "flip",
      label: `What does ${attributes.join(" / ")} mean?`,
      act: () => asking.ask(card, around),
      paint: (pen, w, h, mood) => paint.paintAttributes(pen, w, h, attributes, dots, theme, mood),
    };
  });
  const deck: Item = {
    key: "deck",
    box: p.deck,
    ...take,
    paint: (pen, w, h, mood) => paint.paintDeck(pen, w, h, view.left, "offer" in take, theme, mood),
  };
  return [deck, ...cards];
}

function promptItems({ view, moves, prompt: { headline, hint } }: Scene<MatrixView>, theme: Around["theme"], p: Plan): Item[] {
  const { left, right } = p.buttons;
  // Where nothing is to be pressed, words have the room of the buttons.
  const room = moves.length ? p.prompt : { ...p.prompt, w: right.x + right.w - p.prompt.x };
  const isSaid = hint === view.told?.title; // the panel says it larger
  const items = [promptItem({ headline, hint: isSaid ? "" : hint }, room, p.narrow, theme)];
  const dares = view.phase === "dare";
  moves.forEach(({ move, do: what, label }, offer) => {
    const add = (text: string, box: Box, main = true) =>
      items.push(buttonItem(`button-${label}`, moves, offer, text, box, theme, main));
    // What a program is to do does not stand where people draw next.
    if (what) add(label, left);
    else if (move?.type === "Draw") add(dares ? (p.narrow ? "Dare" : "Dare one more") : label, right);
    else if (move?.type === "Nothing") add(label, left, false);
    else if (move?.type === "Take" && move.figure === view.matched) add("Stop: take it", left);
  });
  const { risk } = view;
  if (risk !== null) {
    const box = { ...right, y: right.y + right.h + 5, h: 6 };
    items.push({ key: "risk", box, paint: (pen, w, h) => paint.paintRisk(pen, w, h, risk, theme) });
  }
  return items;
}

/**
 * What a card means if that was asked, else why, else what was explained, else the newest card's
 * meaning where one learns, else how a turn goes.
 */
function panelItem({ view }: Scene<MatrixView>, { theme, answer, drawings }: Around, p: Plan, asked?: CardView): Item {
  const why = answer as Reason | null;
  const { told } = view;
  const teaches = view.claims === "teach" && !told && !why;
  const card = asked ?? (teaches ? view.cards.at(-1) : undefined);
  const means = (drawings as Drawings).meanings[view.definitions] ?? {};
  const read = (card?.attributes ?? []).map((attribute) => ({ head: attribute, body: means[attribute] ?? "" }));
  const reasons = card ? [] : why ? [why] : (told?.reasons ?? []);
  const title = card ? "What the card says" : why ? `The ${why.figure}: ${why.holds ? "yes" : "no"}.` : told?.title;
  return {
    key: "panel",
    quiet: true,
    box: p.panel,
    paint(pen, w, h) {
      const shown = { title: title || "How a turn goes", reasons, meanings: title ? read : turnSteps(view) };
      paintReasons(pen, w, h, shown, p.narrow, theme);
    },
  };
}
