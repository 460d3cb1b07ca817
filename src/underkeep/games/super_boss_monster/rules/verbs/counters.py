"""Counters on rooms, stunned rooms, and what cards remember for a round (chapters 13 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.events import Drew, HeroPassedOver
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import NOBODY, NOTHING
from underkeep.games.super_boss_monster.events import LifeTokenLost, RoomStunned
from underkeep.games.super_boss_monster.state import LIFE, SOLO_COUNTERS, SuperBossMonsterState


class Counters(BossMonster):
    """Verbs about counters."""

    state: SuperBossMonsterState

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone."""
        return self.state.players == 1

    # --- counting

    def counters(self, room: int) -> int:
        """The +1 counters on a room."""
        return self.state.tokens.get(room, 0)

    def damage_by_counters(self, room: int) -> int:
        """The part of a room's damage that comes from counters: more if cards of other sets double its damage."""
        return self.counters(room) << self.state.multiplied.get(room, 0)

    def counters_of(self, seat: int) -> int:
        """All +1 counters in a dungeon."""
        return sum(self.counters(room) for room in self.active_rooms(seat))

    def rooms_with_counters(self, seat: int) -> list[int]:
        """The rooms of a dungeon that have counters."""
        return [room for room in self.active_rooms(seat) if self.counters(room)]

    # --- putting and taking

    def put_tokens(self, card: int, number: int) -> None:
        """Counters on a room: alone one cannot have more than four on one (SBM-19.13). Life tokens on a hero."""
        if self.solo and not self.is_hero(card):
            number = min(number, SOLO_COUNTERS - self.counters(card))
        if number:
            super().put_tokens(card, number)

    def takes_counters(self, rooms: Sequence[int]) -> list[int]:
        """Those of these rooms on which another counter can be put."""
        return [room for room in rooms if not self.solo or self.counters(room) < SOLO_COUNTERS]

    def add_counter(self, seat: int, about: int = NOTHING, rooms: Sequence[int] | None = None) -> AnyProcedure:
        """The player puts a counter on one of these own rooms, or on any of them (SBM-15.4)."""
        choice = self.takes_counters(self.active_rooms(seat) if rooms is None else rooms)
        if choice:
            self.put_tokens((yield from self.choose(seat, choice, "put-counter", about)), 1)

    def add_counters_to(self, seat: int, rooms: Sequence[int], most: int, about: int = NOTHING) -> AnyProcedure:
        """The player puts a counter on each of up to so many of these rooms."""
        choice = self.takes_counters(rooms)
        for _ in range(most):
            if choice:
                room = yield from self.may_choose(seat, choice, "put-counter", about)
                if room == NOTHING:
                    break
                choice.remove(room)
                self.put_tokens(room, 1)

    def remove_counter(self, seat: int, about: int) -> AnyProcedure:
        """The player removes a counter from the own dungeon (SBM-15.4)."""
        room = yield from self.choose(seat, self.rooms_with_counters(seat), "remove-counter", about)
        self.put_tokens(room, -1)

    def move_counters(self, room: int, to: int, number: int) -> None:
        """Counters move from one room to another; what does not fit there goes back to the supply (SBM-19.13)."""
        self.put_tokens(room, -number)
        self.put_tokens(to, number)

    def steal_counter(self, me: int, theirs: Sequence[int], mine: Sequence[int], about: int) -> AnyProcedure:
        """The player moves a counter from one of these rooms to one of those."""
        if mine:
            room = yield from self.choose(me, theirs, "move-counter", about)
            self.move_counters(room, (yield from self.choose(me, mine, "put-counter", about)), 1)

    def rob_counters(self, me: int, victim: int, most: int) -> AnyProcedure:
        """The player moves up to so many counters from rooms of one opponent to one own room."""
        mine = self.active_rooms(me)
        if not mine:
            return
        to = yield from self.choose(me, mine, "put-counter")
        for _ in range(most):
            theirs = self.rooms_with_counters(victim)
            room = (yield from self.may_choose(me, theirs, "move-counter")) if theirs else NOTHING
            if room == NOTHING:
                return
            self.move_counters(room, to, 1)

    def rearrange_counters(self, me: int, about: int) -> AnyProcedure:
        """The player moves counters among the own rooms, one after the other, as long as it pleases; no counter moves
        twice, so there is an end. Whoever moves none has not used it."""
        settled: dict[int, int] = {}
        while True:
            movable = [room for room in self.rooms_with_counters(me) if self.counters(room) > settled.get(room, 0)]
            room = (yield from self.may_choose(me, movable, "move-counter", about)) if movable else NOTHING
            others = self.takes_counters([other for other in self.active_rooms(me) if other != room])
            if room == NOTHING or not others:
                if not settled:
                    self.unuse(about)
                return
            to = yield from self.choose(me, others, "put-counter", about)
            self.move_counters(room, to, 1)
            settled[to] = settled.get(to, 0) + 1

    # --- life tokens

    def lose_extra_life(self, hero: int) -> None:
        """A hero loses a +2 life token."""
        if self.state.tokens.get(hero, 0) >= LIFE:
            super().put_tokens(hero, -LIFE)
            self.emit(LifeTokenLost, hero)

    # --- stunning

    def stun(self, room: int) -> None:
        """A room deals no damage until the end of the round (SBM-20.14)."""
        if self.stunnable([room]):
            self.state.stunned.append(room)
            self.emit(RoomStunned, self.owner(room), room)

    def stunnable(self, rooms: Sequence[int] | None = None) -> list[int]:
        """Those of these rooms (or of all) that can be stunned."""
        stunned = self.state.stunned
        return [
            room
            for room in (self.all_rooms() if rooms is None else rooms)
            if room not in stunned and self.is_active(room) and not self._steadfast(room)
        ]

    def _steadfast(self, room: int) -> bool:
        seat = self.owner(room)
        return seat != NOBODY and any(
            ability.effect(self, seat, source, room) for source, ability in self.abilities(seat, "unstunned")
        )

    def deactivate(self, room: int, by: int = NOBODY) -> None:
        """Counters stay on a deactivated room and work again afterwards (SBM-15.2)."""
        counters = self.counters(room)
        super().deactivate(room, by)
        if counters:
            self.state.tokens[room] = counters

    def lose_marks(self, room: int) -> None:
        """A room that is covered or destroyed is no longer stunned either."""
        super().lose_marks(room)
        if room in self.state.stunned:
            self.state.stunned.remove(room)

    def damage_of(self, room: int) -> int:
        """Nothing if the room is stunned (SBM-13.4); the last room may have more (SBM-7.8, SBM-7.9)."""
        state = self.state
        if room in state.stunned:
            return 0
        seat = state.active if room == state.room and state.walker else self.owner(room)
        more = state.brute[seat] if state.brute[seat] and self.is_last_room(seat, room) else 0
        return super().damage_of(room) + more

    # --- memory

    def remember(self, card: int) -> None:
        """A card notes that something has happened once more in this round."""
        memory = self.state.memory
        memory[card] = memory.get(card, 0) + 1

    def remembered(self, card: int) -> int:
        """How often it has happened."""
        return self.state.memory.get(card, 0)

    def first_memory(self, card: int) -> bool:
        """Whether it happens for the first time. It is noted."""
        self.remember(card)
        return self.remembered(card) == 1

    # --- rooms

    def rooms_in_place(self, seat: int) -> list[int]:
        """The first and the last room of a dungeon are its outermost rooms that are not deactivated (SBM-7.9)."""
        return self.active_rooms(seat)

    def swap_two(self, me: int, about: int) -> AnyProcedure:
        """The player lets two own rooms change places."""
        rooms = self.active_rooms(me)
        if len(rooms) > 1:
            first = yield from self.choose(me, rooms, "swap-first", about)
            second = yield from self.choose(me, [room for room in rooms if room != first], "swap-second", about)
            self.swap(first, second)

    def straight_to_last_room(self, hero: int) -> None:
        """A hero passes over all rooms between its own and the last one, whichever that is when it walks on."""
        if hero not in self.state.straight:
            self.state.straight.append(hero)

    def first_to_enter(self, hero: int, ahead: Sequence[int]) -> int:
        """A hero may be on its way straight to the last room."""
        if hero in self.state.straight:
            self.state.straight.remove(hero)
            for room in ahead[:-1]:
                self.emit(HeroPassedOver, hero, room)
            ahead = ahead[-1:]
        return super().first_to_enter(hero, ahead)

    def look_ahead(self, me: int, number: int, about: int) -> AnyProcedure:
        """The player takes one of the top cards of the spell deck; the others go under it."""
        deck = self.state.spell_deck
        if not deck:
            self._renew(deck, (SPELL,))
        top = deck[-number:][::-1]
        self.look_through(me, top)
        if top:
            card = yield from self.choose(me, top, "take-spell", about)
            deck[:] = [other for other in top if other != card] + [other for other in deck if other not in top]
            self.into_hand(me, card)
            self.emit(Drew, me, card)
