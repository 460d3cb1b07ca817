"""Friends: a link makes two people friends of each other, and their open tables are invitations."""

from __future__ import annotations

import pytest

from tests.server.http_helpers import Browser, ServerUnderTest
from underkeep.server.http.people.friends import MAX_FRIENDS
from underkeep.server.storage.friend_statements import make_friends
from underkeep.server.storage.rows import PersonRow
from underkeep.server.storage.store import Store


def link_of(person: Browser) -> str:
    """Return the link of a person for new friends."""
    link: str = person.get("/api/friends").json()["link"]
    return link


def names_of_friends(person: Browser) -> list[str]:
    return [friend["name"] for friend in person.get("/api/friends").json()["friends"]]


def befriend(person: Browser, other: Browser) -> None:
    """Let another person accept the link of a person."""
    response = other.post(link_of(person))
    assert (response.status_code, response.headers["location"]) == (303, "/#friends")


def test_a_link_makes_two_friends(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest("pl")
    link = link_of(anna)
    page = ben.get(link)
    assert page.status_code == 200
    assert anna.me["name"] in page.text
    assert "<button>Dodaj do znajomych</button>" in page.text
    assert names_of_friends(anna) == names_of_friends(ben) == []
    befriend(anna, ben)
    befriend(anna, ben)
    assert names_of_friends(anna) == [ben.me["name"]]
    assert names_of_friends(ben) == [anna.me["name"]]


def test_a_visitor_becomes_a_guest_and_a_friend(server: ServerUnderTest) -> None:
    anna, eve = server.guest(), server.stranger()
    befriend(anna, eve)
    assert names_of_friends(eve) == [anna.me["name"]]


def test_ones_own_link_changes_nothing(server: ServerUnderTest) -> None:
    anna = server.guest()
    befriend(anna, anna)
    assert names_of_friends(anna) == []


def test_wrong_links_lead_nowhere(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    right = link_of(anna)
    forged = right.replace(anna.me["id"], ben.me["id"])
    for wrong in (right[:-1], right + "0", forged, "/friend/~", "/friend/ż~1", f"/friend/{'x' * 500}"):
        assert ben.get(wrong).status_code == 404
        assert ben.post(wrong).status_code == 404
    assert names_of_friends(anna) == names_of_friends(ben) == []


def test_both_can_end_a_friendship(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    befriend(anna, ben)
    assert ben.send("DELETE", f"/api/friends/{anna.me['id']}").status_code == 204
    assert names_of_friends(anna) == names_of_friends(ben) == []
    assert ben.send("DELETE", f"/api/friends/{anna.me['id']}").status_code == 204


def test_open_tables_of_friends_are_invitations(server: ServerUnderTest) -> None:
    anna, ben, eve = server.guest(), server.guest(), server.guest()
    befriend(anna, ben)
    made = anna.make("me", "open", "bot")["table"]
    anna.make("me", "person")  # A seat with a link of its own is for the person who has this link.
    eve.make("me", "open")
    (invitation,) = ben.get("/api/friends").json()["invitations"]
    assert (invitation["name"], invitation["table"]["id"]) == (anna.me["name"], made["id"])
    assert ben.follow(invitation["path"]).status_code == 303
    assert ben.post(f"/api/tables/{made['id']}/sit", {"seat": 1}).status_code == 200
    assert ben.get("/api/friends").json()["invitations"] == []
    assert eve.get("/api/friends").json()["invitations"] == []


def test_a_blocked_person_is_no_friend_and_cannot_become_one(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    befriend(anna, ben)
    table = anna.make("me", "open", "open")["table"]["id"]
    (invitation,) = ben.get("/api/friends").json()["invitations"]
    ben.follow(invitation["path"])
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert anna.post(f"/api/tables/{table}/block", {"seat": 1}).status_code == 204
    assert names_of_friends(anna) == names_of_friends(ben) == []
    refused = ben.post(link_of(anna))
    assert refused.status_code == 403
    assert names_of_friends(ben) == []


def test_the_number_of_friends_is_limited(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()

    async def fill() -> None:
        store: Store = server.app.state.services.store
        for number in range(MAX_FRIENDS):
            await store.add_person(PersonRow(id=f"p{number}", name=f"P{number}"), f"token {number}")
            await store.write(lambda to, other=f"p{number}": make_friends(to, anna.me["id"], other))

    server.call(fill)
    refused = ben.post(link_of(anna))
    assert refused.status_code == 403
    assert f"{MAX_FRIENDS} friends" in refused.text
    assert names_of_friends(ben) == []


def test_friends_go_with_a_guest_and_are_deleted_with_a_person(server: ServerUnderTest) -> None:
    anna, ben, celia = server.guest(), server.guest(), server.guest()
    befriend(anna, ben)
    server.store("move_person_data", ben.me["id"], celia.me["id"])
    assert celia.me["name"] in names_of_friends(anna)
    assert anna.me["name"] in names_of_friends(celia)
    exported = celia.get("/api/me/data").json()
    assert exported["friends"] == [anna.me["name"]]


def test_only_people_have_friends(server: ServerUnderTest) -> None:
    eve = server.stranger()
    assert eve.get("/api/friends").status_code == 401
    assert eve.send("DELETE", "/api/friends/x").status_code == 401


@pytest.mark.parametrize("seats", [["me", "open"], ["me", "bot"]])
def test_tables_of_friends_need_a_free_seat(server: ServerUnderTest, seats: list[str]) -> None:
    anna, ben = server.guest(), server.guest()
    befriend(anna, ben)
    anna.make(*seats)
    assert len(ben.get("/api/friends").json()["invitations"]) == seats.count("open")
