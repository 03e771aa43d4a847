/** The score board at the end of a game. */

import { fill, fitting, pill, roundBox, widthOf, write, writeLines } from "../stage/draw";
import { toneOf } from "./chips";
import type { Item } from "../stage/stage";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";
import type { Prompt } from "../screen/wire";

export interface Line {
  name: string;
  score: number;
  /** Whether this is a winner, or the sum. */
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

/** @param aside how much room is kept at the upper right for something else */
export function boardItem(lines: Line[], prompt: Prompt, box: Box, narrow: boolean, theme: Theme, aside = 0): Item {
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
      writeLines(pen, prompt.hint, x, top + 30, fitting(prompt.hint, wide, rows, hint, 12, 11), wide, rows);
      const start = top + (narrow ? 56 : 50);
      const step = Math.min(40, (h - start - 12) / lines.length);
      const widths = lines.map(({ name }) => widthOf(`★ ${name}`, { size: 15, bold: true, color: "" }) + 14);
      const nameW = Math.min(w / 2, Math.max(narrow ? 96 : 150, ...widths));
      lines.forEach(({ name, score, best, seat }, i) => {
        const y = start + i * step + step / 2;
        const color = theme.ink;
        write(pen, best ? `★ ${name}` : name, x, y, { size: 15, bold: best, color }, nameW - 10);
        const room = w - 2 * x - nameW - 50;
        roundBox(pen, x + nameW, y - 7, score && Math.max(14, (room * Math.abs(score)) / most), 14, 7);
        const plain = best ? theme.accent : score < 0 ? theme.bad : theme.muted;
        fill(pen, seat === undefined ? plain : toneOf(seat, theme).fill);
        write(pen, String(score).replace("-", "−"), w - x, y, { size: 15, bold: true, color, align: "right" });
      });
    },
  };
}
