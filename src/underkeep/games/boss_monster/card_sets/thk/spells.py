"""The spells of THK."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import BOTH, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

thk = CardSet("THK", "Tools of Hero-Kind")


def _item_of_a_boss(game: Game, me: Seat, source: CardId) -> list[CardId]:
    state = game.state
    return [item for seat in game.seats() for item in [*state.boss_items[seat], *state.stored_items[seat]]]


@thk.spell("Excavation", BOTH, copies=2)
@cast(target=Target("card", _item_of_a_boss))
def excavation(game: Game, me: Seat, spell: CardId, item: CardId) -> AnyProcedure:
    """Choose which side of an item in any scoring area shows from now on. An item turned face-down is not used."""
    return game.choose_item_side(me, item)
