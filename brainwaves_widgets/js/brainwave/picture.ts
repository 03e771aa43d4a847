/** Brain Wave's pictures: the set with its controls, the board, the power and the memory bank. */

import { chipItem, chipRooms, paintChip, paintEars, paintInitial } from "../core/pieces/chips";
import { paintNumberDie } from "../core/pieces/dice";
import { circle, fill, type Pen, widthOf, write } from "../core/stage/draw";
import { buttonItem, promptItem, titleItem } from "../core/pieces/furniture";
import type { Around } from "../core/screen/game";
import type { GameEvent } from "../core/screen/wire";
import { overlap } from "../core/stage/layout";
import type { Item, Picture } from "../core/stage/stage";
import type { Theme } from "../core/page/theme";
import type { Box } from "../core/page/types";
import { boardItems } from "./board/building";
import { type Colours, coloursOf } from "./colours";
import { consoleItems } from "./controls/set";
import { type Plan, plan } from "./layout";
import { SIDES } from "./console/maze";
import type { Furnished, Parts } from "./parts";
import { paintTileBack } from "./board/tiles";
import type { BrainScene } from "./view";
import type { BrainView } from "./wire";

/** When the board is what matters, and not the console. */
const BUILDING: BrainView["phase"][] = ["draw", "build", "plan", "keep", "over"];

export function picture(scene: BrainScene, { width, theme }: Around, room: Furnished): { made: Picture; plan: Plan } {
  const { view, moves } = scene;
  const colours = coloursOf(theme);
  const buttons = buttonsOf(scene, room);
  const p = plan(width, view.dice.length, buttons.length, chipRooms(view.players, false), BUILDING.includes(view.phase));
  const parts: Parts = { scene, view, p, theme, colours, room };
  const dice = room.tray.items(scene.ply, moves, p.tray, theme);
  // Where things are stacked, what is to be done stands near what says so.
  const isNear = !dice.length && buttons.length === 1 && p.tray.y < p.board.y && p.set.y < p.board.y;
  const items: Item[] = [
    titleItem("Brain Wave", p.narrow ? `Battle ${view.battle}` : `Battle ${view.battle} of ${view.battles}`, p.title, theme),
    ...chipItems(parts),
    promptItem(promptOf(room, scene), p.prompt, p.narrow, theme),
    ...diceItems(parts),
    ...consoleItems(parts),
    ...boardItems(parts),
    powerItem(parts),
    ...buttons.flatMap(({ text, offer, act, main }, i): Item => {
      const box = isNear ? { ...p.tray, h: 48 } : { ...(p.buttons[i] as Box) };
      if (dice.length && overlap(box, p.tray)) box.y = p.tray.y + p.tray.h + 6;
      const item = buttonItem(`button-${text}`, moves, offer ?? -1, text, box, theme, main);
      return act ? { ...item, offer: undefined, label: text, act } : item;
    }),
  ];
  const isFree = ({ key, box }: Item) => key.startsWith("button-") || !overlap(box, p.tray);
  const free = dice.length || isNear ? items.filter(isFree) : items;
  return { made: { height: p.height, background: theme.table, ring: theme.ring, items: [...free, ...dice] }, plan: p };
}

/** What to do now, also where only the browser knows it. */
export function promptOf({ tube, hand, live: { attempt } }: Furnished, { view, prompt, bots }: BrainScene): BrainScene["prompt"] {
  const { players, attacker } = view;
  if (tube.carry?.alone) return { headline: `${players[tube.carry.defender]} holds Reset.`, hint: "" };
  if (tube.carry) {
    const hint = "The wave crosses as long as it is held; a tap holds it for you.";
    return { headline: `${players[tube.carry.defender]}, hold Reset.`, hint };
  }
  if (attempt?.begun || tube.flight) return { headline: doing(view, tube.flight), hint: "" };
  if (hand.calling) {
    const hint = `Call ${hand.calling}: ${view.stakes[hand.calling]}.`;
    return { headline: "Choose the tile to break through.", hint };
  }
  if (attempt && bots.includes(attacker)) {
    return { headline: `${players[attempt.defender]}, dodge.`, hint: `${players[attacker]}'s wave starts when you press Launch.` };
  }
  return prompt;
}

/** What is going on at the console, before anybody knows what comes of it. */
function doing({ players, attacker }: BrainView, flight: GameEvent | null): string {
  const name = players[Number(flight?.seat ?? attacker)];
  if (flight?.kind === "shot") return `${name} fires.`;
  if (flight?.kind === "went") return `${name} moves.`;
  return `${name} steers, ${players.find((one) => one !== name)} dodges.`;
}

interface Button {
  text: string;
  offer?: number;
  act?: () => void;
  main: boolean;
}

/** What can be done besides the console and the squares of the board; a place without a button stays empty. */
function buttonsOf(scene: BrainScene, room: Furnished): Button[] {
  const { moves } = scene;
  const { hand } = room;
  const buttons: Button[] = [];
  const act = (place: number, text: string, what: () => void, main = false) => {
    buttons[place] = {
      text,
      main,
      act: () => {
        what();
        room.host.redraw();
        room.host.say(hand.words(scene));
      },
    };
  };
  const offering = (place: number, type: string, text: string, main = true) => {
    const offer = moves.findIndex(({ move }) => move?.type === type);
    if (offer >= 0) buttons[place] = { text, offer, main };
  };
  if (hand.tile && !hand.calling && ["logic", "bender"].includes(hand.tile)) act(0, "Turn the tile", () => hand.rotate(scene));
  offering(1, "TakeBack", "Take a tile back", false);
  (["major", "minor"] as const).forEach((kind, i) => {
    if (!moves.some(({ move }) => move?.type === "Call" && move.kind === kind)) return;
    act(2 + i, `Call ${kind}`, () => hand.call(kind), hand.calling === kind);
  });
  offering(4, "EndTurn", "End the turn");
  if (buttons.length) buttons.length = 5; // each has a place of its own while people build
  offering(buttons.length, "Throw", "Roll the dice");
  moves.forEach(({ label, do: what }, offer) => {
    if (what) buttons.push({ text: label, offer, main: true });
  });
  return buttons;
}

function chipItems({ scene, view, p, theme, colours, room }: Parts): Item[] {
  const acts = room.tube.carry?.defender ?? view.turn;
  return SIDES.map((seat) => {
    const onTurn = view.phase !== "over" && acts === seat;
    const won = view.winners?.length === 1 && view.winners[0] === seat;
    const chip = { name: view.players[seat] ?? "", onTurn, score: null, sign: won ? "★" : undefined };
    const isProgram = scene.bots.includes(seat);
    return {
      ...chipItem(seat, { ...chip, isProgram }, p.chips, theme),
      look: `${onTurn} ${isProgram}`,
      paint(pen, w, h, mood) {
        paintChip(pen, w, h, chip, theme, mood);
        if (isProgram) paintEars(pen, h, h * 0.34, colours.sides[seat]);
        paintMark(pen, h / 2, h / 2, h * 0.34, seat, colours);
        paintInitial(pen, h, chip, colours.glass);
      },
    };
  });
}

function diceItems({ view, p }: Parts): Item[] {
  return view.dice.map((number, i) => ({
    key: `die-${i}`,
    box: p.dice[i] as Box,
    look: `${view.battle}-${number}`,
    change: "tumble",
    paint: (pen, w, _h, mood) => paintNumberDie(pen, w, number, mood),
  }));
}

/** A player's mark: green is round, blue is square. */
function paintMark(pen: Pen, x: number, y: number, r: number, seat: 0 | 1, { sides }: Colours): void {
  pen.beginPath();
  if (seat) pen.rect(x - r * 0.95, y - r * 0.95, r * 1.9, r * 1.9);
  else pen.arc(x, y, r, 0, 2 * Math.PI);
  fill(pen, sides[seat]);
}

/** Both tracks of Brain Power, with how many tiles each has in the memory bank and in the set. */
function powerItem({ view, p, theme, colours }: Parts): Item {
  return {
    key: "power",
    box: p.power,
    look: JSON.stringify([view.power, view.sets, view.banks.map(({ count }) => count)]),
    paint(pen, w) {
      write(pen, "Brain Power", 0, 8, { size: 13, bold: true, color: theme.muted });
      write(pen, "Bank · set", w, 8, { size: 13, bold: true, color: theme.muted, align: "right" });
      for (const seat of SIDES) paintTrack(pen, w, 28 + seat * 22, seat, view, theme, colours);
    },
  };
}

function paintTrack(pen: Pen, w: number, y: number, seat: 0 | 1, view: BrainView, theme: Theme, colours: Colours): void {
  const end = w - 100;
  const power = view.power[seat] ?? 0;
  const { track } = view;
  const step = (end - 8) / track;
  for (let i = 0; i <= track; i += 1) {
    circle(pen, 4 + i * step, y, i % 3 ? 1.6 : 2.6);
    fill(pen, theme.line);
  }
  paintMark(pen, 4 + Math.min(power, track) * step, y, 6.5, seat, colours);
  const type = { size: 13, bold: true, color: theme.ink };
  write(pen, String(power), end + 22, y + 1, { ...type, align: "right" });
  const count = view.banks[seat]?.count ?? 0;
  const tiles = `${count} · ${view.sets[seat]}`;
  paintTileBack(pen, w - widthOf(tiles, type) - 19, y - 7, 14, seat, colours);
  write(pen, tiles, w, y + 1, { ...type, align: "right" });
}
