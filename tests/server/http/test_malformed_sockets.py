"""S9: malformed messages over a socket break and change nothing, and no route fails with an internal error for random
requests from the schema."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import Figures
from tests.patience import TEST_SECONDS
from tests.server.live_helpers import MemorySocket, live_tables_with
from tests.server.process_helpers import new_table, server_process, store_tables_in, token
from underkeep.core.visibility import SPECTATOR
from underkeep.protocol import socket as wire
from underkeep.protocol.schema import schemas
from underkeep.server.http import socket
from underkeep.server.http.app import create_app
from underkeep.server.live.live_tables import LiveTables

TAGS = [message.__struct_config__.tag for message in wire.Request.__args__]
FIELDS = sorted({name for message in wire.Request.__args__ for name in message.__struct_encode_fields__})
HARMLESS = {"ping", "again", "language", "hello"}
"""Requests that change nothing even when they are well formed."""

odd = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["t", "anna", "missing", "../..", "\x00", "⟦1|x⟧", "en", "pl", "bot", "end", "smart"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
objects = st.builds(
    lambda tag, fields: {"t": tag, **fields},
    st.sampled_from([*TAGS, "sync", "update", "", "HELLO"]) | odd,
    st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), odd, max_size=6),
)
deep = st.builds(lambda sign, many: sign * many, st.sampled_from(["[", '{"a":', "[{", '{"t":[']), st.integers(1, 3000))
broken = st.builds(
    lambda text, at, put: text[: at % (len(text) + 1)] + put + text[at % (len(text) + 1) :],
    objects.map(lambda value: json.dumps(value)),
    st.integers(0, 500),
    st.text(max_size=5),
)
texts = st.text(max_size=300) | odd.map(json.dumps) | objects.map(json.dumps) | deep | broken


class World:
    """Live tables that stay open for the whole module, with one table at which a player is asked."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.context = live_tables_with(
            f"sqlite:///{folder / 'tables.sqlite'}", [new_table("t", ["anna", "ben"])], "eve"
        )
        self.live: LiveTables = self.loop.run_until_complete(self.context.__aenter__())
        self.sent = 0

    def close(self) -> None:
        self.loop.run_until_complete(self.context.__aexit__(None, None, None))
        self.loop.close()

    def throw(self, messages: list[str], seat: int | None) -> None:
        """Send messages as a player or a spectator, and check that nothing has changed."""
        self.loop.run_until_complete(asyncio.wait_for(self._throw(messages, seat), TEST_SECONDS))

    async def _throw(self, messages: list[str], seat: int | None) -> None:
        live = self.live
        table = await live.get("t")
        before = (table.version, table.record.table.save(), await live.store.seats("t"), await live.store.table("t"))
        chat = len(table.chat.readable_by(SPECTATOR, True, "en"))
        line = MemorySocket(live, "eve" if seat is None else ("anna", "ben")[seat])
        if seat is not None or len(messages) % 2:
            await line.hello("t", seat)
        for text in messages:
            self.sent += 1
            line.say(text)
        line.say(wire.Ping(4711))
        await line.until(lambda: line.closed is not None or wire.Pong(4711) in line.messages)
        line.hang_up()
        await line.task  # raises the unexpected exceptions of the socket
        table = await live.get("t")
        after = (table.version, table.record.table.save(), await live.store.seats("t"), await live.store.table("t"))
        changed = {json.loads(text).get("t") for text in messages if _is_request(text)} - HARMLESS
        if not changed:
            assert after == before
            assert len(table.chat.readable_by(SPECTATOR, True, "en")) == chat


def _is_request(text: str) -> bool:
    """Return whether a random text happens to be a valid request."""
    try:
        socket.decode(text)
    except Exception:
        return False
    return True


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    made = World(tmp_path_factory.mktemp("malformed"))
    yield made
    made.close()


@pytest.mark.slow
def test_odd_messages_change_nothing(world: World, figures: Figures, long: bool) -> None:
    """S9: random and broken messages over a socket."""

    @settings(
        max_examples=100_000 if long else 200,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=not long,
    )
    @given(st.lists(texts, min_size=1, max_size=6), st.sampled_from([0, 1, None]))
    def throw(messages: list[str], seat: int | None) -> None:
        world.throw(messages, seat)

    throw()
    figures.none("S9", "odd messages that broke or changed something", 0, world.sent)


# --- HTTP ---------------------------------------------------------------------------------------------------

BODIES = {
    ("PATCH", "/api/me"): "MeChange",
    ("POST", "/api/account"): "Account",
    ("POST", "/api/session"): "Account",
    ("POST", "/api/tables"): "NewTable",
    ("POST", "/api/tables/{table}/sit"): "Sit",
    ("POST", "/api/tables/{table}/seat"): "SeatChange",
    ("POST", "/api/tables/{table}/owner"): "Sit",
}


def described() -> dict[str, Any]:
    """Return the routes of the server as an OpenAPI document, made from its routes and the schemas of their bodies."""
    defs = schemas()["underkeep.json"]["$defs"]
    text = json.dumps(defs).replace("#/$defs/", "#/components/schemas/")
    paths: dict[str, Any] = {}
    for route in create_app().routes:
        path = "".join(
            part if isinstance(part, str) else "{" + part.name + "}" for part in _parts(route.path_components)
        )
        if not path.startswith("/api/"):
            continue
        for method in sorted(getattr(route, "methods", set()) - {"OPTIONS", "HEAD"}):
            names = [part.name for part in route.path_components if not isinstance(part, str)]
            # These values let some of the requests reach a table or a game.
            known = {"table": ["t", "missing"], "game": ["boss-monster", "chess"]}
            parameters: list[dict[str, Any]] = [
                {
                    "name": name,
                    "in": "path",
                    "required": True,
                    "schema": {"anyOf": [{"enum": known.get(name, ["x"])}, {"type": "string", "minLength": 1}]},
                }
                for name in names
            ]
            parameters += [
                {"name": "lang", "in": "query", "schema": {"type": "string"}},
                {"name": "seat", "in": "query", "schema": {"type": "integer"}},
            ]
            operation: dict[str, Any] = {"parameters": parameters, "responses": {"default": {"description": "any"}}}
            body = BODIES.get((method, path))
            if body:
                schema = {"$ref": f"#/components/schemas/{body}"}
                operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
            paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Underkeep", "version": "1"},
        "paths": paths,
        "components": {"schemas": json.loads(text)},
    }


def _parts(components: list[Any]) -> Iterator[Any]:
    for part in components:
        yield "/"
        yield part


@pytest.mark.slow
@pytest.mark.xdist_group("server")
def test_no_route_fails_with_an_internal_error(tmp_path: Path, figures: Figures, long: bool) -> None:
    """S9: random requests from the schema of all routes."""
    schemathesis = pytest.importorskip("schemathesis")
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store_tables_in(database, [new_table("t", ["anna", "ben"])])
    mistakes: list[Any] = []
    asked = 0
    with server_process(database) as server:
        wrong = schemathesis.GenerationMode.NEGATIVE
        schema = schemathesis.openapi.from_dict(described())
        assert {(method, path) for method, path in BODIES} <= {
            (operation.ok().method.upper(), operation.ok().path) for operation in schema.get_all_operations()
        }
        for found in schema.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=2000 if long else 4,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                database=None,
                derandomize=not long,
            )
            @given(operation.as_strategy() | operation.as_strategy(generation_mode=wrong))
            def ask(case: Any) -> None:
                nonlocal asked
                asked += 1
                answer = case.call(base_url=server.address, headers={"Authorization": f"Bearer {token('anna')}"})
                if answer.status_code >= 500:
                    mistakes.append((case.method, case.formatted_path, case.body, answer.status_code))

            ask()
        server.wait()
    figures.none("S9", "answers of routes with a mistake of our own (5xx)", mistakes, asked)
