"""The texts of cards and clans. Names of tactics and loot cards are in the catalogue, everything else is in the message
file.

All functions read an observation, so an unknown face stays unknown.
"""

from __future__ import annotations

from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN, CardId, Face, require
from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, SCENARIO_CARD, TACTIC, TILE, TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import CLASSES, ICONS, PRISON, ROOMS, ROOMS_OF, KeepState
from underkeep.games.keep_the_heroes_out.text.card_texts import line_text
from underkeep.games.keep_the_heroes_out.text.nouns import clan_name, join_and, join_or, room_name

# --- cards ------------------------------------------------------------------------------------------------------


def card_name(renderer: TextRenderer, face: Face) -> str:
    """Return the name of a card in the renderer's language, without a link."""
    card = CARDS[face]
    match card.kind:
        case k if k in (TACTIC, LOOT):
            return card.name if renderer.language == ENGLISH else card.name_pl
        case k if k == HERO_CARD:
            values = {
                "class": renderer.message(f"class-{CLASSES[require(card.hero)]}"),
                "icon": renderer.message(f"icon-{ICONS[require(card.icon)]}"),
            }
            return sentence(renderer.message("name-hero-card", **values))
        case k if k == SCENARIO_CARD:
            return renderer.message(f"symbol-{card.symbol}")
        case k if k == TREASURE:
            return sentence(
                renderer.message("name-treasure", value=card.value, effect=renderer.message(f"effect-{card.effect}"))
            )
        case k if k == TILE:
            return room_name(renderer, require(card.room))
    return renderer.message("unknown-card")


def card_type_text(renderer: TextRenderer, face: Face) -> str:
    """Return the type of a card in one line."""
    card = CARDS[face]
    values: Values = {"value": card.value}
    if card.kind == TACTIC:
        values["clan"] = clan_name(renderer, require(card.clan))
    elif card.kind == LOOT:
        values["kind"] = renderer.message(f"loot-{card.loot}")
    elif card.kind == TILE:
        icon = next(icon for icon, rooms in enumerate(ROOMS_OF) if card.room in rooms)
        values["icon"] = renderer.message(f"icon-{ICONS[icon]}")
    return renderer.message(f"about-{card.kind}", **values)


def card_text(renderer: TextRenderer, face: Face) -> str:
    """Return what a card does."""
    card = CARDS[face]
    match card.kind:
        case k if k in (TACTIC, LOOT):
            return line_text(renderer, card.line.sides)
        case k if k == HERO_CARD:
            kind = f"class-{CLASSES[require(card.hero)]}"
            rooms = join_and(renderer, [room_name(renderer, room) for room in ROOMS_OF[require(card.icon)]])
            icon, ability = renderer.message(f"icon-{ICONS[require(card.icon)]}"), renderer.message(f"{kind}.ability")
            text = renderer.message(
                "text-hero", hero_a=renderer.message(f"{kind}.a"), icon=icon, rooms=rooms, ability=ability
            )
            return sentence(text)
        case k if k == TREASURE:
            return renderer.message(f"effect-{card.effect}.text")
        case k if k == TILE:
            does = renderer.message(f"room-{ROOMS[require(card.room)]}.does")
            return renderer.message("text-prison" if card.room == PRISON else "text-tile", does=does)
    return renderer.message("text-event")


def card_link(renderer: TextRenderer, state: KeepState, card: CardId) -> str:
    """Return the name of a card of a position with its link. A treasure that was never turned over is named by its
    value."""
    face = state.faces[card]
    if face == UNKNOWN:
        if is_treasure(state, card):
            return renderer.message("unknown-treasure", value=Queries(state).treasure_value(card))
        return renderer.message("unknown-card")
    return renderer.link_card(face, card_name(renderer, face))


def is_treasure(state: KeepState, card: CardId) -> bool:
    """Return whether a card is a treasure, whose value all viewers see."""
    return state.first_treasure <= card < state.first_treasure + len(state.values_of)


# --- clans ------------------------------------------------------------------------------------------------------


def clan_values(renderer: TextRenderer, clan: int) -> Values:
    """Return the values of a clan card for messages: its name, its numbers, its first rooms, and its skill."""
    card = CLANS[clan]
    return {
        "clan": clan_name(renderer, clan),
        "monsters": card.monsters,
        "health": card.health,
        "first": card.first,
        "rooms": join_or(renderer, [room_name(renderer, room) for room in ROOMS_OF[card.icon]]),
        "skill": renderer.message(f"clan-{card.id}.skill"),
    }
