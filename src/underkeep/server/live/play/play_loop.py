"""The play loop of a live table: answers are applied, stored and told, and the table waits for the next one.

Everything that changes a table runs under its one lock, in three steps: answers are applied to the record (the answer
of a person, and the ones that follow without asking anybody), stored in one transaction, and only then told. If storing
fails, the record is put back to what is stored, so that no viewer is shown a position that is not stored. The table
then stalls: it refuses answers with a sentence, keeps its listeners, and tries again until something can be stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

import msgspec

from underkeep.core.decisions import Decision
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import PASS, Option
from underkeep.core.records.record import ANSWER, BOT, PERSON, Record
from underkeep.core.state import Seat
from underkeep.server.errors import CannotSave, DecisionOver, TableError
from underkeep.server.live.play.auto_pass import window_key
from underkeep.server.live.play.scheduler import AnswerNow, Ask, PassAt, Step, Think
from underkeep.server.live.play.table_clock import ClockedTable
from underkeep.server.live.records.asked_seat import asked_seat
from underkeep.server.live.records.game_results import seat_results, stored_summary, summarize
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.rows import AskedSeat, EntryRow
from underkeep.server.storage.store import LeaseLost, RepeatedMessage, StoreConflict

RETRY_SECONDS = (0.25, 0.5, 1.0, 2.0)
"""The time before a stalled table tries again, which grows with every failure."""
POSITION_SECONDS = 60.0
"""The time after which a change is part of the stored position, at the latest."""
MAX_FOLLOWING_ANSWERS = 400
"""The largest number of answers that follow by themselves in one transaction."""


class Change(NamedTuple):
    """A change of a record that is not stored yet: the version, the number of events and the record before it."""

    base: int
    events: int
    before: Record


class PlayLoop(ClockedTable):
    """A table that answers for itself what needs no person, and otherwise waits."""

    # --- what is sent ---------------------------------------------------------------------------------

    def send_sync(self) -> None:
        """Send everything anew to all listeners."""
        self._shown = None
        self._update_asking()
        self.broadcast.send_sync(self.status())

    def send_update(self, base: int, events: int, *, rewind: bool = False, keeps_in_log: bool = False) -> None:
        """Send to all listeners what has happened since version `base`, at which there were `events` events."""
        self._update_asking()
        if self.undo_requests.is_outdated(self.version):
            self._close_undo_request()
        status = self.status()
        self.broadcast.send_update(status, base, events, rewind=rewind, keeps_in_log=keeps_in_log)
        if self.record.over:
            self._close_agreement()
            self.broadcast.send_people(self.status())
            self.broadcast.reveal_chat(self.chat)

    # --- answers --------------------------------------------------------------------------------------

    async def answer(self, seat: Seat, message: str, decision: int, number: int, given: list[Any] | None = None) -> int:
        """Answer a decision for a person, with the number of an option or with given numbers. Returns the version of
        the answer; raises DecisionOver if the decision is not open, and a UserError if there is no such option."""
        await self._delay_pass(seat, decision, number)
        async with self.lock:
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

    async def _delay_pass(self, seat: Seat, version: int, number: int) -> None:
        """Wait until a pass in a window reveals nothing: a person passes no sooner than the server would."""
        asked = self.record.table.decision
        if asked is None or version != self.version or asked.seat != seat:
            return
        if asked.kind not in self.game.assist.reaction_kinds or len(self.people()) < 2:
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
            return self.game.outcomes.check_untrusted_answer(option)
        if not 0 <= number < len(options):
            raise TableError("table-no-option", number=number, most=len(options) - 1)
        return options[number]

    def _require_playing(self) -> None:
        if self.is_stalled or self.is_closed:
            raise CannotSave
        if self.row.status == "over":
            raise DecisionOver
        if self.row.status != "playing":
            raise TableError("table-not-playing")

    async def _play(self, option: Option, seat: Seat, by: str, message: str = "") -> int:
        """Apply, store and tell an answer. Returns the version before it."""
        option = await self._with_outcome(option)
        change = self._begin_change()
        await self._commit(change, [self._apply(option, seat, by, message)])
        return change.base

    def _begin_change(self) -> Change:
        """Return what has to be known of the record before it changes."""
        return Change(self.version, len(self.record.table.events), self.record.copy())

    async def _with_outcome(self, option: Option) -> Option:
        """Return an answer with its outcome. A worker process computes the outcome if it takes a simulation."""
        table = self.record.table
        if table.decision is None or not isinstance(table.decision.options, RangeOptions):
            return option
        if self.game.outcomes.is_irreversible(option):
            return option
        table.decision.options.check(option)
        return (
            await self.host.outcomes.resolve(table, option)
            if self.game.outcomes.needs_outcomes(table.setup)
            else option
        )

    def _apply(self, option: Option, seat: Seat, by: str, message: str = "") -> EntryRow:
        """Apply an answer to the record and tell the parts. Returns the entry that is to be stored."""
        table = self.record.table
        event_count, key = len(table.events), window_key(self.game, table)
        data = self.record.answer(option, seat, by)
        table = self.record.table
        passed, window_is_over = option == PASS, key != window_key(self.game, table)
        display_seconds = sum(event.display_time() for event in table.events[event_count:])
        self.scheduler.answered(seat, passed, display_seconds, time.monotonic())
        self.preferences.answered(seat, option, window_is_over)
        self.hot_seat.answered(seat, passed, window_is_over)
        return self._entry(ANSWER, seat, message, data)

    def _entry(self, kind: str, seat: Seat | None, message: str, data: bytes) -> EntryRow:
        return EntryRow(
            table=self.id, version=self.version, seat=seat, message=message, kind=kind, data=data, at=time.time()
        )

    async def _commit(
        self, change: Change, entries: list[EntryRow], *, rewind: bool = False, keeps_in_log: bool = False
    ) -> None:
        """Add the answers that follow by themselves, store all of them, tell them, and wait for the next answer. Raises
        a TableError if they cannot be stored; then nothing has changed."""
        try:
            entries += self._following_answers()
            over = self.record.over
            next_clock = self._next_clock()
            decision = None if over else self.record.table.decision
            summary = summarize(self.record) if over else None
            asked = asked_seat(self.record, decision, time.time()) if decision and self._is_shown(decision) else None
            await self.host.store.append(
                *entries,
                status="over" if over else None,
                result=self.stored.result() if over else None,
                scores=self.stored.scores(self.seats, entries[-1].at) if over else (),
                summary=stored_summary(summary),
                seat_results=seat_results(self.record, summary, self.seats, entries[-1].at) if over else (),
                clock=next_clock.to_store(time.monotonic(), time.time()) if next_clock.has_limit else None,
                asked=asked,
            )
        except LeaseLost as error:
            self._take_back(change)
            self.host.lose_table(self.id)
            raise CannotSave from error
        except (StoreConflict, RepeatedMessage) as error:
            # These versions are stored already, because the confirmation of a write was lost.
            self._take_back(change)
            await self._read_missing_entries()
            self.send_sync()
            await self.proceed()
            if isinstance(error, RepeatedMessage):
                return
            raise DecisionOver from error
        except StorageUnavailable as error:
            self._take_back(change)
            self._stall()
            raise CannotSave from error
        except Exception:
            self._take_back(change)
            self.send_sync()
            raise
        self.stored.stored(entries)
        self._background.cancel_timer("clock")
        self.clock, self._stored_clock = next_clock, next_clock.asked
        self._stored_asked = None if asked is None else (asked.seat, self.version)
        if over:
            self.row = msgspec.structs.replace(self.row, status="over")
            self._position_is_due()
        elif not self._background.has_timer("position"):
            self._background.set_timer("position", POSITION_SECONDS, self._position_is_due)
        self.send_update(change.base, change.events, rewind=rewind, keeps_in_log=keeps_in_log)
        self._wait()

    def _take_back(self, change: Change) -> None:
        """Put the record back to what is stored."""
        self.stored.take_back(change.before)
        self._shown = None
        self.audience.renew(self.record.table)

    async def _read_missing_entries(self) -> None:
        """Read the stored entries that the record does not have. Raises CannotSave, and stalls, if that fails."""
        try:
            self.stored.read(await self.host.store.entries(self.id, self.version))
        except StorageUnavailable as error:
            self._stall()
            raise CannotSave from error
        if self.record.over:
            self.row = msgspec.structs.replace(self.row, status="over")

    async def pass_for_person(self, version: int) -> None:
        decision = self.record.table.decision
        if decision is not None and PASS in decision.options:
            await self.answer(decision.seat, "", version, list(decision.options).index(PASS))

    # --- when nothing can be stored -------------------------------------------------------------------

    def _stall(self) -> None:
        """Stop answering, and try again in a moment."""
        if not self.is_stalled:
            self.is_stalled = True
            self._stop_waiting()
            self._background.cancel_timer("clock")
            self.clock.pause(time.monotonic())
            self._background.start(self._retry())

    async def _retry(self) -> None:
        """Try until something can be stored, then show the stored position to all listeners and go on."""
        for attempt in count():
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            async with self.lock:
                try:
                    await self.host.store.touch(self.id)
                    # A write whose confirmation was lost is stored all the same.
                    await self._read_missing_entries()
                except (StorageUnavailable, CannotSave):
                    continue
                self.is_stalled = False
                if self.clock.has_limit:
                    self.clock.make_up_for_outage()
                    self._stored_clock = None
                self.send_sync()
                await self.proceed()
                break
        if self.clock.has_limit:
            await self._tell_outage()

    # --- the next step --------------------------------------------------------------------------------

    def _next_step(self, decision: Decision) -> Step:
        treatment, bot = self._treatment(decision), self.bot_of(decision.seat)
        return self.scheduler.next_step(self.record.table, decision, treatment, bot, time.monotonic())

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
        if self.is_stalled or self.is_closed:
            return
        if self.row.status == "playing" and not self.record.over:
            self._stop_waiting()
            change = self._begin_change()
            entries = self._following_answers()
            if entries:
                await self._commit(change, entries)
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
        self._note_asked(decision if isinstance(step, Ask) else None)
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

    def _note_asked(self, decision: Decision | None) -> None:
        """Store in the background whether a person is asked, if that has changed without an answer."""
        before, self._stored_asked = self._stored_asked, None if decision is None else (decision.seat, self.version)
        if before == self._stored_asked:
            return
        # Of another version it is known that no person was asked: the answer that led to it has stored that.
        if decision is not None or (before is not None and before[1] == self.version):
            asked = None if decision is None else asked_seat(self.record, decision, time.time())
            self._background.start(self._store_asked(self.version, asked))

    async def _store_asked(self, version: int, asked: AskedSeat | None) -> None:
        try:
            await self.host.store.change_asked(self.id, version, asked)
        except StorageUnavailable:
            # It is stored when the table waits the next time.
            self._stored_asked = None

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
                option = self.game.read_option(chosen)
                await self._play(option, asked.seat, BOT)

    # --- closing --------------------------------------------------------------------------------------

    def _close_undo_request(self) -> None:
        self._background.cancel_timer("undo")
        self.undo_requests.close()

    def _close_agreement(self) -> None:
        self._background.cancel_timer("agreement")
        self.agreements.close()

    def close(self) -> None:
        """Stop all timers and tasks."""
        self.is_closed = True
        self._stop_waiting()
        self._stop_clock()
        self._close_undo_request()
        self._close_agreement()
        self._background.close()
