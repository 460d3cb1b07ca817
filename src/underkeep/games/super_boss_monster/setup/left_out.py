"""The cards of the chosen sets that a game leaves out.

Heroes of other base sets are not counted, because every game uses the heroes of one set (SBM-18.2).
"""

from __future__ import annotations

from underkeep.core.capabilities.notices import LeftOut
from underkeep.games.boss_monster.cards.catalogue import CARDS, SUPER
from underkeep.games.boss_monster.setup.left_out import all_copies, unused_cards
from underkeep.games.super_boss_monster.setup import decks
from underkeep.games.super_boss_monster.setup.setup import Setup

SOLO = "alone"
"""The reason for cards without effect in a solo game, because they need an opponent (SBM-19.2, SBM-19.22)."""


def left_out(setup: Setup) -> tuple[LeftOut, ...]:
    """Return the cards that a game leaves out, by reason. Raises a UserError if the setup is not valid."""
    checked = setup.checked()
    rooms, spells = decks.room_and_spell_faces(checked)
    ordinary, epic = decks.hero_faces(checked)
    used = {*decks.boss_faces(checked), *rooms, *spells, *decks.item_faces(checked), *ordinary, *epic}
    others = (code for code in checked.sets if code != SUPER)
    useless = decks.left_out_faces(checked)
    offered = [card for card in all_copies(others) if card.face not in useless]
    alone = tuple(face for face in useless for _ in range(CARDS[face].copies))
    return (*unused_cards(offered, used, decks.uses_explorers(checked)), *([LeftOut(SOLO, alone)] if alone else []))
