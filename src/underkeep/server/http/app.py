"""The server as one application: its routes, its socket, and what it says when something goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from underkeep.core.errors import UserError
from underkeep.protocol.http import Trouble
from underkeep.server.accounts.people import People, language_of
from underkeep.server.errors import Refusal
from underkeep.server.http import (
    accounts,
    html,
    lobby,
    practice,
    reference,
    replays,
    scores,
    seat_links,
    web_client,
)
from underkeep.server.http.rate_limits import Counters
from underkeep.server.http.security import LARGEST_BODY, Guard, address_of, refuse_handshake
from underkeep.server.services import Config, Services, Tables, services
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store

log = logging.getLogger(__name__)

HallMaker = Callable[[Store], Tables]


class App(Litestar):
    """Litestar, with our guard around it."""

    guard: Guard

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Answer a request, a handshake, or the beginning and the end of the server's life."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.guard(super().__call__, scope, cast(Receive, receive), cast(Send, send))


def create_app(config: Config | None = None, make_hall: HallMaker | None = None) -> Litestar:
    """The server. Tests may bring another hall."""
    config = config or Config()
    counters = Counters(config.limits)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store = Store(config.database or database.default_url())
        with database.held(store.url, config.address):
            await store.open()
            people = People(store)
            hall = (make_hall or _hall)(store)
            app.state.services = Services(config, store, people, hall, counters)
            app.state.store, app.state.people, app.state.hall, app.state.config = store, people, hall, config
            try:
                await _maybe(hall, "open")
                yield
            finally:
                await _maybe(hall, "close")
                people.close()
                await store.close()

    app = App(
        route_handlers=[
            *accounts.ROUTES,
            *reference.ROUTES,
            *practice.ROUTES,
            *lobby.ROUTES,
            *replays.ROUTES,
            *scores.ROUTES,
            *seat_links.ROUTES,
            *web_client.ROUTES,
            table_socket,
        ],
        dependencies={"visitor": Provide(accounts.visitor), "person": Provide(accounts.person)},
        exception_handlers={
            Refusal: _refused,
            StorageUnavailable: _not_stored,
            UserError: _complained,
            HTTPException: _misunderstood,
            RecursionError: _too_deep,
            Exception: _own_mistake,
        },
        lifespan=[living],
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        debug=False,
        logging_config=None,
    )
    app.guard = Guard(config.public_url, config.host, counters)
    return app


def _hall(store: Store) -> Tables:
    from underkeep.server.live.live_tables import Hall

    return Hall(store)


async def _maybe(hall: Tables, what: str) -> None:
    action = getattr(hall, what, None)
    if action is not None:
        await action()


# --- the socket ---------------------------------------------------------------------------------------------


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    """A table, live. The guard has checked where the handshake comes from; here it is found out from whom."""
    from underkeep.server.http.socket import talk

    house = services(socket)
    person = await house.people.of(socket)
    address = address_of(socket)
    if person is None:
        refusal = Refusal(403, "lobby-who-are-you")
    elif not house.counters.open_socket(person.id, address):
        refusal = Refusal(429, "lobby-too-many-sockets")
    else:
        try:
            await socket.accept()
            await talk(socket, house.hall, person)  # type: ignore[arg-type]
        finally:
            house.counters.close_socket(person.id, address)
        return
    await refuse_handshake(refusal, socket, socket.receive, socket.send)


# --- when something goes wrong ------------------------------------------------------------------------------

Asked = Request[Any, Any, State]
Answer = Response[Any]


def _trouble(request: Asked, status: int, code: str, complaint: UserError, **headers: str) -> Answer:
    """An error as a program reads it, or for a person who follows an address as a page."""
    language = language_of(request, request.scope.get("state", {}).get("person"))
    if not request.scope["path"].startswith(("/api/", "/ws", "/healthz")):
        return html.page("page-trouble", language, status, sentence=complaint.text_in(language))
    body = msgspec.json.encode(Trouble(code=code, text=complaint.text_in(language)))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def _refused(request: Asked, refusal: Refusal) -> Answer:
    waiting = {"Retry-After": str(refusal.wait)} if refusal.wait else {}
    return _trouble(request, refusal.status, refusal.code, refusal, **waiting)


def _not_stored(request: Asked, trouble: StorageUnavailable) -> Answer:
    return _trouble(request, 503, "storage", trouble)


def _complained(request: Asked, complaint: UserError) -> Answer:
    return _trouble(request, 400, "refused", complaint)


def _misunderstood(request: Asked, error: HTTPException) -> Answer:
    """What Litestar refuses by itself: unknown addresses, wrong methods, bodies that do not fit."""
    status = error.status_code
    if status >= 500:
        return _own_mistake(request, error)
    where = _where(error)
    messages = {404: "lobby-no-address", 405: "lobby-no-method", 413: "lobby-too-large"}
    message = messages.get(status, "lobby-bad-request-at" if where else "lobby-bad-request")
    refusal = Refusal(status, message, most=LARGEST_BODY // 1024, where=where)
    return _trouble(request, status, messages.get(status, "lobby-bad-request").removeprefix("lobby-"), refusal)


def _too_deep(request: Asked, _: RecursionError) -> Answer:
    """A body whose brackets are nested without end."""
    return _trouble(request, 400, "bad-request", Refusal(400, "lobby-bad-request"))


def _where(error: HTTPException) -> str:
    """Which part of a request was wrong, as far as Litestar knows."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(part.get("key")) for part in extra if isinstance(part, dict) and part.get("key")]
    return ", ".join(keys[:3])


def _own_mistake(request: Asked, error: Exception) -> Answer:
    # The path may hold a token, so only what kind of request it was is written down.
    log.error("A %s request failed", request.scope.get("method", "?"), exc_info=error)
    return _trouble(request, 500, "own-mistake", Refusal(500, "lobby-own-mistake"))
