/** Real dice: what each of them can show, to be tapped one die after the other. */

import { captionItem } from "./furniture";
import { type Pen, ring, roundBox } from "../stage/draw";
import type { Item, Mood } from "../stage/item";
import type { Box } from "../page/types";
import type { Host } from "../screen/game";
import type { Offer } from "../screen/wire";
import type { Theme } from "../page/theme";

/** One die: the field of the move that it is, and its faces. */
export interface Die {
  field: string;
  name: string;
  faces: (string | number)[];
  paint(pen: Pen, w: number, face: never, mood: Mood): void;
}

const LARGEST = 58;
const GAP = 10;
const STILL: Mood = { hot: false, pressed: false, spin: 1 };

export class Tray {
  /** What has been tapped of which die, and in which scene. */
  private chosen: Record<string, string | number> = {};
  private ply = -1;

  constructor(
    private readonly host: Host<never> | Host<unknown>,
    private readonly dice: Die[],
  ) {}

  /** Lay the faces of each die out in a row; return none where no dice are asked for. */
  items(ply: number, moves: Offer[], room: Box, theme: Theme): Item[] {
    const fields = this.dice.map(({ field }) => field);
    const offered = moves.filter(({ move }) => move && fields.every((field) => field in move));
    if (!offered.length) return [];
    if (ply !== this.ply) [this.ply, this.chosen] = [ply, {}];
    const high = Math.floor((room.h - GAP * (this.dice.length - 1)) / this.dice.length);
    return this.dice.flatMap((die, row) => {
      const y = room.y + row * (high + GAP);
      const size = Math.min(LARGEST, high - 20, Math.floor((room.w - GAP * (die.faces.length - 1)) / die.faces.length));
      const title = captionItem(`tray-${die.field}`, die.name, { x: room.x, y, w: room.w, h: 16 }, theme.muted);
      const faces = die.faces.map((face, i) => this.face(die, face, offered, theme, { x: room.x + i * (size + GAP), y: y + 20, w: size, h: size }));
      return [title, ...faces];
    });
  }

  private face(die: Die, face: string | number, offered: Offer[], theme: Theme, box: Box): Item {
    const isChosen = this.chosen[die.field] === face;
    return {
      key: `tray-${die.field}-${face}`,
      quiet: true,
      box,
      label: `${die.name}: ${face}${isChosen ? ", chosen" : ""}`,
      look: String(isChosen),
      act: () => this.choose(die, face, offered),
      paint: (pen, w, _h, mood) => {
        die.paint(pen, w, face as never, STILL);
        if (!isChosen && !mood.hot && !mood.pressed) return;
        roundBox(pen, 1, 1, w - 2, w - 2, w * 0.22);
        ring(pen, theme.ring, isChosen ? 4 : 3);
      },
    };
  }

  private choose(die: Die, face: string | number, offered: Offer[]): void {
    this.chosen[die.field] = face;
    const asked = this.dice.find(({ field }) => !(field in this.chosen));
    const found = offered.find(({ move }) => this.dice.every(({ field }) => move?.[field] === this.chosen[field]));
    this.host.redraw();
    if (asked) this.host.say(`${die.name}: ${face}. Now the ${asked.name.toLowerCase()}.`);
    else if (found?.move && this.host.play(found.move, found.seats ?? [])) this.chosen = {};
  }
}

/** Return the box around some items. */
export function roomOf(items: Item[]): Box {
  const x = Math.min(...items.map(({ box }) => box.x));
  const y = Math.min(...items.map(({ box }) => box.y));
  const right = Math.max(...items.map(({ box }) => box.x + box.w));
  const bottom = Math.max(...items.map(({ box }) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
