/** The parts of the city in words, for screen readers and the text view. */
import { cardName, healthText, nameOf, type TextContext } from "../boss-monster/part-text";
import { printedNumber } from "../board-types";
import { TREASURES, printedTreasure, townOf } from "../boss-monster/model";
import type { BoardState, Space } from "./types";

/** The free spaces of the town, one line for each. */
export function freeSpaceTexts({ say }: TextContext, board: BoardState): string[] {
  const { needs = [], townSpaces = 0 } = board;
  return Array.from({ length: townSpaces }, (_, place) => place)
    .slice(townOf(board).length)
    .map((place) =>
      needs[place]
        ? `${say("board-town-free")}, ${say("board-town-wants", { need: needs[place] })}`
        : say("board-town-free"),
    );
}

/** A hero in a key location, with the health with which it would come out. */
export function locationHeroText(
  context: TextContext,
  location: string,
  hero: { face: number; health: number },
): string {
  const { say, cards } = context;
  const name = cardName(context, hero.face);
  const health = healthText(context, cards.get(hero.face) ?? null, hero.health);
  return say("board-trained", { name, place: say(`board-location-${location}`), health });
}

/** An action space, and the players with a minion there. */
export function spaceText(context: TextContext, location: string, space: string, at: Space): string {
  const { say } = context;
  const what = say(`board-space-${location}-${space}`);
  const minions = (at.minions ?? []).map((seat) => nameOf(context, seat));
  return minions.length ? `${what} (${say("board-minions-there", { names: minions.join(", ") })})` : what;
}

/** A card of the Market. */
export function marketText(context: TextContext, face: number): string {
  const { say, cards } = context;
  const card = cards.get(face) ?? null;
  const parts = [cardName(context, face)];
  if (card?.kind === "room") {
    parts.push(say("board-damage", { damage: printedNumber(card, "damage") }));
    printedTreasure(card).forEach((count, kind) => {
      if (count) parts.push(`${say(`board-${TREASURES[kind] ?? ""}`)} ${count}`);
    });
  }
  if (card?.text) parts.push(card.text);
  return parts.join(", ");
}
