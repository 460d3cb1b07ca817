"""The recorded throws of the golden games of Dungeon Fighter.

A physics engine computes where a die comes to rest. The engine is optional, and its outcomes are reproducible only on
one kind of machine. So the outcomes are kept in `throws.jsonl`, each under a key that is made from everything the
engine is given. Recording the golden games anew takes the outcomes from this file and never needs the engine; a throw
that is not in the file (because a changed rule led to it) gets a made-up outcome, which the summary mentions.
`make golden THROWS=1` throws all dice anew.

Bots too use the engine to find a place for the pond and the floe if a throw combines techniques. In golden games they
must not (`aiming_without_engine`), because their gestures would depend on the machine as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from underkeep import Option, Table
from underkeep.bots.dungeon_fighter import aim, hit_chances
from underkeep.core.state import pack
from underkeep.games.dungeon_fighter.options import Throw, Toss
from underkeep.games.dungeon_fighter.physics.aims import aim_for
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import SIMULATED, FighterState
from underkeep.games.dungeon_fighter.throw_sources import random as random_throws
from underkeep.games.dungeon_fighter.throw_sources.simulated import dice_table

FILE = Path(__file__).parent / "throws.jsonl"


class Throws:
    """The outcomes of throws by key."""

    def __init__(self, known: dict[str, Any], *, simulate: bool = False) -> None:
        """Take the known outcomes by key; with `simulate` the physics engine computes all outcomes, even known ones."""
        self.known = known
        self.simulate = simulate
        self.used: dict[str, Any] = {}
        """The outcomes that were needed, in order."""
        self.made_up = 0
        """The number of outcomes that had to be made up."""

    def resolve_outcome(self, table: Table, option: Option) -> tuple[Option, list[Any]]:
        """Return the throw with its outcome, and its recorded form: the gesture, and the key of the outcome or the
        outcome itself if it was made up."""
        assert isinstance(option, Throw | Toss)
        assert table.decision is not None
        state: FighterState = table.state  # only Dungeon Fighter offers throws
        gesture = msgspec.to_builtins(option.gesture)
        if state.judged != SIMULATED:
            return option, [gesture, None]
        key = _key(state, option)
        kind, field = type(option), msgspec.structs.fields(option)[1]
        if self.simulate:
            outcome = msgspec.to_builtins(
                _without_trajectory(table.game.outcomes.resolve_outcome(state, table.decision, option))
            )
        elif key in self.known:
            outcome = self.known[key]
        else:
            self.made_up += 1
            random = Random(key)
            found = (
                random_throws.throw_outcome(state, random)
                if kind is Throw
                else random_throws.toss_outcome(state, random)
            )
            return kind(option.gesture, found), [gesture, msgspec.to_builtins(found)]
        self.used[key] = outcome
        return kind(option.gesture, msgspec.convert(outcome, field.type)), [gesture, key]


def _key(state: FighterState, option: Throw | Toss) -> str:
    """Return the key of a throw: a digest of the table, the demands, the gesture and the seed of the tremor."""
    # Recorded keys write an absent die or template as -1.
    die, template = (-1 if number is None else number for number in (state.die, state.template_to_toss))
    given = [
        isinstance(option, Toss), dice_table(state), die, template, option.gesture,
        list(DungeonFighter(state).required_techniques()), state.seed, state.throw_count,
    ]  # fmt: skip
    return blake2b(pack(given), digest_size=6).hexdigest()


def _without_trajectory(option: Option) -> Any:
    """Return the outcome of a throw without its trajectory, which is needed only to show the throw."""
    outcome = msgspec.structs.astuple(option)[1]
    return msgspec.structs.replace(outcome, trajectory=b"")


@contextmanager
def aiming_without_engine() -> Iterator[None]:
    """Let bots combine aims without the physics engine, even if it is installed."""
    remembered = (aim.best_aim, hit_chances.hit_chance)
    for function in remembered:
        function.cache_clear()
    try:
        with patch.object(aim, "aim_for", partial(aim_for, simulate_pieces=False)):
            yield
    finally:
        for function in remembered:
            function.cache_clear()


def read_throws() -> dict[str, Any]:
    """Return the recorded outcomes by key; empty if no throw has been recorded."""
    if not FILE.exists():
        return {}
    return dict(json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines())


def write_throws(outcomes: dict[str, Any]) -> None:
    """Write these outcomes to the file and remove all others."""
    lines = (json.dumps([key, outcome], separators=(",", ":")) for key, outcome in outcomes.items())
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
