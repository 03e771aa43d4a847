/** What a person does while Python is busy: it is sent one after the other, so that nothing is lost. */

import type { Link } from "./link";

const MOST = 60;

export class Queue {
  private readonly waiting: Record<string, unknown>[] = [];

  constructor(private readonly link: Link) {}

  /** Send something now, or as soon as Python has answered what was sent before. */
  send(content: Record<string, unknown>): void {
    if (!this.link.send(content) && this.waiting.length < MOST) this.waiting.push(content);
  }

  /** Send what waits, now that Python has answered. */
  next(): void {
    const content = this.waiting.shift();
    if (content) this.send(content);
  }
}
