/** The printed cards of a game by their face; they are loaded once for each language. */
import { api } from "../net/http";
import type { CardFace } from "../protocol";
import type { Language } from "../messages.svelte";

export type CardFaces = Map<number, CardFace>;

const loaded = new Map<string, Promise<CardFaces>>();

/** Returns all printed cards of a game in a language. A failed request is tried again at the next call. */
export function loadCardFaces(game: string, language: Language): Promise<CardFaces> {
  const key = `${game}/${language}`;
  let cards = loaded.get(key);
  if (!cards) {
    cards = api.cards(game, language).then((all) => new Map(all.map((card) => [card.face, card])));
    cards.catch(() => loaded.delete(key));
    loaded.set(key, cards);
  }
  return cards;
}
