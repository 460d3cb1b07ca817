"""The cards of Dungeon Fighter in words: name, numbers, and what they do, put together from what is printed.

Options are told in `answers.py`, questions in `prompts.py`, events in `story.py`. Everything here reads a view, so an
unknown face stays unknown.
"""

from __future__ import annotations

from underkeep.core.text import Speaker, sentence
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


def about_card(speaker: Speaker, face: int) -> str:
    """What kind of card it is, and its numbers, in one line."""
    card = CARDS[face]
    if not card.kind:
        return speaker.say("unknown-card")
    return speaker.say(f"about-{card.kind}", **_numbers(speaker, card))


def _numbers(speaker: Speaker, card: Card) -> Values:
    match card:
        case Hero():
            return {"life": FULL_LIFE, "weapons": card.weapons, "armours": card.armours, "curios": card.curios}
        case Room():
            return {"stalls": card.stalls}
        case Monster():
            kind = speaker.say(f"type-{card.type}")
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


def text_of(speaker: Speaker, face: int) -> str:
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
            parts = [speaker.say("text-weapon", **values), speaker.say(f"technique-{card.technique}.text")]
        case Armour():
            first, *more = _armour(speaker, card)
            parts = [f"{speaker.say('text-armour')} {first}", *more]
        case Curio():
            parts = [*_curio(speaker, card), speaker.say("text-curio")]
        case Rarity():
            parts = _rarity(speaker, card)
        case _:
            parts = []
    return " ".join(sentence(part) for part in parts)


def _ability(speaker: Speaker, hero: Hero, colour: int) -> str:
    ability = hero.abilities[colour]
    values: Values = {
        "colour": speaker.say(f"colour-{DICE[colour]}"),
        "ability": ability_name(speaker, ability),
        "text": speaker.say(f"ability-{ability}.text", favourite=_favourite(speaker, hero)),
    }
    return speaker.say("text-ability", **values)


def _favourite(speaker: Speaker, hero: Hero) -> str:
    return speaker.say(f"type-{hero.favourite}.many") if hero.favourite else ""


def _landscape(speaker: Speaker, card: Room | Monster) -> list[str]:
    parts = []
    if card.icebergs:
        parts.append(speaker.say("text-icebergs", count=card.icebergs))
    if card.frost:
        parts.append(speaker.say("text-frost", count=card.frost))
    return parts


def _room(speaker: Speaker, room: Room) -> list[str]:
    parts = []
    if room.coins:
        parts.append(speaker.say("text-coins", coins=room.coins))
    if room.white:
        parts.append(speaker.say("text-white", dice=room.white))
    if room.heals:
        parts.append(speaker.say("text-heals-all", life=room.heals))
    if room.freebie:
        parts.append(speaker.say("text-freebie"))
    if room.water:
        parts.append(speaker.say("text-water"))
    if room.snow:
        parts.append(speaker.say("text-snow"))
    if room.technique:
        parts.append(speaker.say("text-technique", technique=technique_name(speaker, room.technique)))
        parts.append(speaker.say(f"technique-{room.technique}.text"))
    if room.tough:
        parts.append(speaker.say("text-tough", life=room.tough))
    return [*parts, *_landscape(speaker, room)]


def _monster(speaker: Speaker, monster: Monster) -> list[str]:
    parts = _landscape(speaker, monster)
    if monster.careless:
        parts.append(speaker.say("text-careless"))
    if monster.mad:
        parts.append(speaker.say("text-mad", techniques=techniques_named(speaker, monster.techniques)))
    elif monster.techniques:
        technique = monster.techniques[0]
        parts.append(speaker.say("text-technique", technique=technique_name(speaker, technique)))
        parts.append(speaker.say(f"technique-{technique}.text"))
    if isinstance(monster, BigBad):
        parts.append(speaker.say("text-big-bad"))
    return parts


def _armour(speaker: Speaker, armour: Armour) -> list[str]:
    parts = []
    if armour.spares:
        parts.append(speaker.say("text-spares"))
    if armour.prevents:
        parts.append(speaker.say("text-prevents", damage=armour.prevents))
    if armour.deals:
        parts.append(speaker.say("text-deals", damage=armour.deals))
    if armour.coins:
        parts.append(speaker.say("text-coins", coins=armour.coins))
    if armour.again:
        parts.append(speaker.say("text-again"))
    if armour.frost:
        parts.append(speaker.say("text-toss-frost", count=armour.frost))
    return parts


def _curio(speaker: Speaker, curio: Curio) -> list[str]:
    parts = []
    if curio.spares:
        parts.append(speaker.say("text-when-missed"))
    if curio.weak_point:
        parts.append(speaker.say("text-toss-weak"))
    if curio.sums:
        parts.append(speaker.say("text-sums"))
    if curio.water:
        parts.append(speaker.say("text-water"))
    if curio.snow:
        parts.append(speaker.say("text-snow"))
    if curio.white:
        parts.append(speaker.say("text-white", dice=curio.white))
    if curio.heals:
        parts.append(speaker.say("text-heals-one", life=curio.heals))
    if curio.deals:
        parts.append(speaker.say("text-deals", damage=curio.deals))
    return parts


def _rarity(speaker: Speaker, rarity: Rarity) -> list[str]:
    if rarity.revives:
        return [speaker.say("text-revives", life=rarity.revives)]
    if rarity.ultra:
        return [speaker.say("text-ultra")]
    return [speaker.say("text-purse", coins=rarity.coins)]
