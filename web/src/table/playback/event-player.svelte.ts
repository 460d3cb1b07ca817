/**
 * Plays events on the board, one after the other. `current` is the event to animate now, with the boards before and after it;
 * `queue` holds the events that follow. The game never waits for it: playing can be skipped, hurried or switched off at any time.
 */
import type { GameEvent, StagedEvent } from "../../net/decode-messages";

/** A longer queue is not played unless the user asks for it. */
export const MAX_QUEUED = 20;
/** The same limit for cooperative and solo games, where most events come from the game itself: these are rather played faster. */
export const MAX_QUEUED_TOGETHER = 80;
/** The longest duration of an event if the user wants reduced motion. */
export const REDUCED_MOTION_MS = 120;
/** If the queue lasts longer than this, all its events are played faster. */
export const MAX_QUEUE_MS = 5000;
/** An event whose duration the board decides ends after this time at the latest. */
export const MAX_BOARD_TIMED_MS = 15_000;

export class EventPlayer {
  /** The event that is played now. */
  current = $state.raw<StagedEvent | null>(null);
  /** Events that were not played, until the user plays or dismisses them. */
  missed = $state.raw<StagedEvent[]>([]);
  /** Whether the missed events were too many at once, while the page was visible. */
  missedWhileVisible = $state(false);
  /** Factor on the duration of events; 0 switches playing off. */
  speed = $state(1);
  /** Whether the user wants reduced motion. */
  reducedMotion = $state(false);
  /** How many events may be in the queue. */
  maxQueued = MAX_QUEUED;

  /** Events that the position contains already and that are still to be played. */
  queue = $state.raw<readonly StagedEvent[]>([]);

  /** Returns whether the user can see the page. */
  isPageVisible: () => boolean = () => true;

  /** Returns whether the board decides how long an event lasts (the flight of a die) and calls `finish` afterwards. */
  isTimedByBoard: (event: GameEvent) => boolean = () => false;

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Adds events that have just happened to the queue, and starts playing. */
  play(events: readonly StagedEvent[]): void {
    if (this.speed === 0) return;
    this.queue = [...this.queue, ...events.filter((event) => event.displaySeconds > 0)];
    if (this.queue.length > this.maxQueued) {
      this.missed = [...this.queue];
      this.missedWhileVisible = this.isPageVisible();
      this.skip();
    } else if (this.#timer === undefined) this.#next();
  }

  /** Sets the events that happened before the client connected; they are played only if the user asks for it. */
  offerMissed(events: readonly StagedEvent[]): void {
    this.missed = this.speed === 0 ? [] : events.filter((event) => event.displaySeconds > 0);
    this.missedWhileVisible = false;
  }

  /** Plays the missed events. */
  replayMissed(): void {
    const events = this.missed;
    this.missed = [];
    this.queue = [...events];
    if (this.#timer === undefined) this.#next();
  }

  /** Stops playing and empties the queue, so that the board shows the present position. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.queue = [];
    this.current = null;
  }

  /** Whether texts must not reveal the result of an event that the board is about to show. */
  get hidesResult(): boolean {
    return this.current !== null && [this.current, ...this.queue].some(this.isTimedByBoard);
  }

  /** Ends an event whose duration the board decides. */
  finish(event: GameEvent): void {
    if (this.current !== event) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Returns how long an event lasts, in milliseconds. */
  durationMs(event: GameEvent): number {
    const full = event.displaySeconds * 1000 * this.speed;
    return this.reducedMotion ? Math.min(full, REDUCED_MOTION_MS) : full;
  }

  #next = (): void => {
    this.#timer = undefined;
    const [event, ...queue] = this.queue;
    this.queue = queue;
    if (!event) {
      this.current = null;
      return;
    }
    const leftMs = queue.reduce((sum, one) => sum + this.durationMs(one), 0);
    const hurry = leftMs > MAX_QUEUE_MS ? MAX_QUEUE_MS / leftMs : 1;
    this.current = event;
    this.#timer = setTimeout(
      this.#next,
      this.isTimedByBoard(event) ? MAX_BOARD_TIMED_MS : this.durationMs(event) * hurry,
    );
  };
}
