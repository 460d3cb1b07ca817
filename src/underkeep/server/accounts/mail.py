"""Mails of the server to people who have stored an address with their account."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Mapping
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from underkeep.core.messages import load_messages
from underkeep.server.errors import LOBBY_MESSAGES, ApiError
from underkeep.server.storage.database import StorageError

log = logging.getLogger(__name__)

SMTP_SECONDS = 20.0
"""The time in which an SMTP server must answer."""
MAX_EMAIL_LENGTH = 254
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
"""The hosts to which a password is sent without TLS."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class SmtpServer(NamedTuple):
    """The SMTP server that takes the mails, and the sender's address of all mails."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    is_tls: bool = False
    """Whether the connection begins with TLS (`smtps:`). Otherwise TLS is used if the SMTP server offers it."""


def smtp_server(url: str) -> SmtpServer:
    """Return the SMTP server of a URL. Raises a UserError for a bad one.

    >>> smtp_server("smtps://me:se%40cret@mail.example?from=games@play.example").sender
    'games@play.example'
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise StorageError("serve-bad-smtp", url=_without_password(url)) from None
    sender = parse_qs(parts.query).get("from", [""])[-1]
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path not in ("", "/") or not is_email(sender):
        raise StorageError("serve-bad-smtp", url=_without_password(url))
    is_tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(host, port or (465 if is_tls else 587 if user else 25), sender, user, password, is_tls)


def _without_password(url: str) -> str:
    """Return a URL in which the password is not shown."""
    return re.sub(r"(//[^:/@]*):.*@", r"\1:…@", url)


def is_email(text: str) -> bool:
    """Whether a text is an address to which a mail can be sent."""
    return len(text) <= MAX_EMAIL_LENGTH and _ADDRESS.fullmatch(text) is not None


def checked_email(text: str) -> str:
    """Return an address without blanks around it. Raises an ApiError for a bad one."""
    if not is_email(email := text.strip()):
        raise ApiError(400, "lobby-bad-email")
    return email


class Mailer:
    """Sends mails through one SMTP server, each in a thread of its own, so that no request of a table waits."""

    def __init__(self, smtp: SmtpServer) -> None:
        self._smtp = smtp
        self._tasks: set[asyncio.Task[None]] = set()

    async def send(
        self, to: str, message: str, language: str, headers: Mapping[str, str] | None = None, /, **values: Any
    ) -> None:
        """Send a mail whose subject and text are a message, with further headers. Raises an ApiError if the SMTP server
        does not take it."""
        messages = load_messages(language, LOBBY_MESSAGES)
        mail = EmailMessage()
        mail["Subject"] = messages.format(message, **values)
        mail["From"], mail["To"], mail["Date"] = self._smtp.sender, to, formatdate()
        usual = {"Message-ID": make_msgid(domain=self._smtp.sender.rpartition("@")[2])}
        for name, value in {**usual, **(headers or {})}.items():
            mail[name] = value
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(messages.format(f"{message}.text", **values) + "\n")
        try:
            await asyncio.to_thread(self._deliver, mail)
        except (OSError, smtplib.SMTPException) as error:
            # The address and the link of the mail are not written into the log.
            log.warning("A mail could not be sent: %s", type(error).__name__)
            raise ApiError(503, "lobby-mail-failed") from None

    def send_later(self, to: str, message: str, language: str, **values: str) -> None:
        """Send a mail in the background, so that the time of a response does not tell whether a mail was sent."""

        async def send() -> None:
            # A failure is in the log.
            with suppress(ApiError):
                await self.send(to, message, language, **values)

        task = asyncio.get_running_loop().create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for the mails that are being sent."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SMTP_SECONDS)

    def _deliver(self, mail: EmailMessage) -> None:
        smtp, tls = self._smtp, ssl.create_default_context()
        if smtp.is_tls:
            connection: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SMTP_SECONDS, context=tls)
        else:
            connection = smtplib.SMTP(smtp.host, smtp.port, timeout=SMTP_SECONDS)
        with connection:
            connection.ehlo()
            if not smtp.is_tls and connection.has_extn("starttls"):
                connection.starttls(context=tls)
                connection.ehlo()
            elif smtp.user and not smtp.is_tls and smtp.host not in LOCAL_HOSTS:
                raise smtplib.SMTPNotSupportedError("the password would not be encrypted")
            if smtp.user:
                connection.login(smtp.user, smtp.password)
            connection.send_message(mail)
