/** Rows of cards, drawn by the pieces that all games share. */

import { cornerOf, paintFaceDown } from "../core/pieces/cards";
import { chipItem, chipRooms } from "../core/pieces/chips";
import { buttonItem, captionItem, pressDown, promptItem, taking, titleItem } from "../core/pieces/furniture";
import { boardItem, ranking } from "../core/pieces/scoreboard";
import type { Around } from "../core/screen/game";
import { PAPER, type Theme } from "../core/page/theme";
import type { Box } from "../core/page/types";
import type { Offer, Scene } from "../core/screen/wire";
import { paper, type Pen, ring, roundBox, stroke, writeLines } from "../core/stage/draw";
import type { Item, Mood, Picture } from "../core/stage/stage";
import { type Plan, plan } from "./layout";
import type { Card, CardsView } from "./wire";

type CardsScene = Scene<CardsView>;

export function picture(scene: CardsScene, { width, theme }: Around): Picture {
  const { view, moves, prompt } = scene;
  const onCards = new Set(view.rows.flatMap(({ cards }) => cards.map(({ move }) => move)));
  const others = moves.flatMap(({ label }, i) => (onCards.has(label) ? [] : [i]));
  const over = view.winners !== null;
  const p = plan(width, view.rows.map(({ cards }) => cards.length), over ? 0 : others.length, chipRooms(view.players, true));
  const items: Item[] = [
    titleItem(view.title, "", p.title, theme),
    ...view.players.map((name, seat) => {
      const chip = { name, seat, onTurn: view.turn === seat, score: view.scores[seat] ?? 0, isProgram: scene.bots.includes(seat) };
      return chipItem(seat, chip, p.chips, theme);
    }),
    ...rowItems(scene, theme, p),
  ];
  if (over) items.push(boardItem(ranking(view.players, view.scores, view.winners ?? []), prompt, p.board, p.narrow, theme));
  else {
    items.push(promptItem(prompt, p.prompt, p.narrow, theme));
    others.forEach((offer, i) => {
      const text = moves[offer]?.label ?? "";
      items.push(buttonItem(`button-${text}`, moves, offer, text, p.buttons[i] as Box, theme, i === 0));
    });
  }
  const height = over ? p.board.y + p.board.h + 24 : p.height;
  return { height, background: theme.table, ring: theme.ring, items };
}

function rowItems({ view, moves }: CardsScene, theme: Theme, p: Plan): Item[] {
  return view.rows.flatMap(({ name, cards }, row) => {
    const places = p.rows[row] as Plan["rows"][number];
    const label = captionItem(`row-${row}`, name, places.name, theme.muted, false);
    return [label, ...cards.map((card, i) => cardItem(card, places.cards[i] as Box, moves, theme))];
  });
}

function cardItem({ key, text, move }: Card, box: Box, moves: Offer[], theme: Theme): Item {
  const take = taking(moves, ({ label }) => label === move);
  return {
    key: `card-${key}`,
    box,
    look: text,
    change: "flip",
    ...take,
    paint: (pen, w, h, mood) => paintCard(pen, w, h, text, "offer" in take, theme, mood),
  };
}

function paintCard(pen: Pen, w: number, h: number, text: string, live: boolean, theme: Theme, mood: Mood): void {
  if (mood.pressed) pressDown(pen, w, h);
  if (text) {
    paper(pen, w, h, cornerOf(w));
    const size = text.length < 4 ? w * 0.42 : 13;
    writeLines(pen, text, w / 2, h / 2, { size, bold: true, color: PAPER.ink, align: "center" }, w - 10, 4);
  } else {
    paintFaceDown(pen, w, h, PAPER.muted);
  }
  if (!live) return;
  roundBox(pen, 1, 1, w - 2, h - 2, cornerOf(w));
  stroke(pen, PAPER.muted, 1.5);
  if (mood.hot || mood.pressed) ring(pen, theme.ring);
}
