"""The record of a live table, together with what is known of its stored entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from underkeep.core import registry
from underkeep.core.capabilities.daily_challenge import category_of
from underkeep.core.capabilities.keys import DAILY_CHALLENGE
from underkeep.core.game import Game
from underkeep.core.records.deck_lists import fingerprint, read_deck_lists
from underkeep.core.records.record import BOT, Record, StoredDeal, engine_seed, make_unchecked_setup
from underkeep.core.records.rules_migrations import OtherRules, migrate
from underkeep.core.state import Seat
from underkeep.server.errors import TableError
from underkeep.server.storage.rows import EntryRow, PositionRow, ScoreRow, SeatRow, TableRow
from underkeep.server.storage.store import Store


class PositionMismatch(TableError):
    """The stored answers do not lead to the stored position, so the game was changed."""

    def __init__(self, version: int) -> None:
        super().__init__("table-other-position", version=version)


def read_deal(row: TableRow) -> StoredDeal:
    """Return the deal of a table. Raises a TableError if the table was made before deals were stored."""
    stored = row.options.get("deal")
    if stored is None:
        raise TableError("table-older-rules")
    return msgspec.convert(stored, StoredDeal)


def replace_data(entry: EntryRow, data: bytes) -> EntryRow:
    """Return an entry with other data."""
    return msgspec.structs.replace(entry, data=data)


async def migrated_row(store: Store, row: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """Return the row of a table, and migrate a table of older rules in storage first. The migrated answers are played
    before anything is stored. Raises a UserError if no migration leads to the rules of this program, or if the answers
    cannot be played."""
    game, deal = registry.get(row.game), read_deal(row)
    if deal.rules == game.version:
        return row
    entries = await store.entries(row.id)
    migrated, data = migrate(game, deal, [(entry.kind, entry.seat, entry.data) for entry in entries])
    # The shuffle proof is about the deal to which the table has committed itself.
    options = {"made": row.options["deal"], **row.options, "deal": msgspec.to_builtins(migrated)}
    row = msgspec.structs.replace(row, options=options)
    new_entries = [replace_data(entry, new) for entry, new in zip(entries, data, strict=True)]
    StoredRecord(game, row, seats).read(new_entries)
    await store.replace_entries(row.id, options, {entry.version: entry.data for entry in new_entries})
    return row


class StoredRecord:
    """A record, the versions at which messages were stored, and the number of events at each version."""

    def __init__(self, game: Game, row: TableRow, seats: Sequence[SeatRow]) -> None:
        deal = read_deal(row)
        if deal.rules != game.version:
            raise OtherRules(deal.rules, game.version)
        setup = make_unchecked_setup(game, deal.choices, [seat.name for seat in seats])
        chosen = row.options.get("engine_seed")
        seed = engine_seed(row.seed, deal.seed_bits) if chosen is None else int(chosen)
        self.record = Record(game, setup, seed, read_deck_lists(deal.decks))
        self.daily = row.daily
        """The day whose daily challenge is played; empty at other tables."""
        self.version_by_message: dict[tuple[int, str], int] = {}
        """The version at which a message of a seat was stored."""
        self.event_counts = [len(self.record.table.events)]
        """The number of events at each version."""

    def read(self, entries: Iterable[EntryRow], position: PositionRow | None = None) -> None:
        """Play entries that were read from storage. Raises PositionMismatch if they lead to another position than the
        stored one."""
        for entry in entries:
            self.record.read([(entry.kind, entry.seat, entry.data)])
            self.event_counts.append(len(self.record.table.events))
            self._keep_message(entry)
            if position is not None and position.version == self.record.version:
                self._compare(position)

    def _compare(self, position: PositionRow) -> None:
        """Compare the present position with a stored one. Positions of other rules cannot be compared."""
        game = self.record.game
        if position.rules == game.version and position.fingerprint != fingerprint(game, self.record.table.state):
            raise PositionMismatch(position.version)

    def take_back(self, before: Record) -> None:
        """Put the record back to a copy that was made before its last entries, which were not stored."""
        self.record = before

    def stored(self, entries: Sequence[EntryRow]) -> None:
        """Take note that entries, which the record has played already, are stored now. Nobody was told of the versions
        between them, so all of them have the number of events of the last one."""
        for entry in entries:
            self._keep_message(entry)
        self.event_counts += [len(self.record.table.events)] * len(entries)

    def _keep_message(self, entry: EntryRow) -> None:
        if entry.message and entry.seat is not None:
            self.version_by_message[entry.seat, entry.message] = entry.version

    def result(self) -> dict[str, Any]:
        """Return the result of the finished game, as it is stored with the table."""
        table = self.record.table
        return {
            "winners": list(table.winners),
            "scores": table.game.scores(table.state),
            "without_result": self.record.ended,
        }

    def scores(self, seats: Sequence[SeatRow], at: float) -> list[ScoreRow]:
        """Return the scores of the finished game for the people for whom no bot has answered."""
        record = self.record
        if record.ended:
            return []
        helped = {answer.seat for answer in record.answers if answer.by == BOT}
        return [
            ScoreRow(table=row.table, seat=row.seat, category=category, score=score, at=at)
            for row in seats
            if row.who == "person" and row.seat not in helped
            for category, score in self._results(row.seat)
        ]

    def _results(self, seat: Seat) -> list[tuple[str, int]]:
        """Return the categories and scores of a seat in the finished game."""
        table = self.record.table
        results = list(table.game.scoreboards.results(table.state, seat))
        if self.daily:
            score = table.game.require(DAILY_CHALLENGE).score(table)
            results += [] if score is None else [(category_of(self.daily), score)]
        return results
