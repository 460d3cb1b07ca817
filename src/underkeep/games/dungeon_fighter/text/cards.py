"""The texts of cards: name, summary and effects, made from the printed values.

All functions read an observation, so an unknown face stays unknown.
"""

from __future__ import annotations

from underkeep.core.state import Face
from underkeep.core.text import TextRenderer, Values, sentence
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
from underkeep.games.dungeon_fighter.state import COLOURS, DICE, FULL_LIFE, Die
from underkeep.games.dungeon_fighter.text.nouns import ability_name, card_name, technique_name, technique_names

__all__ = ["card_effects", "card_name", "card_summary"]

ROMAN = ("", "I", "II", "III", "IV")


def card_summary(renderer: TextRenderer, face: Face) -> str:
    """Return the kind of a card and its numbers, in one line."""
    card = CARDS[face]
    if not card.kind:
        return renderer.message("unknown-card")
    return renderer.message(f"about-{card.kind}", **_summary_values(renderer, card))


def _summary_values(renderer: TextRenderer, card: Card) -> Values:
    match card:
        case Hero():
            return {"life": FULL_LIFE, "weapons": card.weapons, "armours": card.armours, "curios": card.curios}
        case Room():
            return {"stalls": card.stalls}
        case Monster():
            kind = renderer.message(f"type-{card.type}")
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


def card_effects(renderer: TextRenderer, face: Face) -> str:
    """Return the effects of a card, in sentences."""
    card = CARDS[face]
    match card:
        case Hero():
            parts = [_ability(renderer, card, colour) for colour in COLOURS]
        case Room():
            parts = _room(renderer, card)
        case Monster():
            parts = _monster(renderer, card)
        case Weapon():
            values = {"technique": technique_name(renderer, card.technique), "bonus": card.bonus}
            parts = [renderer.message("text-weapon", **values), renderer.message(f"technique-{card.technique}.text")]
        case Armour():
            first, *more = _armour(renderer, card)
            parts = [f"{renderer.message('text-armour')} {first}", *more]
        case Curio():
            parts = [*_curio(renderer, card), renderer.message("text-curio")]
        case Rarity():
            parts = _rarity(renderer, card)
        case _:
            parts = []
    return " ".join(sentence(part) for part in parts)


def _ability(renderer: TextRenderer, hero: Hero, colour: Die) -> str:
    ability = hero.abilities[colour]
    values: Values = {
        "colour": renderer.message(f"colour-{DICE[colour]}"),
        "ability": ability_name(renderer, ability),
        "text": renderer.message(f"ability-{ability}.text", favourite=_favourite(renderer, hero)),
    }
    return renderer.message("text-ability", **values)


def _favourite(renderer: TextRenderer, hero: Hero) -> str:
    return renderer.message(f"type-{hero.favourite}.many") if hero.favourite else ""


def _landscape(renderer: TextRenderer, card: Room | Monster) -> list[str]:
    parts = []
    if card.icebergs:
        parts.append(renderer.message("text-icebergs", count=card.icebergs))
    if card.frost:
        parts.append(renderer.message("text-frost", count=card.frost))
    return parts


def _room(renderer: TextRenderer, room: Room) -> list[str]:
    parts = []
    if room.coins:
        parts.append(renderer.message("text-coins", coins=room.coins))
    if room.white:
        parts.append(renderer.message("text-white", dice=room.white))
    if room.heals:
        parts.append(renderer.message("text-heals-all", life=room.heals))
    if room.freebie:
        parts.append(renderer.message("text-freebie"))
    if room.water:
        parts.append(renderer.message("text-water"))
    if room.snow:
        parts.append(renderer.message("text-snow"))
    if room.technique:
        parts.append(renderer.message("text-technique", technique=technique_name(renderer, room.technique)))
        parts.append(renderer.message(f"technique-{room.technique}.text"))
    if room.tough:
        parts.append(renderer.message("text-tough", life=room.tough))
    return [*parts, *_landscape(renderer, room)]


def _monster(renderer: TextRenderer, monster: Monster) -> list[str]:
    parts = _landscape(renderer, monster)
    if monster.careless:
        parts.append(renderer.message("text-careless"))
    if monster.mad:
        parts.append(renderer.message("text-mad", techniques=technique_names(renderer, monster.techniques)))
    elif monster.techniques:
        technique = monster.techniques[0]
        parts.append(renderer.message("text-technique", technique=technique_name(renderer, technique)))
        parts.append(renderer.message(f"technique-{technique}.text"))
    if isinstance(monster, BigBad):
        parts.append(renderer.message("text-big-bad"))
    return parts


def _armour(renderer: TextRenderer, armour: Armour) -> list[str]:
    parts = []
    if armour.spares:
        parts.append(renderer.message("text-spares"))
    if armour.prevents:
        parts.append(renderer.message("text-prevents", damage=armour.prevents))
    if armour.deals:
        parts.append(renderer.message("text-deals", damage=armour.deals))
    if armour.coins:
        parts.append(renderer.message("text-coins", coins=armour.coins))
    if armour.again:
        parts.append(renderer.message("text-again"))
    if armour.frost:
        parts.append(renderer.message("text-toss-frost", count=armour.frost))
    return parts


def _curio(renderer: TextRenderer, curio: Curio) -> list[str]:
    parts = []
    if curio.spares:
        parts.append(renderer.message("text-when-missed"))
    if curio.weak_point:
        parts.append(renderer.message("text-toss-weak"))
    if curio.sums:
        parts.append(renderer.message("text-sums"))
    if curio.water:
        parts.append(renderer.message("text-water"))
    if curio.snow:
        parts.append(renderer.message("text-snow"))
    if curio.white:
        parts.append(renderer.message("text-white", dice=curio.white))
    if curio.heals:
        parts.append(renderer.message("text-heals-one", life=curio.heals))
    if curio.deals:
        parts.append(renderer.message("text-deals", damage=curio.deals))
    return parts


def _rarity(renderer: TextRenderer, rarity: Rarity) -> list[str]:
    if rarity.revives:
        return [renderer.message("text-revives", life=rarity.revives)]
    if rarity.ultra:
        return [renderer.message("text-ultra")]
    return [renderer.message("text-purse", coins=rarity.coins)]
