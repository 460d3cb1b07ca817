"""Tests of the order of the discard pile, which a scenario cannot check."""

from __future__ import annotations

from tests.unit.asked import written
from underkeep.core.table import Table


def at(text: str) -> Table:
    return written("game: boss-monster\n" + text)


def face(table: Table, card: int) -> str:
    return table.game.notation.face_name(table.state.faces[card])


def test_looking_for_a_card_in_the_discard_pile_leaves_its_order() -> None:
    """BM-19.6: the deck is shuffled, the discard pile is not."""
    before = ["Dark Altar", "Fear", "Golem Factory", "Freeze", "The Crushinator", "Jeopardy"]
    table = at(
        f"""
players:
  - boss: Cleopatra
    rooms: [{{face_down: Open Grave}}, Golem Factory, Dragon Hatchery, Neanderthal Cave, Goblin Armory]
  - {{}}
discard: [{", ".join(before)}]
at: {{phase: reveal}}
play:
  - 0: yes
  - 0: choose The Crushinator (discard)
  - 0: pass
"""
    )
    before.remove("The Crushinator")
    assert [face(table, card) for card in table.state.discard] == before
