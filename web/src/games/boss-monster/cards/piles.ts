/** The piles of cards that can be spread out: the discard pile, a deck that is searched, hands, scores, stacks. */
import type { TextContext } from "../part-text";
import type { ListedCard } from "../../board-types";
import { discardOf, listCards, itemsOf, seatAt, seatsOf, stacksOf } from "../model";

export interface Pile {
  id: string;
  title: string;
  cards: ListedCard[];
  back?: string;
}

export function pilesOf({ board, seat: me, cards, say, names }: TextContext): Pile[] {
  const discard = discardOf(board).map(({ card, piled }) => ({ card, face: cards.get(piled.face) ?? null }));
  const piles: Pile[] = [
    { id: "discard", title: say("board-discard-cards", { cards: discard.length }), cards: discard },
    { id: "deck", title: say("board-searched"), cards: listCards(cards, board.known) },
  ];
  for (const seat of seatsOf(board)) {
    const at = seatAt(board, seat);
    const name = names[seat] ?? "";
    if (seat !== me) {
      const hand = [...listCards(cards, at.rooms), ...listCards(cards, at.spells)];
      piles.push({ id: `hand-${seat}`, title: say("board-hand-of", { name }), cards: hand });
    }
    piles.push(
      {
        id: `souls-${seat}`,
        title: say("board-souls-of", { name }),
        cards: listCards(cards, at.soulCards),
        back: "hero",
      },
      {
        id: `wounds-${seat}`,
        title: say("board-wounds-of", { name }),
        cards: listCards(cards, at.woundCards),
        back: "hero",
      },
    );
    const faceDown = itemsOf(at, false).map(({ card, item }) => ({ card, face: cards.get(item.face) ?? null }));
    piles.push({ id: `items-${seat}`, title: say("board-items-of", { name }), cards: faceDown, back: "item" });
    for (const { stack } of stacksOf(at)) {
      if (!stack.under?.length) continue;
      const stacked = [...stack.under]
        .reverse()
        .map(({ card, face }) => ({ card, face: cards.get(face ?? 0) ?? null }));
      const top = { card: stack.card, face: cards.get(stack.face ?? 0) ?? null };
      const title = say("board-stack-cards", { place: stack.n + 1, cards: stacked.length + 1 });
      // The visible card is chosen where it lies, so it does not call the pile.
      piles.push({ id: `stack-${stack.card}`, title, cards: [{ ...top, card: -1 - stack.card }, ...stacked] });
    }
  }
  return piles;
}
