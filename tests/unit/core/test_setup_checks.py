"""Checks of the fields of a setup, declared with their types."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from underkeep.core.errors import UserError
from underkeep.core.setup_checks import Between, OneOf, OnePerPlayer, check_fields


class Setup(msgspec.Struct, kw_only=True):
    players: Annotated[int, Between(1, 3, "range")] = 1
    sets: Annotated[tuple[str, ...], OneOf(("BMR", "TNL"), "set", once=True)] = ()
    heroes: Annotated[tuple[str, ...], OneOf(("jack", "nick"), "hero", also=("random", ""))] = ()
    level: Annotated[str, OneOf(("easy", "hard"), "level")] = "easy"
    free: str = ""
    names: Annotated[tuple[str, ...], OnePerPlayer("names")] = ()


def test_names_get_their_usual_form() -> None:
    setup = Setup(players=2, sets=("tnl", "TNL"), heroes=("Jack", "", "JACK"), level="HARD", free="As It Is")
    checked = check_fields(setup, UserError)
    assert checked == Setup(players=2, sets=("TNL",), heroes=("jack", "", "jack"), level="hard", free="As It Is")
    assert setup.level == "HARD", "the setup itself does not change"


@pytest.mark.parametrize(
    ("setup", "message", "values"),
    [
        (Setup(players=0), "range", {"players": 0}),
        (Setup(players=4), "range", {"players": 4}),
        (Setup(sets=("BMRR",)), "set", {"name": "BMRR", "hint": " (did you mean BMR?)"}),
        (Setup(heroes=("nick", "xyz")), "hero", {"name": "xyz", "hint": " (known: jack, nick)"}),
        (Setup(level=""), "level", {"name": "", "hint": " (known: easy, hard)"}),
        (Setup(players=2, names=("Ann",)), "names", {"names": 1, "players": 2}),
        (Setup(players=9, level="?"), "range", {"players": 9}),
    ],
)
def test_the_first_field_that_is_not_valid_is_refused(setup: Setup, message: str, values: dict[str, object]) -> None:
    with pytest.raises(UserError) as refused:
        check_fields(setup, UserError)
    assert refused.value.message == message
    assert {
        name: value if isinstance(value, int) else str(value) for name, value in refused.value.values.items()
    } == values


def test_the_error_has_the_type_of_the_game() -> None:
    class GameError(UserError):
        pass

    with pytest.raises(GameError):
        check_fields(Setup(players=0), GameError)
