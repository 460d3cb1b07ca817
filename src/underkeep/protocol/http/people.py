"""The bodies about people: sessions, accounts, notifications, friends, and people whom a person hides."""

from __future__ import annotations

from typing import Any

from underkeep.core.state import Seat
from underkeep.protocol.socket import TableInfo, _Wire


class Me(_Wire):
    """The person of the request. `id` is public and gives no rights."""

    id: str
    name: str
    language: str = "en"
    account: str = ""
    """The account name, or empty for a guest."""
    prefs: dict[str, Any] = {}
    """The preferences that the client keeps with the person, such as speed, sound, theme, confirmations and stops."""
    played: int = 0
    """The number of games that the person has finished."""
    email: str = ""
    """The confirmed address of the account, to which a link for a new password can be sent; or empty."""
    mail: bool = False
    """Whether the server can send mails."""
    waiting: int = 0
    """The number of games that wait for the person."""


class MeChange(_Wire):
    """The values of a person to be changed. `prefs` are merged."""

    name: str | None = None
    language: str | None = None
    prefs: dict[str, Any] | None = None


class Account(_Wire):
    """The name and the password of an account."""

    name: str
    password: str


class PasswordChange(_Wire):
    """The present and the new password of an account."""

    old: str
    new: str


class EmailChange(_Wire):
    """The new address of an account, or an empty one to forget the address, and the password."""

    email: str
    password: str


class LinkToken(_Wire):
    """The token of a link from a mail."""

    token: str


class ForgottenPassword(_Wire):
    """The name of an account whose person has forgotten the password."""

    name: str


class PasswordReset(_Wire):
    """The token of a link for a new password, and the new password."""

    token: str
    password: str


class PersonDeletion(_Wire):
    """The password of the account that is to be deleted with its person. A guest needs none."""

    password: str = ""


class PersonAt(_Wire):
    """Another person at a table: the person in a `seat`, or the author of a `line` of the chat."""

    seat: Seat | None = None
    line: int | None = None


class Report(PersonAt):
    """A report to the operator about the name of the person in a `seat`, or about a `line` of the chat."""

    reason: str = ""


class HiddenPerson(_Wire):
    """A person who is muted at tables, or `blocked` at all of them."""

    id: str
    name: str
    blocked: bool = False


class Friend(_Wire):
    """A friend of the person."""

    id: str
    name: str


class FriendInvitation(_Wire):
    """An open table of a friend with a free seat, and the path of the link to it."""

    name: str
    table: TableInfo
    path: str


class Friends(_Wire):
    """The friends of the person by name, their open tables, and the path of the link that makes new friends."""

    link: str
    friends: list[Friend]
    invitations: list[FriendInvitation] = []


class QuietHours(_Wire):
    """The hours in which nothing is sent, in minutes after midnight. They may go over midnight."""

    start: int
    end: int


class NotificationChoices(_Wire):
    """How a person wants to be notified of games that wait: by mails, by one mail a day instead, and not in quiet
    hours. `timeZone` is the IANA name of the time zone of the person."""

    mail: bool = False
    digest: bool = False
    quiet: QuietHours | None = None
    time_zone: str = "UTC"


class NotificationSettings(NotificationChoices):
    """How a person wants to be notified, and what is possible."""

    push: bool = False
    """Whether this device gets push messages."""
    push_key: str = ""
    """The public key of the server with which a browser subscribes; empty if the server sends no push messages."""
    can_mail: bool = False
    """Whether the server sends mails and the person has a confirmed address."""


class PushSubscription(_Wire):
    """The subscription of a browser: the address of its push service, and its keys in base64 for URLs."""

    endpoint: str
    p256dh: str
    auth: str
