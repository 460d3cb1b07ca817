"""The cards of the chosen sets that a game leaves out, which players must be told (BM-25.15).

Heroes of base sets are not counted, because every game uses the heroes of only one base set, and fewer of them with
fewer players (BM-3.2, BM-3.4).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from underkeep.core.capabilities.notices import LeftOut
from underkeep.core.state import Face
from underkeep.games.boss_monster.cards.card_types import HERO, Card
from underkeep.games.boss_monster.cards.catalogue import HEROES, PRINTED, SUPER
from underkeep.games.boss_monster.setup import decks, hero_decks
from underkeep.games.boss_monster.setup.deck_builder.deck import KINDS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import EXPLORER

HERO_LENDERS = (*decks.BASE_SETS, SUPER)
EXPLORERS = "explorers"
"""The reason for cards that show an explorer, in a game without explorers (BM-25.9)."""
STAR_HEROES = "star-heroes"
"""The reason for star heroes of expansions that are not chosen (BM-3.16)."""
OTHER_SETS = "other-sets"
"""The reason for sets that add nothing, because the chosen deck brings its own sets."""


def left_out(setup: Setup) -> tuple[LeftOut, ...]:
    """Return the cards that a game leaves out, by reason. Raises a UserError if the setup is not valid."""
    checked = setup.checked()
    explorers = hero_decks.uses_explorers(checked)
    rooms, spells = decks.room_and_spell_faces(checked.sets, checked.deck, explorers)
    ordinary, epic = hero_decks.hero_faces(checked)
    items = decks.item_faces(checked.sets, checked.deck)
    used = {*decks.boss_faces(checked.sets, checked.deck, explorers), *rooms, *spells, *items, *ordinary, *epic}
    return (*unused_cards(_offered_cards(checked), used, explorers), *_cards_of_other_sets(setup, checked))


def unused_cards(offered: Iterable[Card], used: Collection[Face], explorers: bool) -> tuple[LeftOut, ...]:
    """Return the offered cards whose faces are not used, by reason, each as often as it is offered.

    Items that show an explorer lie in their deck, but without explorers they are replaced when they are revealed
    (BM-25.6).
    """
    found: dict[str, list[Face]] = {EXPLORERS: [], STAR_HEROES: []}
    for card in offered:
        if card.kind == HERO and card.set in HERO_LENDERS:
            continue
        is_star = card.kind == HERO and HEROES[card.face].star
        if card.face not in used or (card.treasure[EXPLORER] and not explorers):
            found[STAR_HEROES if is_star else EXPLORERS].append(card.face)
    return tuple(LeftOut(reason, tuple(faces)) for reason, faces in found.items() if faces)


def all_copies(sets: Iterable[str]) -> list[Card]:
    """Return the cards of these sets, each as often as it is printed."""
    return [card for code in sets for card in PRINTED[code].cards for _ in range(card.copies)]


def _offered_cards(setup: Setup) -> list[Card]:
    """Return the cards that players expect from a setup: those of a custom deck, those that extend a ready deck
    (BM-25.14), or all cards of the chosen sets."""
    own = decks.custom_deck(setup.deck)
    if own is not None:
        return own.cards(*KINDS)
    return all_copies(code for code in setup.sets if not setup.deck or code not in decks.BASE_SETS)


def _cards_of_other_sets(chosen: Setup, checked: Setup) -> tuple[LeftOut, ...]:
    """Return the cards of the sets that were chosen besides a deck and add nothing to it. Default sets do not count."""
    if chosen.sets == Setup().sets:
        return ()
    others = [code for code in dict.fromkeys(map(str.upper, chosen.sets)) if code not in checked.sets]
    faces = tuple(card.face for card in all_copies(others))
    return (LeftOut(OTHER_SETS, faces, named=False),) if faces else ()
