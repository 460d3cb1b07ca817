/**
 * Which board is shown while events are played. A series of events begins on the board as it was before them: the last
 * one that was shown, or, if it is played again later, the one that was kept. Of events from before we came nobody knows
 * the board; then the present stays.
 */
import type { GameEvent } from "../net/decode-messages";

export interface Played<B> {
  told: GameEvent;
  /** The board just before it. */
  before: B;
}

export class Following<B> {
  shown: B;
  played: Played<B> | null = null;
  readonly #advance: (before: B, told: GameEvent, present: B) => B;
  /** What may be played again, and the board before it. */
  #kept: { events: readonly GameEvent[]; from: B } | null = null;
  #follows = false;

  /** `advance` gives the board after an event. */
  constructor(board: B, advance: (before: B, told: GameEvent, present: B) => B) {
    this.shown = board;
    this.#advance = advance;
  }

  /** What is played now (or nothing), the board as it is, and the events that may be played again. */
  look(told: GameEvent | null, present: B, missed: readonly GameEvent[]): void {
    if (!told) {
      if (missed.length > 0 && missed !== this.#kept?.events && present !== this.shown) this.#kept = { events: missed, from: this.shown };
      this.played = null;
      this.shown = present;
    } else if (this.played?.told !== told) {
      let before = this.shown;
      if (!this.played) {
        const again = this.#kept?.events.includes(told) ? this.#kept : null;
        if (again) before = again.from;
        this.#follows = again !== null || present !== this.shown;
      }
      this.played = { told, before };
      this.shown = this.#follows ? this.#advance(before, told, present) : present;
    }
  }
}
