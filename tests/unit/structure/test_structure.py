"""The structure of the code: how deep classes inherit from each other."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

from underkeep import games

MAX_CHAIN = 8
"""The most classes of the games in one line of inheritance."""


def game_classes() -> Iterator[type]:
    """Yield all classes that are defined in the packages of the games."""
    for module in pkgutil.walk_packages(games.__path__, games.__name__ + "."):
        for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if found.__module__ == module.name:
                yield found


def longest_chain(found: type) -> list[str]:
    """Return the longest line of inheritance that ends in a class, from its root, with classes of the games only."""
    if not found.__module__.startswith(games.__name__ + "."):
        return []
    return [*max((longest_chain(base) for base in found.__bases__), key=len), found.__name__]


def test_the_chain_of_a_class_counts_only_classes_of_the_games() -> None:
    from underkeep.games.boss_monster.rules.verbs.counts import Counts

    assert longest_chain(Counts)[1:] == ["Counts"]
    assert longest_chain(dict) == []


def test_inheritance_is_flat() -> None:
    chains = [longest_chain(found) for found in game_classes()]
    assert len(chains) > 300
    assert [chain for chain in chains if len(chain) > MAX_CHAIN] == []
