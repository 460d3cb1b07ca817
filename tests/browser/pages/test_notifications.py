"""The settings of notifications on the page of the account, the service worker, and games that wait in the lobby."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.server.push_receiver import AUTH, P256DH, base64_of, run_receiver

SUBSCRIBE = """({ endpoint, p256dh, auth }) => {
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => subscription;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
"""Chromium without windows has no push service of its own, and allows no notifications."""


def test_a_guest_chooses_push_messages_and_quiet_hours(arrive: Arrive) -> None:
    """The browser subscribes with the key of the server, and everything is the same after the page is opened again."""
    anna = arrive("Nel", timezone_id="Europe/Warsaw")
    anna.context.grant_permissions(["notifications"])
    page = anna.page
    with run_receiver() as receiver:
        subscription = {"endpoint": receiver.endpoint("phone"), "p256dh": P256DH, "auth": base64_of(AUTH)}
        page.add_init_script(f"({SUBSCRIBE})({json.dumps(subscription)})")
        anna.go("/account")
        section = page.locator("section", has=page.get_by_role("heading", name="Notifications"))
        expect(section.get_by_label("By e‑mail")).to_be_disabled()
        section.get_by_label("On this device").check()
        expect(section.get_by_role("status")).to_have_text("Saved.")
        settings = anna.ask("GET", "/api/me/notifications")
        assert settings["push"]
        assert page.evaluate("window.subscribedWith") == {
            "userVisibleOnly": True,
            "applicationServerKey": settings["pushKey"],
        }
        # The service worker is allowed by the security policy, and serves all pages.
        worker = page.evaluate("navigator.serviceWorker.ready.then(({ scope, active }) => [scope, active.scriptURL])")
        assert worker == [f"{anna.house.address}/", f"{anna.house.address}/service-worker.js"]
        section.get_by_label("Quiet hours").focus()
        page.keyboard.press("Space")
        expect(section.get_by_label("Quiet hours")).to_be_focused()
        section.get_by_label("From").fill("21:30")
        section.get_by_label("From").blur()
        expect(section.get_by_text("Europe/Warsaw")).to_be_visible()
        page.wait_for_function(
            """async () => (await (await fetch("/api/me/notifications")).json()).quiet?.start === 1290"""
        )
        page.reload()
        expect(section.get_by_label("On this device")).to_be_checked()
        expect(section.get_by_label("From")).to_have_value("21:30")
        expect(section.get_by_label("To")).to_have_value("07:00")
        section.get_by_label("On this device").uncheck()
        expect(section.get_by_role("status")).to_have_text("Saved.")
        assert not anna.ask("GET", "/api/me/notifications")["push"]


def test_the_lobby_counts_games_that_wait(arrive: Arrive) -> None:
    """The number is in the title and in the header; the game that waits says since when."""
    anna = arrive("Ida")
    anna.opens("me", "bot", clock="2d")
    anna.go("/")
    page = anna.page
    expect(page.locator("header").get_by_role("link", name="Your turn in 1 game")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    row = page.locator("a.table.waiting")
    expect(row).to_contain_text("Your turn began")
    expect(row).to_contain_text("Your time runs out in 2 days.")
    anna.go("/learn")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
