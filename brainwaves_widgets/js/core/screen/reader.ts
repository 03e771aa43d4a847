/** The table in words, to hear and to read: R reads what to do, and with each press the next part. */

import { quietButton } from "../page/elements";
import { onKey } from "../page/keys";
import type { Model } from "../page/types";
import type { Shown } from "./game";

export class Reader<View> {
  /** For those whose screen reader keeps letters to itself; it is seen only with the focus. */
  readonly button = quietButton("Read the table", () => this.read(1));
  /** Which part was read last; what to do is the first. */
  private at = -1;
  /** The other parts, once Python has told them. */
  private parts: string[] | null = null;

  constructor(
    root: HTMLElement,
    private readonly model: Model,
    private readonly screen: Shown<View>,
  ) {
    this.button.className = "bw-for-ears";
    this.button.title = "Read the table (R)";
    onKey(root, "r", ({ shiftKey }) => this.read(shiftKey ? -1 : 1));
    model.on("msg:custom", this.hear);
  }

  /** What to do now, with what those who look see at once. */
  get prompt(): string {
    const { scene, game } = this.screen;
    const { headline } = game.prompt?.() ?? scene.prompt;
    return [headline, scene.aloud, this.ring].filter(Boolean).join(" ");
  }

  /** What Enter would do. */
  private get ring(): string {
    const { label } = this.screen.stage.cursorItem ?? {};
    return label ? `Enter: ${label}.` : "";
  }

  /** Whether something was read since the table changed. */
  get isUsed(): boolean {
    return this.at >= 0;
  }

  /** The table has changed: begin with what to do. */
  reset(): void {
    this.at = -1;
    this.parts = null;
    this.screen.page.caption.hide();
  }

  close(): void {
    this.model.off("msg:custom", this.hear);
  }

  private read(by: number): void {
    const isHidden = this.screen.scene.curtain !== null;
    const count = isHidden ? 1 : this.parts ? this.parts.length + 1 : 2;
    this.at = this.at < 0 ? 0 : (this.at + by + count) % count;
    if (this.at === 0) this.say(this.whole);
    else this.tell();
    if (!this.parts && !isHidden) this.model.send({ do: "read" });
  }

  /** The prompt with its hint, where that says more. */
  private get whole(): string {
    const { scene, game } = this.screen;
    const { headline, hint } = game.prompt?.() ?? scene.prompt;
    return [headline, scene.aloud.includes(hint) ? "" : hint, scene.aloud, this.ring].filter(Boolean).join(" ");
  }

  private readonly hear = ({ read }: { read?: string[] }) => {
    if (!read) return;
    this.parts = read;
    if (this.at > 0) this.tell();
  };

  private tell(): void {
    const part = this.parts?.[this.at - 1];
    if (part) this.say(part);
  }

  /** Read something out, and show it until the next key, press or move: else R seems to do nothing. */
  private say(text: string): void {
    this.screen.say(text);
    this.screen.page.caption.show(this.screen.canvas);
  }
}
