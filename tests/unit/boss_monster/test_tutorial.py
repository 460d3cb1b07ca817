"""The tutorial: every hint comes in its place, none is wrong, and none reveals hidden cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.unit.languages import both_languages
from underkeep.core import registry
from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.messages import load_messages
from underkeep.core.options.option import PASS, Option
from underkeep.core.records.deck_lists import read_deck_lists
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS
from underkeep.games.boss_monster.assist.tutorial.context import TutorialContext
from underkeep.games.boss_monster.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.boss_monster.assist.tutorial.topics import LAST_ROUND, TOPICS
from underkeep.games.boss_monster.assist.tutorial.tutorial import TUTORIAL
from underkeep.games.boss_monster.events import HeroDied, HeroSurvived
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.protocol.socket import StopSettings
from underkeep.server.live import tutorial
from underkeep.server.live.play import auto_pass
from underkeep.server.live.workers import choose_answer
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import PersonRow

GAME = registry.get("boss-monster")
RULES = Path(__file__).parents[3] / "docs/rules/boss-monster.md"
ME = 0
ONLY_FOR_OTHER_GAMES = {"no-build", "own-entering", "wound"}
"""The topics that come only if the learner does not follow the proposals."""


class Asked(NamedTuple):
    """A decision as the learner sees it."""

    table: Table
    decision: Decision
    hints: list[Hint]
    context: TutorialContext


def played(seed: int, answer: Any, language: str = "en", rounds: int = LAST_ROUND) -> Iterator[Asked]:
    """Play a game against the bot as the server plays it, up to the end of a round."""
    setup = Setup(players=2, names=("Ann", "Bot")).checked()
    table = Table(GAME, setup, GAME.deal(setup, seed, read_deck_lists(TUTORIAL_DECKS)), auto=False)
    renderer = TextRenderer(GAME, setup, language, ME)
    while table.decision is not None and TutorialContext(table.observe(ME), table.decision, ()).round <= rounds:
        decision = table.decision
        option = decision.options[0]
        if decision.seat == ME:
            observation = table.observe(ME)
            hints = TUTORIAL.hints(renderer, observation, decision, table.events_for(ME))
            assert tutorial.is_stop(observation, table, decision) == any(hint.stop for hint in hints)
            if auto_pass.is_shown(GAME, observation, decision, StopSettings(), False, None) or any(
                hint.stop for hint in hints
            ):
                asked = Asked(table, decision, hints, TutorialContext(observation, decision, table.events_for(ME)))
                yield asked
                option = answer(asked)
        elif len(decision.options) > 1:
            thought = choose_answer(table.save(), "greedy", len(table.history))
            option = msgspec.msgpack.decode(thought, type=GAME.option_type)
        table.answer(option)


def proposed(asked: Asked) -> Option:
    """Return the proposed option."""
    return asked.context.proposed_option


def at_random(seed: int) -> Any:
    random = Random(seed)
    return lambda asked: random.choice(asked.decision.options)


# --- the proposed game ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proposed_game() -> list[tuple[int, str, list[str]]]:
    """Return round, kind of decision and new hints of each decision of the proposed game."""
    shown: set[str] = set()
    found = []
    for asked in played(TUTORIAL.setup.seed, proposed):
        new = [hint.id for hint in asked.hints if hint.id not in shown]
        shown.update(new)
        found.append((asked.context.round, asked.decision.kind, new))
    return found


def test_every_topic_comes_once_and_in_its_order(proposed_game: list[tuple[int, str, list[str]]]) -> None:
    shown = [id for _, _, new in proposed_game for id in new]
    assert shown == [topic.id for topic in TOPICS if topic.id not in ONLY_FOR_OTHER_GAMES]


def test_each_decision_has_few_hints(proposed_game: list[tuple[int, str, list[str]]]) -> None:
    assert all(len(new) <= 5 for _, _, new in proposed_game)
    first_rounds = [decision for decision in proposed_game if decision[0] <= 2]
    assert len(first_rounds) <= 12
    assert all(new for _, _, new in first_rounds), "a decision of the first rounds has no new hint"


def test_the_proposed_game_has_a_helpful_spell_and_souls_for_both_players() -> None:
    cast = []
    for asked in played(TUTORIAL.setup.seed, proposed):
        if asked.context.helpful_spell is not None:
            cast.append((asked.context.round, asked.context.is_own_turn))
    assert cast[0] == (2, True), "the first helpful spell comes in the own turn of the second round"
    rules = asked.context.rules
    assert rules.soul_count(ME) >= 2
    assert rules.wound_count(ME) == 0
    assert rules.soul_count(1) >= 1


def test_there_are_no_hints_after_the_last_round_of_the_tutorial() -> None:
    for asked in played(TUTORIAL.setup.seed, proposed, rounds=5):
        if asked.context.round > LAST_ROUND:
            assert not asked.hints


def test_a_learner_who_builds_nothing_gets_one_hint_about_it() -> None:
    shown = []
    for asked in played(TUTORIAL.setup.seed, lambda asked: PASS if PASS in asked.decision.options else proposed(asked)):
        shown += [(asked.context.round, hint.id) for hint in asked.hints if hint.id in ("no-build", "placed", "soul")]
    assert shown == [(1, "no-build")]


# --- any game -------------------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [6637, 1, 2, 3, 4, 5])
def test_the_hints_of_random_games_are_true(seed: int, language: str) -> None:
    said = load_messages(language, GAME.message_files)
    for asked in played(seed, at_random(seed), language):
        shown = [hint.id for hint in asked.hints]
        assert shown == sorted(shown, key=[topic.id for topic in TOPICS].index)
        for hint in asked.hints:
            assert hint.text
            assert "tutorial-" not in hint.text
            assert "{" not in hint.text
            check_anchors(asked, hint)
            check_truth(asked, hint)
    assert not {message for message in said.missing if message.startswith("tutorial-")}


def check_anchors(asked: Asked, hint: Hint) -> None:
    """Check that the anchors of a hint exist and that its proposal is a legal option."""
    seen = {f"card:{card}" for cards in GAME.zones(asked.table.state).values() for card in cards} | {"place:new"}
    assert set(hint.anchors) <= seen
    if hint.proposal:
        assert hint.proposal in [option.anchors for option in asked.decision.options]


def check_truth(asked: Asked, hint: Hint) -> None:
    """Check that the position is as a hint claims."""
    context = asked.context
    state = context.state
    match hint.id:
        case "soul":
            assert any(event.dungeon == ME for event in context.events_of(HeroDied))
        case "wound":
            assert any(event.dungeon == ME for event in context.events_of(HeroSurvived))
        case "entering" | "own-entering" | "their-entering":
            assert context.hero in state.entrance[state.active_seat]
            assert not state.hero_in_dungeon
            if hint.id != "entering":
                assert (state.active_seat == ME) == (hint.id == "own-entering")
        case "damage":
            assert context.hero in state.hero_in_dungeon
        case "placed":
            assert ME in state.face_down_cards.values()
        case "no-build":
            assert ME not in state.face_down_cards.values()
        case "spell":
            assert hint.proposal
        case "build" | "build-again":
            assert state.builds_left[ME] == 1


def test_the_proposed_room_kills_the_hero_according_to_the_forecast() -> None:
    """The forecast with the proposed room says that the hero in the learner's dungeon dies."""
    for asked in played(TUTORIAL.setup.seed, proposed, rounds=1):
        if asked.context.can_build and asked.context.best_room is not None:
            forecasts = asked.context.forecasts_if_built(asked.context.best_room)
            mine = [forecast.end for forecast in forecasts.values() if forecast.seat == ME]
            assert mine == [DIES]
            assert REACHES_BOSS not in mine


@pytest.mark.parametrize("seed", [6637, 7, 8])
def test_hints_tell_only_what_the_seat_may_know(seed: int) -> None:
    """The hints are the same in a sampled world with other hidden cards."""
    random = Random(seed)
    for number, asked in enumerate(played(seed, at_random(seed))):
        if number % 3 or not asked.hints:
            continue
        world = asked.table.observe(ME, for_sampling=True).sample_world(random)
        assert world.decision is not None
        renderer = TextRenderer(GAME, asked.table.setup, "en", ME)
        observation = world.observe(ME)
        again = TUTORIAL.hints(renderer, observation, world.decision, asked.table.events_for(ME))
        assert again == asked.hints


def test_only_the_learner_gets_hints() -> None:
    for asked in played(TUTORIAL.setup.seed, proposed, rounds=1):
        table = asked.table
        renderer = TextRenderer(GAME, table.setup, "en")
        assert TUTORIAL.hints(renderer, table.observe(1), asked.decision, table.events_for(1)) == []
        assert TUTORIAL.hints(renderer, table.observe(), asked.decision, table.events_for(SPECTATOR)) == []


# --- the answer to "Why?" -------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [6637, 9])
def test_every_decision_of_a_game_has_an_answer_to_why(seed: int, language: str) -> None:
    """The answer names existing clauses, says nothing that hidden cards tell, and counts what the forecast counts."""
    random = Random(seed)
    clauses = set(re.findall(r"\*\*(BM-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    kinds = set()
    for number, asked in enumerate(played(seed, at_random(seed), language, rounds=12)):
        renderer = TextRenderer(GAME, asked.table.setup, language, ME)
        events = asked.table.events_for(ME)
        hint = TUTORIAL.explain(renderer, asked.table.observe(ME), asked.decision, events)
        assert hint.id == WHY
        assert set(hint.clauses) <= clauses
        assert re.fullmatch(r"[^{}]{20,500}", hint.text), hint.text
        kinds.add(asked.decision.kind)
        place = asked.context.best_room if asked.context.can_build else None
        if place is not None and language == "en":
            then = Counter(one.end for one in asked.context.forecasts_if_built(place).values() if one.seat == ME)
            now = Counter(one.end for one in asked.context.forecasts.values() if one.seat == ME)
            assert ("nobody dies" in hint.text) == (then[DIES] == 0)
            only_wounds = then[DIES] <= now[DIES] and then[REACHES_BOSS] > now[REACHES_BOSS]
            assert ("every room you could build costs that much" in hint.text) == only_wounds
        if number % 4 == 0:
            world = asked.table.observe(ME, for_sampling=True).sample_world(random)
            assert world.decision is not None
            assert TUTORIAL.explain(renderer, world.observe(ME), world.decision, events) == hint
    assert {"first-room", "build-turn", "window"} <= kinds


def test_why_says_what_the_proposed_room_changes() -> None:
    first = [
        TUTORIAL.explain(TextRenderer(GAME, asked.table.setup, "en", ME), asked.table.observe(ME), asked.decision, ())
        for asked in played(TUTORIAL.setup.seed, proposed, rounds=1)
        if asked.context.can_build
    ]
    assert "one hero dies in your dungeon this round" in first[0].text
    assert "Without it: 0 dead, 1 through." in first[0].text


# --- texts and rules ------------------------------------------------------------------------------------


@both_languages
def test_every_topic_has_a_text(language: str) -> None:
    said = load_messages(language, GAME.message_files)
    for topic in TOPICS:
        assert said.has(f"tutorial-{topic.id}"), topic.id


def test_the_clauses_of_every_topic_exist() -> None:
    clauses = set(re.findall(r"\*\*(BM-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    for topic in TOPICS:
        assert set(topic.clauses) <= clauses, topic.id


# --- the table ------------------------------------------------------------------------------------------


def test_the_table_of_the_tutorial_is_always_the_same() -> None:
    person = PersonRow(id="p", name="Ann", language="en", created=0.0, seen=0.0)
    wanted = NewTable(game="boss-monster", seats=[NewSeat(who="me")] * 3, setup={"sets": ["TNL"]}, learn=True)
    made = new_table(wanted, person, b"secret")
    assert made.options["learn"]
    assert made.options["engine_seed"] == TUTORIAL.setup.seed
    assert [seat.who for seat in made.seats] == ["person", "bot"]
    assert made.setup == {}
    assert made.status == "playing"


def test_a_decision_with_only_a_pass_is_shown_only_for_a_hint() -> None:
    lonely = [asked for asked in played(TUTORIAL.setup.seed, proposed) if list(asked.decision.options) == [PASS]]
    assert all(any(hint.stop for hint in asked.hints) for asked in lonely)
