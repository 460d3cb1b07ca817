"""The lists of the lobby: read once for many visitors, and new as soon as a table changes."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http_helpers import Browser, ServerUnderTest, link_of, run_server
from tests.server.process_helpers import new_table, store_tables
from underkeep.server.lobby import table_list
from underkeep.server.lobby.table_list import TableLists
from underkeep.server.storage import person_cache
from underkeep.server.storage.person_cache import PersonCache
from underkeep.server.storage.rows import EntryRow, PersonRow
from underkeep.server.storage.store import Store


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time make no list old, so that a list is new only because something has changed."""
    monkeypatch.setattr(table_list, "PUBLIC_SECONDS", 1e9)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerUnderTest]:
    with run_server(tmp_path) as made:
        yield made


def ids(person: Browser) -> tuple[list[str], list[str]]:
    """Return the tables that a person sees as own and as public ones."""
    lobby = person.get("/api/tables").json()
    return [table["id"] for table in lobby["mine"]], [table["id"] for table in lobby["open"]]


def count_reads(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return a list that grows with every query."""
    reads: list[None] = []
    store = server.app.state.services.store
    run_query = store._run_query

    def counted(job: Any) -> Any:
        reads.append(None)
        return run_query(job)

    monkeypatch.setattr(store, "_run_query", counted)
    return reads


def test_many_visitors_cost_no_query(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = server.guest()
    made = owner.make("me", "open", private=False)["table"]["id"]
    people = [server.guest() for _ in range(5)]
    for person in people:
        assert ids(person) == ([], [made])
    reads = count_reads(server, monkeypatch)
    for person in [*people, *people, server.stranger()]:
        assert ids(person) == ([], [made])
    assert reads == []
    assert ids(owner) == ([made], [])


def test_every_change_of_a_table_is_seen_at_once(server: ServerUnderTest) -> None:
    anna, ben, walt = (server.guest() for _ in range(3))
    for person in (anna, ben, walt):
        assert ids(person) == ([], [])
    invitation = anna.make("me", "open", "person", private=False)
    made = invitation["table"]["id"]
    assert (ids(anna), ids(ben), ids(walt)) == (([made], []), ([], [made]), ([], [made]))
    ben.post(f"/api/tables/{made}/sit", {"seat": 1})
    assert (ids(ben), ids(walt)) == (([made], []), ([], [made]))
    ben.send("PATCH", "/api/me", json={"name": "Benjamin"})
    assert "Benjamin" in walt.get("/api/tables").text
    walt.follow(link_of(invitation, 2))
    walt.post(link_of(invitation, 2))
    anna.post(f"/api/tables/{made}/owner", {"seat": 1})
    assert ben.get("/api/tables").json()["mine"][0]["owner"]
    assert not anna.get("/api/tables").json()["mine"][0]["owner"]
    anna.post(f"/api/tables/{made}/leave")
    assert ids(anna) == ([], [made])
    ben.post(f"/api/tables/{made}/close")
    # A game that has begun stays in the lists of its people.
    assert (ids(anna), ids(ben), ids(walt)) == (([], []), ([made], []), ([made], []))


def test_the_end_of_a_game_is_seen_at_once(server: ServerUnderTest) -> None:
    anna, walt = server.guest(), server.guest()
    made = anna.make("me", "bot", private=False)["table"]["id"]
    assert (ids(anna), ids(walt)) == (([made], []), ([], [made]))
    entry = EntryRow(table=made, version=1, kind="answer", data=b"", at=1.0)
    with server.client.portal() as portal:
        store = server.app.state.services.store
        portal.call(lambda: store.append(entry, status="over"))
    assert (ids(anna), ids(walt)) == (([made], []), ([], []))
    assert anna.get("/api/tables").json()["mine"][0]["status"] == "over"


def test_an_account_takes_its_tables_along(server: ServerUnderTest) -> None:
    account = {"name": "Anna", "password": "a long password"}
    server.guest().post("/api/account", account)
    guest = server.guest()
    made = guest.make("me", "open")["table"]["id"]
    assert ids(guest) == ([made], [])
    assert guest.post("/api/session", account).status_code == 200
    assert ids(guest) == ([made], [])


def test_a_signed_out_token_is_worthless_at_once(server: ServerUnderTest) -> None:
    anna = server.guest()
    thief = Browser(server, "en", known=False)
    thief.cookies = dict(anna.cookies)
    assert thief.send("PATCH", "/api/me", json={}).status_code == 200
    anna.send("DELETE", "/api/session")
    assert thief.send("PATCH", "/api/me", json={}).status_code == 401


def test_the_list_is_compressed_and_has_a_tag(server: ServerUnderTest) -> None:
    server.guest().make("me", "open", private=False)
    walt = server.guest()
    answer = walt.get("/api/tables", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    plain = walt.get("/api/tables", headers={"Accept-Encoding": "identity"})
    assert plain.json() == answer.json()
    assert "content-encoding" not in plain.headers
    again = walt.get("/api/tables", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    server.guest().make("me", "open", private=False)
    assert walt.get("/api/tables", headers={"If-None-Match": plain.headers["etag"]}).status_code == 200
    assert len(gzip.compress(plain.content)) < len(plain.content)


def test_texts_come_in_the_language_of_the_visitor(server: ServerUnderTest) -> None:
    server.guest().make("me", "open", private=False, setup={"sets": ["RMB", "CRL"], "deck": "kids"})
    english, polish = (server.guest(language).get("/api/tables").json()["open"][0] for language in ("en", "pl"))
    assert english["notices"][1].startswith("The deck has its own sets")
    assert polish["notices"][1].startswith("Talia ma własne zestawy")


def test_a_change_while_a_list_is_read_is_not_lost(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store(f"sqlite:///{tmp_path / 't.sqlite'}").open()
        await store_tables(store, [], "anna", "ben")
        lists = TableLists(store)
        tables_of, open_tables = store.tables_of, store.open_tables

        async def slow_tables_of(person: str) -> Any:
            found = await tables_of(person)
            await store_tables(store, [new_table("t", ["anna", "ben"], status="open")])
            return found

        async def slow_open_tables() -> Any:
            found = await open_tables()
            await store.change_table("t", status="closed")
            return found

        store.tables_of, store.open_tables = slow_tables_of, slow_open_tables
        assert await lists.of_person("anna") == []
        store.tables_of = tables_of
        assert [row.id for row, _ in await lists.of_person("anna")] == ["t"]
        assert [row.id for row, _ in await lists.public()] == ["t"]
        store.open_tables = open_tables
        assert await lists.public() == []
        await store.close()

    asyncio.run(test())


def test_the_caches_stay_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(person_cache, "MAX_TOKENS", 3)
    cache = PersonCache()
    for number in range(10):
        cache.put(f"t{number}", PersonRow(id=f"p{number % 2}", name=""), cache.generation)
    assert [number for number in range(10) if cache.get(f"t{number}")] == [7, 8, 9]
    cache.forget_person("p1")
    assert [number for number in range(10) if cache.get(f"t{number}")] == [8]
    before = cache.generation
    cache.forget_token("t8")
    cache.put("late", PersonRow(id="p", name=""), before)
    assert cache.get("late") is None
    assert not cache._tokens_by_person
