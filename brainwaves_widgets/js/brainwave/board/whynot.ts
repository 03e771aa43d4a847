/** A press on the board that does nothing: Python is asked for the move all the same, and says why not. */

import { squareAt } from "../layout";
import type { Furnished } from "../parts";

export function askWhyNot(room: Furnished): void {
  room.host.canvas.addEventListener("click", ({ offsetX, offsetY }) => {
    const { hand, host, plan, scene, zoom } = room;
    const { moves, view } = scene;
    const { turn: seat, phase, board } = view;
    const square = plan && squareAt(plan.board, view.size, offsetX / zoom, offsetY / zoom);
    const isMine = moves[0]?.seats?.[0] === seat && ["build", "plan"].includes(phase);
    const isDone = moves.some(({ move }) => move?.type === "TakeUp" && move.square === square);
    if (!square || !isMine || isDone || host.guard.isOn || hand.targets(scene).some((one) => one.square === square)) return;
    const { calling, tile, turn } = hand;
    const isOwn = phase === "build" && tile !== "block" && board[square]?.seat === seat;
    const lay = isOwn ? { type: "TakeUp", square } : { type: "Lay", square, tile: tile ?? "logic", turn };
    host.play(calling ? { type: "Call", square, kind: calling } : lay, [seat]);
  });
}
