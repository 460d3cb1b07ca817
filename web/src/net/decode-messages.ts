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
import { applyMergePatch } from "./merge-patch";

/** An event of the rules: its number, its name and its fields. A game reads the fields with `EventOf`. */
export interface GameEvent {
  n: number;
  kind: string;
  data: object;
  /** For how many seconds the event is shown at normal speed. */
  displaySeconds: number;
  /** The line of the log that ends with this event, if one does. */
  text?: string;
  /** The sentence to show while the event is played, if the log tells it only with a later event. */
  caption?: string;
}

/** An event with the boards of the server just before it and after it: what is played on the table. */
export interface StagedEvent extends GameEvent {
  before: Board;
  board: Board;
}

/** An event of one game, whose `kind` tells the type of its `data`. `EventData` stands in the `event-types.ts` of the game. */
export type EventOf<EventData> = {
  [Kind in keyof EventData]: Omit<GameEvent, "kind" | "data"> & { kind: Kind; data: EventData[Kind] };
}[keyof EventData];

export type Board = Record<string, unknown>;
export type Sync = Omit<SentSync, "events" | "first" | "before"> & { events: StagedEvent[] };
/** `board` is the board after the update. */
export type Update = Omit<SentUpdate, "events" | "first" | "patch"> & {
  events: StagedEvent[];
  board: Board;
  log: Line[];
};
export type Replay = Omit<SentReplay, "start" | "updates"> & { start: Sync; updates: Update[] };

/** Returns the whole position of a `sync` message, with its events decoded. */
export function decodeSync({ first, events, before, ...rest }: SentSync): Sync {
  return { ...rest, events: stageEvents(events, first, applyMergePatch(rest.board, before)) };
}

/** Returns an `update` message with its events and new log lines decoded. `before` is the board before it. */
export function decodeUpdate({ first, events, patch, ...rest }: SentUpdate, before: Board): Update {
  const log = events.flatMap(([, , text], i) => (text ? [{ n: first + i, text, struck: false }] : []));
  const staged = stageEvents(events, first, before);
  const board = applyMergePatch(staged.at(-1)?.board ?? before, patch);
  return { ...rest, events: staged, board, log };
}

/** Returns a recorded game with its start and all its updates decoded. */
export function decodeReplay({ start, updates, ...rest }: SentReplay): Replay {
  let board: Board = start.board;
  const decoded = updates.map((sent) => {
    const update = decodeUpdate(sent, board);
    board = update.board;
    return update;
  });
  return { ...rest, start: decodeSync(start), updates: decoded };
}

/** Returns events with their numbers and boards; `before` is the board before the first one. */
function stageEvents(events: readonly SentEvent[], first: number, before: Board): StagedEvent[] {
  let board = before;
  return decodeEvents(events, first).map((event, i) => {
    const earlier = board;
    const patch = events[i]?.[4];
    if (patch && Object.keys(patch).length > 0) board = applyMergePatch(board, patch);
    return { ...event, before: earlier, board };
  });
}

/** Returns events with their numbers; `first` is the number of the first one. */
export function decodeEvents(events: readonly SentEvent[], first: number): GameEvent[] {
  return events.map(([kind, data, text, seconds, , caption], i) => ({
    n: first + i,
    kind,
    data,
    displaySeconds: seconds,
    ...(text ? { text } : {}),
    ...(caption ? { caption } : {}),
  }));
}
