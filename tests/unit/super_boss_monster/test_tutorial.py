"""The tutorial of Super Boss Monster: every hint comes in its place, none is wrong, and none reveals hidden cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from fluent.syntax import ast, parse

from tests.unit.languages import both_languages
from underkeep.core import registry
from underkeep.core.capabilities.keys import TUTORIAL as TUTORIAL_KEY
from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.messages import load_messages
from underkeep.core.options.option import PASS, Option
from underkeep.core.records.deck_lists import read_deck_lists, write_deck_lists
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster.events import HeroDied, HeroHurt, HeroSurvived
from underkeep.games.boss_monster.options import Cast, Place
from underkeep.games.boss_monster.text import cards
from underkeep.games.super_boss_monster.assist.tutorial.context import CityTutorialContext
from underkeep.games.super_boss_monster.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.super_boss_monster.assist.tutorial.topics import LAST_ROUND, TOPICS
from underkeep.games.super_boss_monster.assist.tutorial.tutorial import TUTORIAL
from underkeep.games.super_boss_monster.display.board_types import BoardState
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup.setup import Setup, deck_lists
from underkeep.games.super_boss_monster.state import LIFE
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.protocol.socket import StopSettings
from underkeep.server.live import tutorial
from underkeep.server.live.play import auto_pass
from underkeep.server.live.workers import choose_answer
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import PersonRow

GAME = registry.get("super-boss-monster")
ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs/rules/super-boss-monster.md"
ME = 0
MAX_HINTS = 4
"""The most new hints of one decision."""
MAX_LENGTH = 260
"""The most characters of a hint."""
ONLY_FOR_OTHER_GAMES = {"counter", "wound", "theirs"}
"""The topics that do not come in the proposed game."""
HINT_SEEDS = [TUTORIAL.setup.seed, 1, 2, 3, 4, 5]


class Asked(NamedTuple):
    """A decision as the learner sees it."""

    table: Table
    decision: Decision
    hints: list[Hint]
    context: CityTutorialContext
    renderer: TextRenderer


Answer = Callable[[Asked], Option]


def played(seed: int, answer: Answer, language: str = "en", rounds: int = LAST_ROUND) -> Iterator[Asked]:
    """Play a game against the bot as the server plays it, up to the end of a round."""
    setup = Setup(players=TUTORIAL.setup.players, names=("Ann", "Bot")).checked()
    table = Table(GAME, setup, GAME.deal(setup, seed, read_deck_lists(TUTORIAL_DECKS)), auto=False)
    renderer = TextRenderer(GAME, setup, language, ME)
    while table.decision is not None and table.state.round <= rounds:
        decision = table.decision
        option = decision.options[0]
        if decision.seat == ME:
            observation = table.observe(ME)
            hints = TUTORIAL.hints(renderer, observation, decision, table.events_for(ME))
            stop = any(hint.stop for hint in hints)
            if stop or auto_pass.is_shown(GAME, observation, decision, StopSettings(), False, None):
                context = CityTutorialContext(observation, decision, table.events_for(ME))
                asked = Asked(table, decision, hints, context, renderer)
                yield asked
                option = answer(asked)
        elif len(decision.options) > 1:
            thought = choose_answer(table.save(), TUTORIAL.setup.bot, len(table.history))
            option = msgspec.msgpack.decode(thought, type=GAME.option_type)
        table.answer(option)


def proposed(asked: Asked) -> Option:
    """Return the proposed option."""
    return asked.context.proposed_option


def at_random(seed: int) -> Answer:
    """Return an answer that chooses at random."""
    random = Random(seed)
    return lambda asked: random.choice(asked.decision.options)


def new_hints(asked: Asked, shown: set[str]) -> list[str]:
    """Return the hints that were not shown before, and note that they are shown."""
    new = [hint.id for hint in asked.hints if hint.id not in shown]
    shown.update(new)
    return new


# --- the proposed game ----------------------------------------------------------------------------------


class Step(NamedTuple):
    """A decision of the proposed game: its round, its kind, the new hints and the answer."""

    round: int
    kind: str
    new: list[str]
    option: Option


@pytest.fixture(scope="module")
def proposed_game() -> list[Step]:
    """Return the decisions of the proposed game."""
    shown: set[str] = set()
    return [
        Step(asked.context.round, asked.decision.kind, new_hints(asked, shown), proposed(asked))
        for asked in played(TUTORIAL.setup.seed, proposed)
    ]


@pytest.fixture(scope="module")
def third_round() -> SuperBossMonster:
    """Return the rules when the third round of the proposed game begins."""
    for asked in played(TUTORIAL.setup.seed, proposed):
        if asked.context.round == LAST_ROUND:
            return asked.context.rules
    raise AssertionError("the proposed game has no third round")


def test_every_topic_comes_once_and_in_its_order(proposed_game: list[Step]) -> None:
    shown = [id for step in proposed_game for id in step.new]
    assert shown == [topic.id for topic in TOPICS if topic.id not in ONLY_FOR_OTHER_GAMES]


def test_each_decision_has_few_hints(proposed_game: list[Step]) -> None:
    assert all(len(step.new) <= MAX_HINTS for step in proposed_game)
    first_rounds = [step for step in proposed_game if step.round < LAST_ROUND]
    assert len(first_rounds) <= 20
    silent = [step for step in first_rounds if not step.new]
    assert all(step.option == PASS for step in silent), "a decision of the first rounds that is no pass has no new hint"


def test_the_proposed_game_shows_the_main_things_of_the_game(
    proposed_game: list[Step], third_round: SuperBossMonster
) -> None:
    assert any(isinstance(step.option, Cast) for step in proposed_game), "no spell is proposed"
    built = [step.option for step in proposed_game if isinstance(step.option, Place) and step.kind == "build-turn"]
    assert any(option.on is not None for option in built), "no room is built on another one"
    assert 2 in [step.round for step in proposed_game if step.kind == "summon-hero"]
    assert third_round.soul_count(ME) == 2
    assert third_round.wound_count(ME) == 0
    assert third_round.score(ME) > third_round.score(1)


def test_promised_souls_are_gained_in_the_same_round() -> None:
    """In both rounds the room is proposed because a hero would die, and that hero dies."""
    promised, died = [], []
    for asked in played(TUTORIAL.setup.seed, proposed):
        context = asked.context
        if context.kind == "build-turn" and context.round < LAST_ROUND and context.best_room is not None:
            forecasts = context.forecasts_if_built(context.best_room)
            promised += [(context.round, hero) for hero, found in forecasts.items() if found.seat == ME]
        died = [(n, event.hero.card) for n in (1, 2) for event in context.events_of(HeroDied, n) if event.dungeon == ME]
    assert promised == died
    assert len(died) == 2


def test_a_learner_who_declines_everything_gets_true_hints_and_no_soul() -> None:
    shown: set[str] = set()
    for asked in played(
        TUTORIAL.setup.seed, lambda asked: PASS if PASS in asked.decision.options else asked.decision.options[-1]
    ):
        new_hints(asked, shown)
        for hint in asked.hints:
            check_truth(asked, hint)
    assert not shown & {"placed", "level", "soul"}
    assert shown >= {"welcome", "market", "minion", "build", "round", "goodbye"}


# --- any game -------------------------------------------------------------------------------------------


@both_languages
def test_the_hints_of_the_proposed_game_are_true(language: str) -> None:
    check_game(TUTORIAL.setup.seed, proposed, language)


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", HINT_SEEDS)
def test_the_hints_of_random_games_are_true(seed: int, language: str) -> None:
    check_game(seed, at_random(seed), language)


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", HINT_SEEDS[1:])
def test_the_hints_of_other_proposed_games_are_true(seed: int, language: str) -> None:
    check_game(seed, proposed, language)


def check_game(seed: int, answer: Answer, language: str) -> None:
    """Check all hints of a game."""
    said = load_messages(language, GAME.message_files)
    for asked in played(seed, answer, language):
        shown = [hint.id for hint in asked.hints]
        assert shown == sorted(shown, key=[topic.id for topic in TOPICS].index)
        assert proposed(asked) in asked.decision.options
        stops = any(hint.stop for hint in asked.hints)
        assert tutorial.is_stop(asked.table.observe(ME), asked.table, asked.decision) == stops
        for hint in asked.hints:
            assert hint.text
            assert "tutorial-" not in hint.text
            assert "{" not in hint.text
            assert len(hint.text) <= MAX_LENGTH, hint.text
            check_anchors(asked, hint)
            check_truth(asked, hint)
    assert not {message for message in said.missing if "tutorial-" in message}


def check_anchors(asked: Asked, hint: Hint) -> None:
    """Check that the anchors of a hint are on the board and that its proposal is a legal option."""
    board = GAME.display.board(asked.table.observe(ME))
    assert isinstance(board, BoardState)
    spaces = {f"space:{name}.{space}" for name, place in board.locations.items() for space in place.spaces}
    on_table = {f"card:{card}" for cards in GAME.zones(asked.table.state).values() for card in cards}
    seats = {f"seat:{seat}" for seat in board.seats}
    assert set(hint.anchors) <= on_table | spaces | seats | {"place:new"}, hint.id
    if hint.proposal:
        assert hint.proposal in [option.anchors for option in asked.decision.options]


def numbers_in(text: str) -> list[int]:
    """Return the numbers in a text.

    >>> numbers_in("It takes 2 of 10.")
    [2, 10]
    """
    return [int(number) for number in re.findall(r"\d+", text)]


def check_truth(asked: Asked, hint: Hint) -> None:
    """Check that the position is as a hint claims."""
    context, text = asked.context, hint.text
    state, rules = context.state, context.rules

    def name(card: int) -> str:
        return cards.card_link(asked.renderer, state, card)

    match hint.id:
        case "hand":
            assert numbers_in(text) == [len(state.room_hand[ME]), len(state.spell_hand[ME])]
        case "town":
            assert all(name(hero) in text and rules.health_of(hero) in numbers_in(text) for hero in state.town)
        case "market" | "market-again":
            assert any(name(card) in text for card in state.market)
        case "minion" | "minion-again":
            assert asked.renderer.option_text(state, proposed(asked), asked.decision) in text
        case "spells":
            assert all(name(spell) in text for spell in state.spell_hand[ME][:3])
        case "first-room" | "build" | "build-again":
            best = context.best_room
            if best is not None:
                assert name(best.card) in text
                check_guest(context, best, text)
        case "placed" | "level":
            assert ME in state.face_down_cards.values()
        case "counter":
            assert context.best_counter is not None
            after = SuperBossMonster(state.copy())
            after.put_tokens(context.best_counter.card, 1)
            assert numbers_in(text)[-1] == after.damage_of(context.best_counter.card)
        case "minions":
            assert len(context.first_minions) == 2
        case "entering":
            assert context.hero in state.entrance[state.active_seat]
            assert not state.hero_in_dungeon
            assert rules.health_of(context.hero) in numbers_in(text)
        case "respond":
            assert name(state.waiting_effects[-1].source) in text
        case "damage":
            assert context.hero in state.hero_in_dungeon
            hurt = context.events_of(HeroHurt)[-1]
            assert hurt.damage in numbers_in(text)
            assert max(0, rules.health_of(context.hero)) in numbers_in(text)
        case "soul":
            assert any(event.dungeon == ME and name(event.hero.card) in text for event in context.events_of(HeroDied))
        case "wound":
            survivors = context.events_of(HeroSurvived)
            assert any(event.dungeon == ME and name(event.hero.card) in text for event in survivors)
        case "theirs":
            results = [*context.events_of(HeroDied), *context.events_of(HeroSurvived)]
            assert any(event.dungeon != ME and name(event.hero.card) in text for event in results)
        case "round":
            assert ("Bot" in text) == (rules.first_seat() != ME)
        case "locations":
            waiting = [hero for hero in context.heroes_in_locations if name(hero) in text]
            changes = [-LIFE if hero in state.tavern else LIFE for hero in waiting]
            assert rules.health_of(waiting[0]) + changes[0] in numbers_in(text)
        case "advanced":
            assert any(rules.card(card).advanced and name(card) in text for card in state.room_hand[ME])
        case "summon":
            assert context.summons is not None
            assert name(context.summons[0]) in text
        case "spell":
            assert hint.proposal
        case "goodbye":
            assert max(1, 10 - rules.soul_count(ME)) in numbers_in(text)


def check_guest(context: CityTutorialContext, best: Place, text: str) -> None:
    """Check that a hero whom the hint about a room promises is on the table, with the damage that it would take."""
    forecasts = context.forecasts_if_built(best) if context.kind == "build-turn" else {}
    mine = {hero: found for hero, found in forecasts.items() if found.seat == ME}
    assert set(mine) <= set(context.rules.heroes_on_table())
    if not mine:
        return
    health, dealt = numbers_in(re.sub(r"^.*(As things stand|Jak na razie)", "", text))[-2:]
    assert any(health - dealt == found.health for found in mine.values()), text


@pytest.mark.parametrize("seed", [TUTORIAL.setup.seed, 7])
def test_hints_tell_only_what_the_seat_may_know(seed: int) -> None:
    """The hints are the same in a sampled world with other hidden cards."""
    random = Random(seed)
    for number, asked in enumerate(played(seed, at_random(seed))):
        if number % 3 or not asked.hints:
            continue
        world = asked.table.observe(ME, for_sampling=True).sample_world(random)
        assert world.decision is not None
        renderer = TextRenderer(GAME, asked.table.setup, "en", ME)
        again = TUTORIAL.hints(renderer, world.observe(ME), world.decision, asked.table.events_for(ME))
        assert again == asked.hints


def test_only_the_learner_gets_hints() -> None:
    for asked in played(TUTORIAL.setup.seed, proposed, rounds=1):
        table = asked.table
        renderer = TextRenderer(GAME, table.setup, "en")
        assert TUTORIAL.hints(renderer, table.observe(1), asked.decision, table.events_for(1)) == []
        assert TUTORIAL.hints(renderer, table.observe(), asked.decision, table.events_for(SPECTATOR)) == []


@pytest.mark.slow
@pytest.mark.parametrize("answer", [proposed, at_random(1)], ids=["proposed", "random"])
def test_a_game_can_be_played_to_its_end_without_hints_after_the_tutorial(answer: Answer) -> None:
    table = None
    for asked in played(TUTORIAL.setup.seed, answer, rounds=100):
        table = asked.table
        assert asked.context.round <= LAST_ROUND or not asked.hints
    assert table is not None
    assert table.over


# --- the answer to "Why?" -------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [TUTORIAL.setup.seed, 9])
def test_every_decision_of_a_game_has_an_answer_to_why(seed: int, language: str) -> None:
    """The answer names existing clauses, proposes a legal option, and says nothing that hidden cards tell."""
    random = Random(seed)
    clauses = set(re.findall(r"\*\*(SBM-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    kinds = set()
    for number, asked in enumerate(played(seed, at_random(seed), language, rounds=6)):
        events = asked.table.events_for(ME)
        hint = TUTORIAL.explain(asked.renderer, asked.table.observe(ME), asked.decision, events)
        assert hint.id == WHY
        assert hint.clauses
        assert set(hint.clauses) <= clauses
        assert re.fullmatch(r"[^{}]{20,500}", hint.text), hint.text
        assert "tutorial-" not in hint.text
        assert not hint.proposal or hint.proposal in [option.anchors for option in asked.decision.options]
        kinds.add(asked.decision.kind)
        if number % 4 == 0:
            world = asked.table.observe(ME, for_sampling=True).sample_world(random)
            assert world.decision is not None
            assert TUTORIAL.explain(asked.renderer, world.observe(ME), world.decision, events) == hint
    assert {"choose-boss", "first-room", "market", "send-minion", "build-turn", "window"} <= kinds


# --- texts and rules ------------------------------------------------------------------------------------


@both_languages
def test_every_topic_has_a_text(language: str) -> None:
    said = load_messages(language, GAME.message_files)
    for topic in TOPICS:
        assert said.has(f"super-tutorial-{topic.id}"), topic.id


@both_languages
def test_all_messages_have_their_own_prefix(language: str) -> None:
    """Boss Monster's tutorial is loaded as well."""
    path = ROOT / "src/underkeep/locale" / language / "super_boss_monster_tutorial.ftl"
    ids = [entry.id.name for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
    assert ids
    assert all(id.startswith("super-tutorial-") for id in ids)


def test_the_clauses_of_every_topic_exist() -> None:
    clauses = set(re.findall(r"\*\*(SBM-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    for topic in TOPICS:
        assert set(topic.clauses) <= clauses, topic.id


# --- the table ------------------------------------------------------------------------------------------


def test_the_game_has_its_own_tutorial() -> None:
    assert GAME.get(TUTORIAL_KEY) is TUTORIAL
    assert registry.get("boss-monster").get(TUTORIAL_KEY) is not TUTORIAL


def test_the_cards_of_the_tutorial_are_those_of_the_set() -> None:
    setup = Setup(players=TUTORIAL.setup.players).checked()
    assert {deck: cards for deck, cards in TUTORIAL_DECKS.items() if cards} == {
        deck: cards for deck, cards in write_deck_lists(deck_lists(setup)).items() if cards
    }


def test_the_table_of_the_tutorial_is_always_the_same() -> None:
    person = PersonRow(id="p", name="Ann", language="en", created=0.0, seen=0.0)
    wanted = NewTable(game="super-boss-monster", seats=[NewSeat(who="me")] * 3, setup={"sets": ["TNL"]}, learn=True)
    made = new_table(wanted, person, b"secret")
    assert made.options["learn"]
    assert made.options["engine_seed"] == TUTORIAL.setup.seed
    assert [seat.who for seat in made.seats] == ["person", "bot"]
    assert made.setup == {}
    assert made.status == "playing"


def test_a_decision_with_only_a_pass_is_shown_only_for_a_hint() -> None:
    lonely = [asked for asked in played(TUTORIAL.setup.seed, proposed) if list(asked.decision.options) == [PASS]]
    assert all(any(hint.stop for hint in asked.hints) for asked in lonely)
