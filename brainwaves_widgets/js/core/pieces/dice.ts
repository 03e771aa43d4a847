/** Dice: six faces with pips, and how they look while they tumble. */

import one from "../../../art/dice/1.svg";
import two from "../../../art/dice/2.svg";
import three from "../../../art/dice/3.svg";
import four from "../../../art/dice/4.svg";
import five from "../../../art/dice/5.svg";
import six from "../../../art/dice/6.svg";
import { paper, type Pen } from "../stage/draw";
import { paintPiece } from "../stage/piece";
import type { Mood } from "../stage/stage";
import { PAPER } from "../page/theme";

/** While a die tumbles it shows one face after the other. */
export function faceOf<T>(faces: readonly T[], face: T, spin: number): T {
  return spin < 0.8 ? (faces[Math.floor(spin * 11) % faces.length] ?? face) : face;
}

export function paintNumberDie(pen: Pen, w: number, number: number, { spin }: Mood): void {
  paper(pen, w, w, w * 0.22);
  paintPiece(pen, [one, two, three, four, five, six][faceOf([4, 1, 6, 3, 5, 2], number, spin) - 1] ?? one, w, PAPER);
}
