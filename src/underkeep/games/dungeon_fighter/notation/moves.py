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

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.core.scenario.notation import HIDDEN
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation.throw_notation import WORDS_OF_PLACE, write_throw, write_toss
from underkeep.games.dungeon_fighter.options import (
    AlsoIn,
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    ChooseFighter,
    ChooseHero,
    ChooseRoom,
    Correct,
    Declare,
    Flee,
    Give,
    MoreIn,
    PickCube,
    PlaceIceberg,
    Recover,
    Report,
    Shows,
    Stopped,
    Swap,
    TakeDie,
    TakeTrophy,
    Throw,
    ThrowAgain,
    Toss,
    TossAgain,
    UseAbility,
    UseCard,
    UseToken,
)
from underkeep.games.dungeon_fighter.physics.outcome import SECTION
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import DICE, NOBODY, FighterState


def card_name(state: FighterState, card: int) -> str:
    """Return the printed name of a card; `unknown` if its face is not known."""
    face = state.faces[card]
    return CARDS[face].name if face else HIDDEN


def fighter_name(state: FighterState, fighter: int) -> str:
    """Return the id of a hero of the party."""
    if fighter == NOBODY or state.hero[fighter] == NOBODY:
        return "nobody" if fighter == NOBODY else f"hero {fighter}"
    return HERO_IDS[state.hero[fighter]]


def move(state: FighterState, option: Option) -> str:
    """Return the words of an option."""
    match option:
        case Pass():
            return "pass"
        case Resign(seat):
            return f"resign {seat}"
        case ChooseHero(hero):
            return f"choose {HERO_IDS[hero]}"
        case ChooseFighter(fighter):
            return f"choose {fighter_name(state, fighter)}"
        case ChooseRoom(card):
            return f"choose {card_name(state, card)}"
        case PlaceIceberg(hole):
            return f"iceberg into {hole}"
        case TakeDie(die):
            return f"take {DICE[die]}"
        case Declare(weapons, roundhouse):
            names = [card_name(state, card) for card in weapons] + [ROUNDHOUSE] * roundhouse
            return f"declare {' and '.join(names) or 'nothing'}"
        case Throw(_, outcome):
            return write_throw(outcome) if outcome is not None else "throw"
        case Toss(_, tossed):
            return write_toss(tossed) if tossed is not None else "toss"
        case PickCube(cube):
            return f"pick cube {cube + 1}"
        case UseAbility(colour):
            return f"use {DICE[colour]}"
        case UseCard(card):
            return f"use {card_name(state, card)}"
        case ChooseColour(colour):
            return f"choose {DICE[colour]}"
        case Give(card, fighter):
            return f"give {card_name(state, card)} to {fighter_name(state, fighter)}"
        case Swap(card, other):
            return f"swap {card_name(state, card)} for {card_name(state, other)}"
        case Buy(card, fighter):
            whom = f" for {fighter_name(state, fighter)}" if fighter != NOBODY else ""
            return f"buy {card_name(state, card)}{whom}"
    return _report_text(option) or FIXED_MOVES[type(option)]


FIXED_MOVES: dict[type[Option], str] = {
    Flee: "flee",
    Recover: "recover",
    TossAgain: "toss again",
    ThrowAgain: "throw again",
    UseToken: "use brawler",
    TakeTrophy: "keep trophy",
    BuyDie: "buy die",
    BuyLife: "buy life",
    Correct: "correct",
}
"""The words of options without values."""


def _report_text(option: Option) -> str:
    """Return the words of a report of real dice; an empty text for any other option."""
    match option:
        case Report(_, yes):
            return "yes" if yes else "no"
        case Stopped(place, section):
            return f"section {section}" if place == SECTION else WORDS_OF_PLACE[place]
        case AlsoIn(section):
            return f"also in {section}"
        case MoreIn(section):
            return f"more in {section}" if section else "equal"
        case Shows(face):
            return face or "no eye"
    return ""


def moves(state: FighterState, options: Sequence[Option]) -> dict[str, Option]:
    """Return the options of a decision by their words."""
    return {move(state, option): option for option in options}
