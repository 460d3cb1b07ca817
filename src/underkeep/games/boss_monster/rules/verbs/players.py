"""Queries about players and printed cards: the order of play, souls and wounds, kinds of cards."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_types import HERO, MINIBOSS, ROOM_CARDS, SPELL, Boss, Card, Hero
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, HEROES
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total
from underkeep.games.boss_monster.rules.verbs.seat_orders import SeatOrders
from underkeep.games.boss_monster.state import ENDLESS, SPLITTING, BossMonsterState


class Players(Rules[BossMonsterState]):
    """Queries about players and printed cards."""

    def __init__(self, state: BossMonsterState) -> None:
        super().__init__(state)
        self.seat_orders = SeatOrders(state)
        self._seats: list[Seat] = []
        """The cache of `seats`, until `forget_seat_orders`."""
        self._next_seats: dict[Seat, Seat | None] = {}
        """The cache of `next_seat`, until `forget_seat_orders`."""

    # --- players

    def seats(self) -> list[Seat]:
        """The surviving players in XP order."""
        return self._surviving()[:]

    def _surviving(self) -> list[Seat]:
        if not self._seats:
            out = self.state.eliminated
            self._seats = [seat for seat in self.state.turn_order if not out[seat]]
        return self._seats

    def opponents(self, me: Seat) -> list[Seat]:
        """The other surviving players in XP order."""
        return self.seat_orders[me][1:]

    def forget_seat_orders(self) -> None:
        """Forget the cached orders: a player was eliminated, or the order of play has changed."""
        self.seat_orders.clear()
        self._seats = []
        self._next_seats.clear()

    def first_seat(self) -> Seat:
        """The surviving player with the highest XP."""
        return self._surviving()[0]

    def next_seat(self, seat: Seat) -> Seat | None:
        """The next surviving player in XP order, or None."""
        known = self._next_seats
        if seat not in known:
            order, out = self.state.turn_order, self.state.eliminated
            left = [other for other in order[order.index(seat) + 1 :] if not out[other]]
            known[seat] = left[0] if left else None
        return known[seat]

    def soul_count(self, seat: Seat) -> int:
        """The souls of a player (BM-1.33)."""
        faces = self.state.faces
        return sum([HEROES[faces[hero]].worth for hero in self.state.souls[seat]])

    def wound_count(self, seat: Seat) -> int:
        """The wounds of a player, with those that count only for this round (BM-1.33)."""
        faces = self.state.faces
        extra = effect_total(self.state.lasting_effects, EffectKind.EXTRA_WOUNDS, seat)
        return sum([HEROES[faces[hero]].worth for hero in self.state.wounds[seat]]) + extra

    def xp(self, seat: Seat) -> int:
        """The XP of a player's boss (BM-1.34)."""
        return max([BOSSES[self.state.faces[boss]].xp for boss in self.state.boss[seat]], default=0)

    def reveal_bosses(self) -> None:
        """Reveal the bosses; XP gives the order of play (BM-2.3, BM-1.34)."""
        state = self.state
        for boss in state.boss:
            visibility.reveal_to_all(state, boss)
        # A player who has resigned before has no boss any more, and takes no turns.
        state.turn_order.sort(key=lambda seat: -self.xp(seat))

    def wounds_eliminate(self) -> bool:
        """Whether five wounds beat a player (BM-21.2): not with endless lives (BM-24.11), and not with five or six
        players and CRL (BM-23.1)."""
        return ENDLESS not in self.state.variants and SPLITTING not in self.state.rule_modules

    # --- printed cards

    def card(self, card: CardId) -> Card:
        """The printed card."""
        return CARDS[self.state.faces[card]]

    def hero_card(self, hero: CardId) -> Hero:
        """The printed hero."""
        return HEROES[self.state.faces[hero]]

    def boss_of(self, seat: Seat) -> Boss:
        """The boss of a seat."""
        return BOSSES[self.state.faces[self.state.boss[seat][0]]]

    def monsters(self, cards: Sequence[CardId]) -> list[CardId]:
        """The monster rooms among these room cards."""
        faces = self.state.faces
        return [card for card in cards if CARDS[faces[card]].monster]

    def traps(self, cards: Sequence[CardId]) -> list[CardId]:
        """The trap rooms among these room cards."""
        faces = self.state.faces
        return [card for card in cards if CARDS[faces[card]].trap]

    def minibosses(self, cards: Sequence[CardId]) -> list[CardId]:
        """The minibosses among these room cards."""
        faces = self.state.faces
        return [card for card in cards if CARDS[faces[card]].kind == MINIBOSS]

    def is_room(self, card: CardId) -> bool:
        """Whether it is a room card, which a miniboss is too (BM-1.25)."""
        return CARDS[self.state.faces[card]].kind in ROOM_CARDS

    def is_miniboss(self, card: CardId) -> bool:
        """Whether it is a miniboss."""
        return CARDS[self.state.faces[card]].kind == MINIBOSS

    def is_spell(self, card: CardId) -> bool:
        """Whether it is a spell."""
        return CARDS[self.state.faces[card]].kind == SPELL

    def is_hero(self, card: CardId) -> bool:
        """Whether it is a hero."""
        return CARDS[self.state.faces[card]].kind == HERO

    def is_monster_room(self, card: CardId) -> bool:
        """Whether it is a monster room card."""
        return CARDS[self.state.faces[card]].monster

    def is_trap_room(self, card: CardId) -> bool:
        """Whether it is a trap room card."""
        return CARDS[self.state.faces[card]].trap
