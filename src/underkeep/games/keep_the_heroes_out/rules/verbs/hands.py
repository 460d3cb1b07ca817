"""Verbs about cards: drawing, discarding, reshuffling, and the loot row (KHO-7, KHO-10)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.keep_the_heroes_out.events import (
    CardDiscarded,
    CardDrawn,
    DeckShuffled,
    LootGained,
    LootReplaced,
    LootShown,
    Reinforced,
)
from underkeep.games.keep_the_heroes_out.options import ChooseCard
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import LOOT_ROW_SIZE

REINFORCEMENT_CARDS = 3
"""The number of cards that reinforcements look at (KHO-9.22)."""


class Hands(Queries):
    """Verbs about cards. Hands are open, because the players may tell each other everything (KHO-21.6)."""

    def take_top_card(self, seat: Seat) -> CardId | None:
        """Take the top card of a deck and return it. An empty deck is reshuffled first; without any card the result is
        None (KHO-7.4, KHO-7.5)."""
        state = self.state
        if not state.deck[seat]:
            if not state.discard[seat]:
                return None
            state.deck[seat], state.discard[seat] = state.discard[seat], []
            visibility.shuffle_pile(state, state.deck[seat])
            self.emit(DeckShuffled, seat)
        card = state.deck[seat].pop()
        visibility.reveal_to_all(state, (card,))
        return card

    def draw(self, seat: Seat, number: int = 1) -> None:
        """Draw cards into the hand of a seat, as far as there are any."""
        for _ in range(number):
            card = self.take_top_card(seat)
            if card is None:
                return
            self.state.hand[seat].append(card)
            self.emit(CardDrawn, seat, card)

    def can_draw(self, seat: Seat) -> bool:
        """Return whether the deck or the discard pile of a seat has a card to draw."""
        return bool(self.state.deck[seat] or self.state.discard[seat])

    def discard_from_hand(self, seat: Seat, card: CardId) -> None:
        """Discard a card from the hand of a seat."""
        self.state.hand[seat].remove(card)
        self.state.discard[seat].append(card)
        self.emit(CardDiscarded, seat, card)

    def each_player_discards(self, number: int) -> AnyProcedure:
        """Let every player choose this number of cards to discard, as far as there are any (KHO-19.4)."""
        for seat in self.seats_from_active():
            for _ in range(min(number, len(self.state.hand[seat]))):
                hand = self.state.hand[seat]
                answer = yield from ask(seat, "discard", [ChooseCard(card) for card in hand])
                self.discard_from_hand(seat, answer.card)

    def reinforce(self, seat: Seat, action: int) -> None:
        """Look at three cards, take those with an action into the hand, and discard the others (KHO-9.22, KHO-9.23)."""
        looked = [card for card in (self.take_top_card(seat) for _ in range(REINFORCEMENT_CARDS)) if card is not None]
        for card in looked:
            fits = self.card(card).line.has_action(action)
            (self.state.hand if fits else self.state.discard)[seat].append(card)
            self.emit(Reinforced, seat, card, fits)

    # --- loot -------------------------------------------------------------------------------------------

    def open_loot(self, kind: str) -> list[CardId]:
        """Return the face-up loot cards of a kind. The kind "" means tactics cards of the Laboratory (KHO-13.6)."""
        return [card for card in self.state.loot_row if self.card(card).loot == kind]

    def gain_loot(self, seat: Seat, card: CardId, room: int) -> None:
        """Put a loot card on the discard pile of a seat and refill the loot row (KHO-10.3, KHO-10.4)."""
        place = self.state.loot_row.index(card)
        self.state.discard[seat].append(card)
        self.emit(LootGained, seat, card, room)
        self._fill(place)

    def replace_loot(self, cards: list[CardId]) -> None:
        """Put these loot cards under the deck and replace them (KHO-7.6)."""
        state = self.state
        fresh = [state.loot_deck.pop() for _ in range(min(len(cards), len(state.loot_deck)))]
        places = [state.loot_row.index(card) for card in cards]
        for card in cards:
            self.emit(LootReplaced, card)
        state.loot_deck[:0] = cards
        while len(fresh) < len(cards):
            # The deck was too short, so cards that were just put under it are drawn again.
            fresh.append(state.loot_deck.pop())
        for place, card in zip(places, fresh, strict=True):
            state.loot_row[place] = card
            self._show(card)

    def fill_loot_row(self) -> None:
        """Lay out loot until the row is full (KHO-4.4)."""
        while len(self.state.loot_row) < LOOT_ROW_SIZE and self.state.loot_deck:
            self.state.loot_row.append(self.state.loot_deck.pop())
            self._show(self.state.loot_row[-1])

    def _fill(self, place: int) -> None:
        """Refill one place of the loot row, or close the gap without a deck (KHO-10.6)."""
        state = self.state
        if state.loot_deck:
            state.loot_row[place] = state.loot_deck.pop()
            self._show(state.loot_row[place])
        else:
            del state.loot_row[place]  # KHO-10.6

    def _show(self, card: CardId) -> None:
        """Reveal a loot card to all viewers."""
        visibility.reveal_to_all(self.state, (card,))
        self.emit(LootShown, card)
