"""Every game on the shelf keeps the contract, with every setup that changes how it is played."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from underkeep import new_game
from underkeep.core import contract, registry, visibility
from underkeep.core.contract import SAMPLE, ContractViolation, Inspector, at_random, check, play_inspected
from underkeep.core.events import Event
from underkeep.core.table import Table
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.setup.setup import VARIANTS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.state import LEVELS

BOTH = ("BMR", "TNL")

SETUPS: dict[str, list[dict[str, Any]]] = {
    "boss-monster": [
        *({"players": players, "sets": sets} for players in (2, 3, 4) for sets in (("BMR",), ("TNL",), BOTH)),
        *({"players": 3, "sets": BOTH, "variants": (variant,)} for variant in VARIANTS),
        *({"players": players, "sets": BOTH, "variants": VARIANTS} for players in (2, 4)),
        *({"players": 2, "deck": deck, "fill": fill} for deck in ("official", "kids") for fill in (False, True)),
        {"players": 4, "sets": BOTH, "heroes": "TNL"},
    ],
    "super-boss-monster": [
        *({"players": players} for players in (1, 2, 3, 4)),
        {"players": 1, "variants": ("challenge",)},
        {"players": 3, "sets": ("BMR", "TNL", "RMB", "THK", "VOV", "DBM", "POP"), "heroes": "TNL"},
        {"players": 4, "sets": ("RMB", "THK", "IOD"), "mixed_heroes": True},
        *({"players": players, "sets": ("CRL",)} for players in (5, 6)),
    ],
    "keep-the-heroes-out": [
        *(
            {"players": 1 + number % 4, "scenario": page, "level": LEVELS[number % 3], "voting": number % 5 == 3}
            for number, page in enumerate(pages_by_id())
        ),
        {"players": 5, "scenario": "siege", "level": "hardcore"},
        {"players": 6, "scenario": "frogs", "level": "challenge", "voting": True},
    ],
    "dungeon-fighter": [
        *({"players": players, "throws": "made-up", "ballads": players % 2 == 0} for players in (1, 2, 3, 4, 5, 6)),
        {"players": 3, "throws": "made-up", "difficulty": "infernal", "combined": True, "boss": "chosen"},
        {"players": 2, "throws": "companion", "heroes": ("maryla", "random")},
        {"players": 2},
        {"players": 3, "target": "patches", "dice": "tetrahedra", "difficulty": "hard"},
    ],
}
"""The setups to play, by game."""


def test_every_game_on_the_shelf_is_under_contract() -> None:
    assert set(SETUPS) == set(registry.names())


def described(setup: dict[str, Any]) -> str:
    words = (("+".join(value) if isinstance(value, tuple) else str(value)) for value in setup.values())
    return "-".join(words)


every_setup = pytest.mark.parametrize(
    ("game", "choices"),
    [
        pytest.param(game, choices, id=f"{game}-{described(choices)}")
        for game, setups in SETUPS.items()
        for choices in setups
    ],
)


@every_setup
def test_a_random_game_keeps_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    table = check(the_game, the_game.setup_type(**choices), seed=7, sample=4)
    assert table.over


@pytest.mark.slow
@every_setup
def test_a_game_that_players_leave_keeps_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    table = check(the_game, the_game.setup_type(**choices), seed=8, sample=4, resigning=0.03)
    assert table.over


@pytest.mark.slow
@every_setup
def test_many_random_games_keep_the_contract(game: str, choices: dict[str, Any]) -> None:
    the_game = registry.get(game)
    setup = the_game.setup_type(**choices)
    for seed in range(1000, 1020):
        check(the_game, setup, seed, sample=SAMPLE, resigning=0.01 * (seed % 2))


@pytest.mark.slow
@pytest.mark.parametrize("sets", [("BMR",), ("TNL",), BOTH], ids="+".join)
def test_possible_worlds_arrive_at_the_same_question(sets: tuple[str, ...]) -> None:
    """From 500 positions, each seat deals worlds: nearly all must lead to the question that is really asked."""
    asked = same = positions = 0
    for seed in range(1000):
        table = new_game("boss-monster", seed=seed, players=2 + seed % 3, sets=sets, events=False)
        stop = Random(f"worlds {seed}").randrange(5, 60)
        random = Random(seed)
        while table.decision is not None and len(table.history) < stop:
            table.play(at_random(table, random))
        if table.decision is None:
            continue
        positions += 1
        for seat in range(table.state.players):
            observation = table.observe(seat, for_sampling=True)
            for _ in range(3):
                world = observation.sample_world(random)
                asked += 1
                same += (
                    world.decision is not None
                    and world.decision.seat == table.decision.seat
                    and world.decision.kind == table.decision.kind
                    and (seat != world.decision.seat or list(world.options) == list(table.options))
                )
        if positions == 500:
            break
    assert positions == 500
    assert same / asked >= 0.999


# --- the inspector itself ---------------------------------------------------------------------------------


@pytest.fixture
def table() -> Table:
    """A game some way in, with heroes in town."""
    table = new_game("boss-monster", seed=3, players=3, sets=BOTH)
    random = Random(3)
    while table.decision is not None and len(table.history) < 12:
        table.play(at_random(table, random))
    assert table.decision is not None
    return table


def test_an_inspector_leaves_the_table_as_it_was(table: Table) -> None:
    before = table.save()
    Inspector(table, seed=1).question()
    assert table.save() == before


def breaks(table: Table, what: str) -> None:
    with pytest.raises(ContractViolation, match=what) as broken:
        Inspector(table, seed=1).question()
    assert (broken.value.game, broken.value.seed, broken.value.answer) == ("boss-monster", 1, 12)


def test_an_inspector_notices_a_kind_of_question_that_is_not_listed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(table.game), "decision_kinds", lambda game: ("chess",))
    breaks(table, "is no listed kind of question")


def test_an_inspector_notices_a_card_in_two_places(table: Table) -> None:
    state: Any = table.state
    state.discard.append(state.room_deck[0])
    breaks(table, "is in room_deck and discard|is in discard and room_deck")


def test_an_inspector_notices_a_lost_card(table: Table) -> None:
    state: Any = table.state
    state.room_deck.pop()
    breaks(table, "is in no zone")


def test_an_inspector_notices_a_view_that_shows_too_much(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = visibility.redact

    def leaking(state: Any, seat: int, *more: Any) -> Any:
        seen = honest(state, seat, *more)
        hidden = state.room_deck[-1]
        seen.faces[hidden] = state.faces[hidden]
        return seen

    monkeypatch.setattr(visibility, "blanked", leaking)
    breaks(table, "holds what it does not know")


def test_an_inspector_notices_an_option_that_cannot_be_taken(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: Any) -> None:
        raise LookupError("no such room")

    random = Random(4)
    while not any(isinstance(option, Place) for option in table.options):
        table.play(at_random(table, random))
    monkeypatch.setattr(BossMonster, "place", crash)
    with pytest.raises(ContractViolation, match=r"Place\(.*offered by build-turn, cannot be taken: LookupError"):
        Inspector(table, seed=1).question()


def test_an_inspector_notices_a_story_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who hears of every event what really happened, sees what the others draw."""
    monkeypatch.setattr(Event, "seen_by", lambda event, state, seat: event)

    def play_twenty() -> None:
        for seed in range(20):
            play_inspected(new_game("boss-monster", seed=seed, players=2), seed)

    with pytest.raises(ContractViolation, match="the story differs"):
        play_twenty()


def test_an_inspector_notices_a_game_that_does_not_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "MOST_ANSWERS", 11)
    breaks(table, "not over after 11 answers")


def test_a_crash_names_game_seed_and_answer() -> None:
    def crash(table: Table, random: object) -> Any:
        raise ZeroDivisionError("a card went wrong")

    with pytest.raises(ContractViolation, match=r"boss-monster, seed 5, after answer 0: .*a card went wrong"):
        play_inspected(new_game("boss-monster", seed=5), 5, choose=crash)


def test_zones_cover_all_cards(table: Table) -> None:
    cards = list(chain.from_iterable(table.game.zones(table.state).values()))
    assert sorted(cards) == list(range(len(table.state.faces)))
