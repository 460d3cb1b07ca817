"""One server process: uvicorn with the right limits, on a socket that listens already."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from underkeep.protocol.socket import MAX_MESSAGE_BYTES
from underkeep.server.config import Config
from underkeep.server.http.app import create_app
from underkeep.server.http.transport import protocol_classes
from underkeep.server.logs import log_to_stderr
from underkeep.server.metrics_export import start_metrics_server

PING_SECONDS, PONG_SECONDS = 6.0, 8.0
"""The time between two pings to a client, and the time in which it must reply. A client that is gone or does not read
is noticed within their sum."""
GARBAGE_THRESHOLDS = (20_000, 20, 50)
"""The number of new objects, and of collections of each generation, after which the next generation is collected."""


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


def run_server(config: Config, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve in this process until it is ended. Returns whether the server could start."""
    # uvicorn logs a handshake that was answered with a status of HTTP as one that was not answered.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "without completing handshake" not in record.msg)
    app = create_app(config)
    _allow_many_files()
    _calm_garbage_collector()
    connections = app.rate_limits.connections
    if config.proxy:
        proxies = ProxyHeadersMiddleware(cast(Any, app), config.proxy).trusted_hosts
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
            proxy_headers=bool(config.proxy),
            forwarded_allow_ips=config.proxy or None,
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
        if config.metrics:
            services = partial(getattr, app.state, "services", None)
            stack.callback(start_metrics_server(config.metrics, services, connections))
        stack.enter_context(contextlib.suppress(KeyboardInterrupt))
        server.run(sockets=[listening])
    return server.started


def run_worker(config: Config, log_format: str, listening: socket.socket, ready: Connection) -> None:
    """Serve in a process that a supervisor has started, and end with the supervisor. The connection `ready` gets True
    when the server is ready."""
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()

    def tell_ready() -> None:
        ready.send(True)

    with log_to_stderr(log_format):
        sys.exit(0 if run_server(config, listening, tell_ready) else 1)


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
