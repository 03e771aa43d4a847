/** The matrix of a bust: the lost cards against the open figures, with ✓ and ✗. */

import { linesOf, pill, type Pen, roundBox, step, type Type, write, writeLines } from "../core/stage/draw";
import type { Item } from "../core/stage/stage";
import type { Theme } from "../core/page/theme";
import type { Box } from "../core/page/types";
import { judged } from "./words";
import type { CardRow, MatrixView } from "./wire";

/** Whether a figure fits all lost cards; false while none are judged. */
export function wasOverlooked({ told }: MatrixView, figure: number): boolean {
  const grid = told?.grid ?? [];
  return grid.length > 0 && grid.every(({ fits }) => fits[figure]);
}

/** A row of figures and a row for each card; a card can be asked for its meaning. */
export function gridItems(view: MatrixView, box: Box, narrow: boolean, theme: Theme, ask: (card: CardRow) => void): Item[] {
  const grid = view.told?.grid ?? [];
  if (!grid.length) return [];
  const numbers = view.figures.map(({ number }) => number);
  const lit = numbers.map((_, i) => wasOverlooked(view, i));
  const top = narrow ? 20 : 24;
  const rowH = Math.min(36, (box.h - top - 4) / grid.length);
  const column = narrow ? 24 : Math.min(64, box.w / 2 / numbers.length);
  const size = Math.min(13, rowH - 1);
  const cells = (w: number) => numbers.map((_, i) => w - (numbers.length - i) * column + column / 2 - 6);
  const margin = narrow ? 1 : 3;
  const light = (pen: Pen, w: number, h: number) => {
    pen.save();
    pen.globalAlpha = 0.4;
    pen.fillStyle = theme.accent;
    cells(w).forEach((x, i) => lit[i] && pen.fillRect(x - column / 2 + margin, 0, column - 2 * margin, h));
    pen.restore();
  };
  const head: Item = {
    key: "grid",
    look: JSON.stringify(grid),
    box: { ...box, h: top + rowH * grid.length + 4 },
    paint(pen, w, h) {
      pill(pen, w, h, theme.raised, theme.line, 10);
      pen.save();
      roundBox(pen, 0, 0, w, h, 10);
      pen.clip();
      light(pen, w, h);
      pen.restore();
      write(pen, narrow ? "figure" : "Does it fit figure", 12, top / 2 + 2, { size: 13, color: theme.muted });
      const type = { size: 13, bold: true, color: theme.ink, align: "center" as const };
      cells(w).forEach((x, i) => write(pen, String(numbers[i]), x, top / 2 + 2, type));
    },
  };
  const rows = grid.map((card, at): Item => ({
    key: `grid-${at}`,
    box: { x: box.x, y: box.y + top + at * rowH, w: box.w, h: rowH },
    label: `${judged(card, numbers)} What does it mean?`,
    act: () => ask(card),
    paint(pen, w, h, mood) {
      const y = h / 2 + 1;
      const type = { size, bold: mood.hot || mood.pressed, color: theme.ink };
      const [text, room] = [card.attributes.join(" / "), w - numbers.length * column - 18];
      const fitted = within(text, room, h, type);
      writeLines(pen, text, 10, y, fitted, room, Math.max(1, linesIn(h, fitted)));
      cells(w).forEach((x, i) => {
        const fits = card.fits[i];
        const sign = { size: size + 2, bold: true, color: fits ? theme.good : theme.bad, align: "center" as const };
        write(pen, fits ? "✓" : "✗", x, y, sign);
      });
    },
  }));
  return [head, ...rows];
}

const linesIn = (h: number, type: Type) => Math.floor((h + 1) / step(type));

/** The largest type in which text has room in a row. */
function within(text: string, room: number, h: number, type: Type): Type {
  const types = [type.size, 11, 10].map((size) => ({ ...type, size: Math.min(size, type.size) }));
  return types.find((one) => linesOf(text, room, 9, one) <= linesIn(h, one)) ?? (types.at(-1) as Type);
}
