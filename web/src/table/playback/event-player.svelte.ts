/**
 * Plays events on the board, one after the other. `current` is the event to animate now, with the boards before and after it;
 * `queue` holds the events that follow. Every event is played: a long queue is played faster, but its end and the deciding
 * events take their full time. Playing can be skipped or switched off at any time.
 */
import type { GameEvent, StagedEvent } from "../../net/decode-messages";

/** A longer queue is not played unasked if the page was hidden meanwhile. */
export const MAX_QUEUED_UNSEEN = 20;
/** The longest duration of an event if the user wants reduced motion. */
export const REDUCED_MOTION_MS = 120;
/** The events at the end of a queue that together last no longer than this are played at full length. */
export const UNHURRIED_MS = 3000;
/** The earlier events of a queue are played faster if they last longer than this. */
export const MAX_HURRIED_MS = 2500;
/** A hurried event lasts at least this long; longer, at normal speed, if the log has a line about it. */
export const MIN_HURRIED_MS = 60;
export const MIN_TOLD_MS = 280;
/** An event whose display time is at least this long decides something, and is always played at full length. */
export const DECIDING_SECONDS = 1.5;
/** An event whose duration the board decides ends after this time at the latest. */
export const MAX_BOARD_TIMED_MS = 15_000;

export class EventPlayer {
  /** The event that is played now. */
  current = $state.raw<StagedEvent | null>(null);
  /** The last event of the present playback that has a line in the log or a caption; null before the first one. */
  told = $state.raw<StagedEvent | null>(null);
  /** For how many milliseconds the present event is played. */
  currentMs = $state(0);
  /** Events that were not played, until the user plays or dismisses them. */
  missed = $state.raw<StagedEvent[]>([]);
  /** Factor on the duration of events; 0 switches playing off. */
  speed = $state(1);
  /** Whether the user wants reduced motion. */
  reducedMotion = $state(false);

  /** Events that the position contains already and that are still to be played. */
  queue = $state.raw<readonly StagedEvent[]>([]);

  /** Returns whether the user can see the page. */
  isPageVisible: () => boolean = () => true;

  /** Returns whether the board decides how long an event lasts (the flight of a die) and calls `finish` afterwards. */
  isTimedByBoard: (event: GameEvent) => boolean = () => false;

  /** Returns the text that is shown while the board times an event, because the line of that event tells its result. */
  boardTimedText: () => string = () => "";

  /** Called when the first event begins, and when the last one has ended or is skipped. */
  onPlayingChange: () => void = () => undefined;

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether events are being played. */
  get isPlaying(): boolean {
    return this.current !== null;
  }

  /** Whether the line of the present event is shown only when the event has ended. */
  get hidesLine(): boolean {
    return this.current !== null && this.isTimedByBoard(this.current);
  }

  /** Adds events that have just happened to the queue, and starts playing. */
  play(events: readonly StagedEvent[]): void {
    if (this.speed === 0) return;
    this.queue = [...this.queue, ...events.filter((event) => event.displaySeconds > 0)];
    if (this.queue.length > MAX_QUEUED_UNSEEN && !this.isPageVisible()) {
      this.missed = [...this.queue];
      this.skip();
    } else if (this.#timer === undefined) this.#next();
  }

  /** Sets the events that happened before the client connected; they are played only if the user asks for it. */
  offerMissed(events: readonly StagedEvent[]): void {
    this.missed = this.speed === 0 ? [] : events.filter((event) => event.displaySeconds > 0);
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
    this.#show(null);
  }

  /** Ends an event whose duration the board decides. */
  finish(event: GameEvent): void {
    if (this.current !== event) return;
    clearTimeout(this.#timer);
    if (event.text) this.told = this.current;
    this.#next();
  }

  /** Returns how long an event lasts if it is not hurried, in milliseconds. */
  durationMs(event: GameEvent): number {
    const full = event.displaySeconds * 1000 * this.speed;
    return this.reducedMotion ? Math.min(full, REDUCED_MOTION_MS) : full;
  }

  /** Returns how long an event lasts if these events follow. */
  #hurriedMs(event: GameEvent, queue: readonly GameEvent[]): number {
    const full = this.durationMs(event);
    const leftMs = queue.reduce((sum, one) => sum + this.durationMs(one), full) - UNHURRIED_MS;
    if (leftMs <= MAX_HURRIED_MS || event.displaySeconds >= DECIDING_SECONDS) return full;
    const leastMs = event.text && !this.reducedMotion ? MIN_TOLD_MS * this.speed : MIN_HURRIED_MS;
    return Math.max((full * MAX_HURRIED_MS) / leftMs, Math.min(full, leastMs));
  }

  #next = (): void => {
    this.#timer = undefined;
    const [event, ...queue] = this.queue;
    this.queue = queue;
    if (event) {
      this.currentMs = this.#hurriedMs(event, queue);
      this.#timer = setTimeout(this.#next, this.isTimedByBoard(event) ? MAX_BOARD_TIMED_MS : this.currentMs);
    }
    this.#show(event ?? null);
  };

  #show(event: StagedEvent | null): void {
    const wasPlaying = this.isPlaying;
    this.current = event;
    // The line of a throw tells its result, which the flight shows first.
    if (!event || ((event.text || event.caption) && !this.isTimedByBoard(event))) this.told = event;
    if (this.isPlaying !== wasPlaying) this.onPlayingChange();
  }
}
