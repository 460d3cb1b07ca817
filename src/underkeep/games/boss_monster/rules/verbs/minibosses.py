"""Minibosses: how they join rooms, rise and fall (chapter 15)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.events import MinibossJoined, MinibossLevel, MinibossReturned
from underkeep.games.boss_monster.rules.verbs.abilities import TriggeredAbility
from underkeep.games.boss_monster.rules.verbs.coins import Coins
from underkeep.games.boss_monster.rules.verbs.hands import Hands
from underkeep.games.boss_monster.rules.verbs.places import Places
from underkeep.games.boss_monster.state import TOP_LEVEL

MINIBOSS_PRICE = 1
"""Coins for building and for promoting a miniboss (BM-15.6, BM-15.10)."""


class Minibosses(Hands, Coins, Places):
    """Verbs about minibosses."""

    def add_miniboss(self, seat: Seat, miniboss: CardId, room: CardId, level: int = 1) -> AnyProcedure:
        """Slide a miniboss that lies in no other place under a room: it is built (BM-15.8)."""
        state = self.state
        visibility.reveal_to_all(state, (miniboss,))
        if self.abilities(seat, "begin_at_two"):
            level = max(level, 2)
        state.miniboss_of_room[room] = miniboss
        state.miniboss_level[miniboss] = level
        state.not_promotable.append(miniboss)
        self.rooms_changed(seat)
        self.emit(MinibossJoined, seat, miniboss, room, level)
        yield from self.trigger_all(self._miniboss_triggers(seat))

    def _miniboss_triggers(self, seat: Seat) -> list[TriggeredAbility]:
        """The abilities of the opponents that trigger when a player has built or promoted a miniboss."""
        return [
            (other, source, ability, ())
            for other in self.opponents(seat)
            for source, ability in self.abilities(other, "opponent_raises")
            if self.is_ready(source, ability)
        ]

    def rooms_with_miniboss(self, seat: Seat) -> list[CardId]:
        """The active rooms of a player that have a miniboss."""
        return [room for room in self.active_rooms(seat) if room in self.state.miniboss_of_room]

    # --- levels

    def minibosses_that_can_rise(self, seat: Seat) -> list[CardId]:
        """The active minibosses of a player that can still be promoted in this round."""
        state = self.state
        return [
            miniboss
            for miniboss in self.minibosses_of(seat)
            if state.miniboss_level[miniboss] < TOP_LEVEL and miniboss not in state.not_promotable
        ]

    def promote(self, seat: Seat, miniboss: CardId) -> VerbResult:
        """A miniboss rises by a level."""
        state = self.state
        state.miniboss_level[miniboss] += 1
        self.rooms_changed(seat)
        self.emit(MinibossLevel, seat, miniboss, state.miniboss_level[miniboss], True)
        watching = [
            (seat, source, ability, (miniboss,))
            for source, ability in self.abilities(seat, "you_promote")
            if self.is_ready(source, ability)
            and (ability.only_if is None or ability.only_if(self, seat, source, miniboss))
        ]
        return self.trigger_all(watching + self._miniboss_triggers(seat))

    def demote(self, miniboss: CardId, level: int = 1) -> None:
        """A miniboss falls to a level and does not rise again in this round (BM-15.15, BM-15.17)."""
        state = self.state
        if state.miniboss_level[miniboss] <= level:
            return
        state.miniboss_level[miniboss] = level
        if miniboss not in state.not_promotable:
            state.not_promotable.append(miniboss)
        seat = self.owner(self.room_of(miniboss))
        self.rooms_changed(seat)
        self.emit(MinibossLevel, seat, miniboss, level, False)

    # --- leaving and moving

    def detach_miniboss(self, miniboss: CardId) -> Seat:
        """Take a miniboss out of its room, so that it lies in no place. Returns the seat of its owner."""
        state = self.state
        room = self.room_of(miniboss)
        seat = self.owner(room)
        assert seat is not None
        del state.miniboss_of_room[room]
        del state.miniboss_level[miniboss]
        if miniboss in state.used_this_round:
            state.used_this_round.remove(miniboss)
        self.rooms_changed(seat)
        return seat

    def return_miniboss(self, miniboss: CardId) -> None:
        """A miniboss goes back to the hand of its player."""
        seat = self.detach_miniboss(miniboss)
        self.put_into_hand(seat, miniboss)
        self.emit(MinibossReturned, seat, miniboss)

    def move_miniboss(self, miniboss: CardId, room: CardId) -> None:
        """A miniboss moves to another room of its dungeon, and the one that is there to its own; levels are kept."""
        hosts = self.state.miniboss_of_room
        here = self.room_of(miniboss)
        there = hosts.pop(room, None)
        hosts[room] = hosts.pop(here)
        if there is not None:
            hosts[here] = there
        seat = self.owner(room)
        self.rooms_changed(seat)
        self.emit(MinibossJoined, seat, miniboss, room, self.state.miniboss_level[miniboss])
