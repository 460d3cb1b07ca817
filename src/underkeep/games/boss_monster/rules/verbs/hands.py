"""Hands, decks and the discard pile (chapter 19)."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_types import ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import (
    CardTurnedOver,
    DeckRenewed,
    Discarded,
    Drew,
    FoundInDeck,
    LookedAtHand,
    ShowedCard,
    TookFromDiscard,
    TookFromPlayer,
)
from underkeep.games.boss_monster.lasting_effects import without_source
from underkeep.games.boss_monster.rules.verbs.abilities import Abilities, TriggeredAbility
from underkeep.games.boss_monster.state import TREASURES

BAD_HAND = 4
"""The number of similar room cards with which a player may exchange the starting hand."""

Filter = Callable[[CardId], bool]


class Hands(Abilities):
    """Verbs of drawing, discarding and taking cards."""

    mulligan_counts_icons = False
    """Whether a room with two icons of a treasure counts twice in a bad starting hand."""
    mulligan_shows_hand = False
    """Whether a starting hand is shown to all before it is exchanged."""

    def hand(self, seat: Seat) -> list[CardId]:
        """All cards in a hand: rooms, then spells."""
        return self.state.room_hand[seat] + self.state.spell_hand[seat]

    def draw_rooms(self, seat: Seat, number: int) -> None:
        """Draw room cards."""
        self._draw(seat, number, self.state.room_deck, self.state.room_hand[seat], ROOM_CARDS)

    def draw_spells(self, seat: Seat, number: int) -> None:
        """Draw spells."""
        self._draw(seat, number, self.state.spell_deck, self.state.spell_hand[seat], (SPELL,))

    def _draw(self, seat: Seat, number: int, deck: list[CardId], hand: list[CardId], kinds: tuple[str, ...]) -> None:
        for _ in range(number):
            if not deck and not self.renew_deck(deck, kinds):
                return
            card = deck.pop()
            visibility.reveal_to(self.state, card, seat)
            hand.append(card)
            self.emit(Drew, seat, card)

    def discard_from_deck(self, number: int) -> list[CardId]:
        """Put the top cards of the room deck on the discard pile, face-up. No player discards them."""
        cards = []
        for _ in range(number):
            if self.state.room_deck or self.renew_deck(self.state.room_deck, ROOM_CARDS):
                cards.append(self.state.room_deck.pop())
        self.state.discard += cards
        visibility.reveal_to_all(self.state, cards)
        for card in cards:
            self.emit(CardTurnedOver, card)
        return cards

    def renew_deck(self, deck: list[CardId], kinds: tuple[str, ...]) -> bool:
        """Shuffle the discarded cards of these kinds into a new deck (BM-19.11). Returns False if there are none."""
        state = self.state
        deck += [card for card in state.discard if self.card(card).kind in kinds]
        if not deck:
            return False
        state.discard = [card for card in state.discard if card not in deck]
        visibility.shuffle_pile(state, deck)
        state.lasting_effects = without_source(state.lasting_effects, deck)
        self.emit(DeckRenewed, SPELL in kinds)
        return True

    def hand_holding(self, card: CardId) -> list[CardId]:
        """The hand list that holds a card."""
        for hand in (*self.state.room_hand, *self.state.spell_hand):
            if card in hand:
                return hand
        raise LookupError(f"card {card} is in no hand")

    def put_into_hand(self, seat: Seat, card: CardId) -> None:
        """Put a card that lies in no other place into a hand."""
        hands = self.state.spell_hand if self.card(card).kind == SPELL else self.state.room_hand
        hands[seat].append(card)
        visibility.reveal_to(self.state, card, seat)

    def may_mulligan(self, seat: Seat) -> bool:
        """Whether a starting hand is bad enough for a mulligan: four advanced rooms, or four rooms with one treasure
        (BM-2.11, BM-2.12)."""
        advanced = 0
        showing = [0] * len(TREASURES)
        for card in self.state.room_hand[seat]:
            room = CARDS[self.state.faces[card]]
            advanced += room.advanced
            for kind, icons in room.symbols:
                showing[kind] += icons if self.mulligan_counts_icons else 1
        return advanced >= BAD_HAND or max(showing) >= BAD_HAND

    # --- discarding

    def discard(self, seat: Seat, card: CardId, by: Seat | None = None) -> VerbResult:
        """A player discards a card from hand (BM-19.8). `by` is the opponent whose card makes the player do it."""
        self.hand_holding(card).remove(card)
        visibility.reveal_to_all(self.state, (card,))
        self.emit(Discarded, seat, card)
        if by is not None and by != seat:
            for source, ability in self.abilities(by, "keeps_discards"):
                if self.is_ready(source, ability):
                    self.state.used_this_round.append(source)
                    self.put_into_hand(by, card)
                    self.emit(TookFromPlayer, by, card, seat)
                    return DONE
        self.state.discard.append(card)
        return self.trigger_all(self.lost_monster_triggers(card) + self.discard_triggers(seat, card))

    def discard_triggers(self, seat: Seat, card: CardId) -> list[TriggeredAbility]:
        """The abilities of the opponents that trigger when a player has discarded a card."""
        return [
            (other, source, ability, (card,))
            for other in self.opponents(seat)
            for source, ability in self.abilities(other, "opponent_discards")
            if self.is_ready(source, ability)
        ]

    def lost_monster_triggers(self, card: CardId) -> list[TriggeredAbility]:
        """The abilities that trigger when a room card has gone to the discard pile, if it is a monster room."""
        if not CARDS[self.state.faces[card]].monster:
            return []
        return [
            (seat, source, ability, (card,))
            for seat in self.seats()
            for source, ability in self.abilities(seat, "monster_lost")
        ]

    def discard_chosen(
        self, seat: Seat, cards: list[CardId], kind: str, by: Seat | None = None, about: CardId | None = None
    ) -> AnyProcedure:
        """The player chooses one of these cards of the hand and discards it; nothing happens if there is none."""
        if cards:
            card = yield from self.choose(seat, cards, kind, about)
            yield from self.discard(seat, card, by)

    def discard_spell(self, seat: Seat, by: Seat | None = None, about: CardId | None = None) -> AnyProcedure:
        """Discard a spell of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.state.spell_hand[seat], "discard-spell", by, about)

    def discard_room(self, seat: Seat, by: Seat | None = None, about: CardId | None = None) -> AnyProcedure:
        """Discard a room card of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.state.room_hand[seat], "discard-room", by, about)

    def may_discard_miniboss(self, seat: Seat, about: CardId) -> Procedure[bool]:
        """Ask whether the player discards a miniboss card, and discard it. A player with room cards is asked even
        without a miniboss, so that the decision reveals nothing. Returns True if a card was discarded."""
        if not self.state.room_hand[seat]:
            return False
        card = yield from self.may_choose(seat, self.minibosses(self.state.room_hand[seat]), "discard-miniboss", about)
        if card is None:
            return False
        yield from self.discard(seat, card)
        return True

    def discard_card(self, seat: Seat, by: Seat | None = None, about: CardId | None = None) -> AnyProcedure:
        """Discard a card of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.hand(seat), "discard-card", by, about)

    def discard_random(self, seat: Seat, cards: list[CardId], by: Seat) -> AnyProcedure:
        """Discard one of these cards drawn at random (BM-19.9); nothing if there is none."""
        if cards:
            card = yield from self.choose_at_random(cards)
            yield from self.discard(seat, card, by)

    def discard_hand(self, seat: Seat, by: Seat | None = None) -> AnyProcedure:
        """Discard the whole hand."""
        for card in self.hand(seat):
            yield from self.discard(seat, card, by)

    def finish_spell(self, source: CardId) -> None:
        """Put a spell that is being cast on the discard pile, whether it has taken effect or not (BM-19.5)."""
        if source in self.state.spells_being_cast:
            self.state.spells_being_cast.remove(source)
            self.state.caster_of_spell.pop(source, None)
            self.state.discard.append(source)

    # --- taking

    def take_from_discard(self, seat: Seat, card: CardId) -> VerbResult:
        """Take a card from the discard pile into hand."""
        self.state.discard.remove(card)
        self.state.spells_played.pop(card, None)
        self.put_into_hand(seat, card)
        self.emit(TookFromDiscard, seat, card)
        return self.trigger_all(
            [
                (seat, source, ability, ())
                for source, ability in self.abilities(seat, "you_take")
                if self.is_ready(source, ability)
            ]
        )

    def discarded(self, wanted: Filter | None = None) -> list[CardId]:
        """The room and spell cards of the discard pile, or those wanted."""
        return [card for card in self.state.discard if wanted is None or wanted(card)]

    def take_chosen(self, seat: Seat, wanted: Filter | None = None, about: CardId | None = None) -> AnyProcedure:
        """The player chooses a card of the discard pile and takes it; nothing if there is none."""
        cards = self.discarded(wanted)
        if cards:
            card = yield from self.choose(seat, cards, "take-from-discard", about)
            yield from self.take_from_discard(seat, card)

    def look_at_hand(self, me: Seat, victim: Seat) -> None:
        """Look at the whole hand of another player."""
        for card in self.hand(victim):
            visibility.reveal_to(self.state, card, me)
        self.emit(LookedAtHand, me, victim)

    def show_card(self, seat: Seat, card: CardId) -> None:
        """Show a card of the player's hand to all players; it stays in the hand."""
        visibility.reveal_to_all(self.state, (card,))
        self.emit(ShowedCard, seat, card)

    def take_from_player(self, me: Seat, card: CardId, victim: Seat) -> None:
        """Take a card out of another player's hand."""
        self.hand_holding(card).remove(card)
        self.put_into_hand(me, card)
        self.emit(TookFromPlayer, me, card, victim)

    def search_deck(self, me: Seat, deck: list[CardId], card: CardId) -> None:
        """Take a card out of a deck that was looked through, and shuffle the rest (BM-19.6)."""
        deck.remove(card)
        self.state.knows[card] |= 1 << me
        self.emit(FoundInDeck, me, card)
        visibility.shuffle_pile(self.state, deck)

    def look_through_deck(self, me: Seat, deck: list[CardId]) -> None:
        """The player looks through a deck; it must be shuffled afterwards."""
        for card in deck:
            visibility.reveal_to(self.state, card, me)
