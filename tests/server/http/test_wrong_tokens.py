"""S8: a client that tries wrong tokens to come back to a seat changes nothing: not the game, not the clock, not the
person of the seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any

import pytest

from tests.conftest import Figures
from tests.server.http_helpers import BASE, run_server
from tests.server.live_helpers import InlineBots, InlineOutcomes, connect
from tests.server.process_helpers import new_table, store_tables, token
from underkeep.protocol import socket as wire
from underkeep.server.live.live_table import LiveTable
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.database import StorageUnavailable
from underkeep.server.storage.store import Store

pytestmark = pytest.mark.slow

HOST = BASE.removeprefix("http://")
LETTERS = ascii_letters + digits + "-_"


def wrong_tokens(right: str, dice: Random) -> Iterator[str]:
    """Yield tokens that are not the right one: nearly right ones, and random ones."""
    while True:
        place = dice.randrange(len(right))
        yield from (
            right[:place] + dice.choice(LETTERS.replace(right[place], "")) + right[place + 1 :],
            right[:place],
            right + dice.choice(LETTERS),
            right.upper() + str(place),
            "".join(dice.choices(LETTERS, k=43)),
        )


Headers = list[tuple[bytes, bytes]]
WAYS: dict[str, Callable[[str], tuple[str, str, Headers]]] = {
    "bearer": lambda wrong: ("websocket", "/ws", [(b"authorization", f"Bearer {wrong}".encode())]),
    "cookie": lambda wrong: (
        "websocket",
        "/ws",
        [(b"cookie", f"underkeep={wrong}".encode()), (b"origin", BASE.encode())],
    ),
    "link": lambda wrong: (
        "http",
        f"/join/{wrong}",
        [(b"sec-fetch-mode", b"navigate"), (b"sec-fetch-dest", b"document")],
    ),
}
"""The ways to come back to a seat with a token: a socket with a bearer token or a cookie, and the link of the seat."""


async def attempt(app: Any, kind: str, path: str, headers: Headers) -> int:
    """Send a request or a handshake to the application as uvicorn does. Returns the status of the response."""
    scope: dict[str, Any] = {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        **({"method": "GET"} if kind == "http" else {}),
        "scheme": {"http": "http", "websocket": "ws"}[kind],
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", HOST.encode()), *headers],
        "client": ("192.0.2.66", 5000),
        "server": ("127.0.0.1", 8737),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"} if kind == "websocket" else {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    assert all("accept" not in message["type"] for message in sent)
    return int(sent[0]["status"])


def snapshot(table: LiveTable) -> Any:
    """Return everything that a stranger could change: the game, the clock with its timers, the seats and who is
    here."""
    background = table._background
    return (
        table.version,
        table.record.table.save(),
        dict(vars(table.clock)),
        {name: timer.when() for name, timer in background._timers.items()},
        list(table.seats),
        [(chair.name, chair.presence) for chair in table.chairs()],
        len(table.audience),
    )


@pytest.mark.parametrize("way", WAYS)
def test_wrong_tokens_change_nothing(tmp_path: Path, figures: Figures, long: bool, way: str) -> None:
    """S8: 1,000 wrong tokens in three ways, in the long form 20,000 in each way, while the owner of the seat is asked
    and the clock runs."""
    many, dice = (20_000 if long else 334), Random(8)

    def make(store: Store) -> LiveTables:
        return LiveTables(store, InlineBots(), InlineOutcomes())

    async def test(app: Any) -> list[int]:
        live: LiveTables = app.state.services.live_tables
        await store_tables(live.store, [new_table("t", ["anna", "ben"], private=True, clock="live")])
        owners = [await connect(live, person, seat=seat) for seat, person in enumerate(("anna", "ben"))]
        await owners[0].until(lambda: any(owner.asked for owner in owners))
        table = await live.get("t")
        before, heard = snapshot(table), [len(owner.messages) for owner in owners]
        stored = (await live.store.table("t"), await live.store.seats("t"), await live.store.entries("t"))
        right = "t/0" if way == "link" else token("anna")
        statuses = [await attempt(app, *WAYS[way](wrong)) for wrong in islice(wrong_tokens(right, dice), many)]
        assert snapshot(table) == before
        assert (await live.store.table("t"), await live.store.seats("t"), await live.store.entries("t")) == stored
        assert [len(owner.messages) for owner in owners] == heard, "the people at the table hear nothing of it"
        assert len(live.sockets) == len(owners)
        asked = next(owner for owner in owners if owner.asked)
        assert asked.prompt is not None
        reply = await asked.ask(wire.Answer("after", asked.prompt.decision, asked.prompt.options[0].n))
        assert isinstance(reply, wire.Done)
        return statuses

    with run_server(tmp_path, make_live_tables=make) as server:
        statuses = server.call(test, server.app)
    refused = 404 if way == "link" else 403
    figures.none("S8", f"wrong tokens that were not refused ({way})", [s for s in statuses if s != refused], many)


@pytest.mark.parametrize("way", ["bearer", "cookie"])
def test_a_token_that_cannot_be_checked_now_is_not_called_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A client that is refused with 403 does not come back, so an outage of the database has another status."""

    async def fail(job: object) -> None:
        raise StorageUnavailable

    with run_server(tmp_path) as server:
        monkeypatch.setattr(server.app.state.services.store, "read", fail)
        assert server.call(attempt, server.app, *WAYS[way]("unknown")) == 503
        monkeypatch.undo()
        assert server.call(attempt, server.app, *WAYS[way]("unknown")) == 403
