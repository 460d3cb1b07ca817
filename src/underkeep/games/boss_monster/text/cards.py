"""The texts of cards: names, wordings, numbers, and where a card lies on the table.

English names and wordings belong to the cards (`Card.name`, `Card.text`); those of other languages are
messages under the key of the card. Everything here reads an observation, so an unknown face stays unknown.
"""

from __future__ import annotations

from bisect import bisect_right

from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN, CardId, Face, Seat, by_seat, seat_range
from underkeep.core.text import TextRenderer, Values, yes_no
from underkeep.games.boss_monster.cards.ability import BOTH, HAMMER
from underkeep.games.boss_monster.cards.card_types import (
    BOSS,
    HERO,
    ITEM,
    MINIBOSS,
    ROOM,
    SPELL,
    Item,
    Miniboss,
    Power,
)
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, HEROES, MINIBOSSES, SPELLS
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.rules.verbs.counts import Counts
from underkeep.games.boss_monster.state import (
    TOP_LEVEL,
    TREASURES,
    BossMonsterState,
    Treasure,
)

KIND_BY_BACK = (BOSS, HERO, HERO, ROOM, SPELL, ITEM)
"""The kinds of card by back, in the order of `state.bounds`."""


# --- cards --------------------------------------------------------------------------------------------


def signed_number(number: int, *, plus: bool = True) -> str:
    """Return a number with a typographic minus sign, and with a plus sign unless `plus` is false."""
    return (f"{number:+d}" if plus else str(number)).replace("-", "−")


def write_treasure(renderer: TextRenderer, state: BossMonsterState, field: str, treasure: Treasure) -> Values:
    """Write the values of a type of treasure."""
    return {field: renderer.message(f"class-{TREASURES[treasure]}")}


def kind_of_back(state: BossMonsterState, card: CardId) -> str:
    """Return the kind of a card as far as its back shows it."""
    return KIND_BY_BACK[bisect_right(state.id_ranges, card)]


def card_name(renderer: TextRenderer, face: Face) -> str:
    """Return the printed name of a card in the renderer's language, without a link."""
    card = CARDS[face]
    return card.name if renderer.language == ENGLISH else renderer.message(card.key)


def card_text(renderer: TextRenderer, face: Face) -> str:
    """Return the wording of a card, or an empty text. The levels of a miniboss and the sides of an item have a line
    each."""
    card = CARDS[face]
    if isinstance(card, Miniboss):
        return "\n".join(level_text(renderer, face, level) for level in range(1, TOP_LEVEL + 1))
    text = card.text
    if text and renderer.language != ENGLISH:
        text = renderer.message(f"{card.key}.text")
    if isinstance(card, Item):
        return renderer.message("about-sides", carried=power_text(renderer, card.hero_side), text=text)
    return text


def power_text(renderer: TextRenderer, power: Power) -> str:
    """Return the wording of one level of a miniboss, or of the hero's side of an item."""
    return power.text if renderer.language == ENGLISH else renderer.message(power.key)


def level_text(renderer: TextRenderer, face: Face, level: int) -> str:
    """Return the wording of one level of a miniboss with its number."""
    return renderer.message("about-level", level=level, text=power_text(renderer, MINIBOSSES[face].levels[level - 1]))


def card_link(renderer: TextRenderer, state: BossMonsterState, card: CardId) -> str:
    """Return the linked name of a card in a state, or `a room card` if its face is unknown."""
    face = state.faces[card]
    if face == UNKNOWN:
        return renderer.message(f"unknown-{kind_of_back(state, card)}")
    return renderer.link_card(face, card_name(renderer, face))


def treasure_letters(renderer: TextRenderer, counts: list[int] | tuple[int, ...]) -> str:
    """Return treasure as letters of the renderer's language: `CC`."""
    signs = renderer.message("treasure-letters")
    return "".join(sign * count for sign, count in zip(signs, counts, strict=True))


def class_text(renderer: TextRenderer, face: Face) -> str:
    """Return the class of a hero, and both classes of a hybrid hero."""
    classes = HEROES[face].classes
    if not classes:
        return renderer.message("class-none")
    return "/".join(renderer.message(f"class-{TREASURES[kind]}") for kind in classes)


def card_summary(renderer: TextRenderer, face: Face, *, short: bool = False) -> str:
    """Return the numbers of a printed card in one line: `trap, damage 1, treasure CC`, or short `trap 1 CC`."""
    card = CARDS[face]
    treasure = treasure_letters(renderer, card.treasure) or renderer.message("table-no-treasure")
    if card.kind == ROOM:
        about = renderer.message(
            "about-room-short" if short else "about-room",
            advanced=yes_no(card.advanced),
            type=renderer.message("monster-room" if card.monster else "trap-room"),
            damage=card.damage,
            treasure=treasure,
        )
        return renderer.message("about-portable", about=about) if card.portable and not short else about
    if isinstance(card, Item):
        return renderer.message("about-item", universal=yes_no(card.universal), treasure=treasure)
    if card.kind == MINIBOSS:
        return renderer.message("about-miniboss")
    if card.kind == BOSS:
        return renderer.message("about-boss", xp=str(BOSSES[face].xp), treasure=treasure)
    if card.kind == HERO:
        hero = HEROES[face]
        values: Values = {"epic": yes_no(hero.epic), "class": class_text(renderer, face), "health": hero.health}
        return renderer.message("about-hero", **values)
    phases = SPELLS[face].phases
    when = "both" if phases == BOTH else "build" if phases == HAMMER else "adventure"
    if short:
        return renderer.message("about-spell-short", when=when)
    return renderer.message("about-spell", phases=renderer.message(f"spell-{when}"))


# --- things on the table ------------------------------------------------------------------------------


def card_with_place(renderer: TextRenderer, state: BossMonsterState, card: CardId) -> str:
    """Return the name of a card with its place, which distinguishes cards of the same name."""
    queries = Counts(state)
    values: Values = {"thing": card_link(renderer, state, card)}
    place, owner, slot = _find_place(state, card)
    if owner is not None:
        values |= renderer.seat_values("thing_owner", owner)
    if place == "miniboss":
        values["level"] = state.miniboss_level.get(card, 1)
    if place == "carried":
        values["hero"] = card_link(
            renderer, state, next(hero for hero, item in state.carried_items.items() if item == card)
        )
    if kind_of_back(state, card) == HERO and state.faces[card] != UNKNOWN:
        values["health"] = queries.health_of(card)
    return renderer.message(f"thing-{place}", slot=slot, **values)


def _find_place(state: BossMonsterState, card: CardId) -> tuple[str, Seat | None, int]:
    """Return the kind of place where a card lies, the seat that owns the place (if one does), and the room number from
    the entrance."""
    for seat, dungeon in by_seat(state.dungeon):
        for slot, stack in enumerate(dungeon, start=1):
            if card in stack:
                return "room", seat, slot
            if any(state.miniboss_of_room.get(room) == card for room in stack):
                return "miniboss", seat, slot
    for seat in seat_range(state.players):
        for place in ("entrance", "souls", "wounds"):
            if card in getattr(state, place)[seat]:
                return place, seat, 0
        if card in state.boss_items[seat]:
            return "item", seat, 0
        if card in state.stored_items[seat]:
            return "stored-item", seat, 0
    if card in state.carried_items.values():
        return "carried", None, 0
    if card in state.town_items:
        return "item-in-town", None, 0
    if card in state.hero_in_dungeon:
        return "inside", state.active_seat, 0
    if card in state.town:
        return "town", None, 0
    if card in state.room_deck or card in state.ordinary_deck or card in state.epic_deck:
        return "deck", None, 0
    if card in state.discard:
        return "discard", None, 0
    elsewhere = rules_of(state).extra_place_name(card)
    return elsewhere.replace("_", "-") or "plain", None, 0


def is_plural(face: Face) -> bool:
    """Whether a hero card shows several people, so that English needs the plural."""
    return CARDS[face].key in PLURAL_HEROES


PLURAL_HEROES = {
    "bmr-crystol-and-alan-of-gerd",
    "bmr-jejune-everlea-holy-sisters",
    "bmr-tieg-and-the-magic-bubble",
    "tnl-a-kid-and-his-spellslime",
    "tnl-lone-fox-and-kit",
    "tnl-the-brothers",
    "rmb-the-progenitors",
    "crl-crash-dodgers",
}
