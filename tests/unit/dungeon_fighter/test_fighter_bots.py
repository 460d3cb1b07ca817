"""Tests of the bots of Dungeon Fighter: their aims, their evaluation, and the tables that offer them."""

from __future__ import annotations

import sys
from itertools import combinations
from random import Random

import pytest

from underkeep import new_game
from underkeep.bots import ask, bot_named, offered, playing, skill_levels, usual
from underkeep.bots.dungeon_fighter import aim
from underkeep.bots.dungeon_fighter.combat_evaluation import CombatEvaluation
from underkeep.bots.dungeon_fighter.combat_policy import choose_die, declare_weapons
from underkeep.bots.dungeon_fighter.dungeon_policy import decide_flee
from underkeep.bots.dungeon_fighter.equipment_policy import buy_equipment, choose_scar, trade_equipment
from underkeep.bots.dungeon_fighter.hit_chances import hit_chance
from underkeep.bots.dungeon_fighter.party_evaluation import PartyEvaluation
from underkeep.bots.dungeon_fighter.policy import POLICY_OF_KIND
from underkeep.bots.dungeon_fighter.technique_mixes import stored_mixes, technique_pairs
from underkeep.cli.terminal.seats import parse_seats
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError
from underkeep.core.options.option import PASS
from underkeep.core.table import Table
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.notation.card_names import find_card
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    Declare,
    Flee,
    Give,
    Recover,
    TakeDie,
    Throw,
)
from underkeep.games.dungeon_fighter.physics import engine
from underkeep.games.dungeon_fighter.physics.aims import TREMOR_OF_SKILL
from underkeep.games.dungeon_fighter.physics.check_gesture import check_throw, check_toss
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Gesture
from underkeep.games.dungeon_fighter.physics.techniques import missed_techniques
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.shopping import _purchase_options
from underkeep.games.dungeon_fighter.rules.throw import declaration_options
from underkeep.games.dungeon_fighter.state import BATTLE, BLUE, COMBAT, RED, SHOPPING, WHITE, FighterState
from underkeep.lab.balance.dungeon_fighter import Balance, PlayedGame, heroes_of_game

GAME = "dungeon-fighter"


def at_the_table(seed: int = 1, **choices: object) -> Table:
    heroes = choices.pop("heroes", ("maryla", "jack"))
    return new_game(GAME, seed=seed, heroes=heroes, players=len(heroes), throws="made-up", **choices)


def fight(monster: str, life: int = 0, **choices: object) -> FighterState:
    """Return a state in which the first hero is about to throw at a monster."""
    state = at_the_table(**choices).state
    assert isinstance(state, FighterState)
    state.knows = bytearray(b"\xff" * len(state.knows))
    face = catalogue.face_of(find_card(monster))
    state.monster = [state.faces.index(face)]
    state.monster_life = life or catalogue.monster(face).life
    state.phase, state.path, state.room = COMBAT, [], []
    state.boss = state.active = 0
    state.die = RED
    if catalogue.CARDS[face].kind == "big-bad":
        state.phase = BATTLE
    return state


def card(state: FighterState, name: str) -> int:
    """Return the id of a card, and take it out of its deck."""
    found = state.faces.index(catalogue.face_of(find_card(name)))
    for pile in (state.stall_deck, state.room_deck, state.monster_deck):
        if found in pile:
            pile.remove(found)
    return found


def evaluation(state: FighterState, skill: str = "skilled") -> CombatEvaluation:
    return CombatEvaluation(state, skill, Random(1))


# --- the bots that a game offers --------------------------------------------------------------------------------------


def test_skill_levels_are_offered_only_for_dungeon_fighter() -> None:
    assert offered(GAME) == ["skilled", "legend", "average", "clumsy", "random"]
    assert offered("boss-monster") == ["random", "greedy"]
    assert (usual(GAME), usual("boss-monster")) == ("skilled", "greedy")
    assert set(skill_levels(GAME)) == set(TREMOR_OF_SKILL)
    assert "greedy" in playing(GAME)
    with pytest.raises(UserError, match="There is no bot called “clumsy”"):
        bot_named("clumsy", game="boss-monster")
    with pytest.raises(UserError, match=r"did you mean skilled\?"):
        bot_named("skiled", game=GAME)


def test_a_bot_with_a_skill_level_refuses_another_game() -> None:
    with pytest.raises(UserError, match="cannot play boss-monster yet"):
        ask(bot_named("legend"), new_game("boss-monster", seed=1))


def test_seats_are_taken_by_the_usual_bot_of_the_game() -> None:
    assert [seat.player for seat in parse_seats("you,clumsy", 3, "You", GAME)] == ["human", "clumsy", "skilled"]
    with pytest.raises(UserError, match="There is no bot called “clumsy”"):
        parse_seats("you,clumsy", None, "You", "boss-monster")


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*skill_levels(GAME), "greedy", "random"])
@pytest.mark.parametrize("players", [1, 3])
def test_a_bot_plays_a_whole_game_and_repeats_it_exactly(name: str, players: int) -> None:
    histories = []
    for _ in range(2):
        table = new_game(GAME, seed=3, players=players, throws="made-up", ballads=players == 3)
        bots = [bot_named(name, seat, GAME) for seat in range(players)]
        while table.decision is not None:
            table.answer(ask(bots[table.decision.seat], table))
        histories.append(table.history)
    assert histories[0] == histories[1]


def test_every_kind_of_decision_in_a_fight_has_a_policy() -> None:
    """Only the decisions of the setup have no policy and are answered randomly."""
    met = set()
    for seed in range(12):
        table = new_game(GAME, seed=seed, players=2 + seed % 3, throws="made-up", ballads=seed % 2 == 1)
        bots = [bot_named("random", seed * 5 + seat) for seat in range(table.state.players)]
        while table.decision is not None:
            met.add(table.decision.kind)
            table.answer(ask(bots[table.decision.seat], table))
    assert met - set(POLICY_OF_KIND) <= {"hero", "boss"}
    assert len(met) > 12


# --- aims and tremor --------------------------------------------------------------------------------------------------


def assert_legal(gesture: Gesture, required: tuple[str, ...]) -> None:
    """Fail if a gesture is no legal throw with these techniques."""
    try:
        check_throw(gesture, required)
    except ThrowError as error:
        pytest.fail(f"{required}: {gesture} is not legal: {error}")


@pytest.mark.slow
@pytest.mark.parametrize("skill", TREMOR_OF_SKILL)
def test_every_throw_and_toss_of_a_bot_is_legal(skill: str) -> None:
    random = Random(4)
    for required in ((), *((technique,) for technique in TECHNIQUES), *technique_pairs()[::5]):
        for kind in ("red", "water", "snow"):
            assert_legal(aim.throw_gesture(required, kind, "cubes", skill, random), required)
        assert_legal(aim.throw_gesture(required, "white", "tetrahedra", skill, random), required)
    try:
        check_toss(aim.toss_gesture(skill, random))
    except ThrowError as error:
        pytest.fail(f"a toss is not legal: {error}")


def test_a_bot_throws_legally_without_the_physics_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random throws need no engine, but their gestures must still have every piece on the table."""
    monkeypatch.setitem(sys.modules, "rapier3d", None)
    for function in (engine.load_engine, aim.best_aim, hit_chance):
        function.cache_clear()
    try:
        for required in combinations(TECHNIQUES, 3):
            assert_legal(aim.throw_gesture(required, "red", "cubes", "skilled", Random(4)), required)
    finally:
        for function in (engine.load_engine, aim.best_aim, hit_chance):
            function.cache_clear()


def test_a_bot_rarely_misses_the_roundhouse_technique() -> None:
    random = Random(2)
    for skill in TREMOR_OF_SKILL:
        throws = [aim.throw_gesture(("roundhouse",), "red", "cubes", skill, random) for _ in range(200)]
        assert sum(not missed_techniques(gesture, ("roundhouse",)) for gesture in throws) > 170, skill


def test_the_tremor_of_a_bot_depends_on_its_seed() -> None:
    def gestures(seed: int) -> list[object]:
        return [aim.throw_gesture((), "red", "cubes", "average", random) for random in [Random(seed)] for _ in range(3)]

    assert gestures(1) == gestures(1) != gestures(2)
    assert len(set(gestures(1))) == 3


def test_hit_chances_grow_with_skill_and_fall_with_techniques() -> None:
    for required in ((), ("pond",), ("weak-hand",), ("launcher", "secret-x")):
        hits = [
            hit_chance(required, "red", "cubes", skill).probability
            for skill in ("clumsy", "average", "skilled", "legend")
        ]
        assert hits == sorted(set(hits)), required
    plain = hit_chance((), "red", "cubes", "skilled")
    assert hit_chance(("weak-hand",), "red", "cubes", "skilled").probability < plain.probability
    assert hit_chance(("headbutt",), "red", "cubes", "skilled").probability < plain.probability
    assert 0.5 < plain.probability < 0.85
    assert 2 < plain.mean_section < 4.5


def test_the_stored_aims_for_two_techniques_are_legal() -> None:
    assert set(stored_mixes()) <= set(technique_pairs())
    for required, stored in stored_mixes().items():
        check_throw(stored.gesture, required)
        assert 0 <= stored.hits_three <= 100


# --- policies and evaluation ------------------------------------------------------------------------------------------


def test_a_weapon_is_used_if_it_is_worth_its_technique() -> None:
    state = fight("Emperor Penguin")
    state.gear[0] = [card(state, "Hydrodynamics, Part II")]
    game = DungeonFighter(state)
    answer = declare_weapons(evaluation(state), Decision(0, "declare", declaration_options(game, 0)))
    assert answer == Declare((state.gear[0][0],))


def test_against_a_monster_that_is_nearly_beaten_no_weapon_is_used() -> None:
    state = fight("Blue Dragon", life=1)
    state.gear[0] = [card(state, "Horned Helmet")]
    answer = declare_weapons(evaluation(state), Decision(0, "declare", declaration_options(DungeonFighter(state), 0)))
    assert answer == Declare()


def test_the_party_recovers_if_the_monster_has_much_life_and_the_heroes_can_bear_it() -> None:
    options = [TakeDie(WHITE), Recover()]
    state = fight("Half-Melted Snowman")
    state.ready, state.white = [], 2
    assert choose_die(evaluation(state), Decision(0, "die", options)) == Recover()
    state = fight("Troubled King", life=2)
    state.ready, state.white = [], 2
    assert choose_die(evaluation(state), Decision(0, "die", options)) == TakeDie(WHITE)
    state = fight("Troubled King")
    state.ready, state.white, state.life = [], 2, [3, 4]
    assert choose_die(evaluation(state), Decision(0, "die", options)) == TakeDie(WHITE)


def test_the_party_flees_from_a_hopeless_throw_if_it_can_afford_it() -> None:
    state = fight("Overworked Reindeer")
    state.room = [card(state, "Ramparts")]
    assert decide_flee(evaluation(state), Decision(0, "flee", [PASS, Flee()])) == Flee()
    state.life = [2, 2]
    assert decide_flee(evaluation(state), Decision(0, "flee", [PASS, Flee()])) == PASS
    state = fight("Goblin Bobber")
    state.room = [card(state, "Ice Throne Room")]
    assert decide_flee(evaluation(state), Decision(0, "flee", [PASS, Flee()])) == PASS


def test_a_scar_goes_to_the_colour_that_loses_least() -> None:
    state = fight("Blue Dragon")
    state.life = [9, 0]
    colours = [ChooseColour(colour) for colour in range(3)]
    answer = choose_scar(evaluation(state), Decision(1, "scar", colours))
    assert answer in colours
    assert answer != ChooseColour(RED)  # Piercing is Jack's best ability


def test_dice_weapons_and_life_raise_the_chance_to_win() -> None:
    state = fight("Blue Dragon")
    state.phase, state.shops = SHOPPING, 2
    now = PartyEvaluation(evaluation(state)).win_chance()
    state.white += 1
    more_dice = PartyEvaluation(evaluation(state)).win_chance()
    state.gear[0] = [card(state, "Hydrodynamics, Part II")]
    armed = PartyEvaluation(evaluation(state)).win_chance()
    state.life = [1, 1]
    weak = PartyEvaluation(evaluation(state)).win_chance()
    assert now < more_dice < armed
    assert weak < armed
    assert PartyEvaluation(evaluation(state, "clumsy")).win_chance() < weak


def test_the_party_buys_dice_and_weapons_in_the_last_shopping() -> None:
    state = fight("Blue Dragon")
    state.phase, state.shops, state.coins, state.white = SHOPPING, 2, 20, 0
    state.stall = [card(state, "Hydrodynamics, Part II"), card(state, "Bottomless Purse")]
    bought = []
    while (
        answer := buy_equipment(
            evaluation(state), Decision(0, "buy", [PASS, *_purchase_options(DungeonFighter(state))])
        )
    ) != PASS:
        bought.append(type(answer))
        if isinstance(answer, Buy):
            state.stall.remove(answer.card)
            state.coins -= DungeonFighter(state).gear_card(answer.card).price
            (state.gear[answer.fighter] if answer.fighter >= 0 else state.rarities).append(answer.card)
        else:
            state.coins -= 2 if answer == BuyDie() else 1
            state.white += answer == BuyDie()
    assert Buy in bought
    assert bought.count(BuyDie) >= 5


def test_the_party_heals_weak_heroes_in_an_earlier_shopping() -> None:
    state = fight("Blue Dragon")
    state.phase, state.shops, state.coins, state.life = SHOPPING, 0, 3, [1, 2]
    assert (
        buy_equipment(evaluation(state), Decision(0, "buy", [PASS, *_purchase_options(DungeonFighter(state))]))
        == BuyLife()
    )


def test_a_hero_with_two_weapons_gives_one_away() -> None:
    state = fight("Blue Dragon")
    arms = [card(state, "Hydrodynamics, Part II"), card(state, "Battle Sled")]
    state.gear[0] = arms
    answer = trade_equipment(evaluation(state), Decision(0, "trade", [PASS, *(Give(weapon, 1) for weapon in arms)]))
    assert isinstance(answer, Give)


def test_a_throw_is_answered_with_the_gesture_alone() -> None:
    state = fight("Half-Melted Snowman")
    state.die = BLUE
    answer = POLICY_OF_KIND["throw"](evaluation(state), Decision(0, "throw", [PASS]))
    assert isinstance(answer, Throw)
    assert answer.outcome is None


# --- the balance report -----------------------------------------------------------------------------------------------


def test_the_balance_report_has_rates_and_expectations() -> None:
    games = [
        PlayedGame(skill, difficulty, heroes_of_game(number), number < wins, "", 0, 20, 9, 40, 25, 150, 1, 0, 1.0)
        for skill, row in (("average", (1, 0, 0)), ("skilled", (3, 2, 1)))
        for difficulty, wins in zip(("normal", "hard", "infernal"), row, strict=True)
        for number in range(5)
    ]
    balance = Balance(games)
    text = "\n".join(balance.lines())
    assert "60.0%" in text
    assert "62.5%" in text  # the hit rate
    met = dict(balance.expectations())
    assert met["a practised party wins between 45% and 75% on normal: 60.0%"]
    assert not met["average win less often where it is harder: 20.0% > 0.0% > 0.0%"]


def test_heroes_take_turns_in_the_games_of_the_lab() -> None:
    parties = [heroes_of_game(number) for number in range(24)]
    assert {len(party) for party in parties} == {2, 3, 4}
    assert all(len(set(party)) == len(party) for party in parties)
