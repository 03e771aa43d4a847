/** A breakthrough by ear: tones and words for where the wave heads, beside the attacked spot. */

import type { Host } from "../../core/screen/game";
import type { BrainView } from "../wire";
import { CELL_HEIGHT, CELL_WIDTH, CENTRE_Y, CHARGES, type Console, inside, type Player, type Point, TOUCH_Y } from "./console";
import { coming, type Seen } from "./pilot";

/** For who has the table read out time runs so much slower, and a word comes every so many steps. */
const SLOW = 0.1;
const WORD_STEPS = 5;
/** So near is the border of the maze; so often it ticks there. */
const NEAR = CELL_WIDTH * 0.4;
const TICK_STEPS = 4;
const LOUDNESS = 0.08;
const GLIDE = 0.02;
/** Octaves from the bottom of the screen to its top, around this pitch in the middle. */
const OCTAVES = 4;
const MIDDLE = 440;

type Side = "above" | "below" | "on the left" | "on the right";

/** The pitch of a height on the screen: the higher, the higher. */
export const pitchOf = (y: number): number => MIDDLE * 2 ** ((CENTRE_Y - y) * OCTAVES);

/** How many rows the wave will be below the spot when it is there, as things stand. */
export const rowsOff = (seen: Seen): number => (coming(seen) - seen.console.spots[seen.defender][1]) / CELL_HEIGHT;

/** On which side the border of a maze is near, if it is; a spot outside has it everywhere. */
export function borderAt(side: Player, [x, y]: Point): Side | null {
  const sides: [Side, Point][] = [
    ["above", [x, y - NEAR]],
    ["below", [x, y + NEAR]],
    ["on the left", [x - NEAR, y]],
    ["on the right", [x + NEAR, y]],
  ];
  return sides.find(([, point]) => !inside(side, point))?.[0] ?? null;
}

/** What there is to know in a few words: where the wave heads, and the border if it is near. */
export function words(seen: Seen): string {
  const { defender, console } = seen;
  const rows = rowsOff(seen);
  const spot = console.spots[defender];
  const heads = Math.abs(rows) * CELL_HEIGHT < TOUCH_Y ? "Level" : `${Math.abs(rows).toFixed(1)} ${rows < 0 ? "above" : "below"}`;
  if (!inside(defender, spot)) return `${heads}. Outside!`;
  const border = borderAt(defender, spot);
  return border ? `${heads}. Border ${border}.` : `${heads}.`;
}

/** A tone from somewhere between left and right. */
class Voice {
  private readonly tone: OscillatorNode;
  private readonly from: StereoPannerNode;

  constructor(
    private readonly context: AudioContext,
    type: OscillatorType,
    loudness: number,
  ) {
    this.tone = new OscillatorNode(context, { type });
    this.from = new StereoPannerNode(context);
    this.tone.connect(new GainNode(context, { gain: loudness })).connect(this.from).connect(context.destination);
    this.tone.start();
  }

  become(y: number, x: number): void {
    const now = this.context.currentTime;
    this.tone.frequency.setTargetAtTime(pitchOf(y), now, GLIDE);
    this.from.pan.setTargetAtTime(Math.max(-1, Math.min(1, 2 * x - 1)), now, GLIDE);
  }

  stop(seconds = 0): void {
    this.tone.stop(this.context.currentTime + seconds);
  }
}

export class Ear {
  private context: AudioContext | null = null;
  /** One tone is where the wave heads, one the spot; they are alike if it hits. */
  private voices: Voice[] = [];
  private listens = false;
  private steps = 0;

  /** @param room has its host later than its parts */
  constructor(private readonly room: { readonly host: Host<BrainView> }) {}

  /**
   * The wave is launched: return how fast time runs.
   * @param canSlow whether nobody else keeps time with it
   */
  begin({ speed }: Console, canSlow: boolean): number {
    const { reader, controls } = this.room.host;
    const context = (this.context = controls.sound.open(reader.isUsed));
    this.listens = reader.isUsed && canSlow;
    this.steps = 0;
    if (context) this.voices = [new Voice(context, "sine", LOUDNESS), new Voice(context, "triangle", LOUDNESS / 2)];
    // A fast wave is no faster for those who listen.
    return this.listens ? (SLOW * CHARGES.slow[0]) / CHARGES[speed][0] : 1;
  }

  /** A number of the countdown. */
  count(number: string): void {
    const { host } = this.room;
    if (host.reader.isUsed) host.say(number);
  }

  /** A step has passed. */
  hear(seen: Seen): void {
    const { voices, steps, context } = this;
    const { console, defender } = seen;
    const [x, y] = console.spots[defender];
    this.steps += 1;
    voices[0]?.become(coming(seen), console.x);
    voices[1]?.become(y, x);
    if (context && steps % TICK_STEPS === 0 && borderAt(defender, [x, y])) new Voice(context, "square", LOUDNESS).stop(GLIDE);
    if (this.listens && steps % WORD_STEPS === 0) this.room.host.say(words(seen));
  }

  end(): void {
    for (const voice of this.voices) voice.stop();
    this.voices = [];
  }
}
