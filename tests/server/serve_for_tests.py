"""A server as `underkeep serve` runs it, but with other limits.

    python -m tests.server.serve_for_tests '{"port": 8850, ...}'

All people of a test play from one machine, so the limits of an address are much higher. Pings can come faster, so that
a lost connection is noticed sooner (`faster`). The tests in the browser choose nearly the usual limits (`limits`
instead of `crowd`), their own client (`static`), and push messages to this machine (`private_push`). With `lags` the
delays of the event loop are written to a file at the end. With `dropped` a share of the notifications is dropped.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

CROWD: dict[str, Any] = {
    "changes": (100_000, 30.0),
    "changes_of_address": (100_000, 30.0),
    "reads": (100_000, 30.0),
    "reads_of_address": (100_000, 30.0),
    "misses": (100_000, 60.0),
    "guests": (100_000, 60.0),
    "tables": (10_000, 3600.0),
    "tables_going": 10_000,
    "sockets": 5_000,
    "sockets_of_address": 5_000,
    "connections_of_address": 100_000,
}

LAG_INTERVAL_SECONDS = 0.01
"""The time between two measurements of the event loop."""


def main(wishes: dict[str, Any]) -> int:
    """Serve until the process is ended."""
    # These imports are not at the top because the worker processes of bots import this file too and need none of them.
    from underkeep.cli.language import translate
    from underkeep.server import process, run
    from underkeep.server.http import socket
    from underkeep.server.live import presence
    from underkeep.server.rate_limits import Limits

    changed: dict[str, Any] = {}
    if wishes.get("crowd", True):
        changed["limits"] = Limits(**CROWD)
        socket.RATE = {True: (100_000, 20.0), False: (100_000, 20.0)}
    elif "limits" in wishes:
        changed["limits"] = Limits(**{name: _rate(limit) for name, limit in wishes["limits"].items()})
    if "static" in wishes:
        changed["static"] = Path(wishes["static"])
    if "private_push" in wishes:
        changed["allows_private_push"] = wishes["private_push"]
    if changed:
        run.Config = partial(run.Config, **changed)
    if "faster" in wishes:
        process.PING_SECONDS /= wishes["faster"]
        process.PONG_SECONDS /= wishes["faster"]
    if "lags" in wishes:
        process.Server = _measured(process.Server, Path(wishes["lags"]))
    if "not_shown" in wishes:
        presence.LOST_SECONDS = wishes["not_shown"]
    if "dropped" in wishes:
        _drop_notifications(wishes["dropped"])
    return run.serve(
        run.ServeOptions(port=wishes["port"], database=wishes["database"], bus=wishes.get("bus", "")), translate
    )


def _rate(limit: Any) -> Any:
    """Return a limit that was read from JSON, which has no tuples."""
    return tuple(limit) if isinstance(limit, list) else limit


def _drop_notifications(share: float) -> None:
    """Drop a share of the notifications between processes."""
    from underkeep.server.bus import postgres
    from underkeep.server.storage.notifications import NotificationListener

    pass_on = NotificationListener._pass_on

    def drop_or_pass_on(listener: NotificationListener, payload: str) -> None:
        if random.random() >= share:
            pass_on(listener, payload)

    NotificationListener._pass_on = drop_or_pass_on  # type: ignore[method-assign]
    postgres.SEND = postgres.SEND.replace("AS receivers", f"AS receivers WHERE random() >= {share}")


def _measured(server: Any, file: Path) -> Any:
    """Return the class of a server that measures how late its event loop wakes up, and writes the delays to a file when
    it stops."""

    class MeasuredServer(server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets=sockets)
            self.lags: list[float] = []
            self.measuring = asyncio.create_task(self.measure())

        async def measure(self) -> None:
            now = asyncio.get_running_loop().time
            while True:
                wanted = now() + LAG_INTERVAL_SECONDS
                await asyncio.sleep(LAG_INTERVAL_SECONDS)
                self.lags.append(max(0.0, now() - wanted))

        async def shutdown(self, sockets: Any = None) -> None:
            self.measuring.cancel()
            file.write_text(json.dumps(self.lags))
            await super().shutdown(sockets=sockets)

    return MeasuredServer


if __name__ == "__main__":
    sys.exit(main(json.loads(sys.argv[1])))
