"""Moves in plain words: the notation in which scenarios and records name an answer.

    pass · choose maryla · choose Slide · flee · iceberg into 2 · take blue · recover · declare nothing
    declare Ramboril and roundhouse · throw: section 2, eye · toss: lies · toss again · pick cube 1 · throw again
    use red · use Pot Lid · use brawler · choose green · keep trophy · give Anvil to jack · swap Anvil for Ramboril
    buy Anvil for jack · buy Phoenix Heart · buy die · buy life

Reports of real dice: yes · no · section 3 · hole · also in 4 · more in 3 · equal · eye · snow · no eye · correct

Heroes are written by their ids (`maryla`). Throws and tosses are in `throw_notation.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from underkeep.core.declarations import Field
from underkeep.core.options.option import Option
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter import fields
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation.throw_notation import (
    WORDS_OF_PLACE,
    write_throw_outcome,
    write_toss_outcome,
)
from underkeep.games.dungeon_fighter.options import Declare
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import FighterNumber, FighterState


def card_name(state: FighterState, card: CardId) -> str:
    """Return the printed name of a card; `unknown` if its face is not known."""
    face = state.faces[card]
    return CARDS[face].name if face else HIDDEN


def fighter_name(state: FighterState, fighter: FighterNumber | None) -> str:
    """Return the id of a hero of the party."""
    if fighter is None:
        return "nobody"
    hero = state.hero[fighter]
    return f"hero {fighter}" if hero is None else HERO_IDS[hero]


def declared_names(state: FighterState, option: Declare) -> list[str]:
    """Return the names of everything that is declared for a throw."""
    return [*(card_name(state, card) for card in option.weapons), *([ROUNDHOUSE] if option.roundhouse else [])]


def write_move(state: FighterState, option: Option) -> str:
    """Return the words of an option."""
    return option.write_move(partial(write_field, state, option))


def write_field(state: FighterState, option: Option, field: Field, value: Any) -> str:
    """Return the words of a field of an option."""
    match field.kind.name:
        case fields.CARD:
            return card_name(state, value)
        case fields.WEAPONS:
            assert isinstance(option, Declare)
            return " and ".join(declared_names(state, option))
        case fields.HERO:
            return str(HERO_IDS[value])
        case fields.FIGHTER:
            return fighter_name(state, value)
        case fields.DIE | fields.COLOUR:
            return str(field.kind.names[value])
        case fields.CUBE:
            return str(value + 1)
        case fields.PLACE:
            return WORDS_OF_PLACE[value]
        case fields.THROW_OUTCOME:
            return write_throw_outcome(value)
        case fields.TOSS_OUTCOME:
            return write_toss_outcome(value)
    return str(value)


def moves(state: FighterState, options: Sequence[Option]) -> dict[str, Option]:
    """Return the options of a decision by their words."""
    return {write_move(state, option): option for option in options}
