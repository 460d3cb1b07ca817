"""The figures of a finished game of Dungeon Fighter."""

from __future__ import annotations

from underkeep.games.dungeon_fighter import events as ev
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.state import RED
from underkeep.games.dungeon_fighter.summary import EventCounter


def thrown(fighter: int) -> ev.Thrown:
    """Return the event of a throw into the centre."""
    return ev.Thrown(fighter, RED, 0, DieOutcome("section", 10), 0, (), b"")


def test_an_ultra_critical_throw_counts_as_one_hit() -> None:
    """It fells a monster without damage, and harms the big bad, who survives it."""
    counter = EventCounter(2)
    for number, event in enumerate(
        [
            thrown(0),
            ev.UltraCritical(0),
            thrown(1),
            ev.UltraCritical(1),
            ev.MonsterHurt(1, 10, 0, 0, 5),
            thrown(1),
            ev.MonsterHurt(1, 2, 0, 0, 3),
        ]
    ):
        counter.read(number, event)
    assert [figures["hits"] for figures in counter.figures] == [1, 2]
    assert [figures["ultra_criticals"] for figures in counter.figures] == [1, 1]
    assert counter.figures[1]["damage"] == 12


def test_harm_by_an_ability_is_no_hit() -> None:
    counter = EventCounter(1)
    for number, event in enumerate([thrown(0), ev.MonsterHurt(0, 3, 0, 0, 9), ev.MonsterHurt(0, 0, 2, 0, 7)]):
        counter.read(number, event)
    assert counter.figures[0]["hits"] == 1
