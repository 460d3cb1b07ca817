"""What a table tells one viewer in one language: the board, the question, the log and the events, never more than
`view(seat)` and the events visible to that seat hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from underkeep.core.decisions import Decision, RangeOptions
from underkeep.core.events import Event, SeenCard
from underkeep.core.record import UndoneEvent
from underkeep.core.table import Observation, Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Ending, Line, OfferedOption, Prompt, Told

ALL_SEEING = -2
"""The viewer to whom nothing is hidden: only for games that are over."""


LEFT_OUT = "…"
"""Stands for what the first option with the same first click says."""


def mark(face: int, name: str) -> str:
    """The name of a card in a text, so that a client can make a link of it."""
    return f"⟦{face}|{name}⟧"


class Teller:
    """Tells one game to one viewer (a seat, SPECTATOR or ALL_SEEING) in one language."""

    def __init__(self, table: Table, viewer: int, language: str) -> None:
        self.game = table.game
        self.viewer = viewer
        self.renderer = TextRenderer(table.game, table.setup, language, max(viewer, SPECTATOR), mark)

    def view(self, table: Table) -> Observation:
        """What the viewer may know."""
        if self.viewer == ALL_SEEING:
            return Observation(table.game, table.setup, SPECTATOR, table.state.copy())
        return table.observe(self.viewer)

    def board(self, observation: Observation) -> dict[str, Any]:
        """The board as JSON values."""
        board: dict[str, Any] = msgspec.to_builtins(self.game.display.board(observation), str_keys=True)
        return board

    def events(self, table: Table, start: int) -> list[Event]:
        """What the viewer saw, from event number `start` on."""
        return table.events[start:] if self.viewer == ALL_SEEING else table.events_for(self.viewer, start)

    def told(
        self, events: Sequence[Event], observation: Observation | None = None, *, brief: bool = False
    ) -> list[Told]:
        """Events for the animation; with a view also their lines for the log. `brief` leaves out what is long (how a
        die flew) for all but the last: whoever has missed much does not watch all of it."""
        log = self.renderer.log_lines(observation.state, events) if observation is not None else []
        texts = {id(event): text for event, text in log}
        last = max((n for n, event in enumerate(events) if _is_long(event)), default=-1) if brief else -1
        return [
            Told(
                kind=type(event).__name__,
                data=_data(event, whole=not brief or n == last),
                text=texts.get(id(event), ""),
                beat=self.game.display.display_time(event),
            )
            for n, event in enumerate(events)
        ]

    def lines(self, observation: Observation, events: Sequence[Event], start: int) -> list[Line]:
        """The same events as the log tells them."""
        numbers = {id(event): number for number, event in enumerate(events, start)}
        return [
            Line(n=numbers.get(id(event), start), text=text)
            for event, text in self.renderer.log_lines(observation.state, events)
            if text
        ]

    def story(self, observation: Observation, events: Sequence[Event], struck: Sequence[UndoneEvent]) -> list[Line]:
        """The whole log, with what was taken back where it had been told."""
        told: list[Line] = []
        done = 0
        for taken in _stretches(struck):
            told += self.lines(observation, events[done : taken[0].events_before], done)
            done = taken[0].events_before
            seen = [one.event.seen_by(observation.state, self.viewer) for one in taken]
            told += [Line(n=line.n, text=line.text, struck=True) for line in self.lines(observation, seen, taken[0].n)]
        return told + self.lines(observation, events[done:], done)

    def question(self, observation: Observation, decision: Decision, number: int) -> Prompt:
        """The question to the viewer, with its options."""
        state = observation.state
        options: list[OfferedOption] = []
        first: dict[str, OfferedOption] = {}
        grid = decision.options if isinstance(decision.options, RangeOptions) else None
        for n, option in enumerate(decision.options if grid is None else ()):
            offered = OfferedOption(
                n=n,
                anchors=list(option.anchors),
                text=self.renderer.option_text(state, option, decision),
                kind=type(option).__name__.lower(),
                warn=self.game.assist.confirmation(self.renderer, observation, option, decision),
            )
            if len(offered.anchors) > 1:
                begun = first.get(offered.anchors[0])
                if begun is None:
                    offered.what = self.renderer.option_text(state, option, decision, "what")
                    first[offered.anchors[0]] = begun = msgspec.structs.replace(offered)
                _shorten(offered, begun)
            options.append(offered)
        return Prompt(
            decision=number,
            seat=decision.seat,
            kind=decision.kind,
            text=self.renderer.prompt_text(state, decision),
            mine=True,
            options=options,
            grid=None if grid is None else msgspec.to_builtins(grid.describe_ranges(), str_keys=True),
            about=list(decision.about),
            clauses=self.game.assist.decision_clauses(decision.kind),
            reaction=decision.kind in self.game.assist.reaction_kinds,
        )

    def shared(self, observation: Observation, decision: Decision, number: int) -> Prompt:
        """The question to somebody else, with its options, for who may suggest one."""
        prompt = self.question(observation, decision, number)
        prompt.mine, prompt.text = False, self.renderer.waiting_text(observation.state, decision)
        for option in prompt.options:
            option.warn = ""
        return prompt

    def waiting(self, observation: Observation, decision: Decision, number: int) -> Prompt:
        """Whom the table waits for, for everybody else."""
        return Prompt(
            decision=number,
            seat=decision.seat,
            kind=decision.kind,
            text=self.renderer.waiting_text(observation.state, decision),
            reaction=decision.kind in self.game.assist.reaction_kinds,
        )

    def ending(self, table: Table, observation: Observation) -> Ending:
        """How the game ended."""
        return Ending(
            winners=list(table.winners),
            scores=table.game.scores(table.state),
            text=self.renderer.ending_text(observation.state, self.events(table, 0)),
            title=table.game.scoreboards.result_headline(self.renderer, observation.state),
        )


def told_alone(renderer: TextRenderer, event: Event) -> Told:
    """An event that belongs to no game, with its line."""
    return Told(
        kind=type(event).__name__,
        data=_data(event),
        text=renderer.event_text(None, event),
        beat=renderer.game.display.display_time(event),
    )


def _shorten(option: OfferedOption, first: OfferedOption) -> None:
    """Leave out what the first option with the same first click says already."""
    if first.what and option.text.startswith(first.what):
        option.text = LEFT_OUT + option.text[len(first.what) :]
    if option.n != first.n and option.warn == first.warn != "":
        option.warn = LEFT_OUT


def _stretches(struck: Sequence[UndoneEvent]) -> list[list[UndoneEvent]]:
    """What was taken back, in stretches that were told in one breath."""
    stretches: list[list[UndoneEvent]] = []
    for one in struck:
        last = stretches[-1][-1] if stretches else None
        if last is not None and (last.events_before, last.n + 1) == (one.events_before, one.n):
            stretches[-1].append(one)
        else:
            stretches.append([one])
    return stretches


def _is_long(event: Event) -> bool:
    return any(isinstance(value, bytes) and value for value in msgspec.structs.astuple(event))


def _data(event: Event, *, whole: bool = True) -> dict[str, Any]:
    return {
        field: b"" if isinstance(value, bytes) and not whole else _plain(value)
        for field, value in zip(event.__struct_fields__, msgspec.structs.astuple(event), strict=True)
    }


def _plain(value: Any) -> Any:
    """A card as its id and its face, any other struct by the names of its fields."""
    if isinstance(value, SeenCard):
        return [value.card, value.face]
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.asdict(value)
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def merge_patch(before: Any, after: Any) -> dict[str, Any]:
    """What turns one JSON object into another (RFC 7396).

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
