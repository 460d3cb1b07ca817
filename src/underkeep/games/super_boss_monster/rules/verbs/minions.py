"""Minions: the action spaces on which they stand, and the rooms that they guard (chapters 3, 7 and 11)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.lasting_effects import EffectKind, effect_total
from underkeep.games.boss_monster.options import DRAW_ROOM, Choose
from underkeep.games.boss_monster.rules.verbs.rooms import Rooms
from underkeep.games.super_boss_monster.rules.verbs.city import City
from underkeep.games.super_boss_monster.state import (
    ICON,
    ON_CARDS,
    SPACES,
    SPECIAL,
    SUMMON,
    TAVERN_SPACE,
    space,
)


class Minions(City, Rooms):
    """Verbs about minions."""

    def repeated_actions(self, seat: Seat) -> int:
        """How often the action of a player's minion is repeated in this round."""
        return effect_total(self.state.lasting_effects, EffectKind.REPEAT_MINION_ACTION, seat)

    # --- action spaces

    def spaces(self, seat: Seat) -> list[int]:
        """The action spaces on which the player's minion may be placed (SBM-6.15)."""
        state = self.state
        sharing = bool(self.abilities(seat, "shares_spaces"))
        taken = [] if sharing else state.minion_space
        found = [space for space in self.city_spaces() if space not in taken]
        found += [ON_CARDS + card for card in self.cards_with_spaces(seat)]
        return found

    def city_spaces(self) -> list[int]:
        """The spaces of the city that can be used now: a hero covers all but the one that sends it out (SBM-3.7)."""
        found: list[int] = []
        for location in self.locations():
            occupied = bool(self.state.heroes_at_location[location])
            found += [space(location, SUMMON)] if occupied else [space(location, ICON), space(location, SPECIAL)]
        if self.state.tavern:
            found.append(TAVERN_SPACE)
        return found

    def cards_with_spaces(self, seat: Seat) -> list[CardId]:
        """The visible rooms of a dungeon with an action space, and the boss after the level up (SBM-6.15, SBM-9.7)."""
        return [source for source, _ in self.abilities(seat, "action")]

    def is_summoning(self, seat: Seat) -> bool:
        """Whether the minion of a seat stands on a space that summons a hero."""
        where = self.state.minion_space[seat]
        return where is not None and where < ON_CARDS and where % len(SPACES) == SUMMON

    def is_minion_in_dungeon(self, seat: Seat) -> bool:
        """Whether a minion stands on a card of its own dungeon."""
        where = self.state.minion_space[seat]
        return where is not None and where >= ON_CARDS

    # --- guarded rooms

    def destroyable(self, rooms: list[CardId]) -> list[CardId]:
        """Rooms on which no minion stands (SBM-16.6)."""
        return [room for room in rooms if not self.is_guarded(room)]

    def places(self, seat: Seat, card: CardId) -> Sequence[CardId | None]:
        """Nothing is built on a room on which a minion stands (SBM-8.6)."""
        places = super().places(seat, card)
        for where in self.state.minion_space:
            if where is not None and where >= ON_CARDS:
                return [place for place in places if place is None or not self.is_guarded(place)]
        return places

    def covered_rooms(self, seat: Seat) -> list[CardId]:
        """Nothing comes to the top of a stack on which a minion stands (SBM-16.6)."""
        kept = [card for stack in self.state.dungeon[seat] if self.is_guarded(stack[-1]) for card in stack]
        return [card for card in super().covered_rooms(seat) if card not in kept]

    # --- actions

    def take_or_draw(self, seat: Seat, about: CardId) -> AnyProcedure:
        """The player takes a card of the Market, or draws the top room card."""
        options = [*[Choose(card) for card in self.state.market], DRAW_ROOM]
        answer = yield from ask(seat, "take-market", options, (about,))
        if isinstance(answer, Choose):
            self.take_from_market(seat, answer.card)
        else:
            self.draw_rooms(seat, 1)
