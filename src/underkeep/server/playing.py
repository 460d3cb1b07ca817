"""A table that is being played: answers come in, are stored, and everybody is told.

One `LiveTable` has one lock; whatever changes it runs under it, in three movements: answers are applied to the record
(the person's, and whatever follows from it without anybody having to think), stored in one transaction, and only then
told. If storing fails, the record is read anew from what is stored, so that nothing is shown that could be lost.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core import shelf
from underkeep.core.decisions import PASS, Decision, Option
from underkeep.server import teaching, windows
from underkeep.server.announcing import Announcements
from underkeep.server.audience import Audience, Listener
from underkeep.server.clocks import Clock
from underkeep.server.complaints import TableComplaint
from underkeep.server.haste import Haste
from underkeep.server.protocol import (
    StopSettings,
)
from underkeep.server.record import ANSWER, BOT, END, PERSON, SERVER, UNDO, Record, engine_seed, setup_of
from underkeep.server.rows import EntryRow, SeatRow, TableRow
from underkeep.server.sharing import OneScreen
from underkeep.server.store import Conflict, Repeated
from underkeep.server.wishes import Wishes

if TYPE_CHECKING:
    from underkeep.server.live import Hall

MOST_AT_ONCE = 400
"""How many answers are stored in one go."""
LONGEST_LOOK = 4.0
"""However much has happened, the table does not wait longer than this before it goes on by itself."""

SPEED = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}


class Over(Exception):
    """The question that somebody answers is over."""


class LiveTable:
    """A table in memory: its record, who plays, who listens, and what it waits for."""

    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.game = shelf.take(row.game)
        self.lock = asyncio.Lock()
        self.audience = Audience()
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
        self.held: set[int] = set()
        self.ahead = windows.Ahead()
        self.stops: dict[int, StopSettings] = {}
        self.until: dict[int, dict[str, Any]] = {}
        """For who passes until something is over: the marks of the moment at which that began."""
        self.helped: tuple[int, int] | None = None
        """A seat for which a bot answers just this once, and the version of the question,"""
        self.helper = ""
        """and that bot."""
        self.asking = False
        """Whether the open question is shown to the person who is asked."""
        self.pauses = windows.Pauses(random.Random(), row.options.get("pace", "normal"))
        self.seen_at = 0.0
        """When everybody has had the time to see what has happened."""
        self.wishes = Wishes(self)
        self.screen = OneScreen(self)
        self.clock = Clock(self)
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
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

    def player(self, seat: int) -> str:
        """The bot that plays a seat now, or an empty text if a person does."""
        row = self.seats[seat]
        if self.helped == (seat, self.version):
            return self.helper
        return row.bot if row.who == "bot" else row.stand_in

    def people(self) -> set[str]:
        """The persons who play here."""
        return {row.person for row in self.seats if row.who == "person" and row.person}

    def holds(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [row.seat for row in self.seats if row.who == "person" and row.person == person]

    def settings(self, seat: int) -> StopSettings:
        """Where a seat wants to be asked."""
        if seat not in self.stops:
            kept = self.seats[seat].prefs.get("stops")
            self.stops[seat] = msgspec.convert(kept, StopSettings) if kept else StopSettings()
        return self.stops[seat]

    # --- from storage ---------------------------------------------------------------------------------

    def _blank(self) -> Record:
        choices = self.row.setup
        setup = setup_of(self.game, choices, [row.name for row in self.seats])
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
            self.stops.clear()
            self._dismiss()
            if before != [self.row.status, *(seat.name for seat in self.seats)]:
                self._read(await self.hall.store.entries(self.id))
                self.news.sync_all()
            self.news.tell_people()
            await self._go_on()

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
        await self._go_on()

    def _stored(self, entry: EntryRow) -> None:
        self.stored.append(entry.at)
        self.events_at.append(len(self.record.table.events))
        if entry.message and entry.seat is not None:
            self.repeats[entry.seat, entry.message] = entry.version

    # --- answering ------------------------------------------------------------------------------------

    async def answer(self, seat: int, message: str, decision: int, number: int) -> int:
        """A person answers. Gives the version; raises Over if the question is over, a Complaint if the option does
        not exist."""
        await self._in_its_time(seat, decision, number)
        async with self.lock:
            if decision > self.version:
                # Whoever asks knows more than we do: another process has stored it.
                await self._catch_up()
            if (seat, message) in self.repeats:
                return self.repeats[seat, message]
            self._must_play()
            asked = self.record.table.decision
            if asked is None or asked.seat != seat or decision != self.version or self.player(seat):
                raise Over
            options = asked.options
            if not 0 <= number < len(options):
                raise TableComplaint("table-no-option", number=number, most=len(options))
            self.held.discard(seat)
            base = await self._play([(options[number], seat, PERSON, message)])
            return self.repeats.get((seat, message), base + 1)

    def _must_play(self) -> None:
        if self.row.status == "over":
            raise Over
        if self.row.status != "playing":
            raise TableComplaint("table-not-playing")

    async def _in_its_time(self, seat: int, version: int, number: int) -> None:
        """A pass in a window is given no sooner than the server would give it, so that its time tells nothing."""
        asked = self.record.table.decision
        if asked is None or version != self.version or asked.seat != seat or asked.kind not in self.game.reactions:
            return
        if len(self.people()) > 1 and 0 <= number < len(asked.options) and asked.options[number] == PASS:
            await asyncio.sleep(max(0.0, self._due(asked) - time.monotonic()))

    async def resign(self, seat: int, message: str) -> int:
        """A person gives up."""
        async with self.lock:
            if (seat, message) in self.repeats:
                return self.repeats[seat, message]
            self._must_play()
            base, events = self.version, len(self.record.table.events)
            data = self.record.resign(seat)
            await self._store_and_tell(base, events, [self._entry(ANSWER, seat, message, data)])
            return self.repeats.get((seat, message), base + 1)

    async def end(self) -> None:
        """The game ends without a result."""
        async with self.lock:
            if self.record.over:
                return
            self._must_play()
            base, events = self.version, len(self.record.table.events)
            data = self.record.end()
            await self._store_and_tell(base, events, [self._entry(END, None, "", data)])

    async def undo(self, keep: int, seat: int, message: str = "") -> int:
        """A seat goes back to where `keep` answers had been given; the question there is shown to who had answered
        it. What other people had seen stays in the log, struck through."""
        base, shown, struck = self.version, self.record.marks[keep].seat, len(self.people()) > 1
        data = self.record.undo(keep, struck)
        self.ahead.clear()
        self.screen.reset()
        self.pauses.reset()
        self.seen_at = 0.0
        self.held.add(shown)
        entry = self._entry(UNDO, seat, message, data)
        await self._store_and_tell(base, len(self.record.table.events), [entry], rewind=True, struck=struck)
        return base + 1

    async def _play(self, answers: list[tuple[Option, int, str, str]]) -> int:
        """Apply answers (option, seat, by whom, message), store and tell them. Gives the version before them."""
        base, events = self.version, len(self.record.table.events)
        entries = []
        for option, seat, by, message in answers:
            entries.append(self._apply(option, seat, by, message))
        await self._store_and_tell(base, events, entries)
        return base

    def _apply(self, option: Option, seat: int, by: str, message: str = "") -> EntryRow:
        before = len(self.record.table.events)
        mark = windows.mark(self.game, self.record.table)
        data = self.record.answer(option, seat, by)
        if option == PASS:
            self.pauses.passed(seat)
        else:
            self.pauses.reset()
        self.ahead.answered(seat, option)
        over = mark != windows.mark(self.game, self.record.table)
        self.screen.answered(seat, option == PASS, over)
        if over:
            # Another window: what was said in advance was said of the one before.
            self.ahead.clear()
        beats = sum(self.game.beat(event) for event in self.record.table.events[before:])
        now = time.monotonic()
        speed = SPEED.get(self.row.options.get("pace", "normal"), 1.0)
        self.seen_at = min(max(self.seen_at, now) + beats * speed, now + LONGEST_LOOK * speed)
        return self._entry(ANSWER, seat, message, data)

    def _entry(self, kind: str, seat: int | None, message: str, data: bytes) -> EntryRow:
        return EntryRow(
            table=self.id, version=self.version, seat=seat, message=message, kind=kind, data=data, at=time.time()
        )

    async def _store_and_tell(
        self, base: int, events: int, entries: list[EntryRow], *, rewind: bool = False, struck: bool = False
    ) -> None:
        """Add what follows by itself, store everything in one go, tell it, and wait for whoever is next."""
        try:
            entries += self._follow(MOST_AT_ONCE)
            over = self.record.over
            await self.hall.store.append(
                *entries, status="over" if over else None, result=self._result() if over else None
            )
        except (Conflict, Repeated) as error:
            # Another process was quicker; what it has stored counts.
            await self.load()
            self.news.sync_all()
            await self._go_on()
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
        await self._go_on(followed=True)

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

    # --- what follows by itself -----------------------------------------------------------------------

    def _follow(self, most: int) -> list[EntryRow]:
        """Answer what needs nobody and no waiting."""
        entries: list[EntryRow] = []
        while len(entries) < most and not self.record.over:
            decision = self.record.table.decision
            if decision is None:
                break
            option = self._at_once(decision)
            if option is None:
                break
            by = SERVER if not self.player(decision.seat) else BOT
            entries.append(self._apply(option, decision.seat, by))
        return entries

    def _at_once(self, decision: Decision) -> Option | None:
        """The answer that can be given right now without asking anybody, or None."""
        options = decision.options
        if decision.kind not in self.game.reactions:
            return options[0] if len(options) == 1 and not self.wants(decision) else None
        if self.wants(decision) or (self.player(decision.seat) and len(options) > 1):
            return None
        return PASS if self._due(decision) <= time.monotonic() else None

    def look(self) -> None:
        """See whether the open question is shown to a person, whose clock then runs."""
        decision = self.record.table.decision
        self.asking = decision is not None and self.row.status == "playing" and self.wants(decision)
        if self.asking and decision is not None:
            self.clock.ask(decision.seat, decision.kind in self.game.reactions)
        else:
            self.clock.stop()

    def wants(self, decision: Decision) -> bool:
        """Whether a person wants to be shown a question."""
        seat = decision.seat
        if self.player(seat):
            return False
        if decision.kind in self.game.reactions and (self.ahead.passes(seat) or self.screen.waives(decision)):
            return False
        view = self.record.table.view(seat)
        if windows.shown(self.game, view, decision, self.settings(seat), seat in self.held, self.until.get(seat)):
            return True
        return self.learns and teaching.stops(view, self.record.table, decision)

    def _due(self, decision: Decision) -> float:
        """When a pass in a window may be given without telling anything."""
        now = time.monotonic()
        if self.row.options.get("pace") == "instant" or self.row.options.get("hot_seat"):
            return now
        table = self.record.table
        tempo = self.game.tempo(table.state, decision.kind)
        return self.pauses.due(decision.seat, tempo, now, windows.mark(self.game, table))

    async def _go_on(self, followed: bool = False) -> None:
        """See what the table waits for: a person, a bot, or the time to pass for somebody."""
        self._stop_waiting()
        if self.row.status != "playing" or self.record.over:
            self.clock.stop()
            return
        if not followed:
            base, events = self.version, len(self.record.table.events)
            entries = self._follow(MOST_AT_ONCE)
            if entries:
                return await self._store_and_tell(base, events, entries)
        decision = self.record.table.decision
        assert decision is not None
        shown = self.wants(decision)
        if shown != self.asking:
            # Only who is asked may hear of it: to the others a question looks the same, shown or not.
            self.asking = shown
            self.news.tell_prompt(decision.seat)
        if shown:
            self.clock.ask(decision.seat, decision.kind in self.game.reactions)
            return None
        self.clock.stop()
        bot = self.player(decision.seat)
        if bot and len(decision.options) > 1:
            self._thinking = self.spawn(self._think(self.version, decision, bot))
        else:
            wait = max(0.0, self._due(decision) - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake, self.version)
        return None

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = None

    def _wake(self, version: int) -> None:
        self.spawn(self._woken(version))

    async def _woken(self, version: int) -> None:
        async with self.lock:
            if version == self.version:
                await self._go_on()

    async def _think(self, version: int, decision: Decision, bot: str) -> None:
        began = time.monotonic()
        saved = self.record.table.save()
        number = await self.hall.thinkers.choose(saved, bot, version)
        reaction = decision.kind in self.game.reactions
        pace = SPEED.get(self.row.options.get("pace", "normal"), 1.0)
        due = self._due(decision) if reaction else max(self.seen_at, began + pace * random.uniform(0.5, 1.3))
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        async with self.lock:
            asked = self.record.table.decision
            if version == self.version and asked is not None and self.player(asked.seat) == bot:
                await self._play([(asked.options[number], asked.seat, BOT, "")])

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
        self._stop_waiting()
        self.clock.stop()
        self.wishes.stop()
        for task in list(self._tasks):
            task.cancel()

    # --- what people wish -----------------------------------------------------------------------------

    async def hold(self, seat: int, on: bool) -> None:
        """A player wants to be asked at the next opportunity."""
        async with self.lock:
            (self.held.add if on else self.held.discard)(seat)
            self.ahead.drop(seat)
            self.until.pop(seat, None)
            await self._reconsider(seat)

    async def pass_ahead(self, seat: int, version: int, on: bool) -> None:
        """A player passes in advance, as long as nobody does anything."""
        async with self.lock:
            if on and version == self.version:
                self.ahead.keep(seat, version)
                self.held.discard(seat)
            else:
                self.ahead.drop(seat)
            await self._reconsider(seat)

    async def set_stops(self, seat: int, stops: StopSettings) -> None:
        """A player says where to be asked; kept with the seat."""
        async with self.lock:
            self.stops[seat] = stops
            self.until.pop(seat, None)
            if stops.until:
                self.until[seat] = self.game.moment(self.record.table.state)
            kept = msgspec.structs.replace(stops, until="")
            prefs = self.seats[seat].prefs | {"stops": msgspec.to_builtins(kept)}
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], prefs=prefs)
            await self.hall.store.change_seat(self.id, seat, prefs=prefs)
            await self._reconsider(seat)

    async def anyone(self, person: str, version: int, seat: int | None) -> None:
        """At one screen: who wants to act in the window that is open, if anybody does. Raises Over if it is over."""
        if not await self.screen.choose(person, version, seat):
            raise Over

    async def reconsider(self) -> None:
        """Those at one screen have said something: the open question may be another's now."""
        await self._go_on()
        self.news.tell_prompt()

    async def _reconsider(self, seat: int) -> None:
        """A wish of a seat has changed: the open question may now be shown, or passed."""
        decision = self.record.table.decision
        if decision is not None and decision.seat == seat:
            await self._go_on()
        self.news.tell_prompt(seat)

    async def answer_for(self, seat: int, bot: str) -> None:
        """A bot answers the open question for somebody who does not."""
        async with self.lock:
            decision = self.record.table.decision
            if decision is not None and decision.seat == seat:
                self.helped, self.helper = (seat, self.version), bot
                await self._go_on()

    async def stand_in(self, seat: int, bot: str) -> None:
        """A bot plays for a person who is away, or (with an empty name) gives the seat back."""
        async with self.lock:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], stand_in=bot)
            await self.hall.store.change_seat(self.id, seat, stand_in=bot)
            self.news.tell_people()
            await self._go_on()

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
