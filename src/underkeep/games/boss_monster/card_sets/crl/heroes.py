"""The heroes of CRL, who come with five and six players: name, treasure, health."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import chooses_dungeon

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

crl = CardSet("CRL", "Crash Landing")

# --- ordinary heroes


@crl.hero("The Prince", "", health=3, players=5, design=PARTLY_OWN)
@chooses_dungeon()
def the_prince(game: Game) -> list[int]:
    """Goes to the dungeon with the fewest treasures of all types together, the boss included; if there is a tie, stays
    in town."""
    return [-sum(game.treasure(seat)) for seat in game.seats()]


crl.hero("Crash Dodgers", "E", health=4, players=5)
crl.hero("Corbin Crickton", "E", health=4, players=5)
crl.hero("T'Matha", "E", health=6, players=5)
crl.hero("Lindo Callari", "E", health=6, players=5)
crl.hero("Doug O'Shibe, Ace Pilot", "E", health=8, players=5)
crl.hero("Guy the Redrobe", "E", health=8, players=5)

# --- epic heroes

crl.hero("Andromeda James", "E", health=11, players=5, epic=True)
crl.hero("Morgan Fragman", "E", health=11, players=5, epic=True)
crl.hero("Banzai Barb", "E", health=13, players=5, epic=True)
crl.hero("Aliff", "E", health=13, players=5, epic=True)


@crl.hero("The King", "", health=20, players=5, epic=True, design=PARTLY_OWN)
@chooses_dungeon()
def the_king(game: Game) -> list[int]:
    """Goes to the dungeon with the most treasures of all types together, the boss included; if there is a tie, stays
    in town."""
    return [sum(game.treasure(seat)) for seat in game.seats()]
