/**
 * Which map is shown while events are played. A series of events begins on the map as it was before them: the last one
 * that was shown, or, if it is played again later, the one that was kept. Of events from before we came nobody knows
 * the map; then the present stays.
 */
import type { Told } from "../../net/told";
import { advance } from "./play";
import type { BoardState } from "./types";

export interface Played {
  told: Told;
  /** The map just before it. */
  before: BoardState;
}

export class Follower {
  shown: BoardState;
  played: Played | null = null;
  /** What may be played again, and the map before it. */
  #kept: { events: readonly Told[]; from: BoardState } | null = null;
  #follows = false;

  constructor(board: BoardState) {
    this.shown = board;
  }

  /** What is played now (or nothing), the board as it is, and the events that may be played again. */
  look(told: Told | null, present: BoardState, missed: readonly Told[]): void {
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
      this.shown = this.#follows ? { ...advance(before, told, present), seats: present.seats } : present;
    }
  }
}
