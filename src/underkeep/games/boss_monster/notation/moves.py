"""Moves in notation: the words with which scenarios and records name an answer.

    pass · build Dark Altar · build Dark Altar on Open Grave · cast Fear on Kalish Ninefingers
    cast It's On! text 2 on Samurai Tom · use Witch's Kitchen · negate with Counterspell
    choose Open Grave · choose player 1 · choose thief treasure · draw a room · draw a spell · yes · no · 2
    use Spike level 2 on Nick · use Shrooman Aviary from hand · promote Spike · take back War Turtle · sell Open Grave
    keep Extra Life face-up · keep Extra Life face-down · keep Extra Life and use Ice Rod · … and turn Ice Rod
    turn Ice Rod face-up · turn Ice Rod face-down

The place distinguishes two cards of the same name: `Dark Altar (1.2)` is the second room from the entrance in the
dungeon of seat 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, MINIBOSS, OFFERED
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import (
    FACE_DOWN,
    FACE_UP,
    TURN_DOWN,
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
from underkeep.games.boss_monster.state import NEW_PLACE, NOBODY, NOTHING, TREASURES, BossMonsterState

SHARED_NAMES = frozenset(name for name, often in Counter(card.name for card in CARDS[1:]).items() if often > 1)
"""Names that cards of several sets share."""


def place_of(state: BossMonsterState, card: int) -> str:
    """Return the place of a card in notation: `1.2`, `hand 0`, `discard`, `entrance 1` … If a card of another set with
    the same name lies there too, its set follows: `town, TNL`."""
    place, printed = _place_without_set(state, card), CARDS[state.faces[card]]
    if printed.name in SHARED_NAMES:
        for other, face in enumerate(state.faces):
            if CARDS[face].name == printed.name and face != printed.face and _place_without_set(state, other) == place:
                return f"{place}, {printed.set}"
    return place


def _place_without_set(state: BossMonsterState, card: int) -> str:
    for seat, dungeon in enumerate(state.dungeon):
        for slot, stack in enumerate(dungeon, start=1):
            if card in stack:
                return f"{seat}.{slot}"
    unpaid = ((room, miniboss) for miniboss, room in state.knocking.items())
    for room, miniboss in (*state.hosts.items(), *unpaid):
        if miniboss == card:
            return _place_without_set(state, room)
    for seat in range(state.players):
        if card in state.rooms[seat] or card in state.spells[seat]:
            return f"hand {seat}"
        if card in state.face_up[seat] or card in state.laid_away[seat]:
            return f"items {seat}"
        for name in ("entrance", "souls", "wounds"):
            if card in getattr(state, name)[seat]:
                return f"{name} {seat}"
    for name in ("discard", "town"):
        if card in getattr(state, name):
            return name
    if card in state.walker:
        return f"inside {state.active}"
    return rules_of(state).extra_place_name(card) or "deck"


def move_text(state: BossMonsterState, option: Option, exact: bool = False) -> str:
    """Return an option in notation. With `exact`, the place of each card follows its name."""

    def name(card: int) -> str:
        printed = CARDS[state.faces[card]].name
        return f"{printed} ({place_of(state, card)})" if exact else printed

    match option:
        case Pass():
            return "pass"
        case Yes():
            return "yes"
        case No():
            return "no"
        case DrawRoom():
            return "draw a room"
        case DrawSpell():
            return "draw a spell"
        case Resign(seat):
            return f"player {seat} resigns"
        case Place(card, on):
            return f"build {name(card)}" if on == NEW_PLACE else f"build {name(card)} on {name(on)}"
        case Cast(card, _, on, seat) | Use(card, _, on, seat):
            verb = "cast" if isinstance(option, Cast) else "use"
            number = _ability_text(state, option)
            target = ""
            if on != NOTHING:
                target = f" on {name(on)}"
            elif seat != NOBODY:
                target = f" on player {seat}"
            return f"{verb} {name(card)}{number}{target}"
        case Promote(card):
            return f"promote {name(card)}"
        case TakeBack(card):
            return f"take back {name(card)}"
        case Sell(card):
            return f"sell {name(card)}"
        case Store(card, how, old):
            if how in (FACE_UP, FACE_DOWN):
                return f"keep {name(card)} {'face-up' if how == FACE_UP else 'face-down'}"
            if how in (TURN_UP, TURN_DOWN):
                return f"turn {name(card)} {'face-up' if how == TURN_UP else 'face-down'}"
            return f"keep {name(card)} and {'use' if how == USE_OLD else 'turn'} {name(old)}"
        case Number(number):
            return str(number)
        case Negate(card):
            return f"negate with {name(card)}"
        case Choose(card):
            return f"choose {name(card)}"
        case ChooseSeat(seat):
            return f"choose player {seat}"
        case ChooseTreasure(treasure):
            return f"choose {TREASURES[treasure]} treasure"
        case _:
            return VARIANT_MOVE_TEXTS[type(option)](state, option, name)


VARIANT_MOVE_TEXTS: dict[type[Option], Callable[[Any, Any, Callable[[int], str]], str]] = {}
"""Functions that write the options of variants of this game, from the state, the option and a function for card
names."""


def _ability_text(state: BossMonsterState, option: Cast | Use) -> str:
    """Return which text of the card is used, if it has several."""
    if isinstance(option, Use):
        if CARDS[state.faces[option.card]].kind == MINIBOSS:
            return f" level {option.text + 1}"
        return {FROM_HAND: " from hand", OFFERED: " as offered"}.get(option.text, "")
    return f" text {option.text + 1}" if option.text else ""


def move_texts(state: BossMonsterState, options: list[Option]) -> dict[str, Option]:
    """Return all options of a decision by their notation. Options that differ only in the copy of a card, for instance
    in the same hand, share one entry."""
    plain = [move_text(state, option) for option in options]
    often = Counter(plain)
    named: dict[str, Option] = {}
    for option, words in zip(options, plain, strict=True):
        key = move_text(state, option, exact=True) if often[words] > 1 else words
        named.setdefault(key, option)
    # If all copies lie in one place, the plain form is enough.
    short: dict[str, Option] = {}
    exact_of = Counter(move_text(state, option) for option in named.values())
    for words, option in named.items():
        plain_words = move_text(state, option)
        short[plain_words if exact_of[plain_words] == 1 else words] = option
    return short
