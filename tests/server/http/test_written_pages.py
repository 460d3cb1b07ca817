"""Pages that people write: they are checked, stored, shared by a link, and played."""

from __future__ import annotations

import pytest

from tests.server.http_helpers import ServerUnderTest
from underkeep.core import registry
from underkeep.core.capabilities.keys import WRITTEN_PAGES
from underkeep.server.http.authoring.written_pages import MAX_PAGE_LENGTH, MAX_PAGES

GAME = "keep-the-heroes-out"
PAGES, CHECK = f"/api/games/{GAME}/pages", f"/api/games/{GAME}/page-check"


def example() -> str:
    """Return the page with which a new one begins."""
    pages = registry.get(GAME).get(WRITTEN_PAGES)
    assert pages is not None
    return pages.example


def test_a_page_without_mistakes_has_a_map(server: ServerUnderTest) -> None:
    report = server.guest().post(CHECK, {"text": example()}).json()
    assert report["name"] == "My Cellar"
    assert report["mistakes"] == []
    assert report["board"]["rooms"]["0"]["treasures"]


def test_mistakes_have_lines_and_suggestions_in_the_language_of_the_reader(server: ServerUnderTest) -> None:
    text = example().replace("portals", "portal").replace('"study"', '"studdy"')
    english = server.guest().post(CHECK, {"text": text}).json()
    assert english["board"] is None
    (mistake,) = english["mistakes"]
    assert mistake["line"] == 1 + text[: text.index("portal")].count("\n")
    assert mistake["text"] == "A page has no field “portal” here (did you mean portals?)."
    polish = server.guest("pl").post(CHECK, {"text": text}).json()
    assert polish["name"] == "Moja piwnica"
    assert polish["mistakes"][0]["text"].startswith("Strona nie ma tu pola „portal”")


def test_a_page_without_text_has_one_mistake(server: ServerUnderTest) -> None:
    answer = server.guest("pl").post(CHECK, {"text": " \n"})
    assert answer.status_code == 200
    assert answer.json()["mistakes"] == [{"line": 0, "text": "Strona jest pusta."}]
    assert answer.json()["board"] is None


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "[" * 10_000,
        "{" * 10_000,
        "name = {}",
        'name = { en = "x" }\ngrid = []\ntreasures = {}',
        "gamble = 99999999999999999999999",
        "a = 1\n" * 2,
        '{"name": 3}',
        "[]",
        '"""',
    ],
)
def test_any_text_gets_sentences_and_no_failure(server: ServerUnderTest, text: str) -> None:
    answer = server.guest().post(CHECK, {"text": text})
    assert answer.status_code == 200
    mistakes = answer.json()["mistakes"]
    assert mistakes
    assert all(mistake["text"].endswith(".") and mistake["line"] >= 0 for mistake in mistakes)


def test_huge_numbers_are_refused(server: ServerUnderTest) -> None:
    for change in ("gamble = 1000000", "health = { mage = 1000000 }"):
        assert server.guest().post(CHECK, {"text": f"{change}\n{example()}"}).json()["mistakes"]
    text = example().replace("each_player_discards:1", f"each_player_discards:{'9' * 5000}")
    assert server.guest().post(CHECK, {"text": text}).json()["mistakes"]


def test_pages_belong_to_their_author_and_are_shared_by_link(server: ServerUnderTest) -> None:
    anna, ben = server.guest(), server.guest()
    made = anna.post(PAGES, {"text": example()})
    assert made.status_code == 201
    page = made.json()
    assert [one["name"] for one in anna.get(PAGES).json()["pages"]] == ["My Cellar"]
    assert ben.get(PAGES).json()["pages"] == []

    link = f"/api/pages/{page['id']}"
    seen = ben.get(link).json()
    assert seen["text"] == example()
    assert not seen["mine"]
    assert seen["author"]
    assert anna.get(link).json()["mine"]

    assert ben.post(link, {"text": "mine now"}).status_code == 403
    assert ben.send("DELETE", link).status_code == 403
    changed = example().replace("My Cellar", "My Attic")
    assert anna.post(link, {"text": changed}).json()["name"] == "My Attic"
    assert ben.get(link).json()["name"] == "My Attic"
    assert anna.send("DELETE", link).status_code == 204
    assert ben.get(link).status_code == 404
    assert anna.get("/api/pages/unknown").status_code == 404


def test_a_draft_with_mistakes_is_stored_but_cannot_be_played(server: ServerUnderTest) -> None:
    anna = server.guest()
    draft = "grid = [\n"
    assert anna.post(PAGES, {"text": draft}).json()["name"] == "Untitled page"
    table = {"game": GAME, "seats": [{"who": "me"}], "setup": {"scenario": draft}}
    refused = anna.post("/api/tables", table)
    assert refused.status_code == 400
    assert refused.json()["text"].startswith("Line ")


def test_a_table_plays_a_written_page(server: ServerUnderTest) -> None:
    made = server.guest().make("me", game=GAME, setup={"scenario": example()})
    assert made["table"]["status"] == "playing"


def test_size_and_number_of_pages_are_limited(server: ServerUnderTest) -> None:
    anna = server.guest()
    long = anna.post(PAGES, {"text": "#" * (MAX_PAGE_LENGTH + 1)})
    assert long.status_code == 400
    assert long.json()["text"] == f"A page can have at most {MAX_PAGE_LENGTH} characters."
    assert anna.post(PAGES, {"text": "  \n"}).status_code == 400
    for _ in range(MAX_PAGES):
        assert anna.post(PAGES, {"text": "#"}).status_code == 201
    refused = anna.post(PAGES, {"text": "#"})
    assert refused.status_code == 429
    assert str(MAX_PAGES) in refused.json()["text"]


def test_strangers_and_other_games_have_no_pages(server: ServerUnderTest) -> None:
    assert server.stranger().get(PAGES).status_code == 401
    assert server.stranger().post(PAGES, {"text": "#"}).status_code == 401
    assert server.guest().get("/api/games/boss-monster/pages").status_code == 404


def test_pages_are_part_of_the_personal_data(server: ServerUnderTest) -> None:
    anna = server.guest()
    anna.post(PAGES, {"text": example()})
    (page,) = anna.get("/api/me/data").json()["written_pages"]
    assert page["text"] == example()
