"""Tests that the cards are complete: official counts (BM-1.5), copies, and an ability for every text."""

from __future__ import annotations

from collections import Counter

import pytest

from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Miniboss
from underkeep.games.boss_monster.cards.catalogue import CARDS, HEROES, PRINTED, SUPER, card_named, cards_of
from underkeep.games.boss_monster.setup.decks import room_and_spell_faces
from underkeep.games.boss_monster.setup.hero_decks import HERO_DECK_SIZES, hero_faces
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS
from underkeep.games.boss_monster.setup.setup import Setup

OFFICIAL = {
    "BMR": (8, 75, 31, 25, 16, 0), "TNL": (12, 75, 31, 25, 17, 0), "RMB": (12, 82, 30, 25, 17, 0),
    "CRL": (3, 23, 7, 7, 5, 0), "THK": (0, 4, 2, 0, 0, 20), "IOD": (5, 0, 0, 0, 0, 24), "VOV": (5, 50, 9, 0, 0, 0),
    "DBM": (3, 8, 2, 0, 1, 0), "POP": (1, 10, 0, 0, 0, 0), "LST": (1, 4, 0, 0, 0, 0), "KNG": (0, 0, 0, 6, 1, 0),
}  # fmt: skip
"""The numbers of bosses, room cards, spells, ordinary heroes, epic heroes and items of each set (BM-1.5)."""
WITH_SUPER = OFFICIAL | {SUPER: (12, 75, 32, 25, 17, 0)}
"""The same numbers with those of Super Boss Monster (SBM-1.2)."""
DESIGNS = {"BMR": (31, 16), "TNL": (43, 17)}


@pytest.mark.parametrize("code", WITH_SUPER)
def test_a_set_has_its_official_number_of_cards(code: str) -> None:
    cards = PRINTED[code].cards
    copies: Counter[str] = Counter()
    for card in cards:
        kind = card.kind if card.kind != HERO else ("epic" if HEROES[card.face].epic else "ordinary")
        copies[kind] += card.copies
    rooms = copies[ROOM] + copies[MINIBOSS]
    assert (
        copies[BOSS], rooms, copies[SPELL], copies["ordinary"], copies["epic"], copies[ITEM]
    ) == WITH_SUPER[code]  # fmt: skip
    if code in DESIGNS:
        assert (len(cards_of([code], ROOM)), len(cards_of([code], SPELL))) == DESIGNS[code]


def test_the_whole_series_has_its_official_number_of_cards() -> None:
    assert tuple(map(sum, zip(*OFFICIAL.values(), strict=True))) == (50, 331, 112, 88, 57, 44)


def test_every_treasure_is_equally_common_on_rooms() -> None:
    for code in DESIGNS:
        shown = [sum(card.treasure[kind] * card.copies for card in cards_of([code], ROOM)) for kind in range(5)]
        assert shown == [27, 27, 27, 27, 0]


def test_a_card_has_a_text_exactly_if_it_has_an_ability() -> None:
    for card in CARDS[1:]:
        parts = card.levels if isinstance(card, Miniboss) else (card,)
        for part in parts:
            assert bool(part.text) == bool(part.abilities_by_trigger), part
            assert part.text == "" or part.text.endswith("."), part


def test_a_miniboss_has_a_text_on_every_level_and_an_activated_ability_on_the_third() -> None:
    for card in CARDS[1:]:
        if isinstance(card, Miniboss):
            assert all(power.text for power in card.levels), card
            assert card.levels[-1].activated is not None, card
            assert sum(ability.once for power in card.levels for ability in power.abilities_by_trigger.values()) <= 1, (
                f"{card} may have only one ability that is used once per round"
            )


def test_exactly_two_rooms_spells_or_bosses_have_no_text() -> None:
    silent = {card.name for card in CARDS[1:] if card.kind in (ROOM, SPELL, BOSS) and not card.text}
    assert silent == {"Dragon Hatchery", "Hatchling's Hoard"}


def test_the_face_of_a_card_is_its_number_in_the_catalogue() -> None:
    assert [card.face for card in CARDS] == list(range(len(CARDS)))


@pytest.mark.parametrize(("code", "players"), list(HERO_DECK_SIZES))
def test_hero_decks_have_their_official_sizes(code: str, players: int) -> None:
    ordinary, epic = hero_faces(Setup(players=players, sets=(code,)).checked())
    assert (len(ordinary), len(epic)) == HERO_DECK_SIZES[code, players]


@pytest.mark.parametrize(("deck", "bosses", "rooms", "spells"), [("official", 20, 74, 35), ("kids", 12, 75, 23)])
def test_ready_decks_load_as_printed(deck: str, bosses: int, rooms: int, spells: int) -> None:
    from underkeep.games.boss_monster.setup.decks import boss_faces

    sets = ("BMR", "TNL")
    room_faces, spell_faces = room_and_spell_faces(sets, deck)
    assert (len(boss_faces(sets, deck)), len(room_faces), len(spell_faces)) == (bosses, rooms, spells)
    assert READY_DECKS[deck].announced == (75, 35)


def test_names_are_found_in_upper_and_lower_case() -> None:
    assert card_named("specter's sanctum").key == "bmr-specters-sanctum"
    assert card_named("tnl-its-on").name == "It's On!"


def test_a_name_that_several_sets_use_can_be_told_apart() -> None:
    assert card_named("Belladonna").key == card_named("Belladonna (TNL)").key == "tnl-belladonna"
    assert card_named("belladonna (rmb)").key == card_named("rmb-belladonna").key == "rmb-belladonna"
    assert card_named("Belladonna", ("BMR", "RMB")).key == "rmb-belladonna"
    assert card_named("King Croak", ("RMB",)).key == "rmb-king-croak"


def test_no_room_has_different_abilities_for_being_built_and_being_uncovered() -> None:
    for card in CARDS[1:]:
        assert card.built is None or card.uncovered in (None, card.built), card
