"""A table that is being played: answers come in, are stored, and everybody is told.

One `LiveTable` has one lock; whatever changes it runs under it, in three movements: answers are applied to the record
(the person's, and whatever follows from it without anybody having to think), stored in one transaction, and only then
told. If storing fails, the record is read anew from what is stored, so that nothing is shown that could be lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core import registry
from underkeep.core.decisions import PASS, Option, RangeOptions
from underkeep.core.record import ANSWER, BOT, END, PERSON, UNDO, Record, engine_seed, make_setup
from underkeep.server.http.haste import Haste
from underkeep.server.live import auto_pass
from underkeep.server.live.audience import Audience, Listener
from underkeep.server.live.broadcast import Announcements
from underkeep.server.live.clock import Clock
from underkeep.server.live.hot_seat import OneScreen
from underkeep.server.live.scheduler import Pace
from underkeep.server.live.seat_preferences import Orders
from underkeep.server.live.suggestions import Suggestions
from underkeep.server.live.undo import Wishes
from underkeep.server.storage.rows import EntryRow, ScoreRow, SeatRow, TableRow
from underkeep.server.storage.store import Conflict, Repeated
from underkeep.server.table_errors import TableError

if TYPE_CHECKING:
    from underkeep.server.live.live_tables import Hall


class Over(Exception):
    """The question that somebody answers is over."""


class LiveTable:
    """A table in memory: its record, who plays, who listens, and what it waits for."""

    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.game = registry.get(row.game)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.wanted = time.monotonic()
        """When somebody last asked the hall for this table."""
        self.news = Announcements(self)
        self.record = self._blank()
        self.stored: list[float] = []
        """When each entry was stored, for the replay."""
        self.repeats: dict[tuple[int, str], int] = {}
        """Which messages of which seat have been carried out, and at which version."""
        self.events_at: list[int] = [0]
        """How many events had been told at each version."""
        self.heard: dict[tuple[str, str], int | None] = {}
        """The messages of each person that have been carried out, and at which version (None: not done yet)."""
        self.chatting: dict[str, Haste] = {}
        """How much everybody talks."""
        self.orders = Orders(self)
        self.pace = Pace(self)
        self.wishes = Wishes(self)
        self.suggestions = Suggestions(self)
        self.screen = OneScreen(self)
        self.clock = Clock(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- who plays ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The public id of the table."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries are stored."""
        return self.record.version

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.row.status in ("playing", "over")

    @property
    def learns(self) -> bool:
        """Whether this is a first game that explains itself."""
        return bool(self.row.options.get("learn"))

    def people(self) -> set[str]:
        """The persons who play here."""
        return {row.person for row in self.seats if row.who == "person" and row.person}

    def holds(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    # --- from storage ---------------------------------------------------------------------------------

    def _blank(self) -> Record:
        choices = self.row.setup
        setup = make_setup(self.game, choices, [row.name for row in self.seats])
        seed = self.row.options.get("engine_seed")
        return Record(self.game, setup, engine_seed(self.row.seed) if seed is None else int(seed))

    async def load(self) -> None:
        """Read everything that is stored, from the beginning."""
        entries = await self.hall.store.entries(self.id)
        self._read(entries)

    def _read(self, entries: list[EntryRow]) -> None:
        self.record = self._blank()
        self.stored, self.events_at, self.repeats = [], [len(self.record.table.events)], {}
        for entry in entries:
            self.record.read([(entry.kind, entry.seat, entry.data)])
            self.stored.append(entry.at)
            self.events_at.append(len(self.record.table.events))
            if entry.message and entry.seat is not None:
                self.repeats[entry.seat, entry.message] = entry.version
        self.audience.renew(self.record.table)

    async def refresh(self) -> None:
        """The seats or the status have changed: read them, and tell everybody who is here."""
        async with self.lock:
            row = await self.hall.store.table(self.id)
            if row is None:
                return
            before = [self.row.status, *(seat.name for seat in self.seats)]
            self.row, self.seats = row, await self.hall.store.seats(self.id)
            self.orders.seated()
            self._dismiss()
            if before != [self.row.status, *(seat.name for seat in self.seats)]:
                self._read(await self.hall.store.entries(self.id))
                self.news.sync_all()
            self.news.tell_people()
            await self.pace.go_on()

    def _dismiss(self) -> None:
        """Whoever listens from a seat that is not theirs any more has to go, before anything else is told."""
        for group in self.audience:
            for listener in list(group.listeners):
                if listener.seat is not None and listener.seat not in self.holds(listener.person):
                    self.audience.leave(listener)
                    listener.dismiss("not-your-seat")

    async def catch_up(self) -> None:
        """Another process has stored something: read it, and tell everybody."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.hall.store.entries(self.id, self.version)
        if not entries:
            return
        base, events = self.version, len(self.record.table.events)
        undone = False
        for entry in entries:
            self.record.read([(entry.kind, entry.seat, entry.data)])
            self._stored(entry)
            undone = undone or entry.kind == UNDO
        if self.record.over:
            self.row = msgspec.structs.replace(self.row, status="over")
        if undone:
            self.news.sync_all()
        else:
            self.news.tell(base, events)
        await self.pace.go_on()

    def _stored(self, entry: EntryRow) -> None:
        self.stored.append(entry.at)
        self.events_at.append(len(self.record.table.events))
        if entry.message and entry.seat is not None:
            self.repeats[entry.seat, entry.message] = entry.version

    # --- answering ------------------------------------------------------------------------------------

    async def answer(self, seat: int, message: str, decision: int, number: int, given: list[Any] | None = None) -> int:
        """A person answers, with the number of an option or with what is given. Gives the version; raises Over if the
        question is over, a UserError if the option does not exist."""
        await self.pace.in_its_time(seat, decision, number)
        async with self.lock:
            if decision > self.version:
                # Whoever asks knows more than we do: another process has stored it.
                await self._catch_up()
            if (seat, message) in self.repeats:
                return self.repeats[seat, message]
            self._must_play()
            asked = self.record.table.decision
            if asked is None or asked.seat != seat or decision != self.version or self.orders.player(seat):
                raise Over
            option = self._meant(asked.options, number, given)
            self.orders.held.discard(seat)
            base = await self.play(option, seat, PERSON, message)
            return self.repeats.get((seat, message), base + 1)

    def _meant(self, options: Sequence[Option], number: int, given: list[Any] | None) -> Option:
        """The option that a person means. Raises a UserError if there is no such option."""
        if isinstance(options, RangeOptions):
            try:
                option: Option = msgspec.convert(given, self.game.option_type)
            except msgspec.ValidationError:
                raise TableError("table-not-numbers") from None
            return self.game.outcomes.check_untrusted_answer(option)
        if not 0 <= number < len(options):
            raise TableError("table-no-option", number=number, most=len(options) - 1)
        return options[number]

    def _must_play(self) -> None:
        if self.row.status == "over":
            raise Over
        if self.row.status != "playing":
            raise TableError("table-not-playing")

    async def resign(self, seat: int, message: str) -> int:
        """A person gives up."""
        async with self.lock:
            if (seat, message) in self.repeats:
                return self.repeats[seat, message]
            self._must_play()
            base, events = self.version, len(self.record.table.events)
            data = self.record.resign(seat)
            await self.store_and_tell(base, events, [self._entry(ANSWER, seat, message, data)])
            return self.repeats.get((seat, message), base + 1)

    async def end(self) -> None:
        """The game ends without a result."""
        async with self.lock:
            if self.record.over:
                return
            self._must_play()
            base, events = self.version, len(self.record.table.events)
            data = self.record.end()
            await self.store_and_tell(base, events, [self._entry(END, None, "", data)])

    async def undo(self, keep: int, seat: int, message: str = "") -> int:
        """A seat goes back to where `keep` answers had been given; the question there is shown to who had answered
        it. What other people had seen stays in the log, struck through."""
        base, shown, struck = self.version, self.record.answers[keep].seat, len(self.people()) > 1
        data = self.record.undo(keep, struck)
        self.screen.reset()
        self.pace.undone()
        self.orders.undone(shown)
        entry = self._entry(UNDO, seat, message, data)
        await self.store_and_tell(base, len(self.record.table.events), [entry], rewind=True, struck=struck)
        return base + 1

    async def play(self, option: Option, seat: int, by: str, message: str = "") -> int:
        """Apply an answer, store and tell it. Gives the version before it."""
        option = await self._settled(option)
        base, events = self.version, len(self.record.table.events)
        await self.store_and_tell(base, events, [self.apply(option, seat, by, message)])
        return base

    async def _settled(self, option: Option) -> Option:
        """The answer with what becomes of it. Where that takes a simulation, it does not run here."""
        table = self.record.table
        if (
            table.decision is None
            or not isinstance(table.decision.options, RangeOptions)
            or self.game.outcomes.is_irreversible(option)
        ):
            return option
        table.decision.options.check(option)
        return (
            await self.hall.settlers.settled(table, option)
            if self.game.outcomes.needs_outcomes(table.setup)
            else option
        )

    def apply(self, option: Option, seat: int, by: str, message: str = "") -> EntryRow:
        """Play an answer on the record; gives what is to be stored."""
        before = len(self.record.table.events)
        mark = auto_pass.mark(self.game, self.record.table)
        data = self.record.answer(option, seat, by)
        passed, over = option == PASS, mark != auto_pass.mark(self.game, self.record.table)
        self.pace.answered(seat, passed, sum(map(self.game.display.display_time, self.record.table.events[before:])))
        self.orders.answered(seat, option, over)
        self.screen.answered(seat, passed, over)
        return self._entry(ANSWER, seat, message, data)

    def _entry(self, kind: str, seat: int | None, message: str, data: bytes) -> EntryRow:
        return EntryRow(
            table=self.id, version=self.version, seat=seat, message=message, kind=kind, data=data, at=time.time()
        )

    async def store_and_tell(
        self, base: int, events: int, entries: list[EntryRow], *, rewind: bool = False, struck: bool = False
    ) -> None:
        """Add what follows by itself, store everything in one go, tell it, and wait for whoever is next."""
        try:
            entries += self.pace.follow()
            over = self.record.over
            await self.hall.store.append(
                *entries,
                status="over" if over else None,
                result=self._result() if over else None,
                scores=self._achieved(entries[-1].at) if over else (),
            )
        except (Conflict, Repeated) as error:
            # Another process was quicker; what it has stored counts.
            await self.load()
            self.news.sync_all()
            await self.pace.go_on()
            if isinstance(error, Repeated):
                return
            raise Over from error
        except Exception:
            await self._recover()
            raise
        for entry in entries:
            self.stored.append(entry.at)
            if entry.message and entry.seat is not None:
                self.repeats[entry.seat, entry.message] = entry.version
        # Between the versions of one go nobody has looked; what was missed is told from the last of them on.
        self.events_at += [len(self.record.table.events)] * len(entries)
        if over:
            self.row = msgspec.structs.replace(self.row, status="over")
        self.news.tell(base, events, rewind=rewind, struck=struck)
        await self.pace.go_on(followed=True)

    async def _recover(self) -> None:
        """Storing failed: back to what is stored, if that can be read; otherwise at the next opportunity."""
        try:
            await self.load()
        except Exception:
            self.hall.forget(self.id)
        self.news.sync_all()

    def _result(self) -> dict[str, Any]:
        table = self.record.table
        return {
            "winners": list(table.winners),
            "scores": table.game.scores(table.state),
            "without_result": self.record.ended,
        }

    def _achieved(self, at: float) -> list[ScoreRow]:
        """What people have achieved, who have given all their answers themselves."""
        record = self.record
        if record.ended:
            return []
        helped = {mark.seat for mark in record.answers if mark.by == BOT}
        return [
            ScoreRow(table=self.id, seat=row.seat, category=category, score=score, at=at)
            for row in self.seats
            if row.who == "person" and row.seat not in helped
            for category, score in self.game.scoreboards.results(record.table.state, row.seat)
        ]

    # --- in the background ----------------------------------------------------------------------------

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something in the background; what goes wrong there is logged, never lost in silence."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Over | None):
            self.hall.trouble(self, task.exception())

    def close(self) -> None:
        """Stop everything that waits."""
        self.pace.stop()
        self.clock.stop()
        self.wishes.stop()
        for task in list(self._tasks):
            task.cancel()

    # --- one screen -----------------------------------------------------------------------------------

    async def anyone(self, person: str, version: int, seat: int | None) -> None:
        """At one screen: who wants to act in the window that is open, if anybody does. Raises Over if it is over."""
        if not await self.screen.choose(person, version, seat):
            raise Over

    async def reconsider(self) -> None:
        """Those at one screen have said something: the open question may be another's now."""
        await self.pace.go_on()
        self.news.tell_prompt()

    # --- coming and going -----------------------------------------------------------------------------

    async def come(self, listener: Listener, since: int | None) -> None:
        """A socket comes to the table and is told everything."""
        async with self.lock:
            if since is not None and since > self.version:
                await self._catch_up()
            group = self.audience.join(listener, self.record.table)
            message = self.news.sync(group, since)
            if group.version != self.version:
                group.board, group.version = message.board, self.version
            message.table.mine = self.holds(listener.person)
            message.table.owner = self.row.owner == listener.person
            listener.send(msgspec.json.encode(message))
            self.hall.came(self, listener)
            self.news.tell_people()

    def go(self, listener: Listener) -> None:
        """A socket leaves."""
        self.audience.leave(listener)
        self.hall.went(self, listener)
