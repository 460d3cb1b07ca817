"""Counters on rooms, stunned rooms, and the memory of cards (chapters 13 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.events import Drew
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_targets, effect_total, has_effect
from underkeep.games.boss_monster.rules.verbs.rooms import Rooms
from underkeep.games.super_boss_monster.events import LifeTokenLost, RoomStunned
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries
from underkeep.games.super_boss_monster.state import LIFE, SOLO_COUNTERS


class Counters(CityQueries, Rooms):
    """Verbs about counters, stunned rooms and the memory of cards."""

    # --- counting

    def counter_damage(self, room: CardId) -> int:
        """The part of a room's damage that comes from counters: more if cards of other sets double its damage."""
        doublings = effect_total(self.state.lasting_effects, EffectKind.DOUBLE_ROOM_DAMAGE, room)
        return self.counter_count(room) << doublings

    def dungeon_counter_count(self, seat: Seat) -> int:
        """All +1 counters in a dungeon."""
        return sum(self.counter_count(room) for room in self.active_rooms(seat))

    def rooms_with_counters(self, seat: Seat) -> list[CardId]:
        """The rooms of a dungeon that have counters."""
        return [room for room in self.active_rooms(seat) if self.counter_count(room)]

    # --- putting and taking

    def put_tokens(self, card: CardId, number: int) -> None:
        """Put counters on a room, at most four in a solo game (SBM-19.13), or life tokens on a hero."""
        if self.is_solo and not self.is_hero(card):
            number = min(number, SOLO_COUNTERS - self.counter_count(card))
        if number:
            super().put_tokens(card, number)

    def takes_counters(self, rooms: Sequence[CardId]) -> list[CardId]:
        """Those of these rooms on which another counter can be put."""
        return [room for room in rooms if not self.is_solo or self.counter_count(room) < SOLO_COUNTERS]

    def add_counter(
        self, seat: Seat, about: CardId | None = None, rooms: Sequence[CardId] | None = None
    ) -> AnyProcedure:
        """The player puts a counter on one of these rooms, or on any room of the player's dungeon (SBM-15.4)."""
        choice = self.takes_counters(self.active_rooms(seat) if rooms is None else rooms)
        if choice:
            self.put_tokens((yield from self.choose(seat, choice, "put-counter", about)), 1)

    def add_counters_to(
        self, seat: Seat, rooms: Sequence[CardId], most: int, about: CardId | None = None
    ) -> AnyProcedure:
        """The player puts a counter on each of up to `most` of these rooms."""
        choice = self.takes_counters(rooms)
        for _ in range(most):
            if choice:
                room = yield from self.may_choose(seat, choice, "put-counter", about)
                if room is None:
                    break
                choice.remove(room)
                self.put_tokens(room, 1)

    def remove_counter(self, seat: Seat, about: CardId) -> AnyProcedure:
        """The player removes a counter from the player's dungeon (SBM-15.4)."""
        room = yield from self.choose(seat, self.rooms_with_counters(seat), "remove-counter", about)
        self.put_tokens(room, -1)

    def move_counters(self, room: CardId, to: CardId, number: int) -> None:
        """Move counters from one room to another; those that do not fit there go back to the supply (SBM-19.13)."""
        self.put_tokens(room, -number)
        self.put_tokens(to, number)

    def steal_counter(self, me: Seat, theirs: Sequence[CardId], mine: Sequence[CardId], about: CardId) -> AnyProcedure:
        """The player moves a counter from one of these rooms to one of those."""
        if mine:
            room = yield from self.choose(me, theirs, "move-counter", about)
            self.move_counters(room, (yield from self.choose(me, mine, "put-counter", about)), 1)

    def rob_counters(self, me: Seat, victim: Seat, most: int) -> AnyProcedure:
        """The player moves up to `most` counters from rooms of one opponent to one room of the player."""
        mine = self.active_rooms(me)
        if not mine:
            return
        to = yield from self.choose(me, mine, "put-counter")
        for _ in range(most):
            theirs = self.rooms_with_counters(victim)
            room = (yield from self.may_choose(me, theirs, "move-counter")) if theirs else None
            if room is None:
                return
            self.move_counters(room, to, 1)

    def rearrange_counters(self, me: Seat, about: CardId) -> AnyProcedure:
        """The player moves counters among the player's rooms, one after the other. No counter moves twice, so there
        is an end. A player who moves none has not used the ability."""
        settled: dict[CardId, int] = {}
        while True:
            movable = [room for room in self.rooms_with_counters(me) if self.counter_count(room) > settled.get(room, 0)]
            room = (yield from self.may_choose(me, movable, "move-counter", about)) if movable else None
            others = self.takes_counters([other for other in self.active_rooms(me) if other != room])
            if room is None or not others:
                if not settled:
                    self.mark_unused(about)
                return
            to = yield from self.choose(me, others, "put-counter", about)
            self.move_counters(room, to, 1)
            settled[to] = settled.get(to, 0) + 1

    # --- life tokens

    def lose_extra_life(self, hero: CardId) -> None:
        """A hero loses a +2 life token."""
        if self.state.tokens.get(hero, 0) >= LIFE:
            super().put_tokens(hero, -LIFE)
            self.emit(LifeTokenLost, hero)

    # --- stunning

    def stun(self, room: CardId, *, source: CardId | None) -> None:
        """A room deals no damage until the end of the round (SBM-20.14)."""
        if self.stunnable([room]):
            self.add_effect(EffectKind.STUNNED, room, source=source)
            self.emit(RoomStunned, self.owner(room), room)

    def stunnable(self, rooms: Sequence[CardId] | None = None) -> list[CardId]:
        """Those of these rooms (or of all) that can be stunned."""
        stunned = effect_targets(self.state.lasting_effects, EffectKind.STUNNED)
        return [
            room
            for room in (self.all_rooms() if rooms is None else rooms)
            if room not in stunned and self.is_active(room) and not self._cannot_be_stunned(room)
        ]

    def _cannot_be_stunned(self, room: CardId) -> bool:
        seat = self.owner(room)
        return seat is not None and any(
            ability.effect(self, seat, source, room) for source, ability in self.abilities(seat, "unstunned")
        )

    def deactivate(self, room: CardId, by: Seat | None = None) -> None:
        """Counters stay on a deactivated room and work again afterwards (SBM-15.2)."""
        counters = self.counter_count(room)
        super().deactivate(room, by)
        if counters:
            self.state.tokens[room] = counters

    def damage_of(self, room: CardId) -> int:
        """Nothing if the room is stunned (SBM-13.4); the last room may have more (SBM-7.8, SBM-7.9)."""
        state = self.state
        effects = state.lasting_effects
        if not effects:
            return super().damage_of(room)
        if has_effect(effects, EffectKind.STUNNED, room):
            return 0
        seat = state.active_seat if room == state.hero_room and state.hero_in_dungeon else self.owner(room)
        more = effect_total(effects, EffectKind.LAST_ROOM_DAMAGE, seat)
        return super().damage_of(room) + (more if seat is not None and more and self.is_last_room(seat, room) else 0)

    # --- memory

    def count_in_memory(self, card: CardId) -> None:
        """A card counts something that has happened in this round."""
        memory = self.state.card_memory
        memory[card] = memory.get(card, 0) + 1

    def memory_count(self, card: CardId) -> int:
        """How often a card has counted something in this round."""
        return self.state.card_memory.get(card, 0)

    def is_first_in_memory(self, card: CardId) -> bool:
        """Whether a card counts something for the first time in this round. It is counted."""
        self.count_in_memory(card)
        return self.memory_count(card) == 1

    # --- rooms and spells

    def swap_two_rooms(self, me: Seat, about: CardId) -> AnyProcedure:
        """The player swaps two rooms of the player's dungeon."""
        rooms = self.active_rooms(me)
        if len(rooms) > 1:
            first = yield from self.choose(me, rooms, "swap-first", about)
            second = yield from self.choose(me, [room for room in rooms if room != first], "swap-second", about)
            self.swap_rooms(first, second)

    def take_from_top_spells(self, me: Seat, number: int, about: CardId) -> AnyProcedure:
        """The player takes one of the top cards of the spell deck; the others go under it."""
        deck = self.state.spell_deck
        if not deck:
            self.renew_deck(deck, (SPELL,))
        top = deck[-number:][::-1]
        self.look_through_deck(me, top)
        if top:
            card = yield from self.choose(me, top, "take-spell", about)
            deck[:] = [other for other in top if other != card] + [other for other in deck if other not in top]
            self.put_into_hand(me, card)
            self.emit(Drew, me, card)
