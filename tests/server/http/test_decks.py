"""Custom decks: the server reports on a deck, and tables are created with deck codes."""

from __future__ import annotations

from tests.server.http_helpers import ServerUnderTest
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck, ready_deck

DECK = "/api/games/boss-monster/deck"


def test_a_deck_is_reported_on_in_every_form(server: ServerUnderTest) -> None:
    anna = server.guest()
    code = encode(ready_deck("kids"))
    told = anna.post(DECK, {"text": code}).json()
    assert told["code"] == code
    assert told["players"][:3] == [2, 3, 4]
    assert told["cards"]["bmr-fear"] == 2
    assert [part["id"] for part in told["parts"]][:3] == ["rooms", "treasure", "types"]
    for wish in ({"cards": told["cards"]}, {"text": told["text"]}, {"text": "kids"}):
        assert anna.post(DECK, wish).json() == told
    empty = anna.post(f"{DECK}?lang=pl", {}).json()
    assert empty["cards"] == {}
    assert empty["refusal"].startswith("Do gry potrzebny jest")


def test_a_wrong_deck_is_refused_with_a_sentence(server: ServerUnderTest) -> None:
    anna = server.guest()
    for wish, sentence in (
        ({"text": "BM1-AAAA"}, "This deck code is not right"),
        ({"text": "2 Nonsense Hall"}, "Line 1: there is no card called “Nonsense Hall”"),
        ({"cards": {"bmr-fear": 3}}, "There are 2 printed copies of Fear"),
        ({"cards": {"bmr-fear": -1}}, "There are 2 printed copies of Fear"),
        ({"cards": {"nothing": 1}}, "No card has the key “nothing”"),
    ):
        answer = anna.post(DECK, wish)
        assert answer.status_code == 400
        assert answer.json()["text"].startswith(sentence)
    assert anna.post(DECK, {"cards": {"bmr-fear": "many"}}).status_code == 400
    assert anna.post("/api/games/keep-the-heroes-out/deck", {}).status_code == 404
    assert anna.post("/api/games/ludo/deck", {}).status_code == 404


def test_many_deck_reports_in_a_row_are_allowed(server: ServerUnderTest) -> None:
    anna = server.guest()
    assert all(anna.post(DECK, {"text": "kids"}).status_code == 200 for _ in range(40))


def test_a_table_is_made_with_a_code(server: ServerUnderTest) -> None:
    anna = server.guest()
    code = encode(complete_deck(["TNL", "POP"]))
    made = anna.make("me", "bot", setup={"deck": code})
    assert made["table"]["setup"] == {"deck": code}
    answer = anna.post(
        "/api/tables", {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}], "setup": {"deck": code[:-1]}}
    )
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("This deck code is not right")
    asks = {ask["field"]: ask for ask in anna.get("/api/games").json()[0]["asks"]}
    assert asks["deck"]["own"]["name"] == "Your own deck"
