"""Names that look like a card, like another person at the table, or like the table itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.http_helpers import ServerUnderTest, link_of
from tests.server.live_helpers import connect, live_tables_with
from tests.server.process_helpers import new_table
from underkeep.protocol import socket as wire
from underkeep.server.accounts.confusables import skeleton
from underkeep.server.accounts.names import clean_name, distinct_name
from underkeep.server.errors import ApiError


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "A\u200dnna"),
        ("Anna", "An na"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Bob", "B0b"),
        ("Olek", "Οlek"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_get_a_number(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct_name(other, [one]) == f"{other} 2"
    assert distinct_name(one, [other]) == f"{one} 2"


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Ala", "Ola"), ("Zoe", "Zoë"), ("Łukasz", "Lukasz")])
def test_different_names_stay_as_they_are(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == other


@pytest.mark.parametrize("name", ["⟦17|Dark Altar⟧", "Anna ⟦", "⟧"])
def test_a_name_cannot_look_like_a_card(server: ServerUnderTest, name: str) -> None:
    for language in ("en", "pl"):
        anna = server.guest(language)
        for answer in (
            anna.send("PATCH", "/api/me", json={"name": name}),
            anna.post("/api/account", {"name": name, "password": "a long password"}),
            anna.post("/api/tables", {"game": "boss-monster", "seats": [{"who": "me", "name": name}, {"who": "bot"}]}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (400, "name-brackets")
            assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize("name", ["System", "SERVER", "Ѕystem", "Underkeep", "*** Server ***", "Serwer:", "Admin"])
def test_a_name_cannot_look_like_the_table(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        clean_name(name)
    assert refused.value.code == "name-reserved"
    for language in ("en", "pl"):
        assert refused.value.text_in(language).endswith(".")


@pytest.mark.parametrize("name", ["Systema", "Tablet", "Servera", "Stolik"])
def test_similar_words_are_names(name: str) -> None:
    assert clean_name(name) == name


def test_a_person_cannot_sit_down_under_the_name_of_another(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    anna.send("PATCH", "/api/me", json={"name": "Anna"})
    ben.send("PATCH", "/api/me", json={"name": "Аnna"})
    made = anna.make("me", "person", "person")
    ben.follow(link_of(made, 1))
    names = [seat.name for seat in server.store("seats", made["table"]["id"])]
    assert names[:2] == ["Anna", "Аnna 2"]


def test_a_spectator_cannot_write_under_the_name_of_a_seat_or_of_another_spectator(tmp_path: Path) -> None:
    async def test() -> None:
        tables = [new_table("t", ["anna", "ben"])]
        async with live_tables_with(f"sqlite:///{tmp_path / 't.sqlite'}", tables, "eve", "joe") as live:
            for person in ("eve", "joe"):
                await live.store.change_person(person, name="ANNA O")
            eve, joe = await connect(live, "eve", seat=None), await connect(live, "joe", seat=None)
            await eve.ask(wire.Say(id="1", text="I give up"))
            await joe.ask(wire.Say(id="2", text="me too"))
            await eve.ask(wire.Say(id="3", text="really"))
            await eve.until(lambda: len(eve.all(wire.Chatted)) == 3)
            # The seat of Anna is called "Anna 0" at this table.
            names = [message.line.name for message in eve.all(wire.Chatted)]
            assert names == ["ANNA O 2", "ANNA O 3", "ANNA O 2"]

    asyncio.run(test())
