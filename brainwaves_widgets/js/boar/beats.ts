/** What the Boar shows between two scenes: a card that is played, and one that is kept. */

import { RESULT_MS } from "../core/moments/transition";
import type { Around, Beat } from "../core/screen/game";
import type { Prompt, Scene } from "../core/screen/wire";
import { picture, type Played } from "./picture";
import type { BoarView, Hand } from "./wire";

const RIGHT_MS = 1000;
/** How long a card lies open whose pair is still to be chosen. */
const OPEN_MS = 400;
/** How long the other cards take to move up, or a kept card to join them. */
const CLOSE_MS = 450;

type BoarScene = Scene<BoarView>;

/** A card is lifted out of the hand and judged; then it goes where it belongs, and the others move up. */
export function between(before: BoarScene, after: BoarScene, around: Around): Beat[] {
  const find = (name: string) => after.events.find(({ kind }) => kind === name);
  const [event, pair, kept] = [find("played"), find("pair"), find("kept")];
  if (!event && !pair) return kept && after.curtain ? [keep(before, Number(kept.seat), kept.text, around)] : [];
  const isOpen = after.view.played !== null;
  const end = pair ?? find("stays") ?? find("error");
  const played: Played = {
    animal: String(event?.animal ?? pair?.animal),
    seat: Number(event?.seat ?? pair?.seat),
    place: event && Number(event.place),
    match: isOpen ? undefined : ((pair?.where as "deck" | "table") ?? null),
    step: "lifted",
  };
  const texts = [event?.text, isOpen ? "" : end?.text].filter(Boolean) as string[];
  const headline = (event && missed(before.view, played, String(event.name))) || texts.at(-1) || "";
  const hint = texts.length > 1 ? (texts[0] ?? "") : "";
  const said = { headline, told: texts.join(" "), must: true };
  const lifted = picture(quiet(before, { headline, hint }), around, played);
  const beats: Beat[] = [{ picture: lifted, ms: isOpen ? OPEN_MS : pair ? RIGHT_MS : RESULT_MS, ...said }];
  if (played.place === undefined) return beats;
  const closed = quiet({ ...before, view: moveUp(before.view, after.view, played.seat, played.place) }, { headline, hint });
  return [...beats, { picture: picture(closed, around, { ...played, step: "gone" }), ms: CLOSE_MS }];
}

/** Say of a card that was called by a wrong name that it would have matched. */
function missed({ top, table }: BoarView, { animal }: Played, name: string): string {
  const matches = animal === top || table.includes(animal);
  return name && name !== animal && matches ? `It matches, but it was called ${name}.` : "";
}

/** The drawn card joins the hand, before a curtain falls. */
function keep(before: BoarScene, seat: number, text: string, around: Around): Beat {
  const hands = before.view.hands.map((hand, owner) =>
    owner === seat ? { count: hand.count + 1, cards: hand.cards && [...hand.cards, before.view.drawn ?? ""] } : hand,
  );
  const view = { ...before.view, hands, drawn: null };
  const shown = picture(quiet({ ...before, view }, { headline: text, hint: "" }), around);
  return { picture: shown, ms: CLOSE_MS, headline: text, told: text };
}

const quiet = (scene: BoarScene, prompt: Prompt): BoarScene => ({ ...scene, prompt, moves: [], clock: null });

/** The table as it is now, with the hands that were seen before. */
function moveUp(before: BoarView, after: BoarView, seat: number, place: number): BoarView {
  const { top, deck, table, won, errors, played } = after;
  const hands = before.hands.map((hand, owner) => (owner === seat ? without(hand, place) : hand));
  return { ...before, top, deck, table, won, errors, played, hands };
}

const without = ({ count, cards }: Hand, place: number): Hand => ({
  count: count - 1,
  cards: cards && cards.filter((_, at) => at !== place),
});
