"""Options and events are declared once; message files, grammar and types have to follow the declarations."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

from underkeep.core import registry
from underkeep.core.capabilities.keys import NOTATION
from underkeep.core.contract import choose_randomly
from underkeep.core.declarations import FieldKind, Template, fields_of
from underkeep.core.messages import LANGUAGES
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option, Resign, option
from underkeep.core.table import Table

ANSWERS = 400
GAMES = [name for name in registry.names() if registry.get(name).get(NOTATION) is not None]


@cache
def message_ids(language: str, name: str) -> frozenset[str]:
    """Return the ids of all messages of a game in a language."""
    folder = files("underkeep") / "locale" / language
    # English card texts are the docstrings of the cards, so that some files exist in other languages only.
    paths = [folder / f"{file}.ftl" for file in registry.get(name).message_files]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    return frozenset(found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_all_options_that_it_declares(name: str) -> None:
    package = registry.get_manifest(name).package
    game = registry.get(name)
    declared = {kind for kind in Option.__subclasses__() if kind.__module__.startswith(f"{package}.")}
    assert declared
    assert declared <= set(game.options)
    for kind in game.options:
        assert kind.moves, f"{kind.__name__} has no move"
        names = {field.name for field in fields_of(kind)}
        for template in (*kind.moves, *(kind.anchor_templates or ())):
            assert set(template.field_names()) <= names, f"{kind.__name__}: {template.text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_declared_message_is_written(name: str, language: str) -> None:
    game, written = registry.get(name), message_ids(language, name)
    declared = {message for kind in game.options for message in kind.message_ids}
    declared |= {kind.message_id for kind in game.events}
    assert not declared - written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["option-", "event-"])
def test_every_message_of_an_option_or_event_is_declared(prefix: str, language: str) -> None:
    games = [registry.get(name) for name in GAMES]
    declared = {message for game in games for kind in game.options for message in kind.message_ids}
    declared |= {kind.message_id for game in games for kind in game.events}
    written = {message for name in GAMES for message in message_ids(language, name) if message.startswith(prefix)}
    assert written
    assert not written - declared


def options_met(name: str) -> dict[type[Option], tuple[Any, Option]]:
    """Return one state and option of each type that a few random games meet."""
    game, random = registry.get(name), Random(name)
    met: dict[type[Option], tuple[Any, Option]] = {}
    for number, sample in enumerate(registry.get_manifest(name).load("setup.samples:SAMPLE_SETUPS")[:6]):
        setup = game.setup_type(**sample)
        table = Table(game, setup, game.initial_state(setup, number))
        for _ in range(ANSWERS):
            if table.decision is None:
                break
            offered = table.options
            for found in offered.examples(3) if isinstance(offered, RangeOptions) else offered:
                met.setdefault(type(found), (table.state.copy(), found))
            table.answer(choose_randomly(table, random))
    return met


@pytest.mark.parametrize("name", GAMES)
def test_the_grammar_knows_every_move_that_is_written(name: str) -> None:
    notation, met = registry.get(name).notation, options_met(name)
    assert len(met) >= 8
    for kind, (state, found) in met.items():
        (words,) = notation.moves(state, [found])
        assert re.match(r"[\w-]", words), kind.__name__
        if kind not in RANGES:
            notation.check_move_text(words)
            assert notation.is_short_form(state, words, found), words


RANGES = {kind for name in GAMES for kind in registry.get(name).options if kind.__name__ in ("Throw", "Toss")}
"""The options whose outcome is only known after they are chosen: the notation writes the outcome."""


# --- templates


@option("hire {count}[ of {kind}| for {coins} coins]", variants=("", "big"))
class Hire(Option, frozen=True, array_like=True, tag=True):
    """Hire helpers."""

    count: int
    kind: int = -1
    coins: int = 0


def write(found: Option) -> str:
    return found.write_move(lambda field, value: f"<{field.name} {value}>")


def test_parts_in_brackets_are_left_out_if_their_field_is_empty() -> None:
    assert write(Hire(2)) == "hire <count 2>"
    assert write(Hire(2, 3)) == "hire <count 2> of <kind 3>"
    assert write(Hire(2, coins=4)) == "hire <count 2> for <coins 4> coins"
    assert write(Hire(2, 3, 4)) == "hire <count 2> of <kind 3>"


def test_a_template_gives_the_pattern_of_its_moves() -> None:
    pattern = re.compile(Hire.moves[0].pattern(Hire))
    for words in ("hire 2", "hire 2 of 3", "hire 12 for 4 coins"):
        assert pattern.fullmatch(words)
    for words in ("hire", "hire 2 of", "hire 2 of 3 for 4 coins", "hire two"):
        assert not pattern.fullmatch(words)


def test_an_option_has_only_the_messages_that_it_declares() -> None:
    assert Hire(1).message_id() == "option-hire"
    assert Hire(1).message_id("big") == "option-hire-big"
    with pytest.raises(ValueError, match="Hire declares no message option-hire-small"):
        Hire(1).message_id("small")


def test_anchors_follow_from_the_kinds_of_fields_or_from_templates() -> None:
    die = FieldKind("die", "die:{name}", ("red", "blue"))
    assert die.write_anchor(1) == "die:blue"
    assert die.pattern == "(?:blue|red)"
    assert Resign(1).anchors == ()
    assert Template("skill").field_names() == []


def test_a_declaration_adds_nothing_to_the_recorded_option() -> None:
    assert msgspec.to_builtins(Hire(2, 3)) == ["Hire", 2, 3, 0]
