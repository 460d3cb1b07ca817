"""The data of every event that a client receives has the type that the schema promises."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from underkeep.core import registry
from underkeep.core.contract import choose_randomly
from underkeep.core.events import Event, SeenCard, event
from underkeep.core.table import Table
from underkeep.protocol.event_data import data_type, event_data

ANSWERS = 300
"""The number of answers that are given in one game."""


class Landing(msgspec.Struct, frozen=True, array_like=True):
    """A struct in an event."""

    place: str
    corners: tuple[tuple[int, int], ...] = ()


@event()
class EverythingHappened(Event, frozen=True, array_like=True, tag=True):
    """An event with a field of every form."""

    seat: int
    card: SeenCard
    others: tuple[SeenCard, ...]
    landing: Landing
    flight: bytes


EVENT = EverythingHappened(1, SeenCard(5, 7, 3), (SeenCard(6, 0, 0),), Landing("hole", ((2, 1),)), b"\1\2")
SENT = {
    "seat": 1,
    "card": [5, 7],
    "others": [[6, 0]],
    "landing": {"place": "hole", "corners": [[2, 1]]},
    "flight": "AQI=",
}


def test_every_field_is_sent_by_name() -> None:
    assert json.loads(msgspec.json.encode(event_data(EVENT))) == SENT
    assert json.loads(msgspec.json.encode(event_data(EVENT, whole=False))) == {**SENT, "flight": ""}


def test_the_data_type_accepts_only_the_sent_data() -> None:
    kind = data_type(EverythingHappened)
    assert json.loads(msgspec.json.encode(msgspec.convert(SENT, kind))) == SENT
    for wrong in ({**SENT, "card": [5, 7, 3]}, {**SENT, "more": 1}, {**SENT, "landing": ["hole"]}, {"seat": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)


@pytest.mark.parametrize("name", registry.names())
def test_the_events_of_a_game_have_their_types(name: str) -> None:
    manifest = registry.get_manifest(name)
    game, random = registry.get(name), Random(name)
    setup = game.setup_type(**manifest.load("setup.samples:SAMPLE_SETUPS")[0])
    table = Table(game, setup, game.initial_state(setup, 7))
    for _ in range(ANSWERS):
        if table.decision is None:
            break
        table.answer(choose_randomly(table, random))
    for seen in table.events_for(0):
        assert type(seen) in game.events
        sent = msgspec.json.encode(event_data(seen))
        assert msgspec.json.encode(msgspec.json.decode(sent, type=data_type(type(seen)))) == sent
    assert len({type(seen) for seen in table.events}) > 10


@pytest.mark.parametrize("name", registry.names())
def test_a_game_knows_all_events_that_it_declares(name: str) -> None:
    package = registry.get_manifest(name).package
    declared = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    assert declared
    assert set(declared) <= set(registry.get(name).events)


def test_a_game_has_the_events_of_the_game_that_it_is_built_on() -> None:
    below, above = (registry.get(name).events for name in ("boss-monster", "super-boss-monster"))
    assert set(below) < set(above)
