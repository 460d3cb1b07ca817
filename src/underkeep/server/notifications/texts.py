"""The texts of notifications: the game, the people at the table, who moved last, and a link. Nothing of the position is
told, so that nothing hidden can leak."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from underkeep.core import registry
from underkeep.core.errors import UserError
from underkeep.core.messages import Messages, load_messages
from underkeep.server.accounts.people import derived_token
from underkeep.server.errors import LOBBY_MESSAGES
from underkeep.server.lobby.waiting import clock_end
from underkeep.server.notifications.quiet_hours import time_zone
from underkeep.server.storage.notification_statements import Recipient
from underkeep.server.storage.rows import SeatRow, TableRow

MAX_LISTED_GAMES = 20
"""The number of games that a mail lists."""


class WaitingGame(NamedTuple):
    """A game that waits for a person, in words."""

    table: str
    version: int
    title: str
    sentence: str
    """Who moved last, and who sits at the table."""
    deadline: float | None


def waiting_game(row: TableRow, seats: Sequence[SeatRow], language: str) -> WaitingGame:
    """Return a table that waits for a person, in words of a language."""
    messages = load_messages(language, LOBBY_MESSAGES)
    names = ", ".join(seat.name for seat in seats if seat.name)
    after = None if row.asked_after is None else seats[row.asked_after].name
    moved = messages.format("turn-moved", name=after) if after else messages.format("turn-first")
    sentence = f"{moved} {messages.format('turn-people', names=names)}"
    return WaitingGame(row.id, row.version, _title(row, language), sentence, clock_end(row))


def _title(row: TableRow, language: str) -> str:
    """Return the title of a game; its name if it is not installed any more."""
    try:
        return load_messages(language, registry.get(row.game).message_files).format("game-title")
    except UserError:
        return row.game


class PushMessage(msgspec.Struct):
    """What the service worker of the client shows: a title, a text, and the page that a click opens. A message with the
    tag of an earlier one replaces it."""

    title: str
    body: str
    tag: str
    url: str


def push_message(games: Sequence[WaitingGame], language: str) -> PushMessage:
    """Return the push message about one game or several."""
    messages = load_messages(language, LOBBY_MESSAGES)
    if len(games) == 1:
        (game,) = games
        title = messages.format("turn-title", game=game.title)
        return PushMessage(title, game.sentence, f"table {game.table}", f"/table/{game.table}")
    title = messages.format("turn-several", count=len(games))
    return PushMessage(title, ", ".join(game.title for game in games), "tables", "/")


class Mail(NamedTuple):
    """A mail: its message, the values of the message, and its headers."""

    message: str
    values: dict[str, Any]
    headers: dict[str, str]


def mails_off_token(secret: bytes, person: str) -> str:
    """Return the signed token of the link that switches off the mails of a person."""
    return f"{person}.{derived_token(secret, 'mails-off', person)}"


def turn_mail(games: Sequence[WaitingGame], recipient: Recipient, server: str, secret: bytes, name: str) -> Mail:
    """Return the mail about games that wait. `name` identifies the mail, so that a mail that is sent twice, because a
    process ended in between, counts as one for mail programs."""
    messages, base = load_messages(recipient.language, LOBBY_MESSAGES), server.rstrip("/")
    off = f"{base}/mails/off/{mails_off_token(secret, recipient.settings.person)}"
    lines = [_mail_lines(game, recipient, messages, base) for game in games[:MAX_LISTED_GAMES]]
    if len(games) > MAX_LISTED_GAMES:
        lines.append(f"{base}/")
    values: dict[str, Any] = {"count": len(games), "game": games[0].title, "games": "\n\n".join(lines), "off": off}
    headers = {
        "List-Unsubscribe": f"<{off}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Message-ID": f"<{sha256(name.encode()).hexdigest()[:32]}@underkeep>",
    }
    return Mail("mail-turn" if len(games) == 1 else "mail-turns", values, headers)


def _mail_lines(game: WaitingGame, recipient: Recipient, messages: Messages, base: str) -> str:
    lines = [game.title, game.sentence]
    if game.deadline is not None:
        local = datetime.fromtimestamp(game.deadline, UTC).astimezone(time_zone(recipient.settings))
        lines.append(messages.format("turn-deadline", time=local.strftime("%Y-%m-%d %H:%M %Z")))
    return "\n".join([*lines, f"{base}/table/{game.table}"])
