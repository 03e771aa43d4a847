/** Sounds of what happens, made by WebAudio; off until somebody switches them on. */

import { quietButton } from "../page/elements";
import { keep, recall } from "../page/kept";
import type { GameEvent } from "../screen/wire";

export type Noise = "right" | "wrong" | "wave" | "dice" | "card";

/** What each sounds like: a wave form, and pitches one after the other. */
const TONES: Record<Noise, [OscillatorType, ...number[]]> = {
  right: ["sine", 660, 880],
  wrong: ["triangle", 220, 165],
  wave: ["sine", 330, 440, 587],
  dice: ["square", 180, 240, 200],
  card: ["triangle", 520],
};
const KINDS: Record<Noise, string> = {
  right: "won pair broke",
  wrong: "error stays boxed lost failed",
  wave: "shot went launched",
  dice: "rolled",
  card: "dealt drew played turned opened laid",
};
const NAME = "brainwaves-sound";
const STEP = 0.09;
const LOUDNESS = 0.06;

/** Return the sound of these events: if several have one, the one that matters most. */
export function noiseOf(events: GameEvent[]): Noise | undefined {
  const judged = events.find(({ right }) => typeof right === "boolean");
  if (judged) return judged.right ? "right" : "wrong";
  const kinds = events.map(({ kind }) => kind);
  return (Object.keys(KINDS) as Noise[]).find((noise) => KINDS[noise].split(" ").some((kind) => kinds.includes(kind)));
}

export class Sound {
  readonly button = quietButton("♪", () => this.set(!this.isOn));
  private isOn = false;
  private context: AudioContext | null = null;
  /** The state up to which all was heard; what led to the first one is not. */
  private ply = Infinity;

  constructor() {
    this.button.ariaLabel = this.button.title = "Sound";
    this.set(recall(NAME) === "on");
  }

  /** Play the sound of what led to a scene, once, if sound is on and the page was touched before. */
  play({ ply, events }: { ply: number; events: GameEvent[] }): void {
    const noise = ply > this.ply ? noiseOf(events) : undefined;
    this.ply = ply;
    const context = noise && this.open();
    if (!context) return;
    const [type, ...pitches] = TONES[noise];
    pitches.forEach((pitch, i) => {
      const [tone, gain, at] = [context.createOscillator(), context.createGain(), context.currentTime + i * STEP];
      tone.type = type;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(LOUDNESS, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + 2 * STEP);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + 2 * STEP);
    });
  }

  /**
   * Return where tones are made, if sound is on and the page was touched before.
   * @param asked whether sound is wanted now even though it is switched off
   */
  open(asked = false): AudioContext | null {
    if (!(this.isOn || asked) || !navigator.userActivation?.hasBeenActive) return null;
    return (this.context ??= new AudioContext());
  }

  close(): void {
    void this.context?.close();
  }

  private set(isOn: boolean): void {
    this.isOn = isOn;
    this.button.ariaPressed = String(isOn);
    keep(NAME, isOn ? "on" : "");
  }
}
