/** A few short synthesized sounds. They are off unless the user has switched them on. */
import { person } from "../../person.svelte";

/** Pitches in hertz, played one after the other. */
const SOUNDS = {
  turn: [523, 659, 784],
  chat: [880],
  end: [392, 494, 587, 784],
} as const;

let context: AudioContext | undefined;

/** Plays a sound, if the user has switched sounds on. */
export function playSound(sound: keyof typeof SOUNDS): void {
  if (!person.prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const [i, pitch] of SOUNDS[sound].entries()) {
    const at = start + i * 0.09;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "square";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.04, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  }
}
