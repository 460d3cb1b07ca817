"""The texts of options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.state import CardId, Seat
from underkeep.core.text import TextRenderer, Values, ValueWriter, field_values, option_sentence, write_seat
from underkeep.games.boss_monster import fields
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, MINIBOSS
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import STORE_VARIANTS, Cast, Place, Promote, Store, Use
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.boss_monster.text.cards import card_link, card_with_place, write_treasure


def option_text(
    renderer: TextRenderer, state: BossMonsterState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or a part of it: `what` or `where`."""
    values = option_values(renderer, state, option, decision, WRITERS)
    return option_sentence(renderer, option.message_id(_message_variant(state, option)), values, part)


def option_values(
    renderer: TextRenderer,
    state: BossMonsterState,
    option: Option,
    decision: Decision | None,
    writers: Mapping[str, ValueWriter],
) -> Values:
    """Return the values of the message of an option: those of its fields, those of the decision, and those that only
    some options have."""
    values = field_values(renderer, state, option, writers)
    values |= (
        {"kind": "", "builds": 0}
        if decision is None
        else {
            "kind": decision.kind,
            "builds": state.builds_left[decision.seat],
        }
    )
    match option:
        case Cast(card, text) | Use(card, text):
            printed = CARDS[state.faces[card]]
            way = "level" if printed.kind == MINIBOSS else "hand" if text == FROM_HAND else "table"
            values |= {"text": text + 1, "texts": max(len(printed.texts), 1), "way": way}
        case Promote(card):
            values["level"] = state.miniboss_level[card] + 1
    return values


def _message_variant(state: BossMonsterState, option: Option) -> str:
    """Return the variant of an option's message."""
    match option:
        case Place(card, on):
            if on is None:
                return "new"
            return "miniboss" if CARDS[state.faces[card]].kind == MINIBOSS else "on"
        case Cast(_, _, on, seat) | Use(_, _, on, seat):
            return "" if on is None and seat is None else "on"
        case Store(_, how):
            return STORE_VARIANTS[how]
    return ""


# --- the values of fields ---------------------------------------------------------------------------------


def _write_card(renderer: TextRenderer, state: BossMonsterState, field: str, card: CardId) -> Values:
    return {field: card_link(renderer, state, card)}


def _write_chosen_card(renderer: TextRenderer, state: BossMonsterState, field: str, card: CardId) -> Values:
    return {field: card_with_place(renderer, state, card)}


def _write_target(renderer: TextRenderer, state: BossMonsterState, field: str, card: CardId) -> Values:
    return {"target": card_with_place(renderer, state, card)}


def _write_target_seat(renderer: TextRenderer, state: BossMonsterState, field: str, seat: Seat) -> Values:
    return {"target": renderer.message("option-choose-seat", **renderer.seat_values("seat", seat))}


def _write_number(renderer: TextRenderer, state: BossMonsterState, field: str, number: int) -> Values:
    return {field: str(number)}


WRITERS: Mapping[str, ValueWriter] = MappingProxyType(
    {
        "seat": write_seat,
        fields.CARD: _write_card,
        fields.CHOSEN_CARD: _write_chosen_card,
        fields.TARGET: _write_target,
        fields.TARGET_SEAT: _write_target_seat,
        fields.TREASURE: write_treasure,
        fields.NUMBER: _write_number,
    }
)
"""The functions that write the values of messages, by kind of field."""
