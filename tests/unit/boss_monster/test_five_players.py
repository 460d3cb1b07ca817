"""Tests of five and six players: hero decks, cards and rules in play, ties, and the ending (chapters 3, 23, 25)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.unit.boss_monster.opening import opening
from tests.unit.scenario_checks import play_scenario
from underkeep import UserError
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.card_types import HERO, ROOM
from underkeep.games.boss_monster.cards.catalogue import CARDS, HEROES, card_named, cards_of
from underkeep.games.boss_monster.rules.bait import share_heroes
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.setup import decks, ready_decks
from underkeep.games.boss_monster.setup.hero_decks import HERO_DECK_SIZES, hero_faces
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, SPLITTING

BASES = ("BMR", "TNL", "RMB")


def sizes(**choices: object) -> tuple[int, int]:
    """Return the numbers of ordinary and epic heroes in a game."""
    ordinary, epic = hero_faces(Setup(**choices).checked())
    assert len(set(ordinary + epic)) == len(ordinary + epic)
    return len(ordinary), len(epic)


# --- hero decks (BM-1.1, BM-3.4 to BM-3.10) ---------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(("base", "expected"), [("BMR", (32, 21)), ("TNL", (32, 22)), ("RMB", (32, 22))])
def test_the_heroes_of_crl_are_added_to_a_whole_base_deck(base: str, expected: tuple[int, int], players: int) -> None:
    assert sizes(players=players, sets=(base, "CRL")) == expected  # BM-3.5, BM-3.6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_up_to_four_players_no_hero_of_crl_is_in_the_decks(players: int) -> None:
    assert sizes(players=players, sets=("BMR", "CRL")) == HERO_DECK_SIZES["BMR", players]  # BM-3.4


@pytest.mark.parametrize("heroes", BASES)
@pytest.mark.parametrize("lender", BASES)
def test_without_crl_a_second_base_set_lends_heroes(heroes: str, lender: str) -> None:
    if heroes == lender:
        return
    more = heroes != "BMR"
    assert sizes(players=5, sets=(heroes, lender)) == (29, 20 + more)  # BM-3.9
    assert sizes(players=6, sets=(heroes, lender)) == (29, 24 + more)  # BM-3.10
    assert sizes(players=6, sets=(heroes, lender), more_ordinary=True) == (33, 20 + more)
    assert sizes(players=5, sets=(heroes, lender), more_ordinary=True) == (29, 20 + more)


def test_the_lent_heroes_are_equally_many_of_each_class() -> None:
    ordinary, epic = hero_faces(Setup(players=6, sets=("BMR", "TNL")).checked())
    lent = [HEROES[face] for face in ordinary + epic if HEROES[face].set == "TNL"]
    assert Counter((hero.classes, hero.health) for hero in lent) == {
        ((kind,), health): number for kind in range(4) for health, number in ((4, 1), (11, 2))
    }


def test_hard_mode_removes_the_weak_heroes_of_crl_too() -> None:
    assert sizes(players=5, sets=("BMR", "CRL"), variants=("hard",)) == (22, 21)  # BM-24.4: eight of BMR and two of CRL


def test_a_custom_deck_is_extended_for_five_and_six_players() -> None:
    whole = tuple(card.key for card in cards_of(["BMR"], HERO))
    assert sizes(players=5, sets=("BMR", "CRL"), hero_deck=whole) == (32, 21)
    assert sizes(players=6, sets=("BMR", "TNL"), hero_deck=whole) == (29, 24)


# --- star heroes (BM-3.14 to BM-3.16) ---------------------------------------------------------------------


def test_star_heroes_of_expansions_stay_out_unless_they_are_chosen() -> None:
    ordinary, epic = hero_faces(Setup(players=4, sets=("BMR", "KNG", "DBM")).checked())
    assert {HEROES[face].set for face in ordinary + epic} == {"BMR"}


def test_a_star_hero_replaces_a_similar_hero() -> None:
    stars = tuple(card.name for card in cards_of(["KNG"], HERO))
    plain = hero_faces(Setup(players=4, sets=("BMR", "KNG")).checked())
    mixed = hero_faces(Setup(players=4, sets=("BMR", "KNG"), star_heroes=stars).checked())
    assert [len(deck) for deck in mixed] == [len(deck) for deck in plain] == [25, 16]
    for before, after in zip(plain[0] + plain[1], mixed[0] + mixed[1], strict=True):
        old, new = HEROES[before], HEROES[after]
        assert (old.epic, old.treasure) == (new.epic, new.treasure)
        assert abs(old.health - new.health) <= 1
    assert sum(HEROES[face].set == "KNG" for face in mixed[0] + mixed[1]) == 7


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("base", ["BMR", "TNL", "RMB"])
@pytest.mark.parametrize("sets", [("CRL",), ("CRL", "DBM"), ("CRL", "POP")])
def test_an_epic_star_hero_without_a_similar_hero_is_added(base: str, sets: tuple[str, ...], players: int) -> None:
    """BM-3.11, BM-3.16: the other cards of her set need not be in the game."""
    without = hero_faces(Setup(players=players, sets=(base, *sets)).checked())
    with_her = hero_faces(Setup(players=players, sets=(base, *sets), star_heroes=("dbm-the-princess",)).checked())
    princess = card_named("dbm-the-princess").face
    assert with_her[0] == without[0]
    assert sorted(with_her[1]) == sorted([*without[1], princess])


def test_an_ordinary_star_hero_without_a_similar_hero_is_refused() -> None:
    sentence = "Sword Student of the Mountains cannot replace any hero of the base set"
    with pytest.raises(UserError, match=sentence):
        Setup(sets=("TNL", "KNG"), star_heroes=("Sword Student of the Mountains",)).checked()
    assert Setup(players=4, sets=("TNL", "KNG"), star_heroes=("Sword Student of the Mountains",)).checked()


def test_star_heroes_can_be_added_to_a_custom_deck() -> None:
    whole = tuple(card.key for card in cards_of(["BMR"], HERO))
    choices = {"sets": ("BMR", "KNG", "DBM"), "hero_deck": whole}
    plain = hero_faces(Setup(**choices).checked())
    mixed = hero_faces(Setup(**choices, star_heroes=("Healer of the Medica", "The Princess")).checked())
    assert [len(deck) for deck in plain] == [13, 8]
    assert [len(deck) for deck in mixed] == [13, 9]
    assert card_named("kng-healer-of-the-medica").face in mixed[0]


def test_a_custom_deck_may_list_a_star_hero() -> None:
    whole = tuple(card.key for card in cards_of(["BMR"], HERO))
    custom = Setup(sets=("BMR", "DBM"), hero_deck=(*whole, "dbm-the-princess")).checked()
    assert card_named("dbm-the-princess").face in hero_faces(custom)[1]  # BM-3.11


# --- which cards and rules are in the game (BM-25.9, BM-25.14 to BM-25.16) --------------------------------


@pytest.mark.parametrize("players", [4, 5])
def test_explorers_are_in_the_game_only_with_their_heroes(players: int) -> None:
    state = opening(players=players, sets=("BMR", "CRL", "VOV"))
    shown = [CARDS[face] for face in state.faces if CARDS[face].treasure[EXPLORER]]
    assert bool(shown) == (EXPLORERS in state.rule_modules) == (SPLITTING in state.rule_modules) == (players == 5)
    rooms = sum(card.copies for card in cards_of(["BMR", "VOV"], ROOM) if not card.treasure[EXPLORER])
    in_game = sum(CARDS[face].kind == ROOM for face in state.faces)
    assert in_game == (75 + 40 + 23 if players == 5 else rooms)


@pytest.mark.parametrize(("deck", "bosses"), [("official", 23), ("kids", 15)])
def test_a_ready_mix_may_be_extended_with_crl(deck: str, bosses: int) -> None:
    setup = Setup(deck=deck, sets=("BMR", "CRL"), players=5).checked()
    rooms, spells = decks.room_and_spell_faces(setup.sets, deck, True)
    printed = ready_decks.READY_DECKS[deck].printed
    assert (len(rooms), len(spells)) == (printed[0] + 23, printed[1] + 7)
    assert len(decks.boss_faces(setup.sets, deck, True)) == bosses
    filled = opening(deck=deck, sets=("BMR", "CRL"), players=5, fill=True)
    assert sum(CARDS[face].kind == ROOM for face in filled.faces) == 75 + 23
    assert opening(deck=deck, sets=("BMR", "CRL"), players=4).rule_modules == []


def test_rules_come_with_the_cards_that_need_them() -> None:
    expected = {
        "RMB": {"coins"}, "CRL": set(), "THK": {"items"}, "IOD": {"items"}, "VOV": {"coins"}, "DBM": set(),
        "POP": {"portable"}, "LST": set(), "KNG": set(),
    }  # fmt: skip
    for code, needed in expected.items():
        state = opening(players=3, sets=("BMR", code))
        assert {"coins", "items", "portable", "splitting", "explorers"} & set(state.rule_modules) == needed, code


def test_without_crl_five_players_have_endless_lives() -> None:
    setup = Setup(players=5, sets=("BMR", "TNL")).checked()
    assert setup.variants == ("endless-lives",)  # BM-23.13
    assert Setup(players=5, sets=("BMR", "CRL")).checked().variants == ()
    assert SPLITTING not in opening(players=5, sets=("BMR", "TNL")).rule_modules  # BM-8.9


# --- splitting ties (BM-23.5 to BM-23.8) ------------------------------------------------------------------


@pytest.mark.parametrize("heroes", range(8))
@pytest.mark.parametrize("tied", range(2, 6))
def test_every_tied_player_gets_the_same_number_of_heroes(heroes: int, tied: int) -> None:
    state = opening(players=5, sets=("BMR", "CRL"))
    deck = state.ordinary_deck + state.epic_deck
    state.town = [hero for hero in deck if HEROES[state.faces[hero]].classes == (EXPLORER,)][:heroes]
    treasure = [[0, 0, 0, 0, 2 if place < tied else 1] for place in range(5)]
    game = BossMonster(state)
    found = share_heroes(game, game.seats(), treasure)
    assert len(found) == heroes // tied * tied
    assert [found[hero] for hero in state.town[: len(found)]] == (game.seats()[:tied] * heroes)[: len(found)]


def test_players_without_treasure_are_not_tied() -> None:
    state = opening(players=5, sets=("BMR", "CRL"))
    state.town = state.ordinary_deck[:10]
    game = BossMonster(state)
    assert share_heroes(game, game.seats(), [[0] * 5] * 5) == {}  # BM-23.9


# --- the text of the ending -------------------------------------------------------------------------------


@pytest.mark.parametrize(("souls", "told"), [(10, "P1 had 10 souls"), (9, "no heroes were left to lure")])
def test_the_ending_text_says_why_the_game_ended(souls: int, told: str) -> None:
    text = (
        "game: boss-monster\nsets: [BMR, CRL]\nordinary_deck: {only: []}\nepic_deck: {only: []}\n"
        f"players: [{{souls: {souls}, wounds: 6}}, {{souls: 5}}, {{}}, {{}}, {{}}]\n"
        "at: {phase: ending}\nplay: [{until: {over: true}}]\nexpect: {winner: 1}\n"
    )
    run = play_scenario(text)
    assert run.problems == []
    renderer = TextRenderer(run.game, run.table.setup)
    assert told in renderer.ending_text(run.table.state, [])
