"""Minions: the action spaces on which they stand, and what they bring (chapters 3, 7 and 11)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.decisions import Decision
from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.games.boss_monster.options import DRAW_ROOM, Choose
from underkeep.games.boss_monster.state import NOTHING, TAVERN
from underkeep.games.super_boss_monster.events import (
    HeroSummoned,
    LastRoomBraced,
    MinionActs,
    MinionActsHome,
    MinionIdle,
    MinionSent,
    MinionSentHome,
    StackShuffled,
)
from underkeep.games.super_boss_monster.rules.verbs.city import City
from underkeep.games.super_boss_monster.state import (
    AT_HOME,
    ICON,
    LIFE,
    ON_CARDS,
    SPACES,
    SPECIAL,
    SUMMON,
    TAVERN_SPACE,
    space,
)

TEMPLE, STADIUM, LIBRARY, HIDEOUT, LANDING_PAD = range(5)
BRACED = 2
"""What the Hideout adds to the last room (SBM-7.8)."""


class Minions(City):
    """Verbs about minions."""

    # --- where a minion may stand

    def spaces(self, seat: int) -> list[int]:
        """The action spaces on which the player's minion may be placed (SBM-6.15)."""
        state = self.state
        sharing = bool(self.abilities(seat, "shares_spaces"))
        taken = [] if sharing else state.minions
        found = [space for space in self.city_spaces() if space not in taken]
        found += [ON_CARDS + card for card in self.cards_with_spaces(seat)]
        return found

    def city_spaces(self) -> list[int]:
        """The spaces of the city that can be used now: a hero covers all but the one that sends it out (SBM-3.7)."""
        found: list[int] = []
        for location in self.locations():
            occupied = bool(self.state.places[location])
            found += [space(location, SUMMON)] if occupied else [space(location, ICON), space(location, SPECIAL)]
        if self.state.tavern:
            found.append(TAVERN_SPACE)
        return found

    def cards_with_spaces(self, seat: int) -> list[int]:
        """The visible rooms of a dungeon with an action space, and the boss after the level up (SBM-6.15, SBM-9.7)."""
        return [source for source, _ in self.abilities(seat, "action")]

    def guarded(self, room: int) -> bool:
        """Whether a minion stands on a room: it can be neither covered nor destroyed (SBM-16.6)."""
        return ON_CARDS + room in self.state.minions

    def summons(self, seat: int) -> bool:
        """Whether a minion has gone to send out a hero."""
        where = self.state.minions[seat]
        return AT_HOME < where < ON_CARDS and where % len(SPACES) == SUMMON

    def minion_at_home(self, seat: int) -> bool:
        """Whether a minion stands on a card of its own dungeon."""
        return self.state.minions[seat] >= ON_CARDS

    def breakable(self, rooms: list[int]) -> list[int]:
        """Rooms on which no minion stands (SBM-16.6)."""
        return [room for room in rooms if not self.guarded(room)]

    def places(self, seat: int, card: int) -> list[int]:
        """Nothing is built on a room on which a minion stands (SBM-8.6)."""
        return self.breakable(super().places(seat, card))

    def covered_rooms(self, seat: int) -> list[int]:
        """Nothing comes to the top of a stack on which a minion stands (SBM-16.6)."""
        kept = [card for stack in self.state.dungeon[seat] if self.guarded(stack[-1]) for card in stack]
        return [card for card in super().covered_rooms(seat) if card not in kept]

    # --- standing there

    def station(self, seat: int, where: int) -> None:
        """A minion is put on a space."""
        self.state.minions[seat] = where
        if where >= ON_CARDS:
            self.emit(MinionSentHome, seat, where - ON_CARDS)
        else:
            self.emit(MinionSent, seat, where)

    def take_minions_back(self) -> None:
        """All minions go home (SBM-14.3)."""
        self.state.minions = [AT_HOME] * self.state.players

    # --- acting

    def minion_acts(self, seat: int) -> VerbResult:
        """The player receives the effect of the space on which the own minion stands (SBM-11.1)."""
        where = self.state.minions[seat]
        if where == AT_HOME:
            return DONE
        if where >= ON_CARDS:
            return self.act_at_home(seat, where - ON_CARDS)
        self.emit(MinionActs, seat, where)
        location, what = divmod(where, len(SPACES))
        if what == SUMMON:
            return self.summon(seat, location)
        return self._act_in_city(seat, location, what)

    def _act_in_city(self, seat: int, location: int, what: int) -> AnyProcedure:
        for _ in range(1 + self.state.overtime[seat]):
            if what == ICON:
                self.enrich(seat, location)
            elif location == TEMPLE:
                yield from self.take_left_over(seat)
            elif location == STADIUM:
                self.draw_rooms(seat, 1)
            elif location == LIBRARY:
                self.draw_spells(seat, 1)
                yield from self.discard_spell(seat)
            elif location == HIDEOUT:
                self.state.brute[seat] += BRACED
                self.emit(LastRoomBraced, seat, BRACED)
            else:
                yield from self.shuffle_stack(seat)

    def act_at_home(self, seat: int, card: int) -> AnyProcedure:
        """The effect of the action space of a room or a boss; a deactivated room gives nothing (SBM-11.4)."""
        self.emit(MinionActsHome, seat, card)
        for _ in range(1 + self.state.overtime[seat]):
            for source, ability in self.abilities(seat, "action"):
                if source == card:
                    effect = ability.effect(self, seat, source)
                    if effect is not None:
                        yield from effect

    def summon(self, seat: int, location: int) -> AnyProcedure:
        """The hero of a location is sent to a dungeon of the player's choice (SBM-7.2, SBM-7.3)."""
        state = self.state
        there = state.tavern if location == TAVERN else state.places[location]
        if not there:
            self.emit(MinionIdle, seat)
            return
        hero = there[-1]
        dungeon = yield from self.choose_seat(seat, self.orders[seat], "summon-hero", hero)
        life = -LIFE if location == TAVERN else LIFE
        self.to_entrance(hero, dungeon)
        self.put_tokens(hero, life)
        self.emit(HeroSummoned, hero, dungeon, life)
        for source, ability in self.abilities(dungeon, "summoned"):
            ability.effect(self, dungeon, source, hero)

    # --- the market

    def take_left_over(self, seat: int, about: int = NOTHING) -> AnyProcedure:
        """The player takes a card that is left on the Market, if there is one (SBM-7.5)."""
        market = self.state.market
        if market:
            card = yield from self.choose(seat, market, "take-market", about)
            self.take_from_market(seat, card)

    def take_or_draw(self, seat: int, about: int) -> AnyProcedure:
        """A card of the Market, or the top room card."""
        options = [*[Choose(card) for card in self.state.market], DRAW_ROOM]
        answer = yield Decision(seat, "take-market", options, (about,))
        if isinstance(answer, Choose):
            self.take_from_market(seat, answer.card)
        else:
            self.draw_rooms(seat, 1)

    # --- the Landing Pad

    def shuffle_stack(self, seat: int) -> AnyProcedure:
        """All cards of a stack in any dungeon are shuffled; the new top card is visible (SBM-18.13, SBM-18.14)."""
        tops = self.breakable(self.all_rooms())
        if not tops:
            self.emit(MinionIdle, seat)
            return
        top = yield from self.choose(seat, tops, "shuffle-stack")
        dungeon, slot = self.place_of(top)
        stack = self.state.dungeon[dungeon][slot]
        left, order = list(stack), []
        while len(left) > 1:
            order.append((yield from self.at_random(left)))
            left.remove(order[-1])
        stack[:] = left + order[::-1]
        if stack[-1] != top:
            self.cover(top, stack[-1])
        visibility.reveal_to_all(self.state, stack)
        self.rooms_changed(dungeon)
        self.emit(StackShuffled, dungeon, stack[-1])

    def place_of(self, room: int) -> tuple[int, int]:
        """The dungeon and the place of a visible room."""
        found = self.locate(room)
        assert found is not None
        return found
