/**
 * What a message tells, ready to be used. On the way everything is short: events are lists, their numbers follow from the
 * first, their texts are the new lines of the log, and an option leaves out what another one says already.
 */
import type { Line, Prompt, Replay as SentReplay, Sync as SentSync, Told as Sent, Update as SentUpdate } from "../protocol";

/** Something that happened: its number, its name, its fields (a card is `[id, face]`), and for how long it wants to be looked at. */
export interface Told {
  n: number;
  kind: string;
  data: Record<string, unknown>;
  beat: number;
  /** The line of the log that begins with it, if one does. */
  text?: string;
}

export type Sync = Omit<SentSync, "events" | "first"> & { events: Told[] };
export type Update = Omit<SentUpdate, "events" | "first"> & { events: Told[]; log: Line[] };
export type Replay = Omit<SentReplay, "start" | "updates"> & { start: Sync; updates: Update[] };

/** Stands for what the first option with the same first click says. */
const LEFT_OUT = "…";

export function syncOf({ first, events, ...rest }: SentSync): Sync {
  return { ...rest, events: numbered(events, first), prompt: spelled(rest.prompt) };
}

export function updateOf({ first, events, ...rest }: SentUpdate): Update {
  const log = events.flatMap(([, , text], i) => (text ? [{ n: first + i, text, struck: false }] : []));
  return { ...rest, events: numbered(events, first), log, prompt: spelled(rest.prompt) };
}

export function replayOf({ start, updates, ...rest }: SentReplay): Replay {
  return { ...rest, start: syncOf(start), updates: updates.map(updateOf) };
}

/** Events with their numbers. */
export function numbered(events: readonly Sent[], first: number): Told[] {
  return events.map(([kind, data, text, beat], i) => ({ n: first + i, kind, data, beat: beat ?? 0, ...(text ? { text } : {}) }));
}

/** A prompt whose options have all their words. */
export function spelled(prompt: Prompt | null): Prompt | null {
  if (!prompt?.options.some(({ text, warn }) => text.startsWith(LEFT_OUT) || warn === LEFT_OUT)) return prompt;
  const begun = new Map<string, { what: string; warn: string }>();
  const options = prompt.options.map((option) => {
    const [click, ...later] = option.anchors;
    if (click === undefined || later.length === 0) return option;
    const first = begun.get(click) ?? option;
    begun.set(click, first);
    const text = option.text.startsWith(LEFT_OUT) ? first.what + option.text.slice(LEFT_OUT.length) : option.text;
    return { ...option, text, warn: option.warn === LEFT_OUT ? first.warn : option.warn };
  });
  return { ...prompt, options };
}
