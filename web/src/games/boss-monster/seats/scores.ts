/**
 * Souls and wounds during the playback of events. The board is the present one, while earlier events may still be played: a
 * number changes when its event begins, not before.
 */
import type { GameEvent } from "../../../net/decode-messages";
import { printedNumber, type Cards } from "../model";
import type { Seat } from "../types";

export interface Score {
  souls: number;
  wounds: number;
}

/** The change of a score by an event; null if the event changes none. */
export function scoreChange(event: GameEvent, cards: Cards): (Score & { seat: number }) | null {
  const { data } = event;
  const number = (name: string): number => (typeof data[name] === "number" ? data[name] : 0);
  const worth = (): number => {
    const [, face] = Array.isArray(data["hero"]) ? (data["hero"] as number[]) : [];
    return printedNumber(cards.get(face ?? 0) ?? null, "worth");
  };
  switch (event.kind) {
    case "HeroDied":
      return { seat: number("dungeon"), souls: number("souls"), wounds: 0 };
    case "HeroSurvived":
      return { seat: number("dungeon"), souls: 0, wounds: number("wounds") };
    case "SoulBecameWound":
      return { seat: number("seat"), souls: -worth(), wounds: worth() };
    case "WoundHealed":
      return { seat: number("seat"), souls: worth(), wounds: -worth() };
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
