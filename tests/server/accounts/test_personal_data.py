"""A person gets or deletes everything that is stored about the person."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from tests.server.http_helpers import Browser, ServerUnderTest, link_of
from tests.server.live_helpers import connect, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.accounts.people import hash_of
from underkeep.server.live.person_deletion import delete_person, renamed_position
from underkeep.server.live.records.stored_position import StoredPosition, StoredView, unpack_position
from underkeep.server.storage.rows import ChatRow, PositionRow, ReportRow, ScoreRow

PASSWORD = "open sesame"


def named(server: ServerUnderTest, name: str, account: bool = False) -> Browser:
    """Return a person with a name that occurs nowhere else, as a guest or with an account."""
    person = server.guest()
    person.send("PATCH", "/api/me", json={"name": name})
    if account:
        person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


def table_of(server: ServerUnderTest, owner: Browser, *others: Browser, status: str = "playing") -> str:
    """Return a table with these people."""
    made = owner.make("me", *["person" for _ in others])
    for seat, other in enumerate(others, start=1):
        assert other.follow(link_of(made, seat)).status_code == 303
    id: str = made["table"]["id"]
    if status == "over":
        server.store("move_table", id, "playing", "over")
    return id


def dump(server: ServerUnderTest) -> str:
    """Return everything that the database contains."""
    return "\n".join(sqlite3.connect(server.app.state.services.store.url.database).iterdump())


def test_a_person_gets_all_data_and_no_secrets(server: ServerUnderTest) -> None:
    zofia, ben = named(server, "Zofia", account=True), named(server, "Ben")
    zofia.send("PATCH", "/api/me", json={"prefs": {"sound": True}})
    table = table_of(server, zofia, ben, status="over")
    server.store("add_chat", ChatRow(table=table, person=zofia.me["id"], name="Zofia", text="hello", at=1.0, seat=0))
    server.store("add_chat", ChatRow(table=table, person=ben.me["id"], name="Ben", text="other words", at=2.0, seat=1))
    zofia.post(f"/api/tables/{table}/block", {"seat": 1})
    answer = zofia.get("/api/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    data = answer.json()
    assert data["person"][0]["prefs"] == {"sound": True}
    assert data["account"][0]["name"] == "Zofia"
    assert [(each["id"], each["is_owner"]) for each in data["tables"]] == [(table, True)]
    assert [(seat["table"], seat["name"]) for seat in data["seats"]] == [(table, "Zofia")]
    assert [line["text"] for line in data["chat"]] == ["hello"]
    assert data["hidden_people"] == [{"name": "Ben", "table": "", "blocked": True}]
    assert "scores" in data
    (token,) = zofia.cookies.values()
    for secret in ("argon2", hash_of(token), "seed", "other words", ben.me["id"]):
        assert secret not in answer.text
    assert server.stranger().get("/api/me/data").status_code == 401


def test_the_scores_of_a_person_are_part_of_the_data(tmp_path: Path) -> None:
    from underkeep.server.storage.account_statements import personal_data
    from underkeep.server.storage.database import SCORES

    async def test() -> None:
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", [new_table("t", ["anna", "ben"])]) as live:
            for seat in (0, 1):
                row = msgspec.structs.asdict(ScoreRow(table="t", seat=seat, category="all/x", score=7 + seat, at=1.0))
                await live.store.write(lambda connection, row=row: connection.execute(SCORES.insert(), row) and None)
            data = await live.store.read(lambda connection: personal_data(connection, "anna"))
            assert [score["score"] for score in data["scores"]] == [7]

    asyncio.run(test())


def test_deletion_asks_for_the_password(server: ServerUnderTest) -> None:
    zofia = named(server, "Zofia", account=True)
    for body in ({}, {"password": "wrong"}):
        refused = zofia.send("DELETE", "/api/me", json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-old-password")
    assert zofia.get("/api/me").json()["account"] == "Zofia"


@pytest.mark.parametrize("account", [False, True])
def test_nothing_of_a_deleted_person_stays(server: ServerUnderTest, account: bool) -> None:
    zofia, ben, eve = named(server, "Zofia", account), named(server, "Ben"), named(server, "Eve")
    over = table_of(server, zofia, ben, status="over")
    playing = table_of(server, zofia, ben)
    waiting = ben.make("me", "person", "person")
    zofia.follow(link_of(waiting, 1))
    alone = zofia.make("me", "bot")["table"]["id"]
    watched = table_of(server, ben, eve)
    for table, seat in ((over, 0), (playing, 0), (watched, None)):
        line = ChatRow(
            table=table, person=zofia.me["id"], name="Zofia", text="my words", at=1.0, seat=seat, message="m"
        )
        server.store("add_chat", line)
    ben.post(f"/api/tables/{over}/report", {"line": 1})
    zofia.post(f"/api/tables/{over}/report", {"seat": 1})
    ben.post(f"/api/tables/{over}/block", {"seat": 0})
    (token,) = zofia.cookies.values()
    id = zofia.me["id"]

    assert zofia.send("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204

    left = dump(server)
    for trace in ("Zofia", "my words", id, hash_of(token)):
        assert trace not in left
    assert (hash_of(token), "signed-out") in server.live_tables.disconnected
    assert server.stranger().get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["id"] != id
    assert server.stranger().post("/api/session", {"name": "Zofia", "password": PASSWORD}).status_code == 403
    first, second = server.store("seats", over)
    assert (first.person, first.name, second.name) == (None, "Former player", "Ben")
    assert server.store("table", over).owner == ben.me["id"], "another person takes over the table"
    seat = server.store("seats", playing)[0]
    assert (seat.who, seat.person) == ("bot", None), "a bot plays on, as after leaving"
    assert server.store("table", playing).owner == ben.me["id"]
    assert server.store("seats", waiting["table"]["id"])[1].waiting
    assert server.store("table", alone) is None, "games without other people are deleted"
    reports = server.store("read", lambda connection: _reports(connection))
    assert [(report.reporter, report.name) for report in reports] == [(None, "Ben")]
    assert {over, playing, watched} <= set(server.live_tables.told)


def _reports(connection: object) -> list[ReportRow]:
    from underkeep.server.storage.account_statements import reports

    return reports(connection)  # type: ignore[arg-type]


def test_the_name_of_a_deleted_account_is_free(server: ServerUnderTest) -> None:
    named(server, "Zofia", account=True).send("DELETE", "/api/me", json={"password": PASSWORD})
    account = {"name": "Zofia", "password": PASSWORD}
    assert server.guest().post("/api/account", account).status_code == 200


def test_the_link_of_the_seat_of_a_deleted_person_is_invalid(server: ServerUnderTest) -> None:
    zofia, ben = named(server, "Zofia"), named(server, "Ben")
    made = ben.make("me", "person")
    zofia.follow(link := link_of(made, 1))
    server.store("move_table", made["table"]["id"], "playing", "over")
    zofia.send("DELETE", "/api/me", json={})
    assert server.guest().follow(link).status_code == 404


def test_a_live_table_forgets_the_name_and_the_lines(tmp_path: Path) -> None:
    async def test() -> None:
        tables = [new_table("t", ["anna", "ben"]), new_table("alone", ["anna", "bot:random"])]
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", tables, "eve") as live:
            anna, ben, eve = (
                await connect(live, "anna", seat=0),
                await connect(live, "ben", seat=1),
                await connect(live, "eve", seat=None),
            )
            spectator = await connect(live, "eve", seat=None, table="alone")
            await anna.ask(wire.Say(id="1", text="my words"))
            await ben.ask(wire.Say(id="2", text="good game"))
            table = await live.get("t")
            await table.give_up(0, "r")
            await ben.until(lambda: ben.ending is not None)
            person = await live.store.person("anna")
            assert person is not None
            for dropped in await live.store.drop_tokens("anna", "signed-out"):
                live.disconnect_token(dropped, "signed-out")
            changed, deleted = await delete_person(live.store, person)
            assert (changed, deleted) == (["t"], ["alone"])
            await live.person_deleted(changed, deleted)
            await ben.until(lambda: ben.last is not None and ben.last.table.chairs[0].name == "Former player")
            await eve.until(lambda: eve.last is not None and eve.last.table.chairs[0].name == "Former player")
            for listener in (ben, eve):
                assert listener.last is not None
                assert [line.text for line in listener.last.chat] == ["good game"]
                assert not any("Anna" in line.text for line in listener.log)
            await spectator.until(lambda: spectator.closed is not None)
            assert "alone" not in live.tables
            await table.store_position()
            position = await live.store.position("t")
            assert position is not None
            logs = [line.text for view in unpack_position(position).views for line in view.log]
            assert any("Former player" in text for text in logs)
            assert not any("Anna" in text for text in logs), "the stored position has the new name too"

    asyncio.run(test())


def test_the_position_of_a_frozen_table_gets_the_new_name() -> None:
    import zlib

    lines = [wire.Line(n=1, text="Al builds ⟦al|Al's Altar⟧."), wire.Line(n=2, text="Alan passes.")]
    stored = StoredPosition("en", {"Face": ["Al"]}, [StoredView(0, {"names": ["Al", "Bo"], "n": 3}, lines)], b"xAlx")
    row = PositionRow(
        table="t", version=1, rules=1, program="", fingerprint=0,
        data=zlib.compress(msgspec.msgpack.encode(stored)), at=0.0,
    )  # fmt: skip
    renamed = unpack_position(renamed_position(row, {"Al": "Former player"}))
    (view,) = renamed.views
    assert view.board == {"names": ["Former player", "Bo"], "n": 3}
    assert [line.text for line in view.log][1] == "Alan passes."
    assert view.log[0].text.startswith("Former player builds")
    assert renamed.keys == {"Face": ["Al"]}
    assert renamed.record == b""
