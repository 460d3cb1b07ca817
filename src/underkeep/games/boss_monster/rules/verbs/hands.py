"""Hands, decks and the discard pile (chapter 19)."""

from __future__ import annotations

from collections.abc import Callable

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult
from underkeep.games.boss_monster.cards.card_types import HERO, MINIBOSS, ROOM_CARDS, SPELL
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
from underkeep.games.boss_monster.rules.verbs.decisions import Questions, Trigger
from underkeep.games.boss_monster.state import NOTHING, TREASURES

BAD_HAND = 4
"""So many alike let a player exchange the starting hand."""

Filter = Callable[[int], bool]


class Hands(Questions):
    """Verbs of drawing, discarding and taking."""

    def hand(self, seat: int) -> list[int]:
        """All cards in a hand: rooms, then spells."""
        return self.state.rooms[seat] + self.state.spells[seat]

    def draw_rooms(self, seat: int, number: int) -> None:
        """Draw room cards."""
        self._draw(seat, number, self.state.room_deck, self.state.rooms[seat], ROOM_CARDS)

    def draw_spells(self, seat: int, number: int) -> None:
        """Draw spells."""
        self._draw(seat, number, self.state.spell_deck, self.state.spells[seat], (SPELL,))

    def _draw(self, seat: int, number: int, deck: list[int], hand: list[int], kinds: tuple[str, ...]) -> None:
        for _ in range(number):
            if not deck and not self._renew(deck, kinds):
                return
            card = deck.pop()
            visibility.reveal_to(self.state, card, seat)
            hand.append(card)
            self.emit(Drew, seat, card)

    def turn_over(self, number: int) -> list[int]:
        """The top cards of the room deck go to the discard pile, where everybody sees them. Nobody discards them."""
        cards = []
        for _ in range(number):
            if self.state.room_deck or self._renew(self.state.room_deck, ROOM_CARDS):
                cards.append(self.state.room_deck.pop())
        self.state.discard += cards
        visibility.reveal_to_all(self.state, cards)
        for card in cards:
            self.emit(CardTurnedOver, card)
        return cards

    def _renew(self, deck: list[int], kinds: tuple[str, ...]) -> bool:
        """The discarded cards of this kind become the new deck (BM-19.11)."""
        state = self.state
        deck += [card for card in state.discard if self.card(card).kind in kinds]
        if not deck:
            return False
        state.discard = [card for card in state.discard if card not in deck]
        visibility.shuffle_pile(state, deck)
        self.emit(DeckRenewed, SPELL in kinds)
        return True

    def held_by(self, card: int) -> list[int]:
        """The hand list that holds a card."""
        for hand in (*self.state.rooms, *self.state.spells):
            if card in hand:
                return hand
        raise LookupError(f"card {card} is in no hand")

    def into_hand(self, seat: int, card: int) -> None:
        """Put a card that belongs to no place into a hand."""
        hands = self.state.spells if self.card(card).kind == SPELL else self.state.rooms
        hands[seat].append(card)
        visibility.reveal_to(self.state, card, seat)

    every_icon_counts = False
    """Whether a room with two icons of a treasure counts twice in a bad hand."""

    def may_exchange(self, seat: int) -> bool:
        """Whether a starting hand is bad enough for a mulligan: four advanced rooms, or four rooms with one treasure
        (BM-2.11, BM-2.12)."""
        advanced = 0
        showing = [0] * len(TREASURES)
        for card in self.state.rooms[seat]:
            room = CARDS[self.state.faces[card]]
            advanced += room.advanced
            for kind, icons in room.symbols:
                showing[kind] += icons if self.every_icon_counts else 1
        return advanced >= BAD_HAND or max(showing) >= BAD_HAND

    # --- discarding

    def discard(self, seat: int, card: int, by: int | None = None) -> VerbResult:
        """A player discards a card from hand (BM-19.8). `by` is the opponent who makes the player do it."""
        self.held_by(card).remove(card)
        visibility.reveal_to_all(self.state, (card,))
        self.emit(Discarded, seat, card)
        if by is not None and by != seat:
            for source, ability in self.abilities(by, "keeps_discards"):
                if self.ready(source, ability):
                    self.state.used.append(source)
                    self.into_hand(by, card)
                    self.emit(TookFromPlayer, by, card, seat)
                    return DONE
        self.state.discard.append(card)
        return self.triggers(self.monster_room_lost(card) + self.opponent_discarded(seat, card))

    def opponent_discarded(self, seat: int, card: int) -> list[Trigger]:
        """What the others make of it that a player has discarded a card."""
        return [
            (other, source, ability, (card,))
            for other in self.opponents(seat)
            for source, ability in self.abilities(other, "opponent_discards")
            if self.ready(source, ability)
        ]

    def monster_room_lost(self, card: int) -> list[Trigger]:
        """A room card has come to lie on the discard pile: if it is a monster, somebody may want it."""
        if not CARDS[self.state.faces[card]].monster:
            return []
        return [
            (seat, source, ability, (card,))
            for seat in self.seats()
            for source, ability in self.abilities(seat, "monster_lost")
        ]

    def discard_chosen(
        self, seat: int, cards: list[int], kind: str, by: int | None = None, about: int = NOTHING
    ) -> AnyProcedure:
        """The player chooses one of these cards of the own hand and discards it; nothing if there is none."""
        if cards:
            card = yield from self.choose(seat, cards, kind, about)
            yield from self.discard(seat, card, by)

    def discard_spell(self, seat: int, by: int | None = None, about: int = NOTHING) -> AnyProcedure:
        """Discard a spell of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.state.spells[seat], "discard-spell", by, about)

    def discard_room(self, seat: int, by: int | None = None, about: int = NOTHING) -> AnyProcedure:
        """Discard a room card of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.state.rooms[seat], "discard-room", by, about)

    def may_discard_miniboss(self, seat: int, about: int) -> Procedure[bool]:
        """The player may discard a miniboss card. Whoever holds room cards is asked: they may be minibosses. True if it
        was done."""
        if not self.state.rooms[seat]:
            return False
        card = yield from self.may_choose(seat, self.minibosses(self.state.rooms[seat]), "discard-miniboss", about)
        if card == NOTHING:
            return False
        yield from self.discard(seat, card)
        return True

    def discard_card(self, seat: int, by: int | None = None, about: int = NOTHING) -> AnyProcedure:
        """Discard a card of the player's choice, if there is one."""
        yield from self.discard_chosen(seat, self.hand(seat), "discard-card", by, about)

    def discard_random(self, seat: int, cards: list[int], by: int) -> AnyProcedure:
        """Discard one of these cards drawn at random (BM-19.9); nothing if there is none."""
        if cards:
            card = yield from self.at_random(cards)
            yield from self.discard(seat, card, by)

    def discard_hand(self, seat: int, by: int | None = None) -> AnyProcedure:
        """Discard the whole hand."""
        for card in self.hand(seat):
            yield from self.discard(seat, card, by)

    # --- taking

    def take_from_discard(self, seat: int, card: int) -> VerbResult:
        """Take a card from the discard pile into hand."""
        self.state.discard.remove(card)
        self.state.played.pop(card, None)
        self.into_hand(seat, card)
        self.emit(TookFromDiscard, seat, card)
        return self.triggers(
            [
                (seat, source, ability, ())
                for source, ability in self.abilities(seat, "you_take")
                if self.ready(source, ability)
            ]
        )

    def discarded(self, wanted: Filter | None = None) -> list[int]:
        """The room and spell cards of the discard pile, or those wanted."""
        return [card for card in self.state.discard if wanted is None or wanted(card)]

    def take_chosen(self, seat: int, wanted: Filter | None = None, about: int = NOTHING) -> AnyProcedure:
        """The player chooses a card of the discard pile and takes it; nothing if there is none."""
        cards = self.discarded(wanted)
        if cards:
            card = yield from self.choose(seat, cards, "take-from-discard", about)
            yield from self.take_from_discard(seat, card)

    def look_at_hand(self, me: int, victim: int) -> None:
        """Look at the whole hand of another player."""
        for card in self.hand(victim):
            visibility.reveal_to(self.state, card, me)
        self.emit(LookedAtHand, me, victim)

    def show(self, seat: int, card: int) -> None:
        """Show a card of the own hand to everybody; it stays there."""
        visibility.reveal_to_all(self.state, (card,))
        self.emit(ShowedCard, seat, card)

    def take_from_player(self, me: int, card: int, victim: int) -> None:
        """Take a card out of another player's hand."""
        self.held_by(card).remove(card)
        self.into_hand(me, card)
        self.emit(TookFromPlayer, me, card, victim)

    def search_deck(self, me: int, deck: list[int], card: int) -> None:
        """Take a card out of a deck that was looked through, and shuffle the rest (BM-19.6)."""
        deck.remove(card)
        self.state.knows[card] |= 1 << me
        self.emit(FoundInDeck, me, card)
        visibility.shuffle_pile(self.state, deck)

    def look_through(self, me: int, deck: list[int]) -> None:
        """The player looks through a deck; it must be shuffled afterwards."""
        for card in deck:
            visibility.reveal_to(self.state, card, me)

    # --- what a card is, for filters

    def is_room(self, card: int) -> bool:
        """Whether it is a room card, which a miniboss is too (BM-1.25)."""
        return CARDS[self.state.faces[card]].kind in ROOM_CARDS

    def is_miniboss(self, card: int) -> bool:
        """Whether it is a miniboss."""
        return CARDS[self.state.faces[card]].kind == MINIBOSS

    def is_spell(self, card: int) -> bool:
        """Whether it is a spell."""
        return CARDS[self.state.faces[card]].kind == SPELL

    def is_hero(self, card: int) -> bool:
        """Whether it is a hero."""
        return CARDS[self.state.faces[card]].kind == HERO

    def is_monster_room(self, card: int) -> bool:
        """Whether it is a monster room card."""
        return CARDS[self.state.faces[card]].monster

    def is_trap_room(self, card: int) -> bool:
        """Whether it is a trap room card."""
        return CARDS[self.state.faces[card]].trap
