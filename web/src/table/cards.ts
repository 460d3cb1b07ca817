/** The printed cards of a game, by face; fetched once for each language. */
import { house } from "../net/http";
import type { CardFace } from "../protocol";
import type { Language } from "../messages.svelte";

export type Cards = Map<number, CardFace>;

const fetched = new Map<string, Promise<Cards>>();

export function cardsOf(game: string, language: Language): Promise<Cards> {
  const key = `${game}/${language}`;
  let cards = fetched.get(key);
  if (!cards) {
    cards = house.cards(game, language).then((all) => new Map(all.map((card) => [card.face, card])));
    cards.catch(() => fetched.delete(key));
    fetched.set(key, cards);
  }
  return cards;
}
