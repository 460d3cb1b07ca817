"""What no scenario of Keep the Heroes Out! can show: icons that no Guild card has, and chance."""

from __future__ import annotations

import pytest

from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.visibility import SPECTATOR
from underkeep.games.keep_the_heroes_out.events import TreasureStolen
from underkeep.games.keep_the_heroes_out.game import GAME
from underkeep.games.keep_the_heroes_out.options import ChooseRoom
from underkeep.games.keep_the_heroes_out.rules.raid import summon_pair
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    GEM,
    GREAT_BUILDER,
    LABORATORY,
    PRISON,
    SEWERS,
    SPECIAL,
    TREASURY,
    WARRIOR,
    MonsterAttack,
)


def rules_of(page: str, seed: int = 1) -> KeepRules:
    return KeepRules(GAME.initial_state(Setup(scenario=page, clans=("rats",)), seed))


def test_of_an_icon_with_three_rooms_the_players_choose_two_different_ones() -> None:
    """KHO-15.7: the special rooms of the Siege."""
    game = rules_of("siege")
    asking = summon_pair(game, WARRIOR, SPECIAL)
    assert asking is not None
    first = asking.send(None)
    assert [option.room for option in first.options] == [PRISON, LABORATORY, GREAT_BUILDER]
    second = asking.send(ChooseRoom(LABORATORY))
    assert [option.room for option in second.options] == [PRISON, GREAT_BUILDER]
    with pytest.raises(StopIteration):
        asking.send(ChooseRoom(GREAT_BUILDER))
    assert [len(game.heroes_in(room)) for room in (PRISON, LABORATORY, GREAT_BUILDER)] == [0, 1, 1]


def test_of_an_icon_with_one_room_there_is_one_hero() -> None:
    """KHO-15.7: the gem is the Treasury alone."""
    game = rules_of("siege")
    assert list(summon_pair(game, WARRIOR, GEM)) == []
    assert len(game.heroes_in(TREASURY)) == 1


def test_the_treasure_of_a_new_room_is_drawn_at_random() -> None:
    """KHO-14.5, KHO-4.3: every back of that value can come."""
    drawn = set()
    for seed in range(40):
        game = rules_of("construction", seed)
        game.hide_treasure(1, PRISON)
        (treasure,) = game.state.treasure[PRISON]
        drawn.add(game.card(treasure).effect)
    assert drawn == {"curse", "losses", "prisoner", "regeneration"}


def test_everybody_sees_the_back_of_a_stolen_treasure() -> None:
    """KHO-19.2: it is turned over."""
    text = """
        game: keep-the-heroes-out
        players: [{clan: rats}, {clan: blob}]
        rooms: {catacombs: {heroes: [warrior], treasure: {value: 1, back: losses}}}
        at: {phase: raid, raid: 0, gambled: true}
        play: [until: {step: settle}]
    """
    run = Run(read_text(text)[0])
    run.play()
    for seat in (0, 1, SPECTATOR):
        (stolen,) = [event for event in run.table.events_for(seat) if isinstance(event, TreasureStolen)]
        assert run.notation.face_name(stolen.treasure.face) == "losses 1"


def test_a_vote_that_is_over_leaves_nothing_behind() -> None:
    """KHO-21.3: while it goes on, the position tells how it stands."""
    text = """
        game: keep-the-heroes-out
        voting: true
        players: [{clan: rats}, {clan: blob}]
        rooms:
          catacombs: {heroes: [warrior], treasure: []}
          beast tamer: {treasure: 3}
        at: {phase: raid, raid: 0, gambled: true}
        play: [0: choose beast tamer]
    """
    run = Run(read_text(text)[0])
    run.play()
    assert run.table.state.votes == [0]
    run.table.play(run.table.options[0])
    assert run.table.state.votes == []


def test_the_position_tells_which_attack_can_be_answered() -> None:
    """KHO-9.11: only while a player is asked to defend."""
    text = """
        game: keep-the-heroes-out
        players: [{clan: rats}, {clan: skeletons, monsters: {sewers: 1}, hand: [Bone Wall]}]
        rooms: {sewers: {heroes: [mage]}}
        at: {phase: raid, raid: 0, gambled: true}
    """
    run = Run(read_text(text)[0])
    run.play()
    state = run.table.state
    assert state.attack == (MonsterAttack(state.hero.index(SEWERS), 1, 0),)
    run.table.play(run.table.options[0])
    assert run.table.state.attack == ()
