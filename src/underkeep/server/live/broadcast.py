"""What a live table announces: the question, what has happened, who is here, and everything to who comes in."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from underkeep.core.messages import load_messages
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol.socket import Asked, Chair, Ending, Line, People, Prompt, Sync, TableInfo, Told, Update
from underkeep.server.live import tutorial
from underkeep.server.live.audience import Group
from underkeep.server.live.viewer_messages import merge_patch
from underkeep.server.lobby.access import replay_key
from underkeep.server.lobby.game_info import chosen, noticed
from underkeep.server.table_errors import CATALOGUE

encode = msgspec.json.Encoder().encode
T = TypeVar("T")

if TYPE_CHECKING:
    from underkeep.server.live.live_table import LiveTable

MOST_MISSED = 200
"""So many events are told to somebody who comes back; if there were more, only their number is."""
FULL_VIEW = 31_000
"""So many bytes a `sync` has: what the board and the rest leave of them is for the log, its end first,"""
LEAST_LOG = 4_000
"""and at least this much."""
MOST_CHAT = 6_000
"""How many bytes of the chat it holds."""


class Announcements:
    """Tells everybody around a table, each group what it may know in its own language."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def prompt(self, group: Group) -> Prompt | None:
        """The open question as a group is told it."""
        decision = self.table.record.table.decision
        if decision is None or self.table.row.status != "playing" or self.table.record.over:
            return None
        view = group.teller.view(self.table.record.table)
        if decision.seat == group.viewer and self.table.pace.asking:
            prompt = group.teller.question(view, decision, self.table.version)
            prompt.occasions = sorted(self.table.game.assist.stop_reasons(view, decision)) if prompt.reaction else []
            if self.table.learns:
                prompt.hints = tutorial.hints(group.teller.renderer, view, self.table.record.table, decision)
        elif self.table.suggestions.may(group.viewer, decision):
            prompt = group.teller.shared(view, decision, self.table.version)
        else:
            prompt = group.teller.waiting(view, decision, self.table.version)
        if prompt.mine or not prompt.reaction:
            # That a clock runs for a reaction would tell that somebody is really asked.
            prompt.left = self.table.clock.left()
        prompt.anyone = self.table.screen.anyone(decision)
        prompt.suggestions = self.table.suggestions.told(group, decision)
        return prompt

    def tell(self, base: int, events: int, *, rewind: bool = False, struck: bool = False) -> None:
        """Tell everybody what has happened since version `base`, when there were so many events."""
        self.table.pace.look()
        self.table.wishes.outdated()
        for group in list(self.table.audience.groups.values()):
            if group.version != base:
                self.sync_group(group)
                continue
            teller = group.teller
            view = teller.view(self.table.record.table)
            board = teller.board(view)
            seen = teller.events(self.table.record.table, events)
            update = Update(
                base=base,
                version=self.table.version,
                patch=merge_patch(group.board, board),
                first=events if seen else 0,
                events=teller.told(seen, view),
                prompt=self.prompt(group),
                rewind=events if rewind else None,
                struck=struck,
                undo=self.may_undo(group.viewer),
                ending=self.ending(group),
            )
            group.board, group.version = board, self.table.version
            group.send(update)
        if self.table.record.over:
            self.tell_people()
            self.table.hall.chats.reveal(self.table)

    def may_undo(self, viewer: int) -> bool:
        """Whether a seat has an answer to take back."""
        if viewer == SPECTATOR or self.table.row.status != "playing":
            return False
        number = self.table.record.last_answer_of(self.table.wishes.mine(viewer))
        return number is not None and number >= self.table.record.first_undoable_answer

    def ending(self, group: Group) -> Ending | None:
        """How it ended, or None while the game goes on."""
        if not self.table.record.over:
            return None
        record = self.table.record
        if record.ended:
            scores = self.table.game.scores(record.table.state)
            text = load_messages(group.teller.renderer.language, CATALOGUE).format("table-ended-without-result")
            told = Ending(winners=[], scores=scores, text=text, without_result=True)
        else:
            told = group.teller.ending(record.table, group.teller.view(record.table))
            following = record.next_setup()
            if following is not None:
                told.sequel = self.table.game.series.next_game_text(
                    group.teller.renderer.language, record.setup, following
                )
        if self.table.row.options.get("engine_seed") is None:
            told.seed = self.table.row.seed.hex()
        told.replay = replay_key(self.table.hall.store.secret, self.table.id, SPECTATOR)
        return told

    def sync(self, group: Group, since: int | None = None) -> Sync:
        """Everything that a group may know; with what has happened since a version, if that is known."""
        table, teller = self.table.record.table, group.teller
        if not self.table.started:
            return Sync(
                version=self.table.version,
                table=self.info(group.teller.renderer.language),
                board={},
                seat=seat_of(group),
                chat=last_of(self.table.hall.chats.heard_by(self.table, group.viewer), MOST_CHAT),
            )
        view = teller.view(table)
        seen = teller.events(table, 0)
        told: list[Told] = []
        first = missed = 0
        if since is not None and 0 <= since <= self.table.version:
            # What was undone since then did not happen.
            first = min(self.table.events_at[since:])
            missed = len(seen) - first
            if missed <= MOST_MISSED:
                told, missed = teller.told(seen[first:], brief=True), 0
        seat = seat_of(group)
        message = Sync(
            version=self.table.version,
            table=self.info(group.teller.renderer.language),
            board=teller.board(view),
            prompt=self.prompt(group),
            seat=seat,
            first=first if told else 0,
            events=told,
            missed=missed,
            chat=last_of(self.table.hall.chats.heard_by(self.table, group.viewer), MOST_CHAT),
            stops=None if seat is None else self.table.orders.settings(seat),
            held=seat in self.table.orders.held,
            ahead=seat is not None and self.table.orders.ahead.passes(seat),
            undo=self.may_undo(group.viewer),
            wish=self.table.wishes.told(),
            ending=self.ending(group),
            program=self.table.hall.program,
        )
        if seat is not None:
            person = self.table.seats[seat].person or ""
            message.table.mine, message.table.owner = self.table.holds(person), self.table.row.owner == person
        lines: list[Line] = teller.story(view, seen, self.table.record.undone_events)
        message.log = last_of(lines, max(LEAST_LOG, FULL_VIEW - len(encode(message))))
        return message

    def sync_group(self, group: Group) -> None:
        message = self.sync(group)
        group.board, group.version = message.board, self.table.version
        group.send(message)

    def sync_all(self) -> None:
        """Everything anew, for everybody."""
        self.table.pace.look()
        for group in list(self.table.audience.groups.values()):
            self.sync_group(group)

    def tell_prompt(self, seat: int | None = None) -> None:
        """The question has changed for one seat (or for everybody), though nothing has happened."""
        for group in list(self.table.audience.groups.values()):
            if seat is not None and group.viewer != seat:
                continue
            viewer = group.viewer
            group.send(
                Asked(
                    version=self.table.version,
                    prompt=self.prompt(group),
                    held=viewer in self.table.orders.held,
                    ahead=viewer != SPECTATOR and self.table.orders.ahead.passes(viewer),
                    undo=self.may_undo(viewer),
                    wish=self.table.wishes.told(),
                )
            )

    def chairs(self) -> list[Chair]:
        """Who sits where."""
        state = self.table.record.table.state
        return [
            Chair(
                seat=row.seat,
                name=row.name,
                who=row.who,
                bot=self.table.orders.player(row.seat),
                presence=self.table.hall.presence(self.table, row),
                standing=not self.table.started or self.table.game.is_playing(state, row.seat),
                bank=self.table.clock.bank(row.seat),
            )
            for row in self.table.seats
        ]

    def tell_people(self) -> None:
        """Who is here now."""
        message = People(
            version=self.table.version,
            chairs=self.chairs(),
            watchers=self.table.audience.watchers(self.table.people()),
            status=self.table.row.status,
            rematch=self.table.row.rematch or "",
            sequel=self.table.row.sequel,
        )
        self.table.audience.send(lambda _: message)

    def info(self, language: str) -> TableInfo:
        """What stands on the door, for somebody who has come in."""
        options = self.table.row.options
        return TableInfo(
            id=self.table.id,
            game=self.table.row.game,
            title=load_messages(language, self.table.game.message_files).format("game-title"),
            status=self.table.row.status,
            chairs=self.chairs(),
            hot_seat=bool(options.get("hot_seat")),
            private=bool(options.get("private", True)),
            setup=self.table.row.setup,
            pace=options.get("pace", "normal"),
            clock=options.get("clock", "none"),
            learn=self.table.learns,
            together=self.table.game.cooperative,
            open_hands=self.table.game.open_hands,
            chapter=self.table.game.series.series_text(language, self.table.record.setup),
            chosen=chosen(language, self.table.game, self.table.row.setup),
            notices=self._notices(language),
            watchers=self.table.audience.watchers(self.table.people()),
            seal=self.table.row.seal,
            rematch=self.table.row.rematch or "",
            sequel=self.table.row.sequel,
        )

    def _notices(self, language: str) -> list[str]:
        """What there is to say about what was chosen, as long as the game has not begun."""
        if self.table.started:
            return []
        return noticed(language, self.table.game, self.table.row.setup, [seat.name for seat in self.table.seats])


def last_of(things: list[T], most: int) -> list[T]:
    """The last ones that fit into so many bytes."""
    room = most
    for number, thing in enumerate(reversed(things)):
        room -= len(encode(thing)) + 1
        if room < 0:
            return things[len(things) - number :]
    return things


def seat_of(group: Group) -> int | None:
    """The seat of a group, or None if it only watches."""
    return None if group.viewer == SPECTATOR else group.viewer
