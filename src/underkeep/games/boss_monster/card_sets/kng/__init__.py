"""KNG: Kingkiller Hero Pack, star heroes that take the places of others (BM-3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.capabilities.card_designs import OWN
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import softens_damage, stops_first_spell, when_it_survives
from underkeep.games.boss_monster.state import MAGE

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

CARD_SET = kng = CardSet("KNG", "Kingkiller Hero Pack", OWN)

# --- ordinary heroes

kng.hero("Runaway Trouper", "T", health=4, star=True)


@kng.hero("Sympathy Student", "M", health=4, star=True)
@softens_damage()
def sympathy_student(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """Rooms with mage treasure deal 1 damage less to this hero."""
    return max(damage - 1, 0) if game.icons(room)[MAGE] else damage


kng.hero("Healer of the Medica", "C", health=6, star=True)


@kng.hero("Moneylender of the Bridge", "T", health=6, star=True)
@when_it_survives()
def moneylender_of_the_bridge(game: Game, owner: Seat, hero: CardId, source: CardId) -> AnyProcedure:
    """If this hero survives the dungeon, the player there discards a card."""
    return game.discard_card(owner, about=hero)


kng.hero("Sword Student of the Mountains", "F", health=8, star=True)


@kng.hero("Master Namer", "M", health=8, star=True)
@softens_damage()
def master_namer(game: Game, owner: Seat, hero: CardId, room: CardId, damage: int) -> int:
    """The first room of the dungeon deals 1 damage less to this hero."""
    return max(damage - 1, 0) if game.is_first_room(owner, room) else damage


# --- epic heroes


@kng.hero("The Storied Arcanist", "M", health=13, star=True, epic=True)
@stops_first_spell()
def the_storied_arcanist() -> None:
    """The first spell of a round that is aimed at this hero has no effect."""


__all__ = ["kng"]
