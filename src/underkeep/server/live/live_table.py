"""A live table: it takes answers, stores them, and tells its audience.

Everything that changes a table runs under its one lock, in three steps: answers are applied to the record (the answer
of a person, and the ones that follow without asking anybody), stored in one transaction, and only then told. If storing
fails, the record is read again from storage, so that nothing is told that could be lost.

The parts of a table (scheduler, preferences, undo requests, hot seat, suggestions, clock, broadcast) do not know each
other. They are handed what they need and return steps, instructions or data; only this module calls several of them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from underkeep.core import registry
from underkeep.core.decisions import PASS, Decision, Option, RangeOptions
from underkeep.core.record import ANSWER, BOT, END, PERSON, UNDO, Record
from underkeep.protocol.socket import Chair, ChatLine, StopSettings
from underkeep.server.errors import DecisionOver, TableError
from underkeep.server.live import tutorial
from underkeep.server.live.audience import Audience, Listener
from underkeep.server.live.auto_pass import window_key
from underkeep.server.live.background import Background
from underkeep.server.live.broadcast import Broadcast, TableStatus
from underkeep.server.live.chat import Chat
from underkeep.server.live.clock import Clock
from underkeep.server.live.hot_seat import HotSeat
from underkeep.server.live.presence import Presence
from underkeep.server.live.scheduler import AnswerNow, Ask, PassAt, Scheduler, Step, Think
from underkeep.server.live.seat_preferences import SeatPreferences
from underkeep.server.live.stored_record import StoredRecord
from underkeep.server.live.suggestions import Suggestions
from underkeep.server.live.undo import Undo, UndoRequests
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers
from underkeep.server.rate_limits import RateLimit
from underkeep.server.storage.rows import ChatRow, EntryRow, ScoreRow, SeatRow, TableRow
from underkeep.server.storage.store import Conflict, Repeated, Store

MAX_FOLLOWING_ANSWERS = 400
"""The largest number of answers that follow by themselves in one transaction."""
STAND_IN_BOT = "greedy"
"""The bot that answers for a person who does not."""


class TableHost(Protocol):
    """What a live table needs of the process in which it lives (`live_tables.LiveTables`)."""

    store: Store
    bots: BotWorkers
    outcomes: OutcomeWorkers
    presence: Presence
    program: str

    def forget(self, id: str) -> None:
        """Drop a table whose state in memory cannot be trusted."""

    def report_failure(self, table: LiveTable, error: BaseException) -> None:
        """Repair a table after a failure in the background."""

    def listener_left(self, table: LiveTable) -> None:
        """Tell the other people later that a socket was lost."""


class LiveTable:
    """A table in memory: its rows, its record, its audience and its parts."""

    def __init__(self, host: TableHost, row: TableRow, seats: list[SeatRow]) -> None:
        self.host = host
        self.row = row
        self.seats = seats
        self.game = registry.get(row.game)
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        """The time at which this table was last requested."""
        self.handled_messages: dict[tuple[str, str], int | None] = {}
        """The messages of each person, and the version at which each was carried out; None while it is."""
        self.chat_rates: dict[str, RateLimit] = {}
        """How much each person writes in the chat."""
        self.stored = StoredRecord(self.game, row, seats)
        self.audience = Audience()
        self.broadcast = Broadcast(self.game, self.audience)
        self.chat = Chat()
        self.preferences = SeatPreferences()
        hides_nothing = bool(row.options.get("hot_seat")) or self.game.open_hands
        self.scheduler = Scheduler(self.game, row.options.get("pace", "normal"), hides_nothing)
        self.undo_requests = UndoRequests()
        self.suggestions = Suggestions(self.game.cooperative and self.game.open_hands)
        self.hot_seat = HotSeat()
        self.clock = Clock(row.options.get("clock", "none"), len(seats))
        self.is_asking = False
        """Whether the open decision is shown to its person."""
        self._shown: tuple[int, bool] | None = None
        """A version, and whether its decision is shown. It is decided once, and again only if a preference changes."""
        self._background = Background(lambda error: host.report_failure(self, error))
        self._thinking: asyncio.Task[Any] | None = None

    # --- what is known of the table -------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The public id of the table."""
        return self.row.id

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self.stored.record

    @property
    def version(self) -> int:
        """The number of entries of the record."""
        return self.record.version

    @property
    def is_started(self) -> bool:
        """Whether the game has begun."""
        return self.row.status in ("playing", "over")

    @property
    def is_tutorial(self) -> bool:
        """Whether the table explains the game."""
        return bool(self.row.options.get("learn"))

    def people(self) -> set[str]:
        """Return the ids of the people who play here."""
        return {row.person for row in self.seats if row.who == "person" and row.person}

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat now; empty if a person does."""
        return self.preferences.bot_of(self.seats[seat], self.version)

    def presence_of(self, row: SeatRow) -> str:
        """Return whether the person of a seat is `here`, `reconnecting` or `away`."""
        is_connected = row.seat in self.audience.seats() or bool(
            self.row.options.get("hot_seat") and self.audience.listeners_of(row.person or "")
        )
        return self.host.presence.of(row, is_connected, time.monotonic())

    def chairs(self) -> list[Chair]:
        """Return the seats with their names and presence, as messages contain them."""
        state = self.record.table.state
        return [
            Chair(
                seat=row.seat,
                name=row.name,
                who=row.who,
                bot=self.bot_of(row.seat),
                presence=self.presence_of(row),
                standing=not self.is_started or self.game.is_playing(state, row.seat),
                bank=self.clock.bank(row.seat),
            )
            for row in self.seats
        ]

    def status(self) -> TableStatus:
        """Return what the table tells its audience now."""
        return TableStatus(
            row=self.row,
            seats=self.seats,
            stored=self.stored,
            preferences=self.preferences,
            chat=self.chat,
            chairs=self.chairs(),
            is_asking=self.is_asking,
            seconds_left=self.clock.seconds_left(time.monotonic()),
            claimants=self._claimants(),
            allows_suggestions=self.suggestions.are_allowed,
            suggestions=self.suggestions.at(self.version),
            undo_request=self.undo_requests.request,
            program=self.host.program,
            secret=self.host.store.secret,
        )

    # --- storage --------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the whole record from storage."""
        self._read_anew(await self.host.store.entries(self.id))

    async def load_chat(self) -> None:
        """Read the chat from storage."""
        self.chat.load(await self.host.store.chat(self.id))

    def _read_anew(self, entries: list[EntryRow]) -> None:
        self.stored = StoredRecord(self.game, self.row, self.seats)
        self.stored.read(entries)
        self._shown = None
        self.audience.renew(self.record.table)

    async def reload(self) -> None:
        """Read the whole record from storage after a failure, and send it to the audience."""
        async with self.lock:
            await self.load()
            self.send_sync()
            await self.proceed()

    async def refresh(self) -> None:
        """Read the seats and the status from storage, because they have changed, and tell the audience."""
        async with self.lock:
            row = await self.host.store.table(self.id)
            if row is None:
                return
            before = [self.row.status, *(seat.name for seat in self.seats)]
            self.row, self.seats = row, await self.host.store.seats(self.id)
            self.preferences.reload_stops()
            self._shown = None
            self._disconnect_from_lost_seats()
            if before != [self.row.status, *(seat.name for seat in self.seats)]:
                self._read_anew(await self.host.store.entries(self.id))
                self.send_sync()
            self.send_people()
            await self.proceed()

    def _disconnect_from_lost_seats(self) -> None:
        """Disconnect the listeners whose person has lost the seat, before anything else is sent to them."""
        for group in self.audience:
            for listener in list(group.listeners):
                if listener.seat is not None and listener.seat not in self.seats_of(listener.person):
                    self.audience.leave(listener)
                    listener.disconnect("not-your-seat")

    async def catch_up(self) -> None:
        """Read the entries that another process has stored, and tell the audience."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.host.store.entries(self.id, self.version)
        if not entries:
            return
        base, events = self.version, len(self.record.table.events)
        self.stored.read(entries)
        if self.record.over:
            self.row = msgspec.structs.replace(self.row, status="over")
        if any(entry.kind == UNDO for entry in entries):
            self.send_sync()
        else:
            self.send_update(base, events)
        await self.proceed()

    # --- what is sent ---------------------------------------------------------------------------------

    def send_people(self) -> None:
        """Send to all listeners who is at the table now."""
        self.broadcast.send_people(self.status())

    def send_prompt(self, seat: int | None = None) -> None:
        """Send the prompt to one seat, or to all listeners."""
        self.broadcast.send_prompt(self.status(), seat)

    def send_sync(self) -> None:
        """Send everything anew to all listeners."""
        self._shown = None
        self._update_asking()
        self.broadcast.send_sync(self.status())

    def send_update(self, base: int, events: int, *, rewind: bool = False, keeps_in_log: bool = False) -> None:
        self._update_asking()
        if self.undo_requests.is_outdated(self.version):
            self._close_undo_request()
        status = self.status()
        self.broadcast.send_update(status, base, events, rewind=rewind, keeps_in_log=keeps_in_log)
        if self.record.over:
            self.broadcast.send_people(status)
            self.broadcast.reveal_chat(self.chat)

    # --- answers --------------------------------------------------------------------------------------

    async def answer(self, seat: int, message: str, decision: int, number: int, given: list[Any] | None = None) -> int:
        """Answer a decision for a person, with the number of an option or with given numbers. Returns the version of
        the answer; raises DecisionOver if the decision is not open, and a UserError if there is no such option."""
        await self._delay_pass(seat, decision, number)
        async with self.lock:
            if decision > self.version:
                # The client knows more than this process: another one has stored it.
                await self._catch_up()
            if (known := self.stored.version_by_message.get((seat, message))) is not None:
                return known
            self._require_playing()
            asked = self.record.table.decision
            if asked is None or asked.seat != seat or decision != self.version or self.bot_of(seat):
                raise DecisionOver
            option = self._option(asked.options, number, given)
            self.preferences.held.discard(seat)
            self._shown = None
            base = await self._play(option, seat, PERSON, message)
            return self.stored.version_by_message.get((seat, message), base + 1)

    async def _delay_pass(self, seat: int, version: int, number: int) -> None:
        """Wait until a pass in a window reveals nothing: a person passes no sooner than the server would."""
        asked = self.record.table.decision
        if asked is None or version != self.version or asked.seat != seat:
            return
        if asked.kind not in self.game.reaction_kinds or len(self.people()) < 2:
            return
        if 0 <= number < len(asked.options) and asked.options[number] == PASS:
            due = self.scheduler.pass_time(self.record.table, asked, time.monotonic())
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    def _option(self, options: Sequence[Option], number: int, given: list[Any] | None) -> Option:
        """Return the option with a number, or the one of given numbers. Raises a UserError if there is none."""
        if isinstance(options, RangeOptions):
            try:
                option: Option = msgspec.convert(given, self.game.option_type)
            except msgspec.ValidationError:
                raise TableError("table-not-numbers") from None
            return self.game.check_untrusted_answer(option)
        if not 0 <= number < len(options):
            raise TableError("table-no-option", number=number, most=len(options) - 1)
        return options[number]

    def _require_playing(self) -> None:
        if self.row.status == "over":
            raise DecisionOver
        if self.row.status != "playing":
            raise TableError("table-not-playing")

    async def give_up(self, seat: int, message: str) -> int | None:
        """Let a seat leave the game for good. In a cooperative game a bot plays on for it, and the last person ends the
        game. Returns the version of a resignation; None if nothing was recorded for the seat."""
        if not self.game.cooperative:
            return await self._resign(seat, message)
        if len(self.people()) > 1:
            await self.set_stand_in(seat, STAND_IN_BOT)
        else:
            await self.end()
        return None

    async def _resign(self, seat: int, message: str) -> int:
        async with self.lock:
            if (known := self.stored.version_by_message.get((seat, message))) is not None:
                return known
            self._require_playing()
            base, events = self.version, len(self.record.table.events)
            data = self.record.resign(seat)
            await self._commit(base, events, [self._entry(ANSWER, seat, message, data)])
            return self.stored.version_by_message.get((seat, message), base + 1)

    async def end(self) -> None:
        """End the game without a result."""
        async with self.lock:
            if self.record.over:
                return
            self._require_playing()
            base, events = self.version, len(self.record.table.events)
            data = self.record.end()
            await self._commit(base, events, [self._entry(END, None, "", data)])

    async def _play(self, option: Option, seat: int, by: str, message: str = "") -> int:
        """Apply, store and tell an answer. Returns the version before it."""
        option = await self._with_outcome(option)
        base, events = self.version, len(self.record.table.events)
        await self._commit(base, events, [self._apply(option, seat, by, message)])
        return base

    async def _with_outcome(self, option: Option) -> Option:
        """Return an answer with its outcome. A worker process computes the outcome if it takes a simulation."""
        table = self.record.table
        if table.decision is None or not isinstance(table.decision.options, RangeOptions):
            return option
        if self.game.is_irreversible(option):
            return option
        table.decision.options.check(option)
        return await self.host.outcomes.resolve(table, option) if self.game.needs_outcomes(table.setup) else option

    def _apply(self, option: Option, seat: int, by: str, message: str = "") -> EntryRow:
        """Apply an answer to the record and tell the parts. Returns the entry that is to be stored."""
        table = self.record.table
        event_count, key = len(table.events), window_key(self.game, table)
        data = self.record.answer(option, seat, by)
        table = self.record.table
        passed, window_is_over = option == PASS, key != window_key(self.game, table)
        display_seconds = sum(map(self.game.display_time, table.events[event_count:]))
        self.scheduler.answered(seat, passed, display_seconds, time.monotonic())
        self.preferences.answered(seat, option, window_is_over)
        self.hot_seat.answered(seat, passed, window_is_over)
        return self._entry(ANSWER, seat, message, data)

    def _entry(self, kind: str, seat: int | None, message: str, data: bytes) -> EntryRow:
        return EntryRow(
            table=self.id, version=self.version, seat=seat, message=message, kind=kind, data=data, at=time.time()
        )

    async def _commit(
        self, base: int, events: int, entries: list[EntryRow], *, rewind: bool = False, keeps_in_log: bool = False
    ) -> None:
        """Add the answers that follow by themselves, store all of them, tell them, and wait for the next answer."""
        try:
            entries += self._following_answers()
            over = self.record.over
            await self.host.store.append(
                *entries,
                status="over" if over else None,
                result=self._result() if over else None,
                scores=self._scores(entries[-1].at) if over else (),
            )
        except (Conflict, Repeated) as error:
            # Another process has stored these versions first, and its entries count.
            await self.load()
            self.send_sync()
            await self.proceed()
            if isinstance(error, Repeated):
                return
            raise DecisionOver from error
        except Exception:
            await self._recover()
            raise
        self.stored.stored(entries)
        if over:
            self.row = msgspec.structs.replace(self.row, status="over")
        self.send_update(base, events, rewind=rewind, keeps_in_log=keeps_in_log)
        self._wait()

    async def _recover(self) -> None:
        """Read the record again after storing has failed. If that fails too, the table is dropped."""
        try:
            await self.load()
        except Exception:
            self.host.forget(self.id)
        self.send_sync()

    def _result(self) -> dict[str, Any]:
        table = self.record.table
        return {
            "winners": list(table.winners),
            "scores": table.game.scores(table.state),
            "without_result": self.record.ended,
        }

    def _scores(self, at: float) -> list[ScoreRow]:
        """Return the scores of the people for whom no bot has answered."""
        record = self.record
        if record.ended:
            return []
        helped = {answer.seat for answer in record.answers if answer.by == BOT}
        return [
            ScoreRow(table=self.id, seat=row.seat, category=category, score=score, at=at)
            for row in self.seats
            if row.who == "person" and row.seat not in helped
            for category, score in self.game.results(record.table.state, row.seat)
        ]

    # --- the next step --------------------------------------------------------------------------------

    def _is_shown(self, decision: Decision) -> bool:
        """Whether a decision is shown to its person. It is decided once for each version and set of preferences."""
        if self._shown is None or self._shown[0] != self.version:
            self._shown = (self.version, self._decide_shown(decision))
        return self._shown[1]

    def _decide_shown(self, decision: Decision) -> bool:
        seat = decision.seat
        if self.bot_of(seat):
            return False
        if decision.kind in self.game.reaction_kinds:
            if self.preferences.advance_passes.has_passed(seat):
                return False
            if self.hot_seat.waives(seat, self._device_seats(seat)):
                return False
        table = self.record.table
        observation = table.observe(seat)
        if self.preferences.is_stop(self.game, observation, decision, self.seats[seat]):
            return True
        return self.is_tutorial and tutorial.is_stop(observation, table, decision)

    def _next_step(self, decision: Decision) -> Step:
        is_shown, bot = self._is_shown(decision), self.bot_of(decision.seat)
        return self.scheduler.next_step(self.record.table, decision, is_shown, bot, time.monotonic())

    def _following_answers(self) -> list[EntryRow]:
        """Apply the answers that need no person, no bot and no delay. Returns their entries."""
        entries = list[EntryRow]()
        while len(entries) < MAX_FOLLOWING_ANSWERS and not self.record.over:
            decision = self.record.table.decision
            step = None if decision is None else self._next_step(decision)
            if decision is None or not isinstance(step, AnswerNow):
                break
            entries.append(self._apply(step.option, decision.seat, step.by))
        return entries

    def _update_asking(self) -> None:
        """Update whether the open decision is shown, and start or stop the clock of its person."""
        decision = self.record.table.decision
        self.is_asking = decision is not None and self.row.status == "playing" and self._is_shown(decision)
        if self.is_asking and decision is not None:
            self._start_clock(decision)
        else:
            self._stop_clock()

    async def proceed(self) -> None:
        """Carry out the answers that follow by themselves, and wait for the next one. Needs the lock."""
        if self.row.status == "playing" and not self.record.over:
            self._stop_waiting()
            base, events = self.version, len(self.record.table.events)
            entries = self._following_answers()
            if entries:
                await self._commit(base, events, entries)
                return
        self._wait()

    def _wait(self) -> None:
        """Wait for the next answer: of a person, of a bot, or of the server at the time of a pass."""
        self._stop_waiting()
        decision = self.record.table.decision
        if self.row.status != "playing" or self.record.over or decision is None:
            self._stop_clock()
            return
        step = self._next_step(decision)
        if isinstance(step, Ask) != self.is_asking:
            # Other players must not learn whether a decision is shown, except where they may suggest an answer.
            self.is_asking = isinstance(step, Ask)
            self.send_prompt(None if self.suggestions.are_allowed else decision.seat)
        if isinstance(step, Ask):
            self._start_clock(decision)
            return
        self._stop_clock()
        if isinstance(step, Think):
            self._thinking = self._background.start(self._think(self.version, decision, step.bot))
        else:
            now = time.monotonic()
            due = step.time if isinstance(step, PassAt) else self.scheduler.pass_time(self.record.table, decision, now)
            self._background.set_timer("step", max(0.0, due - now), self._wake, self.version)

    def _stop_waiting(self) -> None:
        self._background.cancel_timer("step")
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    def _wake(self, version: int) -> None:
        self._background.start(self._proceed_at(version))

    async def _proceed_at(self, version: int) -> None:
        async with self.lock:
            if version == self.version:
                await self.proceed()

    async def _think(self, version: int, decision: Decision, bot: str) -> None:
        """Let a bot choose an answer in a worker process, and give the answer at its time."""
        began = time.monotonic()
        saved = self.record.table.save(brief=True)
        chosen = await self.host.bots.choose(saved, bot, version)
        due = self.scheduler.bot_time(self.record.table, decision, began, time.monotonic())
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        async with self.lock:
            asked = self.record.table.decision
            if version == self.version and asked is not None and self.bot_of(asked.seat) == bot:
                option = msgspec.msgpack.decode(chosen, type=self.game.option_type)
                await self._play(option, asked.seat, BOT)

    def _start_clock(self, decision: Decision) -> None:
        asked = (decision.seat, self.version)
        if not self.clock.has_limit or self.clock.asked == asked:
            return
        self._stop_clock()
        is_reaction = decision.kind in self.game.reaction_kinds
        seconds = self.clock.start(*asked, is_reaction, time.monotonic())
        if seconds is not None:
            self._background.set_timer("clock", seconds, self._time_is_over, self.version)

    def _stop_clock(self) -> None:
        self._background.cancel_timer("clock")
        self.clock.stop(time.monotonic())

    def _time_is_over(self, version: int) -> None:
        if version == self.version:
            self._background.start(self._pass_for_person(version))

    async def _pass_for_person(self, version: int) -> None:
        decision = self.record.table.decision
        if decision is not None and PASS in decision.options:
            await self.answer(decision.seat, "", version, list(decision.options).index(PASS))

    # --- preferences of a seat ------------------------------------------------------------------------

    async def hold(self, seat: int, is_on: bool) -> None:
        """Let a seat be asked at the next opportunity."""
        async with self.lock:
            self.preferences.hold(seat, is_on)
            await self._preferences_changed(seat)

    async def pass_in_advance(self, seat: int, version: int, is_on: bool) -> None:
        """Let a seat pass in advance, as long as nobody plays anything."""
        async with self.lock:
            if is_on and version == self.version:
                self.preferences.pass_in_advance(seat, version)
            else:
                self.preferences.advance_passes.remove(seat)
            await self._preferences_changed(seat)

    async def set_stops(self, seat: int, stops: StopSettings) -> None:
        """Set and store where a seat wants to be asked."""
        async with self.lock:
            stored = self.preferences.set_stops(seat, stops, self.game.progress(self.record.table.state))
            prefs = self.seats[seat].prefs | {"stops": stored}
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], prefs=prefs)
            await self.host.store.change_seat(self.id, seat, prefs=prefs)
            await self._preferences_changed(seat)

    async def _preferences_changed(self, seat: int) -> None:
        """Decide again whether the open decision of a seat is shown, and tell the seat."""
        self._shown = None
        decision = self.record.table.decision
        if decision is not None and decision.seat == seat:
            await self.proceed()
        self.send_prompt(seat)

    async def set_stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for a person who is away; an empty name gives the seat back to the person."""
        async with self.lock:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], stand_in=bot)
            self._shown = None
            await self.host.store.change_seat(self.id, seat, stand_in=bot)
            self.send_people()
            await self.proceed()

    async def help(self, seat: int, other: int, action: str) -> None:
        """Let a seat help another one that does not answer: `time`, `answer`, `bot` or `end`. Raises a TableError if
        the other person is still thinking."""
        if not 0 <= other < len(self.seats) or other == seat:
            raise TableError("table-no-seat")
        row = self.seats[other]
        if not (self.clock.is_out(other, time.monotonic()) or self.presence_of(row) == "away"):
            raise TableError("table-still-thinking", name=row.name)
        if action == "time":
            self.clock.give_time(other)
            self.send_prompt()
        elif action == "answer":
            await self.let_bot_answer(other, STAND_IN_BOT)
        elif action == "bot":
            await self.set_stand_in(other, STAND_IN_BOT)
        elif action == "end":
            await self.end()
        else:
            raise TableError("table-bad-message")

    async def let_bot_answer(self, seat: int, bot: str) -> None:
        """Let a bot answer the open decision for a seat."""
        async with self.lock:
            decision = self.record.table.decision
            if decision is not None and decision.seat == seat:
                self.preferences.let_bot_answer(seat, self.version, bot)
                self._shown = None
                await self.proceed()

    # --- undo -----------------------------------------------------------------------------------------

    async def request_undo(self, seat: int, whole_turn: bool, message: str) -> int | None:
        """Undo the last answer of a seat, or its whole turn. Returns the new version; None if other players have to
        accept first. Raises a TableError if there is nothing to undo."""
        async with self.lock:
            if (known := self.stored.version_by_message.get((seat, message))) is not None:
                return known
            record = self.record
            number = record.last_answer_of(self.status().undoable_seats(seat))
            if number is None or self.row.status != "playing":
                raise TableError("table-nothing-to-undo")
            if number < record.first_undoable_answer:
                raise TableError("table-undo-settled")
            if whole_turn:
                number = max(record.first_answer_of_turn(number), record.first_undoable_answer)
            concerned = self.seats_concerned_by_undo(seat, number)
            if not concerned:
                self._close_undo_request()
                return await self._undo(number, seat, message)
            instruction = self.undo_requests.open(seat, concerned, number, self.version, message)
            if instruction is not None:
                self._background.set_timer("undo", instruction.seconds, self._refuse_undo)
                self.send_prompt()
            return None

    def seats_concerned_by_undo(self, seat: int, number: int) -> list[int]:
        """Return the seats of other people that have to accept an undo from an answer on."""
        others = [
            row.seat
            for row in self.seats
            if row.who == "person" and row.person and row.person != self.seats[seat].person and not row.stand_in
        ]
        if not others or self.record.is_undo_harmless(number):
            return []
        return [other for other in others if self.game.is_playing(self.record.table.state, other)]

    async def reply_to_undo(self, seat: int, accepts: bool) -> None:
        """Take the reply of a seat to the open undo request."""
        async with self.lock:
            instruction = self.undo_requests.reply(seat, accepts)
            if self.undo_requests.request is None:
                self._background.cancel_timer("undo")
            if isinstance(instruction, Undo):
                await self._undo(instruction.keep, instruction.seat, instruction.message)
                self.undo_requests.forget_refusals(instruction.seat)
            elif instruction is not None:
                self.send_prompt()

    def _refuse_undo(self) -> None:
        if self.undo_requests.refuse() is not None:
            self.send_prompt()

    def _close_undo_request(self) -> None:
        self._background.cancel_timer("undo")
        self.undo_requests.close()

    async def _undo(self, keep: int, seat: int, message: str) -> int:
        """Undo all answers from number `keep` on, and show its decision again. Events that other people have seen
        stay in the log. Returns the new version."""
        base, shown_seat, keeps_in_log = self.version, self.record.answers[keep].seat, len(self.people()) > 1
        data = self.record.undo(keep, keeps_in_log)
        self.hot_seat.reset()
        self.scheduler.undone()
        self.preferences.undone(shown_seat)
        entry = self._entry(UNDO, seat, message, data)
        events = len(self.record.table.events)
        await self._commit(base, events, [entry], rewind=True, keeps_in_log=keeps_in_log)
        return base + 1

    # --- hot seat and suggestions ---------------------------------------------------------------------

    def _device_seats(self, seat: int) -> list[int]:
        """Return the seats of people who share a device with a seat and still play; none if it is not shared."""
        person = self.seats[seat].person
        if not self.row.options.get("hot_seat") or not person:
            return []
        state = self.record.table.state
        seats = [
            other for other in self.seats_of(person) if not self.bot_of(other) and self.game.is_playing(state, other)
        ]
        return seats if len(seats) > 1 else []

    def _claimants(self) -> list[int]:
        """Return the seats of a shared device that can claim the open reaction. With open hands there is nothing to
        hide, so the asked seat is shown the decision at once."""
        decision = self.record.table.decision
        if decision is None or decision.kind not in self.game.reaction_kinds:
            return []
        if self.game.open_hands or not self.is_asking:
            return []
        return self.hot_seat.claimants(self.record.table, self.version, self._device_seats(decision.seat))

    async def claim_reaction(self, person: str, version: int, seat: int | None) -> None:
        """Let a seat of a shared device react, or let all its seats pass. Raises DecisionOver if the decision is not
        open, and a TableError if the seat has passed already."""
        async with self.lock:
            decision = self.record.table.decision
            if version != self.version or decision is None or decision.seat not in self.seats_of(person):
                raise DecisionOver
            claimants = self._claimants()
            if not claimants:
                raise DecisionOver
            if seat is None:
                for other in claimants:
                    self.preferences.pass_in_advance(other, version)
            elif seat not in claimants:
                raise TableError("table-passed-already")
            else:
                self.hot_seat.claim(seat)
                self.preferences.claim(seat)
            self._shown = None
            await self.proceed()
            self.send_prompt()

    async def suggest(self, seat: int, version: int, option: int | None) -> None:
        """Let a seat suggest an option to the asked player. Raises a TableError if the seat cannot suggest it."""
        async with self.lock:
            decision = self.record.table.decision
            if version != self.version or self.row.status != "playing" or not self.is_asking:
                decision = None
            is_decider = decision is not None and self.status().is_decider(seat, decision)
            if self.suggestions.suggest(seat, version, option, decision, is_decider):
                self.send_prompt()

    # --- the audience ---------------------------------------------------------------------------------

    async def join(self, listener: Listener, since: int | None) -> None:
        """Add a listener and send it everything, with the events since a version that it has."""
        async with self.lock:
            if since is not None and since > self.version:
                await self._catch_up()
            group = self.audience.join(listener, self.record.table)
            message = self.broadcast.sync(group, self.status(), since)
            if group.version != self.version:
                group.board, group.version = message.board, self.version
            message.table.mine = self.seats_of(listener.person)
            message.table.owner = self.row.owner == listener.person
            listener.send(msgspec.json.encode(message))
            if listener.seat is not None:
                self.host.presence.connected(self.id, listener.seat)
            self.send_people()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.audience.leave(listener)
        if listener.seat is not None and listener.seat not in self.audience.seats():
            self.host.presence.disconnected(self.id, listener.seat, time.monotonic())
        self.host.listener_left(self)

    async def say(self, person: str, name: str, seat: int | None, text: str, message: str = "") -> None:
        """Store a line of the chat and send it. A message that was stored before is not sent again."""
        row = ChatRow(table=self.id, person=person, seat=seat, name=name, text=text, at=time.time(), message=message)
        number, is_new = await self.host.store.add_chat(row)
        line = ChatLine(n=number, name=name, text=text, seat=seat)
        if is_new and self.chat.add(line):
            self.broadcast.send_chat(line, self.chat, self.row.status == "playing")

    async def catch_up_chat(self) -> None:
        """Read the lines of the chat that another process has stored, and send them."""
        for line in self.chat.add_missing(await self.host.store.chat(self.id)):
            self.broadcast.send_chat(line, self.chat, self.row.status == "playing")

    def close(self) -> None:
        """Stop all timers and tasks."""
        self._stop_waiting()
        self._stop_clock()
        self._close_undo_request()
        self._background.close()
