/** The score board at the end of a game. */

import { fill, fitting, line, linesOf, type Pen, pill, roundBox, step as stepOf, stroke, widthOf, write, writeLines } from "../stage/draw";
import { toneOf } from "./chips";
import type { Item } from "../stage/stage";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";
import type { Prompt } from "../screen/wire";

export interface Line {
  name: string;
  score: number;
  /** Whether this is a winner, or the sum; less than nothing is never shown as best. */
  best: boolean;
  /** Whose it is, where it is one player's. */
  seat?: number;
}

/** Return the players' lines, best first; whoever wins a tie-break stands before their equals. */
export function ranking(players: string[], scores: number[], winners: number[]): Line[] {
  const ahead = (seat: number) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  const seats = players.map((_, seat) => seat).sort((a, b) => ahead(b) - ahead(a));
  return seats.map((seat) => ({
    name: players[seat] ?? "",
    score: scores[seat] ?? 0,
    best: winners.includes(seat),
    seat,
  }));
}

/** On how many lines the hint may stand. */
const MOST_HINT = 4;

interface More {
  /** How much room is kept at the upper right for something else. */
  aside?: number;
  /** What is said of the last move, below the scores where there is room. */
  last?: string;
}

export function boardItem(lines: Line[], prompt: Prompt, box: Box, narrow: boolean, theme: Theme, { aside = 0, last = "" }: More = {}): Item {
  const most = Math.max(1, ...lines.map(({ score }) => Math.abs(score)));
  return {
    key: "board",
    look: `${prompt.headline} ${prompt.hint}`,
    box,
    paint(pen, w, h) {
      pill(pen, w, h, theme.raised, theme.line, 14);
      const x = narrow ? 16 : 28;
      const rows = narrow ? 3 : 1;
      const type = { size: narrow ? 18 : 22, bold: true, color: theme.ink };
      const top = narrow ? 64 : 30;
      const [free, wide] = [w - 2 * x - aside, w - 2 * x];
      const hint = { size: 13, color: theme.muted };
      writeLines(pen, prompt.headline, x, narrow ? 38 : 30, fitting(prompt.headline, free, narrow ? 2 : 1, type, 15, 13, 12), free, rows);
      const small = fitting(prompt.hint, wide, MOST_HINT, hint, 12, 11);
      const high = Math.max(1, linesOf(prompt.hint, wide, MOST_HINT, small)) * stepOf(small);
      writeLines(pen, prompt.hint, x, top + 22 + high / 2, small, wide, MOST_HINT);
      const start = top + 34 + high;
      const step = Math.min(40, (h - start - 12) / lines.length);
      const widths = lines.map(({ name }) => widthOf(`★ ${name}`, { size: 15, bold: true, color: "" }) + 14);
      const nameW = Math.min(w / 2, Math.max(narrow ? 96 : 150, ...widths));
      lines.forEach(({ name, score, best, seat }, i) => {
        const y = start + i * step + step / 2;
        const color = theme.ink;
        const isStar = best && (score >= 0 || seat !== undefined); // who wins, wins with less than nothing, too
        write(pen, isStar ? `★ ${name}` : name, x, y, { size: 15, bold: best, color }, nameW - 10);
        const room = w - 2 * x - nameW - 50;
        const long = score && Math.max(17, (room * Math.abs(score)) / most);
        if (score < 0) paintDebt(pen, x + nameW, y, long, theme);
        else {
          roundBox(pen, x + nameW, y - 7, long, 14, 7);
          fill(pen, seat !== undefined ? toneOf(seat, theme).fill : best ? theme.accent : theme.muted);
        }
        write(pen, String(score).replace("-", "−"), w - x, y, { size: 15, bold: true, color, align: "right" });
      });
      const lowest = start + lines.length * step + 6;
      const long = linesOf(last, wide, 12, hint) * stepOf(hint);
      if (lowest + long < h - 6) writeLines(pen, last, x, lowest + long / 2, hint, wide, 12);
    },
  };
}

/** The bar of a number below nothing: hollow, with a minus in it. */
function paintDebt(pen: Pen, x: number, y: number, long: number, theme: Theme): void {
  roundBox(pen, x + 1, y - 7, long - 2, 14, 7);
  stroke(pen, theme.bad, 2);
  line(pen, theme.bad, 2.5, x + 5, y, x + 12, y);
}
