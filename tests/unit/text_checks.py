"""Checks of the texts of a game: the kinds of decision that need a prompt, and every text of a whole game."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from underkeep.core.contract import choose_randomly
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR


def asked_decision_kinds(folder: Path, position_by_verb: Mapping[str, int]) -> set[str]:
    """Return the kinds of decision that the rules in a folder write out as an argument of a verb that asks.
    `position_by_verb` says where the kind stands among the arguments of each verb."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                verb = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if verb in position_by_verb and len(node.args) > position_by_verb[verb]:
                    kind = node.args[position_by_verb[verb]]
                    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                        found.add(kind.value)
    return found


def check_not_empty(text: str) -> None:
    """Check that a text has words."""
    assert text


def check_texts_of_game(
    table: Table,
    language: str,
    seed: int,
    check: Callable[[str], None] = check_not_empty,
    *,
    has_silent_events: bool = False,
) -> None:
    """Play a table at random to its end, and check every text: prompts, waiting texts, options, events, log and ending.
    Every message must exist. In a game with silent events, which have no text, only the lines of the log are
    checked."""
    random = Random(seed)
    event_count = 0
    while table.decision is not None:
        decision = table.decision
        state = table.observe(decision.seat).state
        renderer = TextRenderer(table.game, table.setup, language, viewer=decision.seat)
        check(renderer.prompt_text(state, decision))
        check(renderer.for_viewer(SPECTATOR).waiting_text(table.observe(SPECTATOR).state, decision))
        for option in decision.options:
            for part in ("", "what", "where"):
                check(renderer.option_text(state, option, decision, part))
            check(renderer.option_text(state, option))
        events = table.events_for(decision.seat, event_count)
        if not has_silent_events:
            for event in events:
                check(renderer.event_text(state, event))
        for _, text in renderer.log_lines(state, events):
            check(text)
        event_count = len(table.events)
        table.answer(choose_randomly(table, random))
    renderer = TextRenderer(table.game, table.setup, language, viewer=0)
    check(renderer.ending_text(table.observe(0).state, table.events_for(0)))
    assert renderer.messages.missing == set()
