"""The verbs that every simple game has: the deal, turns, cards, resignations and the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from underkeep.core import visibility
from underkeep.core.rules import Rules
from underkeep.core.simple_game.cards import UNKNOWN_CARD, SimpleCard
from underkeep.core.simple_game.events import PlayerResigned, TurnBegan
from underkeep.core.simple_game.state import SimpleState
from underkeep.core.state import UNKNOWN, CardId, Seat, card_range, seat_range

S = TypeVar("S", bound=SimpleState)


class SimpleRules(Rules[S]):
    """The verbs of a simple game. The top card of a pile is the last one of its list."""

    catalogue: ClassVar[tuple[SimpleCard, ...]] = ()
    """All printed cards."""

    # --- what a game overrides ------------------------------------------------------------------------

    def deal(self, setup: Any) -> None:
        """Put the cards into their zones before the first turn. `all_cards` lists them; all of them are face-down."""
        raise NotImplementedError

    @classmethod
    def copies(cls, card: SimpleCard, setup: Any) -> int:
        """Return the number of copies of a card in a game with this setup."""
        return card.copies

    def scores(self) -> list[int]:
        """Return the score of each seat. The state may be that of an observation, in which faces are unknown."""
        raise NotImplementedError

    # --- turns ----------------------------------------------------------------------------------------

    def playing_seats(self) -> list[Seat]:
        """Return the seats that have not given up."""
        return [seat for seat in seat_range(self.state.players) if seat not in self.state.resigned]

    def begin_turn(self) -> Seat:
        """Report that the turn of the active player begins, and return the seat."""
        self.state.turns += 1
        self.emit(TurnBegan, self.state.active_seat)
        return self.state.active_seat

    def end_turn(self) -> None:
        """Make the next player active who has not given up."""
        state = self.state
        state.active_seat = self._next_seat(state.active_seat)

    def _next_seat(self, seat: Seat) -> Seat:
        playing = self.playing_seats() or [seat]
        return next((other for other in playing if other > seat), playing[0])

    def leaders(self) -> list[Seat]:
        """Return the seats with the highest score among those that have not given up."""
        scores, playing = self.scores(), self.playing_seats()
        best = max(scores[seat] for seat in playing)
        return [seat for seat in playing if scores[seat] == best]

    def end_game(self, winners: list[Seat] | None = None) -> None:
        """End the game; by default the leaders win. The running step should end too, and no other step follows."""
        self.state.winners = self.leaders() if winners is None else winners
        self.state.over = self.interrupted = True

    # --- cards ----------------------------------------------------------------------------------------

    def card(self, card: CardId) -> SimpleCard:
        """Return the printed card of an id. A card whose face is unknown has no kind and the value 0."""
        face = self.state.faces[card]
        return self.catalogue[face - 1] if face != UNKNOWN else UNKNOWN_CARD

    def all_cards(self, *kinds: str) -> list[CardId]:
        """Return the ids of all cards of these kinds, or of all cards, in the order of their keys. It needs a state
        with all faces, such as the one that is dealt."""
        return [card for card in card_range(0, len(self.state.faces)) if not kinds or self.card(card).kind in kinds]

    def total_value(self, cards: Iterable[CardId]) -> int:
        """Return the sum of the values of these cards; a card whose face is unknown counts 0."""
        return sum(self.card(card).value for card in cards)

    def shuffle(self, pile: list[CardId]) -> None:
        """Shuffle a pile, so that no viewer knows its cards any more."""
        visibility.shuffle_pile(self.state, pile)

    def move(self, card: CardId, source: list[CardId], target: list[CardId]) -> None:
        """Move a card to the end (the top) of another zone. The viewers that know the card stay the same."""
        source.remove(card)
        target.append(card)

    def turn_up(self, source: list[CardId], target: list[CardId]) -> CardId:
        """Move the top card of a pile face-up into another zone, and return the card."""
        card = source.pop()
        target.append(card)
        self.show_to_all(card)
        return card

    def draw(self, source: list[CardId], hand: list[CardId], seat: Seat) -> CardId:
        """Move the top card of a pile into the hand of a seat, which alone gets to know it, and return the card."""
        card = source.pop()
        hand.append(card)
        self.show_to(card, seat)
        return card

    def show_to(self, card: CardId, seat: Seat) -> None:
        """Let a seat know a card."""
        visibility.reveal_to(self.state, card, seat)

    def show_to_all(self, card: CardId) -> None:
        """Let all seats and spectators know a card."""
        visibility.reveal_to_all(self.state, [card])

    # --- resignations -----------------------------------------------------------------------------------

    def resign(self, seat: Seat) -> None:
        """Mark a seat as having given up. Its decisions are passed until the running step ends."""
        self.state.resigned.append(seat)
        self.emit(PlayerResigned, seat)
        self.interrupted = True

    def between_steps(self) -> None:
        """End the game if one player is left, and see that the active player is playing."""
        state = self.state
        if not state.over:
            playing = self.playing_seats()
            if len(playing) <= 1 < state.players:
                self.end_game(playing)
            elif state.active_seat in state.resigned:
                self.end_turn()
        self.interrupted = state.over
