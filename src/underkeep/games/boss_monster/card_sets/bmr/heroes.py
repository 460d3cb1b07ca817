"""The heroes of BMR: name, treasure, health, and the smallest player count that uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import chooses_dungeon

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

bmr = CardSet("BMR", "Boss Monster: The Dungeon-Building Card Game")

# --- ordinary heroes

bmr.hero("Nick the Masher", "C", health=4)
bmr.hero("Pugi the Druidess", "C", health=4, players=4)
bmr.hero("Acacia, Warrior of Light", "C", health=6)
bmr.hero("Charles the Young", "C", health=6, players=3)
bmr.hero("Delatorious, Angel of Light", "C", health=8)
bmr.hero("Romero, the Indigo Friar", "C", health=8, players=4)
bmr.hero("Boden the Pantless", "F", health=4)
bmr.hero("Jarek, Squire to the Lion Knights", "F", health=4, players=4)
bmr.hero("Fire's Breath, Heroine of Arcadia", "F", health=6)
bmr.hero("Samurai Tom", "F", health=6, players=3)
bmr.hero("Johnny of the Evening Watch", "F", health=8)
bmr.hero("Crystol and A'lan of Gerd", "F", health=8, players=4)
bmr.hero("Tieg and the Magic Bubble", "M", health=4)
bmr.hero("Brandork the Neverwrong", "M", health=4, players=4)
bmr.hero("Mitchell, the Judge", "M", health=6)
bmr.hero("Kalish Ninefingers", "M", health=6, players=3)
bmr.hero("Dartteon, Elf Pyromancer", "M", health=8)
bmr.hero("Koey, the Last Dragon Mage", "M", health=8, players=4)
bmr.hero("Joman Chimm, Cutpurse", "T", health=4)
bmr.hero("Lance Uppercut, Treasure Hunter", "T", health=4, players=4)
bmr.hero("Jesta the Rogue", "T", health=6)
bmr.hero("Kins Klauski, Mad Conquistador", "T", health=6, players=3)
bmr.hero("Sir Digby Apple, Ace Detective", "T", health=8)
bmr.hero("Jerome, Kung Fu Monkey", "T", health=8, players=4)


@bmr.hero("The Fool", "", health=2)
@chooses_dungeon()
def the_fool(game: Game) -> list[int]:
    """Goes to the dungeon of the player with the fewest souls; if there is a tie, stays in town."""
    return [-game.soul_count(seat) for seat in game.seats()]


# --- epic heroes

bmr.hero("Katelyn, Angelic Healer", "C", health=11, epic=True)
bmr.hero("Kerberos Dirtbeard, Canine Cleric", "C", health=11, players=3, epic=True)
bmr.hero("Lord Van Ette", "C", health=13, epic=True)
bmr.hero("Jejune & Everlea, Holy Sisters", "C", health=13, players=4, epic=True)
bmr.hero("Frankov, the Envoy", "F", health=11, epic=True)
bmr.hero("Nate the Squidslayer", "F", health=11, players=3, epic=True)
bmr.hero("Antonius, the Rune Knight", "F", health=13, epic=True)
bmr.hero("Asmor the Aweless", "F", health=13, players=4, epic=True)
bmr.hero("Tempros the Time Marauder", "M", health=11, epic=True)
bmr.hero("Chia Kang, Mystical Warlock of Yu", "M", health=11, players=3, epic=True)
bmr.hero("Terric Warhelm, Half-Elf Archmage", "M", health=13, epic=True)
bmr.hero("Wayward, the Drifter", "M", health=13, players=4, epic=True)
bmr.hero("Hya, Legendary Shinobi", "T", health=11, epic=True)
bmr.hero("Blackbeard Jake", "T", health=11, players=3, epic=True)
bmr.hero("Cecil Leoran, Master Factotum", "T", health=13, epic=True)
bmr.hero("Wallbanger Basketweaver", "T", health=13, players=4, epic=True)
