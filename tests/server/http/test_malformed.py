"""Malformed requests: the server refuses them with a sentence and never fails with an internal error."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.http_helpers import Browser, ServerUnderTest, run_server

ROUTES = [
    ("PATCH", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/session"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/sit"),
    ("POST", "/api/tables/{table}/seat"),
    ("POST", "/api/tables/{table}/owner"),
]
FIELDS = ["name", "language", "prefs", "game", "seats", "setup", "private", "hotSeat", "pace", "clock", "learn", "seed"]
FIELDS += ["seat", "who", "bot", "password"]
WORDS = [
    "boss-monster",
    "me",
    "person",
    "bot",
    "open",
    "greedy",
    "BMR",
    "sets",
    "names",
    "players",
    "en",
    "normal",
    "1d",
]

letters = st.characters(exclude_categories=["Cs"])
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20),
    st.sampled_from(WORDS),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS + WORDS), inner, max_size=5),
    max_leaves=12,
)
bodies = st.one_of(values, st.dictionaries(st.sampled_from(FIELDS), values, max_size=6))
seats = st.fixed_dictionaries(
    {"who": st.sampled_from(["me", "person", "bot", "open", ""]) | scalars},
    optional={"bot": scalars, "name": scalars},
)
tables = st.fixed_dictionaries(
    {"game": st.just("boss-monster") | scalars, "seats": st.lists(seats, max_size=5) | values},
    optional=dict.fromkeys(("setup", "private", "hotSeat", "pace", "clock", "learn", "seed"), values),
)


@pytest.fixture(scope="module")
def everybody() -> Iterator[tuple[ServerUnderTest, Browser, str]]:
    """Yield a server, a guest, and the id of a table of another guest."""
    with tempfile.TemporaryDirectory() as folder, run_server(Path(folder)) as server:
        anna = server.guest()
        table = server.guest().make("me", "open", private=False)["table"]["id"]
        yield server, anna, table


def check(anna: Browser, method: str, path: str, **sent: Any) -> None:
    answer = anna.send(method, path, **sent)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["text"].endswith(".")


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), ROUTES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=bodies)
def test_odd_bodies_give_no_internal_error(
    everybody: tuple[ServerUnderTest, Browser, str], method: str, path: str, body: Any
) -> None:
    """S9: random bodies of requests."""
    _, anna, table = everybody
    check(anna, method, path.format(table=table), json=body)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=tables)
def test_odd_wishes_for_a_table_give_no_internal_error(
    everybody: tuple[ServerUnderTest, Browser, str], body: Any
) -> None:
    _, anna, _ = everybody
    check(anna, "POST", "/api/tables", json=body)


@pytest.mark.parametrize(("method", "path"), ROUTES)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=200))
def test_odd_bytes_give_no_internal_error(
    everybody: tuple[ServerUnderTest, Browser, str], method: str, path: str, content: bytes
) -> None:
    """S9: bodies that are not JSON."""
    _, anna, table = everybody
    check(anna, method, path.format(table=table), content=content, headers={"Content-Type": "application/json"})


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    part=st.text(alphabet=st.characters(min_codepoint=1, exclude_categories=["Cs"]), max_size=30),
    query=st.text(max_size=20),
)
def test_odd_addresses_give_no_internal_error(
    everybody: tuple[ServerUnderTest, Browser, str], part: str, query: str
) -> None:
    """S9: random addresses."""
    from urllib.parse import quote

    _, anna, _ = everybody
    for start in ("/api/tables/", "/api/games/", "/"):
        path = f"{start}{quote(part, safe='')}?lang={quote(query)}&seat={quote(query)}"
        answer = anna.get(path)
        assert answer.status_code < 500 or "not been built" in answer.text, answer.text
