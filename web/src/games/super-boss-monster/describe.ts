/** The city in words: what a screen reader speaks and what the text view shows. */
import { cardName, healthWords, nameOf, type Speaking } from "../boss-monster/describe";
import { TREASURES, printedNumber, printedTreasure, townOf } from "../boss-monster/model";
import type { BoardState, Space } from "./types";

/** The free spaces of the town, one line for each. */
export function freeWords({ say }: Speaking, board: BoardState): string[] {
  const { needs = [], townSpaces = 0 } = board;
  return Array.from({ length: townSpaces }, (_, place) => place)
    .slice(townOf(board).length)
    .map((place) => (needs[place] ? `${say("board-town-free")}, ${say("board-town-wants", { need: needs[place] })}` : say("board-town-free")));
}

/** A hero in a key location, with the health with which it would come out. */
export function trainedWords(speaking: Speaking, location: string, hero: { face: number; health: number }): string {
  const { say, cards } = speaking;
  const name = cardName(speaking, hero.face);
  const health = healthWords(speaking, cards.get(hero.face) ?? null, hero.health);
  return say("board-trained", { name, place: say(`board-location-${location}`), health });
}

/** An action space, and whose minions stand there. */
export function spaceWords(speaking: Speaking, location: string, space: string, at: Space): string {
  const { say } = speaking;
  const what = say(`board-space-${location}-${space}`);
  const minions = (at.minions ?? []).map((seat) => nameOf(speaking, seat));
  return minions.length ? `${what} (${say("board-minions-there", { names: minions.join(", ") })})` : what;
}

/** A card of the Market. */
export function marketWords(speaking: Speaking, face: number): string {
  const { say, cards } = speaking;
  const card = cards.get(face) ?? null;
  const parts = [cardName(speaking, face)];
  if (card?.kind === "room") {
    parts.push(say("board-damage", { damage: printedNumber(card, "damage") }));
    printedTreasure(card).forEach((count, kind) => {
      if (count) parts.push(`${say(`board-${TREASURES[kind] ?? ""}`)} ${count}`);
    });
  }
  if (card?.text) parts.push(card.text);
  return parts.join(", ");
}
