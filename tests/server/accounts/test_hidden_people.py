"""Muting, blocking and reporting other people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import JSON, Browser, ServerUnderTest, link_of, patient_limits, run_server
from tests.server.live_helpers import InlineBots, MemorySocket, connect, live_tables_with
from tests.server.postgres import Cluster
from tests.server.process_helpers import new_table
from underkeep.cli import main
from underkeep.protocol import socket as wire
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.storage.account_statements import block, mute, show_again
from underkeep.server.storage.rows import ChatRow
from underkeep.server.storage.store import Store


def two_at_a_table(server: ServerUnderTest) -> tuple[Browser, Browser, str]:
    """Return an owner, a person in the second seat, and the table, which waits for a third person."""
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "person")
    assert ben.follow(link_of(made, 1)).status_code == 303
    return anna, ben, made["table"]["id"]


def hidden(person: Browser) -> list[tuple[str, bool]]:
    """Return the ids of the people whom a person has hidden, and whether they are blocked."""
    return [(other["id"], other.get("blocked", False)) for other in person.get("/api/people").json()]


def test_people_mute_block_and_show_again(server: ServerUnderTest) -> None:
    anna, ben, table = two_at_a_table(server)
    assert anna.post(f"/api/tables/{table}/mute", {"seat": 1}).status_code == 204
    assert hidden(anna) == [(ben.me["id"], False)]
    assert anna.post(f"/api/tables/{table}/block", {"seat": 1}).status_code == 204
    assert anna.post(f"/api/tables/{table}/block", {"seat": 1}).status_code == 204, "a repeat changes nothing"
    assert hidden(anna) == [(ben.me["id"], True)]
    assert hidden(ben) == [], "the other person does not learn of it"
    assert anna.send("DELETE", f"/api/people/{ben.me['id']}").status_code == 204
    assert hidden(anna) == []


@pytest.mark.parametrize(
    ("body", "code"),
    [({"seat": 0}, "not-yourself"), ({"seat": 2}, "no-person"), ({}, "no-person"), ({"line": 7}, "no-person"),
     ({"line": -1}, "no-person"), ({"line": 2**40}, "no-person"), ({"seat": 9}, "no-seat")],
)  # fmt: skip
def test_bad_requests_get_a_sentence(server: ServerUnderTest, body: JSON, code: str) -> None:
    anna, _, table = two_at_a_table(server)
    for action in ("mute", "block", "report"):
        answer = anna.post(f"/api/tables/{table}/{action}", body)
        assert (answer.status_code >= 400, answer.json()["code"]) == (True, code)
        assert answer.json()["text"].endswith(".")


def test_only_people_who_see_a_table_hide_its_people(server: ServerUnderTest) -> None:
    _, _, table = two_at_a_table(server)
    assert server.guest().post(f"/api/tables/{table}/mute", {"seat": 1}).status_code == 404


# --- the chat -----------------------------------------------------------------------------------------------


def texts(line: MemorySocket) -> list[str]:
    """Return the chat that a client shows: the lines of the last `sync`, and those that came after it."""
    shown: list[str] = []
    for message in line.messages:
        if isinstance(message, wire.Sync):
            shown = [chat.text for chat in message.chat]
        elif isinstance(message, wire.Chatted):
            shown.append(message.line.text)
    return shown


async def hide(live: LiveTables, person: str, job: object) -> None:
    """Change whom a person hides, as the routes do."""
    await live.store.write_and_notify(job, lambda _: [f"hidden/{person}"])  # type: ignore[arg-type]
    await live.hidden_people_changed(person)


def test_the_lines_of_a_muted_person_are_not_sent(tmp_path: Path) -> None:
    async def test() -> None:
        tables = [new_table("t", ["anna", "ben"]), new_table("u", ["anna", "ben"])]
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", tables, "eve") as live:
            anna, ben, eve = (
                await connect(live, "anna", seat=0),
                await connect(live, "ben", seat=1),
                await connect(live, "eve", seat=None),
            )
            await ben.ask(wire.Say(id="1", text="first"))
            await anna.until(lambda: texts(anna) == ["first"])
            await hide(live, "anna", lambda connection: mute(connection, "anna", "ben", "t"))
            await anna.until(lambda: texts(anna) == [])
            await ben.ask(wire.Say(id="2", text="second"))
            await anna.ask(wire.Say(id="3", text="third"))
            await eve.until(lambda: texts(ben) == texts(eve) == ["first", "second", "third"])
            await anna.until(lambda: texts(anna) == ["third"])
            back = await connect(live, "anna", seat=0)
            assert texts(back) == ["third"], "the choice is stored"
            other, ben_there = (
                await connect(live, "anna", seat=0, table="u"),
                await connect(live, "ben", seat=1, table="u"),
            )
            await ben_there.ask(wire.Say(id="4", text="there"))
            await other.until(lambda: texts(other) == ["there"])
            await hide(live, "anna", lambda connection: block(connection, "anna", "ben"))
            await other.until(lambda: texts(other) == [])
            await hide(live, "anna", lambda connection: show_again(connection, "anna", "ben"))
            await anna.until(lambda: texts(anna) == ["first", "second", "third"])
            await other.until(lambda: texts(other) == ["there"])

    asyncio.run(test())


def test_spectators_mute_each_for_themselves_also_at_the_end_of_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        tables = [new_table("t", ["anna", "ben"])]
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", tables, "eve", "joe") as live:
            anna, eve, joe = (
                await connect(live, "anna", seat=0),
                await connect(live, "eve", seat=None),
                await connect(live, "joe", seat=None),
            )
            await hide(live, "joe", lambda connection: mute(connection, "joe", "eve", "t"))
            await hide(live, "anna", lambda connection: mute(connection, "anna", "eve", "t"))
            await eve.ask(wire.Say(id="1", text="psst"))
            await joe.ask(wire.Say(id="2", text="hm"))
            await joe.until(lambda: (texts(eve), texts(joe)) == (["psst", "hm"], ["hm"]))
            table = await live.get("t")
            await table.give_up(1, "r")
            await anna.until(lambda: texts(anna) == ["hm"])

    asyncio.run(test())


@pytest.mark.slow
def test_muting_reaches_the_sockets_of_other_processes(postgres: Cluster) -> None:
    address = postgres.new_database("muting")

    async def test() -> None:
        async with live_tables_with(address, [new_table("t", ["anna", "ben"])]) as first:
            store = await Store(address).open()
            second = LiveTables(store, InlineBots())
            await second.open()
            assert store._listener is not None
            await asyncio.to_thread(store._listener.listening.wait, PATIENCE_SECONDS)
            await first.store.add_chat(ChatRow(table="t", person="ben", name="Ben", text="hey", at=1.0, seat=1))
            anna = await connect(second, "anna", seat=0)
            assert texts(anna) == ["hey"]
            await hide(first, "anna", lambda connection: mute(connection, "anna", "ben", "t"))
            await anna.until(lambda: texts(anna) == [])
            await second.close()
            await store.close()

    asyncio.run(test())


# --- blocked people -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", ["owner", "guest"])
def test_blocked_people_cannot_sit_down_at_each_others_tables(server: ServerUnderTest, blocker: str) -> None:
    anna, ben, table = two_at_a_table(server)
    if blocker == "owner":
        anna.post(f"/api/tables/{table}/block", {"seat": 1})
    else:
        ben.post(f"/api/tables/{table}/block", {"seat": 0})
    for host, visitor in ((anna, ben), (ben, anna)):
        public = host.make("me", "open", private=False)["table"]["id"]
        answer = visitor.post(f"/api/tables/{public}/sit", {"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
        by_link = visitor.follow(link_of(host.make("me", "person"), 1))
        assert by_link.status_code == 403
        assert "You cannot sit down at a table of this person." in by_link.text
        assert server.guest().post(f"/api/tables/{public}/sit", {"seat": 1}).status_code == 200


def test_a_rematch_leaves_the_seat_of_a_blocked_person_free(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person")
    ben.follow(link_of(made, 1))
    table = made["table"]["id"]
    server.store("move_table", table, "playing", "over")
    anna.post(f"/api/tables/{table}/block", {"seat": 1})
    refused = ben.post(f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert again["table"]["status"] == "open"
    seats = server.store("seats", again["table"]["id"])
    assert sorted(seat.person or "" for seat in seats) == ["", anna.me["id"]]


def test_an_account_takes_over_whom_its_guest_has_hidden(server: ServerUnderTest) -> None:
    server.guest().post("/api/account", {"name": "Anna", "password": "a long password"})
    anna, ben, table = two_at_a_table(server)
    anna.post(f"/api/tables/{table}/block", {"seat": 1})
    anna.post("/api/session", {"name": "Anna", "password": "a long password"})
    assert hidden(anna) == [(ben.me["id"], True)]


# --- reports ------------------------------------------------------------------------------------------------


def test_the_operator_lists_and_deletes_reports(server: ServerUnderTest, capsys: pytest.CaptureFixture[str]) -> None:
    anna, ben, table = two_at_a_table(server)
    server.store("add_chat", ChatRow(table=table, person=ben.me["id"], name="Ben", text="rude words", at=1.0, seat=1))
    assert anna.post(f"/api/tables/{table}/report", {"line": 1, "reason": "rude\n\x1b[31m"}).status_code == 204
    assert anna.post(f"/api/tables/{table}/report", {"seat": 1}).status_code == 204
    assert anna.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "x" * 301}).json()["code"] == "report-long"
    database = ["--database", str(server.app.state.services.store.url.database), "--lang", "en"]
    assert main(["accounts", "reports", *database]) == 0
    printed = capsys.readouterr().out
    first, reason, second = printed.splitlines()
    assert first.endswith(f"“Ben” at table {table}, line 1: rude words")
    assert reason.strip() == "reason: rude [31m"
    assert f"at table {table}" in second
    assert "\x1b" not in printed
    for line in (first, second):
        assert main(["accounts", "reports", "--delete", line.split()[0], *database]) == 0
    capsys.readouterr()
    assert main(["accounts", "reports", *database]) == 0
    assert capsys.readouterr().out == "There are no reports.\n"
    assert main(["accounts", "reports", "--delete", "x", *database]) == 2
    assert capsys.readouterr().err.startswith("There is no report x")


def test_reports_are_limited(tmp_path: Path) -> None:
    with run_server(tmp_path, patient_limits(reports=(2, 3600.0))) as server:
        anna, _, table = two_at_a_table(server)
        statuses = [anna.post(f"/api/tables/{table}/report", {"seat": 1}).status_code for _ in range(3)]
        assert statuses == [204, 204, 429]
