"""Fair play over HTTP, with real live tables: the owner has no special rights during play, chosen seeds are marked and
must be accepted, and a game that has begun does not vanish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.http_helpers import JSON, Browser, ServerUnderTest, link_of, run_server
from tests.server.live_helpers import InlineBots, MemoryListener
from underkeep.core.messages import LANGUAGES
from underkeep.server.live.live_tables import LiveTables


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerUnderTest]:
    """A running server with real live tables."""
    with run_server(tmp_path, make_live_tables=lambda store: LiveTables(store, InlineBots())) as made:
        yield made


def play(server: ServerUnderTest, *seats: str, **choices: Any) -> tuple[str, Browser, Browser]:
    """Let two people play at a table whose first seat is the owner's and whose second is the other person's. Returns
    the id of the table, the owner and the other person."""
    anna, ben = server.guest(), server.guest("pl")
    made = anna.make(*(seats or ("me", "person", "bot")), **choices)
    assert ben.follow(link_of(made, 1)).status_code == 303
    id = made["table"]["id"]
    assert anna.get(f"/api/tables/{id}").json()["status"] == "playing"
    return id, anna, ben


def reply(server: ServerUnderTest, id: str, person: Browser, accepts: bool) -> None:
    """Let a person reply to the open agreement request of a table."""

    async def send() -> None:
        table = await server.live_tables.get(id)
        await table.reply_to_agreement(person.me["id"], table.agreements.request.message.number, accepts)

    server.call(send)


def chat(server: ServerUnderTest, id: str, person: Browser, seat: int | None, language: str = "en") -> list[str]:
    """Return the notices of a table that a person reads after a reload."""

    async def read() -> list[str]:
        server.live_tables.forget(id)
        listener = MemoryListener(person.me["id"], seat, language)
        await (await server.live_tables.get(id)).join(listener, None)
        assert listener.last is not None
        return [line.text for line in listener.last.chat if line.notice]

    found: list[str] = server.call(read)
    return found


def seats(person: Browser, id: str) -> list[JSON]:
    found: list[JSON] = person.get(f"/api/tables/{id}").json()["chairs"]
    return found


# --- the rights of the owner --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("who", ["bot", "open", "person"])
def test_the_owner_changes_no_seat_during_play_without_agreement(server: ServerUnderTest, seat: int, who: str) -> None:
    id, anna, ben = play(server)
    before = server.store("seats", id)
    asked = anna.post(f"/api/tables/{id}/seat", {"seat": seat, "who": who})
    assert asked.status_code == 202
    assert asked.json()["agreement"]["waiting"] == [1]
    assert (asked.json()["agreement"]["about"], asked.json()["agreement"]["who"]) == (seat, who)
    assert server.store("seats", id) == before
    reply(server, id, ben, False)
    assert server.store("seats", id) == before
    assert ben.get(f"/api/tables/{id}").json()["agreement"] is None
    assert len(chat(server, id, ben, 1)) == 1


def test_a_replaced_person_is_told_to_everybody_and_the_bot_has_its_own_name(server: ServerUnderTest) -> None:
    id, anna, ben = play(server)
    name = seats(anna, id)[1]["name"]
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "bot"}).status_code == 202
    reply(server, id, ben, True)
    chair = seats(anna, id)[1]
    assert chair["who"] == "bot"
    assert chair["name"] not in ("", name)
    texts = [chat(server, id, anna, 0, language) for language in LANGUAGES]
    for (text,) in texts:
        assert name in text
        assert chair["name"] in text
    assert texts[0] != texts[1]
    # Nobody else sits there now, so the next change needs no agreement.
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "open"}).status_code == 200
    zoe = server.guest()
    server.store("let_watch", id, zoe.me["id"])
    zoe.post(f"/api/tables/{id}/sit", {"seat": 1})
    assert seats(anna, id)[1]["name"] == zoe.me["name"]
    assert len(chat(server, id, anna, 0)) == 3


def test_nobody_takes_a_second_hand_during_play(server: ServerUnderTest) -> None:
    for hot_seat in (False, True):
        anna = server.guest()
        id = anna.make("me", "bot", hot_seat=hot_seat)["table"]["id"]
        assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "open"}).status_code == 200
        answer = anna.post(f"/api/tables/{id}/sit", {"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (409, "sits-already")
        assert anna.get(f"/api/tables/{id}").json()["mine"] == [0]
        # The own seat cannot be given to a bot to take another one.
        assert anna.post(f"/api/tables/{id}/seat", {"seat": 0, "who": "bot"}).json()["code"] == "leave-instead"


def test_an_owner_without_a_seat_asks_the_players(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("person", "bot")
    id = made["table"]["id"]
    ben.follow(link_of(made, 0))
    asked = anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "open"})
    assert asked.status_code == 202
    assert (asked.json()["agreement"]["seat"], asked.json()["agreement"]["waiting"]) == (None, [0])
    assert anna.post(f"/api/tables/{id}/sit", {"seat": 1}).status_code == 409
    assert anna.post(f"/api/tables/{id}/close").json()["code"] == "refused"
    assert anna.get(f"/api/tables/{id}").json()["status"] == "playing"


def test_a_player_who_leaves_is_replaced_by_a_bot_with_its_own_name(server: ServerUnderTest) -> None:
    id, anna, ben = play(server)
    assert ben.post(f"/api/tables/{id}/leave").status_code == 204
    chair = seats(anna, id)[1]
    assert (chair["who"], chair["name"] == ben.me["name"]) == ("bot", False)
    (text,) = chat(server, id, anna, 0)
    assert text == f"{ben.me['name']} has left the table; the bot {chair['name']} plays on."


# --- chosen seeds -------------------------------------------------------------------------------------------


def with_free_seat(server: ServerUnderTest, who: str = "open", **choices: Any) -> tuple[str, Browser, JSON]:
    """Create a public table with a chosen seed whose second seat becomes free during play. Returns its id, its owner
    and its links."""
    anna = server.guest()
    id = anna.make("me", "bot", seed=7, private=False, **choices)["table"]["id"]
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": who}).status_code == 200
    return id, anna, anna.get(f"/api/tables/{id}/links").json()


def test_a_chosen_seed_is_marked_for_everybody_and_has_no_seal(server: ServerUnderTest) -> None:
    anna, zoe = server.guest(), server.guest()
    made = anna.make("me", "bot", seed=7, private=False)
    id = made["table"]["id"]
    listed = next(table for table in zoe.get("/api/tables").json()["open"] if table["id"] == id)

    async def synced() -> JSON:
        listener = MemoryListener(zoe.me["id"])
        await (await server.live_tables.get(id)).join(listener, None)
        assert listener.last is not None
        found: JSON = msgspec.to_builtins(listener.last.table)
        return found

    infos = [
        made["table"],
        listed,
        anna.get(f"/api/tables/{id}").json(),
        anna.get(f"/api/tables/{id}/links").json()["table"],
        server.call(synced),
        zoe.get(f"/api/tables/{id}/replay").json()["start"]["table"],
    ]
    assert [(info["chosenSeed"], info["seal"]) for info in infos] == [(True, "")] * len(infos)
    proof = zoe.get(f"/api/tables/{id}/fair").json()
    assert (proof["isChosen"], proof["chosenSeed"], proof["seal"], proof["seed"]) == (True, None, "", "")
    plain = anna.make("me", "bot")["table"]
    assert not plain["chosenSeed"]
    assert len(plain["seal"]) == 64


def test_a_person_sits_down_at_a_chosen_seed_only_by_accepting_it(server: ServerUnderTest) -> None:
    id, anna, _ = with_free_seat(server)
    for language in LANGUAGES:
        refused = server.guest(language).post(f"/api/tables/{id}/sit", {"seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "chosen-seed")
    ben = server.guest()
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1, "acceptsSeed": True}).json()["mine"] == [1]
    assert "accepts that the shuffles were chosen" in chat(server, id, anna, 0)[-1]


@pytest.mark.parametrize("open_link", [Browser.follow, Browser.get], ids=["person", "machine"])
def test_a_link_to_a_chosen_seed_asks_first(server: ServerUnderTest, open_link: Callable[[Browser, str], Any]) -> None:
    id, anna, links = with_free_seat(server, "person")
    link = link_of(links, 1)
    for visitor in (server.guest(), server.stranger()):
        page = open_link(visitor, link)
        assert page.status_code == 200
        assert 'name="accepts_seed"' in page.text
        assert "The shuffles of this table were chosen" in page.text
        assert 'name="accepts_seed"' in visitor.post(link).text
        assert seats(anna, id)[1]["who"] == "person"
        assert server.store("seats", id)[1].person is None
    ben = server.guest("pl")
    assert "zostało wybrane" in ben.follow(link).text
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert ben.send("POST", link, headers=form, content="accepts_seed=yes").status_code == 303
    assert server.store("seats", id)[1].person == ben.me["id"]
    # Spectators need not accept anything.
    assert server.guest().follow(link_of(links, None)).status_code == 303


def test_a_rematch_has_a_secret_seed_again(server: ServerUnderTest) -> None:
    id, anna, _ = with_free_seat(server)
    ben = server.guest()
    ben.post(f"/api/tables/{id}/sit", {"seat": 1, "acceptsSeed": True})
    assert anna.post(f"/api/tables/{id}/close").status_code == 202
    reply(server, id, ben, True)
    again = ben.post(f"/api/tables/{id}/rematch").json()["table"]
    assert not again["chosenSeed"]
    assert len(again["seal"]) == 64


def test_a_tutorial_takes_no_second_person(server: ServerUnderTest) -> None:
    anna = server.guest()
    made = anna.post("/api/tables", {"game": "boss-monster", "seats": [], "learn": True}).json()["table"]
    assert made["chosenSeed"]
    for who in ("open", "person"):
        answer = anna.post(f"/api/tables/{made['id']}/seat", {"seat": 1, "who": who})
        assert (answer.status_code, answer.json()["code"]) == (409, "tutorial-alone")
    # Not even if a seat is free.
    server.call(lambda: server.live_tables.store.change_seat(made["id"], 1, who="open", bot=""))
    ben = server.guest()
    server.store("let_watch", made["id"], ben.me["id"])
    refused = ben.post(f"/api/tables/{made['id']}/sit", {"seat": 1, "acceptsSeed": True})
    assert refused.json()["code"] == "tutorial-alone"


# --- the end of a game --------------------------------------------------------------------------------------


def assert_kept(server: ServerUnderTest, id: str, *people: Browser) -> None:
    """Check that a finished game without a result is in the list of people, with its replay and its seed."""
    for person in people:
        (table,) = [table for table in person.get("/api/tables").json()["mine"] if table["id"] == id]
        assert table["status"] == "over"
        replay = person.get(f"/api/tables/{id}/replay").json()
        assert set(replay["seats"]) >= {0, 1, -1, -2}
        proof = person.get(f"/api/tables/{id}/fair").json()
        assert proof["withoutResult"]
        assert len(proof["seed"]) == 64
    assert server.store("table", id).result["without_result"]


def test_closing_a_game_of_several_people_needs_their_agreement(server: ServerUnderTest) -> None:
    id, anna, ben = play(server)
    assert ben.post(f"/api/tables/{id}/close").status_code == 403
    assert anna.post(f"/api/tables/{id}/close").status_code == 202
    assert anna.get(f"/api/tables/{id}").json()["status"] == "playing"
    reply(server, id, ben, False)
    assert anna.get(f"/api/tables/{id}").json()["status"] == "playing"
    assert anna.post(f"/api/tables/{id}/close").status_code == 202
    reply(server, id, ben, True)
    assert_kept(server, id, anna, ben)
    assert chat(server, id, ben, 1) == [
        "Not all players agreed to end the game; it goes on.",
        "All players agreed to end the game without a result.",
    ]


def test_a_person_alone_closes_or_leaves_a_game_and_keeps_it(server: ServerUnderTest) -> None:
    anna = server.guest()
    for action in ("close", "leave"):
        id = anna.make("me", "bot")["table"]["id"]
        assert anna.post(f"/api/tables/{id}/{action}").status_code in (200, 204)
        assert_kept(server, id, anna)


def test_a_table_that_has_not_begun_is_closed(server: ServerUnderTest) -> None:
    anna = server.guest()
    for action in ("close", "leave"):
        id = anna.make("me", "person")["table"]["id"]
        assert anna.post(f"/api/tables/{id}/{action}").status_code in (200, 204)
        assert server.store("table", id).status == "closed"


def test_a_frozen_game_can_be_ended(server: ServerUnderTest) -> None:
    anna = server.guest()
    id = anna.make("me", "bot")["table"]["id"]
    row = server.store("table", id)
    deal = row.options["deal"] | {"rules": -1}
    server.call(lambda: server.live_tables.store.change_table(id, options=row.options | {"deal": deal}))
    server.live_tables.tables.clear()
    assert anna.post(f"/api/tables/{id}/close").status_code == 200
    ended = server.store("table", id)
    assert (ended.status, ended.result["without_result"]) == ("over", True)
