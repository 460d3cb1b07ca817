/** Filters the cards of a game. */
import type { CardFace } from "../protocol";
import { matchesCard } from "./text-search";

export interface Search {
  /** Words of a name, of the wording or of the line about the card. */
  text: string;
  kind: string;
  set: string;
  /** Only cards that are, wholly or in part, of Underkeep's own design. */
  own: boolean;
}

export function matchesFilter(card: CardFace, { text, kind, set, own }: Search): boolean {
  if (kind && card.kind !== kind) return false;
  if (set && card.set !== set) return false;
  if (own && card.design === "printed") return false;
  return matchesCard(card, text);
}
