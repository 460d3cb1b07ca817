"""The tutorial: every hint comes in its place, none is wrong, and none reveals hidden cards.

Most games here have random throws, which need no physics and are the same on every machine; one has simulated throws.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.unit.languages import both_languages
from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.options.option import Option
from underkeep.core.records.deck_lists import read_deck_lists, write_deck_lists
from underkeep.core.state import seat_range
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.dungeon_fighter.assist.tutorial.context import LAST_ROUND, TutorialContext
from underkeep.games.dungeon_fighter.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.dungeon_fighter.assist.tutorial.hint_values import PREFIX
from underkeep.games.dungeon_fighter.assist.tutorial.topics import TOPICS
from underkeep.games.dungeon_fighter.assist.tutorial.tutorial import TUTORIAL
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.display.board import board
from underkeep.games.dungeon_fighter.events import HeroStunned, MonsterAppeared, MonsterFell
from underkeep.games.dungeon_fighter.options import Recover, TakeDie, Throw, Toss
from underkeep.games.dungeon_fighter.physics.check_gesture import is_legal_throw
from underkeep.games.dungeon_fighter.setup.setup import Setup
from underkeep.games.dungeon_fighter.state import DICE, SIMULATED, FighterState
from underkeep.games.dungeon_fighter.throw_sources.random import throw_outcome, toss_outcome
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.protocol.socket import StopSettings
from underkeep.server.live import tutorial
from underkeep.server.live.play import auto_pass
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import PersonRow

GAME = registry.get("dungeon-fighter")
RULES = Path(__file__).parents[3] / "docs/rules/dungeon-fighter.md"
ME, BOT = seat_range(2)
SEED = TUTORIAL.setup.seed
RANDOM_THROWS = "made-up"
LUCK = 363
"""The luck with which the learner meets all topics that the cards of the tutorial allow."""
LONGEST_HINT = 260
ONLY_FOR_OTHER_GAMES = {"stunned", "scar", "flee", "iceberg", "toss", "cube", "careless", "cards"}
"""The topics that come only in games with other cards, with other throws, or if the proposals are not followed."""


class Asked(NamedTuple):
    """A decision as the learner sees it."""

    table: Table
    decision: Decision
    hints: list[Hint]
    context: TutorialContext


Answer = Callable[[Asked], Option]


def new_game(seed: int, throws: str = RANDOM_THROWS, **choices: object) -> Table:
    """Return the table of the tutorial with a seed."""
    made: dict[str, object] = {**TUTORIAL.setup.setup, **choices}
    setup = Setup(players=2, names=("Ann", "Bot"), throws=throws, **made).checked()  # type: ignore[arg-type]
    return Table(GAME, setup, GAME.deal(setup, seed, read_deck_lists(TUTORIAL_DECKS)), auto=False)


def played(
    seed: int,
    answer: Answer,
    language: str = "en",
    rounds: int = LAST_ROUND,
    throws: str = RANDOM_THROWS,
    luck: int | None = None,
    **choices: object,
) -> Iterator[Asked]:
    """Play a game with the bot as the server plays it, up to the end of a round. With a luck, all throws have results
    that it decides, and not the seed of the cards."""
    table = new_game(seed, throws, **choices)
    renderer = TextRenderer(GAME, table.setup, language, ME)
    while table.decision is not None and table.state.round <= rounds:  # type: ignore[attr-defined]
        decision = table.decision
        option = decision.options[0]
        if decision.seat == ME:
            observation = table.observe(ME)
            hints = TUTORIAL.hints(renderer, observation, decision, table.events_for(ME))
            if auto_pass.is_shown(GAME, observation, decision, StopSettings(), False, None):
                asked = Asked(table, decision, hints, TutorialContext(observation, decision, table.events_for(ME)))
                yield asked
                option = answer(asked)
        elif len(decision.options) > 1:
            option = ask(bot_named(TUTORIAL.setup.bot, len(table.history)), table)
        table.answer(option if luck is None else with_luck(table, option, luck))


def with_luck(table: Table, option: Option, luck: int) -> Option:
    """Return an answer; that of a throw or a toss has a random outcome."""
    state: FighterState = table.state  # type: ignore[assignment]
    chance = Random(f"{luck} {state.throw_count}")
    match option:
        case Throw(gesture, None):
            return Throw(gesture, throw_outcome(state, chance))
        case Toss(gesture, None):
            return Toss(gesture, toss_outcome(state, chance))
    return option


def proposed(asked: Asked) -> Option:
    """Return the proposed option. A throw with a random outcome may have any gesture."""
    if asked.decision.kind == "throw" and asked.context.state.judged != SIMULATED:
        return asked.decision.options[0]
    return asked.context.proposed_option


def at_random(seed: int) -> Answer:
    """Return a function that answers at random."""
    random = Random(seed)
    return lambda asked: asked.decision.options[random.randrange(len(asked.decision.options))]


def new_hints(game: Iterator[Asked]) -> list[tuple[int, str, list[str]]]:
    """Return round, kind of decision and new hints of each decision of a game."""
    shown: set[str] = set()
    found = []
    for asked in game:
        new = [hint.id for hint in asked.hints if hint.id not in shown]
        shown.update(new)
        found.append((asked.context.round, asked.decision.kind, new))
    return found


# --- the proposed game ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proposed_game() -> list[tuple[int, str, list[str]]]:
    """Return round, kind of decision and new hints of each decision of the proposed game."""
    return new_hints(played(SEED, proposed, luck=LUCK))


def test_every_topic_comes_once_and_those_of_a_decision_in_their_order(
    proposed_game: list[tuple[int, str, list[str]]],
) -> None:
    order = [topic.id for topic in TOPICS]
    shown = [id for _, _, new in proposed_game for id in new]
    assert sorted(shown) == sorted(id for id in order if id not in ONLY_FOR_OTHER_GAMES)
    assert all(new == sorted(new, key=order.index) for _, _, new in proposed_game)
    # The text of the last event comes before the options.
    assert order.index("hit") < order.index("recover")


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_with_advice_points_at_nothing_but_the_advice(seed: int) -> None:
    advising = {topic.id for topic in TOPICS if topic.proposes}
    for asked in played(SEED, at_random(seed), luck=seed):
        for hint in asked.hints:
            if hint.id in advising:
                assert set(hint.anchors) <= set(asked.context.proposed_option.anchors), hint.id


def test_the_monster_is_described_as_it_was_before_the_throws_that_are_told_next() -> None:
    asked = next(each for each in played(SEED, proposed, luck=LUCK) if each.decision.kind == "die")
    life = asked.context.events_of(MonsterAppeared)[-1].life
    (text,) = (hint.text for hint in asked.hints if hint.id == "monster")
    assert f"{life} life" in text


def test_each_decision_has_few_hints(proposed_game: list[tuple[int, str, list[str]]]) -> None:
    assert all(len(new) <= 4 for _, _, new in proposed_game)
    assert [kind for _, kind, _ in proposed_game[:3]] == ["path", "die", "throw"]
    assert [len(new) for _, _, new in proposed_game[:3]] == [4, 4, 4]


def test_the_learner_does_well_in_the_proposed_game() -> None:
    for asked in played(SEED, proposed, luck=LUCK):
        assert asked.context.state.life[ME] >= 4
        assert not asked.context.events_of(HeroStunned)
    assert any(event.fighter == asked.context.me for event in asked.context.events_of(MonsterFell))
    assert asked.context.state.shops == 1


@pytest.mark.slow
def test_the_game_with_simulated_throws_has_the_same_beginning_and_a_goodbye() -> None:
    """The flights differ between kinds of machines, so that only the beginning is the same everywhere."""
    found = new_hints(played(SEED, proposed, throws="simulated"))
    shown = [id for _, _, new in found for id in new]
    assert [len(new) for _, _, new in found[:3]] == [4, 4, 4]
    assert len(shown) == len(set(shown))
    assert shown[-1] == "goodbye"


def test_there_are_no_hints_after_the_last_round_of_the_tutorial() -> None:
    for asked in played(SEED, proposed, rounds=LAST_ROUND + 2):
        if asked.context.round > asked.context.farewell_round:
            assert not asked.hints


def test_the_first_game_begins_with_an_easy_room_and_a_monster_without_demands() -> None:
    kinds = []
    for asked in played(SEED, proposed, rounds=1):
        kinds.append(asked.decision.kind)
        assert asked.context.leads or asked.decision.kind != "path"
        assert not asked.context.required
        if asked.decision.kind == "die" and "throw" not in kinds:
            assert len(asked.context.throws_of_others) == 1


# --- any game -------------------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [SEED, 1, 2, 3, 4, 5])
def test_the_hints_of_random_games_are_true(seed: int, language: str) -> None:
    check_hints(played(seed, at_random(seed), language, LAST_ROUND + 1), language)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_the_hints_of_other_proposed_games_are_true(seed: int) -> None:
    language = list(LANGUAGES)[seed % 2]
    check_hints(played(seed, proposed, language, LAST_ROUND + 1), language)


@pytest.mark.slow
def test_the_hints_for_other_heroes_are_true() -> None:
    for seed, heroes in enumerate((("maryla", "jack"), ("daniel", "rysiek"), ("jack", "maryla"))):
        check_hints(played(seed, at_random(seed), "pl", 3, heroes=heroes), "pl")


def check_hints(game: Iterator[Asked], language: str) -> None:
    """Check the hints of a game."""
    said = load_messages(language, GAME.message_files)
    for asked in game:
        observation = asked.table.observe(ME)
        assert tutorial.is_stop(observation, asked.table, asked.decision) == any(hint.stop for hint in asked.hints)
        if asked.decision.kind not in ("throw", "toss"):
            assert asked.context.proposed_option in asked.decision.options
        shown = [hint.id for hint in asked.hints]
        assert shown == sorted(shown, key=[topic.id for topic in TOPICS].index)
        for hint in asked.hints:
            assert 0 < len(hint.text) <= LONGEST_HINT, f"{hint.id}: {hint.text}"
            assert not any(word in hint.text for word in (PREFIX, "{", "none"))
            assert not re.search(r"\s[.,:;]", hint.text), hint.text
            check_anchors(asked, hint)
            check_truth(asked, hint)
    assert not {message for message in said.missing if message.startswith(PREFIX)}


def anchors_on_the_board(asked: Asked) -> set[str]:
    """Return the names of the things on the board of the client that can be pointed at."""
    shown = board(asked.table.observe(ME))
    cards = [*shown.path, *shown.stall, *shown.chest.rarities]
    cards += [card for fighter in shown.party.values() for card in fighter.gear]
    names = {f"card:{card}" for card in cards} | {f"fighter:{fighter}" for fighter in shown.party}
    names |= {f"die:{die}" for die in range(len(DICE))} | {f"ability:{colour}" for colour in range(3)}
    names |= {"chest", "demands", "monster", "target"}
    return names | {f"colour:{colour}" for colour in range(3)} | {"token:brawler", "team"}


def check_anchors(asked: Asked, hint: Hint) -> None:
    """Check that the anchors of a hint exist and that its proposal is a legal option."""
    assert set(hint.anchors) <= anchors_on_the_board(asked), hint
    if hint.proposal:
        assert hint.proposal in [option.anchors for option in asked.decision.options]


def numbers_in(text: str) -> set[int]:
    """Return the whole numbers in a text."""
    return {int(number) for number in re.findall(r"\d+", text)}


def check_truth(asked: Asked, hint: Hint) -> None:
    """Check that the position is as a hint claims, and that it quotes the numbers of the position."""
    context = asked.context
    state, game = context.state, context.game
    numbers = numbers_in(hint.text)
    match hint.id:
        case "path" | "next-path":
            assert context.leads
        case "monster":
            assert {context.events_of(MonsterAppeared)[-1].life, game.foe.damage} <= numbers
        case "party":
            assert set(state.life) <= numbers
        case "harm":
            assert {state.life[ME], game.foe.damage} <= numbers
            assert not context.own_throws
        case "theirs":
            check_result(asked, context.throws_of_others[0].landed.is_hit, numbers, context.throws_of_others[0])
        case "hit" | "missed":
            thrown = next(each for each in context.own_throws if each.landed.is_hit == (hint.id == "hit"))
            check_result(asked, hint.id == "hit", numbers, thrown)
        case "recover":
            assert not state.ready
            assert game.foe.level in numbers
            assert Recover() in asked.decision.options
            assert state.white < 2 or state.white in numbers
            assert isinstance(context.proposed_option, Recover | TakeDie)
        case "symbols":
            assert {game.stalls_to_shop} <= numbers
            assert game.stall_symbols(state.visited) in numbers | {1}
        case "led":
            assert not context.leads
        case "felled":
            assert context.events_of(MonsterFell)
        case "stunned":
            assert context.events_of(HeroStunned)
        case "stall":
            assert {game.gear_card(card).price for card in state.stall} <= numbers
            assert state.coins in numbers | {0, 1}
        case "technique" | "technique-numbers" | "numbers":
            assert bool(game.required_techniques()) == (hint.id != "numbers")
        case "closed":
            assert state.shops >= 1
        case "goodbye":
            assert context.round == context.farewell_round


def check_result(asked: Asked, is_hit: bool, numbers: set[int], thrown: object) -> None:
    """Check that a hint about a throw quotes its damage."""
    context = asked.context
    felled = context.has_felled(thrown)  # type: ignore[arg-type]
    damage = context.damage_dealt_by(thrown) if is_hit else context.life_lost_by(thrown)  # type: ignore[arg-type]
    assert felled or damage == 0 or damage in numbers


@pytest.mark.parametrize("seed", [SEED, 7, 8])
def test_hints_tell_only_what_the_seat_may_know(seed: int) -> None:
    """The hints are the same in a sampled world with other hidden cards."""
    random = Random(seed)
    for number, asked in enumerate(played(seed, at_random(seed), rounds=3)):
        if number % 3 or not asked.hints:
            continue
        world = asked.table.observe(ME, for_sampling=True).sample_world(random)
        assert world.decision is not None
        renderer = TextRenderer(GAME, asked.table.setup, "en", ME)
        again = TUTORIAL.hints(renderer, world.observe(ME), world.decision, asked.table.events_for(ME))
        assert again == asked.hints


def test_only_the_learner_gets_hints() -> None:
    for asked in played(SEED, proposed, rounds=1):
        table = asked.table
        renderer = TextRenderer(GAME, table.setup, "en")
        assert TUTORIAL.hints(renderer, table.observe(BOT), asked.decision, table.events_for(BOT)) == []
        assert TUTORIAL.hints(renderer, table.observe(), asked.decision, table.events_for(SPECTATOR)) == []


@pytest.mark.slow
def test_every_proposed_throw_is_legal() -> None:
    for seed in (SEED, 3):
        for asked in played(seed, proposed, rounds=4):
            if asked.decision.kind == "throw":
                assert isinstance(asked.context.proposed_option, Throw)
                assert is_legal_throw(asked.context.best_gesture, asked.context.required)


@pytest.mark.slow
@pytest.mark.parametrize("answer", [proposed, at_random(1)], ids=["proposed", "random"])
def test_a_game_is_played_to_its_end(answer: Answer) -> None:
    for asked in played(SEED, answer, rounds=1000):
        last = asked
    assert last.table.over


# --- the answer to "Why?" -------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("answers", ["proposed", "random"])
def test_every_decision_of_a_game_has_an_answer_to_why(answers: str, language: str) -> None:
    """The answer names existing clauses, proposes a legal option, and says nothing that hidden cards tell."""
    random = Random(3)
    clauses = set(re.findall(r"\*\*(DF-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    kinds = set()
    game = played(TUTORIAL.setup.seed, proposed if answers == "proposed" else at_random(3), language, 8, luck=3)
    for number, asked in enumerate(game):
        renderer = TextRenderer(GAME, asked.table.setup, language, ME)
        events = asked.table.events_for(ME)
        hint = TUTORIAL.explain(renderer, asked.table.observe(ME), asked.decision, events)
        assert hint.id == WHY
        assert hint.clauses
        assert set(hint.clauses) <= clauses
        assert re.fullmatch(r"[^{}]{20,500}", hint.text), hint.text
        assert "tutorial-" not in hint.text
        assert not hint.proposal or hint.proposal == asked.context.proposed_option.anchors
        kinds.add(asked.decision.kind)
        if number % 4 == 0:
            world = asked.table.observe(ME, for_sampling=True).sample_world(random)
            assert world.decision is not None
            assert TUTORIAL.explain(renderer, world.observe(ME), world.decision, events) == hint
    assert {"path", "die", "throw", "trade"} <= kinds


# --- texts and rules ------------------------------------------------------------------------------------


@both_languages
def test_every_topic_has_a_text(language: str) -> None:
    said = load_messages(language, GAME.message_files)
    for topic in TOPICS:
        assert said.has(f"{PREFIX}-{topic.id}"), topic.id


def test_the_clauses_of_every_topic_exist() -> None:
    clauses = set(re.findall(r"\*\*(DF-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    for topic in TOPICS:
        assert set(topic.clauses) <= clauses, topic.id


def test_all_heroes_carry_what_the_hint_about_trades_says() -> None:
    assert {(hero.weapons, hero.armours, hero.curios) for hero in HEROES} == {(2, 1, 2)}


# --- the table ------------------------------------------------------------------------------------------


def test_the_cards_of_the_tutorial_are_in_the_game() -> None:
    lists = GAME.deck_lists(Setup(players=2).checked())
    assert write_deck_lists(lists).keys() == TUTORIAL_DECKS.keys()
    for deck, keys in read_deck_lists(TUTORIAL_DECKS).items():
        assert set(keys) <= set(lists[deck])


def test_the_table_of_the_tutorial_is_always_the_same() -> None:
    person = PersonRow(id="p", name="Ann", language="en", created=0.0, seen=0.0)
    wanted = NewTable(game="dungeon-fighter", seats=[NewSeat(who="me")] * 3, setup={"ballads": True}, learn=True)
    made = new_table(wanted, person, b"secret")
    assert made.options["learn"]
    assert made.options["engine_seed"] == SEED
    assert [seat.who for seat in made.seats] == ["person", "bot"]
    assert list(made.setup["heroes"]) == list(TUTORIAL.setup.setup["heroes"])
    assert made.status == "playing"


def test_no_decision_stops_only_for_a_hint() -> None:
    """All decisions of the learner are real ones: the tutorial never asks for a mere pass."""
    for asked in played(SEED, proposed, rounds=2):
        assert not any(hint.stop for hint in asked.hints)
        assert len(asked.decision.options) > 1
