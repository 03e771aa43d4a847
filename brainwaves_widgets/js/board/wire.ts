/** Written by scripts/wire_types.py from lessons/board/wire.py: change it there. */

/** What a board shows. */
export interface BoardScene {
  /** The drawing, as an address. */
  picture: string;
  width: number;
  height: number;
  /** What to do, or what is true of the figure. */
  words: string;
  /** Whether points stay where they are set. */
  freehand: boolean;
}
