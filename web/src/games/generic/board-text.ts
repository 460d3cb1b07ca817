/** The generic board in words, for players who prefer text and for screen readers. */
import type { CardFace } from "../../protocol";
import type { Values } from "../../messages.svelte";
import type { Section } from "../manifest";
import { countersOf, groupCards, seatsInOrder, shownCards, zonesOf, type CardGroup, type NamedZone } from "./model";
import type { BoardState } from "./types";

export type Say = (id: string, values?: Values) => string;

interface TextContext {
  board: BoardState;
  seat: number | null;
  cards: ReadonlyMap<number, CardFace>;
  say: Say;
  names: readonly string[];
}

/** Returns the whole table in words: what belongs to all players first, then a section for each seat. */
export function boardText({ board, seat, cards, say, names }: TextContext): Section[] {
  const lines = (owner: number | null): string[] => [
    ...countersOf(board, owner).map(({ label, value }) => `${label}: ${value}`),
    ...zonesOf(board, owner).map((zone) => zoneText(say, cards, zone)),
  ];
  const seats = seatsInOrder(board, seat).map((owner) => ({
    heading: seatText(say, board, names, owner, seat),
    lines: lines(owner),
  }));
  return [{ heading: board.phase || say("generic-table"), lines: lines(null) }, ...seats];
}

/** Returns the name of a seat, and whether it is the viewer's, has its turn, or is out of the game. */
export function seatText(
  say: Say,
  board: BoardState,
  names: readonly string[],
  owner: number,
  seat: number | null,
): string {
  const notes = [
    ...(owner === seat ? [say("generic-you")] : []),
    ...(owner === board.active ? [say("generic-turn")] : []),
    ...(board.resigned?.includes(owner) ? [say("generic-out")] : []),
  ];
  return notes.length ? `${names[owner] ?? ""} (${notes.join(", ")})` : (names[owner] ?? "");
}

/** Returns a zone and its cards: of a pile the number and the top card, if it is known. */
export function zoneText(say: Say, cards: ReadonlyMap<number, CardFace>, zone: NamedZone): string {
  const shown = shownCards(cards, zone);
  if (zone.kind !== "pile" && shown.length)
    return `${zone.label}: ${groupCards(shown)
      .map((group) => groupText(say, group))
      .join("; ")}`;
  const top = zone.kind === "pile" ? shown[0]?.face : null;
  const count = say("generic-cards", { count: zone.count ?? 0 });
  return `${zone.label}: ${count}${top ? `; ${say("generic-top", { card: cardText(say, top) })}` : ""}`;
}

/** Returns a card with its numbers and its wording. */
export function cardText(say: Say, face: CardFace | null): string {
  if (!face) return say("generic-hidden", { count: 1 });
  return [face.name, face.about, face.text].filter(Boolean).join(", ");
}

function groupText(say: Say, { ids, face }: CardGroup): string {
  if (!face) return say("generic-hidden", { count: ids.length });
  return ids.length > 1 ? `${ids.length} × ${cardText(say, face)}` : cardText(say, face);
}
