"""Who stands at the door: nothing foreign, nothing in haste, and every answer with the headers that keep it safe.

Litestar checks neither the origin of sockets nor that of requests, and its middleware does not see a path that it does
not know; so the guard stands around the whole application.
"""

from __future__ import annotations

import re
import socket as network
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from underkeep.core.errors import UserError
from underkeep.protocol.http import Trouble
from underkeep.server.accounts.people import Connection, hash_of, language_of, token_of
from underkeep.server.errors import Refusal
from underkeep.server.http.rate_limits import Counters

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LOOKING = re.compile(r"/api/games/[^/]+/(deck|practice)")
"""What only looks although it is posted, because a deck or a throw is too long for an address."""
LARGEST_BODY = 65_536

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

Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]


class Guard:
    """Checks every request and every handshake before the application sees it."""

    def __init__(self, public_url: str, host: str, counters: Counters) -> None:
        self.public = _origin(public_url)
        self.counters = counters
        self.names = _names_of_this_machine() | {host.lower()}

    async def __call__(self, app: Asgi, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(app, scope, receive, send)
        else:
            await self._handshake(app, scope, receive, send)

    # --- requests -------------------------------------------------------------------------------------------

    async def _request(self, app: Asgi, scope: Any, receive: Receive, send: Send) -> None:
        connection: Connection = Connection(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                named = {name.lower() for name, _ in own}
                message["headers"] = [*own, *(header for header in HEADERS if header[0] not in named)]
            await send(message)

        try:
            if scope["method"] not in SAFE:
                self.check_origin(connection)
                self._check_size(connection)
            if scope["path"].startswith(("/api/", "/join/")):
                self._check_haste(connection, scope["method"] in SAFE or bool(LOOKING.fullmatch(scope["path"])))
        except Refusal as refusal:
            await _answer(refusal, connection, send_safely)
            return
        await app(scope, receive, send_safely)

    def check_origin(self, connection: Connection) -> None:
        """Only our own pages may change anything; a program without an origin only with a bearer token, which no
        foreign page can have."""
        origin = connection.headers.get("origin")
        if origin is None:
            if not connection.headers.get("authorization", "").lower().startswith("bearer "):
                raise Refusal(403, "lobby-foreign")
        elif not self.is_ours(origin, connection):
            raise Refusal(403, "lobby-foreign")

    def is_ours(self, origin: str, connection: Connection) -> bool:
        """Whether an origin is that of our own pages. A name that only claims to be this machine is not believed:
        it must be an address, a name of this machine, or the public address that was given."""
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
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refusal(413, "lobby-too-large", most=LARGEST_BODY // 1024)

    def _check_haste(self, connection: Connection, reads: bool) -> None:
        counters, address, token = self.counters, address_of(connection), token_of(connection)
        (counters.reads_of_address if reads else counters.changes_of_address).take(address)
        if token:
            (counters.reads if reads else counters.changes).take(hash_of(token))

    # --- sockets --------------------------------------------------------------------------------------------

    async def _handshake(self, app: Asgi, scope: Any, receive: Receive, send: Send) -> None:
        connection: Connection = Connection(scope)
        try:
            self.check_origin(connection)
        except Refusal as refusal:
            await refuse_handshake(refusal, connection, receive, send)
            return
        await app(scope, receive, send)


async def refuse_handshake(refusal: Refusal, connection: Connection, receive: Receive, send: Send) -> None:
    """Answer a handshake with a status instead of a socket."""
    if "websocket.http.response" in (connection.scope.get("extensions") or {}):
        await receive()
        body = _body(refusal, connection)
        headers = [(b"content-type", b"application/json"), *_wait(refusal), *HEADERS]
        start: Any = {"type": "websocket.http.response.start", "status": refusal.status, "headers": headers}
        end: Any = {"type": "websocket.http.response.body", "body": body}
        await send(start)
        await send(end)
    else:
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})


async def _answer(refusal: Refusal, connection: Connection, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), *_wait(refusal)]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": _body(refusal, connection), "more_body": False})


def _wait(refusal: Refusal) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", str(refusal.wait).encode())] if refusal.wait else []


def _body(refusal: UserError, connection: Connection) -> bytes:
    code = refusal.code if isinstance(refusal, Refusal) else "refused"
    return msgspec.json.encode(Trouble(code=code, text=refusal.text_in(language_of(connection))))


def address_of(connection: Connection) -> str:
    """Where a request comes from. Behind a proxy that was named at the start the server knows the real address."""
    client = connection.scope.get("client")
    return client[0] if client else ""


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""


def _names_of_this_machine() -> set[str]:
    name = network.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}
