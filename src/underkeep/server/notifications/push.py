"""Push messages to browsers: the keys of the server (VAPID), and sending a message to one device.

The library `pywebpush` encrypts and signs. It is part of the extra `push`, and is imported when the first message is
sent or the first device subscribes; everything runs in threads beside the event loop.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import logging
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from underkeep.server.accounts.mail import is_email
from underkeep.server.errors import ApiError
from underkeep.server.notifications.endpoints import (
    SOCKET_SECONDS,
    CheckedSession,
    EndpointRefused,
    checked_addresses,
    split_endpoint,
)
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.notification_statements import setting_or_new
from underkeep.server.storage.rows import PushSubscriptionRow
from underkeep.server.storage.store import Store

log = logging.getLogger(__name__)

VAPID_KEY = "vapid_key"
"""The name of the setting with the private key of the server."""
THREAD_COUNT = 8
"""The number of messages that are sent at the same time."""
TTL_SECONDS = 86_400
"""The time for which a push service keeps a message for a device that is switched off."""
GONE = (404, 410)
"""The statuses with which a push service says that a subscription has ended."""
DEFAULT_CONTACT = "mailto:nobody@localhost"
KEY_LENGTH, AUTH_LENGTH = 65, 16
"""The length of the public key of a device and of its shared secret, in bytes."""


class SubscriptionGone(Exception):
    """The device does not get push messages any more."""


class PushFailed(Exception):
    """The push service did not take a message. A repeat can succeed."""


def checked_contact(contact: str) -> str:
    """Return the address under which push services reach the operator. Raises a UserError unless it is empty, begins
    with `mailto:` or is one of https.

    >>> checked_contact("mailto:games@play.example")
    'mailto:games@play.example'
    """
    is_mail = contact.startswith("mailto:") and is_email(contact.removeprefix("mailto:"))
    if contact and not is_mail and not (contact.startswith("https://") and urlsplit(contact).netloc):
        raise StorageError("serve-bad-push-contact", contact=contact)
    return contact


def checked_key(text: str, length: int) -> str:
    """Return a key of a device. Raises an ApiError unless it is base64 for URLs and has this length in bytes."""
    try:
        key = base64.urlsafe_b64decode(text[:200] + "=" * (-len(text[:200]) % 4))
    except ValueError:
        key = b""
    if len(key) != length or not text.isascii():
        raise ApiError(400, "lobby-bad-push-key")
    return text.rstrip("=")


class PushSender:
    """Sends push messages, and keeps the keys of the server."""

    def __init__(self, store: Store, contact: str = "", allows_private: bool = False) -> None:
        self._store = store
        self._contact = contact or DEFAULT_CONTACT
        self._allows_private = allows_private
        self._threads = ThreadPoolExecutor(THREAD_COUNT, thread_name_prefix="underkeep-push")
        self._vapid: Any = None

    @property
    def is_installed(self) -> bool:
        """Whether the library is installed."""
        return find_spec("pywebpush") is not None

    def close(self) -> None:
        """End the threads. Messages that are being sent are given up; another process sends them later."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def public_key(self) -> str:
        """Return the public key with which a browser subscribes; empty if the library is not installed."""
        return await self._in_thread(_public_key, await self._keys()) if self.is_installed else ""

    async def check_endpoint(self, endpoint: str) -> None:
        """Raise an ApiError unless the server would send something to the address of a push service, or if it cannot
        send at all."""
        if not self.is_installed:
            raise ApiError(409, "lobby-no-push")
        try:
            parts = split_endpoint(endpoint, self._allows_private)
            await self._in_thread(checked_addresses, parts, self._allows_private)
        except EndpointRefused:
            raise ApiError(400, "lobby-bad-push-endpoint") from None

    async def send(self, device: PushSubscriptionRow, message: bytes, topic: str) -> None:
        """Send a message to a device. A later message of the same topic replaces one that was not delivered. Raises
        `SubscriptionGone` or `PushFailed`."""
        if not self.is_installed:
            raise PushFailed("the library is missing")
        await self._in_thread(self._send, await self._keys(), device, message, topic)

    async def _in_thread(self, work: Any, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def _keys(self) -> Any:
        """Return the keys of the server, which are made and stored when they are used first."""
        if self._vapid is None:
            made = await self._in_thread(_new_private_key)
            stored = await self._store.write(lambda connection: setting_or_new(connection, VAPID_KEY, made))
            self._vapid = await self._in_thread(_read_private_key, stored)
        return self._vapid

    def _send(self, vapid: Any, device: PushSubscriptionRow, message: bytes, topic: str) -> None:
        from pywebpush import WebPushException, webpush

        keys = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        session: Any = CheckedSession(self._allows_private)
        headers = {"Urgency": "normal", "Topic": sha256(topic.encode()).hexdigest()[:32]}
        claims: dict[str, str | int] = {"sub": self._contact}
        try:
            webpush(
                keys,
                message,
                vapid,
                claims,
                ttl=TTL_SECONDS,
                timeout=SOCKET_SECONDS,
                headers=headers,
                requests_session=session,
            )
        except WebPushException as error:
            if error.status_code in GONE:
                raise SubscriptionGone from None
            raise PushFailed(f"status {error.status_code}") from None
        except EndpointRefused:
            raise SubscriptionGone from None
        except (OSError, http.client.HTTPException) as error:
            raise PushFailed(type(error).__name__) from None
        except ValueError:
            # The key of the device is no point of the curve.
            raise SubscriptionGone from None


def _new_private_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    number: int = vapid.private_key.private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def _read_private_key(text: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(text.encode())


def _public_key(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
