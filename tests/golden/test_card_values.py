"""A card keeps its printed values as long as the rules version of its game stays the same."""

from __future__ import annotations

import pytest

from tests.golden import card_values
from underkeep.core import registry

GAMES = [manifest.name for manifest in registry.manifests().values() if manifest.is_own]


def changed_cards(name: str) -> list[str]:
    """Return the cards of a game whose values are not the recorded ones. New cards count for nothing."""
    recorded, here = card_values.read_card_values()[name]["cards"], card_values.card_values(name)
    return [key for key, values in recorded.items() if key in here and here[key] != values]


@pytest.mark.parametrize("name", GAMES)
def test_no_value_of_a_card_changes_without_a_new_rules_version(name: str) -> None:
    recorded = card_values.read_card_values()[name]
    assert recorded["rules"] == registry.get(name).version, "run `make golden` after raising the rules version"
    assert changed_cards(name) == [], "raise `rules_version` in the manifest, and run `make golden`"


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_value_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, original = registry.get(name), registry.get(name).display.card_values
    monkeypatch.setattr(game.display, "card_values", lambda face: original(face) | {"damage": 77})
    assert len(changed_cards(name)) >= 50
