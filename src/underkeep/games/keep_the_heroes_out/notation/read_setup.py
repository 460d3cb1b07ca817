"""Reading the setup that a scenario describes (docs/scenarios.md)."""

from __future__ import annotations

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.keep_the_heroes_out.setup.setup import Setup

SETUP_FIELDS = ("players", "scenario", "level", "voting", "homebrew", "names", "chronicle")
SEAT_FIELDS = ("clan", "monsters", "harm", "hand", "deck", "discard", "area")
SETUP_SEAT_FIELDS = ("clan", "kept")
NO_CLAN = "nobody"


def read_setup(fields: dict[str, Node], where: Node) -> Setup:
    """Return the setup that a scenario describes. Raises Mistake if it does not fit."""
    players = fields.get("players")
    number = 1 if players is None else players.number(1) if players.is_number else len(players.entries())
    clans, decks = [], []
    if players is not None and not players.is_number:
        for node in players.entries():
            seat = node.fields((*SEAT_FIELDS, *SETUP_SEAT_FIELDS), of="a player")
            clan = seat["clan"].text().lower() if "clan" in seat else NO_CLAN
            clans.append(clan if clan != NO_CLAN else "")
            decks.append(tuple(entry.text() for entry in seat["kept"].entries()) if "kept" in seat else ())
    page = fields.get("scenario")
    text = ""
    if page is not None:
        # A page that a player has written may be part of the scenario.
        text = msgspec.json.encode(page.plain()).decode() if page.is_mapping else page.text()
    chosen = Setup(
        players=number,
        scenario=text,
        level=fields["level"].text() if "level" in fields else "family",
        clans=tuple(clans),
        voting="voting" in fields and fields["voting"].flag(),
        homebrew="homebrew" in fields and fields["homebrew"].flag(),
        decks=tuple(decks) if any(decks) else (),
        chronicle=fields["chronicle"].text() if "chronicle" in fields else "",
        names=tuple(node.text() for node in fields["names"].entries()) if "names" in fields else (),
    )
    try:
        return chosen.checked()
    except UserError as error:
        guilty = next((fields[name] for name in ("chronicle", "scenario", "level", "players") if name in fields), where)
        raise guilty.error(str(error)) from error


def reject_position_fields(fields: dict[str, Node]) -> None:
    """Check that a game that begins with its setup describes no position. Raises Mistake if it does."""
    for name, node in fields.items():
        if name not in (*SETUP_FIELDS, "at"):
            raise node.error(f"Nothing lies on the table yet in the phase setup, so {name} cannot be said.")
    players = fields.get("players")
    for entry in players.entries() if players is not None and not players.is_number else ():
        entry.fields(SETUP_SEAT_FIELDS, of="a player before the setup")
