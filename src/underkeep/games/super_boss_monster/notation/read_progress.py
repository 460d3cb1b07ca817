"""Reads where play begins, and the lasting effects that only Super Boss Monster has."""

from __future__ import annotations

from collections.abc import Collection

from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Seat, by_seat, seat_range
from underkeep.games.boss_monster.notation.effect_fields import CITY_KINDS
from underkeep.games.boss_monster.notation.read_progress import (
    AT_FIELDS,
    CARD_LISTS,
    PHASE_STARTS,
    SEAT_NUMBERS,
    ProgressReader,
)
from underkeep.games.boss_monster.state import BUILD, MINION
from underkeep.games.super_boss_monster.notation.moves import join_place_names
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    ON_CARDS,
    PLACE_NAMES,
    SPACES,
    TOWN,
    SuperBossMonsterState,
    space,
)

CITY_PHASE_STARTS = PHASE_STARTS | {
    "town": (TOWN, "begin_round"),
    "turns": (TOWN, "town_turn"),
    "build": (BUILD, "build"),
    "minion": (MINION, "minions"),
    "bait": (MINION, "bait"),
}
"""The phase and the first step for each place where play can begin. `turns` is the part of the Town phase in which
players act."""


CITY_SEAT_NUMBERS = ("extra_builds", "most_wounds")


CITY_CARD_LISTS = ("beyond",)


class CityProgressReader(ProgressReader):
    """Reads the progress of a position whose cards are dealt, and where the minions stand."""

    state: SuperBossMonsterState
    phase_starts = CITY_PHASE_STARTS
    card_lists = (*CARD_LISTS, *CITY_CARD_LISTS)
    seat_numbers = (*SEAT_NUMBERS, *CITY_SEAT_NUMBERS)
    at_fields = (*AT_FIELDS, "first_to_respond")
    effect_kinds = CITY_KINDS

    def steps(self) -> Collection[str]:
        from underkeep.games.super_boss_monster.game import GAME

        return GAME.steps

    def _read_order(self) -> None:
        state = self.state
        node = self.fields.get("first")
        if node is not None:
            first = node.seat(state.players)
        else:
            rules = SuperBossMonster(state)
            first = max(seat_range(state.players), key=lambda seat: (rules.xp(seat), -seat))
        seats = [*seat_range(state.players)]
        state.turn_order = seats[first:] + seats[:first]

    def _read_seats(self) -> None:
        super()._read_seats()
        for seat, fields in by_seat(self.players):
            if "minion" in fields:
                self.state.minion_space[seat] = self._read_space(seat, fields["minion"])

    def _read_space(self, seat: Seat, node: Node) -> int | None:
        text = join_place_names(node.text())
        for location, name in enumerate(PLACE_NAMES):
            for what, kind in enumerate(SPACES):
                if text == f"{name} {kind}":
                    return space(location, what)
        if text == "home":
            return None
        rules = SuperBossMonster(self.state)
        return ON_CARDS + self.find_card(node, rules.cards_with_spaces(seat), "own card with an action space called")

    def _read_start(self) -> None:
        super()._read_start()
        state = self.state
        state.first_to_respond = state.active_seat
        at = self.fields["at"].fields() if "at" in self.fields else {}
        if "step" not in at and "phase" in at and at["phase"].text() == "town":
            state.round -= 1  # The Town phase increases the round when it begins.
        if "first_to_respond" in at:
            state.first_to_respond = at["first_to_respond"].seat(state.players)
