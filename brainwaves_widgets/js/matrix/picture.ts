/** Game Matrix's pictures: what stands where in a scene, and what is seen between two scenes. */

import { boardItem, type Line, ranking } from "../core/pieces/scoreboard";
import { paintChip } from "../core/pieces/chips";
import { buttonItem, promptItem, titleItem } from "../core/pieces/furniture";
import type { Around, Still } from "../core/page/game";
import type { Item, Picture } from "../core/stage/stage";
import type { Box } from "../core/page/types";
import type { Scene } from "../core/page/wire";
import { type Plan, plan } from "./layout";
import * as paint from "./paint";
import type { Drawings, FigureView, MatrixView, Reason } from "./wire";

/** A figure that was just claimed, and whether it fits. */
interface Special {
  figure: string;
  right: boolean;
}

export function picture(scene: Scene<MatrixView>, around: Around, special?: Special): Picture {
  const { view } = scene;
  const { theme } = around;
  const p = plan(around.width, view.places, view.cards.length, view.players.map(() => 140));
  const items = [
    titleItem("Game Matrix", subtitle(view, p), p.title, theme),
    ...chipItems(view, theme, p),
    ...figureItems(scene, around, p, special),
    ...cardItems(scene, theme, p),
    ...(view.phase === "over" && !around.answer
      ? [boardItem(boardLines(view), scene.prompt, overBox(p), p.narrow, theme)]
      : [...promptItems(scene, theme, p), panelItem(scene, around, p)]),
  ];
  return { height: p.height, background: theme.table, ring: theme.accent, items };
}

/** A claim is judged where it was made, before the cards go where they belong. */
export function between(before: Scene<MatrixView>, after: Scene<MatrixView>, around: Around): Still[] {
  const claimed = after.events.find(({ kind }) => kind === "claimed");
  const lost = after.events.some(({ kind }) => kind === "lost");
  if (!claimed && !lost) return [];
  const quiet = { ...before, moves: [], clock: null };
  const special = claimed && { figure: String(claimed.figure), right: claimed.right === true };
  const steps = [{ picture: picture(quiet, around, special), ms: 700 }];
  return lost ? [...steps, { picture: shaken(quiet, around, special), ms: 260 }] : steps;
}

/** A bust is felt: the turn's cards are knocked askew before they go. */
function shaken(scene: Scene<MatrixView>, around: Around, special?: Special): Picture {
  const still = picture(scene, around, special);
  const items = still.items.map((item, i) =>
    item.key.startsWith("card-") ? { ...item, tilt: i % 2 ? 9 : -8, box: { ...item.box, y: item.box.y + 12 } } : item,
  );
  return { ...still, items };
}

const overBox = (p: Plan): Box => ({ ...p.panel, y: p.prompt.y, h: p.panel.y + p.panel.h - p.prompt.y });

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

function chipItems(view: MatrixView, theme: Around["theme"], p: Plan): Item[] {
  return view.players.map((name, seat) => {
    const chip = { name, onTurn: view.phase !== "over" && view.turn === seat, score: view.points[seat] ?? 0 };
    return {
      key: `chip-${seat}`,
      box: p.chips[seat] as Box,
      paint: (pen, w, h, mood) => paintChip(pen, w, h, chip, theme, mood),
    };
  });
}

function figureItems({ view, moves }: Scene<MatrixView>, { theme, drawings }: Around, p: Plan, special?: Special): Item[] {
  return view.figures.map((figure: FigureView, i) => {
    const offer = moves.findIndex(({ move }) => move?.figure === figure.key);
    const look = {
      struck: view.struck.includes(figure.key),
      quiet: view.fits !== null && !view.fits[i],
      live: offer >= 0,
      judged: special?.figure === figure.key ? special.right : null,
    };
    const chip = p.chips[view.turn];
    const sketch = (drawings as Drawings)[figure.key] ?? {};
    return {
      key: `figure-${figure.key}`,
      box: p.figures[i] as Box,
      from: { ...(p.figures[i] as Box), y: -200 },
      to: special?.right && look.judged ? chip && { ...chip, w: 26 } : undefined,
      ...(offer >= 0 ? { offer, label: moves[offer]?.label } : {}),
      paint: (pen, w, h, mood) => paint.paintFigure(pen, w, h, figure, sketch, look, theme, mood),
    };
  });
}

function cardItems({ view, moves }: Scene<MatrixView>, theme: Around["theme"], p: Plan): Item[] {
  const offer = moves.findIndex(({ move }) => move?.type === "Draw");
  const cards = view.cards.map(
    ({ attributes, dots }, i): Item => ({
      key: `card-${attributes.join()}`,
      box: p.cards[i] as Box,
      from: p.deck,
      look: attributes.join(),
      change: "flip",
      paint: (pen, w, h) => paint.paintAttributes(pen, w, h, attributes, dots),
    }),
  );
  const deck: Item = {
    key: "deck",
    box: p.deck,
    ...(offer >= 0 ? { offer, label: moves[offer]?.label } : {}),
    paint: (pen, w, h, mood) => paint.paintDeck(pen, w, h, view.left, offer >= 0, theme, mood),
  };
  return [deck, ...cards];
}

function promptItems({ view, moves, prompt }: Scene<MatrixView>, theme: Around["theme"], p: Plan): Item[] {
  const items = [promptItem(prompt, p.prompt, p.narrow, theme)];
  const { button: box, narrow, pad } = p;
  const main = moves.findIndex(
    ({ move, do: what }) => move?.type === "Draw" || move?.type === "Nothing" || what,
  );
  const text = moves[main]?.label ?? "";
  if (main >= 0) items.push(buttonItem(`button-${text}`, moves, main, text, box, theme, text !== "None fits"));
  const { risk } = view;
  if (risk !== null) {
    const at = narrow ? { x: pad, y: box.y, w: 120, h: 34 } : { x: box.x, y: box.y + box.h + 4, w: box.w, h: 26 };
    items.push({ key: "risk", box: at, paint: (pen, w, h) => paint.paintRisk(pen, w, h, risk, theme) });
  }
  return items;
}

function panelItem({ view }: Scene<MatrixView>, { theme, answer }: Around, p: Plan): Item {
  const asked = answer as Reason | null;
  const told = view.told;
  const reasons = asked ? [asked] : (told?.reasons ?? []);
  const title = asked
    ? `${asked.figure}: ${asked.holds ? "yes" : "no"}.`
    : told
      ? told.title
      : view.meanings.length
        ? "What the card says"
        : "";
  const meanings = told || asked ? [] : view.meanings;
  return {
    key: "panel",
    quiet: true,
    box: p.panel,
    paint(pen, w, h) {
      if (title) paint.paintReasons(pen, w, h, title, reasons, meanings, p.narrow, theme);
    },
  };
}
