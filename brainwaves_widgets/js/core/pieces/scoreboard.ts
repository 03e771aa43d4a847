/** The score board at the end of a game. */

import { pill, roundBox, write, writeLines } from "../stage/draw";
import type { Item } from "../stage/stage";
import type { Theme } from "../page/theme";
import type { Box } from "../page/types";
import type { Prompt } from "../page/wire";

export interface Line {
  name: string;
  score: number;
  /** Whether this is a winner, or the sum. */
  best: boolean;
}

/** The players' lines, best first; where a tie was broken, the winner is before their equals. */
export function ranking(players: string[], scores: number[], winners: number[]): Line[] {
  const ahead = (seat: number) => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.5 : 0);
  const seats = players.map((_, seat) => seat).sort((a, b) => ahead(b) - ahead(a));
  return seats.map((seat) => ({
    name: players[seat] ?? "",
    score: scores[seat] ?? 0,
    best: winners.includes(seat),
  }));
}

export function boardItem(lines: Line[], prompt: Prompt, box: Box, narrow: boolean, theme: Theme): Item {
  const most = Math.max(1, ...lines.map(({ score }) => Math.abs(score)));
  return {
    key: "board",
    box,
    from: { ...box, y: box.y + 24 },
    paint(pen, w, h) {
      pill(pen, w, h, theme.raised, theme.line, 14);
      const x = narrow ? 16 : 28;
      const rows = narrow ? 2 : 1;
      const type = { size: narrow ? 18 : 22, bold: true, color: theme.ink };
      const top = narrow ? 64 : 30;
      writeLines(pen, prompt.headline, x, narrow ? 36 : 30, type, w - 2 * x, rows);
      writeLines(pen, prompt.hint, x, top + 26, { size: 13, color: theme.muted }, w - 2 * x, rows);
      const start = top + (narrow ? 52 : 46);
      const step = Math.min(40, (h - start - 12) / lines.length);
      const nameW = narrow ? 96 : 150;
      lines.forEach(({ name, score, best }, i) => {
        const y = start + i * step + step / 2;
        const color = theme.ink;
        write(pen, best ? `★ ${name}` : name, x, y, { size: 15, bold: best, color }, nameW - 10);
        const room = w - 2 * x - nameW - 50;
        roundBox(pen, x + nameW, y - 7, Math.max(14, (room * Math.abs(score)) / most), 14, 7);
        pen.fillStyle = best ? theme.accent : score < 0 ? theme.bad : theme.muted;
        pen.fill();
        write(pen, String(score).replace("-", "−"), w - x, y, { size: 15, bold: true, color, align: "right" });
      });
    },
  };
}
