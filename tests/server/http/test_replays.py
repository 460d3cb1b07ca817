"""Shared links to a replay: they work for everybody who has the link, and show only the view that was shared."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.http_helpers import Browser, ServerUnderTest, link_of


def replay_of(browser: Browser, id: str, **query: Any) -> httpx.Response:
    """Return the response to a request for the replay of a table."""
    return browser.get(f"/api/tables/{id}/replay", params=query)


def test_a_shared_replay_opens_for_everybody_with_its_link(server: ServerUnderTest) -> None:
    anna, ben, friend, stranger = server.guest(), server.guest(), server.guest("pl"), server.stranger()
    made = anna.make("me", "person", "bot", private=True)
    id = made["table"]["id"]
    ben.follow(link_of(made, 1))
    keys = {eyes: replay_of(anna, id, seat=eyes).json()["key"] for eyes in (0, -1)}
    assert replay_of(friend, id).status_code == 404
    for wanted in ({}, {"seat": -1}, {"seat": 0}):
        for key in keys.values():
            answer = replay_of(friend, id, key=key, **wanted)
            assert (answer.status_code, answer.json()["code"]) == (409, "replay-later"), "a running game is not shown"
            assert "gdy się skończy" in answer.json()["text"]
    server.store("move_table", id, "playing", "over")
    keys = {eyes: replay_of(anna, id, seat=eyes).json()["key"] for eyes in (0, 1, 2, -1, -2)}
    assert len(set(keys.values())) == 5
    for who in (friend, stranger):
        assert replay_of(who, id).status_code == 404, "the table stays private"
        for eyes, key in keys.items():
            told = replay_of(who, id, key=key).json()
            assert told["start"]["seat"] == eyes, "the link shows the shared view"
            assert told.get("key") == key, "the link can be passed on"
            may = {-2, -1, 0, 1, 2} if eyes == -2 else {eyes, -1}
            assert set(told["seats"]) == may
            for other in (-2, -1, 0, 1, 2):
                answer = replay_of(who, id, key=key, seat=other)
                assert answer.status_code == (200 if other in may else 403), (eyes, other)
        # The key opens the replay and nothing else.
        for what in ("", "/export", "/fair", "/links"):
            assert who.get(f"/api/tables/{id}{what}?key={keys[-2]}").status_code == 404
    # A player of the table needs no key and is not restricted by one.
    assert replay_of(ben, id, key=keys[0], seat=-2).status_code == 200


def test_a_replay_is_compressed(server: ServerUnderTest) -> None:
    anna = server.guest()
    id = anna.make("me", "bot")["table"]["id"]
    server.store("move_table", id, "playing", "over")
    answer = anna.get(f"/api/tables/{id}/replay", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert int(answer.headers["content-length"]) < len(answer.content)
    plain = anna.get(f"/api/tables/{id}/replay", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


def test_a_wrong_link_to_a_replay_says_nothing_about_the_table(server: ServerUnderTest) -> None:
    anna, friend = server.guest(), server.guest()
    id = anna.make("me", "bot", private=True)["table"]["id"]
    other = anna.make("me", "bot", private=True)["table"]["id"]
    server.store("move_table", id, "playing", "over")
    key = replay_of(anna, id, seat=-2).json()["key"]
    answers = [replay_of(friend, id, key="0" * 40), replay_of(friend, "V1StGXR8", key="0" * 40)]
    answers += [replay_of(friend, other, key=key), replay_of(friend, id, key="ą")]
    for answer in answers:
        assert (answer.status_code, answer.json()) == (404, answers[0].json())
    assert answers[0].json()["code"] == "no-replay"


def test_a_replay_link_of_a_seat_ends_when_its_player_is_replaced(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.make("me", "person", "bot", private=True)
    id = made["table"]["id"]
    ben.follow(link_of(made, 1))
    own, public = (replay_of(ben, id, seat=eyes).json()["key"] for eyes in (1, -1))
    ben.post(f"/api/tables/{id}/leave")
    server.store("move_table", id, "playing", "over")
    assert replay_of(ben, id, key=own).json()["code"] == "no-replay", "the seat has another player since"
    assert replay_of(ben, id, key=public).status_code == 200


def test_a_closed_table_has_no_replay_to_share(server: ServerUnderTest) -> None:
    anna, friend = server.guest(), server.guest()
    id = anna.make("me", "bot", private=True)["table"]["id"]
    key = replay_of(anna, id).json()["key"]
    server.store("move_table", id, "playing", "closed")
    assert replay_of(anna, id).json()["key"] == ""
    assert replay_of(friend, id, key=key).json()["code"] == "replay-closed"
