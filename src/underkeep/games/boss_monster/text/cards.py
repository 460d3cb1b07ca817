"""Boss Monster in words: cards, the options of a decision and what a question asks.

English names and wordings stand with the cards (`Card.name`, `Card.text`); those of other languages are
messages under the card's key. Everything here reads a view, so an unknown face stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import Decision, Option, Pass, Resign
from underkeep.core.messages import ENGLISH
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.boss_monster.cards.ability import BOTH, HAMMER
from underkeep.games.boss_monster.cards.card_types import (
    BOSS,
    FROM_HAND,
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
from underkeep.games.boss_monster.options import (
    FACE_DOWN,
    FACE_UP,
    TURN_DOWN,
    TURN_OLD,
    TURN_UP,
    USE_OLD,
    Cast,
    Choose,
    ChooseSeat,
    ChooseTreasure,
    DrawRoom,
    DrawSpell,
    Negate,
    No,
    Number,
    Place,
    Promote,
    Sell,
    Store,
    TakeBack,
    Use,
    Yes,
)
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.rules.verbs.counts import Looking
from underkeep.games.boss_monster.state import (
    BUILD,
    NEW_PLACE,
    NOBODY,
    NOTHING,
    TOP_LEVEL,
    TREASURES,
    BossMonsterState,
)

Values = dict[str, str | int]
"""What a message is told."""

BACKS = (BOSS, HERO, HERO, ROOM, SPELL, ITEM)
"""The kinds of card by back, in the order of `state.bounds`."""

# --- cards --------------------------------------------------------------------------------------------


def yes_no(is_so: bool) -> str:
    """A truth as messages want it."""
    return "yes" if is_so else "no"


def kind_of(state: BossMonsterState, card: int) -> str:
    """What kind of card it is, as its back shows."""
    return next(kind for kind, end in zip(BACKS, state.bounds, strict=True) if card < end)


def name_of(renderer: TextRenderer, face: int) -> str:
    """The printed name of a card in the renderer's language, not marked."""
    card = CARDS[face]
    return card.name if renderer.language == ENGLISH else renderer.message(card.key)


def text_of(renderer: TextRenderer, face: int) -> str:
    """The wording of a card, or an empty text. The levels of a miniboss and the sides of an item have a line each."""
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
    """The wording of one level of a miniboss, or of the hero's side of an item."""
    return power.text if renderer.language == ENGLISH else renderer.message(power.key)


def level_text(renderer: TextRenderer, face: int, level: int) -> str:
    """The wording of one level of a miniboss with its number."""
    return renderer.message("about-level", level=level, text=power_text(renderer, MINIBOSSES[face].levels[level - 1]))


def named(renderer: TextRenderer, state: BossMonsterState, card: int) -> str:
    """A card of a position as sentences name it; `a room card` if its face is not known."""
    face = state.faces[card]
    if face == UNKNOWN:
        return renderer.message(f"unknown-{kind_of(state, card)}")
    return renderer.link_card(face, name_of(renderer, face))


def letters(renderer: TextRenderer, counts: list[int] | tuple[int, ...]) -> str:
    """Treasure as letters of the renderer's language: `CC`."""
    signs = renderer.message("treasure-letters")
    return "".join(sign * count for sign, count in zip(signs, counts, strict=True))


def class_of(renderer: TextRenderer, face: int) -> str:
    """The class of a hero, both of them for a hybrid one."""
    classes = HEROES[face].classes
    if not classes:
        return renderer.message("class-none")
    return "/".join(renderer.message(f"class-{TREASURES[kind]}") for kind in classes)


def about_card(renderer: TextRenderer, face: int, *, short: bool = False) -> str:
    """The numbers of a printed card in one line: `trap, damage 1, treasure CC`, or short `trap 1 CC`."""
    card = CARDS[face]
    treasure = letters(renderer, card.treasure) or renderer.message("table-no-treasure")
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
        values: Values = {"epic": yes_no(hero.epic), "class": class_of(renderer, face), "health": hero.health}
        return renderer.message("about-hero", **values)
    phases = SPELLS[face].phases
    when = "both" if phases == BOTH else "build" if phases == HAMMER else "adventure"
    if short:
        return renderer.message("about-spell-short", when=when)
    return renderer.message("about-spell", phases=renderer.message(f"spell-{when}"))


# --- things on the table ------------------------------------------------------------------------------


def thing(renderer: TextRenderer, state: BossMonsterState, card: int) -> str:
    """A card with the place where it lies, so that two of the same name can be told apart."""
    looking = Looking(state)
    values: Values = {"thing": named(renderer, state, card)}
    place, owner, slot = _place(state, card)
    if owner != NOBODY:
        values |= renderer.seat_values("thing_owner", owner)
    if place == "lodger":
        values["level"] = state.level.get(card, 1)
    if place == "carried":
        values["hero"] = named(renderer, state, next(hero for hero, item in state.carried.items() if item == card))
    if kind_of(state, card) == HERO and state.faces[card] != UNKNOWN:
        values["health"] = looking.health_of(card)
    return renderer.message(f"thing-{place}", slot=slot, **values)


def _place(state: BossMonsterState, card: int) -> tuple[str, int, int]:
    """Where a card lies: the kind of place, whose it is, and which room from the entrance."""
    for seat, dungeon in enumerate(state.dungeon):
        for slot, stack in enumerate(dungeon, start=1):
            if card in stack:
                return "room", seat, slot
            if any(state.hosts.get(room) == card for room in stack):
                return "lodger", seat, slot
    for seat in range(state.players):
        for place in ("entrance", "souls", "wounds"):
            if card in getattr(state, place)[seat]:
                return place, seat, 0
        if card in state.face_up[seat]:
            return "item", seat, 0
        if card in state.laid_away[seat]:
            return "laid-away", seat, 0
    if card in state.carried.values():
        return "carried", NOBODY, 0
    if card in state.items:
        return "item-in-town", NOBODY, 0
    if card in state.walker:
        return "inside", state.active, 0
    if card in state.town:
        return "town", NOBODY, 0
    if card in state.room_deck or card in state.ordinary_deck or card in state.epic_deck:
        return "deck", NOBODY, 0
    if card in state.discard:
        return "discard", NOBODY, 0
    elsewhere = rules_of(state).elsewhere(card)
    return elsewhere.replace("_", "-") or "plain", NOBODY, 0


# --- options ------------------------------------------------------------------------------------------


def option_text(
    renderer: TextRenderer, state: BossMonsterState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """The words of an option, or a part of them: `what` or `where`."""
    message, values = _option(renderer, state, option)
    if decision is not None:
        values |= {"kind": decision.kind, "builds": state.builds[decision.seat]}
    else:
        values |= {"kind": "", "builds": 0}
    if part and renderer.messages.has(f"{message}.{part}"):
        message = f"{message}.{part}"
    said = renderer.message(message, **values)
    return said if part == "where" else sentence(said)


def _option(renderer: TextRenderer, state: BossMonsterState, option: Option) -> tuple[str, Values]:
    match option:
        case Pass():
            return "do-pass", {}
        case Yes():
            return "do-yes", {}
        case No():
            return "do-no", {}
        case DrawRoom():
            return "do-draw-room", {}
        case DrawSpell():
            return "do-draw-spell", {}
        case Place(card, on):
            values: Values = {"card": named(renderer, state, card)}
            if on == NEW_PLACE:
                return "do-place-new", values
            if CARDS[state.faces[card]].kind == MINIBOSS:
                return "do-lodge", values | {"target": thing(renderer, state, on)}
            return "do-place-on", values | {"target": thing(renderer, state, on)}
        case Cast(card, text, on, seat) | Use(card, text, on, seat):
            verb = "do-cast" if isinstance(option, Cast) else "do-use"
            values = {"card": named(renderer, state, card)}
            printed = CARDS[state.faces[card]]
            values |= {"text": text + 1, "texts": max(len(printed.texts), 1)}
            values["way"] = "level" if printed.kind == MINIBOSS else "hand" if text == FROM_HAND else "table"
            if on != NOTHING:
                return f"{verb}-on", values | {"target": thing(renderer, state, on)}
            if seat != NOBODY:
                target = renderer.message("do-choose-seat", **renderer.seat_values("seat", seat))
                return f"{verb}-on", values | {"target": target}
            return verb, values
        case Promote(card):
            return "do-promote", {"card": named(renderer, state, card), "level": state.level[card] + 1}
        case TakeBack(card):
            return "do-take-back", {"card": named(renderer, state, card)}
        case Sell(card):
            return "do-sell", {"card": named(renderer, state, card)}
        case Store(card, how, old):
            values = {
                "card": named(renderer, state, card),
                "old": named(renderer, state, old) if old != NOTHING else "",
            }
            return STORING[how], values
        case Number(number):
            return "do-number", {"number": str(number)}
        case Negate(card):
            return "do-negate", {"card": named(renderer, state, card)}
        case Choose(card):
            return "do-choose", {"card": thing(renderer, state, card)}
        case ChooseSeat(seat):
            return "do-choose-seat", {**renderer.seat_values("seat", seat)}
        case ChooseTreasure(treasure):
            return "do-choose-treasure", {"treasure": renderer.message(f"class-{TREASURES[treasure]}")}
        case Resign(seat):
            return "do-resign", {**renderer.seat_values("seat", seat)}
        case _:
            return OTHER_OPTIONS[type(option)](renderer, state, option)


OTHER_OPTIONS: dict[type[Option], Callable[[TextRenderer, Any, Any], tuple[str, Values]]] = {}
"""The message of the options of games that build on this one, with what it wants to know."""


STORING = {
    FACE_UP: "do-store-up",
    FACE_DOWN: "do-store-down",
    USE_OLD: "do-store-use-old",
    TURN_OLD: "do-store-turn-old",
    TURN_UP: "do-turn-up",
    TURN_DOWN: "do-turn-down",
}

# --- questions ----------------------------------------------------------------------------------------


def prompt_text(renderer: TextRenderer, state: BossMonsterState, decision: Decision) -> str:
    """What is asked, and why. The one who is asked is always called "you"."""
    asked = renderer.for_viewer(decision.seat)
    values: Values = {"builds": state.builds[decision.seat]}
    source = source_of(state, decision)
    values["has_about"] = yes_no(source != NOTHING)
    values["about"] = named(asked, state, source) if source != NOTHING else ""
    match decision.kind:
        case "window":
            values |= _moment(asked, state)
        case "respond":
            waiting = rules_of(state).next_to_resolve()
            values |= {"waiting": named(asked, state, waiting[1]), **asked.seat_values("player", waiting[0])}
        case "mulligan":
            hand = [CARDS[state.faces[card]] for card in state.rooms[decision.seat]]
            many_advanced = sum(card.advanced for card in hand) >= 4
            values["why"] = asked.message("ask-mulligan-why", advanced=yes_no(many_advanced))
        case "classic-discard":
            whole = len(state.rooms[decision.seat]) + len(state.spells[decision.seat])
            values["left"] = 2 - (whole - len(decision.options))
    return sentence(asked.message(f"ask-{decision.kind}", **values))


def waiting_text(renderer: TextRenderer, state: BossMonsterState, decision: Decision) -> str:
    """Whom the table waits for, told to everybody else: the same words whatever that player holds."""
    values: Values = {"player": renderer.names[decision.seat]}
    source = source_of(state, decision)
    values["has_about"] = yes_no(source != NOTHING)
    values["about"] = named(renderer, state, source) if source != NOTHING else ""
    if decision.kind == "window":
        values |= _moment(renderer, state)
    message = f"wait-{decision.kind}"
    return sentence(renderer.message(message if renderer.messages.has(message) else "wait-other", **values))


def source_of(state: BossMonsterState, decision: Decision) -> int:
    """The card because of which something is asked, or NOTHING: the one the decision names, or the spell
    that is resolving."""
    if decision.about:
        return decision.about[0]
    if decision.kind in ("window", "respond", "build-turn"):
        return NOTHING
    waiting = {effect[1] for effect in state.waiting}
    resolving = [card for card in state.casting if card not in waiting]
    return resolving[-1] if resolving and state.phase else NOTHING


def _moment(renderer: TextRenderer, state: BossMonsterState) -> Values:
    """Why a window is open: what `ask-window` wants to know."""
    values: Values = {
        **renderer.seat_values("dungeon", state.active),
        "hero": "",
        "health": 0,
        "room": "",
        "hero_many": "no",
    }
    hero, moment = NOTHING, "idle"
    if state.phase == BUILD:
        moment = "build"
    elif state.then == "set_out" and state.next_up in state.entrance[state.active]:
        hero, moment = state.next_up, "before"
    elif state.then == "leave_room" and state.walker:
        hero, moment = state.walker[0], "room"
        values |= {"room": named(renderer, state, state.room), "fate": _fate(state, hero)}
    if hero != NOTHING:
        values |= {
            "hero": named(renderer, state, hero),
            "hero_many": yes_no(is_many(state.faces[hero])),
            "health": Looking(state).health_of(hero),
        }
    return values | {"moment": moment}


def _fate(state: BossMonsterState, hero: int) -> str:
    looking = Looking(state)
    if looking.health_of(hero) <= 0:
        return "dies"
    rooms = looking.active_rooms(state.active)
    return "boss" if not rooms or rooms[-1] == state.room else "next"


def is_many(face: int) -> bool:
    """Whether a hero card shows several people, so that English needs the plural."""
    return CARDS[face].key in SEVERAL_PEOPLE


SEVERAL_PEOPLE = {
    "bmr-crystol-and-alan-of-gerd",
    "bmr-jejune-everlea-holy-sisters",
    "bmr-tieg-and-the-magic-bubble",
    "tnl-a-kid-and-his-spellslime",
    "tnl-lone-fox-and-kit",
    "tnl-the-brothers",
    "rmb-the-progenitors",
    "crl-crash-dodgers",
}
