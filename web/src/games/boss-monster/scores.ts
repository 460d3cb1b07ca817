/**
 * Souls and wounds as they are event. The board is that of the present, while the stage may still be playing how it came
 * about: a number changes when its event begins, not before.
 */
import type { Told } from "../../net/told";
import { printedNumber, type Cards } from "./model";
import type { Seat } from "./types";

export interface Score {
  souls: number;
  wounds: number;
}

/** Whose score an event changes, and by how much. */
export function scoreChange(event: Told, cards: Cards): (Score & { seat: number }) | null {
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

/** The score of a player before what has not been played yet. */
export function scoreBefore(at: Seat, seat: number, waiting: readonly Told[], cards: Cards): Score {
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
