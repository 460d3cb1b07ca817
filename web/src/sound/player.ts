/** Plays sounds with the audio of the browser. It is loaded when the first sound is played, after a click or a key. */
import { RECIPES, type SoundName, type SoundPart } from "./recipes";

/** The same sound is not played again within this time, in seconds. */
const MIN_GAP = 0.05;
const SILENCE = 0.0005;

let audio: { context: AudioContext; noise: AudioBuffer } | undefined;
const lastAt = new Map<SoundName, number>();

/** Returns the audio of the page, and a second of noise. */
export function getAudio(): { context: AudioContext; noise: AudioBuffer } {
  if (!audio) {
    const context = new AudioContext();
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    audio = { context, noise };
  }
  if (audio.context.state === "suspended") void audio.context.resume();
  return audio;
}

/** Plays a sound with a volume from 0 to 1. */
export function play(name: SoundName, volume: number): void {
  const { context } = getAudio();
  const now = context.currentTime;
  if (now - (lastAt.get(name) ?? -1) < MIN_GAP) return;
  lastAt.set(name, now);
  for (const part of RECIPES[name]) playPart(part, now + 0.01, volume);
}

/** Plays one part of a sound, which begins at a time of the audio. */
export function playPart(part: SoundPart, start: number, volume: number): void {
  const { context, noise } = getAudio();
  const at = start + part.at;
  const end = at + part.seconds;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(part.gain * volume, SILENCE), at + 0.006);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(context.destination);
  let source: AudioScheduledSourceNode;
  if (part.wave === "noise") {
    const hiss = context.createBufferSource();
    hiss.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.5;
    glide(filter.frequency, part, at, end);
    hiss.connect(filter).connect(gain);
    source = hiss;
  } else {
    const tone = context.createOscillator();
    tone.type = part.wave;
    glide(tone.frequency, part, at, end);
    tone.connect(gain);
    source = tone;
  }
  source.start(at);
  source.stop(end + 0.02);
}

function glide(pitch: AudioParam, { from, to = from }: SoundPart, at: number, end: number): void {
  pitch.setValueAtTime(from, at);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, end);
}
