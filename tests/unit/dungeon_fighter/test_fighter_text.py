"""Tests of the texts of Dungeon Fighter: everything in a game has a text in both languages, without a raw id."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.languages import both_languages, languages_in_turn
from tests.unit.text_checks import asked_decision_kinds
from underkeep import Table
from underkeep.core.events import Event, SeenCard
from underkeep.core.messages import load_messages
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Pass, Resign
from underkeep.core.scenario.runner import Run, read
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.events import EVENTS, MonsterHurt
from underkeep.games.dungeon_fighter.game import GAME as DUNGEON_FIGHTER
from underkeep.games.dungeon_fighter.options import OPTIONS
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.outcome import PLACES, DieOutcome
from underkeep.games.dungeon_fighter.rules.abilities import ABILITIES
from underkeep.games.dungeon_fighter.state import PHASES
from underkeep.games.dungeon_fighter.text.events import event_text
from underkeep.games.dungeon_fighter.text.nouns import result_text

GAME_FOLDER = Path(str(files("underkeep"))) / "games" / "dungeon_fighter"
ASKING = {"ask": 1, "offer": 1, "_ask_yes_no": 1, "offer_cards": 2}
"""The functions that ask, and the position of the kind of decision among their arguments."""
NAMED_BY_VARIABLE = {
    "careless", "correction", "report-iceberg", "report-iceberg-others", "accept-turn", "accept-table", "accept-off",
    "accept-lies", "accept-covers",
}  # fmt: skip
RAW = re.compile(r"[{}_]|\b(?:event|ask|wait|option|hero|die|place|technique|ability|text|title|result)-[a-z0-9]")
"""The pattern of a message id."""
ENGLISH = re.compile(r"\b(?:the|die|hits?|miss|none|yes|no|with|hero|card)\b")


def check_sentence(text: str, language: str) -> None:
    """Check that a text has words of its language, and no internal name."""
    assert text
    assert "  " not in text
    assert not RAW.search(text), text
    if language == "pl":
        assert not ENGLISH.search(text), text
    else:
        assert "none" not in text.split(), text


def decision_kinds() -> set[str]:
    """Return the kinds of all decisions in the rules."""
    return NAMED_BY_VARIABLE | asked_decision_kinds(GAME_FOLDER, ASKING)


@both_languages
def test_every_kind_of_decision_has_a_prompt_and_a_waiting_text(language: str) -> None:
    said = load_messages(language, DUNGEON_FIGHTER.message_files)
    kinds = decision_kinds()
    assert kinds == set(CLAUSES)
    assert [kind for kind in sorted(kinds) if not said.has(f"ask-{kind}") or not said.has(f"wait-{kind}")] == []


def test_every_option_has_its_messages() -> None:
    said = load_messages("en", DUNGEON_FIGHTER.message_files)
    for option in OPTIONS:
        assert option.message_ids
        assert all(map(said.has, option.message_ids)), option.__name__


@both_languages
def test_techniques_abilities_places_phases_heroes_and_titles_have_texts(language: str) -> None:
    said = load_messages(language, DUNGEON_FIGHTER.message_files)
    wanted = [
        *(f"technique-{technique}.text" for technique in TECHNIQUES),
        *(f"ability-{ability}.text" for ability in ABILITIES),
        *(f"place-{place}" for place in PLACES),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"hero-{hero.id}.{case}" for hero in HEROES for case in ("gen", "dat", "acc")),
        *(f"title-{number}" for number in range(10)),
    ]
    assert [message for message in wanted if not said.has(message)] == []


@both_languages
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_a_sentence_for_every_viewer(language: str, event: type[Event]) -> None:
    table = underkeep.new_game("dungeon-fighter", players=2, heroes=("maryla", "jack"), seed=1)
    state: Any = table.state
    said = load_messages(language, DUNGEON_FIGHTER.message_files)
    assert said.has(event.message_id)
    chosen = {"landed": DieOutcome("section", 2, (3, 2), "eye"), "flight": b"", "technique": "pond", "ability": "whack"}
    reasons = {"why": ("scar", "loot", "dice", "careless"), "result": ("lies", "turn", "table", "off")}
    for number in range(4):
        values: list[Any] = []
        for field in event.__struct_fields__:
            if field in event.card_fields():
                values.append(SeenCard(0, state.faces[0], 0))
            elif field in reasons:
                values.append(reasons[field][number])
            else:
                values.append(chosen.get(field, number % 2))
        for viewer in (0, 1, SPECTATOR):
            renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, language, viewer)
            check_sentence(renderer.event_text(state, event(*values)), language)


@both_languages
def test_every_card_has_texts(language: str) -> None:
    renderer = TextRenderer(DUNGEON_FIGHTER, DUNGEON_FIGHTER.setup_type(), language)
    for face in DUNGEON_FIGHTER.cards.faces():
        name, about, text = DUNGEON_FIGHTER.cards.text(renderer, face)
        assert name
        check_sentence(about, language)
        if text:
            check_sentence(text, language)
            assert text[-1] in ".!"
    assert not renderer.messages.missing
    assert len({DUNGEON_FIGHTER.cards.entry(face)[0] for face in DUNGEON_FIGHTER.cards.faces()}) == len(CARDS) - 1


def check_decision(table: Table, language: str) -> None:
    """Check all texts at the open decision."""
    decision = table.decision
    assert decision is not None
    for viewer in (decision.seat, SPECTATOR):
        renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, language, viewer)
        state = table.observe(viewer).state
        check_sentence(renderer.prompt_text(state, decision), language)
        check_sentence(renderer.waiting_text(state, decision), language)
        options = decision.options.examples(3) if isinstance(decision.options, RangeOptions) else decision.options
        for option in options:
            check_sentence(renderer.option_text(state, option, decision), language)
    assert not renderer.messages.missing


@pytest.mark.slow
@languages_in_turn(("players",), [(1,), (2,), (3,), (6,)])
def test_everything_in_a_whole_game_has_a_text(language: str, players: int) -> None:
    throws = "companion" if players == 2 else "made-up"
    kinds = set()
    for seed in range(3):
        table = underkeep.new_game("dungeon-fighter", seed=seed, players=players, throws=throws, ballads=players != 3)
        random = Random(seed)
        while table.decision is not None:
            kinds.add(table.decision.kind)
            check_decision(table, language)
            table.play(table.options[random.randrange(len(table.options))])
        for viewer in (0, SPECTATOR):
            renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, language, viewer)
            for event in table.events_for(viewer):
                check_sentence(renderer.event_text(table.observe(viewer).state, event), language)
            check_sentence(renderer.ending_text(table.state, table.events), language)
            assert not renderer.messages.missing
    assert {"die", "path", "hero"} <= kinds


@pytest.mark.slow
@both_languages
def test_everything_in_the_scenarios_has_a_text(language: str) -> None:
    """The scenarios lead to rare decisions and rare events."""
    found: set[str] = set()
    for file in sorted((Path(__file__).parents[2] / "scenarios" / "dungeon-fighter").rglob("*.yaml")):
        for scenario in read(file):
            run = Run(scenario)
            run.play()
            table = run.table
            renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, language)
            for event in table.events:
                found.add(type(event).__name__)
                check_sentence(renderer.event_text(table.state, event), language)
            if table.decision is not None and not table.is_at_breakpoint:
                check_decision(table, language)
    assert found == {event.__name__ for event in EVENTS}


def test_a_client_may_not_send_the_outcome_of_its_throw() -> None:
    from underkeep.core.errors import UserError
    from underkeep.games.dungeon_fighter.options import Throw
    from underkeep.games.dungeon_fighter.physics.gesture import Gesture
    from underkeep.games.dungeon_fighter.physics.outcome import ThrowOutcome

    gesture = Gesture(0, 0, 1500, 100)
    assert DUNGEON_FIGHTER.outcomes.check_untrusted_answer(Throw(gesture)) == Throw(gesture)
    with pytest.raises(UserError, match="with the gesture alone"):
        DUNGEON_FIGHTER.outcomes.check_untrusted_answer(
            Throw(gesture, ThrowOutcome((DieOutcome("centre", 10, (), "eye"),)))
        )
    assert DUNGEON_FIGHTER.outcomes.check_untrusted_answer(Pass()) == Pass()
    assert DUNGEON_FIGHTER.outcomes.check_untrusted_answer(Resign(1)) == Resign(1)


@pytest.mark.parametrize(
    ("total", "sentence"),
    [
        (1, "Potwór traci 1 punkt życia, zostaje mu 7."),
        (3, "Potwór traci 3 punkty życia (2 + 1), zostaje mu 7."),
        (5, "Potwór traci 5 punktów życia (4 + 1), zostaje mu 7."),
    ],
)
def test_the_life_that_a_monster_loses_is_counted_in_polish(total: int, sentence: str) -> None:
    table = underkeep.new_game("dungeon-fighter", players=2, heroes=("maryla", "jack"), seed=1)
    renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, "pl", SPECTATOR)
    bonus = int(total > 1)
    event = MonsterHurt(0, total - bonus, bonus, 0, 7)
    assert event_text(renderer, table.state, event) == sentence


@pytest.mark.parametrize(
    ("failed", "words"),
    [(("slide",), "bez techniki „Poślizg”"), (("slide", "low-profile"), "bez technik „Poślizg” i „Niski profil”")],
)
def test_each_technique_that_failed_is_quoted_in_polish(failed: tuple[str, ...], words: str) -> None:
    table = underkeep.new_game("dungeon-fighter", players=2, heroes=("maryla", "jack"), seed=1)
    renderer = TextRenderer(DUNGEON_FIGHTER, table.setup, "pl", SPECTATOR)
    assert words in result_text(renderer, DieOutcome("section", 2, failed=failed))


@pytest.mark.parametrize(
    ("life", "english", "polish"),
    [
        (1, "had 1 life left", "został 1 punkt"),
        (3, "had 3 life left", "zostały 3 punkty"),
        (7, "had 7", "zostało 7 punktów"),
    ],
)
def test_the_end_says_how_much_life_the_big_bad_had_left(life: int, english: str, polish: str) -> None:
    for language, told in (("en", english), ("pl", polish)):
        messages = load_messages(language, DUNGEON_FIGHTER.message_files)
        assert told in messages.format("ending-lost", why="dice", round=3, life=life)
