"""The printed values of all cards at the time of the golden games, in `cards.json`.

A changed value changes games in which the card takes part, also games that no golden game has. So a value may change
only together with the rules version of its game.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from underkeep.core import registry
from underkeep.core.state import Face
from underkeep.games.dungeon_fighter.cards.catalogue import HEROES

PATH = Path(__file__).parent / "cards.json"


def card_values(name: str) -> dict[str, Any]:
    """Return the printed values of all cards of a game by key, as they are written to JSON."""
    game = registry.get(name)
    keys = game.catalogues[Face].keys
    values: dict[str, Any] = {key: game.display.card_values(Face(face)) for face, key in enumerate(keys) if key}
    if name == "dungeon-fighter":
        values |= {f"hero {hero.id}": asdict(hero) for hero in HEROES}
    plain: dict[str, Any] = json.loads(msgspec.json.encode(values))
    return plain


def read_card_values() -> dict[str, Any]:
    """Return what is recorded: for each game its rules version and the values of its cards."""
    recorded: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return recorded


def write_card_values() -> None:
    """Record the values of today, one card on a line."""
    own = [manifest for manifest in registry.manifests().values() if manifest.is_own]
    recorded = {
        manifest.name: {"rules": manifest.rules_version, "cards": card_values(manifest.name)} for manifest in own
    }
    text = json.dumps(recorded, ensure_ascii=False, separators=(",", ":"))
    PATH.write_text(text.replace("},", "},\n") + "\n", encoding="utf-8")
