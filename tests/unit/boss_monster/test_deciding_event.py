"""The event that decides a game: the tenth soul, the defeat of the last rival, or the end of the heroes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import CardId, Face, Seat
from underkeep.games.boss_monster import events as ev
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.state import TAVERN
from underkeep.games.boss_monster.summary import EventCounter
from underkeep.games.super_boss_monster import events as city
from underkeep.games.super_boss_monster.rules import solo
from underkeep.games.super_boss_monster.summary import CityCounter

HERO = next(Face(face) for face, card in enumerate(HEROES) if face and card.kind == "hero")


def hero(card: int) -> SeenCard:
    return SeenCard(CardId(card), HERO, 0)


def dies(card: int, seat: int, souls: int) -> Event:
    return ev.HeroDied(hero(card), Seat(seat), souls)


def survives(card: int, seat: int, wounds: int) -> Event:
    return ev.HeroSurvived(hero(card), Seat(seat), wounds)


def deciding(counter: EventCounter, events: Sequence[Event], winners: Sequence[int], souls_decide: bool = True) -> int:
    for number, event in enumerate(events):
        counter.read(number, event)
    found = counter.deciding_event([Seat(seat) for seat in winners], souls_decide)
    assert found is not None
    return found


def test_the_last_time_that_the_winner_reaches_ten_souls_decides() -> None:
    events = [
        dies(1, 0, 10),
        ev.SoulBecameWound(Seat(0), hero(1)),
        ev.WoundHealed(Seat(0), hero(1)),
        survives(2, 1, 5),
        ev.Defeated(Seat(1), 5),
    ]
    assert deciding(EventCounter(2), events, [0]) == 2


def test_the_fifth_wound_of_the_last_rival_decides_although_it_has_ten_souls() -> None:
    events = [dies(1, 1, 11), survives(2, 1, 5), survives(3, 0, 1), ev.Defeated(Seat(1), 5)]
    assert deciding(EventCounter(2), events, [0]) == 1


def test_a_rival_who_was_eliminated_before_does_not_decide() -> None:
    events = [survives(1, 1, 5), ev.Eliminated(Seat(1)), ev.Resigned(Seat(2)), dies(2, 0, 1)]
    assert deciding(EventCounter(3), events, [0]) == 2


def test_wounds_decide_nothing_where_nobody_loses_by_them() -> None:
    """With five and six players the tenth soul of any player ends the game, or the last hero of the decks."""
    arrival = [ev.RoundBegan(3), ev.HeroArrived(hero(8)), ev.HeroArrived(hero(9))]
    events = [survives(1, 1, 6), *arrival, survives(2, 2, 7), survives(3, 0, 1)]
    assert deciding(EventCounter(3), events, [0]) == 3
    assert deciding(EventCounter(3), [*events, dies(4, 1, 10), dies(5, 2, 1)], [0]) == 6


def test_ten_souls_decide_nothing_with_endless_lives() -> None:
    events = [dies(1, 0, 10), ev.RoundBegan(2), ev.HeroArrived(hero(2)), survives(3, 1, 1)]
    assert deciding(EventCounter(2), events, [0], souls_decide=False) == 2


def test_the_last_change_decides_if_no_hero_comes_in_the_last_round() -> None:
    events = [ev.HeroArrived(hero(1)), ev.RoundBegan(2), survives(1, 1, 2)]
    assert deciding(EventCounter(2), events, [0]) == 2


@pytest.mark.parametrize("winners", [[0], []])
@pytest.mark.parametrize(("why", "number"), [(solo.BY_TAVERN, 4), (solo.BY_WOUNDS, 1), (solo.BY_DECK, 3)])
def test_the_end_of_a_solo_game_is_decided_by_its_reason(winners: list[int], why: int, number: int) -> None:
    events = [
        dies(1, 0, 12),
        survives(2, 0, 5),
        ev.RoundBegan(2),
        ev.HeroArrived(hero(3)),
        city.HeroToLocation(hero(4), TAVERN),
        city.HeroToLocation(hero(5), 0),
        city.SoloOver(why, 7),
    ]
    assert deciding(CityCounter(1), events, winners) == number
