/** What the Goose shows between two scenes: an answer that is judged, and the last dice. */

import type { Around, Beat } from "../core/screen/game";
import type { GameEvent, Prompt, Scene } from "../core/screen/wire";
import { picture, type Special } from "./picture";
import type { GooseView } from "./wire";

const RIGHT_MS = 1200;
const WRONG_MS = 1600;
const PASS_MS = 700;
/** How long a place stays empty before the next suspect comes. */
const GONE_MS = 300;

type GooseScene = Scene<GooseView>;

export function between(before: GooseScene, after: GooseScene, around: Around): Beat[] {
  const find = (...names: string[]) => after.events.find(({ kind }) => names.includes(kind));
  const over = find("over");
  if (over) return [endGame(before, after, around, over, find("rolled"))];
  const said = find("answered", "passed", "showed");
  if (!said || before.view.place === null) return [];
  const end = find("won", "error", "boxed");
  const told = [said.text, end?.text].filter(Boolean).join(" ");
  const chance = `${after.view.players[after.view.stealer ?? 0] ?? ""}'s chance.`;
  const prompt = end ? { headline: end.text, hint: said.text } : { headline: said.text, hint: chance };
  const special = judge(before.view, after.view, said, end);
  const judged: Beat = {
    picture: picture(quiet(before, prompt), around, special),
    ms: said.kind === "passed" && !end ? PASS_MS : end?.kind === "won" ? RIGHT_MS : WRONG_MS,
    headline: end ? told : `${said.text} ${chance}`,
    told,
    must: true,
  };
  if (!end) return [judged];
  // Until the next suspect is there, what is said is about the last one.
  const { phase, dice, place, stealer } = before.view;
  const gone = quiet({ ...after, view: { ...after.view, phase, dice, place, stealer } }, prompt);
  return [judged, { picture: picture(gone, around, { gone: true, marks: special.marks }), ms: GONE_MS }];
}

const quiet = (scene: GooseScene, prompt: Prompt): GooseScene => ({ ...scene, prompt, moves: [], clock: null });

/**
 * The asked card at its place, judged: open if all are shown it, and then with the value that is right.
 * It stays in the hand where others may still try, and who passes has said nothing that could be judged.
 */
function judge({ dice, tries, mode, holder }: GooseView, { shown }: GooseView, said: GameEvent, end?: GameEvent): Special {
  const marks: NonNullable<Special["marks"]> = {};
  for (const value of [...tries.map((one) => one.value), said.value]) if (value) marks[String(value)] = "wrong";
  const right = said.right ? said.value : end && shown && dice && shown[dice.kind];
  if (right) marks[String(right)] = "right";
  if (!end && (said.kind === "passed" || holder !== null)) return { marks };
  const isWon = end?.kind === "won";
  const pile = mode === "competitive" ? (isWon ? Number(end.seat) : null) : isWon ? "right" : "wrong";
  return { marks, judged: { suspect: end ? shown : null, right: isWon, pile } };
}

/** The last dice point at an empty place. */
function endGame(before: GooseScene, after: GooseScene, around: Around, over: GameEvent, rolled?: GameEvent): Beat {
  const { dice, place } = after.view;
  const view: GooseView = { ...before.view, phase: "answer", shown: null, dice, place };
  const shown = picture(quiet({ ...before, view }, { headline: over.text, hint: rolled?.text ?? "" }), around);
  const told = [rolled?.text, over.text].filter(Boolean).join(" ");
  return { picture: shown, ms: WRONG_MS, headline: told, told, must: true };
}
