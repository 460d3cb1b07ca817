"""The messages of a live table to its audience: everything for a new listener, updates, prompts and people.

The live table hands in its status. Each message is made and encoded once for each viewer group, and all private
content comes from the `ViewerMessages` of that group.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from underkeep.core.capabilities.display import PublicBoard
from underkeep.core.decisions import Decision
from underkeep.core.game import Game
from underkeep.core.messages import load_messages
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.records.record import Record
from underkeep.core.state import Seat
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.merge_patch import merge_patch
from underkeep.protocol.socket import (
    Agreement,
    Asked,
    Chair,
    Chatted,
    Ending,
    People,
    Prompt,
    Suggestion,
    Sync,
    TableInfo,
    Told,
    Update,
    Wish,
)
from underkeep.server.errors import TABLE_MESSAGES
from underkeep.server.live import tutorial
from underkeep.server.live.audience import Audience, ViewerGroup
from underkeep.server.live.chat import Chat, chat_line
from underkeep.server.live.play.seat_preferences import SeatPreferences
from underkeep.server.live.records.replay import replay_boards
from underkeep.server.live.records.stored_record import StoredRecord
from underkeep.server.live.viewer_messages import EventBoards, ViewerMessages, last_within
from underkeep.server.lobby.access import replay_key
from underkeep.server.lobby.game_info import choice_texts, setup_notices
from underkeep.server.storage.rows import ChatRow, SeatRow, TableRow

encode = msgspec.json.Encoder().encode

MAX_MISSED_EVENTS = 200
"""A client that comes back gets at most this many missed events; of more it only gets the number."""
SYNC_BYTES = 37_000
"""The size of a `sync`, before it is compressed, up to which the log fills it, latest lines first."""
MIN_LOG_BYTES = 4_000
"""The size of the log in a `sync` that is large without it."""
MAX_CHAT_BYTES = 6_000
"""The size of the chat in a `sync`."""


@dataclass(frozen=True)
class TableStatus:
    """What a live table tells its audience at one moment."""

    row: TableRow
    seats: Sequence[SeatRow]
    stored: StoredRecord
    preferences: SeatPreferences
    chat: Chat
    chairs: list[Chair]
    is_asking: bool
    """Whether the open decision is shown to its person."""
    seconds_left: float | None
    claimants: list[Seat]
    """The seats of a shared device that can claim the open reaction."""
    allows_suggestions: bool
    suggestions: Mapping[Seat, int]
    """The number of the option that each seat suggests."""
    undo_request: Wish | None
    agreement: Agreement | None
    """The open agreement request."""
    program: str
    """The version of the program."""
    secret: bytes
    """The secret of the server, from which the key of the replay is derived."""

    @property
    def record(self) -> Record:
        """The record of the table."""
        return self.stored.record

    @property
    def decision(self) -> Decision | None:
        """The open decision; None if no game is being played."""
        return None if self.row.status != "playing" or self.record.over else self.record.table.decision

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    def undoable_seats(self, seat: Seat) -> set[Seat]:
        """Return the seats whose answers a seat can undo: all seats of the same person."""
        person = self.seats[seat].person
        return set(self.seats_of(person)) if person else {seat}

    def has_undo(self, seat: Seat | None) -> bool:
        """Whether a seat has an answer that can be undone. A spectator (None) has none."""
        if seat is None or self.row.status != "playing" or self.row.daily:
            return False
        number = self.record.last_answer_of(self.undoable_seats(seat))
        return number is not None and self.record.can_undo(number)

    def is_decider(self, seat: Seat, decision: Decision) -> bool:
        """Whether the person of a seat has to decide a decision."""
        asked, other = self.seats[decision.seat], self.seats[seat]
        return seat == decision.seat or (asked.person is not None and asked.person == other.person)

    def can_suggest(self, seat: Seat | None, decision: Decision) -> bool:
        """Whether a seat can suggest an answer to a decision. An answer of numbers cannot be suggested."""
        if isinstance(decision.options, RangeOptions) or not self.allows_suggestions or not self.is_asking:
            return False
        return seat is not None and not self.is_decider(seat, decision)


class Broadcast:
    """Sends the messages of one table to all its viewer groups."""

    def __init__(self, game: Game, audience: Audience) -> None:
        self._game = game
        self.audience = audience
        self._last_public_board: PublicBoard | None = None
        """The board that was made last for spectators. The next one takes from it what has not changed."""

    # --- to all groups --------------------------------------------------------------------------------

    def send_update(
        self, status: TableStatus, base: int, events: int, *, rewind: bool = False, keeps_in_log: bool = False
    ) -> None:
        """Send what has happened since version `base`, at which there were `events` events."""
        record = status.record
        # After an undo the events begin at another board than the one that the viewers have.
        first = events if not rewind else len(record.table.events)
        viewers = len({group.viewer for group in self.audience})
        boards = EventBoards(record.table, first, viewers=viewers, last_public_board=self._last_public_board)
        for group in self.audience:
            if group.version != base:
                self._send_sync(group, status)
                continue
            messages = group.messages
            observation = messages.observe(record.table)
            seen = messages.events(record.table, events)
            patches, patch = boards.patches(messages, group.board)
            update = Update(
                base=base,
                version=record.version,
                patch=patch,
                first=events if seen else 0,
                events=messages.event_messages(seen, observation, patches=patches),
                prompt=self.prompt(group, status),
                rewind=events if rewind else None,
                struck=keeps_in_log,
                undo=status.has_undo(group.seat),
                ending=self.ending(status, group.messages),
            )
            group.board, group.version = boards.last_board(messages), record.version
            group.send(update)
        self._last_public_board = boards.last_public_board
        self.keep_positions(status)

    def keep_positions(self, status: TableStatus) -> None:
        """Forget the positions that were sent, and keep those of the next events as long as there is an audience."""
        has_audience = bool(self.audience.groups)
        status.record.table.keep_positions(has_audience)
        if not has_audience:
            self._last_public_board = None

    def send_sync(self, status: TableStatus) -> None:
        """Send everything anew to all groups."""
        for group in self.audience:
            self._send_sync(group, status)
        self.keep_positions(status)

    def _send_sync(self, group: ViewerGroup, status: TableStatus) -> None:
        message = self.sync(group, status)
        group.board, group.version = message.board, status.record.version
        group.send(message)

    def send_prompt(self, status: TableStatus, seat: Seat | None = None) -> None:
        """Send the prompt to one seat, or to all groups, because it has changed while nothing has happened."""
        for group in self.audience:
            own = group.seat
            if seat is not None and own != seat:
                continue
            group.send(
                Asked(
                    version=status.record.version,
                    prompt=self.prompt(group, status),
                    held=own in status.preferences.held,
                    ahead=own is not None and status.preferences.advance_passes.has_passed(own),
                    undo=status.has_undo(own),
                    wish=status.undo_request,
                )
            )

    def send_people(self, status: TableStatus) -> None:
        """Send who is at the table now, and the clocks."""
        message = People(
            version=status.record.version,
            chairs=status.chairs,
            watchers=self.spectator_count(status),
            status=status.row.status,
            rematch=status.row.rematch or "",
            sequel=status.row.sequel,
            agreement=status.agreement,
        )
        for group in self.audience:
            group.send(message)

    def send_chat(self, row: ChatRow, chat: Chat, is_playing: bool) -> None:
        """Send a new line of the chat to the groups that may read it."""
        for group in self.audience:
            if chat.is_readable(row, group.viewer, is_playing, group.muted):
                group.send(Chatted(line=chat_line(row, group.language)))

    def reveal_chat(self, chat: Chat) -> None:
        """Send the chat of the spectators to the players, because the game is over."""
        for row in chat.spectator_lines():
            for group in self.audience:
                if group.viewer != SPECTATOR and row.person not in group.muted:
                    group.send(Chatted(line=chat_line(row, group.language)))

    # --- the parts of messages ------------------------------------------------------------------------

    def prompt(self, group: ViewerGroup, status: TableStatus) -> Prompt | None:
        """Return the prompt of the open decision for a group; None if no decision is open."""
        decision = status.decision
        if decision is None:
            return None
        record, messages = status.record, group.messages
        observation = messages.observe(record.table)
        if decision.seat == group.viewer and status.is_asking:
            prompt = messages.prompt(observation, decision, record.version)
            prompt.occasions = sorted(self._game.assist.stop_reasons(observation, decision)) if prompt.reaction else []
            if status.row.is_tutorial:
                prompt.hints = tutorial.hints(messages.renderer, observation, record.table, decision)
        elif status.can_suggest(group.seat, decision):
            prompt = messages.suggestion_prompt(observation, decision, record.version)
        else:
            prompt = messages.waiting_prompt(observation, decision, record.version)
        if prompt.mine or not prompt.reaction:
            # A running clock for a reaction would reveal that the person is really asked.
            prompt.left = status.seconds_left
        prompt.anyone = status.claimants
        prompt.suggestions = self._suggestions(group, status, decision)
        return prompt

    def _suggestions(self, group: ViewerGroup, status: TableStatus, decision: Decision) -> list[Suggestion]:
        if not status.is_asking or not status.suggestions:
            return []
        renderer, state = group.messages.renderer, group.messages.observe(status.record.table).state
        return [
            Suggestion(seat=seat, option=option, text=renderer.option_text(state, decision.options[option], decision))
            for seat, option in status.suggestions.items()
        ]

    def ending(self, status: TableStatus, messages: ViewerMessages) -> Ending | None:
        """Return how the game ended, for a viewer; None while it is being played."""
        record, language = status.record, messages.renderer.language
        if not record.over:
            return None
        if record.ended:
            scores = self._game.scores(record.table.state)
            text = load_messages(language, TABLE_MESSAGES).format("table-ended-without-result")
            ending = Ending(winners=[], scores=scores, text=text, without_result=True)
        else:
            ending = messages.ending(record.table, messages.observe(record.table))
            next_setup = record.next_setup()
            if next_setup is not None:
                ending.sequel = self._game.series.next_game_text(language, record.setup, next_setup)
        if not status.row.has_chosen_seed:
            ending.seed = status.row.seed.hex()
        ending.replay = replay_key(status.secret, status.row.id, SPECTATOR)
        return ending

    def sync(self, group: ViewerGroup, status: TableStatus, since: int | None = None) -> Sync:
        """Return everything that a group may know, with the events since a version if that version is known."""
        record, messages = status.record, group.messages
        is_playing = status.row.status == "playing"
        readable = status.chat.readable_by(group.viewer, is_playing, group.language, group.muted)
        chat = last_within(readable, MAX_CHAT_BYTES)
        if not status.row.is_started:
            return Sync(
                version=record.version,
                table=self.info(status, group.language),
                board={},
                seat=group.seat,
                chat=chat,
            )
        observation = messages.observe(record.table)
        board = messages.board(observation)
        events, before = list[Told](), dict[str, Any]()
        first = missed = 0
        if since is not None and 0 <= since <= record.version:
            # An undo since that version has removed events; the client forgets them too.
            first = min(status.stored.event_counts[since:])
            missed = len(record.table.events) - first
            if 0 < missed <= MAX_MISSED_EVENTS:
                old_board, boards = replay_boards(record, first, messages)
                patches, _ = boards.patches(messages, old_board)
                before = merge_patch(board, old_board)
                seen = messages.events(record.table, first)
                events, missed = messages.event_messages(seen, patches=patches, brief=True), 0
        seat = group.seat
        message = Sync(
            version=record.version,
            table=self.info(status, group.language),
            board=board,
            prompt=self.prompt(group, status),
            seat=seat,
            first=first if events else 0,
            events=events,
            before=before,
            missed=missed,
            chat=chat,
            stops=None if seat is None else status.preferences.stops(status.seats[seat]),
            held=seat in status.preferences.held,
            ahead=seat is not None and status.preferences.advance_passes.has_passed(seat),
            undo=status.has_undo(seat),
            wish=status.undo_request,
            ending=self.ending(status, group.messages),
            program=status.program,
        )
        if seat is not None:
            person = status.seats[seat].person or ""
            message.table.mine, message.table.owner = status.seats_of(person), status.row.owner == person
        room = max(MIN_LOG_BYTES, SYNC_BYTES - len(encode(message)))
        message.log = messages.last_log_lines(record.table, observation, record.undone_events, room)
        return message

    def spectator_count(self, status: TableStatus) -> int:
        """Return how many people watch without playing."""
        return self.audience.spectator_count({row.person for row in status.seats if row.who == "person" and row.person})

    def info(self, status: TableStatus, language: str) -> TableInfo:
        """Return the description of the table in a language."""
        row, game, options = status.row, self._game, status.row.options
        names = [seat.name for seat in status.seats]
        return TableInfo(
            id=row.id,
            game=row.game,
            title=load_messages(language, game.message_files).format("game-title"),
            status=row.status,
            chairs=status.chairs,
            hot_seat=bool(options.get("hot_seat")),
            private=bool(options.get("private", True)),
            setup=row.setup,
            pace=options.get("pace", "normal"),
            clock=options.get("clock", "none"),
            learn=status.row.is_tutorial,
            together=game.cooperative,
            open_hands=game.open_hands,
            chapter=game.series.series_text(language, status.record.setup),
            chosen=choice_texts(language, game, row.setup),
            notices=[] if status.row.is_started else setup_notices(language, game, row.setup, names),
            watchers=self.spectator_count(status),
            seal=row.public_seal,
            chosen_seed=row.owner_knows_shuffles,
            ready_check=row.has_ready_check,
            daily=row.daily,
            agreement=status.agreement,
            rematch=row.rematch or "",
            sequel=row.sequel,
        )
