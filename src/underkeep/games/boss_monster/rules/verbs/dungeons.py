"""Dungeons: building, covering, destroying, uncovering, deactivating and swapping rooms (chapters 6, 7, 10-12)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import DONE, AnyProcedure, Procedure, VerbResult
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.triggers import MOMENT_BIT
from underkeep.games.boss_monster.events import (
    DungeonReversed,
    DungeonTreasure,
    HeroMovedOn,
    HeroPassedOver,
    LevelledUp,
    MinibossLost,
    MonstersRoused,
    RoomBoosted,
    RoomBuilt,
    RoomDeactivated,
    RoomDestroyed,
    RoomDoubled,
    RoomLifted,
    RoomPlaced,
    RoomReturned,
    RoomsDrilled,
    RoomsSwapped,
    RoomUncovered,
    TokensPut,
    TreasureAdded,
    TreasureLost,
)
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.rules.verbs.decisions import Trigger
from underkeep.games.boss_monster.rules.verbs.heroes import Heroes
from underkeep.games.boss_monster.state import FULL_DUNGEON, NEW_PLACE, NOBODY, NOTHING

PASSING_OVER = MOMENT_BIT["passes_over"] | MOMENT_BIT["passes_over_last"]


class Dungeons(Heroes):
    """Verbs about rooms."""

    # --- marks on rooms

    def boost(self, room: int, damage: int) -> None:
        """A room has more (or less) damage until the end of the round."""
        self.state.boosts[room] = self.state.boosts.get(room, 0) + damage
        self.emit(RoomBoosted, room, damage)

    def lose_marks(self, room: int) -> None:
        """A room that is covered, deactivated or destroyed loses what was put on it (BM-13.4)."""
        state = self.state
        state.boosts.pop(room, None)
        state.tokens.pop(room, None)
        state.multiplied.pop(room, None)
        state.coins_on.pop(room, None)
        state.fountains.pop(room, None)
        if room in state.bare:
            state.bare.remove(room)
        if state.icons:
            state.icons = [[where, kind] for where, kind in state.icons if where != room]
        if room in state.silenced:
            state.silenced.remove(room)

    def enrich(self, seat: int, treasure: int) -> None:
        """A dungeon, not one of its rooms, has one symbol more until the end of the round."""
        self.state.abroad.append([seat, treasure])
        self.emit(DungeonTreasure, seat, treasure)

    def double(self, room: int) -> None:
        """A room deals twice its damage until the end of the round (BM-13.15)."""
        self.state.multiplied[room] = self.state.multiplied.get(room, 0) + 1
        self.emit(RoomDoubled, room)

    def strip(self, room: int) -> None:
        """A room loses its treasure until the end of the round."""
        self.state.icons = [[where, kind] for where, kind in self.state.icons if where != room]
        if room not in self.state.bare:
            self.state.bare.append(room)
        self.emit(TreasureLost, room)

    def rouse(self, seat: int, damage: int) -> None:
        """The monster rooms of a dungeon have more (or less) damage until the end of the round (BM-13.10)."""
        self.state.roused[seat] += damage
        self.emit(MonstersRoused, seat, damage)

    def add_icon(self, room: int, treasure: int) -> None:
        """A room shows one more treasure until the end of the round."""
        self.state.icons.append([room, treasure])
        self.emit(TreasureAdded, room, treasure)

    def put_tokens(self, card: int, number: int) -> None:
        """+1 tokens on a visible room or on a hero (chapter 13); fewer if the number is negative."""
        tokens = self.state.tokens
        tokens[card] = tokens.get(card, 0) + number
        if not tokens[card]:
            del tokens[card]
        self.emit(TokensPut, card, number)

    def leave_play(self, room: int) -> None:
        """A room is no longer in any dungeon: what it did this round is forgotten."""
        self.lose_marks(room)
        self.state.memory.pop(room, None)
        self.state.exchanged = [pair for pair in self.state.exchanged if room not in pair]
        for marks in (self.state.used, self.state.visited):
            if room in marks:
                marks.remove(room)

    # --- building

    def lay(self, seat: int, card: int, on: int) -> None:
        """Put a card into a dungeon, on a new place or on a room."""
        dungeon = self.state.dungeon[seat]
        self.rooms_changed(seat)
        if on == NEW_PLACE:
            dungeon.insert(0, [card])
            return
        for stack in dungeon:
            if stack[-1] == on:
                stack.append(card)
                return
        raise LookupError(f"room {on} is not in the dungeon of seat {seat}")

    def place(self, me: int, card: int, dungeon: int, on: int) -> None:
        """Place a card of the own hand face-down (BM-6.19). The others see where it lies, but cannot tell
        which card of the hand it is."""
        hand = self.state.rooms[me]
        card = visibility.hide_in_hand(self.state, hand, card, me)
        hand.remove(card)
        self.state.face_down[card] = me
        self.lay(dungeon, card, on)
        self.emit(RoomPlaced, me, card, dungeon, on == NEW_PLACE)

    def build(self, me: int, card: int, on: int) -> AnyProcedure:
        """Build a card of the own hand face-up at once (BM-6.31)."""
        self.held_by(card).remove(card)
        yield from self.build_card(me, card, on)

    def build_card(self, me: int, card: int, on: int) -> AnyProcedure:
        """Build a card that is in no other place, face-up, at once."""
        visibility.reveal_to_all(self.state, (card,))
        self.lay(me, card, on)
        if on != NEW_PLACE:
            self.cover(on, card)
        self.emit(RoomBuilt, me, card)
        yield from self.level_up(me)
        yield from self.built_effects(me, [card])

    def cover(self, room: int, by: int) -> None:
        """A room lies under another now: it loses what lay on it, and its miniboss moves up (BM-13.4, BM-15.18)."""
        self.lose_marks(room)
        self.state.exchanged = [pair for pair in self.state.exchanged if room not in pair]
        if room in self.state.hosts:
            self.state.hosts[by] = self.state.hosts.pop(room)

    def choose_build(
        self, me: int, cards: Sequence[int], about: int = NOTHING, on_top: bool = False, over: int = NOTHING
    ) -> Procedure[Place | None]:
        """The player may choose one of these cards and a legal place for it (`on_top`: only on a room; `over`: only on
        this one)."""
        options = [
            Place(card, on)
            for card in cards
            for on in self.places(me, card)
            if not (on_top and on == NEW_PLACE) and over in (on, NOTHING)
        ]
        about_what = () if about == NOTHING else (about,)
        answer = yield Decision(me, "build", [PASS, *options], about_what)
        return answer if isinstance(answer, Place) else None

    def take_built(self, me: int) -> list[int]:
        """The rooms revealed in a dungeon whose effects come now."""
        built = self.state.built
        rooms = [room for room, seat in built.items() if seat == me]
        for room in rooms:
            del built[room]
        return rooms

    def built_effects(self, me: int, rooms: Sequence[int]) -> VerbResult:
        """The "when you build" effects of new rooms and of what watches them (BM-6.26)."""
        due: list[Trigger] = []
        standing = self.active_rooms(me)
        for room in rooms:
            ability = self.card(room).built
            if ability is not None and room in standing and not self.muted(room):
                due.append((me, room, ability, ()))
        for room in rooms:
            if room in standing:
                for source, watching in self.abilities(me, "you_build"):
                    wanted = watching.only_if
                    if source != room and self.ready(source, watching):
                        if wanted is None or wanted(self, me, source, room):
                            due.append((me, source, watching, (room,)))
        return self.triggers(due)

    def level_up_due(self, me: int) -> bool:
        """Whether the boss levels up now: the first time with five visible rooms (BM-7.1)."""
        state = self.state
        return (
            not state.levelled[me]
            and len(state.dungeon[me]) >= FULL_DUNGEON
            and len(self.active_rooms(me)) >= FULL_DUNGEON
        )

    def level_up(self, me: int) -> VerbResult:
        """The level up, if it is due."""
        if not self.level_up_due(me):
            return DONE
        self.state.levelled[me] = True
        self.rooms_changed(me)
        boss = self.state.boss[me][0]
        self.emit(LevelledUp, me, boss)
        ability = self.card(boss).level_up
        return DONE if ability is None else self.trigger(me, boss, ability)

    # --- destroying

    def destroy(self, rooms: list[int], by: int, *, spare_hero: bool = False) -> AnyProcedure:
        """Destroy rooms, all at once (chapter 10). `by` is the player whose card does it; `spare_hero` says
        that the effect deals itself with the hero that stands there."""
        state = self.state
        due: list[Trigger] = []
        uncovered: list[tuple[int, int]] = []
        destroyed = [room for room in self.breakable(rooms) if self.is_active(room) and not self.unharmed(room, by)]
        shaken = bool(state.walker) and state.room in destroyed and not spare_hero
        here, ahead = self.around(state.room) if shaken else ([], [])
        where = [self.locate(room) for room in destroyed]
        for room, found in zip(destroyed, where, strict=True):
            assert found is not None
            self._watch_destruction(found[0], room, destroyed, due)
        for room, found in zip(destroyed, where, strict=True):
            assert found is not None
            seat, slot = found
            stack = state.dungeon[seat][slot]
            stack.pop()
            self.rooms_changed(seat)
            state.discard.append(room)
            self.leave_play(room)
            state.wrecked[seat] += 1
            self.emit(RoomDestroyed, seat, room)
            if room in state.hosts:
                self.rehouse(seat, room, stack)
            if stack:
                uncovered.append((seat, stack[-1]))
        for dungeon in state.dungeon:
            while [] in dungeon:
                dungeon.remove([])
        if shaken:
            yield from self.shaken(here, ahead)
        for seat, room in uncovered:
            if seat == by:
                for source, ability in self.abilities(seat, "you_uncover"):
                    yield from self.trigger(seat, source, ability, room)
            yield from self.uncover(seat, room)
        for room in destroyed:
            due += self.monster_room_lost(room)
        yield from self.triggers(due)

    def _watch_destruction(self, seat: int, room: int, destroyed: list[int], due: list[Trigger]) -> None:
        """What happens by itself when this room falls, noted while everything still stands."""
        ability = self.card(room).destroyed
        if ability is not None and not self.muted(room):
            due.append((seat, room, ability, ()))
        for source, watching in self.abilities(seat, "other_destroyed"):
            if self.room_of(source) not in destroyed and self.ready(source, watching):
                due.append((seat, source, watching, ()))
        for other in self.seats():
            for source, watching in self.abilities(other, "any_destroyed"):
                if (
                    self.room_of(source) not in destroyed
                    and self.ready(source, watching)
                    and (watching.only_if is None or watching.only_if(self, other))
                ):
                    due.append((other, source, watching, ()))

    def breakable(self, rooms: list[int]) -> list[int]:
        """Those of these rooms that may be chosen to be destroyed: all of them."""
        return rooms

    def unharmed(self, room: int, by: int) -> bool:
        """Whether a room stands under a protection against this player's cards; heroes are nobody's."""
        owner = self.owner(room)
        return by not in (owner, NOBODY) and owner != NOBODY and bool(self.room_abilities(owner, room, "unharmed"))

    def rehouse(self, seat: int, room: int, stack: Sequence[int]) -> None:
        """The miniboss of a room that is gone moves to the one beneath, or goes with it (BM-15.18, BM-15.19,
        BM-15.24)."""
        state = self.state
        guest = state.hosts.pop(room)
        if stack:
            state.hosts[stack[-1]] = guest
            return
        del state.level[guest]
        state.discard.append(guest)
        self.emit(MinibossLost, seat, guest)

    def shaken(self, here: list[int], ahead: Sequence[list[int]]) -> AnyProcedure:
        """The hero in a destroyed room leaves at once (BM-10.7 to BM-10.13); `here` is what is left of its stack, and
        `ahead` are the places that lay before it when the room still stood. What has come to light there meanwhile is
        entered like any room."""
        state = self.state
        hero = state.walker[0]
        if self.health_of(hero) <= 0:
            if not self.spared(hero, state.active):
                yield from self.kill(hero, state.active, surely=True)
            if not state.walker:
                return
        onward = self.first_to_enter(hero, [stack[-1] for stack in ahead if stack and self.is_active(stack[-1])])
        if onward != NOTHING:
            state.room, state.fresh = onward, True
            self.emit(HeroMovedOn, hero, onward)
        else:
            yield from self.wound(state.active, hero)

    def in_ruins(self) -> bool:
        """Whether the hero inside stands where there is no room any more."""
        state = self.state
        if not state.walker or state.fresh:
            return False
        return not any(state.room in stack for stack in state.dungeon[state.active])

    def around(self, room: int) -> tuple[list[int], list[list[int]]]:
        """The stack in which a hero stands, and those to the right of it. Its room may meanwhile be covered by another:
        the hero goes on from its place."""
        dungeon = self.state.dungeon[self.state.active]
        slot = 0
        while room not in dungeon[slot]:
            slot += 1
        return dungeon[slot], dungeon[slot + 1 :]

    def beyond_ruins(self) -> list[int]:
        """The rooms that a hero has still before it whose room is gone."""
        return []

    def rooms_ahead(self, room: int) -> list[int]:
        """The active rooms to the right of a room (BM-9.17)."""
        ahead = [stack[-1] for stack in self.around(room)[1]]
        asleep, face_down = self.state.asleep, self.state.face_down
        return [top for top in ahead if top not in asleep and top not in face_down] if asleep or face_down else ahead

    def onward(self, hero: int, room: int) -> int:
        """The room that the hero enters next, or NOTHING if it reaches the boss. From NOTHING it starts at the
        entrance."""
        ahead = self.active_rooms(self.state.active) if room == NOTHING else self.rooms_ahead(room)
        return self.first_to_enter(hero, ahead)

    def first_to_enter(self, hero: int, ahead: Sequence[int]) -> int:
        """The first of these rooms that the hero does not pass over, or NOTHING."""
        state = self.state
        if not state.passes_over and not self.voice(hero) & PASSING_OVER:
            return ahead[0] if ahead else NOTHING
        spares_last = bool(self.hero_abilities(hero, "passes_over_last"))
        avoids = self.hero_abilities(hero, "passes_over")
        for room in ahead:
            if state.passes_over > 0:
                state.passes_over -= 1
            elif not (spares_last and self.is_last_room(state.active, room)) and not any(
                ability.effect(self, state.active, hero, room) for _, ability in avoids
            ):
                return room
            self.emit(HeroPassedOver, hero, room)
        return NOTHING

    def uncover(self, seat: int, room: int) -> AnyProcedure:
        """A room comes back to light (BM-1.41)."""
        if room in self.state.face_down:
            return
        self.emit(RoomUncovered, seat, room)
        ability: Ability | None = self.card(room).uncovered
        if ability is not None and not self.muted(room):
            yield from self.trigger(seat, room, ability)
        for source, watching in self.abilities(seat, "room_uncovered"):
            if room in self.active_rooms(seat):
                yield from self.trigger(seat, source, watching, room)

    def lift_covered(self, seat: int, card: int) -> AnyProcedure:
        """A covered room moves to the top of its stack and comes to light; the one that lay there is covered
        (BM-12.7)."""
        stack = next(stack for stack in self.state.dungeon[seat] if card in stack)
        top = stack[-1]
        stack.remove(card)
        stack.append(card)
        self.cover(top, card)
        self.rooms_changed(seat)
        self.emit(RoomLifted, seat, card)
        yield from self.uncover(seat, card)

    def may_lift(self, me: int, seat: int, about: int) -> AnyProcedure:
        """The player may move a covered room of a dungeon to the top of its stack."""
        covered = self.covered_rooms(seat)
        card = (yield from self.may_choose(me, covered, "lift-room", about)) if covered else NOTHING
        if card != NOTHING:
            yield from self.lift_covered(seat, card)

    def covered_rooms(self, seat: int) -> list[int]:
        """The rooms of a dungeon that lie under an active one."""
        tops = self.active_rooms(seat)
        return [card for stack in self.state.dungeon[seat] if stack[-1] in tops for card in stack[:-1]]

    # --- taking back

    def portable_rooms(self, seat: int) -> list[int]:
        """The rooms that may be taken back (BM-17.1, BM-17.4)."""
        all_of_them = bool(self.abilities(seat, "all_portable"))
        return [room for room in self.active_rooms(seat) if all_of_them or self.card(room).portable]

    def return_room(self, seat: int, room: int) -> AnyProcedure:
        """A built room goes back to the hand of its owner; what lies beneath comes to light (BM-12.9, BM-17.5)."""
        state = self.state
        shaken = bool(state.walker) and state.room == room and state.active == seat
        here, ahead = self.around(room) if shaken else ([], [])
        stack = next(stack for stack in state.dungeon[seat] if stack[-1] == room)
        stack.pop()
        self.leave_play(room)
        state.rooms[seat].append(room)
        self.rooms_changed(seat)
        self.emit(RoomReturned, seat, room)
        if room in state.hosts:
            self.rehouse(seat, room, stack)
        if not stack:
            state.dungeon[seat] = [stack for stack in state.dungeon[seat] if stack]
        if shaken:
            yield from self.shaken(here, ahead)
        if stack:
            yield from self.uncover(seat, stack[-1])

    def take_back(self, seat: int, room: int) -> AnyProcedure:
        """A portable room is taken back (chapter 17), and what it says about that."""
        stack = next(stack for stack in self.state.dungeon[seat] if stack[-1] == room)
        ability = None if self.muted(room) else self.card(room).taken_back
        yield from self.return_room(seat, room)
        if ability is not None:
            yield from self.trigger(seat, room, ability, stack[-1] if stack else NOTHING)

    # --- turning and moving

    def deactivate(self, room: int, by: int = NOBODY) -> None:
        """Deactivate a room until the end of the round (chapter 11). `by` is the player whose card does it, NOBODY if a
        hero does it."""
        if not self.is_active(room) or self.unharmed(room, by):
            return
        self.lose_marks(room)
        self.state.asleep.append(room)
        self.rooms_changed()
        self.emit(RoomDeactivated, self.owner(room), room)

    def swap(self, first: int, second: int) -> None:
        """Two rooms of a dungeon change places with their whole stacks (BM-12.1)."""
        here, there = self.locate(first), self.locate(second)
        assert here is not None
        assert there is not None
        one, other = self.state.dungeon[here[0]], self.state.dungeon[there[0]]
        one[here[1]], other[there[1]] = other[there[1]], one[here[1]]
        self.rooms_changed()
        self.emit(RoomsSwapped, here[0], first, second)

    def reverse(self, seat: int) -> None:
        """The rooms of a dungeon change places, so that the last one becomes the first."""
        self.state.dungeon[seat].reverse()
        self.rooms_changed(seat)
        self.emit(DungeonReversed, seat)

    def drill(self, seat: int, monster: bool) -> None:
        """The ordinary rooms of one kind in a dungeon have +1 damage until the end of the round (BM-13.10)."""
        self.state.drilled.append([seat, int(monster)])
        self.emit(RoomsDrilled, seat, monster)

    def choose_swap(self, me: int, about: int, seats: Sequence[int] | None = None) -> AnyProcedure:
        """The player may let two rooms of one dungeon (of these players) change places."""
        dungeons = [self.active_rooms(seat) for seat in (self.seats() if seats is None else seats)]
        rooms = [room for dungeon in dungeons if len(dungeon) > 1 for room in dungeon]
        if rooms:
            first = yield from self.may_choose(me, rooms, "swap-first", about)
            if first != NOTHING:
                others = [room for room in self.active_rooms(self.owner(first)) if room != first]
                second = yield from self.choose(me, others, "swap-second", about)
                self.swap(first, second)
