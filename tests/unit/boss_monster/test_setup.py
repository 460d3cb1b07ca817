"""Tests of the setup: which choices are valid, and the decks that follow (chapters 2, 3, 25 and 26 of the rules)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.unit.boss_monster.opening import opening
from underkeep import UserError, new_game
from underkeep.core import visibility
from underkeep.core.messages import load_messages
from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.state import pack
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ROOM, SPELL, Hero
from underkeep.games.boss_monster.cards.catalogue import (
    BOSS_MONSTER_CARDS,
    BOSSES,
    CARDS,
    CATALOGUE,
    HEROES,
    SETS,
    cards_of,
)
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.setup import decks, hero_decks
from underkeep.games.boss_monster.setup.hero_decks import hero_faces
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS, ReadyDeck
from underkeep.games.boss_monster.setup.setup import VARIANTS, Setup
from underkeep.games.boss_monster.state import HAND_ABILITIES, THIEF

ROOT = Path(__file__).parents[3]
BOTH = ("BMR", "TNL")


def named(faces: list[int]) -> Counter[str]:
    return Counter(CARDS[face].name for face in faces)


# --- valid choices (BM-1.1, BM-2.1, BM-25.15) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(sets=("BMRR",)), "There is no set called “BMRR” (did you mean BMR?)."),
        (Setup(sets=()), "A game needs at least one base set, for instance BMR."),
        (Setup(variants=("harsh",)), "There is no variant called “harsh” (did you mean hard?)."),
        (Setup(deck="kid"), "There is no ready deck called “kid” (did you mean kids?)."),
        (Setup(players=1), "Boss Monster is for 2 to 6 players, not for 1."),
        (Setup(players=7, sets=BOTH), "Boss Monster is for 2 to 6 players, not for 7."),
        (Setup(sets=("CRL", "KNG")), "A game needs at least one base set, for instance BMR."),
        (Setup(trade=True), "A room card can be sold for a coin only with RMB or VOV, not with BMR."),
        (Setup(players=5), "For 5 players Boss Monster needs Crash Landing (CRL) or a second base set, not only BMR."),
        (Setup(heroes="TNL"), "The heroes must come from a set in play (BMR), not from TNL."),
        (Setup(names=("Ann", "Ben", "Cy")), "3 names were given for 2 players; give one for each."),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: Setup, sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        setup.checked()
    assert str(refused.value) == sentence


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", [("BMR",), ("TNL",), ("RMB",), BOTH, ("TNL", "BMR"), ("RMB", "TNL", "BMR")])
def test_two_to_four_play_with_every_combination_of_sets_and_all_variants(sets: tuple[str, ...], players: int) -> None:
    state = opening(sets=sets, players=players, variants=VARIANTS)
    assert state.sets == list(sets)
    assert [len(bosses) for bosses in state.boss] == [2] * players


def test_there_must_be_enough_bosses(monkeypatch: pytest.MonkeyPatch) -> None:
    three = decks.boss_faces(("BMR",), "")[:3]
    monkeypatch.setattr(decks, "boss_faces", lambda sets, deck, explorers: three)
    Setup(players=3).checked()
    with pytest.raises(UserError, match="There are 3 bosses in these sets, but 4 are needed"):
        Setup(players=4).checked()
    with pytest.raises(UserError, match="There are 3 bosses in these sets, but 4 are needed"):
        Setup(players=2, variants=("i-choose-you",)).checked()


def test_names_of_sets_and_variants_may_be_written_in_any_case_and_twice() -> None:
    setup = Setup(sets=("tnl", "TNL"), variants=("Hard", "hard"), deck="").checked()
    assert (setup.sets, setup.heroes, setup.variants) == (("TNL",), "TNL", ("hard",))


def test_a_ready_deck_brings_its_sets_and_its_heroes() -> None:
    official, kids = Setup(deck="official").checked(), Setup(deck="Kids", sets=("TNL",)).checked()
    assert (official.sets, official.heroes) == (BOTH, "TNL")
    assert (kids.sets, kids.heroes) == (BOTH, "BMR")


# --- chance (BM-0.7, BM-1.35, BM-2.2 to BM-2.7) ---------------------------------------------------------


def test_a_seed_decides_everything() -> None:
    assert pack(opening(5, sets=BOTH, players=4)) == pack(opening(5, sets=BOTH, players=4))
    assert pack(opening(5, sets=BOTH, players=4)) != pack(opening(6, sets=BOTH, players=4))


def test_decks_and_bosses_are_shuffled() -> None:
    states = [opening(seed) for seed in range(40)]
    assert {state.faces[state.boss[0][0]] for state in states} == set(decks.boss_faces(("BMR",), ""))
    for deck in ("ordinary_deck", "epic_deck", "room_deck", "spell_deck", "discard"):
        orders = {tuple(state.faces[card] for card in getattr(state, deck)) for state in states}
        assert len(orders) == 40, deck


def test_the_discard_pile_is_formed_before_hands_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visibility, "shuffle_pile", lambda state, pile: None)
    state = opening(players=2)
    lists = BOSS_MONSTER.deck_lists(Setup(players=2).checked())
    rooms, spells = CATALOGUE.numbers_of(lists["rooms"]), CATALOGUE.numbers_of(lists["spells"])
    assert [state.faces[card] for card in state.discard] == [*rooms[:-5:-1], *spells[:-3:-1]]
    hands = [state.faces[card] for hand in state.room_hand for card in hand]
    assert hands == rooms[-5:-15:-1]


def test_only_a_few_bosses_have_equal_xp() -> None:
    """Scenarios prove BM-1.35 with these bosses."""
    by_xp: dict[int, list[str]] = {}
    for card in cards_of(list(SETS), BOSS):
        by_xp.setdefault(BOSSES[card.face].xp, []).append(card.key)
    assert [alike for alike in by_xp.values() if len(alike) > 1] == [
        ["tnl-angstigoth", "crl-imperiatrix"],
        ["rmb-king-croak", "rmb-ravenus"],
    ]


def test_bosses_with_equal_xp_are_ordered_randomly_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in cards_of(["BMR"], BOSS):
        monkeypatch.setattr(card, "xp", 500)
    orders = Counter(tuple(opening(seed, players=3).turn_order) for seed in range(120))
    assert len(orders) == 6
    assert min(orders.values()) >= 8
    table = new_game("boss-monster", seed=3, players=3)
    order = list(table.state.turn_order)
    while table.state.round < 3:
        table.play(table.options[0])
    assert table.state.turn_order == order


# --- hero decks (chapter 3: BM-3.5, BM-3.8, BM-3.11 to BM-3.13; BM-24.4) --------------------------------

BMR_HEROES = [HEROES[card.face] for card in cards_of(["BMR"], HERO)]
TNL_HEROES = [HEROES[card.face] for card in cards_of(["TNL"], HERO)]


def the_fool(heroes: list[Hero]) -> Hero:
    (fool,) = (hero for hero in heroes if hero_decks.is_fool(hero))
    return fool


def deck_of(*heroes: Hero) -> Setup:
    return Setup(players=2, sets=BOTH, hero_deck=tuple(hero.key for hero in heroes))


def test_a_base_set_has_24_ordinary_class_heroes_and_the_fool() -> None:
    for heroes in (BMR_HEROES, TNL_HEROES):
        ordinary = [hero for hero in heroes if not hero.epic]
        assert len(ordinary) == 25
        assert [hero.name for hero in ordinary if not hero.classes] == ["The Fool"]


def test_the_symbols_of_heroes_are_two_three_and_four() -> None:
    for heroes in (BMR_HEROES, TNL_HEROES):
        assert {hero.players for hero in heroes} == {2, 3, 4}
        assert {hero.players for hero in heroes if hero.star} <= {2}


def test_a_hero_deck_of_another_size_is_refused() -> None:
    ordinary, epic = hero_faces(Setup(players=2).checked())
    used = [HEROES[face] for face in ordinary + epic]
    hero_decks.check_official_size(used, "BMR", 2)
    with pytest.raises(UserError, match="does not have its official size for 2 players"):
        hero_decks.check_official_size(used[1:], "BMR", 2)


def test_the_size_may_differ_in_hard_mode_and_in_a_custom_deck() -> None:
    state = opening(players=2, variants=("hard",))
    assert (len(state.ordinary_deck), len(state.epic_deck)) == (9, 8)
    without_fool = tuple(hero.name for hero in BMR_HEROES if not hero_decks.is_fool(hero))
    state = opening(players=2, hero_deck=without_fool)
    assert (len(state.ordinary_deck), len(state.epic_deck)) == (12, 8)


@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 13, 8), (3, 17, 12), (4, 25, 16)])
def test_a_custom_deck_is_reduced_for_the_player_count(players: int, ordinary: int, epic: int) -> None:
    state = opening(players=players, hero_deck=tuple(hero.name for hero in BMR_HEROES))
    assert (len(state.ordinary_deck), len(state.epic_deck)) == (ordinary, epic)
    assert all(HEROES[state.faces[card]].players <= players for card in state.ordinary_deck + state.epic_deck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_custom_deck_may_mix_the_heroes_of_both_sets(players: int) -> None:
    mixed = [hero for hero in BMR_HEROES if hero.classes[:1] in ((0,), (1,))]
    mixed += [hero for hero in TNL_HEROES if hero.classes[:1] in ((2,), (3,))]
    mixed += [the_fool(TNL_HEROES), *(hero for hero in TNL_HEROES if hero.star and hero.epic and hero not in mixed)]
    choices = {"players": players, "sets": BOTH, "hero_deck": tuple(hero.key for hero in mixed)}
    state = opening(**choices)
    stars = sum(hero.star and hero.epic for hero in mixed)
    epic = [HEROES[state.faces[card]] for card in state.epic_deck]
    assert len(state.ordinary_deck) == {2: 13, 3: 17, 4: 25}[players]
    assert sum(hero.star for hero in epic) == stars == 5


def test_any_epic_star_hero_may_be_added_to_a_custom_deck() -> None:
    archer = next(hero for hero in TNL_HEROES if hero.name == "Archer")
    brothers = next(hero for hero in TNL_HEROES if hero.name == "The Brothers")
    setup = deck_of(*BMR_HEROES, archer, brothers).checked()
    _, epic = hero_faces(setup)
    assert len(epic) == 10
    whole_tnl = deck_of(*TNL_HEROES).checked()
    assert hero_faces(whole_tnl) == hero_faces(Setup(players=2, sets=("TNL",)).checked())


def test_a_custom_deck_with_other_numbers_is_refused() -> None:
    fool = the_fool(BMR_HEROES)
    ordinary = [hero for hero in BMR_HEROES if not hero.epic and hero is not fool]
    epic = [hero for hero in BMR_HEROES if hero.epic]
    lady = next(hero for hero in TNL_HEROES if hero.name == "Lady Samantha")
    rom = next(hero for hero in TNL_HEROES if hero.name == "Rom the Reaver")
    vampire = next(hero for hero in TNL_HEROES if hero.name == "Vampire")
    twice = f"{epic[0].name} is in the hero deck more than once; each hero is a single card."
    needs = "For 4 players a hero deck needs 24 ordinary and 16 epic heroes with a class; this one has "
    for heroes, sentence in (
        ([*ordinary[1:], *epic], needs + "23 and 16."),
        ([*ordinary, *epic[1:]], needs + "24 and 15."),
        ([*ordinary, lady, *epic], needs + "25 and 16."),
        ([*ordinary, vampire, *epic], needs + "25 and 16."),
        ([*ordinary, *epic, rom], needs + "24 and 17."),
        ([*ordinary, *epic, epic[0]], twice),
        ([*ordinary, *epic, fool, the_fool(TNL_HEROES)], "Only one Fool may be in a hero deck."),
    ):
        with pytest.raises(UserError) as refused:
            deck_of(*heroes).checked()
        assert str(refused.value) == sentence


def test_the_symbols_of_a_custom_deck_must_fit_the_player_count() -> None:
    four = next(hero for hero in BMR_HEROES if hero.players == 4 and not hero.epic)
    lady = next(hero for hero in TNL_HEROES if hero.name == "Lady Samantha")
    heroes = [hero for hero in BMR_HEROES if hero is not four] + [lady]
    names = tuple(hero.key for hero in heroes)
    assert Setup(players=4, sets=BOTH, hero_deck=names).checked()
    with pytest.raises(UserError, match=r"For 2 players a hero deck needs 12 ordinary and 8 epic .* has 13 and 8"):
        Setup(players=2, sets=BOTH, hero_deck=names).checked()


def test_a_custom_deck_has_heroes_of_the_sets_in_play() -> None:
    names = tuple(hero.name for hero in TNL_HEROES)
    assert Setup(sets=("TNL",), hero_deck=names).checked()
    with pytest.raises(UserError, match="There is no hero called “Elfstar”"):
        Setup(sets=("BMR",), hero_deck=names).checked()


def test_hero_decks_stay_as_they_are_when_a_position_names_other_heroes() -> None:
    """A scenario may name heroes that do not belong to a game of this size; other games must not get them."""
    Run(read_text("game: boss-monster\nplayers: 2\ntown: [Samurai Tom, Kerberos Dirtbeard]\n")[0])
    state = opening(players=2)
    assert (len(state.ordinary_deck), len(state.epic_deck)) == (13, 8)


# --- ready decks (chapter 26: BM-26.1 to BM-26.11) ------------------------------------------------------


def printed_list(deck: str) -> list[tuple[str, str, int, str]]:
    """Return the rows of the table of a ready deck in the rules: group, Polish name, count and set."""
    rules = (ROOT / "docs" / "rules" / "boss-monster.md").read_text("utf-8")
    chapter = {"official": ("### 26.1", "### 26.2"), "kids": ("### 26.2", "## 27")}[deck]
    start, end = (rules.index(f"\n{heading}") for heading in chapter)
    rows = re.findall(r"^\| ([a-z-]+) \| (.+?)(?: \(.*\))? \| (\d+) \| (BMR|TNL) \|$", rules[start:end], re.MULTILINE)
    return [(group, name, int(count), code) for group, name, count, code in rows]


@pytest.mark.parametrize("deck", READY_DECKS)
def test_ready_decks_have_the_cards_that_the_rules_list(deck: str) -> None:
    polish = load_messages("pl", BOSS_MONSTER.message_files)
    cards = {(polish.format(card.key), card.set): card for card in BOSS_MONSTER_CARDS}
    wanted: Counter[str] = Counter()
    groups: Counter[str] = Counter()
    for group, name, count, code in printed_list(deck):
        card = cards[name, code]
        wanted[card.key] += count
        groups[group] += count
        treasures = [kind for kind, number in enumerate(card.treasure) if number]
        if group == "spell":
            assert card.kind == SPELL, name
        elif group == "multi-treasure":
            assert len(treasures) > 1, name
        else:
            assert treasures == [["cleric", "fighter", "mage", "thief"].index(group)], name
    rooms, spells = decks.room_and_spell_faces(BOTH, deck)
    assert Counter(CARDS[face].key for face in rooms + spells) == wanted
    assert sum(groups.values()) == len(rooms) + len(spells)
    if deck == "official":
        assert groups == {"cleric": 15, "fighter": 15, "mage": 15, "thief": 14, "multi-treasure": 15, "spell": 35}
    else:
        assert groups == {"cleric": 15, "fighter": 15, "mage": 15, "thief": 15, "multi-treasure": 15, "spell": 23}


def test_the_official_mix_has_all_bosses_and_the_kids_mix_twelve() -> None:
    assert len(decks.boss_faces(BOTH, "official")) == 20
    rules = (ROOT / "docs" / "rules" / "boss-monster.md").read_text("utf-8")
    (listed,) = re.findall(r"\*\*BM-26\.6\*\* Bosses, 12 cards: (.*)\. \(G12\)", rules)
    polish = load_messages("pl", BOSS_MONSTER.message_files)
    kids = [CARDS[face] for face in decks.boss_faces(BOTH, "kids")]
    assert sorted(f"{polish.format(card.key)} ({card.set})" for card in kids) == sorted(listed.split(", "))


def test_the_description_of_a_ready_deck_says_if_more_cards_were_announced() -> None:
    assert READY_DECKS["official"].about() == "74 of 75 rooms, 35 spells"
    assert READY_DECKS["kids"].about() == "75 rooms, 23 of 35 spells"
    assert any("74 of 75 rooms" in line for line in BOSS_MONSTER.setup_form.list_choices()["games-decks"])


@pytest.mark.parametrize(
    ("rooms", "sentence"),
    [
        ({"BMR": "1 Dark Portal"}, "There is no room called “Dark Portal”"),
        ({"BMR": "4 Dark Altar"}, "Dark Altar has 3 copies in BMR, but the deck lists 4"),
        ({"BMR": "3 Dark Altar"}, "should list 4 rooms and 1 spells, but lists 3 and 1"),
    ],
)
def test_a_ready_deck_with_a_mistake_is_refused(
    rooms: dict[str, str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = ReadyDeck("BMR", "", rooms, {"BMR": "1 Fear"}, printed=(4, 1), announced=(4, 1))
    monkeypatch.setitem(READY_DECKS, "wrong", wrong)
    with pytest.raises(UserError, match=sentence):
        new_game("boss-monster", deck="wrong")


@pytest.mark.parametrize("deck", READY_DECKS)
def test_ready_decks_are_filled_only_on_request_and_with_printed_cards(deck: str) -> None:
    printed_rooms, printed_spells = (named(faces) for faces in decks.room_and_spell_faces(BOTH, deck))
    added = set()
    for seed in range(30):
        for fill in (False, True):
            state = opening(seed, deck=deck, fill=fill, players=2)
            cards = [state.faces[card] for card in range(len(state.faces))]
            rooms = named([face for face in cards if CARDS[face].kind == ROOM])
            spells = named([face for face in cards if CARDS[face].kind == SPELL])
            if not fill:
                assert (rooms, spells) == (printed_rooms, printed_spells)
                continue
            assert (rooms.total(), spells.total()) == (75, 35)
            assert rooms >= printed_rooms
            assert spells >= printed_spells
            assert all(number <= CARDS[face].copies for face, number in Counter(cards).items())
            added |= set((rooms - printed_rooms) + (spells - printed_spells))
            thieves = {card.name for card in cards_of(list(BOTH), ROOM) if card.treasure[THIEF]}
            assert set(rooms - printed_rooms) <= thieves
    assert len(added) > 1


def test_the_rules_of_a_position_are_those_of_its_own_cards() -> None:
    """A position that names a card of explorers has other rules than one with the same setup that names none."""
    plain = "game: boss-monster\nsets: [BMR, CRL]\nplayers: 2\n"
    without = Run(read_text(plain)[0]).table.state
    named = Run(read_text(plain.replace("players: 2", "players: [{hand: [Frostman Lander]}, {}]"))[0]).table.state
    assert (HAND_ABILITIES in without.rule_modules, HAND_ABILITIES in named.rule_modules) == (False, True)
