"""The rows of the database as structs."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from underkeep.core.state import Seat


class PersonRow(msgspec.Struct, kw_only=True):
    """A person: a guest, or the owner of the account with this name."""

    id: str
    name: str
    language: str = "en"
    prefs: dict[str, Any] = {}
    account: str = ""
    created: float = 0.0
    seen: float = 0.0


class AccountRow(msgspec.Struct, kw_only=True):
    """An account: a name, the hash of a password, and the confirmed address of the person, or empty."""

    name_key: str
    name: str
    password_hash: str
    person: str
    email: str = ""


class AccountLinkRow(msgspec.Struct, kw_only=True):
    """A link that is valid once: `reset` sets a new password, `email` confirms the address in `email`."""

    hash: str
    person: str
    purpose: str
    expires: float
    email: str = ""


class HiddenPersonRow(msgspec.Struct, kw_only=True):
    """A person whom another person has muted at a table, or blocked at all tables (`table` is empty)."""

    other: str
    name: str
    table: str = ""


class ReportRow(msgspec.Struct, kw_only=True):
    """A name or a line of the chat that a person has reported to the operator. A report of a name has no `line`."""

    id: str
    reporter: str | None
    person: str
    name: str
    table: str
    text: str
    reason: str
    at: float
    line: int | None = None


class PushSubscriptionRow(msgspec.Struct, kw_only=True):
    """A device that gets push messages: the address of its push service, and the keys for which they are encrypted.
    `token` is the hash of the session token of the device."""

    id: str
    token: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: float


class NotificationSettingsRow(msgspec.Struct, kw_only=True):
    """How a person wants to be notified of games that wait."""

    person: str
    mail: bool = False
    """Whether mails are sent to the confirmed address of the account."""
    digest: bool = False
    """Whether there is one mail a day with all games that wait, instead of single mails."""
    quiet_from: int | None = None
    """The beginning of the quiet hours, in minutes after midnight; None without quiet hours."""
    quiet_to: int | None = None
    time_zone: str = "UTC"
    """The IANA name of the time zone of the person."""
    digest_at: float | None = None
    """The time of the next digest."""


class NotificationRow(msgspec.Struct, kw_only=True):
    """A notification that is to be sent: that a table waits for a person, or the digest of a day."""

    id: str
    person: str
    channel: str
    """`push`, `mail` or `digest`, which is a mail too."""
    due: float
    device: str | None = None
    """The push subscription of the device; None for mails."""
    table: str | None = None
    version: int = 0
    """The version of the table that waits."""
    attempts: int = 0
    claimed_until: float = 0.0
    """The time until which a process is sending the notification."""


class WrittenPageRow(msgspec.Struct, kw_only=True):
    """A page that a person has written for a game."""

    id: str
    person: str
    game: str
    text: str
    created: float
    updated: float


class AskedSeat(NamedTuple):
    """The seat whose person is shown the open decision of a table, since a time of the wall clock. `after` is the seat
    that moved last before, if any."""

    seat: Seat
    at: float
    after: Seat | None = None


class TableRow(msgspec.Struct, kw_only=True):
    """A table. `seed` is secret until the game is over; `seal`, the commitment to it, is shown from the beginning."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: bytes
    seal: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    owner: str
    options: dict[str, Any] = {}
    """`private`, `open_seats`, `ready_check`, `hot_seat`, `pace`, `clock`, `learn`, `language`, `deal`, `engine_seed`
    where the seed was chosen, and `daily` at the table of a daily challenge: the day."""
    clock: dict[str, Any] | None = None
    """The clock at the last answer (`live.play.clock.StoredClock`); None without a limit."""
    asked_seat: Seat | None = None
    """The seat whose person is shown the open decision; None if the table waits for no person."""
    asked_at: float | None = None
    """The time since when the table waits for this person."""
    asked_after: Seat | None = None
    """The seat that moved last before."""
    notify_at: float | None = None
    """The time at which the person is notified, unless the person comes; None if that was done or is not needed."""
    notified_version: int | None = None
    """The version of the last decision of which a person was notified."""
    version: int = 0
    watch_token_hash: str = ""
    result: dict[str, Any] | None = None
    rematch: str = ""
    sequel: str = ""
    created: float = 0.0
    updated: float = 0.0

    @property
    def is_started(self) -> bool:
        """Whether the game has begun."""
        return self.status in ("playing", "over")

    @property
    def is_tutorial(self) -> bool:
        """Whether the table explains the game."""
        return bool(self.options.get("learn"))

    @property
    def has_ready_check(self) -> bool:
        """Whether the game waits until all people have said that they are ready."""
        return bool(self.options.get("ready_check"))

    @property
    def daily(self) -> str:
        """The day whose daily challenge is played here (`2026-11-19`); empty at other tables."""
        return str(self.options.get("daily", ""))

    @property
    def has_chosen_seed(self) -> bool:
        """Whether the seed of the shuffles was chosen, by the person who made the table or for a daily challenge."""
        return self.options.get("engine_seed") is not None

    @property
    def owner_knows_shuffles(self) -> bool:
        """Whether the person who made the table chose the seed. The seed of a daily challenge is secret."""
        return self.has_chosen_seed and not self.daily

    @property
    def public_seal(self) -> str:
        """The seal that people are shown. A chosen seed is no secret, so there is nothing to seal."""
        return "" if self.has_chosen_seed else self.seal


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat. `who` is `person`, `bot` or `open`. A seat for a person that is still free has no `person`."""

    table: str
    seat: Seat
    who: str
    person: str | None = None
    bot: str = ""
    name: str = ""
    generation: int = 0
    """The number of links that the seat has had; only the last one is valid."""
    token_hash: str = ""
    stand_in: str = ""
    """The bot that plays while the person is away."""
    prefs: dict[str, Any] = {}
    ready: bool = False
    """Whether the person is ready to begin, at a table with a ready check."""

    @property
    def waiting(self) -> bool:
        """Whether the seat is free."""
        return self.who == "open" or (self.who == "person" and self.person is None)


class NewTableRow(TableRow, kw_only=True):
    """A table and its seats, to be stored together."""

    seats: list[SeatRow]


class EntryRow(msgspec.Struct, kw_only=True):
    """One entry of the record of a table. `message` is the id that the client gave to its request, or empty."""

    table: str
    version: int
    kind: str
    data: bytes
    at: float
    seat: Seat | None = None
    message: str = ""


class PositionRow(msgspec.Struct, kw_only=True):
    """The last stored position of a table: what its viewers saw at a version, readable without its rules."""

    table: str
    version: int
    rules: int
    program: str
    """The version of the program that has stored the position."""
    fingerprint: int
    """A short hash of the state. A record that leads to another state at this version has been changed."""
    data: bytes
    at: float


class ScoreRow(msgspec.Struct, kw_only=True):
    """The score of a seat in a finished game, in one category (`SCOREBOARD/ENTRY`)."""

    table: str
    seat: Seat
    category: str
    score: int
    at: float


WON, LOST, PLAYED = "won", "lost", "played"
"""The outcomes of a finished game for a seat; a solo game without victory or defeat was only played."""


class SeatResultRow(msgspec.Struct, kw_only=True):
    """The result of a person in a finished game."""

    table: str
    seat: Seat
    character: str
    """The key of the character that the person has played."""
    outcome: str
    figures: dict[str, int]
    achievements: list[str]
    """The names of the achievements that the game has earned."""
    at: float
    game: str = ""
    """The name of the game; it is not stored here, and filled in when results are read."""


class ChatRow(msgspec.Struct, kw_only=True):
    """A line of the chat. The store gives its number `n`; `message` is the id that the client gave to it, or empty. A
    notice of the table itself has no `person`, and its `text` is a message and its values (`notice_row`)."""

    table: str
    person: str
    name: str
    text: str
    at: float
    seat: Seat | None = None
    n: int = 0
    message: str = ""

    @property
    def is_notice(self) -> bool:
        """Whether the line is a notice of the table itself. The lines of a deleted person have no text."""
        return not self.person and bool(self.text)


def notice_row(table: str, message: str, values: dict[str, str], at: float, id: str = "") -> ChatRow:
    """Return the line of the chat for a notice of the table. Its text is made for each reader, in the reader's
    language. Of several notices with the same id only one is stored."""
    text = msgspec.json.encode([message, values]).decode()
    return ChatRow(table=table, person="", name="", text=text, at=at, message=id)


def read_notice(row: ChatRow) -> tuple[str, dict[str, str]]:
    """Return the message of a notice, and its values."""
    return msgspec.json.decode(row.text, type=tuple[str, dict[str, str]])


class DailyScoreRow(msgspec.Struct, kw_only=True):
    """The score of a person in the daily challenge of a day."""

    person: str
    name: str
    score: int
    at: float
    table: str
    seat: Seat


class FriendRow(msgspec.Struct, kw_only=True):
    """A friend of a person."""

    id: str
    name: str
