/**
 * Decodes the events of messages. The server sends them as lists; their numbers follow from the first number, and their texts
 * are the new lines of the log.
 */
import type {
  Line,
  Replay as SentReplay,
  Sync as SentSync,
  Told as SentEvent,
  Update as SentUpdate,
} from "../protocol";

/** An event of the rules: its number, its name and its fields. A game reads the fields with `EventOf`. */
export interface GameEvent {
  n: number;
  kind: string;
  data: object;
  /** For how many seconds the event is shown at normal speed. */
  displaySeconds: number;
  /** The line of the log that begins with this event, if one does. */
  text?: string;
}

/** An event of one game, whose `kind` tells the type of its `data`. `EventData` stands in the `event-types.ts` of the game. */
export type EventOf<EventData> = {
  [Kind in keyof EventData]: Omit<GameEvent, "kind" | "data"> & { kind: Kind; data: EventData[Kind] };
}[keyof EventData];

export type Sync = Omit<SentSync, "events" | "first"> & { events: GameEvent[] };
export type Update = Omit<SentUpdate, "events" | "first"> & { events: GameEvent[]; log: Line[] };
export type Replay = Omit<SentReplay, "start" | "updates"> & { start: Sync; updates: Update[] };

/** Returns the whole position of a `sync` message, with its events decoded. */
export function decodeSync({ first, events, ...rest }: SentSync): Sync {
  return { ...rest, events: decodeEvents(events, first) };
}

/** Returns an `update` message with its events and new log lines decoded. */
export function decodeUpdate({ first, events, ...rest }: SentUpdate): Update {
  const log = events.flatMap(([, , text], i) => (text ? [{ n: first + i, text, struck: false }] : []));
  return { ...rest, events: decodeEvents(events, first), log };
}

/** Returns a recorded game with its start and all its updates decoded. */
export function decodeReplay({ start, updates, ...rest }: SentReplay): Replay {
  return { ...rest, start: decodeSync(start), updates: updates.map(decodeUpdate) };
}

/** Returns events with their numbers; `first` is the number of the first one. */
export function decodeEvents(events: readonly SentEvent[], first: number): GameEvent[] {
  return events.map(([kind, data, text, seconds], i) => ({
    n: first + i,
    kind,
    data,
    displaySeconds: seconds,
    ...(text ? { text } : {}),
  }));
}
