/**
 * Decodes the short forms of messages. The server sends events as lists; their numbers follow from the first number, their
 * texts are the new lines of the log, and the text of an option leaves out the beginning that it shares with an earlier one.
 */
import type {
  Line,
  Prompt,
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
  /** The line of the log that begins with this event, if one does. */
  text?: string;
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

/** Replaces the words that the first option with the same first click has already. */
const OMITTED = "…";

/** Returns the whole position of a `sync` message, with its events and prompt decoded. */
export function decodeSync({ first, events, before, ...rest }: SentSync): Sync {
  const start = applyMergePatch(rest.board, before);
  return { ...rest, events: stageEvents(events, first, start), prompt: decodePrompt(rest.prompt) };
}

/** Returns an `update` message with its events, prompt and new log lines decoded. `before` is the board before it. */
export function decodeUpdate({ first, events, patch, ...rest }: SentUpdate, before: Board): Update {
  const log = events.flatMap(([, , text], i) => (text ? [{ n: first + i, text, struck: false }] : []));
  const staged = stageEvents(events, first, before);
  const board = applyMergePatch(staged.at(-1)?.board ?? before, patch);
  return { ...rest, events: staged, board, log, prompt: decodePrompt(rest.prompt) };
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
  return events.map(([kind, data, text, seconds], i) => ({
    n: first + i,
    kind,
    data,
    displaySeconds: seconds ?? 0,
    ...(text ? { text } : {}),
  }));
}

/** Returns a prompt whose options have their complete texts. */
export function decodePrompt(prompt: Prompt | null): Prompt | null {
  if (!prompt?.options.some(({ text, warn }) => text.startsWith(OMITTED) || warn === OMITTED)) return prompt;
  const firstOfClick = new Map<string, { what: string; warn: string }>();
  const options = prompt.options.map((option) => {
    const [click, ...later] = option.anchors;
    if (click === undefined || later.length === 0) return option;
    const first = firstOfClick.get(click) ?? option;
    firstOfClick.set(click, first);
    const text = option.text.startsWith(OMITTED) ? first.what + option.text.slice(OMITTED.length) : option.text;
    return { ...option, text, warn: option.warn === OMITTED ? first.warn : option.warn };
  });
  return { ...prompt, options };
}
