"""Tests of Dungeon Fighter: the cards of the box, outcomes that are computed once, and hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import underkeep
from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.equipment import EQUIPMENT
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.cards.monsters import BIG_BADS, MONSTERS
from underkeep.games.dungeon_fighter.cards.rooms import ROOMS
from underkeep.games.dungeon_fighter.options import Throw
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Gesture
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome
from underkeep.games.dungeon_fighter.rules.abilities import ABILITIES
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.rules.scoring import title_number
from underkeep.games.dungeon_fighter.throw_sources import simulated

GAME = "dungeon-fighter"


# --- the box ----------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rules_say() -> None:
    boxed = {kind: len(cards) for kind, cards in (("rooms", ROOMS), ("equipment", EQUIPMENT), ("big bads", BIG_BADS))}
    assert boxed["rooms"] >= 21
    assert boxed["equipment"] >= 24
    assert boxed["big bads"] >= 3
    assert Counter(hero.box for hero in HEROES) == {1: 4, 2: 2}
    assert Counter(monster.level for monster in MONSTERS) == {1: 5, 2: 5, 3: 5, 4: 6}
    assert len({card.name for card in CARDS}) == len({card.name_pl for card in CARDS}) == len(CARDS)


def test_cards_name_techniques_and_abilities_that_exist() -> None:
    demanded = {technique for monster in (*MONSTERS, *BIG_BADS) for technique in monster.techniques}
    demanded |= {room.technique for room in ROOMS if room.technique}
    demanded |= {card.technique for card in EQUIPMENT if card.kind == "weapon"}
    assert demanded == set(TECHNIQUES)
    assert {ability for hero in HEROES for ability in hero.abilities} == set(ABILITIES)
    assert all(len(monster.techniques) == (3 if monster.mad else len(monster.techniques[:1])) for monster in MONSTERS)


def test_every_number_of_points_has_a_title() -> None:
    points = (-4, 0, 1, 5, 6, 10, 11, 15, 16, 20, 21, 25, 26, 30, 31, 35, 36, 40, 41, 90)
    assert [title_number(number) for number in points] == [
        0,
        0,
        *(level for level in range(1, 9) for _ in range(2)),
        9,
        9,
    ]


def test_the_monster_deck_is_sorted_by_level_and_has_all_monsters_of_level_four() -> None:
    for seed in range(20):
        state: Any = registry.get(GAME).initial_state(registry.get(GAME).setup_type(players=2), seed)
        levels = [catalogue.monster(state.faces[card]).level for card in reversed(state.monster_deck)]
        assert levels == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 6


# --- gestures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("required", [(), *((technique,) for technique in TECHNIQUES), ("pond", "slide", "ice-wall")])
def test_every_gesture_of_the_grid_can_be_made(required: tuple[str, ...]) -> None:
    for options in (GestureOptions(required), GestureOptions(toss=True)):
        assert isinstance(options, RangeOptions)
        assert len(options) > 10
        random = Random(1)
        for option in (*options.examples(20), options[-1], *(random.choice(options) for _ in range(20))):
            assert option in options
        with pytest.raises(IndexError):
            options[len(options)]


def test_gestures_between_those_of_the_grid_can_be_thrown_too() -> None:
    options = GestureOptions()
    assert Throw(Gesture(1, 3, 1234, 111, -7)) in options
    assert Throw(Gesture(1, 3, 1234, 111, -7), ThrowOutcome((DieOutcome("hole"),))) in options
    assert Throw(Gesture(1, 3, 9999, 111)) not in options
    assert Throw(Gesture(400, 3, 1000, 111)) not in options
    assert Throw(Gesture(1, 3, 1000, 111)) not in GestureOptions(("pond",))
    assert Throw(Gesture(1, 3, 1000, 700, 200)) not in GestureOptions(toss=True)


# --- outcomes ---------------------------------------------------------------------------------------------


def at_a_throw(seed: int = 5, **choices: Any) -> Table:
    table = underkeep.new_game(GAME, seed=seed, players=2, heroes=("jack", "daniel"), **choices)
    random = Random(seed)
    while table.decision is not None and table.decision.kind != "throw":
        table.play(table.options[random.randrange(len(table.options))])
    assert table.decision is not None
    return table


def test_a_throw_is_simulated_once_and_never_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_throw()
    gesture = table.options[123_456].gesture
    simulations = []
    real = simulated.throw
    monkeypatch.setattr(simulated, "throw", lambda *a: simulations.append(a) or real(*a))
    table.answer(Throw(gesture))
    assert len(simulations) == 1
    recorded = next(answer for answer in reversed(table.history) if isinstance(answer, Throw))
    assert recorded.outcome is not None
    assert recorded.outcome.trajectory
    assert recorded.gesture == gesture

    again = table.replay()
    loaded = Table.load(table.save())
    copy = table.clone()
    table.undo()
    table.answer(recorded)
    assert len(simulations) == 1
    assert again.state == loaded.state == copy.state == table.state


def test_the_same_gesture_has_another_tremor_in_every_throw_and_every_game() -> None:
    def poses(seed: int, throw_count: int) -> Any:
        table = at_a_throw()
        table.state.seed, table.state.throw_count = seed, throw_count
        made = table.game.outcomes.resolve_outcome(table.state, table.decision, table.options[99_999])
        return made.outcome.dice[0].pose

    assert poses(1, 0) == poses(1, 0)
    assert len({poses(seed, rolled) for seed in (1, 2) for rolled in (0, 1)}) == 4


def test_a_throw_out_of_range_is_no_option() -> None:
    table = at_a_throw()
    before = table.save()
    with pytest.raises(UserError, match="must be from 500 to 3500, not 99999"):
        table.answer(Throw(Gesture(0, 0, 99_999, 0)))
    assert table.save() == before


def test_a_pushed_die_is_drawn_elsewhere_and_nothing_else_changes() -> None:
    """DF-6.11: the result of the pushed die does not change."""
    table = at_a_throw(throws="made-up")
    first = tuple(range(7))
    table.answer(Throw(table.options[0].gesture, ThrowOutcome((DieOutcome("section", 1, pose=first),))))
    while table.decision is not None and table.decision.kind != "throw":
        table.play(table.options[0])
    life = table.state.monster_life
    moved = tuple(range(10, 17))
    outcome = ThrowOutcome((DieOutcome("hole", pose=first),), ((0, moved),))
    table.answer(Throw(table.options[0].gesture, outcome))
    state: Any = table.state
    assert [lying.pose for lying in state.lying] == [moved, first]
    assert state.monster_life == life


# --- the setup --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "sentence", "polish"),
    [
        ({"players": 0}, "for 1 to 6 players, not for 0.", "gra od 1 do 6 osób, a nie 0."),
        ({"players": 2, "heroes": ("jack", "jack")}, "The hero jack was chosen twice", "Bohatera jack wybrano dwa"),
        ({"players": 1, "heroes": ("jack", "maryla", "daniel")}, "3 heroes for 2 places", "jest 3, a miejsc 2"),
        ({"players": 2, "heroes": ("halina",)}, "from the other box", "z drugiego pudełka"),
        ({"players": 2, "names": ("Ann",)}, "There is 1 name for 2 players", "Jest 1 imię na 2 graczy"),
        ({"players": 2, "boss": "me"}, "The first boss is random or chosen, not “me”", "a nie „me”"),
        ({"players": 2, "dice": "cube"}, "(did you mean cubes?)", "Nie ma kości „cube”"),
    ],
)  # fmt: skip
def test_a_setup_that_does_not_fit_is_refused_in_both_languages(
    choices: dict[str, Any], sentence: str, polish: str
) -> None:
    with pytest.raises(UserError) as refused:
        underkeep.new_game(GAME, **choices)
    assert sentence in str(refused.value)
    assert polish in refused.value.text_in("pl")


# --- hidden information -----------------------------------------------------------------------------------


def test_only_the_boss_sees_the_path_on_the_board_and_in_the_events() -> None:
    for seed in range(10):
        table = underkeep.new_game(GAME, seed=seed, players=3, heroes=("jack", "daniel", "maryla"))
        assert table.decision is not None
        assert table.decision.kind == "path"
        boss = table.decision.seat
        state: Any = table.state
        for seat in (-1, 0, 1, 2):
            seen: Any = table.observe(seat).state
            shown = [seen.faces[card] for card in state.path]
            assert shown == ([state.faces[card] for card in state.path] if seat == boss else [0, 0])
            told = [event for event in table.events_for(seat) if type(event).__name__ == "PathSeen"]
            assert [told[0].one.face, told[0].other.face] == shown
