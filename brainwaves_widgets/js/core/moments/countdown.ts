/** The time limit that runs on the screen while it is seen; Python is told when it is up, and decides. */

import { onSight } from "../page/sight";
import type { Model } from "../page/types";
import type { Clock } from "../screen/wire";

const TICK_MS = 200;
/** How often Python hears that the clock is seen; it believes so for three times as long. */
const BEAT_MS = 10_000;

export class Countdown {
  seconds = 0;
  /** The milliseconds left, as far as we know, and when they are over if the clock runs. */
  private rest = 0;
  private ends: number | null = null;
  private isSeen = false;
  private timer = 0;
  private beat = 0;
  private readonly page = Math.random().toString(36).slice(2);

  constructor(
    private readonly tick: () => void,
    private readonly send: (content: Record<string, unknown>) => void,
  ) {}

  /** Follow what Python says of the clock, and whether the table is seen; return a function that ends it. */
  watch(model: Model, table: Element): () => void {
    const hear = ({ clock }: { clock?: Clock | null }) => clock && this.seconds && this.run(clock);
    model.on("msg:custom", hear);
    const end = onSight(table, (isSeen) => this.see(isSeen));
    return () => {
      end();
      model.off("msg:custom", hear);
    };
  }

  /** Seconds left, or null when there is no clock. */
  get left(): number | null {
    return this.seconds ? Math.max(0, this.ends === null ? this.rest : this.ends - performance.now()) / 1000 : null;
  }

  /** A scene has this clock: it stands still until Python has heard that it is seen. */
  set(clock: Clock | null): void {
    this.hold(clock);
    window.clearInterval(this.beat);
    if (clock && this.isSeen) this.report();
  }

  /** Python says what is left now. */
  run(clock: Clock | null): void {
    this.hold(clock);
    if (!clock || !this.isSeen) return;
    this.ends = performance.now() + this.rest;
    this.step();
  }

  /** The table came into sight, or went out of it. */
  see(isSeen: boolean): void {
    if (isSeen === this.isSeen) return;
    this.isSeen = isSeen;
    if (!this.seconds) return;
    if (isSeen) {
      this.report();
      return;
    }
    const left = (this.left ?? 0) * 1000;
    window.clearTimeout(this.timer);
    window.clearInterval(this.beat);
    [this.rest, this.ends] = [left, null];
    this.send({ do: "hidden", by: this.page });
  }

  stop(): void {
    this.set(null);
  }

  private hold(clock: Clock | null): void {
    window.clearTimeout(this.timer);
    this.seconds = clock?.seconds ?? 0;
    this.rest = (clock?.left ?? 0) * 1000;
    this.ends = null;
    if (clock) this.tick();
  }

  private report(): void {
    const seen = () => this.send({ do: "seen", by: this.page });
    window.clearInterval(this.beat);
    this.beat = window.setInterval(seen, BEAT_MS);
    seen();
  }

  private step(): void {
    this.tick();
    const left = (this.left ?? 0) * 1000;
    const next = left > 0 ? () => this.step() : () => this.send({ do: "time is up" });
    this.timer = window.setTimeout(next, Math.min(TICK_MS, Math.ceil(left)));
  }
}
