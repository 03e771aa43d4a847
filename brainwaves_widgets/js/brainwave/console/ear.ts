/** A breakthrough by ear: tones and words for the attacked spot and where the wave is heading. */

import type { Furnished } from "../parts";
import { clamp } from "./attempt";
import { CELL_HEIGHT, CENTRE_Y, TOUCH_Y } from "./console";
import { coming, type Seen } from "./pilot";

/** Time runs this much slower for people who have the table read out. */
const SLOW = 0.1;
/** After how many steps there is a word, and a tick if the border of the maze is near. */
const EVERY = 5;
const LOUDNESS = 0.08;
const GLIDE = 0.02;
/** Octaves from the bottom of the screen to its top, around this pitch in the middle. */
const OCTAVES = 4;
const MIDDLE = 440;

/** The pitch of a height on the screen: the higher, the higher. */
export const pitchOf = (y: number): number => MIDDLE * 2 ** ((CENTRE_Y - y) * OCTAVES);

/** How many rows the wave will be below the spot when it is there, as things stand. */
export const rowsOff = (seen: Seen): number => (coming(seen) - seen.console.spots[seen.defender][1]) / CELL_HEIGHT;

/** Where the wave heads, in a few words. */
export function words(seen: Seen): string {
  const rows = rowsOff(seen);
  const far = Math.abs(rows);
  return far * CELL_HEIGHT < TOUCH_Y ? "Level." : `${far.toFixed(1)} ${rows < 0 ? "above" : "below"}.`;
}

/** A tone from somewhere between left and right, as high as a place on the screen. */
function voice(context: AudioContext, type: OscillatorType, gain: number) {
  const tone = new OscillatorNode(context, { type });
  const from = new StereoPannerNode(context);
  tone.connect(new GainNode(context, { gain })).connect(from).connect(context.destination);
  tone.start();
  return {
    become(x: number, y: number): void {
      tone.frequency.setTargetAtTime(pitchOf(y), context.currentTime, GLIDE);
      from.pan.value = 2 * clamp(x) - 1;
    },
    stop: (seconds = 0) => tone.stop(context.currentTime + seconds),
  };
}

export class Ear {
  private context: AudioContext | null = null;
  /** One tone is where the wave heads, one the spot; they are alike if it hits. */
  private voices: ReturnType<typeof voice>[] = [];
  private listens = false;
  private steps = 0;

  /** @param room has its host later than its parts */
  constructor(private readonly room: Furnished) {}

  /**
   * The wave is launched: return how fast time runs.
   * @param canSlow whether time may run slower, because no other device keeps time with it
   */
  begin(canSlow: boolean): number {
    const { reader, controls } = this.room.host;
    const context = (this.context = controls.sound.open(reader.isUsed));
    this.listens = reader.isUsed && canSlow;
    this.steps = 0;
    if (context) this.voices = [voice(context, "sine", LOUDNESS), voice(context, "triangle", LOUDNESS / 2)];
    return this.listens ? SLOW : 1;
  }

  /** A number of the countdown. */
  count(number: string): void {
    const { host } = this.room;
    if (host.reader.isUsed) host.say(number);
  }

  /**
   * A step has passed.
   * @param border what the glass says of the border, if it is near
   */
  hear(seen: Seen, border = ""): void {
    const { voices, steps, context } = this;
    const { console, defender } = seen;
    const [x, y] = console.spots[defender];
    this.steps += 1;
    voices[0]?.become(console.x, coming(seen));
    voices[1]?.become(x, y);
    if (steps % EVERY) return;
    if (context && border) voice(context, "square", LOUDNESS).stop(GLIDE);
    if (this.listens) this.room.host.say(`${words(seen)} ${border}`);
  }

  end(): void {
    for (const one of this.voices) one.stop();
    this.voices = [];
  }
}
