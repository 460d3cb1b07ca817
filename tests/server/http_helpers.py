"""A server in this process for tests over HTTP, and people who use it with a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from underkeep.core.capabilities.outcomes import PracticeResult
from underkeep.core.capabilities.summaries import GameSummary
from underkeep.core.errors import UserError
from underkeep.core.options.option import Option
from underkeep.core.state import Seat
from underkeep.protocol.http.tables import Fair, Replay
from underkeep.protocol.socket import Sync, TableInfo
from underkeep.server.config import Config
from underkeep.server.http.app import App, create_app
from underkeep.server.lobby.proposals import GameEnd, Proposal
from underkeep.server.rate_limits import Limits
from underkeep.server.storage.store import Store

BASE = "http://127.0.0.1:8737"
JSON = dict[str, Any]


class FakeLiveTables:
    """Live tables that only record the calls of the routes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.begun: list[str] = []
        self.disconnected: list[tuple[str, str]] = []
        self.told: list[str] = []
        self.summaries: dict[str, GameSummary] = {}
        """The summaries of finished games, by table."""
        self.sequels: dict[str, JSON] = {}
        """The choices for the next game of a series, by table."""
        self.proposals: list[tuple[str, str, Proposal]] = []
        """The proposals of people, with the table and the person."""
        self.asked: list[Seat] = []
        """The seats that have to agree to every proposal."""
        self.notices: list[tuple[str, str, JSON]] = []

    async def open(self) -> None:
        """There is nothing to resume."""

    async def close(self) -> None:
        """There is nothing to stop."""

    def disconnect_token(self, token_hash: str, reason: str) -> None:
        self.disconnected.append((token_hash, reason))

    async def hidden_people_changed(self, person: str) -> None:
        """No socket is open."""

    async def person_deleted(self, changed: list[str], deleted: list[str]) -> None:
        self.told += changed

    def attendance(self, id: str) -> None:
        """No table is live."""

    async def start_table(self, id: str) -> None:
        self.begun.append(id)

    async def refresh_table(self, id: str) -> None:
        self.told.append(id)

    async def request_change(self, id: str, person: str, proposal: Proposal) -> list[Seat]:
        self.proposals.append((id, person, proposal))
        if not self.asked and isinstance(proposal, GameEnd):
            await self.store.move_table(id, "playing", "over")
        return self.asked

    async def add_notice(self, id: str, message: str, **values: str) -> None:
        self.notices.append((id, message, values))

    async def summary(self, id: str) -> GameSummary | None:
        return self.summaries.get(id)

    async def replay(self, id: str, viewer: int, language: str) -> Replay:
        row = await self.store.table(id)
        assert row is not None
        if viewer == -2 and row.status != "over":
            raise UserError("error-over-no-answer")
        info = TableInfo(id=id, game=row.game, title="", status=row.status, chairs=[])
        return Replay(start=Sync(version=0, table=info, board={}, seat=viewer), updates=[], seats=[viewer])

    async def next_choices(self, id: str) -> JSON | None:
        return self.sequels.get(id)

    async def shuffle_proof(self, id: str) -> Fair:
        row = await self.store.table(id)
        assert row is not None
        return Fair(table=id, game=row.game, rules=1, seal=row.seal, setup=row.setup, names=[])

    async def practise(self, game: str, table: JSON, option: Option) -> PracticeResult:
        raise NotImplementedError

    async def export(self, id: str, seat: int) -> str:
        return f"table {id} for {seat}"


class ServerUnderTest:
    """A running server, its store and its people."""

    def __init__(self, client: TestClient[Any], app: Any) -> None:
        self.client, self.app = client, app

    @property
    def live_tables(self) -> FakeLiveTables:
        """The live tables."""
        found: FakeLiveTables = self.app.state.services.live_tables
        return found

    def store(self, method: str, *values: Any) -> Any:
        """Call a method of the store and return its result."""
        with self.client.portal() as portal:
            return portal.call(getattr(self.app.state.services.store, method), *values)

    def call(self, work: Callable[..., Any], *values: Any) -> Any:
        """Run a coroutine function in the event loop of the server and return its result."""
        with self.client.portal() as portal:
            return portal.call(work, *values)

    def guest(self, language: str = "en") -> Browser:
        """Return a new guest."""
        return Browser(self, language)

    def stranger(self) -> Browser:
        """Return a person without a cookie."""
        return Browser(self, "en", known=False)


class Browser:
    """A person with a browser, which has its own cookies and the origin of the pages of the server."""

    def __init__(self, server: ServerUnderTest, language: str, known: bool = True) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.language = language
        self.me: JSON = {}
        if known:
            self.me = self.get("/api/me").json()

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.send("GET", path, **how)

    def post(self, path: str, body: Any = None, **how: Any) -> httpx.Response:
        return self.send("POST", path, json=body, **how)

    def send(self, method: str, path: str, headers: JSON | None = None, **how: Any) -> httpx.Response:
        """Send a request as a browser sends it from a page of the server."""
        sent = {"Origin": BASE, "Accept-Language": self.language, **(headers or {})}
        if self.cookies:
            sent.setdefault("Cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        self.server.client.cookies.clear()
        answer = self.server.client.request(
            method, path, headers={name: value for name, value in sent.items() if value is not None},
            follow_redirects=False, **how,
        )  # fmt: skip
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        return answer

    def follow(self, link: str) -> httpx.Response:
        """Open a secret link in the browser."""
        return self.get(link, headers={"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Origin": None})

    def make(self, *seats: str, **choices: Any) -> JSON:
        """Create a table and return the invitation."""
        body = {"game": "boss-monster", "seats": [{"who": who} for who in seats], **choices}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: JSON = answer.json()
        return made


def link_of(invitation: JSON, seat: int | None) -> str:
    """Return the link of a seat; the link for spectators if the seat is None."""
    return next(str(link["path"]) for link in invitation["links"] if link.get("seat") == seat)


IDLE_APPS: list[App] = []
"""Applications whose server has ended without an error: building one takes longer than most tests."""


@contextmanager
def run_server(
    folder: Path, limits: Limits | None = None, make_live_tables: Any = FakeLiveTables, **how: Any
) -> Iterator[ServerUnderTest]:
    """Run a server with its database in a folder."""
    config = Config(database=str(folder / "tables.sqlite"), limits=limits or high_limits(), **how)
    if IDLE_APPS:
        app = IDLE_APPS.pop()
        app.configure(config, make_live_tables)
    else:
        app = create_app(config, make_live_tables=make_live_tables)
    with TestClient(app, base_url=BASE) as client:
        yield ServerUnderTest(client, app)
    IDLE_APPS.append(app)


def patient_limits(**other: Any) -> Limits:
    """Return the usual limits, but each counts for an hour, so that a slow machine reaches them too."""
    usual = {name: value for name, value in asdict(Limits()).items() if name not in other}
    longer = {name: (value[0], 3600.0) if isinstance(value, tuple) else value for name, value in usual.items()}
    return Limits(**other, **longer)


def high_limits() -> Limits:
    """Return limits that no test reaches by chance."""
    many = (100_000, 60.0)
    return Limits(
        changes=many, changes_of_address=many, reads=many, reads_of_address=many, misses=many, guests=many, tables=many,
        free_sign_ins=100_000, sign_ins_of_address=many,
    )  # fmt: skip
