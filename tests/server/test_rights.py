"""Who may do what: every route with every kind of person. A route without an entry in the table of rights fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Somebody, link_of, running
from underkeep.server.app import create_app
from underkeep.server.services import Config

PEOPLE = ("owner", "player", "watcher", "stranger", "nobody", "kicked", "former", "forged")
"""The owner and a player of a private table that is being played, somebody with its watch link, a guest with nothing,
somebody without a token, a player who was replaced, one who left, and one with a token that we did not make."""

SIT = {"seat": 4}
BOT = {"seat": 2, "who": "bot", "bot": "random"}
ACCOUNT = {"name": "Nobody at all", "password": "open sesame"}
TABLE = {"game": "boss-monster", "seats": [{"who": "me"}, {"who": "bot"}]}

# In the order of PEOPLE. A private table does not exist for those who may not see it.
ONLY_SEEING = (200, 200, 200, 404, 404, 404, 404, 404)
ONLY_OWNER = (200, 403, 403, 404, 401, 404, 404, 401)
RIGHTS: dict[tuple[str, str], tuple[Any, tuple[int, ...]]] = {
    ("GET", "/api/me"): (None, (200,) * 8),
    ("PATCH", "/api/me"): ({}, (200, 200, 200, 200, 401, 200, 200, 401)),
    ("POST", "/api/account"): ({**ACCOUNT, "password": "short"}, (400, 400, 400, 400, 401, 400, 400, 401)),
    ("POST", "/api/session"): (ACCOUNT, (403,) * 8),
    ("DELETE", "/api/session"): (None, (204,) * 8),
    ("GET", "/api/games"): (None, (200,) * 8),
    ("GET", "/api/games/{game:str}/cards"): (None, (200,) * 8),
    ("GET", "/api/games/{game:str}/rules"): (None, (200,) * 8),
    ("GET", "/api/tables"): (None, (200,) * 8),
    ("POST", "/api/tables"): (TABLE, (201, 201, 201, 201, 401, 201, 201, 401)),
    ("GET", "/api/tables/{table:str}"): (None, ONLY_SEEING),
    ("GET", "/api/tables/{table:str}/links"): (None, (200, 403, 403, 404, 404, 404, 404, 404)),
    ("GET", "/api/tables/{table:str}/replay"): (None, ONLY_SEEING),
    ("GET", "/api/tables/{table:str}/replay?seat=0"): (None, (200, 403, 403, 404, 404, 404, 404, 404)),
    ("GET", "/api/tables/{table:str}/replay?seat=1"): (None, (403, 200, 403, 404, 404, 404, 404, 404)),
    ("GET", "/api/tables/{table:str}/replay?seat=-2"): (None, (403, 403, 403, 404, 404, 404, 404, 404)),
    ("GET", "/api/tables/{table:str}/export"): (None, ONLY_SEEING),
    ("GET", "/api/tables/{table:str}/export?seat=1"): (None, (403, 200, 403, 404, 404, 404, 404, 404)),
    ("GET", "/api/tables/{table:str}/export?seat=-2"): (None, (403, 403, 403, 404, 404, 404, 404, 404)),
    ("POST", "/api/tables/{table:str}/sit"): (SIT, (400, 400, 400, 404, 401, 404, 404, 401)),
    ("POST", "/api/tables/{table:str}/leave"): (None, (204, 204, 403, 404, 401, 404, 404, 401)),
    ("POST", "/api/tables/{table:str}/seat"): (BOT, ONLY_OWNER),
    ("POST", "/api/tables/{table:str}/start"): (None, (409, 403, 403, 404, 401, 404, 404, 401)),
    ("POST", "/api/tables/{table:str}/close"): (None, (204, 403, 403, 404, 401, 404, 404, 401)),
    ("POST", "/api/tables/{table:str}/owner"): ({"seat": 1}, ONLY_OWNER),
    ("POST", "/api/tables/{table:str}/rematch"): (None, (409, 409, 403, 404, 401, 404, 404, 401)),
    ("GET", "/join/{token:str}"): (None, (404,) * 8),
    ("POST", "/join/{token:str}"): (None, (404,) * 8),
    ("GET", "/healthz"): (None, (200,) * 8),
    ("GET", "/plain.css"): (None, (200,) * 8),
    ("GET", "/"): (None, (200,) * 8),
    ("GET", "/{path:path}"): (None, (404,) * 8),
}
"""Method and path (a query after it makes it another line), what is sent, and the status for each kind of person."""


def routes() -> set[tuple[str, str]]:
    """Every route of the server with its methods."""
    app = create_app(Config(database="unused.sqlite"))
    return {
        (method, route.path_format if ":" in route.path_format else route.path)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }


def test_every_route_has_its_rights() -> None:
    assert {(method, path.partition("?")[0]) for method, path in RIGHTS} == {
        (method, path) for method, path in routes()
    }


class Cast:
    """A private table and everybody around it."""

    def __init__(self, house: House) -> None:
        self.house = house
        owner, player, kicked, former, watcher = (house.guest() for _ in range(5))
        made = owner.make("me", "person", "person", "person")
        self.table = made["table"]["id"]
        for seat, person in ((1, player), (2, kicked), (3, former)):
            person.follow(link_of(made, seat))
        watcher.follow(link_of(made, None))
        former.post(f"/api/tables/{self.table}/leave")
        owner.post(f"/api/tables/{self.table}/seat", {"seat": 2, "who": "bot"})
        nobody, forged = house.stranger(), house.stranger()
        forged.cookies = {"underkeep": "0" * 43}
        known = (owner, player, watcher, house.guest(), nobody, kicked, former, forged)
        self.people: dict[str, Somebody] = dict(zip(PEOPLE, known, strict=True))

    def path(self, path: str) -> str:
        """A route with its places filled in."""
        filled = path.replace("{table:str}", self.table).replace("{game:str}", "boss-monster")
        return filled.replace("{token:str}", "0" * 40).replace("{path:path}", "no/such/place")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client that has been built."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Underkeep</title>")
    return tmp_path / "static"


@pytest.fixture
def cast(tmp_path: Path, static: Path) -> Iterator[Cast]:
    """Everybody around a private table."""
    with running(tmp_path, static=static) as house:
        yield Cast(house)


@pytest.mark.parametrize(("method", "path"), RIGHTS)
def test_rights(cast: Cast, method: str, path: str) -> None:
    body, expected = RIGHTS[method, path]
    answers = {}
    # Whoever may do least comes first, so that nothing has changed for the next one.
    for name in sorted(PEOPLE, key=lambda name: name in ("owner", "player")):
        if name in ("owner", "player"):
            # What they do may change the table; each finds a fresh one.
            cast = Cast(cast.house)
        person = cast.people[name]
        answer = person.send(method, cast.path(path), json=body)
        answers[name] = answer.status_code
        if answer.status_code >= 400 and path.startswith("/api/"):
            trouble = answer.json()
            assert set(trouble) == {"code", "text"}
            assert trouble["text"].endswith(".")
    assert answers == dict(zip(PEOPLE, expected, strict=True))


def test_private_and_missing_tables_answer_alike(cast: Cast) -> None:
    stranger = cast.people["stranger"]
    for method, path in RIGHTS:
        if "{table:str}" not in path:
            continue
        body = RIGHTS[method, path][0]
        private = stranger.send(method, cast.path(path), json=body)
        missing = stranger.send(method, path.replace("{table:str}", "AAAAAAAAAAAAAAAA"), json=body)
        assert private.status_code == missing.status_code == 404
        assert private.content == missing.content
        ours = {name: value for name, value in private.headers.items() if name != "date"}
        assert ours == {name: value for name, value in missing.headers.items() if name != "date"}


def test_nothing_secret_is_told_of_a_table(cast: Cast) -> None:
    row = cast.house.store("table", cast.table)
    seats = cast.house.store("seats", cast.table)
    secrets = [row.seed.hex(), row.watch_token_hash, *(seat.token_hash for seat in seats)]
    secrets += [seat.person for seat in seats if seat.person]
    for person in cast.people.values():
        for path in ("/api/tables", f"/api/tables/{cast.table}", f"/api/tables/{cast.table}/links"):
            text = person.get(path).text
            assert not any(secret in text for secret in secrets)
