/**
 * The board that is shown while events are played. A series of events begins on the board as it was before them: on the last
 * board that was shown, or, if missed events are played later, on the board that was kept for them. The board before events
 * that happened before the client connected is unknown; then the present board is shown.
 */
import type { GameEvent } from "../../net/decode-messages";

export interface Played<B> {
  event: GameEvent;
  /** The board just before the event. */
  before: B;
}

export class PlaybackBoard<B> {
  shown: B;
  played: Played<B> | null = null;
  readonly #advance: (before: B, event: GameEvent, present: B) => B;
  /** The missed events that may be played later, and the board before them. */
  #missed: { events: readonly GameEvent[]; from: B } | null = null;
  #isBoardBeforeKnown = false;

  /** `advance` returns the board after an event. */
  constructor(board: B, advance: (before: B, event: GameEvent, present: B) => B) {
    this.shown = board;
    this.#advance = advance;
  }

  /** Sets the event that is played now (or none), the present board, and the missed events that may be played later. */
  update(event: GameEvent | null, present: B, missed: readonly GameEvent[]): void {
    if (!event) {
      if (missed.length > 0 && missed !== this.#missed?.events && present !== this.shown)
        this.#missed = { events: missed, from: this.shown };
      this.played = null;
      this.shown = present;
    } else if (this.played?.event !== event) {
      let before = this.shown;
      if (!this.played) {
        const replayed = this.#missed?.events.includes(event) ? this.#missed : null;
        if (replayed) before = replayed.from;
        this.#isBoardBeforeKnown = replayed !== null || present !== this.shown;
      }
      this.played = { event, before };
      this.shown = this.#isBoardBeforeKnown ? this.#advance(before, event, present) : present;
    }
  }
}
