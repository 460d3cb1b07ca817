/**
 * Plays what happened, one event after the other. The board always draws the present; `stage.now` is what to animate.
 * Nothing waits for it: it can be skipped, hurried or switched off at any time.
 */
import type { Told } from "../net/told";

/** More missed events than this are never played unasked. */
export const MOST_UNASKED = 20;
/** The longest an event takes when little motion is wanted. */
export const CALM_MS = 120;
/** If more than this waits, everything goes faster. */
export const MOST_WAITING_MS = 5000;

export class Stage {
  /** What is happening now on the stage. */
  now = $state.raw<Told | null>(null);
  /** Events that happened while nobody looked, until they are played or waved away. */
  missed = $state.raw<Told[]>([]);
  /** Factor on how long things take; 0 is at once. */
  speed = $state(1);
  /** Little motion, please. */
  calm = $state(false);

  #queue: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Events that have just happened. */
  play(events: readonly Told[]): void {
    if (this.speed === 0) return;
    this.#queue.push(...events.filter((event) => event.beat > 0));
    if (this.#queue.length > MOST_UNASKED) {
      this.missed = this.#queue;
      this.skip();
    } else if (this.#timer === undefined) this.#next();
  }

  /** Events from before we came: shown only if somebody wants to. */
  offer(events: readonly Told[]): void {
    this.missed = this.speed === 0 ? [] : events.filter((event) => event.beat > 0);
  }

  /** Play what was missed after all. */
  replay(): void {
    const events = this.missed;
    this.missed = [];
    this.#queue = [...events];
    if (this.#timer === undefined) this.#next();
  }

  /** Enough: be in the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.now = null;
  }

  /** How long an event lasts, in milliseconds. */
  length(event: Told): number {
    const full = event.beat * 1000 * this.speed;
    return this.calm ? Math.min(full, CALM_MS) : full;
  }

  #next = (): void => {
    this.#timer = undefined;
    const event = this.#queue.shift();
    if (!event) {
      this.now = null;
      return;
    }
    const waiting = this.#queue.reduce((sum, one) => sum + this.length(one), 0);
    const hurry = waiting > MOST_WAITING_MS ? MOST_WAITING_MS / waiting : 1;
    this.now = event;
    this.#timer = setTimeout(this.#next, this.length(event) * hurry);
  };
}
