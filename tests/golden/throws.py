"""The recorded throws of the golden games of Dungeon Fighter.

Where a die comes to rest is worked out by a physics engine, which is optional and promises the same outcome only on one
kind of machine. So the outcomes are kept in `throws.jsonl`, each under a key that is made from everything the engine is
given. Recording the golden games anew takes the outcomes from there and never needs the engine; a throw that is not
there (the game goes another way since a rule has changed) gets a made-up outcome, which the summary mentions.
`make golden THROWS=1` throws all dice anew.

Bots ask the engine too, where to put the pond and the floe for a mixture of techniques. For golden games they must not
(`aiming_without_engine`), because the gesture would depend on the machine as well.
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
        """With `simulate` the physics engine works every outcome out, also one that is known."""
        self.known = known
        self.simulate = simulate
        self.used: dict[str, Any] = {}
        """The outcomes that were needed, in order."""
        self.made_up = 0
        """How many outcomes had to be made up."""

    def resolve_outcome(self, table: Table, option: Option) -> tuple[Option, list[Any]]:
        """The throw with its outcome, and how it is written down: the gesture, and the key of the outcome or the
        outcome itself if it was made up."""
        assert isinstance(option, Throw | Toss)
        assert table.decision is not None
        state: FighterState = table.state  # type: ignore[assignment]  # only Dungeon Fighter offers throws
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
    """The key of a throw: a digest of the table, the demands, the gesture and the seed of the tremor."""
    given = [
        isinstance(option, Toss), dice_table(state), state.die, state.template_to_toss, option.gesture,
        list(DungeonFighter(state).required_techniques()), state.seed, state.throw_count,
    ]  # fmt: skip
    return blake2b(pack(given), digest_size=6).hexdigest()


def _without_trajectory(option: Option) -> Any:
    """The outcome of a throw without the trajectory, which only those need who watch."""
    outcome = msgspec.structs.astuple(option)[1]
    return msgspec.structs.replace(outcome, trajectory=b"")


@contextmanager
def aiming_without_engine() -> Iterator[None]:
    """Let bots put aims together without the physics engine, also where it is installed."""
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
    """The recorded outcomes by key; none if no throw was recorded yet."""
    if not FILE.exists():
        return {}
    return dict(json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines())


def write_throws(outcomes: dict[str, Any]) -> None:
    """Keep these outcomes, and only these."""
    lines = (json.dumps([key, outcome], separators=(",", ":")) for key, outcome in outcomes.items())
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
