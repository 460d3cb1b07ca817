"""Viewer messages: every decision and event can be sent to every viewer in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from underkeep.core import registry
from underkeep.core.messages import LANGUAGES
from underkeep.core.records.record import PERSON, Record, make_setup
from underkeep.core.visibility import OMNISCIENT, SPECTATOR
from underkeep.games.boss_monster.events import HeroSetOut
from underkeep.protocol.merge_patch import apply_patch, merge_patch
from underkeep.server.live import viewer_messages
from underkeep.server.live.viewer_messages import ViewerMessages


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_every_decision_can_be_sent_to_every_viewer(seed: int) -> None:
    game = registry.get("boss-monster")
    names = ["Anna", "Ben", "Celina", "Darek"][: 2 + seed % 3]
    table = Record(game, make_setup(game, {"sets": ["BMR", "TNL"]}, names), seed).table
    all_messages = [
        ViewerMessages(table, viewer, language)
        for language in LANGUAGES
        for viewer in (OMNISCIENT, SPECTATOR, *range(len(names)))
    ]
    random, events = Random(seed), 0
    while table.decision is not None:
        options = list(table.options)
        for messages in random.sample(all_messages, 3):
            view = messages.observe(table)
            assert messages.board(view)
            seen = messages.events(table, events)
            told = messages.event_messages(seen, view)
            assert len(told) == len(seen)
            lines = [(line.n, line.text) for line in messages.log_lines(view, seen, events)]
            assert lines == [(n, one.text) for n, one in enumerate(told, events) if one.text]
            waiting = messages.waiting_prompt(view, table.decision, 7)
            assert waiting.text
            assert not waiting.options
            if messages.viewer == table.decision.seat:
                asked = messages.prompt(view, table.decision, 7)
                assert [option.n for option in asked.options] == list(range(len(options)))
                decision = table.decision
                texts = [messages.renderer.option_text(view.state, option, decision) for option in options]
                assert [option.text for option in asked.options] == texts
                warned = [
                    table.game.assist.confirmation(messages.renderer, view, option, decision) for option in options
                ]
                assert [option.warn for option in asked.options] == warned
        events = len(table.events)
        table.answer(random.choice(options))
    for messages in all_messages:
        assert messages.ending(table, messages.observe(table)).text
        assert not messages.renderer.messages.missing


def test_the_steps_of_a_walk_have_captions_of_their_own() -> None:
    """The line of a walk stands at its last event. What is shown before has a caption instead of an older line."""
    game = registry.get("boss-monster")
    table = Record(game, make_setup(game, {"sets": ["BMR"]}, ["Anna", "Ben"]), 5).table
    random = Random(5)
    while not any(isinstance(event, HeroSetOut) for event in table.events):
        table.answer(random.choice(list(table.options)))
    messages = ViewerMessages(table, SPECTATOR, "en")
    told = messages.event_messages(messages.events(table, 0), messages.observe(table))
    start = next(n for n, one in enumerate(told) if one.kind == "HeroSetOut")
    setting_out, entering, hurt = told[start : start + 3]
    assert [one.kind for one in (entering, hurt)] == ["HeroEntered", "HeroHurt"]
    assert not setting_out.text
    assert "enters" in setting_out.caption
    assert entering.text or "enters" in entering.caption
    assert hurt.text or not hurt.caption
    assert all(not (one.text and one.caption) for one in told)


@pytest.mark.parametrize(
    ("game", "choices"), [("boss-monster", {"sets": ["BMR"]}), ("keep-the-heroes-out", {"scenario": "frogs"})]
)
def test_the_last_lines_of_the_log_are_those_of_the_whole_log(
    game: str, choices: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the last events of a long game are written, also where sentences join events and where an undone answer
    stays in the log."""
    plays = registry.get(game)
    record, random = Record(plays, make_setup(plays, choices, ["Anna", "Ben"]), 3), Random(3)
    for number in range(150):
        decision = record.table.decision
        if decision is None:
            break
        record.answer(random.choice(decision.options), decision.seat, PERSON)
        if number == 40:
            record.undo(len(record.answers) - 3, True)
    monkeypatch.setattr(viewer_messages, "LOG_EVENTS", 8)
    for viewer in (SPECTATOR, 0):
        messages = ViewerMessages(record.table, viewer, "en")
        observation, undone = messages.observe(record.table), record.undone_events
        whole = messages.full_log(observation, messages.events(record.table, 0), undone)
        assert undone
        for max_bytes in (0, 1, 500, 3_000, 10_000_000):
            last = messages.last_log_lines(record.table, observation, undone, max_bytes)
            assert last == viewer_messages.last_within(whole, max_bytes)
        assert len(whole) > 100


def test_a_patch_turns_one_board_into_the_other() -> None:
    before = {"a": 1, "b": {"c": [1, 2], "d": {"e": 1}}, "f": {"g": 1}}
    after = {"a": 2, "b": {"c": [1], "d": {"e": 1}}, "h": {"i": {}}}
    assert apply_patch(before, merge_patch(before, after)) == after
    assert merge_patch(after, after) == {}
