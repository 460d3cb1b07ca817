"""Creating tables, taking seats, leaving tables, and rematches."""

from __future__ import annotations

import pytest

from tests.server.http_helpers import ServerUnderTest, link_of
from underkeep.core.messages import LANGUAGES
from underkeep.core.records.record import commitment
from underkeep.server.lobby.proposals import GameEnd


def status(server: ServerUnderTest, id: str) -> str:
    return str(server.store("table", id).status)


def test_a_table_against_bots_starts_at_once(server: ServerUnderTest) -> None:
    anna = server.guest()
    made = anna.make("me", "bot", "bot", setup={"sets": ["BMR", "TNL"], "variants": ["hard"]})
    table = made["table"]
    assert table["status"] == "playing"
    assert table["mine"] == [0]
    assert table["owner"]
    assert len({chair["name"] for chair in table["chairs"]}) == 3
    assert server.live_tables.begun == [table["id"]]
    row = server.store("table", table["id"])
    assert row.setup == {"sets": ["BMR", "TNL"], "variants": ["hard"]}
    assert table["seal"] == commitment(row.seed, row.game, row.setup, row.options["deal"]["decks"])
    assert len(row.seed) == 32


def test_friends_join_by_a_link(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.stranger()
    made = anna.make("me", "person", "bot")
    id, link = made["table"]["id"], link_of(made, 1)
    assert ben.get(f"/api/tables/{id}").status_code == 404
    answer = ben.follow(link)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/table/{id}"
    assert "token" not in answer.headers["location"]
    assert ben.get(f"/api/tables/{id}").json()["mine"] == [1]
    assert server.live_tables.begun == [id]
    # The link is used up: only Ben can follow it again.
    assert ben.follow(link).status_code == 303
    assert server.stranger().follow(link).status_code == 403
    links = anna.get(f"/api/tables/{id}/links").json()["links"]
    assert [found.get("seat") for found in links] == [None]


def test_a_link_preview_does_not_take_the_seat(server: ServerUnderTest) -> None:
    anna, machine = server.guest(), server.stranger()
    made = anna.make("me", "person")
    link = link_of(made, 1)
    page = machine.get(link)
    assert page.status_code == 200
    assert "<button>" in page.text
    # With no-referrer a browser would send the form without its origin.
    assert page.headers.get_list("referrer-policy") == ["same-origin"]
    assert not machine.cookies
    assert status(server, made["table"]["id"]) == "open"
    # The button takes the seat for browsers that do not say that a person opened the link.
    assert machine.post(link).status_code == 303
    assert status(server, made["table"]["id"]) == "playing"


def test_a_wrong_link_says_so(server: ServerUnderTest) -> None:
    for visitor in (server.stranger(), server.guest("pl")):
        answer = visitor.follow("/join/0123456789")
        assert answer.status_code == 404
        assert "link" in answer.text
        assert "set-cookie" not in answer.headers


def test_spectators_join_by_their_link(server: ServerUnderTest) -> None:
    anna, zoe = server.guest(), server.stranger()
    made = anna.make("me", "bot")
    id = made["table"]["id"]
    assert zoe.follow(link_of(made, None)).status_code == 303
    table = zoe.get(f"/api/tables/{id}").json()
    assert table["mine"] == []
    assert not table["owner"]
    assert zoe.get(f"/api/tables/{id}/replay").json()["start"]["seat"] == -1


def test_open_seats_of_a_public_table(server: ServerUnderTest) -> None:
    anna, ben, cleo = server.guest(), server.guest(), server.guest()
    id = anna.make("me", "open", "open", private=False)["table"]["id"]
    assert [table["id"] for table in ben.get("/api/tables").json()["open"]] == [id]
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1, "name": "Ben"}).json()["chairs"][1]["name"] == "Ben"
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 2}).status_code == 409
    assert cleo.post(f"/api/tables/{id}/sit", {"seat": 1}).status_code == 403
    assert cleo.post(f"/api/tables/{id}/sit", {"seat": 7}).status_code == 400
    assert status(server, id) == "open"
    # A second player of the same name gets a number.
    sat = cleo.post(f"/api/tables/{id}/sit", {"seat": 2, "name": "ben"}).json()
    assert sat["chairs"][2]["name"] == "ben 2"
    assert sat["status"] == "playing"
    assert [table["id"] for table in ben.get("/api/tables").json()["mine"]] == [id]


def test_leaving_before_and_during_the_game(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "person")
    id = made["table"]["id"]
    ben.follow(link_of(made, 1))
    assert ben.post(f"/api/tables/{id}/leave").status_code == 204
    assert ben.get(f"/api/tables/{id}").status_code == 404
    # The old link is no longer valid.
    assert ben.follow(link_of(made, 1)).status_code == 404
    new = anna.get(f"/api/tables/{id}/links").json()
    assert ben.follow(link_of(new, 1)).status_code == 303
    assert anna.post(f"/api/tables/{id}/start").json()["status"] == "playing"
    assert ben.follow(link_of(made, 2)).status_code == 404
    # The owner leaves: a bot takes the seat, and the remaining player becomes the owner.
    assert anna.post(f"/api/tables/{id}/leave").status_code == 204
    table = ben.get(f"/api/tables/{id}").json()
    assert table["owner"]
    assert [chair["who"] for chair in table["chairs"]] == ["bot", "person", "bot"]
    # The last person who leaves ends the game.
    assert ben.post(f"/api/tables/{id}/leave").status_code == 204
    assert server.live_tables.proposals == [(id, ben.me["id"], GameEnd())]
    assert server.live_tables.notices == [
        (id, "table-notice-left", {"name": anna.me["name"], "bot": table["chairs"][0]["name"]})
    ]


def test_the_table_link_is_enough_for_open_seats_of_a_private_table(server: ServerUnderTest) -> None:
    """Who comes with the link takes an open seat; a seat that is left is open again, for the same link."""
    anna, ben, celia = server.guest(), server.guest(), server.guest()
    made = anna.make("me", "open", "open")
    id = made["table"]["id"]
    assert made["table"]["private"]
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1}).status_code == 404
    ben.follow(link_of(made, None))
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1}).json()["mine"] == [1]
    assert ben.post(f"/api/tables/{id}/leave").status_code == 204
    assert [chair["who"] for chair in anna.get(f"/api/tables/{id}").json()["chairs"]] == ["person", "open", "open"]
    celia.follow(link_of(made, None))
    assert celia.post(f"/api/tables/{id}/sit", {"seat": 1}).json()["mine"] == [1]


def test_a_ready_check_waits_for_all_people(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "open", "bot", readyCheck=True)
    id = made["table"]["id"]
    assert made["table"]["readyCheck"]
    assert ben.post(f"/api/tables/{id}/ready", {}).status_code == 404
    ben.follow(link_of(made, None))
    assert ben.post(f"/api/tables/{id}/ready", {}).status_code == 403
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1}).json()["status"] == "open"
    ready = ben.post(f"/api/tables/{id}/ready", {}).json()
    assert (ready["status"], [chair["ready"] for chair in ready["chairs"]]) == ("open", [False, True, False])
    assert not ben.post(f"/api/tables/{id}/ready", {"ready": False}).json()["chairs"][1]["ready"]
    assert anna.post(f"/api/tables/{id}/ready", {}).json()["status"] == "open"
    # Who sits down anew is not ready.
    ben.post(f"/api/tables/{id}/ready", {"ready": False})
    ben.post(f"/api/tables/{id}/leave")
    assert ben.post(f"/api/tables/{id}/sit", {"seat": 1}).json()["status"] == "open"
    assert ben.post(f"/api/tables/{id}/ready", {}).json()["status"] == "playing"
    assert ben.post(f"/api/tables/{id}/ready", {}).status_code == 409


def test_the_owner_can_start_before_all_are_ready(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "open", "open", readyCheck=True)
    id = made["table"]["id"]
    ben.follow(link_of(made, None))
    ben.post(f"/api/tables/{id}/sit", {"seat": 1})
    assert ben.post(f"/api/tables/{id}/start").status_code == 403
    assert anna.post(f"/api/tables/{id}/start").json()["status"] == "playing"


def test_the_owner_changes_seats(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "person")
    id = made["table"]["id"]
    ben.follow(link_of(made, 1))
    kicked = anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "person"}).json()
    assert kicked["chairs"][1]["name"] == ""
    assert ben.get(f"/api/tables/{id}").status_code == 404
    assert ben.follow(link_of(made, 1)).status_code == 404
    anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "bot", "bot": "random"})
    assert status(server, id) == "open"
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 2, "who": "bot"}).json()["status"] == "playing"
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "chair"}).status_code == 400
    assert anna.post(f"/api/tables/{id}/seat", {"seat": 1, "who": "bot", "bot": "gready"}).json() == {
        "code": "no-bot",
        "text": "There is no bot called “gready” (did you mean greedy?).",
    }


def test_handing_over_and_closing(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "bot")
    id = made["table"]["id"]
    assert anna.post(f"/api/tables/{id}/owner", {"seat": 2}).status_code == 409
    ben.follow(link_of(made, 1))
    assert not anna.post(f"/api/tables/{id}/owner", {"seat": 1}).json()["owner"]
    assert anna.post(f"/api/tables/{id}/close").status_code == 403
    # The game has begun: it ends if the others agree.
    server.live_tables.asked = [0]
    assert ben.post(f"/api/tables/{id}/close").status_code == 202
    assert server.live_tables.proposals == [(id, ben.me["id"], GameEnd())]
    assert status(server, id) == "playing"
    waiting = ben.make("me", "person")["table"]["id"]
    assert ben.post(f"/api/tables/{waiting}/close").json()["status"] == "closed"
    assert [table["id"] for table in ben.get("/api/tables").json()["mine"]] == [id]


def test_a_rematch_rotates_the_seats_and_takes_everybody_along(server: ServerUnderTest) -> None:
    anna, ben, zoe = server.guest(), server.guest(), server.guest()
    made = anna.make("me", "person", "bot", setup={"sets": ["TNL"]})
    id = made["table"]["id"]
    ben.follow(link_of(made, 1))
    zoe.follow(link_of(made, None))
    assert ben.post(f"/api/tables/{id}/rematch").status_code == 409
    server.store("move_table", id, "playing", "over")
    again = ben.post(f"/api/tables/{id}/rematch").json()["table"]
    assert again["id"] != id
    assert again["mine"] == [0]
    assert again["status"] == "playing"
    assert again["setup"] == {"sets": ["TNL"]}
    assert anna.post(f"/api/tables/{id}/rematch").json()["table"]["id"] == again["id"]
    assert anna.get(f"/api/tables/{again['id']}").json()["mine"] == [2]
    assert anna.get(f"/api/tables/{again['id']}").json()["owner"]
    assert zoe.get(f"/api/tables/{again['id']}").status_code == 200
    assert anna.get(f"/api/tables/{id}").json()["rematch"] == again["id"]
    assert id in server.live_tables.told


def test_several_people_at_one_screen(server: ServerUnderTest) -> None:
    anna = server.guest()
    seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}, {"who": "me", "name": "anna"}]
    body = {"game": "boss-monster", "seats": seats, "hotSeat": True}
    table = anna.post("/api/tables", body).json()["table"]
    assert table["mine"] == [0, 1, 2]
    assert [chair["name"] for chair in table["chairs"]] == ["Anna", "Ben", "anna 2"]
    assert anna.post("/api/tables", {**body, "hotSeat": False}).json()["code"] == "one-seat-each"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "ludo"}, "There is no game called “ludo” here."),
        ({"seats": []}, "A table has from 1 to 8 seats."),
        ({"seats": [{"who": "me"}]}, "players"),
        ({"seats": [{"who": "me"}, {"who": "cat"}]}, "not “cat”"),
        ({"setup": {"sets": ["BRM"]}}, "BRM"),
        ({"setup": {"sets": 3}}, "is not possible"),
        ({"setup": {"set": ["BMR"]}}, "did you mean sets?"),
        ({"pace": "slwo"}, "did you mean slow?"),
        ({"clock": "3h"}, "“3h” is not a clock"),
        ({"seed": -1}, "A seed is"),
        ({"seed": 1, "seats": [{"who": "me"}, {"who": "open"}]}, "no other people"),
        ({"seats": [{"who": "me", "name": "x" * 10_000}, {"who": "bot"}]}, "at most 40 characters"),
        ({"seats": [{"who": 3}]}, "could not be understood"),
        ({"seats": "all"}, "could not be understood"),
    ],
)
def test_wrong_choices_are_refused(server: ServerUnderTest, change: dict[str, object], sentence: str) -> None:
    body = {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}], **change}
    for language in LANGUAGES:
        anna = server.guest(language)
        answer = anna.post("/api/tables", body)
        assert 400 <= answer.status_code < 500
        text = answer.json()["text"]
        assert text.endswith(".")
        assert "lobby-" not in text
        if language == "en":
            assert sentence in text
    assert server.live_tables.begun == []


def test_a_chosen_seed_is_kept(server: ServerUnderTest) -> None:
    made = server.guest().make("me", "bot", seed=42)
    row = server.store("table", made["table"]["id"])
    assert row.options["engine_seed"] == 42


def test_games_cards_and_rules_in_both_languages(server: ServerUnderTest) -> None:
    anna = server.guest()
    for language in LANGUAGES:
        games = {game["name"]: game for game in anna.get(f"/api/games?lang={language}").json()}
        assert games["boss-monster"]["players"] == [2, 6]
        asks = {ask["field"]: ask for ask in games["boss-monster"]["asks"]}
        assert list(asks) == ["sets", "deck", "variants", "star_heroes", "trade", "more_ordinary"]
        headings = [choice["group"] for choice in asks["sets"]["options"]]
        assert all(headings)
        assert [headings.count(heading) for heading in dict.fromkeys(headings)] == [3, 4, 5]
        for game in games.values():
            for ask in (*game["asks"], {"options": game["bots"], **game["bots"][0]}):
                for choice in (ask, *ask.get("options", ())):
                    assert choice["about"].endswith(".")
                    assert "-" not in choice["name"] or " " in choice["name"] or choice["name"] == "Cave-In"
        answer = anna.get(f"/api/games/boss-monster/cards?lang={language}", headers={"Accept-Encoding": "gzip"})
        cards = answer.json()
        assert len(cards) > 480
        assert len({card["face"] for card in cards}) == len(cards)
        assert all(card["name"] and card["key"] and card["kind"] for card in cards)
        assert any("damage" in card["traits"] for card in cards)
        again = anna.get(
            f"/api/games/boss-monster/cards?lang={language}", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304
    assert anna.get("/api/games/ludo/cards").status_code == 404
    assert anna.get("/api/games/..%2fREADME/rules").status_code == 404


@pytest.mark.parametrize(
    ("game", "key", "design"),
    [
        ("boss-monster", "vov-baroness-blight", "own"),
        ("super-boss-monster", "sbm-frozen-monster", "partly-own"),
        ("keep-the-heroes-out", "kho-tail-sweep", "own"),
        ("dungeon-fighter", "df-emperor-penguin", "partly-own"),
    ],
)
def test_cards_of_own_design_are_marked_in_both_languages(
    server: ServerUnderTest, game: str, key: str, design: str
) -> None:
    notes = set()
    for language in ("en", "pl"):
        cards = server.guest().get(f"/api/games/{game}/cards?lang={language}").json()
        card = next(card for card in cards if card["key"] == key)
        assert card["design"] == design
        assert "Underkeep" in card["designNote"]
        assert "design" not in card["traits"]
        notes.add(card["designNote"])
        printed = [card for card in cards if card["design"] == "printed"]
        assert printed
        assert all(card["designNote"] == "" for card in printed)
    assert len(notes) == 2


def test_the_rules_are_safe_and_linked(server: ServerUnderTest) -> None:
    book = server.guest().get("/api/games/boss-monster/rules").json()
    assert book["title"] == "Boss Monster, the whole series"
    chapters = {chapter["id"]: chapter for chapter in book["chapters"]}
    assert chapters["9"]["title"] == "Adventure"
    clauses = {clause["id"]: clause["html"] for chapter in book["chapters"] for clause in chapter["clauses"]}
    assert len(clauses) > 500
    everything = "".join(clauses.values()) + "".join(chapter.get("html", "") for chapter in book["chapters"])
    assert "<script" not in everything
    assert 'href="#BM-8.9"' in everything
    assert "<table>" in everything
    assert "[decided]" not in everything
    assert "<strong>" in everything
    assert "**" not in clauses["BM-0.6"]
    assert "BM-0.3" not in clauses, "a clause about the printed rulebooks is no rule for players"


def test_replays_and_exports_show_what_the_viewer_may_see(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "bot")
    id = made["table"]["id"]
    assert anna.get(f"/api/tables/{id}/replay").status_code == 409
    ben.follow(link_of(made, 1))
    assert ben.get(f"/api/tables/{id}/replay").json()["start"]["seat"] == 1
    assert ben.get(f"/api/tables/{id}/replay").json()["seats"] == [1, -1], "the view of the seat and of spectators"
    assert ben.get(f"/api/tables/{id}/export").text == f"table {id} for 1"
    for seat in (0, 2, -2):
        assert ben.get(f"/api/tables/{id}/replay?seat={seat}").status_code == 403
        assert ben.get(f"/api/tables/{id}/export?seat={seat}").status_code == 403
    assert ben.get(f"/api/tables/{id}/export?seat=9").status_code == 400
    assert ben.get(f"/api/tables/{id}/export?seat=all").status_code == 400
    server.store("move_table", id, "playing", "over")
    for seat in (0, 1, 2, -1, -2):
        assert ben.get(f"/api/tables/{id}/replay?seat={seat}").json()["start"]["seat"] == seat
    assert set(ben.get(f"/api/tables/{id}/replay").json()["seats"]) == {0, 1, 2, -1, -2}
