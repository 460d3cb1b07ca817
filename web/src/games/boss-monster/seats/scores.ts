/**
 * Souls and wounds during the playback of events. The board is the present one, while earlier events may still be played: a
 * number changes when its event begins, not before.
 */
import type { EventOf, GameEvent } from "../../../net/decode-messages";
import type { EventData, SentCard } from "../event-types";
import { printedNumber, type Cards } from "../../board-types";
import type { Seat } from "../types";

export interface Score {
  souls: number;
  wounds: number;
}

/** The change of a score by an event; null if the event changes none. */
export function scoreChange(sent: GameEvent, cards: Cards): (Score & { seat: number }) | null {
  const event = sent as EventOf<EventData>;
  const worth = ([, face]: SentCard): number => printedNumber(cards.get(face) ?? null, "worth");
  switch (event.kind) {
    case "HeroDied":
      return { seat: event.data.dungeon, souls: event.data.souls, wounds: 0 };
    case "HeroSurvived":
      return { seat: event.data.dungeon, souls: 0, wounds: event.data.wounds };
    case "SoulBecameWound":
      return { seat: event.data.seat, souls: -worth(event.data.hero), wounds: worth(event.data.hero) };
    case "WoundHealed":
      return { seat: event.data.seat, souls: worth(event.data.hero), wounds: -worth(event.data.hero) };
    default:
      return null;
  }
}

/** The score of a player before the events that have not been played yet. */
export function scoreBefore(at: Seat, seat: number, waiting: readonly GameEvent[], cards: Cards): Score {
  let { souls = 0, wounds = 0 } = at;
  for (const event of waiting) {
    const changed = scoreChange(event, cards);
    if (changed?.seat !== seat) continue;
    souls -= changed.souls;
    wounds -= changed.wounds;
  }
  // What goes another way (a soul that is given up) changes at once.
  return { souls: Math.max(0, souls), wounds: Math.max(0, wounds) };
}
