"""Built rooms: destroying, uncovering, taking back, deactivating and swapping them (chapters 10 to 12, and 17)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.events import (
    DungeonReversed,
    MinibossLost,
    RoomDeactivated,
    RoomDestroyed,
    RoomLifted,
    RoomReturned,
    RoomsSwapped,
    RoomUncovered,
)
from underkeep.games.boss_monster.rules.verbs.abilities import TriggeredAbility
from underkeep.games.boss_monster.rules.verbs.building import Building
from underkeep.games.boss_monster.rules.verbs.walk_rules import WalkRules


class Rooms(WalkRules, Building):
    """Verbs about built rooms."""

    # --- destroying

    def destroy(self, rooms: list[CardId], by: Seat | None, *, spare_hero: bool = False) -> AnyProcedure:
        """Destroy rooms, all at once (chapter 10). `by` is the seat whose card does it, None if a
        hero does it. With `spare_hero` the effect itself deals with the hero in the room."""
        state = self.state
        due: list[TriggeredAbility] = []
        uncovered: list[tuple[Seat, CardId]] = []
        destroyed = [
            room for room in self.destroyable(rooms) if self.is_active(room) and not self.is_protected(room, by)
        ]
        left = state.hero_room if state.hero_in_dungeon and state.hero_room in destroyed and not spare_hero else None
        here, ahead = ([], []) if left is None else self.stacks_from(left)
        where = [self.locate(room) for room in destroyed]
        for room, found in zip(destroyed, where, strict=True):
            assert found is not None
            self._note_destruction(found[0], room, destroyed, due)
        for room, found in zip(destroyed, where, strict=True):
            assert found is not None
            seat, slot = found
            stack = state.dungeon[seat][slot]
            stack.pop()
            self.rooms_changed(seat)
            state.discard.append(room)
            self.forget_room(room)
            state.rooms_lost_count[seat] += 1
            self.emit(RoomDestroyed, seat, room)
            if room in state.miniboss_of_room:
                self.move_miniboss_down(seat, room, stack)
            if stack:
                uncovered.append((seat, stack[-1]))
        for dungeon in state.dungeon:
            while [] in dungeon:
                dungeon.remove([])
        if left is not None:
            yield from self.leave_destroyed_room(here, ahead)
        for seat, room in uncovered:
            if seat == by:
                for source, ability in self.abilities(seat, "you_uncover"):
                    yield from self.trigger(seat, source, ability, room)
            yield from self.uncover(seat, room)
        for room in destroyed:
            due += self.lost_monster_triggers(room)
        yield from self.trigger_all(due)

    def _note_destruction(self, seat: Seat, room: CardId, destroyed: list[CardId], due: list[TriggeredAbility]) -> None:
        """Add the abilities to `due` that trigger when this room is destroyed, as long as all rooms are still there."""
        ability = self.card(room).destroyed
        if ability is not None and not self.is_silenced(room):
            due.append((seat, room, ability, ()))
        for source, watching in self.abilities(seat, "other_destroyed"):
            if self.room_of(source) not in destroyed and self.is_ready(source, watching):
                due.append((seat, source, watching, ()))
        for other in self.seats():
            for source, watching in self.abilities(other, "any_destroyed"):
                if (
                    self.room_of(source) not in destroyed
                    and self.is_ready(source, watching)
                    and (watching.only_if is None or watching.only_if(self, other))
                ):
                    due.append((other, source, watching, ()))

    def destroyable(self, rooms: list[CardId]) -> list[CardId]:
        """Those of these rooms that may be chosen to be destroyed: all of them."""
        return rooms

    def is_protected(self, room: CardId, by: Seat | None) -> bool:
        """Whether a room is protected against the cards of this seat. No room is protected against what a hero does,
        which has no seat (None)."""
        owner = self.owner(room)
        return by not in (owner, None) and owner is not None and bool(self.room_abilities(owner, room, "unharmed"))

    def move_miniboss_down(self, seat: Seat, room: CardId, stack: Sequence[CardId]) -> None:
        """The miniboss of a room that is gone moves to the one beneath, or goes with it (BM-15.18, BM-15.19,
        BM-15.24)."""
        state = self.state
        miniboss = state.miniboss_of_room.pop(room)
        if stack:
            state.miniboss_of_room[stack[-1]] = miniboss
            return
        del state.miniboss_level[miniboss]
        state.discard.append(miniboss)
        self.emit(MinibossLost, seat, miniboss)

    # --- uncovering

    def uncover(self, seat: Seat, room: CardId) -> AnyProcedure:
        """A room is uncovered (BM-1.41): trigger its ability and those of the cards that react to it."""
        if room in self.state.face_down_cards:
            return
        self.emit(RoomUncovered, seat, room)
        ability: Ability | None = self.card(room).uncovered
        if ability is not None and not self.is_silenced(room):
            yield from self.trigger(seat, room, ability)
        for source, watching in self.abilities(seat, "room_uncovered"):
            if room in self.active_rooms(seat):
                yield from self.trigger(seat, source, watching, room)

    def move_to_top(self, seat: Seat, card: CardId) -> AnyProcedure:
        """Move a covered room to the top of its stack, where it is uncovered; the former top room is covered
        (BM-12.7)."""
        stack = next(stack for stack in self.state.dungeon[seat] if card in stack)
        top = stack[-1]
        stack.remove(card)
        stack.append(card)
        self.cover(top, card)
        self.rooms_changed(seat)
        self.emit(RoomLifted, seat, card)
        yield from self.uncover(seat, card)

    def may_move_to_top(self, me: Seat, seat: Seat, about: CardId) -> AnyProcedure:
        """The player may move a covered room of a dungeon to the top of its stack."""
        covered = self.covered_rooms(seat)
        card = (yield from self.may_choose(me, covered, "lift-room", about)) if covered else None
        if card is not None:
            yield from self.move_to_top(seat, card)

    def covered_rooms(self, seat: Seat) -> list[CardId]:
        """The rooms of a dungeon that lie under an active one."""
        tops = self.active_rooms(seat)
        return [card for stack in self.state.dungeon[seat] if stack[-1] in tops for card in stack[:-1]]

    # --- taking back

    def portable_rooms(self, seat: Seat) -> list[CardId]:
        """The rooms that may be taken back (BM-17.1, BM-17.4)."""
        all_of_them = bool(self.abilities(seat, "all_portable"))
        return [room for room in self.active_rooms(seat) if all_of_them or self.card(room).portable]

    def return_room(self, seat: Seat, room: CardId) -> AnyProcedure:
        """A built room goes back to the hand of its owner; the room beneath is uncovered (BM-12.9, BM-17.5)."""
        state = self.state
        hero_leaves = bool(state.hero_in_dungeon) and state.hero_room == room and state.active_seat == seat
        here, ahead = self.stacks_from(room) if hero_leaves else ([], [])
        stack = next(stack for stack in state.dungeon[seat] if stack[-1] == room)
        stack.pop()
        self.forget_room(room)
        state.room_hand[seat].append(room)
        self.rooms_changed(seat)
        self.emit(RoomReturned, seat, room)
        if room in state.miniboss_of_room:
            self.move_miniboss_down(seat, room, stack)
        if not stack:
            state.dungeon[seat] = [stack for stack in state.dungeon[seat] if stack]
        if hero_leaves:
            yield from self.leave_destroyed_room(here, ahead)
        if stack:
            yield from self.uncover(seat, stack[-1])

    def take_back(self, seat: Seat, room: CardId) -> AnyProcedure:
        """Take a portable room back (chapter 17), and trigger its ability for that."""
        stack = next(stack for stack in self.state.dungeon[seat] if stack[-1] == room)
        ability = None if self.is_silenced(room) else self.card(room).taken_back
        yield from self.return_room(seat, room)
        if ability is not None:
            yield from self.trigger(seat, room, ability, stack[-1] if stack else None)

    # --- deactivating and moving

    def deactivate(self, room: CardId, by: Seat | None = None) -> None:
        """Deactivate a room until the end of the round (chapter 11). `by` is the seat whose card does it, None if
        a hero does it."""
        if not self.is_active(room) or self.is_protected(room, by):
            return
        self.clear_room_effects(room)
        self.state.deactivated.append(room)
        self.rooms_changed()
        self.emit(RoomDeactivated, self.owner(room), room)

    def swap_rooms(self, first: CardId, second: CardId) -> None:
        """Two rooms of a dungeon change places with their whole stacks (BM-12.1)."""
        here, there = self.locate(first), self.locate(second)
        assert here is not None
        assert there is not None
        one, other = self.state.dungeon[here[0]], self.state.dungeon[there[0]]
        one[here[1]], other[there[1]] = other[there[1]], one[here[1]]
        self.rooms_changed()
        self.emit(RoomsSwapped, here[0], first, second)

    def choose_swap(self, me: Seat, about: CardId, seats: Sequence[Seat] | None = None) -> AnyProcedure:
        """The player may let two rooms of one dungeon (of these players) change places."""
        dungeons = [self.active_rooms(seat) for seat in (self.seats() if seats is None else seats)]
        rooms = [room for dungeon in dungeons if len(dungeon) > 1 for room in dungeon]
        if rooms:
            first = yield from self.may_choose(me, rooms, "swap-first", about)
            if first is not None:
                others = next([room for room in dungeon if room != first] for dungeon in dungeons if first in dungeon)
                second = yield from self.choose(me, others, "swap-second", about)
                self.swap_rooms(first, second)

    def reverse_dungeon(self, seat: Seat) -> None:
        """The rooms of a dungeon change places, so that the last one becomes the first."""
        self.state.dungeon[seat].reverse()
        self.rooms_changed(seat)
        self.emit(DungeonReversed, seat)
