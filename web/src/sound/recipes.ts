/**
 * The sounds of Underkeep. All of them are computed in the browser: a sound is a few parts, each a tone that glides from one
 * pitch to another, or a noise that is filtered around a pitch.
 */

export interface SoundPart {
  /** The form of the wave, or `noise`. */
  wave: OscillatorType | "noise";
  /** When the part begins and how long it lasts, in seconds. */
  at: number;
  seconds: number;
  /** The pitch at the beginning and at the end, in hertz. */
  from: number;
  to?: number;
  /** How loud it is, from 0 to 1. */
  gain: number;
}

const tone = (wave: OscillatorType, at: number, seconds: number, from: number, gain: number, to = from): SoundPart => ({
  wave,
  at,
  seconds,
  from,
  to,
  gain,
});
const noise = (at: number, seconds: number, from: number, gain: number, to = from): SoundPart => ({
  wave: "noise",
  at,
  seconds,
  from,
  to,
  gain,
});
/** Tones of the same form, one after the other. */
const melody = (wave: OscillatorType, step: number, seconds: number, gain: number, ...pitches: number[]): SoundPart[] =>
  pitches.map((pitch, n) => tone(wave, n * step, seconds, pitch, gain));

export const RECIPES = {
  card: [noise(0, 0.07, 2600, 0.35, 1400)],
  reveal: [noise(0, 0.16, 700, 0.35, 3200), tone("triangle", 0.1, 0.18, 660, 0.16, 880)],
  build: [noise(0, 0.08, 240, 0.8), tone("square", 0, 0.07, 140, 0.18, 90), noise(0.11, 0.07, 320, 0.6)],
  spell: [tone("sine", 0, 0.35, 440, 0.22, 1320), tone("triangle", 0.06, 0.35, 660, 0.14, 1760)],
  coin: [tone("square", 0, 0.06, 1318, 0.1), tone("square", 0.06, 0.2, 1760, 0.1)],
  step: [noise(0, 0.06, 180, 0.7), noise(0.16, 0.06, 150, 0.5)],
  gate: [noise(0, 0.3, 220, 0.5, 90), tone("triangle", 0, 0.28, 110, 0.25, 70)],
  hit: [noise(0, 0.12, 900, 0.7, 200), tone("square", 0, 0.12, 180, 0.22, 60)],
  trap: [noise(0, 0.05, 3000, 0.5), tone("sawtooth", 0.02, 0.16, 300, 0.18, 80), noise(0.05, 0.12, 500, 0.5, 150)],
  death: [tone("sawtooth", 0, 0.5, 220, 0.2, 50), noise(0.05, 0.4, 400, 0.35, 80)],
  soul: [...melody("sine", 0.08, 0.4, 0.18, 523, 659, 784, 1047), tone("sine", 0, 0.6, 262, 0.1)],
  wound: [...melody("square", 0.12, 0.22, 0.12, 311, 233, 156), noise(0, 0.2, 260, 0.5, 90)],
  level: melody("triangle", 0.07, 0.3, 0.2, 392, 523, 659, 784, 1047),
  title: [tone("triangle", 0, 0.22, 196, 0.18), tone("triangle", 0.02, 0.26, 294, 0.14)],
  raid: [...melody("sawtooth", 0.16, 0.22, 0.12, 147, 147, 220), noise(0, 0.4, 120, 0.4)],
  out: melody("sawtooth", 0.16, 0.34, 0.14, 330, 277, 220, 165),
  turn: melody("square", 0.09, 0.13, 0.09, 523, 659, 784),
  chat: [tone("sine", 0, 0.12, 880, 0.16)],
  win: melody("square", 0.12, 0.3, 0.11, 523, 659, 784, 1047, 784, 1047),
  loss: melody("triangle", 0.18, 0.4, 0.2, 392, 370, 330, 247),
} satisfies Record<string, readonly SoundPart[]>;

export type SoundName = keyof typeof RECIPES;
