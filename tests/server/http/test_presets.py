"""Presets of setups, and notices about the choices of a setup, over HTTP."""

from __future__ import annotations

from pathlib import Path

from tests.server.http_helpers import ServerUnderTest, run_server
from underkeep.games.boss_monster.setup.presets import PRESETS

SETUP = "/api/games/boss-monster/setup"
STAY = "Explorers need 5 or 6 players and Crash Landing (CRL); without them these cards stay in the box: "


def test_the_lobby_offers_the_presets_of_a_game_in_the_language_of_the_reader(server: ServerUnderTest) -> None:
    for language, name in (("en", "Official mix"), ("pl", "Oficjalna mieszanka")):
        games = {game["name"]: game for game in server.guest().get(f"/api/games?lang={language}").json()}
        presets = games["boss-monster"]["presets"]
        assert [preset["id"] for preset in presets] == [preset.name for preset in PRESETS]
        assert presets[0]["name"] == name
        assert presets[0]["setup"] == {"sets": ["BMR", "TNL"], "deck": "official"}
        assert presets[1]["players"] == [5, 6]
        assert all(preset["about"].endswith(".") for preset in presets)
        assert games["dungeon-fighter"]["presets"] == []


def test_every_preset_makes_a_table_without_any_refusal(server: ServerUnderTest) -> None:
    anna = server.guest()
    (game,) = (one for one in anna.get("/api/games").json() if one["name"] == "boss-monster")
    for preset in game["presets"]:
        for players in range(preset["players"][0], preset["players"][1] + 1):
            told = anna.post(SETUP, {"players": players, "setup": preset["setup"]}).json()
            assert not told["refusal"], (preset["id"], told)
        seats = [{"who": "me"}, *({"who": "bot"} for _ in range(preset["players"][0] - 1))]
        made = anna.post("/api/tables", {"game": "boss-monster", "seats": seats, "setup": preset["setup"]})
        assert made.status_code == 201, made.text


def test_choices_are_reported_on_before_a_table_is_made(server: ServerUnderTest) -> None:
    anna = server.guest()
    wish = {"players": 3, "setup": {"sets": ["BMR", "CRL"]}}
    nothing = {"notices": [], "refusal": ""}
    (notice,) = anna.post(SETUP, wish).json()["notices"]
    assert notice["text"] == STAY + "3 bosses, 23 rooms and 12 heroes (CRL)."
    assert notice["cards"][:2] == ["Imperiatrix", "Klonos"]
    (notice,) = anna.post(f"{SETUP}?lang=pl", wish).json()["notices"]
    assert notice["text"].endswith("3 bossowie, 23 komnaty i 12 bohaterów (CRL).")
    assert notice["cards"][0] == "Imperatryks"
    assert anna.post(SETUP, wish | {"players": 5}).json() == nothing
    assert anna.post(SETUP, {"players": 5}).json()["refusal"].startswith("For 5 players Boss Monster needs")
    assert anna.post("/api/games/keep-the-heroes-out/setup", {"players": 2}).json() == nothing


def test_wrong_choices_are_refused_with_a_sentence(server: ServerUnderTest) -> None:
    anna = server.guest()
    for game, wish, status in (
        ("ludo", {"players": 2}, 404),
        ("boss-monster", {"players": 0}, 400),
        ("boss-monster", {"players": 2, "setup": {"stes": ["BMR"]}}, 400),
        ("boss-monster", {"players": 2, "setup": {"sets": 7}}, 400),
        ("boss-monster", {"players": "two"}, 400),
        ("boss-monster", {}, 400),
    ):
        answer = anna.post(f"/api/games/{game}/setup", wish)
        assert answer.status_code == status, wish
        assert answer.json()["text"]
    refused = anna.post(SETUP, {"players": 2, "setup": {"sets": ["BMRR"]}}).json()["refusal"]
    assert refused == "There is no set called “BMRR” (did you mean BMR?)."


def test_an_open_table_shows_which_cards_are_left_out(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest("pl")
    wish = {
        "game": "boss-monster",
        "seats": [{"who": "me"}, {"who": "open"}],
        "setup": {"sets": ["RMB", "CRL"], "deck": "kids"},
        "private": False,
    }
    table = anna.post("/api/tables", wish).json()["table"]
    assert table["notices"] == [
        STAY + "3 bosses, 23 rooms, 7 spells and 12 heroes (CRL).",
        "The deck has its own sets; the others that you chose add nothing: RMB.",
    ]
    seen = ben.get(f"/api/tables/{table['id']}?lang=pl").json()
    assert seen["notices"][1] == "Talia ma własne zestawy; pozostałe wybrane nic do niej nie dodają: RMB."


def test_the_lobby_of_a_server_started_with_a_preset_names_it(tmp_path: Path, server: ServerUnderTest) -> None:
    assert server.guest().get("/api/tables").json()["preset"] == ""
    folder = tmp_path / "other"
    folder.mkdir()
    with run_server(folder, preset=("boss-monster", "kids")) as other:
        lobby = other.guest().get("/api/tables").json()
        assert (lobby["game"], lobby["preset"]) == ("boss-monster", "kids")


def test_cards_are_sent_with_all_their_names(server: ServerUnderTest) -> None:
    anna = server.guest()
    for language, name, others in (
        ("en", "Cursed Tomb", ["Egipt all inclusive", "Przeklęty grobowiec"]),
        ("pl", "Egipt all inclusive", ["Cursed Tomb", "Przeklęty grobowiec"]),
    ):
        cards = anna.get(f"/api/games/boss-monster/cards?lang={language}").json()
        (tomb,) = (card for card in cards if card["key"] == "tnl-cursed-tomb")
        assert (tomb["name"], tomb["names"]) == (name, others)
