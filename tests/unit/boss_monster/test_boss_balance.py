"""The statistics of Boss Monster: the counts, and the page that reports them."""

from __future__ import annotations

import pytest

from underkeep.core.events import Event, SeenCard
from underkeep.core.options.option import PASS
from underkeep.games.boss_monster.cards.catalogue import CARDS, SETS, card_named
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroEntered,
    HeroSetOut,
    HeroSurvived,
    PhaseBegan,
    SpellCast,
    SpellCastOn,
)
from underkeep.games.boss_monster.options import Cast, Use
from underkeep.games.boss_monster.state import ADVENTURE
from underkeep.lab.balance.boss_monster import Balance, PlayedGame, Tally, play_all_games, play_game, read_choice
from underkeep.lab.balance.boss_monster_page import write_page


def seen(name: str) -> SeenCard:
    return SeenCard(0, card_named(name).face, 0)


HERO, PIT, ALTAR, FEAR, GIANT = map(seen, ("Kalish Ninefingers", "Bottomless Pit", "Dark Altar", "Fear", "Giant Size"))


def decided(*events: Event) -> tuple[dict[str, int], dict[str, int]]:
    tally = Tally()
    tally.count_events([PhaseBegan(ADVENTURE), HeroSetOut(HERO, 0), *events])
    return (
        {CARDS[face].name: number for face, number in tally.deaths.items()},
        {CARDS[face].name: number for face, number in tally.survivals.items()},
    )


def test_the_room_that_a_hero_dies_in_decides() -> None:
    assert decided(HeroEntered(HERO, ALTAR), HeroEntered(HERO, PIT), HeroDied(HERO, 0, 1)) == (
        {"Bottomless Pit": 1},
        {},
    )


def test_a_spell_in_the_room_decides_before_the_room() -> None:
    on_hero = SpellCastOn(1, GIANT, HERO)
    assert decided(HeroEntered(HERO, PIT), on_hero, HeroDied(HERO, 0, 1)) == ({"Giant Size": 1}, {})
    assert decided(on_hero, HeroEntered(HERO, PIT), HeroDied(HERO, 0, 1)) == ({"Bottomless Pit": 1}, {})


def test_the_last_spell_of_a_walk_decides_over_a_survivor() -> None:
    walk = (SpellCast(1, FEAR), HeroEntered(HERO, PIT), SpellCast(1, GIANT), HeroEntered(HERO, ALTAR))
    assert decided(*walk, HeroSurvived(HERO, 0, 1)) == ({}, {"Giant Size": 1})
    assert decided(HeroEntered(HERO, PIT), HeroSurvived(HERO, 0, 1)) == ({}, {})


def test_a_usable_card_is_counted_once_per_decision() -> None:
    tally = Tally()
    faces = [0, FEAR.face, PIT.face, GIANT.face]
    tally.count_options(faces, [PASS, Cast(1, on=7), Cast(1, on=8), Use(2)])
    tally.count_options(faces, [PASS, Cast(1, on=7)])
    assert {CARDS[face].name: number for face, number in tally.usable.items()} == {"Fear": 2, "Bottomless Pit": 1}


@pytest.mark.slow
def test_a_boss_that_wins_far_too_often_gets_a_note() -> None:
    one = play_game(("BMR",), (4,), 1)
    strong, other = (CARDS[face].name for face in one.bosses[:2])
    text = write_page([Balance([PlayedGame(one.sets, one.bosses, one.order, (0,), 1, 1, Tally())])], "make it")
    assert f"**{strong}** wins more than 1.6 times its fair share." in text
    assert f"**{other}** wins more" not in text
    assert "No boss wins more than" not in text


def test_a_game_is_counted_the_same_way_twice() -> None:
    first, second = (play_game(("TNL",), (3,), 7) for _ in range(2))
    assert first == second
    tally = first.tally
    assert len(first.bosses) == 3
    assert first.winners
    assert sum(tally.held.values()) > 3 * 7
    assert sum(tally.built.values()) >= first.rounds
    assert sum(tally.deaths.values()) > 0
    assert all(tally.held[boss] == 1 for boss in first.bosses)


@pytest.mark.slow
def test_shares_add_up_and_the_page_has_every_card() -> None:
    games = [game for some in play_all_games({("BMR",): 4}, (2, 3)) for game in some]
    balance = Balance(games)
    assert sum(share.won for share in balance.seats.values()) == 4
    assert sum(share.won for share in balance.bosses.values()) == 4
    assert round(sum(share.fair for share in balance.places.values()), 6) == 4
    text = write_page([balance], "make it")
    assert "make it --write docs/statistics.md" in text
    for name in ("Dark Altar", "Counterspell", "Golem Factory"):
        assert f"| {name} | " in text
    idle = {card.face for card in balance.idle()}
    assert not idle & (set(balance.tally.built) | set(balance.tally.used))


def test_choices_are_written_with_codes_and_a_number_of_games() -> None:
    assert read_choice("bmr, vov", 20) == (("BMR", "VOV"), 20)
    assert read_choice("ALL:7", 20) == (tuple(SETS), 7)


def test_few_games_have_no_verdict() -> None:
    one = play_game(("BMR",), (2,), 1)
    few = Balance([one] * 5)
    many = Balance([PlayedGame(one.sets, one.bosses, one.order, (0,), 1, 1, Tally())] * 60)
    assert {share.verdict for share in few.seats.values()} == {""}
    assert [share.verdict for _, share in sorted(many.seats.items())] == ["more than fair", "less than fair"]
