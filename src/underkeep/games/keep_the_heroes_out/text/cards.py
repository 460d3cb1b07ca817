"""Keep the Heroes Out! in words: its cards and its clans. Options are told in `answers.py`, questions in `prompts.py`.

Names of tactics and loot cards stand with the cards; everything else is a message of the catalogue. Everything here
reads a view, so an unknown face stays unknown.
"""

from __future__ import annotations

from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out.cards.card_types import EVENT_CARD, HERO_CARD, LOOT, TACTIC, TILE, TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Looking
from underkeep.games.keep_the_heroes_out.state import (
    CLASSES,
    ICONS,
    PRISON,
    ROOMS,
    ROOMS_OF,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import line_text
from underkeep.games.keep_the_heroes_out.text.nouns import Values, clan_name, either, joined, room_name

# --- cards ------------------------------------------------------------------------------------------------------


def name_of(renderer: TextRenderer, face: int) -> str:
    """The name of a card in the renderer's language, not marked."""
    card = CARDS[face]
    match card.kind:
        case k if k in (TACTIC, LOOT):
            return card.name if renderer.language == ENGLISH else card.name_pl
        case k if k == HERO_CARD:
            values = {
                "class": renderer.message(f"class-{CLASSES[card.hero]}"),
                "icon": renderer.message(f"icon-{ICONS[card.icon]}"),
            }
            return sentence(renderer.message("name-hero-card", **values))
        case k if k == EVENT_CARD:
            return renderer.message(f"symbol-{card.symbol}")
        case k if k == TREASURE:
            return sentence(
                renderer.message("name-treasure", value=card.value, effect=renderer.message(f"effect-{card.effect}"))
            )
        case k if k == TILE:
            return room_name(renderer, card.room)
    return renderer.message("unknown-card")


def about_card(renderer: TextRenderer, face: int) -> str:
    """What kind of card it is, in one line."""
    card = CARDS[face]
    values: Values = {"value": card.value}
    if card.kind == TACTIC:
        values["clan"] = clan_name(renderer, card.clan)
    elif card.kind == LOOT:
        values["kind"] = renderer.message(f"loot-{card.loot}")
    elif card.kind == TILE:
        icon = next(icon for icon, rooms in enumerate(ROOMS_OF) if card.room in rooms)
        values["icon"] = renderer.message(f"icon-{ICONS[icon]}")
    return renderer.message(f"about-{card.kind}", **values)


def text_of(renderer: TextRenderer, face: int) -> str:
    """What a card does."""
    card = CARDS[face]
    match card.kind:
        case k if k in (TACTIC, LOOT):
            return line_text(renderer, card.line.sides)
        case k if k == HERO_CARD:
            kind = f"class-{CLASSES[card.hero]}"
            rooms = joined(renderer, [room_name(renderer, room) for room in ROOMS_OF[card.icon]])
            icon, ability = renderer.message(f"icon-{ICONS[card.icon]}"), renderer.message(f"{kind}.ability")
            said = renderer.message(
                "text-hero", hero_a=renderer.message(f"{kind}.a"), icon=icon, rooms=rooms, ability=ability
            )
            return sentence(said)
        case k if k == TREASURE:
            return renderer.message(f"effect-{card.effect}.text")
        case k if k == TILE:
            does = renderer.message(f"room-{ROOMS[card.room]}.does")
            return renderer.message("text-prison" if card.room == PRISON else "text-tile", does=does)
    return renderer.message("text-event")


def named(renderer: TextRenderer, state: KeepState, card: int) -> str:
    """A card of a position as sentences name it; a treasure that nobody has turned over by its value."""
    face = state.faces[card]
    if face == UNKNOWN:
        if is_treasure(state, card):
            return renderer.message("unknown-treasure", value=Looking(state).card_value(card))
        return renderer.message("unknown-card")
    return renderer.link_card(face, name_of(renderer, face))


def is_treasure(state: KeepState, card: int) -> bool:
    """Whether a card is a treasure, whose value everybody sees."""
    return state.first_treasure <= card < state.first_treasure + len(state.values_of)


# --- clans ------------------------------------------------------------------------------------------------------


def clan_values(renderer: TextRenderer, clan: int) -> Values:
    """A clan card: its name, its numbers, where it begins, and its skill."""
    printed = CLANS[clan]
    return {
        "clan": clan_name(renderer, clan),
        "monsters": printed.monsters,
        "health": printed.health,
        "first": printed.first,
        "rooms": either(renderer, [room_name(renderer, room) for room in ROOMS_OF[printed.icon]]),
        "skill": renderer.message(f"clan-{printed.id}.skill"),
    }
