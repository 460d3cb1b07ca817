"""Reads the setup of a scenario: players, heroes and variants (docs/scenarios.md)."""

from __future__ import annotations

from underkeep.core.errors import UserError
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.dungeon_fighter.setup.setup import CHOSEN, RANDOM, Setup

SETUP_FIELDS = (
    "players", "heroes", "difficulty", "ballads", "combined", "homebrew", "first_boss", "target", "shape",
    "throws", "names",
)  # fmt: skip
HERO_FIELDS = ("hero", "life", "scars", "dead", "experience", "upgrades", "gear", "trophies")


def read_setup(fields: dict[str, Node], position: Node) -> Setup:
    """Return the setup of a scenario. Without `players` there are as many players as heroes.

    Raises ScenarioError if the setup does not fit."""
    listed = fields["heroes"].entries() if "heroes" in fields else []
    heroes = tuple(_hero_id(node) for node in listed)
    players = fields["players"].number(1) if "players" in fields else max(2, len(heroes))

    def text(name: str, default: str) -> str:
        return fields[name].text() if name in fields else default

    chosen = Setup(
        players=players,
        heroes=heroes,
        difficulty=text("difficulty", "normal"),
        ballads="ballads" in fields and fields["ballads"].flag(),
        combined="combined" in fields and fields["combined"].flag(),
        homebrew="homebrew" in fields and fields["homebrew"].flag(),
        boss=text("first_boss", RANDOM),
        target=text("target", "rings"),
        dice=text("shape", "cubes"),
        throws=text("throws", "simulated"),
        names=tuple(node.text() for node in fields["names"].entries()) if "names" in fields else (),
    )
    try:
        return chosen.checked()
    except UserError as error:
        wrong = next((fields[name] for name in SETUP_FIELDS if name in fields), position)
        raise wrong.error(str(error)) from error


def _hero_id(node: Node) -> str:
    """Return the id of a listed hero, or an empty text for a hero that is chosen at the table."""
    if node.is_mapping:
        fields = node.fields(HERO_FIELDS, of="a hero")
        word = fields["hero"].text() if "hero" in fields else CHOSEN
    else:
        word = node.text()
    return "" if word == CHOSEN else word
