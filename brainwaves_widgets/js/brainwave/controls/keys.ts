/** The keys on the canvas: W A S D are green's hand, the arrows blue's; a lone player has both. */

import { ARROWS, type Direction } from "../../core/input/cursor";
import type { Player, Point } from "../console/console";
import type { Furnished } from "../parts";
import type { Caps } from "../tube/glass";
import { spoken } from "./panel";

const LETTERS: Record<string, Direction> = { w: "up", s: "down", a: "left", d: "right" };
const SIDES = [LETTERS, ARROWS] as const;

/** How far a held key takes a spot or a knob in a step of 1/60 s, and a knob at one press. */
const SPOT_PACE = 0.012;
const KNOB_PACE = 0.04;
const CLICK = 0.02;
const BIG_CLICK = 0.1;

const AIM = "On the canvas: arrow up and down turn English, with Shift further; Space fires.";
const LAY = "On the canvas: 1 to 4 choose a tile, T turns it, arrow keys and Enter lay it.";

export class Keys {
  /** Whether a hand drags the spot, as if a key were held. */
  dragging = false;
  private readonly held = new Set<string>();

  constructor(private readonly room: Furnished) {}

  get any(): boolean {
    return this.dragging || this.held.size > 0;
  }

  /** Take a key that went down or up; return whether it is the console's. */
  take(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const { room } = this;
    const { carry } = room.tube;
    if (event.type === "keyup") {
      this.held.delete(key);
      if (carry && key === " ") room.commands.resetUp(carry.defender);
      return false;
    }
    if (carry && key === " ") {
      if (!event.repeat) room.commands.resetDown(carry.defender);
      return true;
    }
    const { phase, attacker } = room.scene.view;
    if (room.live.attempt) return this.takeLive(key, event.repeat);
    if (phase === "shoot" && room.commands.canTurn(attacker)) return this.aim(key, attacker, event);
    return this.build(key);
  }

  /** No key is held any more. */
  release(): void {
    const { tube, commands } = this.room;
    this.held.clear();
    if (tube.carry) commands.resetUp(tube.carry.defender);
  }

  help(): string {
    const { room } = this;
    const { phase, attacker } = room.scene.view;
    if (room.tube.carry) return room.tube.carry.alone ? "" : "On the canvas: hold Space.";
    if (room.live.attempt && phase === "attempt") return this.hands();
    if (phase === "shoot" && room.commands.canTurn(attacker)) return AIM;
    return room.hand.tile ? LAY : "";
  }

  /** The longest of what `help` may say. */
  get longestHelp(): string {
    return [AIM, LAY, this.hands()].reduce((one, other) => (other.length > one.length ? other : one));
  }

  /** Which keys are whose in a breakthrough. */
  private hands(): string {
    const { view, bots } = this.room.scene;
    const { attacker, players } = view;
    const hands = ([attacker, attacker ? 0 : 1] as const)
      .filter((seat) => this.plays(seat))
      .map((seat) => {
        const way = bots.length || view.apart ? "W A S D or the arrow keys" : seat ? "the arrow keys" : "W A S D";
        return `${players[seat]} ${this.does(seat)} with ${way}`;
      });
    return `On the canvas: ${view.apart === "dodge" ? "" : "Space launches; "}${hands.join(", ")}.`;
  }

  /** The keys of each player, and what they do in a breakthrough; a program has none. */
  caps(): Caps {
    const { view } = this.room.scene;
    const hasKeys = !matchMedia("(pointer: coarse)").matches; // a phone has a finger instead
    return [0, 1].map((seat) => ({
      keys: !hasKeys || !this.plays(seat) ? "" : seat ? "↑←↓→" : "WASD",
      text: `${view.players[seat]} ${hasKeys || !this.plays(seat) ? this.does(seat) : seat === view.attacker ? "turns the knob" : "drags the spot"}`,
    }));
  }

  /** Whether this player's hands are at this screen. */
  private plays(seat: number): boolean {
    const { view, bots } = this.room.scene;
    return !bots.includes(seat) && (!view.apart || (view.apart === "steer") === (seat === view.attacker));
  }

  private does = (seat: number) => (seat === this.room.scene.view.attacker ? "steers" : "dodges");

  /** Where the keys turn a knob to in this step. */
  steer(seat: Player, knob: number): number {
    const by = this.pull(seat, "down") - this.pull(seat, "up");
    return by ? Math.max(-1, Math.min(1, knob + by * KNOB_PACE)) : knob;
  }

  /** Where the keys take a spot to in this step. */
  dodge(seat: Player, [x, y]: Point): Point {
    const dx = this.pull(seat, "right") - this.pull(seat, "left");
    const dy = this.pull(seat, "down") - this.pull(seat, "up");
    return dx || dy ? [x + dx * SPOT_PACE, y + dy * SPOT_PACE] : [x, y];
  }

  private pull(seat: Player, way: Direction): number {
    const { bots, view } = this.room.scene;
    if (!this.plays(seat)) return 0;
    const maps = bots.length || view.apart ? SIDES : [SIDES[seat]];
    return maps.some((map) => [...this.held].some((key) => map[key] === way)) ? 1 : 0;
  }

  private takeLive(key: string, repeat: boolean): boolean {
    if (key === " ") {
      if (!repeat) this.room.commands.resetDown(this.room.scene.view.attacker);
      return true;
    }
    if (!LETTERS[key] && !ARROWS[key]) return false;
    this.held.add(key);
    this.room.live.wake();
    return true;
  }

  private aim(key: string, attacker: Player, { shiftKey, repeat }: KeyboardEvent): boolean {
    const { room } = this;
    if (key === " ") {
      if (!repeat) room.commands.resetDown(attacker);
      return true;
    }
    const way = LETTERS[key] ?? ARROWS[key];
    if (way !== "up" && way !== "down") return false;
    const by = shiftKey ? BIG_CLICK : CLICK;
    room.commands.turnKnob(attacker, room.commands.knobs[attacker] + (way === "up" ? -by : by));
    room.host.say(spoken(room.commands.knobs[attacker]));
    return true;
  }

  private build(key: string): boolean {
    const { room } = this;
    const tile = (["logic", "bender", "decision", "block"] as const)[Number(key) - 1];
    if (!room.hand.tile) return false;
    if (tile && room.scene.moves.some(({ move }) => move?.type === "Lay" && move.tile === tile)) room.hand.choose(tile);
    else if (key === "t") room.hand.rotate(room.scene);
    else return false;
    room.host.redraw();
    room.host.say(room.hand.words(room.scene));
    return true;
  }
}
