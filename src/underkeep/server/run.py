"""Running the server: a free port, the database, uvicorn with the right limits, one friendly line."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset
from underkeep.core.errors import UserError
from underkeep.protocol.socket import MOST_BYTES
from underkeep.server.http.app import create_app
from underkeep.server.services import Config
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.store import Store

DEFAULT_PORT = 8737
OTHER_PORTS = 20
"""How many ports after the usual one are tried if it is taken."""
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass
class Wishes:
    """What whoever starts the server wants."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str = ""
    public_url: str = ""
    proxy: str = ""
    """The address of a proxy whose word on where people come from is believed."""
    open: bool = False
    preset: str = ""
    """The recommended combination that new tables begin with."""


class Running(uvicorn.Server):
    """uvicorn, which says when it is ready and says goodbye to the tables before it goes."""

    def __init__(self, config: uvicorn.Config, app: Any, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then stop."""
        farewell = getattr(getattr(self._app.state, "hall", None), "farewell", None)
        if farewell is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(farewell(), 2.0)
        await super().shutdown(sockets=sockets)


def serve(wishes: Wishes, say: Callable[..., str]) -> int:
    """Serve until somebody ends it. Raises a UserError if it cannot begin."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # uvicorn takes a handshake that was answered with a status for one that was not answered at all.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "without completing handshake" not in record.msg)
    _check_public(wishes.public_url)
    preset = preset_wished(wishes.preset)
    listening, moved = _socket(wishes.host, wishes.port)
    with listening:
        port = listening.getsockname()[1]
        address = wishes.public_url.rstrip("/") or f"http://{_shown_host(wishes.host)}:{port}"
        config = Config(
            database=wishes.database, host=wishes.host, public_url=wishes.public_url, address=address, preset=preset
        )
        try:
            asyncio.run(_try_out(config))
        except database.InUse as in_use:
            if not (wishes.open and in_use.address):
                raise
            print(say("serve-runs-already", address=in_use.address))
            webbrowser.open(in_use.address)
            return 0
        app = create_app(config)

        def ready() -> None:
            if moved:
                print(say("serve-moved", port=str(DEFAULT_PORT)))
            print(say("serve-ready", address=address), flush=True)
            if wishes.open:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

        server = Running(
            uvicorn.Config(
                app,
                http="httptools",
                ws="websockets-sansio",
                ws_max_size=MOST_BYTES,
                ws_ping_interval=10,
                ws_ping_timeout=10,
                timeout_graceful_shutdown=10,
                proxy_headers=bool(wishes.proxy),
                forwarded_allow_ips=wishes.proxy or None,
                # Addresses may hold tokens, so there is no list of who asked for what.
                access_log=False,
                log_config=None,
                log_level="warning",
                server_header=False,
                lifespan="on",
            ),
            app,
            ready,
        )
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        if server.started:
            print(say("serve-bye"))
        return 0 if server.started else 1


def preset_wished(name: str) -> tuple[str, str]:
    """The game that has a preset of this name, and the preset. Raises a UserError that lists those there are."""
    if not name:
        return "", ""
    games = [game for game in map(registry.get, registry.names()) if game.setup_form.presets()]
    for game in games:
        with contextlib.suppress(UserError):
            return game.name, get_preset(game, name).name
    return games[0].name, get_preset(games[0], name).name


async def _try_out(config: Config) -> None:
    """Open the database once, so that whatever is wrong with it is said before anything else happens."""
    store = Store(config.database or database.default_url())
    with database.held(store.url):
        await store.open()
        await store.close()


def _socket(host: str, port: int | None) -> tuple[socket.socket, bool]:
    """A socket that listens; and whether it had to take another port than the usual one."""
    if port is not None and not 0 < port < 65536:
        raise StorageError("serve-bad-port", port=str(port))
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + OTHER_PORTS) if port is None else [port]
    for number in wanted:
        try:
            return _bound(host, number), number != wanted[0]
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


def _bound(host: str, port: int) -> socket.socket:
    kind, _, _, _, where = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(kind, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        # Two servers may be bound to one port as long as neither listens; so we listen at once.
        made.listen(2048)
    except BaseException:
        made.close()
        raise
    return made


def _shown_host(host: str) -> str:
    """The address that other people can type."""
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent; it only tells through which of our addresses one would leave.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _check_public(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")):
        raise StorageError("serve-bad-url", url=url)
