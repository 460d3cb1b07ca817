"""Everything that happens at a table can be told to everybody, in both languages, at every question."""

from __future__ import annotations

from random import Random

import pytest

from underkeep.client import spelled
from underkeep.core import registry
from underkeep.core.messages import LANGUAGES
from underkeep.core.record import Record, make_setup
from underkeep.core.visibility import SPECTATOR
from underkeep.server.live.viewer_messages import ALL_SEEING, Teller, merge_patch


@pytest.mark.parametrize("seed", range(4))
def test_every_question_can_be_told_to_everybody(seed: int) -> None:
    game = registry.get("boss-monster")
    names = ["Anna", "Ben", "Celina", "Darek"][: 2 + seed % 3]
    table = Record(game, make_setup(game, {"sets": ["BMR", "TNL"]}, names), seed).table
    tellers = [
        Teller(table, viewer, language)
        for language in LANGUAGES
        for viewer in (ALL_SEEING, SPECTATOR, *range(len(names)))
    ]
    random, events = Random(seed), 0
    while table.decision is not None:
        options = list(table.options)
        for teller in random.sample(tellers, 3):
            view = teller.view(table)
            assert teller.board(view)
            seen = teller.events(table, events)
            told = teller.told(seen, view)
            assert len(told) == len(seen)
            lines = [(line.n, line.text) for line in teller.lines(view, seen, events)]
            assert lines == [(n, one.text) for n, one in enumerate(told, events) if one.text]
            waiting = teller.waiting(view, table.decision, 7)
            assert waiting.text
            assert not waiting.options
            if teller.viewer == table.decision.seat:
                asked = teller.question(view, table.decision, 7)
                assert [option.n for option in asked.options] == list(range(len(options)))
                decision, whole = table.decision, spelled(asked)
                assert whole is not None
                texts = [teller.renderer.option_text(view.state, option, decision) for option in options]
                assert [option.text for option in whole.options] == texts
                warned = [table.game.assist.confirmation(teller.renderer, view, option, decision) for option in options]
                assert [option.warn for option in whole.options] == warned
        events = len(table.events)
        table.answer(random.choice(options))
    for teller in tellers:
        assert teller.ending(table, teller.view(table)).text
        assert not teller.renderer.messages.missing


def test_a_patch_turns_one_board_into_the_other() -> None:
    from underkeep.client import patched

    before = {"a": 1, "b": {"c": [1, 2], "d": {"e": 1}}, "f": {"g": 1}}
    after = {"a": 2, "b": {"c": [1], "d": {"e": 1}}, "h": {"i": {}}}
    assert patched(before, merge_patch(before, after)) == after
    assert merge_patch(after, after) == {}
