/** The sounds of dice on wood, ice and cardboard: short noises that are computed. */
import { getAudio, playPart } from "../../../sound/player";
import { soundVolume } from "../../../sound/sounds";
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

export function playDiceSounds(sounds: readonly Sound[]): void {
  const volume = soundVolume();
  if (!sounds.length || volume === 0) return;
  const { context } = getAudio();
  for (const { what, strength } of sounds) {
    const [pitch, seconds] = NOTES[what] ?? [800, 0.05];
    playPart(
      { wave: "noise", at: 0, seconds, from: pitch, gain: 0.04 + strength / 255 },
      context.currentTime + 0.005,
      volume,
    );
  }
}
