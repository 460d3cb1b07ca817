"""The security middleware: checks of origin, size and rate before the application, and safe headers on every response.

Litestar checks neither the origin of sockets nor that of requests, and its middleware does not see a path that it does
not know. This middleware therefore wraps the whole application.
"""

from __future__ import annotations

import re
import socket as network
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from underkeep.core.errors import UserError
from underkeep.protocol.http.errors import Trouble
from underkeep.server.accounts.people import hash_of
from underkeep.server.errors import ApiError
from underkeep.server.http.requests import Connection, address_of, language_of, token_of
from underkeep.server.metrics import Metrics
from underkeep.server.rate_limits import RateLimits

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE_METHODS | {"POST", "PATCH", "PUT", "DELETE"}
"""The methods that are counted by their name."""
READING_POSTS = re.compile(r"/api/games/[^/]+/(deck|practice|page-check)")
"""The routes that only read although they are posted, because a deck, a throw or a page is too long for an
address."""
MAILS_OFF = "/mails/off/"
"""The links of mails: mail programs post to them without an origin, and their tokens are signed."""
MAX_BODY_BYTES = 65_536

SOURCES = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "media-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{kind} {where}" for kind, where in SOURCES.items())
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""Browsers then use https only for a year. It is sent only if the public address has https."""

Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


class SecurityMiddleware:
    """Checks every request and every handshake before the application sees it."""

    def __init__(self, public_url: str, host: str, rate_limits: RateLimits, metrics: Metrics) -> None:
        self.metrics = metrics
        self.public = _origin(public_url)
        self.headers = [*HEADERS, HTTPS_ONLY] if self.public.startswith("https:") else HEADERS
        self.rate_limits = rate_limits
        self.names = _names_of_this_machine() | {host.lower()}

    async def __call__(self, app: Asgi, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(app, scope, receive, send)
        else:
            await self._handshake(app, scope, receive, send)

    # --- requests -------------------------------------------------------------------------------------------

    async def _request(self, app: Asgi, scope: Any, receive: Receive, send: Send) -> None:
        connection: Connection = Connection(scope)
        began = time.perf_counter()

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                method = scope["method"] if scope["method"] in METHODS else "other"
                self.metrics.requests[method, message["status"]] += 1
                self.metrics.request_seconds.observe(time.perf_counter() - began)
                own = list(message.get("headers", []))
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(header for header in self.headers if header[0] not in named)]
            await send(message)

        try:
            if scope["method"] not in SAFE_METHODS:
                if not scope["path"].startswith(MAILS_OFF):
                    self.check_origin(connection)
                self._check_size(connection)
            if scope["path"].startswith(("/api/", "/join/", MAILS_OFF)):
                self._check_rate(
                    connection, scope["method"] in SAFE_METHODS or bool(READING_POSTS.fullmatch(scope["path"]))
                )
        except ApiError as error:
            await _respond(error, connection, send_safely)
            return
        await app(scope, _noting_disconnect(scope, receive), send_safely)

    def check_origin(self, connection: Connection) -> None:
        """Raise an ApiError unless a request comes from a page of this server, or from a program without an origin
        but with a bearer token, which no foreign page can have."""
        origin = connection.headers.get("origin")
        if origin is None:
            if not connection.headers.get("authorization", "").lower().startswith("bearer "):
                raise ApiError(403, "lobby-foreign")
        elif not self.is_own_origin(origin, connection):
            raise ApiError(403, "lobby-foreign")

    def is_own_origin(self, origin: str, connection: Connection) -> bool:
        """Whether an origin is that of the pages of this server. The host must be an IP address, a name of this machine
        or the public address, because a foreign name can point to this machine too."""
        if self.public and origin == self.public:
            return True
        host = connection.headers.get("host", "").lower()
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return origin == f"{scheme}://{host}" and self._is_this_machine(host)

    def _is_this_machine(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        try:
            ip_address(name)
        except ValueError:
            return name in self.names or name.endswith(".localhost")
        return True

    def _check_size(self, connection: Connection) -> None:
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MAX_BODY_BYTES:
            raise ApiError(413, "lobby-too-large", most=MAX_BODY_BYTES // 1024)

    def _check_rate(self, connection: Connection, reads: bool) -> None:
        rate_limits, address, token = self.rate_limits, address_of(connection), token_of(connection)
        (rate_limits.reads_of_address if reads else rate_limits.changes_of_address).take(address)
        if token:
            (rate_limits.reads if reads else rate_limits.changes).take(hash_of(token))

    # --- sockets --------------------------------------------------------------------------------------------

    async def _handshake(self, app: Asgi, scope: Any, receive: Receive, send: Send) -> None:
        connection: Connection = Connection(scope)
        try:
            self.check_origin(connection)
        except ApiError as error:
            await refuse_handshake(error, connection, receive, send)
            return
        await app(scope, receive, send)


def _noting_disconnect(scope: Any, receive: Receive) -> Receive:
    """Return a receive function that notes in the scope if the client ends the connection before its request is
    complete."""

    async def receive_and_note() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope.setdefault("state", {})["is_disconnected"] = True
        return message

    return receive_and_note


async def refuse_handshake(error: ApiError, connection: Connection, receive: Receive, send: Send) -> None:
    """Answer a handshake with a status of HTTP instead of a socket."""
    if "websocket.http.response" in (connection.scope.get("extensions") or {}):
        await receive()
        body = _body(error, connection)
        headers = [(b"content-type", b"application/json"), *_retry_after(error), *HEADERS]
        start: Any = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
        end: Any = {"type": "websocket.http.response.body", "body": body}
        await send(start)
        await send(end)
    else:
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})


async def _respond(error: ApiError, connection: Connection, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), *_retry_after(error)]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": _body(error, connection), "more_body": False})


def _retry_after(error: ApiError) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", str(error.retry_after).encode())] if error.retry_after else []


def _body(error: UserError, connection: Connection) -> bytes:
    code = error.code if isinstance(error, ApiError) else "refused"
    return msgspec.json.encode(Trouble(code=code, text=error.text_in(language_of(connection))))


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


def _names_of_this_machine() -> set[str]:
    name = network.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}
