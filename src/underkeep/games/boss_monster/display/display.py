"""Boss Monster as clients draw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.capabilities.display import Display, PublicBoard
from underkeep.core.state import Face
from underkeep.core.visibility import Viewer
from underkeep.games.boss_monster.display.board import BoardBuilder
from underkeep.games.boss_monster.display.board_types import BoardState
from underkeep.games.boss_monster.display.card_values import card_values
from underkeep.games.boss_monster.state import BossMonsterState

if TYPE_CHECKING:
    from underkeep.core.table import Observation

JUDGED_FIELDS = ("n", "offers", "goes", "stays")
"""The fields of a hero in town that the bait phase judges."""


def heroes_with_forecasts(board: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the heroes of a board in JSON values that can have a forecast, by their cards."""
    yield from board.get("town", {}).items()
    for at in board["seats"].values():
        yield from at.get("entrance", {}).items()
    if "walker" in board:
        yield str(board["walker"]["card"]), board["walker"]


class BossMonsterDisplay(Display):
    """Board, cards, event times and pictures."""

    shares_public_board = True

    builder_type: type[BoardBuilder] = BoardBuilder

    def board(self, observation: Observation) -> BoardState:
        return self.builder_type(observation).board()

    def public_board(self, observation: Observation, before: PublicBoard | None = None) -> PublicBoard:
        return self.builder_type(observation).public_board(before)

    def board_beside(self, observation: Observation, public: PublicBoard) -> dict[str, Any]:
        return self.builder_type(observation, public).beside()

    def has_changes_of_its_own(self, state: BossMonsterState, viewer: Viewer) -> bool:
        phase = self.builder_type.phase_at(state)
        return viewer in state.face_down_cards.values() or phase in ("reveal", "bait")

    def carried_forecasts(self, before: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
        if board["phase"] == "reveal":
            return {}  # Its board has forecasts of its own.
        old = {hero: shown["omen"] for hero, shown in heroes_with_forecasts(before) if "omen" in shown}
        patch: dict[str, Any] = {}
        walker, last_walker = board.get("walker"), before.get("walker", {})
        if walker is not None:
            omen, shown_omen = old.get(str(walker["card"])), walker.get("omen")
            if shown_omen is not None and walker["card"] != last_walker.get("card"):
                # The change of the board has put another hero into the dungeon; the forecast was that of the last one.
                patch["walker"] = {"omen": omen and dict.fromkeys(shown_omen) | omen}
            elif shown_omen is None and omen is not None:
                patch["walker"] = {"omen": omen}
        if town := self.carried_town(before.get("town", {}), board):
            patch["town"] = town
        for seat, at in board["seats"].items():
            queue = before["seats"][seat].get("entrance", {})
            for hero, shown in at.get("entrance", {}).items():
                carried = {"omen": old[hero]} if hero in old and "omen" not in shown else {}
                if "later" in queue.get(hero, {}) and "later" not in shown:
                    carried["later"] = queue[hero]["later"]
                if carried:
                    patch.setdefault("seats", {}).setdefault(seat, {"entrance": {}})["entrance"][hero] = carried
        return patch

    def carried_town(self, before: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
        """Return what the heroes in town take over from the board before, by their cards. In the bait phase, all of
        them are judged on the places that they have at its start, so these stay until the last one has been judged."""
        carried: dict[str, Any] = {}
        for hero, shown in board.get("town", {}).items():
            old = before.get(hero, {})
            taken = {"omen": old["omen"]} if "omen" in old and "omen" not in shown else {}
            if board["phase"] == "bait" and old:
                taken |= {key: old.get(key) for key in JUDGED_FIELDS if old.get(key) != shown.get(key)}
            if taken:
                carried[hero] = taken
        return carried

    def sent_types(self) -> tuple[type[msgspec.Struct], ...]:
        return (BoardState,)

    def card_values(self, face: Face) -> dict[str, Any]:
        return card_values(face)

    def draw_svg(self, state: Any) -> str:
        from underkeep.games.boss_monster.display.svg import draw_svg

        return draw_svg(state)


DISPLAY = BossMonsterDisplay()
