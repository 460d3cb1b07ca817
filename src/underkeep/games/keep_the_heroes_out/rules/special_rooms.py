"""The special rooms: Prison, Laboratory and Great Builder (KHO-12 to KHO-14)."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.procedures import AnyProcedure
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.dungeon_map import sites
from underkeep.games.keep_the_heroes_out.events import RoomBuilt
from underkeep.games.keep_the_heroes_out.options import ChooseCard, ChooseRoom, PayCoins, Site
from underkeep.games.keep_the_heroes_out.rules.actions import Actions
from underkeep.games.keep_the_heroes_out.rules.treasures import FOR_GAMBLE, FOR_LABORATORY
from underkeep.games.keep_the_heroes_out.state import (
    COIN,
    GREAT_BUILDER,
    LABORATORY,
    NOTHING,
    PRISON,
    UNFINISHED,
)

MOST_COINS, OPEN_PROJECTS = 3, 3


class Specials(Actions):
    """Verbs of the special rooms."""

    # --- the Prison ---------------------------------------------------------------------------------------

    def may_gamble(self) -> bool:
        """Whether the active player may gamble now (KHO-12.1)."""
        return self.there(PRISON) and not self.state.gambled

    def gamble(self, seat: int, then: str) -> AnyProcedure:
        """Turn up a Guild card: a hero is imprisoned, and cards are drawn before anybody acts (KHO-12.3 to 12.9)."""
        self.state.gambled = True
        card = yield from self.turn_up(FOR_GAMBLE)
        if card != NOTHING and self.card(card).kind == HERO_CARD:
            yield from self.imprison(self.card(card).hero)
            self.draw(seat, self.page.gamble)
        self.heroes_act(then)

    # --- the Laboratory -------------------------------------------------------------------------------------

    def experiment(self, seat: int) -> AnyProcedure:
        """A hero goes to the Prison and a tactics card is gained; then whoever is free acts (KHO-13)."""
        card = yield from self.turn_up(FOR_LABORATORY)
        if card != NOTHING and self.card(card).kind == HERO_CARD:
            if self.there(PRISON):
                yield from self.imprison(self.card(card).hero)
            offered = self.loot_of("")
            if offered:
                answer = yield Decision(seat, "take-tactic", [ChooseCard(card) for card in offered])
                self.gain_loot(seat, answer.card, LABORATORY)
        self.heroes_act("act")

    # --- the Great Builder ------------------------------------------------------------------------------------

    def can_build(self) -> bool:
        state = self.state
        coins = state.tokens[GREAT_BUILDER][COIN]
        if self.page.finishing:
            return coins > 0 and UNFINISHED in state.portal
        return bool(state.projects) and bool(self._prices()) and any(self._sites(card) for card in state.projects)

    def _prices(self) -> list[int]:
        """How many coins can be paid: there are so many, and a treasure of that value (KHO-14.1, KHO-14.2)."""
        coins = self.state.tokens[GREAT_BUILDER][COIN]
        return [value for value in range(1, min(MOST_COINS, coins) + 1) if self.treasures_left(value)]

    def _sites(self, card: int) -> list[tuple[int, int]]:
        return sites(self.state, self.card(card).room)

    def build(self, seat: int) -> AnyProcedure:
        """Coins for a room and a treasure of that value (KHO-14); or, without plans, for a portal."""
        state = self.state
        if self.page.finishing:
            rooms = [room for room, portal in enumerate(state.portal) if portal == UNFINISHED]
            answer = yield Decision(seat, "finish-portal", [ChooseRoom(room) for room in rooms])
            self.lose_token(COIN, GREAT_BUILDER)
            self.open_portal(answer.room)
            return
        paid = yield Decision(seat, "pay-builder", [PayCoins(coins) for coins in self._prices()])
        fitting = [card for card in state.projects if self._sites(card)]
        project = yield Decision(seat, "choose-project", [ChooseCard(card) for card in fitting])
        room = self.card(project.card).room
        places = [Site(place, turned) for place, turned in sites(state, room)]
        site = yield Decision(seat, "choose-site", places, (project.card,))
        for _ in range(paid.coins):
            self.lose_token(COIN, GREAT_BUILDER)
        state.projects.remove(project.card)
        state.built.append(project.card)
        state.cell[room], state.turned[room] = site.cell, site.turned
        self.emit(RoomBuilt, room, paid.coins)
        self.hide_treasure(paid.coins, room)
        self.open_projects()

    def open_projects(self) -> None:
        """Turn up plans until three lie open (KHO-4.13, KHO-14.6)."""
        from underkeep.core import visibility

        state = self.state
        while len(state.projects) < OPEN_PROJECTS and state.plans:
            state.projects.append(state.plans.pop())
            visibility.reveal_to_all(state, state.projects[-1:])

    def heroes_act(self, then: str) -> None:
        """The heroes act until all are exhausted; play goes on there."""
        raise NotImplementedError
