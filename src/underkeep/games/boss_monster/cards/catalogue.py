"""All printed cards of the game, by face.

Face 0 is the back of a card: the face of a card that a viewer does not know.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import cast

from underkeep import games
from underkeep.core.errors import did_you_mean
from underkeep.core.records.deck_lists import Catalogue
from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import (
    HERO,
    ITEM,
    ROOM,
    Boss,
    Card,
    Hero,
    Item,
    Miniboss,
    Room,
    Spell,
)
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.state import Phase

SUPER = "SBM"
"""The set of Super Boss Monster, whose cards only that game uses; it takes those of the others too (SBM-18.1)."""
SET_ORDER = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG", "HMB", SUPER)
"""The order in which sets are listed; sets that are not named here follow."""


def _find_card_sets() -> dict[str, CardSet]:
    """Return the sets of all games by code. A set is a module `card_sets.<code>` of a game, with a `CARD_SET`.

    The sets are found by their place and not imported by name, because they use the rules, and the rules use this
    catalogue.
    """
    found: dict[str, CardSet] = {}
    for game in iter_modules(games.__path__):
        package = f"{games.__name__}.{game.name}.card_sets"
        if find_spec(package) is not None:
            for module in iter_modules(import_module(package).__path__):
                card_set: CardSet = import_module(f"{package}.{module.name}").CARD_SET
                found[card_set.code] = card_set
    return {code: found[code] for code in dict.fromkeys((*SET_ORDER, *sorted(found)))}


PRINTED: dict[str, CardSet] = _find_card_sets()
"""All sets."""
SETS: dict[str, CardSet] = {code: card_set for code, card_set in PRINTED.items() if code != SUPER}
"""The sets of Boss Monster."""


class Back(Hero):
    """The back of a card that a viewer does not know. It has the numbers of every kind of card, so that an
    observation can be counted like a state: an unknown hero counts as an ordinary one."""

    kind = ""


BACK = Back("---", "?", "", health=0, players=0, star=False, epic=False)
CARDS: list[Card] = [BACK]
for _set in PRINTED.values():
    for _card in _set.cards:
        _card.face = Face(len(CARDS))
        CARDS.append(_card)

# The same list under narrower types, for places where the kind of card is known.
BOSSES = cast(list[Boss], CARDS)
ROOMS = cast(list[Room], CARDS)
SPELLS = cast(list[Spell], CARDS)
HEROES = cast(list[Hero], CARDS)
MINIBOSSES = cast(list[Miniboss], CARDS)
ITEM_CARDS = cast(list[Item], CARDS)

ACTIVATED: list[Ability | None] = [card.activated for card in CARDS]
"""The activated ability of each face, for the places that ask most often."""
HAND_ABILITY_FACES = frozenset(face for face, card in enumerate(CARDS) if card.from_hand is not None)
"""The faces of room cards with an ability for which they are discarded from hand."""
SPELL_BARRING_FACES = frozenset(
    card.face for card in CARDS if card.kind == ITEM and cast(Item, card).hero_side.bars_spells is not None
)
"""The faces of items that keep the player at whose dungeon their hero is from playing spells."""
SPELLPROOF_FACES = frozenset(card.face for card in CARDS if card.kind == HERO and card.spellproof is not None)
"""The faces of heroes that spells do not affect."""
HERO_TRIGGER_BITS = [(cast(Item, card).hero_side if card.kind == ITEM else card).trigger_bits for card in CARDS]
"""By face: the triggers of a hero, or of an item for the hero that carries it, as bits of TRIGGER_BIT."""


def _texts(phase: Phase, inside: bool) -> list[tuple[tuple[int, Ability], ...]]:
    return [
        tuple((number, text) for number, text in enumerate(card.texts) if inside or not text.inside)
        if phase in card.phases
        else ()
        for card in CARDS
    ]


PLAYABLE_TEXTS = [(_texts(phase, False), _texts(phase, True)) for phase in Phase]
"""By phase, by whether a hero is inside a dungeon, and by face: the texts of spells that may be playable, each
with its number."""

SPELL_NEGATING_PHASES: list[tuple[Phase, ...]] = [
    card.phases if getattr(card, "negating", False) else () for card in CARDS
]
"""By face: the phases in which a spell can negate another spell."""
ABILITY_NEGATING_PHASES: list[tuple[Phase, ...]] = [
    card.phases if getattr(card, "stops_abilities", False) else () for card in CARDS
]
"""By face: the phases in which a spell can negate a room ability."""
NEGATES_FROM_HAND: list[bool] = [card.negates_from_hand is not None for card in CARDS]
"""By face: whether a room card can be discarded to negate a spell."""

ABILITY_NEGATING_SETS = frozenset(card.set for card in CARDS if ABILITY_NEGATING_PHASES[card.face])
"""The sets with spells that can negate a room ability."""
HAND_NEGATING_SETS = frozenset(card.set for card in CARDS if NEGATES_FROM_HAND[card.face])
"""The sets with room cards that can be discarded to negate a spell."""
TABLE_NEGATING_SETS = frozenset(card.set for card in CARDS if card.negates is not None)
"""The sets with cards that can negate a spell while they are in play."""
NEGATING_SETS = (
    ABILITY_NEGATING_SETS
    | HAND_NEGATING_SETS
    | TABLE_NEGATING_SETS
    | {card.set for card in CARDS if SPELL_NEGATING_PHASES[card.face]}
)
"""The sets with cards that negate something."""

IS_ORDINARY_ROOM: list[bool] = [card.kind == ROOM and not card.advanced for card in CARDS]
"""By face: whether a card is an ordinary room."""

BOSS_MONSTER_CARDS = [card for card in CARDS[1:] if card.set in SETS]
"""The cards that Boss Monster itself is played with."""
BY_KEY: dict[str, Card] = {card.key: card for card in CARDS[1:]}
assert len(BY_KEY) == len(CARDS) - 1, "two cards have the same key"
CATALOGUE: Catalogue[Face] = Catalogue(["", *(card.key for card in CARDS[1:])])
"""The key of each face."""

NAMESAKES: dict[str, list[Card]] = {}
for _card in CARDS[1:]:
    NAMESAKES.setdefault(_card.name, []).append(_card)
NAMESAKES = {name: alike for name, alike in NAMESAKES.items() if len(alike) > 1}
"""Names that stand on cards of several sets."""


def cards_of(sets: list[str], kind: str) -> list[Card]:
    """The cards of one kind in these sets, in order."""
    return [card for code in sets for card in PRINTED[code].cards if card.kind == kind]


def is_called(card: Card, written: str) -> bool:
    """Whether a text names a card in full: `Belladonna`, `Belladonna (RMB)` or `rmb-belladonna`, case not minded. A few
    names stand on cards of more than one set."""
    folded = written.strip().casefold()
    name = card.name.casefold()
    return folded in (name, card.key, f"{name} ({card.set.casefold()})")


def card_named(name: str, sets: tuple[str, ...] = (), kind: str = "") -> Card:
    """The card of this printed name (in any language) or key; of several cards of one name the first. Raises a
    UserError with the nearest name."""
    known = BY_KEY.get(name)
    if known is not None and (not sets or known.set in sets) and (not kind or known.kind == kind):
        return known
    pool = [card for card in CARDS[1:] if (not sets or card.set in sets) and (not kind or card.kind == kind)]
    for card in pool:
        if is_called(card, name):
            return card
    # An English name is found without loading the names of other languages.
    from underkeep.games.boss_monster.cards.names import cards_called

    for card in cards_called(name):
        if card in pool:
            return card
    hint = did_you_mean(name, [card.name for card in pool])
    raise BossMonsterError("error-no-card", kind=kind or "card", name=name, hint=hint)
