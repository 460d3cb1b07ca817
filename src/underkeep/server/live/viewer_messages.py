"""Viewer messages: board, prompt, log and events of a table for one viewer in one language.

This is the only place where private content of a table becomes part of a message. Everything is made from the
observation of the viewer and from the events that the viewer may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from underkeep.core.capabilities.display import PublicBoard, board_values
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.records.record import UndoneEvent
from underkeep.core.state import CardId, Face, State
from underkeep.core.table import Observation, Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import OMNISCIENT, SPECTATOR, Viewer, viewer_bit
from underkeep.protocol.event_data import event_data
from underkeep.protocol.merge_patch import apply_patch, merge_patch, touches
from underkeep.protocol.socket import Ending, Line, OfferedOption, Prompt, Told

encode = msgspec.json.Encoder().encode
T = TypeVar("T")

LOG_EVENTS = 400
"""The number of events that are written first to fill the log of a client that comes. If they do not fill it, twice as
many are written."""
READABLE_SECONDS = 0.5
"""An event without a line of its own gets a caption if it is shown for at least this time."""


def last_within(items: list[T], max_bytes: int) -> list[T]:
    """Return the last items that fit into a number of bytes when they are encoded."""
    room = max_bytes
    for number, item in enumerate(reversed(items)):
        room -= len(encode(item)) + 1
        if room < 0:
            return items[len(items) - number :]
    return items


def card_link(face: Face, name: str) -> str:
    """Return the name of a card as it is written in a text, so that a client can make a link of it."""
    return f"⟦{face}|{name}⟧"


class ViewerMessages:
    """Makes the messages of one game for one viewer (a seat, SPECTATOR or OMNISCIENT) in one language."""

    def __init__(self, table: Table, viewer: Viewer, language: str) -> None:
        self.game = table.game
        self.viewer = viewer
        addressed = SPECTATOR if viewer == OMNISCIENT else viewer
        self.renderer = TextRenderer(table.game, table.setup, language, addressed, card_link)
        self._observed: tuple[State, int, Observation] | None = None
        """The last observation, with the state and the number of answers of the table at that time."""

    def observe(self, table: Table) -> Observation:
        """Return what the viewer may know of a table. It is made once for each position, and nothing may change it."""
        state, answer_count = table.state, len(table.history)
        if self._observed is None or self._observed[0] is not state or self._observed[1] != answer_count:
            self._observed = state, answer_count, self._observe(table)
        return self._observed[2]

    def _observe(self, table: Table) -> Observation:
        if self.viewer == OMNISCIENT:
            return Observation(table.game, table.setup, SPECTATOR, table.state.copy())
        return table.observe(self.viewer)

    def observe_position(self, table: Table, position: State) -> Observation:
        """Return what the viewer knew at the position of an event."""
        if self.viewer == OMNISCIENT:
            return Observation(table.game, table.setup, SPECTATOR, position.copy(), is_at_decision=False)
        return table.observe_position(position, self.viewer)

    def board(self, observation: Observation, public: PublicBoard | None = None) -> dict[str, Any]:
        """Return the board as JSON values; `public` is the board of the spectators, if it is known and helps."""
        display = self.game.display
        if public is not None:
            return display.board_beside(observation, public)
        return board_values(display.localized_board(self.renderer, observation))

    def events(self, table: Table, start: int) -> list[Event]:
        """Return the events that the viewer may see, from event number `start` on."""
        return table.events[start:] if self.viewer == OMNISCIENT else table.events_for(self.viewer, start)

    def event_messages(
        self,
        events: Sequence[Event],
        observation: Observation | None = None,
        *,
        patches: Sequence[dict[str, Any]] = (),
        brief: bool = False,
    ) -> list[Told]:
        """Return the messages of events; with an observation also their lines for the log. `patches` are the changes
        of the board by the events; without them no event changes it. With `brief` only the last event keeps its long
        data, such as the flight of a die, because a client does not replay all that it missed."""
        log = self.renderer.log_lines(observation.state, events) if observation is not None else []
        texts = {id(event): text for event, text in log}
        last = max((n for n, event in enumerate(events) if _is_long(event)), default=-1) if brief else -1
        return [
            Told(
                kind=type(event).__name__,
                data=event_data(event, whole=not brief or n == last),
                text=texts.get(id(event), ""),
                beat=event.display_time(),
                patch=patches[n] if patches else {},
                caption="" if observation is None or id(event) in texts else self._caption(observation, event),
            )
            for n, event in enumerate(events)
        ]

    def _caption(self, observation: Observation, event: Event) -> str:
        """Return the sentence that is shown while an event without a line of its own is played. Without it, the line
        of an earlier event would stay."""
        return self.renderer.event_text(observation.state, event) if event.display_time() >= READABLE_SECONDS else ""

    def log_lines(self, observation: Observation, events: Sequence[Event], start: int) -> list[Line]:
        """Return the lines of the log for events that are numbered from `start` on."""
        numbers = {id(event): number for number, event in enumerate(events, start)}
        return [
            Line(n=numbers.get(id(event), start), text=text)
            for event, text in self.renderer.log_lines(observation.state, events)
            if text
        ]

    def full_log(
        self, observation: Observation, events: Sequence[Event], undone: Sequence[UndoneEvent], first: int = 0
    ) -> list[Line]:
        """Return the log of events that are numbered from `first` on. Undone events that stay in it have their old
        places."""
        log: list[Line] = []
        done = first
        for run in _runs(undone):
            place = run[0].events_before
            if place < first:
                continue
            log += self.log_lines(observation, events[done - first : place - first], done)
            done = place
            seen = [one.event.seen_by(observation.state, self.viewer) for one in run]
            log += [Line(n=line.n, text=line.text, struck=True) for line in self.log_lines(observation, seen, run[0].n)]
        return log + self.log_lines(observation, events[done - first :], done)

    def last_log_lines(
        self, table: Table, observation: Observation, undone: Sequence[UndoneEvent], max_bytes: int
    ) -> list[Line]:
        """Return the last lines of the log that fit into a number of bytes when they are encoded. Only the last events
        are written, because a long game has many more."""
        count = LOG_EVENTS
        while True:
            first = max(0, len(table.events) - count)
            lines = self.full_log(observation, self.events(table, first), undone, first)
            fitting = last_within(lines, max_bytes)
            # The first line may lack events before it with which it shares a sentence, so it is not shown.
            if first == 0 or len(fitting) < len(lines):
                return fitting
            count *= 2

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


class EventBoards:
    """The boards of the events of a table from event number `start` on, as merge patches for each viewer. The table
    must not change meanwhile.

    A board is made once for all viewers who see the same, because it contains no text. An event without display time
    is never shown and has no board of its own. Neither has an event that was emitted at an unchanged position.
    """

    def __init__(
        self, table: Table, start: int, *, viewers: int = 1, last_public_board: PublicBoard | None = None
    ) -> None:
        """`viewers` is the number of viewers for whom boards are wanted. `last_public_board` is the board that was made
        last for the spectators of this table, if it is known."""
        self._table = table
        self._positions = table.positions_since(start)
        self._states: dict[int, State] = {}
        self._event_count = len(table.events) - start
        self._changing = self._changing_events(start)
        self._boards: dict[tuple[int, Any], dict[str, Any]] = {}
        self._public_values: dict[int, dict[str, Any]] = {}
        self._public_boards: dict[tuple[int, bool], PublicBoard] = {}
        self.last_public_board = last_public_board
        """The board that was made last for the spectators. The next one takes from it what has not changed."""
        self._shares_public_board = viewers > 1 and table.game.display.shares_public_board
        self._shares_public_changes = viewers > 1 and table.game.display.is_board_about_seat
        self._changes: dict[int, dict[str, Any]] = {}
        """The change that spectators see from the event with a board before to an event, by the number of the event."""
        self._hidden_cards: dict[int, set[HiddenCard]] = {}
        self._private_changes: dict[tuple[int, int], int] = {}

    def _changing_events(self, start: int) -> list[int]:
        """Return the numbers of the events that have a board, from 0 on."""
        changing: list[int] = []
        before = None
        for number, position in enumerate(self._positions or ()):
            if position != before and self._table.events[start + number].display_time() > 0:
                changing.append(number)
                before = position
        return changing

    def last_board(self, messages: ViewerMessages) -> dict[str, Any]:
        """Return the board of the present position for a viewer."""
        return self._shared_board(messages, self._event_count - 1, messages.observe(self._table))

    def patches(self, messages: ViewerMessages, before: dict[str, Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Return the changes of the board by the events, one for each event, and the change after the last of them.
        `before` is the board before the events."""
        board = before
        patches: list[dict[str, Any]] = [{} for _ in range(self._event_count)]
        previous: int | None = None
        overlay: dict[str, Any] = {}
        for number in self._changing:
            if number == self._event_count - 1:
                after = self.last_board(messages)
                patches[number] = merge_patch(board, after)
            else:
                change = self._public_change(messages, overlay, previous, number)
                after = self._event_board(messages, number) if change is None else apply_patch(board, change)
                if change is None:
                    overlay = self._overlay(messages, after, number)
                carried = self._table.game.display.carried_forecasts(board, after)
                if carried:
                    after = apply_patch(after, carried)
                patches[number] = merge_patch(board, after) if change is None or carried else change
                previous = number
            board = after
        return patches, merge_patch(board, self.last_board(messages))

    def _overlay(self, messages: ViewerMessages, board: dict[str, Any], number: int) -> dict[str, Any]:
        """Return what the board of an event shows a viewer and not the spectators, as a patch."""
        return merge_patch(self._spectator_board(messages, number), board) if self._shares_public_changes else {}

    def _public_change(
        self, messages: ViewerMessages, overlay: dict[str, Any], previous: int | None, number: int
    ) -> dict[str, Any] | None:
        """Return the change of the board by an event that spectators and the viewer see alike. Returns None if the
        viewer sees another change: if the cards that the viewer knows and spectators do not are others or lie
        elsewhere, or if the public change concerns what the board of the viewer shows differently, the overlay."""
        if not self._shares_public_changes or previous is None or messages.viewer == OMNISCIENT:
            return None
        if self._private_change(previous, number) & viewer_bit(self._position(number), messages.viewer):
            return None
        has_changes_of_its_own = self._table.game.display.has_changes_of_its_own
        if any(has_changes_of_its_own(self._position(n), messages.viewer) for n in (previous, number)):
            return None
        change = self._changes.get(number)
        if change is None:
            boards = self._spectator_board(messages, previous), self._spectator_board(messages, number)
            change = self._changes[number] = merge_patch(*boards)
        return None if touches(change, overlay) else change

    def _position(self, number: int) -> State:
        """Return the position of an event, which is unpacked once."""
        position = self._states.get(number)
        if position is None:
            assert self._positions is not None
            position = self._states[number] = self._table.unpack_position(self._positions[number])
        return position

    def _spectator_board(self, messages: ViewerMessages, number: int) -> dict[str, Any]:
        """Return the board of an event for spectators, as JSON values."""
        if self._shares_public_board:
            return self._public_board(number, is_at_decision=False).values
        if number not in self._public_values:
            observation = self._table.observe_position(self._position(number), SPECTATOR)
            self._public_values[number] = messages.board(observation)
        return self._public_values[number]

    def _public_board(self, number: int, *, is_at_decision: bool) -> PublicBoard:
        """Return the board of the spectators at the position of an event, or at the decision after the last one."""
        key = number, is_at_decision
        if key not in self._public_boards:
            table = self._table
            if is_at_decision:
                observation = table.observe(SPECTATOR)
            else:
                observation = table.observe_position(self._position(number), SPECTATOR)
            self.last_public_board = table.game.display.public_board(observation, self.last_public_board)
            self._public_boards[key] = self.last_public_board
        return self._public_boards[key]

    def _private_change(self, previous: int, number: int) -> int:
        """Return the viewers, as bits of `knows`, whose private cards differ at the positions of two events. A private
        card is one that a viewer knows and spectators do not."""
        key = previous, number
        if key not in self._private_changes:
            viewers = 0
            for card in self._hidden_cards_at(previous) ^ self._hidden_cards_at(number):
                viewers |= card.knows
            self._private_changes[key] = viewers
        return self._private_changes[key]

    def _hidden_cards_at(self, number: int) -> set[HiddenCard]:
        """Return the cards that some seats know and spectators do not, at the position of an event."""
        if number not in self._hidden_cards:
            position = self._position(number)
            faces, knows = position.faces, position.knows
            public_bit = viewer_bit(position, SPECTATOR)
            hidden = {CardId(card) for card, bits in enumerate(knows) if bits and not bits & public_bit}
            self._hidden_cards[number] = {
                HiddenCard(place, card, faces[card], knows[card])
                for place, cards in self._table.game.zones(position).items()
                for card in hidden.intersection(cards)
            }
        return self._hidden_cards[number]

    def _event_board(self, messages: ViewerMessages, number: int) -> dict[str, Any]:
        if self._shares_public_board and messages.viewer == SPECTATOR:
            return self._spectator_board(messages, number)
        observation = messages.observe_position(self._table, self._position(number))
        return self._shared_board(messages, number, observation)

    def _shared_board(self, messages: ViewerMessages, number: int, observation: Observation) -> dict[str, Any]:
        """Return the board of an observation, which is made once for all viewers who see the same."""
        display = self._table.game.display
        key = number, messages.viewer if display.is_board_about_seat else bytes(map(bool, observation.state.faces))
        board = self._boards.get(key)
        if board is None:
            public = None
            if self._shares_public_board and messages.viewer != OMNISCIENT:
                public = self._public_board(number, is_at_decision=observation.is_at_decision)
            board = self._boards[key] = messages.board(observation, public)
        return board


class HiddenCard(NamedTuple):
    """A card that some seats know and spectators do not: where it lies, its face, and the seats as bits of `knows`."""

    place: str
    card: CardId
    face: Face
    knows: int


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
