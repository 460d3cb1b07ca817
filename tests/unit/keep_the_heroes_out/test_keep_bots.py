"""The greedy bot of Keep the Heroes Out!: it knows every question, and it defends what is threatened."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import underkeep.games.keep_the_heroes_out as package
from underkeep import new_game
from underkeep.bots import ask, bot_named
from underkeep.bots.keep_the_heroes_out.evaluation import Evaluator
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.bots.keep_the_heroes_out.policy import POLICY_OF_KIND
from underkeep.core.options.option import PASS, Option
from underkeep.core.scenario.runner import read_text
from underkeep.core.table import Table
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseRoom,
    DefendWith,
    Gamble,
    PlayCard,
    Strike,
)
from underkeep.games.keep_the_heroes_out.state import LEVELS, ROOMS, TREASURY, KeepState
from underkeep.lab.balance.keep_the_heroes_out import Balance, PlayedGame, clans_of_game, play_game

GAME = "keep-the-heroes-out"
KIND = re.compile(r'(?:(?:ask|offer)\([^"]*|decide_together\(|choose_(?:room|hero|card)\()"([a-z-]+)"')


def decision_kinds_in_rules() -> set[str]:
    """Return the kinds of all decisions in the rules."""
    folder = Path(package.__file__).parent
    found = {kind for file in folder.rglob("*.py") for kind in KIND.findall(file.read_text(encoding="utf-8"))}
    return found - {"chance"}


def start(text: str) -> Table:
    """A table with a position on it."""
    scenario = read_text(f"game: {GAME}\n{text}")[0]
    setup, state = scenario.notation.read_position(scenario.position, scenario.seed)
    return Table(scenario.game, setup, state)


def play_to_decision(table: Table, kind: str) -> Table:
    """Go on, with whatever greedy answers, to a question of this kind with a real choice."""
    bot = bot_named("greedy", 1)
    while table.decision is not None and (table.decision.kind != kind or len(table.options) == 1):
        table.answer(ask(bot, table))
    assert table.decision is not None
    return table


def answered(text: str, kind: str) -> Option:
    """What greedy answers to the first question of a kind that comes up in a position."""
    return ask(bot_named("greedy", 1), play_to_decision(start(text), kind))


# --- it knows every question --------------------------------------------------------------------------------------


def test_greedy_has_a_policy_for_every_kind_of_decision() -> None:
    assert decision_kinds_in_rules() == set(POLICY_OF_KIND)


RARE = {
    "replace-loot": """
players: [{clan: rats, hand: [Scurry], monsters: {forge: 1}}]
rooms: {forge: {coin: 1}}
loot: [Spider, Wolf, Bat, Bear, Basilisk]
at: {phase: exchange, gambled: true}
""",
    "champion-second": """
scenario: champion
players: [{clan: rats}, {clan: imps}, {clan: blob}]
rooms: {library: {heroes: [champion], monsters: {rats: 2, imps: 1, blob: 1}}}
at: {phase: raid, raid: 0, gambled: true}
""",
    "steal-which": """
players: [{clan: rats}]
rooms: {forge: {heroes: [mage, mage, mage], treasure: [1, 2]}}
at: {phase: raid, raid: 0, gambled: true}
""",
    "choose-mark": """
scenario:
  name: {en: Wet}
  grid: [treasury workshop forge]
  treasures: {treasury: 4}
  cards: [{symbol: storm, then: ["event:flood@choice"]}]
guild: [storm]
at: {phase: raid, raid: 1, gambled: true}
""",
    "losses": """
players: [{clan: rats}]
rooms: {forge: {heroes: [mage], treasure: {value: 1, back: losses}, coin: 1, frog: 1}}
at: {phase: raid, raid: 0, gambled: true}
""",
    "plunder": """
players: [{clan: rats}]
rooms: {library: {coin: 2, frog: 1, book: 1}}
guild: [warrior hat]
at: {phase: raid, raid: 1, gambled: true}
""",
    "take-tactic": """
scenario: apprentice
players: [{clan: rats, hand: [Gnaw at Everything], monsters: {laboratory: 1}}]
lent: imps
loot: [Tinker, Pitchfork, Wolf, Bat, Spider]
guild: [rogue hat]
at: {phase: play, gambled: true}
""",
    "pay-builder": """
scenario: construction
players: [{clan: rats, hand: [Gnaw at Everything], monsters: {great builder: 1}}]
rooms: {great builder: {coin: 2}}
at: {phase: play, gambled: true}
""",
    "finish-portal": """
scenario: siege
players: [{clan: rats, hand: [Gnaw at Everything], monsters: {great builder: 1}}]
rooms: {great builder: {coin: 2}}
at: {phase: play, gambled: true}
""",
}
"""Questions that hardly ever come up, and where they may."""
RARE |= {"choose-project": RARE["pay-builder"], "choose-site": RARE["pay-builder"]}


@pytest.mark.parametrize("kind", RARE)
def test_greedy_answers_rare_questions(kind: str) -> None:
    for seed in range(100):
        table, random = start(RARE[kind]), Random(seed)
        for _ in range(12):
            if table.decision is None or (table.decision.kind == kind and len(table.options) > 1):
                break
            table.play(random.choice(table.options))
        if table.decision is not None and table.decision.kind == kind:
            assert ask(bot_named("greedy", seed), table) in table.options
            return
    pytest.fail("the question did not come up")


def test_greedy_answers_every_question_that_comes_up() -> None:
    """It is asked the first questions of every kind in games on every page that wander about, with 1 to 6 players."""
    times: Counter[str] = Counter()
    random, bot = Random(5), bot_named("greedy", 3)
    for number, page in enumerate([*pages_by_id()] * 6):
        table = new_game(GAME, seed=number, players=1 + number % 6, scenario=page, voting=number % 2 == 1)
        while table.decision is not None:
            kind = table.decision.kind
            answer = random.choice(table.options)
            if times[kind] < 12 and len(table.options) > 1:
                times[kind] += 1
                wise = ask(bot, table)
                assert wise in table.options
                answer = random.choice((answer, wise))
            table.play(answer)
    assert decision_kinds_in_rules() - set(times) <= set(RARE)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(pages_by_id())))
def test_greedy_plays_every_scenario_with_every_clan(number: int) -> None:
    """Each page, 1 to 6 players, all levels, all clans, with votes and without."""
    players = 1 + number % 6
    clans = [CLAN_NAMES[(number + 2 * seat) % len(CLAN_NAMES)] for seat in range(players)]
    table = new_game(
        GAME, seed=number, players=players, scenario=list(pages_by_id())[number], level=LEVELS[number % 3],
        clans=tuple(clans), voting=number % 2 == 1,
    )  # fmt: skip
    bots = [bot_named("greedy", seat) for seat in range(players)]
    while table.decision is not None:
        table.answer(ask(bots[table.decision.seat], table))
    assert table.over


def test_clans_are_chosen_and_lent() -> None:
    table = new_game(GAME, seed=3, players=6, scenario="apprentice")
    bot = bot_named("greedy", 1)
    while table.decision is not None and table.decision.kind in ("choose-clan", "lend-clan", "first-monster"):
        table.answer(ask(bot, table))
    assert len({*table.state.clan, table.state.spare_clan}) == 7


def test_the_same_seed_plays_the_same_game() -> None:
    histories = []
    for _ in range(2):
        table = new_game(GAME, seed=8, players=2, clans=("imps", "gnolls"))
        bots = [bot_named("greedy", seat) for seat in range(2)]
        while table.decision is not None:
            table.answer(ask(bots[table.decision.seat], table))
        histories.append(table.history)
    assert histories[0] == histories[1]


def test_thinking_changes_nothing_and_needs_no_secrets() -> None:
    """The view stays as it was, and another deal of what the seat does not know gets the same answer."""
    table = new_game(GAME, seed=6, players=3, scenario="business", clans=("spirits", "rats", "dragon"))
    random = Random(6)
    asked = 0
    while table.decision is not None and asked < 150:
        asked += 1
        decision = table.decision
        observation = table.observe(decision.seat, for_sampling=True)
        before = observation.state.copy()
        answer = bot_named("greedy", 1)(observation, decision)
        assert observation.state == before
        world = observation.sample_world(random)
        assert ask(bot_named("greedy", 1), world) == answer
        table.play(answer)


# --- it defends what is threatened ----------------------------------------------------------------------------------

THREE_IN_THE_TREASURY = """
players: [{clan: gnolls, hand: [%s], monsters: {treasury: 1, forge: 1}}]
rooms:
  treasury: {heroes: [exhausted mage, exhausted rogue, exhausted archer]}
  forge: {heroes: [exhausted warrior]}
at: {phase: play, gambled: true}
"""


def test_heroes_in_the_treasury_are_struck_first() -> None:
    table = start(THREE_IN_THE_TREASURY % "Shakedown")
    assert isinstance(ask(bot_named("greedy", 1), table), PlayCard)
    answer = ask(bot_named("greedy", 1), play_to_decision(table, "act"))
    assert isinstance(answer, Strike)
    assert table.state.hero[answer.hero] == TREASURY


def test_the_more_stands_before_the_treasury_the_better() -> None:
    def looks(treasury: str) -> float:
        state = start(
            f"players: [{{clan: rats, monsters: {{sewers: 1}}}}]\nrooms: {{treasury: {treasury}}}\nat: {{phase: play}}"
        ).state
        assert isinstance(state, KeepState)
        return Evaluator(Features(state, 0)).board_value()

    crowd = "[exhausted mage, exhausted mage, exhausted rogue]"
    assert looks("{}") > looks("{heroes: [exhausted mage]}") > looks(f"{{heroes: {crowd}}}")
    assert looks(f"{{heroes: {crowd}, trap: 1}}") > looks(f"{{heroes: {crowd}}}")
    assert looks(f"{{heroes: {crowd}, monsters: {{rats: 2}}}}") > looks(f"{{heroes: {crowd}, monsters: {{rats: 1}}}}")


def test_a_way_with_a_trap_is_the_way_for_heroes() -> None:
    answer = answered(
        """
players: [{clan: rats, monsters: {treasury: 1}}]
rooms:
  catacombs: {heroes: [mage], treasure: []}
  beast tamer: {trap: 1, treasure: []}
  study: {treasure: []}
at: {phase: raid, gambled: true, raid: 0}
""",
        "charge-to",
    )
    assert answer == ChooseRoom(ROOMS.index("beast_tamer"))


def test_a_tough_monster_takes_the_hit() -> None:
    answer = answered(
        """
players: [{clan: rats, monsters: {sewers: 1}}, {clan: dragon, monsters: {sewers: 1}}]
rooms:
  sewers: {heroes: [mage]}
at: {phase: raid, gambled: true, raid: 0}
""",
        "hero-attack",
    )
    assert isinstance(answer, Attack)
    assert answer.seat == 1


def test_the_last_guard_of_the_treasury_is_defended() -> None:
    answer = answered(
        """
players: [{clan: skeletons, hand: [Bone Wall], monsters: {treasury: 1}}]
rooms:
  treasury: {heroes: [mage, mage, rogue, rogue, archer]}
at: {phase: raid, gambled: true, raid: 0}
""",
        "defend",
    )
    assert isinstance(answer, DefendWith)


CROWDED_PRISON = """
players: [{clan: rats, hand: [Scurry], monsters: {catacombs: 1}}]
rooms:
  prison: {heroes: [exhausted warrior, exhausted warrior, exhausted rogue, exhausted rogue], treasure: []}
  treasury: {heroes: [exhausted archer]}
at: {phase: exchange}
"""


def test_nobody_gambles_with_a_prison_full_of_heroes_before_an_open_treasury() -> None:
    assert answered(CROWDED_PRISON, "exchange") == PASS


def test_an_empty_prison_is_worth_a_gamble() -> None:
    text = "players: [{clan: rats, hand: [Scurry], monsters: {treasury: 3}}]\nat: {phase: exchange}"
    assert answered(text, "exchange") == Gamble()


def test_without_monsters_the_bot_looks_for_cards_that_bring_some() -> None:
    """All cards are useless; kept, they would be so in the next turn too."""
    table = start("players: [{clan: rats, hand: [Scurry, Swarm]}]\nat: {phase: play, gambled: true}")
    bot = bot_named("greedy", 1)
    while table.decision is not None and table.decision.kind == "play":
        table.answer(ask(bot, table))
    assert len(table.state.discard[0]) == 2


# --- how hard the game is -------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.slow
def test_greedy_wins_where_random_never_does() -> None:
    """Greedy wins about two of three of these games."""
    greedy = [play_game("frogs", "family", number) for number in range(10)]
    random = [play_game("frogs", "family", number, "random") for number in range(10)]
    assert sum(game.won for game in greedy) >= 3
    assert sum(game.won for game in random) == 0


def test_every_clan_sits_down_equally_often() -> None:
    seats = [clan for number in range(216) for clan in clans_of_game(number)]
    assert {seats.count(clan) for clan in CLAN_NAMES} == {60}
    assert all(len(set(clans_of_game(number))) == 1 + number % 4 for number in range(216))


def test_the_table_of_the_balance_says_what_is_not_as_it_should_be() -> None:
    def games(level: str, won: int, clans: tuple[str, ...]) -> list[PlayedGame]:
        return [PlayedGame("frogs", level, clans, number < won, 9, 90, 0.1) for number in range(10)]

    fine = Balance(games("family", 6, ("rats",)) + games("challenge", 3, ("blob",)) + games("hardcore", 2, ("blob",)))
    assert {what: met for what, met in fine.check_aims() if not met} == {}
    assert any("60.0%" in line and line.startswith("frogs") for line in fine.table())
    bad = Balance(games("family", 9, ("rats",)) + games("challenge", 1, ("blob",)) + games("hardcore", 1, ("blob",)))
    assert sum(not met for _, met in bad.check_aims()) == 4  # the levels, both clans, and the first page is too easy
