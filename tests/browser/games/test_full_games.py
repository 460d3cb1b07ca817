"""Whole games in several browsers, with reloads, cut connections and a server that is killed."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import create_table, open_form
from tests.browser.house import House
from tests.browser.person import POLL_MS, Person, take_picture
from tests.conftest import Figures, Times
from tests.patience import PATIENCE_SECONDS
from tests.server.process_helpers import Slowness


def public(person: Person) -> dict[str, list[str]]:
    """Return the public part of the text view, in words that are the same for every viewer."""
    sections = {}
    for section in person.text_view()[1:-1]:
        lines = [line.replace(" (you)", "") for line in section.split("\n") if line]
        lines = [re.sub(r"\bto you\b", f"to {person.name}", line) for line in lines]
        sections[lines[0]] = [re.sub(r" \(known: .*\)", "", line) for line in lines[1:]]
    return sections


def copied(person: Person, button: str) -> str:
    """Return the text that a button copies to the clipboard."""
    person.page.evaluate("navigator.clipboard.writeText('')")
    person.page.get_by_role("button", name=button).first.click()
    copied = person.page.wait_for_function("navigator.clipboard.readText()")
    text: str = copied.json_value()
    return text


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_game_from_the_lobby_to_the_end(
    arrive: Arrive, figures: Figures, times: Times, slow: Slowness, players: int
) -> None:
    """U9: two people, a spectator and in the long form two bots play from the lobby to the end, with a reload and a cut
    connection for each person."""
    anna = arrive("Anna", permissions=["clipboard-read", "clipboard-write"])
    ben, wim = arrive("Ben"), arrive("Wim")
    form = open_form(anna, "boss-monster")
    form.get_by_text(str(players), exact=True).first.click()
    form.get_by_text("Sets, variants, pace and clock").click()
    form.get_by_text("Instant", exact=True).click()
    table = create_table(form)
    seat_link = copied(anna, "Copy seat link")
    watch_link = copied(anna, "Copy spectator link")
    wim.go(watch_link)
    line: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        line.append(socket)

    ben.page.route_web_socket(re.compile(r"/ws$"), through)
    ben.go(seat_link)
    ben.page.wait_for_url("**/table/*")
    start = anna.page.get_by_role("button", name="Start game")
    expect(start.or_(anna.page.locator(".prompt")).first).to_be_visible()
    if start.is_visible():
        expect(start).to_be_enabled()
        start.click()
    people = [anna, ben]
    for person in [*people, wim]:
        person.page.wait_for_selector(".prompt")
    began, quiet = time.monotonic(), time.monotonic()
    troubles = {anna: ["reload", "cut"], ben: ["cut", "reload"]}
    while not all(person.is_over() for person in people):
        for person in people:
            if person.turn():
                quiet = time.monotonic()
                if person.answers % 4 == 0 and troubles[person]:
                    what = troubles[person].pop()
                    if what == "reload":
                        person.page.reload()
                        person.page.wait_for_selector(".prompt")
                    elif person is ben:
                        line[-1].close(code=1012)
                    else:
                        anna.context.set_offline(True)
                        anna.page.wait_for_timeout(700)
                        anna.context.set_offline(False)
        anna.page.wait_for_timeout(POLL_MS / 2)
        stuck = time.monotonic() - quiet > PATIENCE_SECONDS
        assert not stuck, f"no player can click anything: {[person.look() for person in people]}"
    assert not any(troubles.values()), "the game was too short for all reloads and cuts"
    wim.page.wait_for_selector(".ending")
    seen = {person.name: public(person) for person in [anna, ben, wim]}
    assert seen["Anna"] == seen["Ben"] == seen["Wim"]
    for person in [anna, ben, wim]:
        person.page.reload()
        person.page.wait_for_selector(".ending")
        assert public(person) == seen[person.name], f"the page of {person.name} differs after a reload"
    board = anna.position(table)
    assert board["ending"] is not None
    complaints = [trouble for person in (anna, ben, wim) for trouble in person.troubles]
    figures.none("U9", f"errors in consoles during a game of {players}", complaints)
    times.most("U9", f"a game of {players} with two people, driven", time.monotonic() - began, 120, "s", slow.factor)


def test_server_killed(
    arrive: Arrive, built: Path, tmp_path: Path, times: Times, slow: Slowness, request: pytest.FixtureRequest
) -> None:
    """R1: after the server was killed in mid-game, the page reconnects by itself and no acknowledged answer is lost. A
    server with other rules shows the table as it was stored."""
    pictures = request.config.getoption("--screenshots")
    house = House(tmp_path, built)
    house.start()
    try:
        anna = arrive("Anna", at=house)
        table = anna.table("me", "bot")
        for _ in range(4):
            assert anna.answer()
        anna.page.wait_for_timeout(600)
        asked = anna.wait_for_turn()
        before = anna.position(table, 0)
        # After a reload the log shows the walk of a hero in one line instead of step by step.
        anna.page.reload()
        anna.page.wait_for_selector(".prompt:not(.waiting)")
        text = anna.text_view()
        house.kill()
        expect(anna.page.get_by_text("reconnecting").first).to_be_visible()
        house.start()
        began = time.monotonic()
        anna.until(lambda seen: seen["mine"] and seen["question"] == asked["question"])
        anna.page.wait_for_selector(".prompt:not(.waiting)")
        times.most("R1", "page plays again after the server is back", time.monotonic() - began, 10, "s", slow.factor)
        after = anna.position(table, 0)
        assert after["version"] == before["version"]
        assert after["board"] == before["board"]
        assert anna.text_view() == text
        anna.page.wait_for_timeout(450)
        for _ in range(3):
            if not anna.answer():
                break
        assert anna.position(table, 0)["version"] > before["version"]
        house.stop()
        set_rules(tmp_path / "tables.sqlite", table, 99)
        house.start()
        see_frozen_table(anna, pictures)
        anna.forgive("Failed to load|ERR_")
    finally:
        house.stop()


def set_rules(database: Path, table: str, rules: int) -> None:
    """Let a stored table look as if it had been played with other rules."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (options,) = connection.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()
        changed = json.loads(options)
        changed["deal"]["rules"] = rules
        connection.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(changed), table))


def see_frozen_table(anna: Person, pictures: str | None) -> None:
    """Look at a table that the server cannot play: board and log are there, the reason too, and nothing else breaks."""
    reason = anna.page.get_by_text("This game was played with rules 99")
    expect(reason).to_be_visible(timeout=1000 * PATIENCE_SECONDS)
    assert len(anna.text_view()) > 5
    take_picture(anna, pictures, "frozen-table")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(reason).to_be_visible()
    take_picture(anna, pictures, "frozen-table-phone")
    anna.go("/")
    expect(anna.page.get_by_text("this server has other rules")).to_be_visible()
    take_picture(anna, pictures, "frozen-lobby-phone")
