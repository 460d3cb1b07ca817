"""The texts of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.decisions import Decision, Option, Pass, Resign
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.boss_monster.cards.card_types import (
    FROM_HAND,
    MINIBOSS,
)
from underkeep.games.boss_monster.cards.catalogue import CARDS
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
from underkeep.games.boss_monster.state import (
    NEW_PLACE,
    NOBODY,
    NOTHING,
    TREASURES,
    BossMonsterState,
)
from underkeep.games.boss_monster.text.cards import Values, card_link, card_with_place

# --- options ------------------------------------------------------------------------------------------


def option_text(
    renderer: TextRenderer, state: BossMonsterState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or a part of it: `what` or `where`."""
    message, values = _message_and_values(renderer, state, option)
    if decision is not None:
        values |= {"kind": decision.kind, "builds": state.builds[decision.seat]}
    else:
        values |= {"kind": "", "builds": 0}
    if part and renderer.messages.has(f"{message}.{part}"):
        message = f"{message}.{part}"
    text = renderer.message(message, **values)
    return text if part == "where" else sentence(text)


def _message_and_values(renderer: TextRenderer, state: BossMonsterState, option: Option) -> tuple[str, Values]:
    """Return the message id of an option, and the values of the message."""
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
            values: Values = {"card": card_link(renderer, state, card)}
            if on == NEW_PLACE:
                return "do-place-new", values
            if CARDS[state.faces[card]].kind == MINIBOSS:
                return "do-place-miniboss", values | {"target": card_with_place(renderer, state, on)}
            return "do-place-on", values | {"target": card_with_place(renderer, state, on)}
        case Cast(card, text, on, seat) | Use(card, text, on, seat):
            verb = "do-cast" if isinstance(option, Cast) else "do-use"
            values = {"card": card_link(renderer, state, card)}
            printed = CARDS[state.faces[card]]
            values |= {"text": text + 1, "texts": max(len(printed.texts), 1)}
            values["way"] = "level" if printed.kind == MINIBOSS else "hand" if text == FROM_HAND else "table"
            if on != NOTHING:
                return f"{verb}-on", values | {"target": card_with_place(renderer, state, on)}
            if seat != NOBODY:
                target = renderer.message("do-choose-seat", **renderer.seat_values("seat", seat))
                return f"{verb}-on", values | {"target": target}
            return verb, values
        case Promote(card):
            return "do-promote", {"card": card_link(renderer, state, card), "level": state.level[card] + 1}
        case TakeBack(card):
            return "do-take-back", {"card": card_link(renderer, state, card)}
        case Sell(card):
            return "do-sell", {"card": card_link(renderer, state, card)}
        case Store(card, how, old):
            values = {
                "card": card_link(renderer, state, card),
                "old": card_link(renderer, state, old) if old != NOTHING else "",
            }
            return STORE_MESSAGES[how], values
        case Number(number):
            return "do-number", {"number": str(number)}
        case Negate(card):
            return "do-negate", {"card": card_link(renderer, state, card)}
        case Choose(card):
            return "do-choose", {"card": card_with_place(renderer, state, card)}
        case ChooseSeat(seat):
            return "do-choose-seat", {**renderer.seat_values("seat", seat)}
        case ChooseTreasure(treasure):
            return "do-choose-treasure", {"treasure": renderer.message(f"class-{TREASURES[treasure]}")}
        case Resign(seat):
            return "do-resign", {**renderer.seat_values("seat", seat)}
        case _:
            return VARIANT_OPTION_MESSAGES[type(option)](renderer, state, option)


VARIANT_OPTION_MESSAGES: dict[type[Option], Callable[[TextRenderer, Any, Any], tuple[str, Values]]] = {}
"""Functions that return message id and values of the options that only a variant of this game has."""


STORE_MESSAGES = {
    FACE_UP: "do-store-up",
    FACE_DOWN: "do-store-down",
    USE_OLD: "do-store-use-old",
    TURN_OLD: "do-store-turn-old",
    TURN_UP: "do-turn-up",
    TURN_DOWN: "do-turn-down",
}
"""The message id by way of storing an item."""
