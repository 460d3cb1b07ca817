"""Rules that hold in the program although no card of BMR and TNL can bring them about."""

from __future__ import annotations

from typing import Any

from tests.unit.asked import written
from underkeep.core.decisions import PASS
from underkeep.core.table import Table
from underkeep.games.boss_monster.events import HeroEntered, HeroSetOut
from underkeep.games.boss_monster.state import ADVENTURE


def at(text: str) -> Table:
    return written("game: boss-monster\n" + text)


def face(table: Table, card: int) -> str:
    return table.game.notation().face_name(table.state.faces[card])


def happened(table: Table, kind: type[Any]) -> list[str]:
    names = table.game.notation()
    return [names.face_name(event.hero.face) for event in table.events if isinstance(event, kind)]


def test_a_hero_moved_away_before_it_enters_makes_room_for_the_next() -> None:
    """BM-9.6: it does not enter, and the next hero is taken, with a window of its own."""
    table = at(
        """
players:
  - {rooms: [Open Grave], entrance: [Nick, Acacia], spells: [Annihilator]}
  - {}
at: {phase: adventure}
play:
  - expect: {asked: 0, inside: nobody}
"""
    )
    table.rules.to_town(table.state.entrance[0][0])
    table.answer(PASS)
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind, table.state.walker) == (0, "window", [])
    assert face(table, table.state.next_up) == "Acacia, Warrior of Light"
    while table.state.phase == ADVENTURE:
        table.answer(PASS)
    assert happened(table, HeroSetOut) == ["Acacia, Warrior of Light"]
    assert happened(table, HeroEntered) == ["Acacia, Warrior of Light"]
    assert [face(table, hero) for hero in table.state.town][:1] == ["Nick the Masher"]


def test_stacks_of_two_dungeons_can_change_owner() -> None:
    """BM-12.8: whole stacks, in their order, and each dungeon keeps its number of places."""
    table = at(
        """
players:
  - {rooms: [[Dark Altar, Open Grave], Golem Factory], hand: [Dragon Hatchery]}
  - {rooms: [Neanderthal Cave, Dark Laboratory, Haunted Library]}
"""
    )
    rules, dungeon = table.rules, table.state.dungeon
    mine, other = list(dungeon[0][0]), list(dungeon[1][2])
    rules.swap(mine[-1], other[-1])
    assert dungeon[0][0] == other
    assert dungeon[1][2] == mine
    assert [len(places) for places in dungeon] == [2, 3]
    assert rules.owner(mine[-1]) == 1
    assert mine[-1] in rules.active_rooms(1)


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
