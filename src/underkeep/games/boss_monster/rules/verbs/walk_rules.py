"""The hero in the dungeon: the rooms before it, and the rules of its walk in which the games differ (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT
from underkeep.games.boss_monster.events import HeroMovedOn, HeroPassedOver, HeroSentBack
from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.rules.verbs.heroes import Heroes

PASSING_OVER_BITS = TRIGGER_BIT["passes_over"] | TRIGGER_BIT["passes_over_last"]


class WalkRules(Heroes):
    """Verbs about the way of a hero through a dungeon."""

    walks_on_from_gap = False
    """Whether a hero whose room is gone waits there until the window closes, and then walks on."""

    # --- the rooms before the hero

    def stacks_from(self, room: CardId) -> tuple[list[CardId], list[list[CardId]]]:
        """The stack in which a hero is, and the stacks to the right of it. The room may have been covered meanwhile:
        the hero goes on from its place."""
        dungeon = self.state.dungeon[self.state.active_seat]
        slot = 0
        while room not in dungeon[slot]:
            slot += 1
        return dungeon[slot], dungeon[slot + 1 :]

    def rooms_ahead(self, room: CardId) -> list[CardId]:
        """The active rooms to the right of a room (BM-9.17)."""
        ahead = [stack[-1] for stack in self.stacks_from(room)[1]]
        asleep, face_down = self.state.deactivated, self.state.face_down_cards
        return [top for top in ahead if top not in asleep and top not in face_down] if asleep or face_down else ahead

    def next_room(self, hero: CardId, room: CardId | None) -> CardId | None:
        """The room that the hero enters next, or None if it reaches the boss. From None it starts at the
        entrance."""
        ahead = self.active_rooms(self.state.active_seat) if room is None else self.rooms_ahead(room)
        return self.first_to_enter(hero, ahead)

    def first_to_enter(self, hero: CardId, ahead: Sequence[CardId]) -> CardId | None:
        """The first of these rooms that the hero does not pass over, or None."""
        state = self.state
        if not state.rooms_to_skip and not self.hero_trigger_bits(hero) & PASSING_OVER_BITS:
            return ahead[0] if ahead else None
        spares_last = bool(self.hero_abilities(hero, "passes_over_last"))
        avoids = self.hero_abilities(hero, "passes_over")
        for room in ahead:
            if state.rooms_to_skip > 0:
                state.rooms_to_skip -= 1
            elif not (spares_last and self.is_last_room(state.active_seat, room)) and not any(
                ability.effect(self, state.active_seat, hero, room) for _, ability in avoids
            ):
                return room
            self.emit(HeroPassedOver, hero, room)
        return None

    def previous_room(self, room: CardId) -> CardId | None:
        """The room directly left of a room, or None (BM-1.29, BM-11.14)."""
        owner = self.owner(room)
        rooms = [] if owner is None else self.active_rooms(owner)
        return next((other for other in rooms if self.side_of(room, other) == -1), None)

    def is_first_maze_visit(self, hero: CardId, room: CardId) -> bool:
        """Whether a maze has its effect on a hero for the first time in this round; from now on it has had it."""
        if (hero, room) in self.state.maze_visits:
            return False
        self.state.maze_visits += ((hero, room),)
        return True

    def send_back(self, hero: CardId, room: CardId) -> None:
        """The hero inside goes to a room that it has passed, and enters it again."""
        self.state.hero_room, self.state.entering_pending = room, True
        self.emit(HeroSentBack, hero, room)

    def send_to_first_room(self, hero: CardId) -> AnyProcedure:
        """The hero inside goes back to the first room and walks on from there. If there is no room left, it leaves
        the dungeon dead or alive (BM-10.7, BM-10.9)."""
        state = self.state
        first = self.next_room(hero, None)
        if first is not None:
            self.send_back(hero, first)
        elif self.health_of(hero) <= 0 and not self.avoids_death(hero, state.active_seat):
            yield from self.kill(hero, state.active_seat, surely=True)
        elif state.hero_in_dungeon:
            yield from self.survive(state.active_seat, hero)

    # --- a room that is gone

    def leave_destroyed_room(self, here: list[CardId], ahead: Sequence[list[CardId]]) -> AnyProcedure:
        """The hero in a destroyed room leaves at once (BM-10.7 to BM-10.13). `here` is the rest of its stack,
        `ahead` are the stacks that lay before it. A room that was uncovered there is entered like any other."""
        state = self.state
        hero = state.hero_in_dungeon[0]
        if self.health_of(hero) <= 0:
            if not self.avoids_death(hero, state.active_seat):
                yield from self.kill(hero, state.active_seat, surely=True)
            if not state.hero_in_dungeon:
                return
        onward = self.first_to_enter(hero, [stack[-1] for stack in ahead if stack and self.is_active(stack[-1])])
        if onward is not None:
            state.hero_room, state.entering_pending = onward, True
            self.emit(HeroMovedOn, hero, onward)
        else:
            yield from self.survive(state.active_seat, hero)

    def is_hero_room_gone(self) -> bool:
        """Whether the room of the hero inside is gone."""
        state = self.state
        if not state.hero_in_dungeon or state.entering_pending:
            return False
        return not any(state.hero_room in stack for stack in state.dungeon[state.active_seat])

    def rooms_beyond_gap(self) -> list[CardId]:
        """The rooms before a hero whose room is gone, where the hero waits for the window to close: none in this
        game."""
        return []

    def is_kept_out(self, hero: CardId, seat: Seat) -> bool:
        """Whether a hero does not go in during this round, because the dungeon is closed or an effect holds the
        hero."""
        effects = self.state.lasting_effects
        return bool(effects) and (
            has_effect(effects, EffectKind.DUNGEON_CLOSED, seat)
            or has_effect(effects, EffectKind.STAYS_AT_ENTRANCE, hero)
        )

    # --- in which the games differ

    def before_entering(self) -> None:
        """Trigger what happens to the next hero before it goes into the dungeon: nothing in this game."""

    def reaches_boss_unharmed(self, hero: CardId) -> bool:
        """Whether the hero reaches the boss although it has no health left."""
        return False

    def has_left_room(self) -> bool:
        """Whether the hero has already left its room when the window of the room closes."""
        return False
