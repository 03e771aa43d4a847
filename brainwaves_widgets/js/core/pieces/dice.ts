/** Dice: six faces with pips, and how they look while they tumble. */

import { paper, type Pen } from "../stage/draw";
import type { Mood } from "../stage/stage";
import { PAPER } from "../page/theme";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** While a die tumbles it shows one face after the other. */
export function faceOf<T>(faces: readonly T[], face: T, spin: number): T {
  return spin < 0.8 ? (faces[Math.floor(spin * 11) % faces.length] ?? face) : face;
}

export function paintNumberDie(pen: Pen, w: number, number: number, { spin }: Mood): void {
  paper(pen, w, w, w * 0.22);
  pen.fillStyle = PAPER.ink;
  for (const [x, y] of PIPS[faceOf([4, 1, 6, 3, 5, 2], number, spin)] ?? []) {
    pen.beginPath();
    pen.arc(w / 2 + x * w * 0.25, w / 2 + y * w * 0.25, w * 0.09, 0, 2 * Math.PI);
    pen.fill();
  }
}
