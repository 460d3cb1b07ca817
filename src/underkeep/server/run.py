"""Running the server: it checks the options, finds a free port, opens the database, and starts one server process or
several."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from underkeep.core import registry
from underkeep.core.capabilities.presets import get_preset
from underkeep.core.errors import UserError
from underkeep.server.accounts.mail import smtp_server
from underkeep.server.bus.bus import check_bus_address
from underkeep.server.config import Config, Retention
from underkeep.server.logs import log_to_stderr
from underkeep.server.notifications.push import checked_contact
from underkeep.server.process import run_server
from underkeep.server.storage import database
from underkeep.server.storage.database import StorageError
from underkeep.server.storage.store import Store
from underkeep.server.supervisor import Supervisor

DEFAULT_PORT = 8737
OTHER_PORTS = 20
"""The number of ports that are tried, from the default one on."""
MAX_WORKERS = 64
"""The largest number of server processes of one command."""
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
    workers: int = 1
    """The number of server processes."""
    bus: str = ""
    """The URL of the Redis server between several processes; empty for the PostgreSQL database."""
    push_contact: str = ""
    """The address under which push services reach the operator, as `mailto:…`; empty if there is none."""
    preset: str = ""
    """The preset that the form of a new table begins with."""


def serve(options: ServeOptions, translate: Callable[..., str]) -> int:
    """Serve until the process is ended. Returns the exit status; raises a UserError if the server cannot start."""
    with log_to_stderr(options.log_format):
        return _serve(options, translate)


def _serve(options: ServeOptions, translate: Callable[..., str]) -> int:
    _check_public(options.public_url)
    if options.smtp:
        smtp_server(options.smtp)
    checked_contact(options.push_contact)
    preset = find_preset(options.preset)
    _check_workers(options)
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
            proxy=options.proxy,
            metrics=options.metrics,
            bus=options.bus,
            workers=options.workers,
            push_contact=options.push_contact,
        )
        try:
            asyncio.run(_check_database(config))
        except database.DatabaseInUse as in_use:
            if not (options.open and in_use.address):
                raise
            print(translate("serve-runs-already", address=in_use.address))
            webbrowser.open(in_use.address)
            return 0

        def ready() -> None:
            if moved:
                print(translate("serve-moved", port=str(DEFAULT_PORT)))
            print(translate("serve-ready", address=address), flush=True)
            if options.open:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if options.workers > 1:
            has_started = Supervisor(config, options.log_format, listening, ready).run()
        else:
            has_started = run_server(config, listening, ready)
        if has_started:
            print(translate("serve-bye"))
        return 0 if has_started else 1


def _check_workers(options: ServeOptions) -> None:
    """Raise a UserError if the number of server processes or the bus between them is not possible."""
    if not 1 <= options.workers <= MAX_WORKERS:
        raise StorageError("serve-bad-workers", most=str(MAX_WORKERS))
    is_file = database.is_sqlite(database.checked_url(options.database or database.default_url()))
    if options.workers > 1 and is_file:
        raise StorageError("serve-workers-need-postgres")
    if options.workers > 1 and sys.platform == "win32":
        raise StorageError("serve-workers-need-posix")
    if options.bus:
        if is_file:
            raise StorageError("serve-bus-needs-postgres")
        check_bus_address(options.bus)


def find_preset(name: str) -> tuple[str, str]:
    """Return the game that has a preset of this name, and the preset. Raises a UserError that lists the presets."""
    if not name:
        return "", ""
    games = [game for game in map(registry.get, registry.names()) if game.setup_form.presets()]
    for game in games:
        with contextlib.suppress(UserError):
            return game.name, get_preset(game, name).name
    return games[0].name, get_preset(games[0], name).name


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
