/** The score board at the end of a game. */

import { pill, roundBox, write, writeLines } from "../core/draw";
import type { Around } from "../core/screen";
import type { Item } from "../core/stage";
import type { Plan } from "./layout";
import type { GooseScene } from "./view";

export function boardItem({ view, prompt }: GooseScene, { theme }: Around, p: Plan): Item {
  const scores = view.scores ?? [];
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const lines =
    view.mode === "competitive"
      ? seats.map((seat) => ({
          name: view.players[seat] ?? "",
          score: scores[seat] ?? 0,
          best: view.winners?.includes(seat) ?? false,
        }))
      : [
          { name: "right", score: view.points[0] ?? 0, best: false },
          { name: "wrong", score: -view.errors, best: false },
          { name: "score", score: scores[0] ?? 0, best: true },
        ];
  const most = Math.max(1, ...lines.map(({ score }) => Math.abs(score)));
  return {
    key: "board",
    box: p.board,
    from: { ...p.board, y: p.board.y + 24 },
    paint(pen, w, h) {
      pill(pen, w, h, theme.raised, theme.line, 14);
      const x = p.narrow ? 16 : 28;
      const type = { size: p.narrow ? 18 : 22, bold: true, color: theme.ink };
      const top = p.narrow ? 64 : 30;
      writeLines(pen, prompt.headline, x, p.narrow ? 36 : 30, type, w - 2 * x, p.narrow ? 2 : 1);
      writeLines(pen, prompt.hint, x, top + 26, { size: 13, color: theme.muted }, w - 2 * x, p.narrow ? 2 : 1);
      const start = top + (p.narrow ? 52 : 46);
      const step = Math.min(40, (h - start - 12) / lines.length);
      const nameW = p.narrow ? 96 : 150;
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
