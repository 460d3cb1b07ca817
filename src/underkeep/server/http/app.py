"""The server as one application: its routes, its socket and its error responses."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any, cast

import msgspec
from litestar import Litestar, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from underkeep.core.errors import UserError
from underkeep.core.state import Seat
from underkeep.protocol.http.errors import Trouble
from underkeep.server.accounts.mail import Mailer, smtp_server
from underkeep.server.accounts.people import People, hash_of
from underkeep.server.config import Config, Retention
from underkeep.server.errors import ApiError
from underkeep.server.http import (
    accounts,
    html,
    lobby,
    personal_data,
    practice,
    reference,
    replays,
    scores,
    seat_links,
    table_lists,
    web_client,
)
from underkeep.server.http.authoring import written_pages
from underkeep.server.http.notifications import mail_links, settings
from underkeep.server.http.people import friends, hidden_people
from underkeep.server.http.requests import ApiRequest, address_of, language_of, person, services_of, token_of, visitor
from underkeep.server.http.results import daily, record, summary
from underkeep.server.http.security import MAX_BODY_BYTES, SecurityMiddleware, refuse_handshake
from underkeep.server.http.socket import queue_always, serve_socket
from underkeep.server.http.transport import MESSAGE_WRITER
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import BotWorkers, OutcomeWorkers
from underkeep.server.lobby.table_list import TableLists
from underkeep.server.metrics import Metrics
from underkeep.server.notifications.notifier import Notifier
from underkeep.server.notifications.push import PushSender
from underkeep.server.rate_limits import RateLimits
from underkeep.server.services import LiveTablesService, Services
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store

log = logging.getLogger(__name__)

TIDY_SECONDS = 86_400.0
"""The time between two removals of what the retention does not keep."""

LiveTablesMaker = Callable[[Store], LiveTablesService]


class App(Litestar):
    """Litestar inside the security middleware."""

    config: Config
    make_live_tables: LiveTablesMaker | None
    metrics: Metrics
    rate_limits: RateLimits
    security_middleware: SecurityMiddleware

    def configure(self, config: Config, make_live_tables: LiveTablesMaker | None) -> None:
        """Set what the next start of the server uses. Its counts and limits begin anew."""
        self.config, self.make_live_tables = config, make_live_tables
        self.metrics, self.rate_limits = Metrics(), RateLimits(config.limits)
        self.security_middleware = SecurityMiddleware(config.public_url, config.host, self.rate_limits, self.metrics)

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Handle a request, a handshake, or the start and the end of the server."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.security_middleware(super().__call__, scope, cast(Receive, receive), cast(Send, send))


@asynccontextmanager
async def run_services(app: App) -> AsyncIterator[None]:
    """Open the storage and everything above it while the server runs, and close it at the end."""
    config = app.config
    store = Store(config.database or database.default_url(), app.metrics)
    with database.lock_file(store.url, config.address):
        await store.open()
        people = People(store)
        live_tables = app.make_live_tables(store) if app.make_live_tables is not None else _live_tables(config, store)
        mailer = Mailer(smtp_server(config.smtp)) if config.smtp else None
        push = PushSender(store, config.push_contact, config.allows_private_push)
        notifier = Notifier(store, push, mailer, config.link_base, partial(_is_here, live_tables))
        app.state.services = Services(
            config, store, people, live_tables, app.rate_limits, TableLists(store), push, mailer
        )
        try:
            await live_tables.open()
            notifier.start()
            tidying = asyncio.create_task(_tidy_daily(store, live_tables, config.retention))
            yield
            tidying.cancel()
        finally:
            await notifier.close()
            await live_tables.close()
            if mailer is not None:
                await mailer.close()
            people.close()
            await store.close()


def create_app(config: Config | None = None, make_live_tables: LiveTablesMaker | None = None) -> App:
    """Return the application of the server. Tests can replace the live tables."""
    app = App(
        route_handlers=[
            *accounts.ROUTES,
            *hidden_people.ROUTES,
            *friends.ROUTES,
            *settings.ROUTES,
            *mail_links.ROUTES,
            *personal_data.ROUTES,
            *reference.ROUTES,
            *practice.ROUTES,
            *lobby.ROUTES,
            *table_lists.ROUTES,
            *replays.ROUTES,
            *scores.ROUTES,
            *daily.ROUTES,
            *written_pages.ROUTES,
            *summary.ROUTES,
            *record.ROUTES,
            *seat_links.ROUTES,
            *web_client.ROUTES,
            table_socket,
        ],
        dependencies={"visitor": Provide(visitor), "person": Provide(person)},
        exception_handlers={
            ApiError: _api_error,
            StorageUnavailable: _storage_error,
            UserError: _user_error,
            HTTPException: _framework_error,
            RecursionError: _undecodable,
            UnicodeError: _undecodable,
            Exception: _internal_error,
        },
        lifespan=[cast(Callable[[Litestar], AbstractAsyncContextManager[None]], run_services)],
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=None,
        debug=False,
        logging_config=None,
    )
    app.configure(config or Config(), make_live_tables)
    return app


def _live_tables(config: Config, store: Store) -> LiveTables:
    """Return the live tables of a server process, with its share of the cores for bots."""
    cores = os.cpu_count() or 2
    bots = BotWorkers(max(1, (cores - 1) // config.workers))
    outcomes = OutcomeWorkers(max(1, min(4, cores // 2) // config.workers))
    return LiveTables(store, bots, outcomes, bus=config.bus)


def _is_here(live_tables: LiveTablesService, table: str, seat: Seat) -> bool:
    """Whether the person of a seat is at a table in this process, or has just lost the connection."""
    attendance = live_tables.attendance(table)
    return attendance is not None and attendance.chairs[seat].presence != "away"


async def _tidy_daily(store: Store, live_tables: LiveTablesService, retention: Retention | None) -> None:
    """Remove once a day what the retention does not keep."""
    while retention is not None:
        try:
            for table in await store.tidy(retention):
                await live_tables.refresh_table(table)
        except StorageUnavailable:
            log.warning("The database could not be tidied")
        await asyncio.sleep(TIDY_SECONDS)


# --- the socket ---------------------------------------------------------------------------------------------


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Serve the socket of a table. The security middleware has checked the origin; the person is checked here."""
    services = services_of(socket)
    token, address = token_of(socket), address_of(socket)
    try:
        person = await services.people.find(token)
    except StorageUnavailable:
        # A client that is refused with another status would not come back.
        error = ApiError(503, "lobby-no-storage")
        return await refuse_handshake(error, socket, socket.receive, socket.send)
    if person is None:
        error = ApiError(403, "lobby-who-are-you")
    elif not services.rate_limits.open_socket(person.id, address):
        error = ApiError(429, "lobby-too-many-sockets")
    else:
        try:
            await socket.accept()
            # Tests that replace the live tables open no sockets.
            live_tables = cast(LiveTables, services.live_tables)
            extensions = cast(dict[str, Any], socket.scope.get("extensions") or {})
            write_now = extensions.get(MESSAGE_WRITER, queue_always)
            await serve_socket(socket, live_tables, person, hash_of(token), write_now)
        finally:
            services.rate_limits.close_socket(person.id, address)
        return None
    return await refuse_handshake(error, socket, socket.receive, socket.send)


# --- error responses ----------------------------------------------------------------------------------------

AnyResponse = Response[Any]


def _error_response(request: ApiRequest, status: int, code: str, error: UserError, **headers: str) -> AnyResponse:
    """Return an error as JSON for programs, or as a page for a person who follows a link."""
    language = language_of(request, request.scope.get("state", {}).get("person"))
    if not request.scope["path"].startswith(("/api/", "/ws", "/healthz")):
        return html.page("page-trouble", language, status, sentence=error.text_in(language))
    body = msgspec.json.encode(Trouble(code=code, text=error.text_in(language)))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def _api_error(request: ApiRequest, error: ApiError) -> AnyResponse:
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else {}
    return _error_response(request, error.status, error.code, error, **headers)


def _storage_error(request: ApiRequest, error: StorageUnavailable) -> AnyResponse:
    return _error_response(request, 503, "storage", error)


def _user_error(request: ApiRequest, error: UserError) -> AnyResponse:
    return _error_response(request, 400, "refused", error)


def _framework_error(request: ApiRequest, error: HTTPException) -> AnyResponse:
    """Handle what Litestar refuses by itself: unknown addresses, wrong methods, bodies of the wrong form."""
    status = error.status_code
    if status >= 500:
        return _internal_error(request, error)
    where = _where(error)
    messages = {404: "lobby-no-address", 405: "lobby-no-method", 413: "lobby-too-large"}
    message = messages.get(status, "lobby-bad-request-at" if where else "lobby-bad-request")
    api_error = ApiError(status, message, most=MAX_BODY_BYTES // 1024, where=where)
    return _error_response(request, status, messages.get(status, "lobby-bad-request").removeprefix("lobby-"), api_error)


def _undecodable(request: ApiRequest, _: Exception) -> AnyResponse:
    """Handle a body that cannot be decoded, because it is nested too deeply or is not UTF-8."""
    return _error_response(request, 400, "bad-request", ApiError(400, "lobby-bad-request"))


def _where(error: HTTPException) -> str:
    """Return which part of a request was wrong, as far as Litestar knows."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(part.get("key")) for part in extra if isinstance(part, dict) and part.get("key")]
    return ", ".join(keys[:3])


def _internal_error(request: ApiRequest, error: Exception) -> AnyResponse:
    if request.scope.get("state", {}).get("is_disconnected"):
        # The client has sent half a request, and nobody reads the response.
        return _undecodable(request, error)
    # The path may contain a token, so only the method of the request is logged.
    log.error("A %s request failed", request.scope.get("method", "?"), exc_info=error)
    return _error_response(request, 500, "own-mistake", ApiError(500, "lobby-own-mistake"))
