/**
 * Sounds and vibrations for the user. They are on from the start, but a page may make none before the first click or key, so
 * nothing is played until then.
 */
import { person } from "../person.svelte";
import type { SoundName } from "./recipes";

let hasActed = false;
let player: Promise<typeof import("./player")> | undefined;

/** Notes the first click or key of the user. Must be called once when the page starts. */
export function watchFirstAction(): void {
  const note = (): void => {
    hasActed = true;
    removeEventListener("pointerdown", note, true);
    removeEventListener("keydown", note, true);
  };
  addEventListener("pointerdown", note, true);
  addEventListener("keydown", note, true);
}

/** Returns the volume of sounds, from 0 to 1; 0 if none may be played now. */
export function soundVolume(): number {
  return hasActed && !person.prefs.muted && typeof AudioContext !== "undefined" ? person.prefs.volume : 0;
}

/** Plays a sound, unless the user has switched sounds off or has not acted yet. */
export function playSound(name: SoundName): void {
  const volume = soundVolume();
  if (volume === 0) return;
  player ??= import("./player");
  void player.then(({ play }) => play(name, volume));
}

/** Lets a phone vibrate shortly, unless the user has switched sounds off. */
export function vibrate(): void {
  if (hasActed && !person.prefs.muted && matchMedia("(pointer: coarse)").matches && "vibrate" in navigator)
    navigator.vibrate(60);
}
