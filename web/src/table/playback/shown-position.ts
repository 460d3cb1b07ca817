/**
 * The moment that is shown: while events are played, it is the board of the event that is played, as the server sent it, and the
 * log up to that event; afterwards it is the present position. The live table, the replay and missed events that are played
 * later have no other mechanism.
 */
import type { Line } from "../../protocol";
import type { GameEvent } from "../../net/decode-messages";
import type { EventPlayer } from "./event-player.svelte";

export interface Played<B> {
  event: GameEvent;
  /** The board just before the event. */
  before: B;
}

/** Returns the board of the event that is played now, or the present board. */
export function shownBoard<B extends object>(eventPlayer: Pick<EventPlayer, "current">, present: B): B {
  return (eventPlayer.current?.board as B | undefined) ?? present;
}

/** Returns the event that is played now with the board just before it, or null. */
export function playedEvent<B extends object>(eventPlayer: Pick<EventPlayer, "current">): Played<B> | null {
  const event = eventPlayer.current;
  return event && { event, before: event.before as B };
}

/**
 * Returns the lines of the log up to the event that is played now, or all of them. Undone lines stay where they are. The line
 * of an event that the board times is left out until the event has ended.
 */
export function shownLines(eventPlayer: Pick<EventPlayer, "current" | "hidesLine">, lines: Line[]): Line[] {
  const event = eventPlayer.current;
  if (event === null) return lines;
  const last = eventPlayer.hidesLine ? event.n - 1 : event.n;
  return lines.filter((line) => line.struck || line.n <= last);
}
