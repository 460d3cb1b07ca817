/** A flight that is watched: how far it is, how fast it goes, from where it is seen. */
import type { Flight } from "./physics/flight";

export const PACES = { normal: 1, slow: 0.25 } as const;
export type Pace = keyof typeof PACES;
export type View = "behind" | "above";

export class FlightPlayback {
  flight = $state.raw<Flight | null>(null);
  /** Milliseconds since the die left the hand. */
  time = $state(0);
  pace = $state<Pace>("normal");
  view = $state<View>("behind");
  playing = $state(false);

  constructor(readonly heard: (from: number, to: number) => void = () => undefined) {}

  get isFinished(): boolean {
    return this.flight !== null && this.time >= this.flight.duration;
  }

  /** Show a flight; with `still` its end is shown at once, and it can be played afterwards. */
  load(flight: Flight | null, still = false): void {
    this.flight = flight;
    this.time = still && flight ? flight.duration : 0;
    this.playing = flight !== null && !still;
  }

  again(): void {
    if (!this.flight) return;
    this.time = 0;
    this.playing = true;
  }

  /** Go to a time of the flight and stay there. */
  seek(milliseconds: number): void {
    if (!this.flight) return;
    this.time = Math.max(0, Math.min(this.flight.duration, milliseconds));
    this.playing = false;
  }

  tick(milliseconds: number): void {
    if (!this.playing || !this.flight) return;
    const from = this.time;
    this.time = Math.min(this.flight.duration, from + milliseconds * PACES[this.pace]);
    this.heard(from, this.time);
    if (this.isFinished) this.playing = false;
  }
}
