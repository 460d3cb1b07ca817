/**
 * The board that is shown: while events are played it is the board of the present event, as the server sent it, and
 * afterwards the present board. The live table, the replay and missed events that are played later have no other mechanism.
 */
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
