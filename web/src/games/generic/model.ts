/** Reads the generic board: zones and counters of a seat or of the whole table, and the cards in them. */
import type { CardFace } from "../../protocol";
import type { BoardCard, BoardCounter, BoardState, BoardZone } from "./types";

export interface NamedZone extends BoardZone {
  /** The name in the anchor of the zone, `zone:NAME`. */
  name: string;
}

export interface NamedCounter extends BoardCounter {
  name: string;
}

/** A card on the board with its printed face, which is null if the viewer does not know it. */
export interface ShownCard {
  id: number;
  face: CardFace | null;
}

/** Cards of one zone with the same face, which are drawn once with their number. */
export interface CardGroup {
  ids: number[];
  face: CardFace | null;
}

/** Returns the zones of a seat, or (for null) the common ones. */
export function zonesOf(board: BoardState, seat: number | null): NamedZone[] {
  return Object.entries(board.zones)
    .map(([name, zone]) => ({ name, ...zone }))
    .filter((zone) => (zone.seat ?? null) === seat);
}

/** Returns the counters of a seat, or (for null) the common ones. */
export function countersOf(board: BoardState, seat: number | null): NamedCounter[] {
  return Object.entries(board.counters)
    .map(([name, counter]) => ({ name, ...counter }))
    .filter((counter) => (counter.seat ?? null) === seat);
}

/** Returns all seats, beginning after that of the viewer, so that the seat of the viewer comes last. */
export function seatsInOrder(board: BoardState, seat: number | null): number[] {
  return Array.from({ length: board.players }, (_, n) => (n + (seat ?? -1) + 1) % board.players);
}

export function shownCards(cards: ReadonlyMap<number, CardFace>, zone: BoardZone): ShownCard[] {
  return (zone.cards ?? []).map(({ id, face }: BoardCard) => ({ id, face: cards.get(face ?? 0) ?? null }));
}

/** Returns the cards of a zone in groups of the same face, in the order of their first cards. */
export function groupCards(shown: readonly ShownCard[]): CardGroup[] {
  const groups = new Map<number, CardGroup>();
  for (const { id, face } of shown) {
    const group = groups.get(face?.face ?? 0);
    if (group) group.ids.push(id);
    else groups.set(face?.face ?? 0, { ids: [id], face });
  }
  return [...groups.values()];
}

/** Returns the number that is printed on a card; null if there is none. */
export function printedValue(face: CardFace | null): number | null {
  const value = face?.traits["value"];
  return typeof value === "number" ? value : null;
}

/** Returns the number of the colour of a card: cards of the same kind have the same one. */
export function toneOf(face: CardFace): number {
  let sum = 0;
  for (const letter of face.kind) sum = (sum * 31 + letter.charCodeAt(0)) % 6;
  return sum;
}
