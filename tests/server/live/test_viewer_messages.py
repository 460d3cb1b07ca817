"""Viewer messages: every decision and event can be sent to every viewer in every language."""

from __future__ import annotations

from random import Random

import pytest

from underkeep.core import registry
from underkeep.core.messages import LANGUAGES
from underkeep.core.records.record import Record, make_setup
from underkeep.core.visibility import OMNISCIENT, SPECTATOR
from underkeep.protocol.merge_patch import apply_patch, merge_patch
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


def test_a_patch_turns_one_board_into_the_other() -> None:
    before = {"a": 1, "b": {"c": [1, 2], "d": {"e": 1}}, "f": {"g": 1}}
    after = {"a": 2, "b": {"c": [1], "d": {"e": 1}}, "h": {"i": {}}}
    assert apply_patch(before, merge_patch(before, after)) == after
    assert merge_patch(after, after) == {}
