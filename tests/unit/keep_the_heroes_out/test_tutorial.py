"""The tutorial: every hint comes in its place, none is wrong, and none reveals hidden cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.unit.languages import both_languages
from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.messages import load_messages
from underkeep.core.options.option import PASS, Option
from underkeep.core.records.deck_lists import read_deck_lists
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.keep_the_heroes_out.assist.tutorial.context import TutorialContext
from underkeep.games.keep_the_heroes_out.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.keep_the_heroes_out.assist.tutorial.topics import LAST_ROUND, PREFIX, TOPICS
from underkeep.games.keep_the_heroes_out.assist.tutorial.tutorial import TUTORIAL
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.events import MonsterGone, TreasureStolen
from underkeep.games.keep_the_heroes_out.options import Gamble, Move, PlayCard, Strike, UseRoom
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import EXHAUSTED, FAMILY, PRISON, TREASURY
from underkeep.protocol.http.tables import NewSeat, NewTable
from underkeep.protocol.socket import StopSettings
from underkeep.server.live import tutorial
from underkeep.server.live.play import auto_pass
from underkeep.server.lobby.create import new_table
from underkeep.server.storage.rows import PersonRow

GAME = registry.get("keep-the-heroes-out")
RULES = Path(__file__).parents[3] / "docs/rules/keep-the-heroes-out.md"
SEED = TUTORIAL.setup.seed
ME = 0
LONGEST = 260
"""The most characters of a hint."""
MOST_NEW = 4
"""The most new hints at one decision of the proposed game."""
ONLY_FOR_OTHER_GAMES = {"spend", "discard", "fallen"}
"""The topics that come only if the learner does not follow the proposals."""


class Asked(NamedTuple):
    """A decision as the learner sees it."""

    table: Table
    decision: Decision
    hints: list[Hint]
    context: TutorialContext


def played(seed: int, answer: Any, language: str = "en", rounds: int = LAST_ROUND) -> Iterator[Asked]:
    """Play a game with the bot as the server plays it, up to the end of a turn of the learner."""
    chosen = TUTORIAL.setup.setup
    setup = Setup(players=TUTORIAL.setup.players, names=("Ann", "Bot"), **chosen).checked()
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
            elif PASS in decision.options:
                option = PASS
        elif len(decision.options) > 1:
            option = ask(bot_named(TUTORIAL.setup.bot, len(table.history)), table)
        table.answer(option)


def proposed(asked: Asked) -> Option:
    """Return the proposed option."""
    return asked.context.proposed_option


def at_random(seed: int) -> Any:
    random = Random(seed)
    return lambda asked: random.choice(list(asked.decision.options))


# --- the proposed game ----------------------------------------------------------------------------------


class Told(NamedTuple):
    """A decision of the proposed game: the turn of the learner, its kind, the proposed option, the new hints, and the
    treasure in the Treasury with its guards."""

    round: int
    kind: str
    option: Option
    new: list[str]
    value: int
    guards: int


@pytest.fixture(scope="module")
def proposed_game() -> list[Told]:
    shown: set[str] = set()
    found = []
    for asked in played(SEED, proposed):
        new = [hint.id for hint in asked.hints if hint.id not in shown]
        shown.update(new)
        context = asked.context
        value, guards = context.treasure_of(TREASURY), context.guards_of(TREASURY)
        found.append(Told(context.round, context.kind, proposed(asked), new, value, guards))
    return found


def test_every_topic_comes_once_and_in_its_order(proposed_game: list[Told]) -> None:
    shown = [id for told in proposed_game for id in told.new]
    assert shown == [topic.id for topic in TOPICS if topic.id not in ONLY_FOR_OTHER_GAMES]


def test_each_decision_has_few_hints(proposed_game: list[Told]) -> None:
    assert all(len(told.new) <= MOST_NEW for told in proposed_game)
    assert sum(told.round <= 1 for told in proposed_game) <= 25
    silent = 0
    for told in proposed_game:
        silent = 0 if told.new else silent + 1
        assert told.round > 1 or silent <= 3, "the narrator is silent for too long in the first turn"


def test_the_proposed_game_shows_the_main_things_of_the_game(proposed_game: list[Told]) -> None:
    first = [told for told in proposed_game if told.round == 1]
    assert any(isinstance(told.option, Move) and told.option.carry is not None for told in first)
    assert any(isinstance(told.option, UseRoom) and told.option.card is not None for told in first)
    assert any(told.kind == "defend" and told.option != PASS for told in first)
    second = [told.option for told in proposed_game if told.round == 2]
    assert any(isinstance(option, Gamble) for option in second)
    assert any(isinstance(option, Strike) for option in second)


def test_the_most_valuable_treasure_is_guarded_in_the_proposed_tutorial(proposed_game: list[Told]) -> None:
    assert all(told.value == MOST_VALUABLE for told in proposed_game)
    assert all(told.guards for told in proposed_game if told.round >= 1)


def test_there_are_no_hints_after_the_last_turn_of_the_tutorial() -> None:
    for asked in played(SEED, proposed, rounds=LAST_ROUND + 1):
        if asked.context.round > LAST_ROUND:
            assert not asked.hints


def test_the_goodbye_is_the_last_hint(proposed_game: list[Told]) -> None:
    assert [id for told in proposed_game if told.round == LAST_ROUND for id in told.new] == ["stops", "goodbye"]


def test_a_learner_who_only_passes_is_told_about_the_raid() -> None:
    shown: list[str] = []
    for asked in played(SEED, lambda asked: PASS if PASS in asked.decision.options else proposed(asked)):
        shown += [hint.id for hint in asked.hints if hint.id not in shown]
    assert {"play", "exchange", "raid", "resting", "round", "goodbye"} <= set(shown)
    assert not {"activate", "move", "loot", "strike"} & set(shown)


@pytest.mark.slow
def test_a_game_by_the_proposals_is_won() -> None:
    asked = None
    for asked in played(SEED, proposed, rounds=99):
        assert proposed(asked) in list(asked.decision.options)
    assert asked is not None
    assert asked.table.state.over
    assert asked.table.state.winners


@pytest.mark.slow
def test_a_random_game_can_be_played_to_its_end() -> None:
    asked = None
    for asked in played(SEED, at_random(3), rounds=99):
        assert proposed(asked) in list(asked.decision.options)
    assert asked is not None
    assert asked.table.state.over


# --- any game -------------------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [SEED, 1, 2, 3, 4, 5])
def test_the_hints_of_random_games_are_true(seed: int, language: str) -> None:
    check_hints(seed, at_random(seed), language)


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", [6, 7, 8])
def test_the_hints_of_proposed_games_with_other_cards_are_true(seed: int, language: str) -> None:
    check_hints(seed, proposed, language)


@both_languages
def test_the_hints_of_the_proposed_game_are_true(language: str) -> None:
    check_hints(SEED, proposed, language)


def check_hints(seed: int, answer: Any, language: str) -> None:
    """Check all hints of a game in a language."""
    said = load_messages(language, GAME.message_files)
    for asked in played(seed, answer, language):
        shown = [hint.id for hint in asked.hints]
        assert shown == sorted(shown, key=[topic.id for topic in TOPICS].index)
        for hint in asked.hints:
            assert hint.text
            assert len(hint.text) <= LONGEST, hint.text
            assert f"{PREFIX}-" not in hint.text
            assert "{" not in hint.text
            assert not re.search(r" [.,;:!?]|\.\.|  |\(\)|: \.", hint.text), hint.text
            check_anchors(asked, hint)
            check_truth(asked, hint)
    assert not {message for message in said.missing if message.startswith(f"{PREFIX}-")}


def check_anchors(asked: Asked, hint: Hint) -> None:
    """Check that the anchors of a hint are on the board and that its proposal is a legal option."""
    context, state = asked.context, asked.context.state
    seen = {f"card:{card}" for cards in GAME.zones(state).values() for card in cards}
    seen |= {f"{place}:{room}" for room in context.rules.rooms() for place in ("room", "portal")}
    seen |= {f"token:{room}.{token}" for room in context.rules.rooms() for token in range(5)}
    seen |= {f"hero:{hero}" for hero, room in enumerate(state.hero) if room is not None}
    seen |= {f"monster:{seat}.{n}" for seat, rooms in enumerate(state.monster) for n, _ in enumerate(rooms)}
    seen |= {f"mine:{monster}" for monster, room in enumerate(state.monster[ME]) if room is not None}
    seen |= {f"carry:{token}" for token in ("frog", "coin", "bone", "book", "trap")}
    seen |= {"lair", "skill", "deck:own", "deck:guild"}
    assert set(hint.anchors) <= seen, hint.anchors
    if hint.proposal:
        assert hint.proposal in [option.anchors for option in asked.decision.options]


def check_truth(asked: Asked, hint: Hint) -> None:
    """Check that the position is as a hint claims, with its numbers."""
    context = asked.context
    state, option = context.state, context.proposed_option
    numbers = [int(number) for number in re.findall(r"\d+", hint.text)]
    match hint.id:
        case "goal":
            assert len(state.guild_deck) in numbers
            assert MOST_VALUABLE in numbers
        case "first-monster":
            assert context.treasure_of(option.room) in numbers
        case "play" | "play-on":
            assert isinstance(option, PlayCard)
            assert option.card in state.hand[ME]
            assert CARDS[state.faces[option.card]].name in hint.text or "karta" in hint.text or "rada" in hint.text
        case "strike":
            assert state.hero[option.hero] is not None
            assert context.rules.health_left(option.hero) in numbers
        case "summon":
            assert len(context.rules.monsters_in_lair(ME)) in numbers
            if context.treasure_of(option.room):
                assert context.treasure_of(option.room) in numbers
        case "spend":
            assert state.tokens[option.room][option.token]
        case "loot":
            assert option.card in state.loot_row
        case "raid":
            assert state.raid + (state.phase != 0) >= 1
            assert CARDS_PER_TURN[FAMILY][1] in numbers
        case "order":
            assert len(context.rules.rooms_with_active_heroes()) > 1
        case "defend":
            is_exhausted = state.due[state.attack[0].hero] == EXHAUSTED
            assert is_exhausted or not re.search(r"exhausted|wyczerpany", hint.text)
        case "resting":
            resting = sum(len(context.rules.exhausted_heroes_in(room)) for room in context.rules.rooms())
            assert resting in numbers or resting == 1
        case "fallen":
            assert any(event.seat == ME for event in context.events_of(MonsterGone))
            assert len(context.rules.monsters_in_lair(ME)) in numbers
        case "theft":
            assert context.rules.treasure_value(context.events_of(TreasureStolen)[0].treasure.card) in numbers
        case "round" | "goodbye":
            assert len(state.guild_deck) in numbers or len(state.guild_deck) == 1
            assert state.wave in numbers
        case "gamble":
            assert context.rules.page.gamble in numbers
            assert bool(hint.proposal) == (option != PASS)
            if isinstance(option, Gamble):
                assert context.guards_of(PRISON)


def test_the_proposed_defence_saves_the_only_guard_of_a_treasure() -> None:
    for asked in played(SEED, proposed, rounds=1):
        if asked.decision.kind == "defend":
            attack = asked.context.state.attack[0]
            room = asked.context.state.monster[attack.seat][attack.monster]
            assert room is not None
            assert asked.context.guards_of(room) == 1
            assert asked.context.treasure_of(room)
            text = next(hint.text for hint in asked.hints if hint.id == "defend")
            assert f"the only guard of the treasure worth {asked.context.treasure_of(room)}" in text
            return
    pytest.fail("nothing was attacked")


@pytest.mark.parametrize(
    "seed", [SEED, pytest.param(7, marks=pytest.mark.slow), pytest.param(8, marks=pytest.mark.slow)]
)
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
    for asked in played(SEED, proposed, rounds=0):
        table = asked.table
        renderer = TextRenderer(GAME, table.setup, "en")
        assert TUTORIAL.hints(renderer, table.observe(1), asked.decision, table.events_for(1)) == []
        assert TUTORIAL.hints(renderer, table.observe(), asked.decision, table.events_for(SPECTATOR)) == []


# --- the answer to "Why?" -------------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("answers", ["proposed", "random"])
def test_every_decision_of_a_game_has_an_answer_to_why(answers: str, language: str) -> None:
    """The answer names existing clauses, proposes a legal option, and says nothing that hidden cards tell."""
    random = Random(SEED)
    clauses = set(re.findall(r"\*\*(KHO-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    kinds = set()
    game = played(SEED, proposed if answers == "proposed" else at_random(SEED), language, rounds=5)
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
    assert {"first-monster", "play", "act"} <= kinds


# --- texts and rules ------------------------------------------------------------------------------------


@both_languages
def test_every_topic_has_a_text(language: str) -> None:
    said = load_messages(language, GAME.message_files)
    for topic in TOPICS:
        assert said.has(f"{PREFIX}-{topic.id}"), topic.id


def test_the_clauses_of_every_topic_exist() -> None:
    clauses = set(re.findall(r"\*\*(KHO-[\d.]+)\*\*", RULES.read_text(encoding="utf-8")))
    for topic in TOPICS:
        assert set(topic.clauses) <= clauses, topic.id


# --- the table ------------------------------------------------------------------------------------------


def test_the_table_of_the_tutorial_is_always_the_same() -> None:
    person = PersonRow(id="p", name="Ann", language="en", created=0.0, seen=0.0)
    wanted = NewTable(game=GAME.name, seats=[NewSeat(who="me")] * 3, setup={"level": "hardcore"}, learn=True)
    made = new_table(wanted, person, b"secret")
    assert made.options["learn"]
    assert made.options["engine_seed"] == SEED
    assert [seat.who for seat in made.seats] == ["person", "bot"]
    assert made.setup == {"scenario": "frogs", "level": "family", "clans": ("skeletons", "rats")}
    assert made.status == "playing"
