"""Running the server: it finds a free port, opens the database, and starts uvicorn with the right limits."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset
from underkeep.core.errors import UserError
from underkeep.protocol.socket import MAX_MESSAGE_BYTES
from underkeep.server.accounts.mail import smtp_server
from underkeep.server.config import Config, Retention
from underkeep.server.http.app import create_app
from underkeep.server.http.transport import protocol_classes
from underkeep.server.logs import log_to_stderr
from underkeep.server.metrics_export import start_metrics_server
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.store import Store

DEFAULT_PORT = 8737
OTHER_PORTS = 20
"""The number of ports that are tried, from the default one on."""
PING_SECONDS, PONG_SECONDS = 6.0, 8.0
"""The time between two pings to a client, and the time in which it must reply. A client that is gone or does not read
is noticed within their sum."""
GARBAGE_THRESHOLDS = (20_000, 20, 50)
"""The number of new objects, and of collections of each generation, after which the next generation is collected."""
ALL_INTERFACES = ("0.0.0.0", "::", "")


@dataclass
class ServeOptions:
    """The options of the command `underkeep serve`."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str = ""
    public_url: str = ""
    proxy: str = ""
    """The address of a trusted proxy, whose headers tell the addresses of the clients."""
    open: bool = False
    metrics: str = ""
    """The address of the page `/metrics`, as `[ADDRESS:]PORT`; empty for none."""
    log_format: str = "text"
    """`text` or `json`."""
    retention: Retention | None = None
    """What the server removes once a day; None for nothing."""
    smtp: str = ""
    """The URL of the SMTP server that takes the mails of this server; empty if it sends none."""
    preset: str = ""
    """The preset that the form of a new table begins with."""


class Server(uvicorn.Server):
    """uvicorn that calls back when it is ready, and that tells all clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: Any, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients that the server stops, then stop."""
        services = getattr(self._app.state, "services", None)
        if services is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(services.live_tables.disconnect_all(), 2.0)
        await super().shutdown(sockets=sockets)


def serve(options: ServeOptions, translate: Callable[..., str]) -> int:
    """Serve until the process is ended. Returns the exit status; raises a UserError if the server cannot start."""
    with log_to_stderr(options.log_format):
        return _serve(options, translate)


def _serve(options: ServeOptions, translate: Callable[..., str]) -> int:
    # uvicorn logs a handshake that was answered with a status of HTTP as one that was not answered.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "without completing handshake" not in record.msg)
    _check_public(options.public_url)
    if options.smtp:
        smtp_server(options.smtp)
    preset = find_preset(options.preset)
    listening, moved = _listening_socket(options.host, options.port)
    with listening:
        port = listening.getsockname()[1]
        address = options.public_url.rstrip("/") or f"http://{_shown_host(options.host)}:{port}"
        config = Config(
            database=options.database,
            host=options.host,
            public_url=options.public_url,
            address=address,
            preset=preset,
            retention=options.retention,
            smtp=options.smtp,
        )
        try:
            asyncio.run(_check_database(config))
        except database.DatabaseInUse as in_use:
            if not (options.open and in_use.address):
                raise
            print(translate("serve-runs-already", address=in_use.address))
            webbrowser.open(in_use.address)
            return 0
        app = create_app(config)
        _allow_many_files()
        _calm_garbage_collector()

        def ready() -> None:
            if moved:
                print(translate("serve-moved", port=str(DEFAULT_PORT)))
            print(translate("serve-ready", address=address), flush=True)
            if options.open:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

        connections = app.rate_limits.connections
        if options.proxy:
            proxies = ProxyHeadersMiddleware(cast(Any, app), options.proxy).trusted_hosts
            connections.is_trusted = lambda address: address in proxies
        http_protocol, socket_protocol = protocol_classes(connections)
        server = Server(
            uvicorn.Config(
                app,
                http=http_protocol,
                ws=socket_protocol,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PONG_SECONDS,
                timeout_graceful_shutdown=10,
                proxy_headers=bool(options.proxy),
                forwarded_allow_ips=options.proxy or None,
                # Addresses may contain tokens, so requests are not logged.
                access_log=False,
                log_config=None,
                log_level="warning",
                server_header=False,
                lifespan="on",
            ),
            app,
            ready,
        )
        with contextlib.ExitStack() as stack:
            if options.metrics:
                services = partial(getattr, app.state, "services", None)
                stack.callback(start_metrics_server(options.metrics, services, connections))
            stack.enter_context(contextlib.suppress(KeyboardInterrupt))
            server.run(sockets=[listening])
        if server.started:
            print(translate("serve-bye"))
        return 0 if server.started else 1


def find_preset(name: str) -> tuple[str, str]:
    """Return the game that has a preset of this name, and the preset. Raises a UserError that lists the presets."""
    if not name:
        return "", ""
    games = [game for game in map(registry.get, registry.names()) if game.setup_form.presets()]
    for game in games:
        with contextlib.suppress(UserError):
            return game.name, get_preset(game, name).name
    return games[0].name, get_preset(games[0], name).name


def _calm_garbage_collector() -> None:
    """Let the garbage collector leave alone what the program has loaded, and look at the rest less often: a look at
    everything stops all tables for tens of milliseconds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def _allow_many_files() -> None:
    """Allow this process as many open files as the system permits, because each connection is one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _check_database(config: Config) -> None:
    """Open the database once. Raises a UserError before anything else happens if the database cannot be used."""
    store = Store(config.database or database.default_url())
    with database.lock_file(store.url):
        await store.open()
        await store.close()


def _listening_socket(host: str, port: int | None) -> tuple[socket.socket, bool]:
    """Return a listening socket, and whether it has another port than the default one."""
    if port is not None and not 0 < port < 65536:
        raise StorageError("serve-bad-port", port=str(port))
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + OTHER_PORTS) if port is None else [port]
    for number in wanted:
        try:
            return _bound_socket(host, number), number != wanted[0]
        except PermissionError:
            raise StorageError("serve-port-forbidden", port=str(number)) from None
        except socket.gaierror:
            raise StorageError("serve-no-host", host=host) from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise StorageError("serve-no-host", host=host) from None
    if port is None:
        raise StorageError("serve-ports-taken", first=str(wanted[0]), last=str(wanted[-1]))
    raise StorageError("serve-port-taken", port=str(port))


def _bound_socket(host: str, port: int) -> socket.socket:
    kind, _, _, _, where = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(kind, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        # Two servers can bind one port as long as neither listens, so this one listens at once.
        made.listen(2048)
    except BaseException:
        made.close()
        raise
    return made


def _shown_host(host: str) -> str:
    """Return the host of the URL that other people can use."""
    if host not in ALL_INTERFACES:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the operating system only chooses the own address of the connection.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _check_public(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")):
        raise StorageError("serve-bad-url", url=url)
