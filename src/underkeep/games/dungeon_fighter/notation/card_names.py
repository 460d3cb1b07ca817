"""Names of cards in the notation. A beginning that fits only one card is enough."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from underkeep.core.declarations import Field
from underkeep.core.errors import did_you_mean
from underkeep.core.names import match_names, short_form_pattern
from underkeep.core.options.option import Option
from underkeep.games.dungeon_fighter import fields
from underkeep.games.dungeon_fighter.cards.card_types import Card, Hero
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.moves import declared_names, write_field
from underkeep.games.dungeon_fighter.options import Declare, Swap
from underkeep.games.dungeon_fighter.state import FighterState


def find_card(written: str, pool: Iterable[Card] = CARDS[1:]) -> Card:
    """Return the card of this name, or the only card of the pool whose name begins so; a hero card also by its id.
    Raises a UserError, which lists the candidates if there are several."""
    cards = {card.name: card for card in pool}
    for card in cards.values():
        if isinstance(card, Hero) and card.id == written.strip().casefold():
            return card
    meant = match_names(written, cards)
    if len(meant) == 1:
        return cards[meant[0]]
    if meant:
        raise FighterError("error-several-cards", name=written, cards=meant)
    raise FighterError("error-no-card", name=written, hint=did_you_mean(written, cards))


def normalized(words: str) -> str:
    """Return the same words in small letters, with single spaces."""
    return " ".join(words.casefold().split())


def matches_option(state: FighterState, words: str, option: Option) -> bool:
    """Whether the words mean the option, with names shortened to their beginning. Declared weapons, and two swapped
    pieces of equipment, may be written in any order."""
    return any(re.fullmatch(pattern, normalized(words)) for pattern in _patterns(state, option))


def _patterns(state: FighterState, option: Option) -> list[str]:
    """Return regular expressions for all ways to write an option."""
    if isinstance(option, Declare) and (option.weapons or option.roundhouse):
        parts = [short_form_pattern(normalized(name)) for name in declared_names(state, option)]
        return [f"declare {' and '.join(order)}" for order in permutations(parts)]
    if isinstance(option, Swap):
        return [_pattern(state, option), _pattern(state, Swap(option.other, option.card))]
    return [_pattern(state, option)]


def _pattern(state: FighterState, option: Option) -> str:
    """Return a regular expression for an option in which the names of cards may be shortened."""

    def short_form(field: Field, value: Any) -> str:
        name = normalized(write_field(state, option, field, value))
        return short_form_pattern(name) if field.kind.name == fields.CARD else re.escape(name)

    return option.write_move(short_form, re.escape)
