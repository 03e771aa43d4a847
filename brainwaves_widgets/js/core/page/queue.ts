/** What a person does while Python is busy: it is sent one after the other, so that nothing is lost. */

const MOST = 60;

type Content = Record<string, unknown>;

export class Queue {
  /** How many messages have been sent. */
  sent = 0;
  private waiting: Content[] = [];

  /**
   * @param put sends a message; returns whether the way to Python was free
   * @param outdates tells whether the last message that waits is of no use once there is a newer one
   */
  constructor(
    private readonly put: (content: Content) => boolean,
    private readonly outdates: (last: Content, newer: Content) => boolean = () => false,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Send something now, or as soon as Python has answered what was sent before. */
  send(content: Content): void {
    const last = this.waiting.at(-1);
    if (last && this.outdates(last, content)) this.waiting.pop();
    if (this.waiting.length < MOST) this.waiting.push(content);
    this.next();
  }

  /** Send what waits, now that Python has answered. */
  next(): void {
    const [content] = this.waiting;
    if (!content || !this.put(content)) return;
    this.sent += 1;
    this.waiting.shift();
  }

  clear(): void {
    this.waiting = [];
  }
}
