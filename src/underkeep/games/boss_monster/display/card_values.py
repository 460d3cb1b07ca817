"""The printed values of a card, as plain data for a client that draws it."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import Boss, Hero, Item, Room, Spell
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.state import PHASES, TREASURES


def card_values(face: Face) -> dict[str, Any]:
    """Return the values of a printed card by name.

    Rooms have `type` (monster, trap), `grade` (ordinary, advanced), `damage` and `treasure` (a count for each of
    cleric, fighter, mage, thief, explorer); bosses `xp` and `treasure`; spells `phases` (build, adventure); heroes
    `health`, `classes`, `worth` (souls or wounds), `epic`, and `dark`, `hybrid`, `own` or `star` if they are; items
    `classes` and `universal`. Rooms that can be taken back are `portable`.
    """
    card = CARDS[face]
    values: dict[str, Any] = {"kind": card.kind}
    if isinstance(card, Room):
        values |= {
            "type": "monster" if card.monster else "trap",
            "grade": "advanced" if card.advanced else "ordinary",
            "advanced": card.advanced,
            "damage": card.damage,
            "treasure": list(card.treasure),
        }
    elif isinstance(card, Boss):
        values |= {"xp": card.xp, "treasure": list(card.treasure), "levelUp": card.level_up is not None}
    elif isinstance(card, Spell):
        values |= {"phases": [PHASES[phase] for phase in card.phases], "negates": card.negating}
    elif isinstance(card, Hero) and face:
        values |= {
            "health": card.health,
            "classes": [TREASURES[kind] for kind in card.classes],
            "treasure": list(card.treasure),
            "worth": card.worth,
            "epic": card.epic,
            "dark": card.activated is not None,
            "hybrid": len(card.classes) > 1,
            "own": card.chooses is not None,
            "star": card.star,
        }
    elif isinstance(card, Item):
        values |= {
            "classes": [TREASURES[kind] for kind in card.classes],
            "treasure": list(card.treasure),
            "universal": card.universal,
        }
    if card.portable:
        values["portable"] = True
    triggers = [
        trigger for trigger in card.abilities_by_trigger if trigger in ("activated", "built", "uncovered", "died_here")
    ]
    if triggers and not isinstance(card, Hero):
        values["moments"] = triggers
    if any(ability.once for ability in card.abilities_by_trigger.values()):
        values["once"] = True
    return values
