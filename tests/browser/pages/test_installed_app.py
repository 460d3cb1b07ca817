"""The installed app: without a connection the client, the cards and the rules are still there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive

KEPT = """async (count) => {
  while ((await (await caches.open("replies-1")).keys()).length < count) await new Promise((go) => setTimeout(go, 50));
}"""
"""Waits until so many replies are kept on the device."""
GAMES = 4


@pytest.mark.parametrize(("locale", "cards"), [("en-GB", "Cards"), ("pl-PL", "Karty")])
def test_cards_rules_and_learning_work_without_a_connection(arrive: Arrive, locale: str, cards: str) -> None:
    anna = arrive("Anna", locale=locale)
    page = anna.page
    anna.go("/?app")
    page.evaluate(KEPT, 2 + 2 * GAMES)
    anna.context.set_offline(True)
    page.goto("/cards/boss-monster")
    expect(page.locator("[data-face]").first).to_be_visible()
    page.goto("/rules/keep-the-heroes-out/reference")
    expect(page.locator(".clause").first).to_be_visible()
    page.goto("/learn")
    expect(page.locator("main section")).to_have_count(GAMES)
    expect(page.locator(".offline")).to_be_visible()
    # What needs the server says so in one sentence.
    page.locator("main section .big").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    anna.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0)
    anna.forgive("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch")


def test_a_shared_link_opens_its_table(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.opens("me", "bot")["table"]["id"]
    anna.page.goto(f"/share?text=Come%20here%3A%20{anna.house.address}/table/{table}")
    expect(anna.page).to_have_url(f"{anna.house.address}/table/{table}")
    anna.page.goto("/share?text=nothing")
    expect(anna.page).to_have_url(f"{anna.house.address}/")


def test_the_app_can_be_installed(arrive: Arrive) -> None:
    """The manifest names what a browser wants to know of an app, and all its files exist."""
    anna = arrive("Anna")
    manifest = json.loads(anna.context.request.get(f"{anna.house.address}/manifest.webmanifest").text())
    assert {"name", "short_name", "id", "start_url", "scope", "display", "icons", "share_target"} <= manifest.keys()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for icon in (*manifest["icons"], *shortcuts):
        assert anna.context.request.get(anna.house.address + icon["src"]).ok
    for address in (
        manifest["start_url"],
        manifest["share_target"]["action"],
        *(s["url"] for s in manifest["shortcuts"]),
    ):
        assert anna.context.request.get(anna.house.address + address).ok, address
