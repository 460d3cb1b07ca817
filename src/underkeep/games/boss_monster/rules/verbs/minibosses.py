"""Minibosses: how they join rooms, rise and fall (chapter 15)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, Procedure, VerbResult
from underkeep.games.boss_monster.events import (
    MinibossJoined,
    MinibossLevel,
    MinibossReturned,
    MinibossUnpaid,
)
from underkeep.games.boss_monster.rules.verbs.decisions import Trigger
from underkeep.games.boss_monster.rules.verbs.dungeons import Dungeons
from underkeep.games.boss_monster.state import NOTHING, TOP_LEVEL

PRICE = 1
"""Coins for building and for promoting a miniboss (BM-15.6, BM-15.10)."""


class Lodgers(Dungeons):
    """Verbs about minibosses."""

    # --- joining

    def admit(self, seat: int, miniboss: int) -> AnyProcedure:
        """A revealed miniboss is paid for, or discarded (BM-15.6 to BM-15.8). The room may be deactivated: then the
        miniboss wakes up with it (BM-15.22)."""
        state = self.state
        room = state.knocking[miniboss]
        free = welcome = bool(self.abilities(seat, "free_minibosses"))
        if not welcome and state.coins[seat] >= PRICE:
            welcome = yield from self.may(seat, miniboss, "pay-miniboss")
        del state.knocking[miniboss]
        if not welcome:
            state.discard.append(miniboss)
            self.emit(MinibossUnpaid, seat, miniboss)
            return
        if not free:
            self.pay_coins(seat, PRICE)
        yield from self.join(seat, miniboss, room)

    def join(self, seat: int, miniboss: int, room: int, level: int = 1) -> AnyProcedure:
        """A miniboss that is in no other place is slid under a room: it is built (BM-15.8)."""
        state = self.state
        visibility.reveal_to_all(state, (miniboss,))
        if self.abilities(seat, "begin_at_two"):
            level = max(level, 2)
        state.hosts[room] = miniboss
        state.level[miniboss] = level
        state.raw.append(miniboss)
        self.rooms_changed(seat)
        self.emit(MinibossJoined, seat, miniboss, room, level)
        yield from self.triggers(self._noticed(seat))

    def _noticed(self, seat: int) -> list[Trigger]:
        """What the others make of a miniboss that came or rose."""
        return [
            (other, source, ability, ())
            for other in self.opponents(seat)
            for source, ability in self.abilities(other, "opponent_raises")
            if self.ready(source, ability)
        ]

    def build_miniboss(self, seat: int, miniboss: int, about: int, level: int = 1) -> Procedure[bool]:
        """The player may at once join a miniboss that is in no other place to one of the own rooms, free of charge.
        False if it was not done."""
        rooms = self.lodgings(seat)
        room = (yield from self.may_choose(seat, rooms, "choose-lodging", about)) if rooms else NOTHING
        if room == NOTHING:
            return False
        yield from self.join(seat, miniboss, room, level)
        return True

    # --- levels

    def promotable(self, seat: int) -> list[int]:
        """The minibosses that a player may promote in the active turn (BM-15.10, BM-15.11, BM-15.17)."""
        state = self.state
        if state.promoted[seat] or not self.may_promote(seat):
            return []
        if state.coins[seat] < PRICE and not self.monsters(state.rooms[seat]):
            return []
        return self.risers(seat)

    def may_promote(self, seat: int) -> bool:
        """Whether, as far as everybody can see, a player could pay for a promotion."""
        return self.state.coins[seat] >= PRICE or self.promotes_for_monsters(seat) != NOTHING

    def risers(self, seat: int) -> list[int]:
        """The active minibosses of a player that can rise at all in this round."""
        state = self.state
        return [
            guest for guest in self.my_minibosses(seat) if state.level[guest] < TOP_LEVEL and guest not in state.raw
        ]

    def promotes_for_monsters(self, seat: int) -> int:
        """The boss that takes a monster room card instead of the coin, or NOTHING. Every hand with room cards may hold
        one."""
        if self.state.rooms[seat]:
            for source, ability in self.abilities(seat, "promotes_for_monsters"):
                if self.ready(source, ability):
                    return source
        return NOTHING

    def promote_in_turn(self, seat: int, miniboss: int) -> AnyProcedure:
        """The promotion of the build phase (BM-15.10)."""
        state = self.state
        state.promoted[seat] = True
        source = self.promotes_for_monsters(seat)
        if source != NOTHING:
            # Also without a monster in hand, so that the question tells nothing about the hand.
            card = yield from self.pay_coin_or_card(seat, self.monsters(state.rooms[seat]), source)
            if card != NOTHING:
                state.used.append(source)
                yield from self.discard(seat, card)
                yield from self.promote(seat, miniboss)
                return
        self.pay_coins(seat, PRICE)
        yield from self.promote(seat, miniboss)

    def pay_coin_or_card(self, seat: int, cards: list[int], about: int) -> Procedure[int]:
        """One of these cards instead of a coin, or NOTHING for the coin (which may not be there)."""
        if self.state.coins[seat] >= PRICE:
            return (yield from self.may_choose(seat, cards, "coin-or-monster", about))
        return (yield from self.choose(seat, cards, "coin-or-monster", about))

    def promote(self, seat: int, miniboss: int) -> VerbResult:
        """A miniboss rises by a level."""
        state = self.state
        state.level[miniboss] += 1
        self.rooms_changed(seat)
        self.emit(MinibossLevel, seat, miniboss, state.level[miniboss], True)
        watching = [
            (seat, source, ability, (miniboss,))
            for source, ability in self.abilities(seat, "you_promote")
            if self.ready(source, ability)
            and (ability.only_if is None or ability.only_if(self, seat, source, miniboss))
        ]
        return self.triggers(watching + self._noticed(seat))

    def demote(self, miniboss: int, level: int = 1) -> None:
        """A miniboss falls to a level and does not rise again in this round (BM-15.15, BM-15.17)."""
        state = self.state
        if state.level[miniboss] <= level:
            return
        state.level[miniboss] = level
        if miniboss not in state.raw:
            state.raw.append(miniboss)
        seat = self.owner(self.room_of(miniboss))
        self.rooms_changed(seat)
        self.emit(MinibossLevel, seat, miniboss, level, False)

    # --- leaving and moving

    def evict(self, miniboss: int) -> int:
        """A miniboss leaves its room and is in no place; returns whose it was."""
        state = self.state
        room = self.room_of(miniboss)
        seat = self.owner(room)
        del state.hosts[room]
        del state.level[miniboss]
        if miniboss in state.used:
            state.used.remove(miniboss)
        self.rooms_changed(seat)
        return seat

    def return_miniboss(self, miniboss: int) -> None:
        """A miniboss goes back to the hand of its player."""
        seat = self.evict(miniboss)
        self.into_hand(seat, miniboss)
        self.emit(MinibossReturned, seat, miniboss)

    def move_miniboss(self, miniboss: int, room: int) -> None:
        """A miniboss moves to another room of its dungeon, and the one that is there to its own; levels are kept."""
        hosts = self.state.hosts
        here = self.room_of(miniboss)
        there = hosts.pop(room, NOTHING)
        hosts[room] = hosts.pop(here)
        if there != NOTHING:
            hosts[here] = there
        seat = self.owner(room)
        self.rooms_changed(seat)
        self.emit(MinibossJoined, seat, miniboss, room, self.state.level[miniboss])

    def hosts_of(self, seat: int) -> list[int]:
        """The active rooms of a player that have a miniboss."""
        return [room for room in self.active_rooms(seat) if room in self.state.hosts]
