/**
 * Plays what happened, one event after the other. The board draws the present; `stage.now` is what to animate, and
 * `stage.waiting` what a board may hold back until it is its turn.
 * Nothing waits for it: it can be skipped, hurried or switched off at any time.
 */
import type { GameEvent } from "../net/decode-messages";

/** More missed events than this are never played unasked. */
export const MOST_UNASKED = 20;
/** Where all play together, or one alone, what the game does to them is the game: it is rather played faster. */
export const MOST_OF_THE_GAME = 80;
/** The longest an event takes when little motion is wanted. */
export const CALM_MS = 120;
/** If more than this waits, everything goes faster. */
export const MOST_WAITING_MS = 5000;
/** However a board shows something at its own pace: after this it is over. */
export const OWN_MS = 15_000;

export class Stage {
  /** What is happening now on the stage. */
  now = $state.raw<GameEvent | null>(null);
  /** Events that happened while nobody looked, until they are played or waved away. */
  missed = $state.raw<GameEvent[]>([]);
  /** Whether they came before our eyes, too many at once, and not while we were away. */
  sudden = $state(false);
  /** Factor on how long things take; 0 is at once. */
  speed = $state(1);
  /** Little motion, please. */
  calm = $state(false);
  /** How many events may wait. */
  most = MOST_UNASKED;

  /** What has happened on the board and not yet on the stage. */
  waiting = $state.raw<readonly GameEvent[]>([]);

  /** Whether somebody looks. */
  looking: () => boolean = () => true;

  /** Whether the board shows an event at its own pace (a die flies as long as it flies); it says `done` afterwards. */
  own: (event: GameEvent) => boolean = () => false;

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Events that have just happened. */
  play(events: readonly GameEvent[]): void {
    if (this.speed === 0) return;
    this.waiting = [...this.waiting, ...events.filter((event) => event.displaySeconds > 0)];
    if (this.waiting.length > this.most) {
      this.missed = [...this.waiting];
      this.sudden = this.looking();
      this.skip();
    } else if (this.#timer === undefined) this.#next();
  }

  /** Events from before we came: shown only if somebody wants to. */
  offer(events: readonly GameEvent[]): void {
    this.missed = this.speed === 0 ? [] : events.filter((event) => event.displaySeconds > 0);
    this.sudden = false;
  }

  /** Play what was missed after all. */
  replay(): void {
    const events = this.missed;
    this.missed = [];
    this.waiting = [...events];
    if (this.#timer === undefined) this.#next();
  }

  /** Enough: be in the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.waiting = [];
    this.now = null;
  }

  /** Whether something will be seen whose end nobody should know before. */
  get suspense(): boolean {
    return this.now !== null && [this.now, ...this.waiting].some(this.own);
  }

  /** The board has shown an event to its end. */
  done(event: GameEvent): void {
    if (this.now !== event) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** How long an event lasts, in milliseconds. */
  length(event: GameEvent): number {
    const full = event.displaySeconds * 1000 * this.speed;
    return this.calm ? Math.min(full, CALM_MS) : full;
  }

  #next = (): void => {
    this.#timer = undefined;
    const [event, ...waiting] = this.waiting;
    this.waiting = waiting;
    if (!event) {
      this.now = null;
      return;
    }
    const left = waiting.reduce((sum, one) => sum + this.length(one), 0);
    const hurry = left > MOST_WAITING_MS ? MOST_WAITING_MS / left : 1;
    this.now = event;
    this.#timer = setTimeout(this.#next, this.own(event) ? OWN_MS : this.length(event) * hurry);
  };
}
