/** Written by scripts/wire_types.py from rulebook/page.py: change it there. */

/** A list with dots. */
export interface Items {
  items: string[];
}

/** A table. */
export interface Grid {
  head: string[];
  rows: string[][];
}

/** A paragraph, a list or a table; `**` around words makes them bold, backticks make them code. */
export type Block = string | Items | Grid;

/** A numbered rule, the details of what a page says. */
export interface Rule {
  number: string;
  blocks: Block[];
}

/** A picture as SVG, and what it shows in words. */
export interface Picture {
  svg: string;
  alt: string;
}

/** Something to read under a title. */
export interface Page {
  title: string;
  blocks: Block[];
  picture?: Picture;
  rules?: Rule[];
  /** Pages that stand one below the other. */
  parts?: Page[];
  /** Pages of which the reader chooses one. */
  choices?: Page[];
}

/** What the rulebook says of the moment: aids, and the number of the page that belongs to it. */
export interface Glance {
  aids: Page[];
  at: number;
}

/** The whole rulebook. */
export interface Book {
  pages: Page[];
  glance: Glance;
}

/** The module and the style sheet that show the rulebook and the coach. */
export interface Code {
  code: string;
  style: string;
}

/** What a coach says, and the key of the piece on the canvas that it points at. */
export interface TipView {
  key: string;
  text: string;
  item: string;
}
