"""The values that expectations can look up: `heroes.maryla.life`, `monster.life`, `coins` (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.compare import Choices
from underkeep.core.scenario.notation import CardName, CardNames
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.moves import card_name, fighter_name
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    DICE_SHAPES,
    DIFFICULTIES,
    HOLE_COUNT,
    PHASES,
    TARGETS,
    TEMPLATES,
    THROW_SOURCES,
    UPGRADES,
    Die,
    FighterNumber,
    FighterState,
    party_of,
)

TECHNIQUE_NOUN = "throwing technique"
"""The noun for a technique in an error about a misspelt one."""
STOP_STEPS = (
    "begin_round",
    "enter",
    "encounter",
    "flee",
    "prepare",
    "turn",
    "rest",
    "trade",
    "move_on",
    "shop",
    "buy",
    "battle",
)


def card_names(state: FighterState, cards: Iterable[CardId], *, ordered: bool = False) -> CardNames:
    """Return the names of some cards."""
    return CardNames([card_name(state, card) for card in cards], ordered=ordered)


def deck_names(state: FighterState, cards: list[CardId]) -> CardNames:
    """Return the names of the cards of a deck, the top card first."""
    return card_names(state, reversed(cards), ordered=True)


def _first_name(state: FighterState, cards: list[CardId]) -> str:
    return CardName(card_name(state, cards[0])) if cards else "nothing"


def _dice(dice: Iterable[Die], known: Iterable[Die], what: str) -> Choices:
    """Return dice or colours by their names; their order has no meaning."""
    return Choices([DICE[die] for die in dice], known=[DICE[die] for die in known], what=what)


_HERO_FIELDS: dict[str, Callable[[FighterState, FighterNumber], Any]] = {
    "hero": fighter_name,
    "life": lambda state, fighter: state.life[fighter],
    "most": lambda state, fighter: Queries(state).max_life(fighter),
    "scars": lambda state, fighter: _dice(state.scars[fighter], COLOURS, "colour"),
    "stunned": lambda state, fighter: fighter in Queries(state).stunned(),
    "dead": lambda state, fighter: state.dead[fighter],
    "gear": lambda state, fighter: card_names(state, state.gear[fighter]),
    "turned": lambda state, fighter: card_names(
        state, [card for card in state.gear[fighter] if card in state.used_armour]
    ),
    "trophies": lambda state, fighter: card_names(state, state.trophies[fighter]),
    "experience": lambda state, fighter: state.experience[fighter],
    "upgrades": lambda state, fighter: {DICE[colour]: UPGRADES[state.upgrades[fighter][colour]] for colour in COLOURS},
    "abilities": lambda state, fighter: list(Queries(state).hero_card(fighter).abilities),
}

_TABLE_FIELDS: dict[str, Callable[[FighterState], Any]] = {
    "phase": lambda state: PHASES[state.phase],
    "step": lambda state: state.step,
    "round": lambda state: state.round,
    "shops": lambda state: state.shops,
    "party": lambda state: [fighter_name(state, fighter) for fighter in party_of(state)],
    "boss": lambda state: fighter_name(state, state.boss),
    "active": lambda state: fighter_name(state, state.active),
    "last": lambda state: fighter_name(state, state.last_thrower),
    "slayer": lambda state: fighter_name(state, state.slayer),
    "coins": lambda state: state.coins,
    "white": lambda state: state.white,
    "supply": lambda state: {"coins": Queries(state).coins_in_supply(), "white": Queries(state).white_dice_in_supply()},
    "rarities": lambda state: card_names(state, state.rarities),
    "room": lambda state: card_names(state, state.room),
    "rooms": lambda state: deck_names(state, state.room_deck),
    "path": lambda state: card_names(state, state.path),
    "visited": lambda state: card_names(state, state.visited),
    "room_discard": lambda state: card_names(state, state.room_discard),
    "stalls": lambda state: Queries(state).stall_symbols(state.visited),
    "monster": lambda state: {
        "card": _first_name(state, state.monster),
        "life": state.monster_life,
        "loot": state.loot,
        "hits": state.hits,
    },
    "monsters": lambda state: deck_names(state, state.monster_deck),
    "beaten": lambda state: card_names(state, state.beaten),
    "stall": lambda state: card_names(state, state.stall),
    "stall_deck": lambda state: deck_names(state, state.stall_deck),
    "discard": lambda state: card_names(state, state.discard),
    "big_bads": lambda state: card_names(state, state.big_bads),
    "gone": lambda state: card_names(state, state.gone),
    "dice": lambda state: _dice(state.ready, Die, "die"),
    "lying": lambda state: [DICE[lying.die] for lying in state.lying],
    "die": lambda state: DICE[state.die] if state.die is not None else "nothing",
    "templates": lambda state: Choices(
        [TEMPLATES[kind] for kind in sorted(template.kind for template in state.templates)],
        known=TEMPLATES,
        what="template",
    ),
    "icebergs": lambda state: Choices(state.icebergs, known=range(1, HOLE_COUNT + 1), what="hole"),
    "tune": lambda state: state.tune,
    "brawler": lambda state: state.brawler,
    "required": lambda state: Choices(Queries(state).required_techniques(), known=TECHNIQUES, what=TECHNIQUE_NOUN),
    "rolled": lambda state: state.throw_count,
    "glory": scoring.glory,
    "title": lambda state: scoring.title_number(scoring.glory(state)),
    "difficulty": lambda state: DIFFICULTIES[state.difficulty],
    "target": lambda state: TARGETS[state.target],
    "shape": lambda state: DICE_SHAPES[state.shape],
    "throws": lambda state: THROW_SOURCES[state.judged],
    "won": lambda state: state.over and bool(state.winners),
    "lost": lambda state: state.over and not state.winners,
}


def find_fighter(state: FighterState, written: str) -> FighterNumber:
    """Return a hero of the party by its id or its place. Raises a UserError if there is none."""
    party = [fighter_name(state, fighter) for fighter in party_of(state)]
    if written.isdecimal() and int(written) < len(party):
        return party_of(state)[int(written)]
    if written.casefold() not in party:
        raise FighterError("error-no-hero", name=written, hint=did_you_mean(written, party))
    return party_of(state)[party.index(written.casefold())]


def lookup(state: FighterState, path: tuple[str, ...]) -> Any:
    """Return the value under a path. Raises a UserError for an unknown path."""
    first, *rest = path
    if first in _TABLE_FIELDS:
        found = _TABLE_FIELDS[first](state)
        return _part(found, rest[0], first) if rest and isinstance(found, dict) else found
    if first == "heroes" and len(rest) >= 2:
        found = _part(_HERO_FIELDS, rest[1], "heroes.HERO")(state, find_fighter(state, rest[0]))
        return _part(found, rest[2], "heroes.HERO.upgrades") if len(rest) == 3 and isinstance(found, dict) else found
    known = (*_TABLE_FIELDS, *(f"heroes.HERO.{name}" for name in _HERO_FIELDS))
    raise FighterError("error-no-path", path=".".join(path), hint=did_you_mean(".".join(path), known))


def _part(known: dict[str, Any], name: str, of: str) -> Any:
    if name not in known:
        raise FighterError("error-no-part", name=name, of=of, hint=did_you_mean(name, known))
    return known[name]
