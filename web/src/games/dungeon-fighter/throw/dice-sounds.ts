/** The sounds of dice on wood, ice and cardboard: short noises that are computed, for players who have switched sounds on. */
import { person } from "../../../person.svelte";
import type { Sound } from "./physics/flight";

/** Pitch and length of what is hit. */
const NOTES: Record<string, readonly [pitch: number, seconds: number]> = {
  table: [420, 0.06],
  target: [900, 0.04],
  template: [1100, 0.04],
  floe: [1800, 0.05],
  pond: [1300, 0.05],
  iceberg: [2200, 0.07],
  "ice-wall": [1600, 0.09],
  waterfall: [650, 0.05],
  die: [1500, 0.04],
  thrown: [1500, 0.04],
};
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function playDiceSounds(sounds: readonly Sound[]): void {
  if (!sounds.length || !person.prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  noise ??= hiss(context);
  for (const { what, strength } of sounds) {
    const [pitch, seconds] = NOTES[what] ?? [800, 0.05];
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const volume = context.createGain();
    const at = context.currentTime + 0.005;
    source.buffer = noise;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 2.5;
    volume.gain.setValueAtTime(0.02 + (0.3 * strength) / 255, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    source.connect(filter).connect(volume).connect(context.destination);
    source.start(at);
    source.stop(at + seconds + 0.01);
  }
}

function hiss(there: AudioContext): AudioBuffer {
  const made = there.createBuffer(1, Math.round(there.sampleRate / 5), there.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
