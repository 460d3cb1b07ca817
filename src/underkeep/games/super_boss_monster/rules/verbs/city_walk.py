"""The hero in the dungeon, as far as Super Boss Monster differs (chapters 13 and 16)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import DONE, AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.events import HeroPassedOver
from underkeep.games.boss_monster.lasting_effects import EffectKind, Until, has_effect
from underkeep.games.boss_monster.rules.verbs.walk_rules import WalkRules
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries


class CityWalk(CityQueries, WalkRules):
    """The answers of Super Boss Monster about the walk of a hero."""

    walks_on_from_gap = True

    def before_entering(self) -> None:
        """Trigger the abilities of a dungeon before the next hero enters it (card data)."""
        state = self.state
        seat = state.active_seat
        hero = self.next_hero_at(seat)
        if hero is not None and hero == state.next_hero and not self.is_kept_out(hero, seat):
            for source, ability in self.abilities(seat, "before_entering"):
                ability.effect(self, seat, source, hero)

    def reaches_boss_unharmed(self, hero: CardId) -> bool:
        """In a dungeon without rooms even a hero without life reaches the boss (SBM-13.11, SBM-13.13)."""
        state = self.state
        return state.hero_room is None and self.health_of(hero) <= 0 and not self.active_rooms(state.active_seat)

    def has_left_room(self) -> bool:
        """A hero whose room is gone has left it."""
        return self.is_hero_room_gone() and self.health_of(self.state.hero_in_dungeon[0]) > 0

    def take_room_damage(self, hero: CardId, room: CardId) -> None:
        """The damage of a room, unless it spares the hero in it."""
        seat = self.state.active_seat
        if CARDS[self.state.faces[room]].spares is not None and room in self.active_rooms(seat):
            for source, ability in self.room_abilities(seat, room, "spares"):
                if ability.effect(self, seat, source):
                    return self.hurt(hero, 0)
        return super().take_room_damage(hero, room)

    # --- rooms before the hero

    def rooms_in_place(self, seat: Seat) -> list[CardId]:
        """The first and the last room of a dungeon are its outermost rooms that are not deactivated (SBM-7.9)."""
        return self.active_rooms(seat)

    def is_going_to_last_room(self, hero: CardId) -> bool:
        """Whether a hero passes over all rooms between its own and the last one, whichever that is when it walks on."""
        return has_effect(self.state.lasting_effects, EffectKind.GOES_TO_LAST_ROOM, hero)

    def first_to_enter(self, hero: CardId, ahead: Sequence[CardId]) -> CardId | None:
        """A hero may be on its way straight to the last room."""
        if self.is_going_to_last_room(hero):
            self.use_up_effects(Until.NEXT_ROOM, hero)
            for room in ahead[:-1]:
                self.emit(HeroPassedOver, hero, room)
            ahead = ahead[-1:]
        return super().first_to_enter(hero, ahead)

    def rooms_ahead(self, room: CardId) -> list[CardId]:
        """The rooms ahead; from a room that is gone, those that lay before the hero."""
        dungeon = self.state.dungeon[self.state.active_seat]
        return super().rooms_ahead(room) if any(room in stack for stack in dungeon) else self.rooms_beyond_gap()

    # --- a room that is gone

    def hero_in(self, room: CardId) -> list[CardId]:
        """No hero is in a room that is gone (SBM-10.11)."""
        return [] if self.is_hero_room_gone() else super().hero_in(room)

    def leave_destroyed_room(self, here: list[CardId], ahead: Sequence[list[CardId]]) -> AnyProcedure:
        """The hero in a destroyed room keeps its damage and goes on with the next room when the window closes. A
        room that was uncovered under it has no effect on it (SBM-16.10). A hero with deadly damage does not move to
        that room: it dies where it has received the damage (SBM-13.5)."""
        state = self.state
        if here and self.health_of(state.hero_in_dungeon[0]) > 0:
            state.hero_room = here[-1]
        else:
            state.stacks_ahead = [stack[0] for stack in ahead if stack]
        yield from DONE

    def rooms_beyond_gap(self) -> list[CardId]:
        """The active rooms among the stacks that lay before the hero when its room was destroyed (SBM-16.10)."""
        state = self.state
        tops = [stack[-1] for stack in state.dungeon[state.active_seat] if stack[0] in state.stacks_ahead]
        return [top for top in tops if top not in state.deactivated and top not in state.face_down_cards]
