"""Viewer messages: board, prompt, log and events of a table for one viewer in one language.

This is the only place where private content of a table becomes part of a message. Everything is made from the
observation of the viewer and from the events that the viewer may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from underkeep.core.decisions import Decision, RangeOptions
from underkeep.core.events import Event
from underkeep.core.records.record import UndoneEvent
from underkeep.core.table import Observation, Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.event_data import event_data
from underkeep.protocol.socket import Ending, Line, OfferedOption, Prompt, Told

OMNISCIENT = -2
"""The viewer from whom nothing is hidden. Only a finished game has one."""


def card_link(face: int, name: str) -> str:
    """Return the name of a card as it is written in a text, so that a client can make a link of it."""
    return f"⟦{face}|{name}⟧"


class ViewerMessages:
    """Makes the messages of one game for one viewer (a seat, SPECTATOR or OMNISCIENT) in one language."""

    def __init__(self, table: Table, viewer: int, language: str) -> None:
        self.game = table.game
        self.viewer = viewer
        self.renderer = TextRenderer(table.game, table.setup, language, max(viewer, SPECTATOR), card_link)

    def observe(self, table: Table) -> Observation:
        """Return what the viewer may know of a table."""
        if self.viewer == OMNISCIENT:
            return Observation(table.game, table.setup, SPECTATOR, table.state.copy())
        return table.observe(self.viewer)

    def board(self, observation: Observation) -> dict[str, Any]:
        """Return the board as JSON values."""
        board = self.game.display.localized_board(self.renderer, observation)
        values: dict[str, Any] = msgspec.to_builtins(board, str_keys=True)
        return values

    def events(self, table: Table, start: int) -> list[Event]:
        """Return the events that the viewer may see, from event number `start` on."""
        return table.events[start:] if self.viewer == OMNISCIENT else table.events_for(self.viewer, start)

    def event_messages(
        self, events: Sequence[Event], observation: Observation | None = None, *, brief: bool = False
    ) -> list[Told]:
        """Return the messages of events; with an observation also their lines for the log. With `brief` only the last
        event keeps its long data, such as the flight of a die, because a client does not replay all that it missed."""
        log = self.renderer.log_lines(observation.state, events) if observation is not None else []
        texts = {id(event): text for event, text in log}
        last = max((n for n, event in enumerate(events) if _is_long(event)), default=-1) if brief else -1
        return [
            Told(
                kind=type(event).__name__,
                data=event_data(event, whole=not brief or n == last),
                text=texts.get(id(event), ""),
                beat=event.display_time(),
            )
            for n, event in enumerate(events)
        ]

    def log_lines(self, observation: Observation, events: Sequence[Event], start: int) -> list[Line]:
        """Return the lines of the log for events that are numbered from `start` on."""
        numbers = {id(event): number for number, event in enumerate(events, start)}
        return [
            Line(n=numbers.get(id(event), start), text=text)
            for event, text in self.renderer.log_lines(observation.state, events)
            if text
        ]

    def full_log(self, observation: Observation, events: Sequence[Event], undone: Sequence[UndoneEvent]) -> list[Line]:
        """Return the whole log. Undone events that stay in it have their old places."""
        log: list[Line] = []
        done = 0
        for run in _runs(undone):
            log += self.log_lines(observation, events[done : run[0].events_before], done)
            done = run[0].events_before
            seen = [one.event.seen_by(observation.state, self.viewer) for one in run]
            log += [Line(n=line.n, text=line.text, struck=True) for line in self.log_lines(observation, seen, run[0].n)]
        return log + self.log_lines(observation, events[done:], done)

    def prompt(self, observation: Observation, decision: Decision, version: int) -> Prompt:
        """Return the prompt of a decision of the viewer, with its options. `version` names the decision."""
        state = observation.state
        options: list[OfferedOption] = []
        first_clicks: set[str] = set()
        ranges = decision.options if isinstance(decision.options, RangeOptions) else None
        for n, option in enumerate(decision.options if ranges is None else ()):
            offered = OfferedOption(
                n=n,
                anchors=list(option.anchors),
                text=self.renderer.option_text(state, option, decision),
                kind=type(option).__name__.lower(),
                warn=self.game.assist.confirmation(self.renderer, observation, option, decision),
            )
            if len(offered.anchors) > 1 and offered.anchors[0] not in first_clicks:
                first_clicks.add(offered.anchors[0])
                offered.what = self.renderer.option_text(state, option, decision, "what")
            options.append(offered)
        return Prompt(
            decision=version,
            seat=decision.seat,
            kind=decision.kind,
            text=self.renderer.prompt_text(state, decision),
            mine=True,
            options=options,
            grid=None if ranges is None else msgspec.to_builtins(ranges.describe_ranges(), str_keys=True),
            about=list(decision.about),
            clauses=self.game.assist.decision_clauses(decision.kind),
            reaction=decision.kind in self.game.assist.reaction_kinds,
        )

    def suggestion_prompt(self, observation: Observation, decision: Decision, version: int) -> Prompt:
        """Return the prompt of a decision of another seat, with its options, of which the viewer can suggest one."""
        prompt = self.prompt(observation, decision, version)
        prompt.mine, prompt.text = False, self.renderer.waiting_text(observation.state, decision)
        for option in prompt.options:
            option.warn = ""
        return prompt

    def waiting_prompt(self, observation: Observation, decision: Decision, version: int) -> Prompt:
        """Return the prompt of a decision of another seat, without options."""
        return Prompt(
            decision=version,
            seat=decision.seat,
            kind=decision.kind,
            text=self.renderer.waiting_text(observation.state, decision),
            reaction=decision.kind in self.game.assist.reaction_kinds,
        )

    def ending(self, table: Table, observation: Observation) -> Ending:
        """Return how the game ended."""
        return Ending(
            winners=list(table.winners),
            scores=table.game.scores(table.state),
            text=self.renderer.ending_text(observation.state, self.events(table, 0)),
            title=table.game.scoreboards.result_headline(self.renderer, observation.state),
        )


def practice_event_message(renderer: TextRenderer, event: Event) -> Told:
    """Return the message of an event of a practice answer, with its line."""
    return Told(
        kind=type(event).__name__,
        data=event_data(event),
        text=renderer.event_text(None, event),
        beat=event.display_time(),
    )


def _runs(undone: Sequence[UndoneEvent]) -> list[list[UndoneEvent]]:
    """Return undone events as runs of consecutive ones at the same place of the log."""
    runs: list[list[UndoneEvent]] = []
    for one in undone:
        last = runs[-1][-1] if runs else None
        if last is not None and (last.events_before, last.n + 1) == (one.events_before, one.n):
            runs[-1].append(one)
        else:
            runs.append([one])
    return runs


def _is_long(event: Event) -> bool:
    return any(isinstance(value, bytes) and value for value in msgspec.structs.astuple(event))


def merge_patch(before: Any, after: Any) -> dict[str, Any]:
    """Return the JSON merge patch (RFC 7396) that turns one object into another.

    >>> merge_patch({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 2, "d": 4}})
    {'b': {'d': 4}, 'a': None}
    """
    patch: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            patch[key] = value
        elif before[key] != value:
            both = isinstance(value, dict) and isinstance(before[key], dict)
            patch[key] = merge_patch(before[key], value) if both else value
    for key in before:
        if key not in after:
            patch[key] = None
    return patch
