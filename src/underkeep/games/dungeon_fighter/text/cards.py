"""The cards of Dungeon Fighter in words: name, numbers, and what they do, put together from what is printed.

Options are told in `answers.py`, questions in `prompts.py`, events in `story.py`. Everything here reads a view, so an
unknown face stays unknown.
"""

from __future__ import annotations

from underkeep.core.text import TextRenderer, sentence
from underkeep.games.dungeon_fighter.cards.card_types import (
    Armour,
    BigBad,
    Card,
    Curio,
    Equipment,
    Hero,
    Monster,
    Rarity,
    Room,
    Weapon,
)
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.state import DICE, FULL_LIFE
from underkeep.games.dungeon_fighter.text.nouns import Values, ability_name, name_of, technique_name, techniques_named

__all__ = ["about_card", "name_of", "text_of"]

ROMAN = ("", "I", "II", "III", "IV")


def about_card(speaker: TextRenderer, face: int) -> str:
    """What kind of card it is, and its numbers, in one line."""
    card = CARDS[face]
    if not card.kind:
        return speaker.message("unknown-card")
    return speaker.message(f"about-{card.kind}", **_numbers(speaker, card))


def _numbers(speaker: TextRenderer, card: Card) -> Values:
    match card:
        case Hero():
            return {"life": FULL_LIFE, "weapons": card.weapons, "armours": card.armours, "curios": card.curios}
        case Room():
            return {"stalls": card.stalls}
        case Monster():
            kind = speaker.message(f"type-{card.type}")
            return {
                "level": ROMAN[card.level],
                "type": kind,
                "life": card.life,
                "damage": card.damage,
                "loot": card.loot,
            }
        case Equipment():
            return {"price": card.price, "bonus": getattr(card, "bonus", 0)}
    return {}


def text_of(speaker: TextRenderer, face: int) -> str:
    """What a card does, in sentences."""
    card = CARDS[face]
    match card:
        case Hero():
            parts = [_ability(speaker, card, colour) for colour in range(3)]
        case Room():
            parts = _room(speaker, card)
        case Monster():
            parts = _monster(speaker, card)
        case Weapon():
            values = {"technique": technique_name(speaker, card.technique), "bonus": card.bonus}
            parts = [speaker.message("text-weapon", **values), speaker.message(f"technique-{card.technique}.text")]
        case Armour():
            first, *more = _armour(speaker, card)
            parts = [f"{speaker.message('text-armour')} {first}", *more]
        case Curio():
            parts = [*_curio(speaker, card), speaker.message("text-curio")]
        case Rarity():
            parts = _rarity(speaker, card)
        case _:
            parts = []
    return " ".join(sentence(part) for part in parts)


def _ability(speaker: TextRenderer, hero: Hero, colour: int) -> str:
    ability = hero.abilities[colour]
    values: Values = {
        "colour": speaker.message(f"colour-{DICE[colour]}"),
        "ability": ability_name(speaker, ability),
        "text": speaker.message(f"ability-{ability}.text", favourite=_favourite(speaker, hero)),
    }
    return speaker.message("text-ability", **values)


def _favourite(speaker: TextRenderer, hero: Hero) -> str:
    return speaker.message(f"type-{hero.favourite}.many") if hero.favourite else ""


def _landscape(speaker: TextRenderer, card: Room | Monster) -> list[str]:
    parts = []
    if card.icebergs:
        parts.append(speaker.message("text-icebergs", count=card.icebergs))
    if card.frost:
        parts.append(speaker.message("text-frost", count=card.frost))
    return parts


def _room(speaker: TextRenderer, room: Room) -> list[str]:
    parts = []
    if room.coins:
        parts.append(speaker.message("text-coins", coins=room.coins))
    if room.white:
        parts.append(speaker.message("text-white", dice=room.white))
    if room.heals:
        parts.append(speaker.message("text-heals-all", life=room.heals))
    if room.freebie:
        parts.append(speaker.message("text-freebie"))
    if room.water:
        parts.append(speaker.message("text-water"))
    if room.snow:
        parts.append(speaker.message("text-snow"))
    if room.technique:
        parts.append(speaker.message("text-technique", technique=technique_name(speaker, room.technique)))
        parts.append(speaker.message(f"technique-{room.technique}.text"))
    if room.tough:
        parts.append(speaker.message("text-tough", life=room.tough))
    return [*parts, *_landscape(speaker, room)]


def _monster(speaker: TextRenderer, monster: Monster) -> list[str]:
    parts = _landscape(speaker, monster)
    if monster.careless:
        parts.append(speaker.message("text-careless"))
    if monster.mad:
        parts.append(speaker.message("text-mad", techniques=techniques_named(speaker, monster.techniques)))
    elif monster.techniques:
        technique = monster.techniques[0]
        parts.append(speaker.message("text-technique", technique=technique_name(speaker, technique)))
        parts.append(speaker.message(f"technique-{technique}.text"))
    if isinstance(monster, BigBad):
        parts.append(speaker.message("text-big-bad"))
    return parts


def _armour(speaker: TextRenderer, armour: Armour) -> list[str]:
    parts = []
    if armour.spares:
        parts.append(speaker.message("text-spares"))
    if armour.prevents:
        parts.append(speaker.message("text-prevents", damage=armour.prevents))
    if armour.deals:
        parts.append(speaker.message("text-deals", damage=armour.deals))
    if armour.coins:
        parts.append(speaker.message("text-coins", coins=armour.coins))
    if armour.again:
        parts.append(speaker.message("text-again"))
    if armour.frost:
        parts.append(speaker.message("text-toss-frost", count=armour.frost))
    return parts


def _curio(speaker: TextRenderer, curio: Curio) -> list[str]:
    parts = []
    if curio.spares:
        parts.append(speaker.message("text-when-missed"))
    if curio.weak_point:
        parts.append(speaker.message("text-toss-weak"))
    if curio.sums:
        parts.append(speaker.message("text-sums"))
    if curio.water:
        parts.append(speaker.message("text-water"))
    if curio.snow:
        parts.append(speaker.message("text-snow"))
    if curio.white:
        parts.append(speaker.message("text-white", dice=curio.white))
    if curio.heals:
        parts.append(speaker.message("text-heals-one", life=curio.heals))
    if curio.deals:
        parts.append(speaker.message("text-deals", damage=curio.deals))
    return parts


def _rarity(speaker: TextRenderer, rarity: Rarity) -> list[str]:
    if rarity.revives:
        return [speaker.message("text-revives", life=rarity.revives)]
    if rarity.ultra:
        return [speaker.message("text-ultra")]
    return [speaker.message("text-purse", coins=rarity.coins)]
