"""Which cards of the chosen sets take no part in a game (BM-25.15 wants that to be said).

Heroes of base sets are not counted: that only one set lends its heroes, and fewer of them to fewer players, is how
every game is set up (BM-3.2, BM-3.4).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from underkeep.core.notices import LeftOut
from underkeep.games.boss_monster.cards.card_types import HERO, Card
from underkeep.games.boss_monster.cards.catalogue import HEROES, PRINTED, SUPER
from underkeep.games.boss_monster.setup import decks, hero_decks
from underkeep.games.boss_monster.setup.deck_builder.deck import KINDS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import EXPLORER

HERO_LENDERS = (*decks.BASE_SETS, SUPER)
EXPLORERS = "explorers"
"""Explorers come only with five or six players and CRL; without them nothing that shows one is used (BM-25.9)."""
STAR_HEROES = "star-heroes"
"""A star hero of an expansion comes only if it is chosen (BM-3.16)."""
OTHER_SETS = "other-sets"
"""A deck brings its own sets; those that were chosen besides add nothing to it."""


def left_out(setup: Setup) -> tuple[LeftOut, ...]:
    """The cards that take no part in a game, by reason. Raises a UserError if the setup does not fit."""
    checked = setup.checked()
    explorers = hero_decks.uses_explorers(checked)
    rooms, spells = decks.room_and_spell_faces(checked.sets, checked.deck, explorers)
    ordinary, epic = hero_decks.hero_faces(checked)
    items = decks.item_faces(checked.sets, checked.deck)
    used = {*decks.boss_faces(checked.sets, checked.deck, explorers), *rooms, *spells, *items, *ordinary, *epic}
    return (*unused_cards(_offered_cards(checked), used, explorers), *_cards_of_other_sets(setup, checked))


def unused_cards(offered: Iterable[Card], used: Collection[int], explorers: bool) -> tuple[LeftOut, ...]:
    """Those of the offered cards (as often as there are copies of them) whose faces are not used, by reason.

    Items that show an explorer lie in their deck, but are replaced when they are revealed if no explorers come
    (BM-25.6).
    """
    found: dict[str, list[int]] = {EXPLORERS: [], STAR_HEROES: []}
    for card in offered:
        if card.kind == HERO and card.set in HERO_LENDERS:
            continue
        is_star = card.kind == HERO and HEROES[card.face].star
        if card.face not in used or (card.treasure[EXPLORER] and not explorers):
            found[STAR_HEROES if is_star else EXPLORERS].append(card.face)
    return tuple(LeftOut(reason, tuple(faces)) for reason, faces in found.items() if faces)


def all_copies(sets: Iterable[str]) -> list[Card]:
    """The cards of these sets, each as often as it is printed."""
    return [card for code in sets for card in PRINTED[code].cards for _ in range(card.copies)]


def _offered_cards(setup: Setup) -> list[Card]:
    """The cards that the setup promises: those of a custom deck, those that extend a ready deck (BM-25.14), or
    all cards of the chosen sets."""
    own = decks.custom_deck(setup.deck)
    if own is not None:
        return own.cards(*KINDS)
    return all_copies(code for code in setup.sets if not setup.deck or code not in decks.BASE_SETS)


def _cards_of_other_sets(chosen: Setup, checked: Setup) -> tuple[LeftOut, ...]:
    """The sets that were chosen besides a deck and add nothing to it. Without a choice the sets are the usual ones."""
    if chosen.sets == Setup().sets:
        return ()
    others = [code for code in dict.fromkeys(map(str.upper, chosen.sets)) if code not in checked.sets]
    faces = tuple(card.face for card in all_copies(others))
    return (LeftOut(OTHER_SETS, faces, named=False),) if faces else ()
