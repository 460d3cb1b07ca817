"""Tests of lasting effects: the table of kinds, sources, ends, notation, and what the board says about them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.scenario_checks import play_scenario
from underkeep.core import visibility
from underkeep.core.contract import choose_randomly
from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.scenario.yaml_nodes import ScenarioError
from underkeep.core.state import pack, unpack
from underkeep.games.boss_monster.cards.card_types import ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.board_types import SeatBoard
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.lasting_effects import (
    KINDS,
    EffectKind,
    LastingEffect,
    LastingEffects,
    TargetType,
    Until,
    effect_total,
    with_effect,
)
from underkeep.games.boss_monster.notation.effect_fields import BOSS_MONSTER_KINDS, CITY_KINDS, effect_words
from underkeep.games.boss_monster.rules.round_end import end_lasting_effects, forget_round
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.verbs.effect_events import EFFECT_EVENTS
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER

EVERY_SET = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")

POSITION = """
game: boss-monster
sets: [BMR, TNL, RMB]
players:
  - {rooms: [Open Grave, Bottomless Pit], spells: [Annihilator, Fairy Fountain], entrance: [Acacia]}
  - {rooms: [Goblin Armory], spells: [Giant Size], entrance: [Nick the Masher]}
at: {phase: adventure, active: 0}
"""

ALL_EFFECTS = """
game: boss-monster
sets: [BMR, TNL, RMB]
players:
  - rooms: [Open Grave, Bottomless Pit]
    entrance: [Acacia]
    doubled: 1
    crushed: 2
    roused: -1
    party: 1
    legacy: 3
    wakes: 1
    forfeits: 1
    extra_wounds: 1
    drilled: [monsters, traps]
    translated: [cleric]
    extra_treasure: [thief]
  - rooms: [Goblin Armory]
    entrance: [Nick the Masher]
    barred: true
    denied: true
    safe: true
    skipped: true
    unmoved: true
    unzoned: true
town: [Felicity]
boosted: {Open Grave: 3}
multiplied: {Open Grave: 1}
fountains: {Goblin Armory: 2}
strengthened: {Acacia: 2}
wards: {Acacia: 1}
bare: [Goblin Armory]
silenced: [Bottomless Pit]
shunned: [Felicity]
held: [Nick the Masher]
extra_treasure: {Open Grave: [thief, thief]}
taxed: [1, 1]
no_building: true
at: {phase: adventure, active: 0}
"""


def play_spell(phase: str, spell: str) -> Run:
    """Play a scenario in which seat 0 casts a spell on the first room of its dungeon."""
    position = POSITION.replace("phase: adventure", f"phase: {phase}")
    return play_scenario(f"{position}play: [0: cast {spell} on Open Grave]")


def effects_of(run: Run) -> dict[EffectKind, LastingEffect]:
    """Return the lasting effects of the position at which a scenario has stopped, by their kinds."""
    return {effect.kind: effect for effect in run.table.state.lasting_effects}


def name_of(run: Run, card: int) -> str:
    """Return the name of a card."""
    return CARDS[run.table.state.faces[card]].name


# --- the table of kinds


def test_every_kind_has_a_row_in_the_table() -> None:
    assert list(KINDS) == list(EffectKind)


def test_no_word_of_a_position_has_two_meanings() -> None:
    for kinds in (BOSS_MONSTER_KINDS, CITY_KINDS):
        for of_seat in (True, False):
            words = effect_words(kinds, of_seat=of_seat)
            assert len(set(words)) == len(words)


def test_the_numbers_of_effects_are_fields_of_a_seat_on_the_board() -> None:
    numbers = {details.number for details in KINDS.values() if details.number}
    assert numbers <= set(SeatBoard.__struct_fields__)
    assert all(details.target is TargetType.SEAT for details in KINDS.values() if details.number)


def test_an_event_of_a_kind_has_no_field_besides_target_and_value() -> None:
    assert all(len(event.__struct_fields__) <= 2 for event in EFFECT_EVENTS.values())


# --- the tuple of effects


def test_the_order_in_which_effects_begin_makes_no_difference() -> None:
    begun = [(EffectKind.SILENCED, 7, 1), (EffectKind.ROOM_DAMAGE, 9, 3), (EffectKind.ROOM_DAMAGE, 7, 2)]
    found: list[LastingEffects] = []
    for order in (begun, begun[::-1]):
        effects: LastingEffects = ()
        for kind, target, value in order:
            effects = with_effect(effects, kind, target, value, source=4)
        found.append(effects)
    assert found[0] == found[1]
    assert [effect.target for effect in found[0]] == [7, 9, 7]


def test_the_last_protector_of_a_hero_replaces_the_one_before() -> None:
    effects = with_effect((), EffectKind.PROTECTED_HERO, 5, 2, source=1)
    effects = with_effect(effects, EffectKind.PROTECTED_HERO, 5, 0, source=2)
    assert [(effect.value, effect.source) for effect in effects] == [(0, 2)]


def test_a_state_with_effects_is_packed_and_copied() -> None:
    state = play_scenario(ALL_EFFECTS).table.state
    assert {effect.kind for effect in state.lasting_effects} == set(BOSS_MONSTER_KINDS)
    assert unpack(type(state), pack(state)) == state
    assert state.copy().lasting_effects is state.lasting_effects


# --- sources


@pytest.mark.parametrize(
    ("phase", "spell", "kind", "value"),
    [
        ("adventure", "Annihilator", EffectKind.ROOM_DAMAGE, 3),
        ("build", "Fairy Fountain", EffectKind.HEAL_INSTEAD_OF_DAMAGE, 1),
    ],
)
def test_an_effect_names_its_source(phase: str, spell: str, kind: EffectKind, value: int) -> None:
    run = play_spell(phase, spell)
    effect = effects_of(run)[kind]
    assert (effect.value, name_of(run, effect.target), name_of(run, effect.source)) == (value, "Open Grave", spell)


def test_every_effect_in_a_random_game_names_the_card_that_has_made_it() -> None:
    found: set[EffectKind] = set()
    for seed in range(4):
        random = Random(seed)
        table = underkeep.new_game("boss-monster", seed=seed, sets=EVERY_SET, players=4)
        while table.decision is not None:
            shuffles = table.state.shuffles
            table.answer(choose_randomly(table, random))
            for effect in table.state.lasting_effects if table.state.shuffles == shuffles else ():
                found.add(effect.kind)
                assert effect.source is not None
    assert len(found) >= 8


def test_a_source_that_is_shuffled_into_a_deck_is_forgotten() -> None:
    run = play_spell("adventure", "Annihilator")
    rules = BossMonster(run.table.state.copy())
    state = rules.state
    state.spell_deck, state.discard = [], [*state.discard, *state.spell_deck]
    assert any(effect.source in state.discard for effect in state.lasting_effects)
    rules.renew_deck(state.room_deck, ROOM_CARDS)
    assert all(effect.source is not None for effect in state.lasting_effects)
    rules.renew_deck(state.spell_deck, (SPELL,))
    assert all(effect.source is None for effect in state.lasting_effects)
    assert rules.damage_of(state.dungeon[0][0][-1]) == 2 + 3


# --- ends


def test_effects_end_with_the_round() -> None:
    rules = BossMonster(play_scenario(ALL_EFFECTS).table.state.copy())
    end_lasting_effects(rules)
    left = {effect.kind for effect in rules.state.lasting_effects}
    assert left == {EffectKind.CANNOT_WIN, EffectKind.CANNOT_LOSE, EffectKind.EXTRA_WOUNDS}
    forget_round(rules)
    assert rules.state.lasting_effects == ()


def test_effects_on_a_room_end_when_it_is_deactivated() -> None:
    rules = BossMonster(play_scenario(ALL_EFFECTS).table.state.copy())
    room = rules.state.dungeon[0][0][-1]
    on_room = [
        effect
        for effect in rules.state.lasting_effects
        if KINDS[effect.kind].target is TargetType.ROOM and effect.target == room
    ]
    before = len(rules.state.lasting_effects)
    rules.deactivate(room)
    assert len(on_room) == 4
    assert len(rules.state.lasting_effects) == before - len(on_room)


def test_an_effect_until_the_next_entry_is_used_up() -> None:
    rules = BossMonster(play_scenario(ALL_EFFECTS).table.state.copy())
    assert effect_total(rules.state.lasting_effects, EffectKind.HEALTH_OF_NEXT_HERO, 0) == 3
    rules.use_up_effects(Until.NEXT_ENTRY, 1)
    assert effect_total(rules.state.lasting_effects, EffectKind.HEALTH_OF_NEXT_HERO, 0) == 3
    rules.use_up_effects(Until.NEXT_ENTRY, 0)
    assert effect_total(rules.state.lasting_effects, EffectKind.HEALTH_OF_NEXT_HERO, 0) == 0
    assert effect_total(rules.state.lasting_effects, EffectKind.HEALTH_ON_ENTERING, 0) == 1


def test_a_silenced_room_loses_its_ability_at_once() -> None:
    rules = BossMonster(play_scenario(POSITION).table.state.copy())
    pit = rules.state.dungeon[0][1][-1]
    assert [source for source, _, _ in rules.dungeon_summary(0)[2]] == [pit]
    rules.silence_room(pit, source=None)
    assert rules.dungeon_summary(0)[2] == []


# --- notation


def test_positions_read_and_write_every_kind() -> None:
    (scenario,) = read_text(ALL_EFFECTS, "case.yaml")
    setup, state = scenario.notation.read_position(scenario.position, 1)
    written = scenario.notation.write_position(setup, state)
    first, second = written["players"]
    assert written["boosted"] == {"Open Grave (0.1)": 3}
    assert written["taxed"] == [1, 1]
    assert written["no_building"] is True
    assert written["extra_treasure"] == {"Open Grave (0.1)": ["thief", "thief"]}
    assert first | {"roused": -1, "drilled": ["traps", "monsters"], "extra_treasure": ["thief"]} == first
    for word in ("barred", "denied", "safe", "skipped", "unmoved", "unzoned"):
        assert second[word] is True
        assert word not in first


def test_a_word_of_the_city_is_refused_in_boss_monster() -> None:
    with pytest.raises(ScenarioError, match="There is no field 'overtime' of a player"):
        play_scenario("game: boss-monster\nplayers: [{overtime: 1}, {}]")


def test_every_lasting_effect_of_a_player_can_be_looked_up() -> None:
    run = play_scenario(
        ALL_EFFECTS
        + """
expect:
  - players.0: {crushed: 2, roused: -1, legacy: 3, drilled: [traps, monsters], barred: false}
  - players.1: {barred: true, crushed: 0}
  - {held: [Nick the Masher], silenced: [Bottomless Pit], no_building: true}
"""
    )
    assert [str(found) for found in run.problems] == []


# --- the board


def reasons_of(run: Run, place: int) -> list[tuple[str, int, str]]:
    """Return the reasons for the damage of a room of seat 0: why, how much, and the name of the card."""
    board: Any = BOSS_MONSTER.display.board(run.table.observe(0))
    stack = next(stack for stack in board.seats["0"].dungeon.values() if stack.n == place)
    return [(reason.why, reason.more, CARDS[reason.face].name if reason.face else "") for reason in stack.because]


def test_the_board_names_the_card_that_has_changed_a_number() -> None:
    assert reasons_of(play_spell("adventure", "Annihilator"), 0) == [("boost", 3, "Annihilator")]
    assert reasons_of(play_spell("build", "Fairy Fountain"), 0) == [("fountain", -2, "Fairy Fountain")]


@pytest.mark.parametrize("game", [BOSS_MONSTER, SUPER_BOSS_MONSTER])
def test_the_reasons_for_the_damage_of_a_room_add_up(game: Any) -> None:
    setup = {"players": 4} | ({"sets": EVERY_SET} if game is BOSS_MONSTER else {})
    seen = 0
    for seed in range(3):
        random = Random(seed)
        table = underkeep.new_game(game.name, seed=seed, **setup)
        while table.decision is not None:
            if table.state.lasting_effects:
                board = game.display.board(table.observe(visibility.SPECTATOR))
                for stack in (stack for seat in board.seats.values() for stack in seat.dungeon.values()):
                    if stack.because:
                        seen += 1
                        printed = CARDS[stack.face].damage
                        assert stack.damage == printed + sum(reason.more for reason in stack.because)
            table.answer(choose_randomly(table, random))
    assert seen > 20
