/** One message to Python at a time; while one is on its way only the newest position is kept. */

import type { Point } from "../core/stage/wire";

/** Something to tell Python. */
export interface Wish {
  do: "drag" | "drop" | "undo" | "redo" | "reset";
  corners?: Point[];
  corner?: number;
  by?: string;
}

export class Newest {
  private waiting: Wish[] = [];
  private n = 0;

  constructor(private readonly send: (content: Record<string, unknown>) => boolean) {}

  /** Whether something is still to be sent. */
  get more(): boolean {
    return this.waiting.length > 0;
  }

  /** The number of the message that was sent last. */
  get last(): number {
    return this.n;
  }

  /** Tell Python soon. A drag makes room for what comes after it; a drop is never left out. */
  add(wish: Wish): void {
    if (this.waiting.at(-1)?.do === "drag" && wish.corners) this.waiting.pop();
    this.waiting.push(wish);
    this.flush();
  }

  /** Send what waits, unless a message is on its way. */
  flush(): void {
    const [next] = this.waiting;
    if (!next || !this.send({ ...next, n: this.n + 1 })) return;
    this.n += 1;
    this.waiting.shift();
  }
}
