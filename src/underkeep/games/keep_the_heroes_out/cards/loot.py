"""The loot cards: seven of each kind (KHO-3.4)."""

from __future__ import annotations

from underkeep.core.capabilities.card_designs import PARTLY_OWN
from underkeep.games.keep_the_heroes_out.cards.card_types import Loot

LOOT_CARDS = (
    # --- equipment
    Loot("equipment", "Sword", "Miecz", "horde(melee) / melee*2", design=PARTLY_OWN),
    Loot("equipment", "Axe", "Topór", "horde(melee) + move", design=PARTLY_OWN),
    Loot("equipment", "Bow", "Łuk", "horde(ranged) / ranged*2"),
    Loot("equipment", "Shield", "Tarcza", "defend*2 / melee + draw"),
    Loot("equipment", "War Drum", "Bęben wojenny", "horde(move) + draw"),
    Loot("equipment", "Bag of Caltrops", "Worek kolców", "trap*2 / melee"),
    Loot("equipment", "Pickaxe", "Kilof", "horde(activate) / melee*2"),
    # --- potion
    Loot("potion", "Fire Flask", "Flakon ognia", "ranged*2 + draw"),
    Loot("potion", "Haste Brew", "Wywar pośpiechu", "move*3 + activate"),
    Loot("potion", "Acid Vial", "Fiolka kwasu", "melee*2 + trap"),
    Loot("potion", "Ogre Draught", "Napar ogra", "melee*3 / defend*2"),
    Loot("potion", "Multiplying Tonic", "Tonik rozmnożenia", "ambush:3@hat / ambush:3@bones"),
    Loot("potion", "Bottled Courage", "Odwaga w butelce", "reinforce:melee / melee*2"),
    Loot("potion", "Toad Cordial", "Ropusza nalewka", "draw*2 + place:frog"),
    # --- scroll
    Loot("scroll", "Scroll of Fireball", "Zwój kuli ognia", "ranged*3"),
    Loot("scroll", "Scroll of Gates", "Zwój wrót", "portal + move*2"),
    Loot("scroll", "Scroll of Summoning", "Zwój przywołania", "ambush:3@eye / ambush:3@swords"),
    Loot("scroll", "Scroll of Wards", "Zwój ochrony", "defend*2 / trap + draw"),
    Loot("scroll", "Scroll of Insight", "Zwój wglądu", "draw*3"),
    Loot("scroll", "Scroll of Lightning", "Zwój błyskawicy", "ranged*2 / activate*3"),
    Loot("scroll", "Scroll of Echoes", "Zwój echa", "activate*2 + draw"),
    # --- beast
    Loot("beast", "Spider", "Pająk", "move*2 + trap", design=PARTLY_OWN),
    Loot("beast", "Wolf", "Wilk", "move + melee*2"),
    Loot("beast", "Bat", "Nietoperz", "move*3 / ranged"),
    Loot("beast", "Bear", "Niedźwiedź", "melee*2 + move / defend"),
    Loot("beast", "Basilisk", "Bazyliszek", "ranged + activate*2"),
    Loot("beast", "Pack Mule", "Juczny muł", "horde(move) / move*2 + activate"),
    Loot("beast", "Hound", "Ogar", "reinforce:move / move*2 + melee"),
)
