"""A hero's way through a dungeon, room by room (BM-9.5 to BM-9.20)."""

from __future__ import annotations

from underkeep.core.procedures import DONE, AnyProcedure, RuleResult
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import EffectBegan, HeroEntered, HeroKeptOut, HeroSetOut
from underkeep.games.boss_monster.rules.window import Windows
from underkeep.games.boss_monster.state import NOTHING


class Visits(Windows):
    """The steps of a visit. Each goes on to the next by itself where nobody has to be asked."""

    def set_out(self) -> RuleResult:
        """The first hero of the queue goes into the dungeon, if nothing keeps it out."""
        state = self.state
        seat = state.active
        hero = self.due_at(seat)
        if state.out[seat] or hero == NOTHING:
            return self.go("adventure_turn_over")
        if hero != state.next_up:
            # The hero whose turn it was has been moved away: the next one has a window of its own (BM-9.6).
            return self.go("next_hero")
        if state.barred[seat] or hero in state.held or self.waits(hero, seat):
            state.due.remove(hero)
            self.emit(HeroKeptOut, hero, seat)
            return self.go("next_hero")
        state.due.remove(hero)
        state.entrance[seat].remove(hero)
        state.walker.append(hero)
        # A first room that is deactivated is passed by anyway, and no other one instead of it.
        state.passes_over = int(state.skipped[seat] and self.rooms_in_place(seat)[:1] == self.active_rooms(seat)[:1])
        state.entered[seat] += 1
        state.stirred = True
        self.emit(HeroSetOut, hero, seat)
        if state.party[seat]:
            self.strengthen(hero, state.party[seat])
        if state.legacy[seat]:
            self.strengthen(hero, state.legacy[seat])
            state.legacy[seat] = 0
        state.room = NOTHING
        if self.mutes(hero):
            self.rooms_changed(seat)
        preparing = self.hero_abilities(hero, "sets_out")
        if preparing:
            self.go("walk_on")
            return self.prepare(hero, preparing)
        return self.walk_on()

    def waits(self, hero: int, seat: int) -> bool:
        """Whether a hero prefers to wait at the entrance."""
        reasons = self.hero_abilities(hero, "holds_back")
        return bool(reasons) and any(ability.effect(self, seat, hero) for _, ability in reasons)

    def prepare(self, hero: int, abilities: list[tuple[int, Ability]]) -> AnyProcedure:
        """What a hero and its item do before the first room."""
        for source, ability in abilities:
            if source != hero:
                self.emit(EffectBegan, self.state.active, source)
            effect = ability.effect(self, self.state.active, hero)
            if effect is not None:
                yield from effect
        if not self.state.walker:
            self.go("next_hero")

    def walk_on(self) -> RuleResult:
        """The hero goes to the next room that it does not pass over, or reaches the boss (BM-9.7, BM-9.20)."""
        state = self.state
        state.fresh = False
        hero = state.walker[0]
        ahead = self.onward(hero, state.room)
        if ahead == NOTHING:
            self.go("next_hero")
            # A hero may have lost its health on the way to a room that it did not enter after all.
            if self.health_of(hero) <= 0 and not self.spared(hero, state.active):
                return self.kill(hero, state.active, surely=True)
            return self.wound(state.active, hero) if state.walker else DONE
        state.room = ahead
        return self.enter_room()

    def enter_room(self) -> RuleResult:
        """The steps of entering: the hero's ability, the room's effect, its damage; then a window (BM-9.8, BM-9.12)."""
        state = self.state
        hero, room = state.walker[0], state.room
        state.fresh = False
        self.emit(HeroEntered, hero, room)
        if room not in state.visited:
            state.visited.append(room)
        acting = self.hero_abilities(hero, "goes_in")
        if acting:
            self.go("feel_room")
            return self.go_in(hero, room, acting)
        return self.feel_room()

    def go_in(self, hero: int, room: int, abilities: list[tuple[int, Ability]]) -> AnyProcedure:
        """Step 1: the ability of the hero and that of its item (BM-9.8, BM-9.11)."""
        for _, ability in abilities:
            effect = ability.effect(self, self.state.active, hero, room)
            if effect is not None:
                yield from effect
        if not self.state.walker:
            self.go("next_hero")
        elif self.state.fresh:
            self.go("enter_room")

    def feel_room(self) -> RuleResult:
        """Step 2: the effect of the room; then its damage."""
        state = self.state
        hero, room, seat = state.walker[0], state.room, state.active
        if room in state.fountains:
            self.strengthen(hero, state.fountains[room])
        felt: list[tuple[int, Ability]] = []
        if (state.hosts or CARDS[state.faces[room]].entered is not None) and not state.unmoved[seat]:
            felt = self.room_abilities(seat, room, "entered")
        for number, (source, ability) in enumerate(felt, start=1):
            work = ability.effect(self, seat, source, hero)
            if work is not None:
                # What a room does there may need a die: the rest follows when it lies still.
                self.go("take_damage")
                return self.step_on(hero, work, felt[number:])
        if felt:
            return self.go("enter_room") if state.fresh else self.take_damage()
        self.suffer(hero, room)
        return self.open_window("leave_room")

    def step_on(self, hero: int, work: AnyProcedure, others: list[tuple[int, Ability]]) -> AnyProcedure:
        """An effect of a room that takes time, and then what else happens there."""
        yield from work
        for source, ability in others:
            more = ability.effect(self, self.state.active, source, hero) if self.state.walker else None
            if more is not None:
                yield from more
        if not self.state.walker:
            self.go("next_hero")
        elif self.state.fresh:
            self.go("enter_room")

    def take_damage(self) -> RuleResult:
        """Step 3: the damage of the room, as far as the hero feels it (BM-9.9); then a window (BM-9.12)."""
        state = self.state
        if self.is_active(state.room):
            self.suffer(state.walker[0], state.room)
        return self.open_window("leave_room")

    def leave_room(self) -> RuleResult:
        """When the window has closed the hero leaves the room: dead or alive (BM-9.13)."""
        state = self.state
        if not state.walker:
            return self.go("next_hero")
        if state.fresh:
            # A room that was deactivated before the hero felt it is passed by (BM-9.17).
            return self.go("enter_room" if self.is_active(state.room) else "walk_on")
        hero, room, seat = state.walker[0], state.room, state.active
        if self.health_of(hero) <= 0:
            if not self.spared(hero, seat, room):
                self.go("next_hero")
                return self.kill(hero, seat, where=room, surely=True)
            if not state.walker:
                return self.go("next_hero")
        due: list[tuple[int, Ability]] = []
        if (state.hosts or CARDS[state.faces[room]].left_alive is not None) and room in self.active_rooms(seat):
            due = self.room_abilities(seat, room, "left_alive")
        out = self.hero_abilities(hero, "gets_out")
        if due or out:
            self.go("walk_on")
            return self.leave_marks(hero, room, due, out)
        return self.walk_on()

    def leave_marks(
        self, hero: int, room: int, due: list[tuple[int, Ability]], out: list[tuple[int, Ability]]
    ) -> AnyProcedure:
        """What a room and its miniboss do when a hero leaves it alive, and then what the hero and its item do."""
        state = self.state
        yield from self.triggers([(state.active, source, ability, ()) for source, ability in due])
        for _, ability in out:
            if state.walker and not state.fresh:
                effect = ability.effect(self, state.active, hero, room)
                if effect is not None:
                    yield from effect
        if state.fresh:
            # The room is gone, and the hero already stands before the next one.
            self.go("enter_room")
        elif not state.walker:
            self.go("next_hero")
