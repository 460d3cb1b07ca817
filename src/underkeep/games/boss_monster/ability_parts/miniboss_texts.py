"""Texts that several minibosses have on one of their levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Behaviour
from underkeep.games.boss_monster.cards.triggers import adds_icons, own_damage
from underkeep.games.boss_monster.state import TREASURES, Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game


@own_damage()
def one_more_damage(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage."""
    return 1


def one_more_treasure(kind: Treasure) -> Behaviour:
    """The room shows one more symbol of this treasure."""

    def adds(game: Game, me: Seat, source: CardId, room: CardId) -> Sequence[Treasure]:
        return (kind,)

    adds.__doc__ = f"This room has an additional {TREASURES[kind]} treasure."
    return adds_icons()(adds)
