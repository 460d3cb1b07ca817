"""The page of the account: changing the password, signing out everywhere, a link for a new password, muting, and
deleting oneself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person, take_picture

OLD, NEW = "open sesame", "another sesame"


def with_account(arrive: Arrive, name: str, **how: object) -> Person:
    """Return a person with an account."""
    person = arrive(name, **how)
    person.ask("POST", "/api/account", {"name": name, "password": OLD})
    return person


def sign_in(device: Person, name: str, password: str) -> None:
    """Sign in with the dialog of the front page."""
    device.go("/")
    device.page.locator("header bdi.name").click()
    device.page.get_by_text("I have one").click()
    device.page.get_by_label("Account name").fill(name)
    device.page.get_by_label("Password", exact=True).fill(password)
    device.page.get_by_role("button", name="Sign in").click()


def test_the_password_is_changed_with_the_keyboard(arrive: Arrive) -> None:
    """A wrong present password gets a sentence; the new password is the only valid one afterwards."""
    anna, phone = with_account(arrive, "Pola"), arrive(viewport=(390, 844))
    anna.go("/")
    anna.page.locator("header bdi.name").click()
    anna.page.get_by_role("link", name="Password, devices").click()
    page = anna.page
    expect(page).to_have_title(re.compile("My account"))
    for old, sentence in (("wrong", "That is not the password of your account."), (OLD, "Password changed.")):
        page.get_by_label("Current password").focus()
        page.keyboard.type(old)
        page.keyboard.press("Tab")
        page.keyboard.type(NEW)
        page.keyboard.press("Enter")
        expect(page.get_by_text(sentence)).to_be_visible()
        page.get_by_label("Current password").fill("")
        page.get_by_label("New password").fill("")
    anna.forgive("403")
    sign_in(phone, "Pola", OLD)
    expect(phone.page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    phone.page.get_by_label("Password", exact=True).fill(NEW)
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.locator("header bdi.name")).to_have_text("Pola")
    phone.forgive("403")


def test_signing_out_everywhere_ends_the_session_of_another_browser(arrive: Arrive) -> None:
    """The table of the other browser is closed with a sentence, and its next page belongs to a new guest."""
    anna, laptop = with_account(arrive, "Mela"), arrive()
    sign_in(laptop, "Mela", OLD)
    expect(laptop.page.locator("header bdi.name")).to_have_text("Mela")
    laptop.table("me", "bot")
    anna.go("/account")
    anna.page.get_by_role("button", name="Sign out everywhere").click()
    expect(anna.page).to_have_url(re.compile(r"/$"))
    expect(anna.page.locator("header bdi.name")).not_to_have_text("Mela")
    expect(laptop.page.get_by_text("signed out").first).to_be_visible()
    laptop.go("/")
    expect(laptop.page.locator("header bdi.name")).to_be_visible()
    expect(laptop.page.locator("header bdi.name")).not_to_have_text("Mela")


def test_a_link_sets_a_new_password(arrive: Arrive, capsys: pytest.CaptureFixture[str]) -> None:
    """The link that the operator prints opens a form, works once, and signs in."""
    from underkeep.cli import main

    anna, device = with_account(arrive, "Lena"), arrive()
    database = ["--database", anna.house.database, "--lang", "en"]
    assert main(["accounts", "reset", "Lena", "--public-url", anna.house.address, *database]) == 0
    link = capsys.readouterr().out.splitlines()[-1]
    device.go(link)
    device.page.get_by_label("New password").fill(NEW)
    device.page.get_by_role("button", name="Set password").click()
    expect(device.page.get_by_text("You are signed in as Lena.")).to_be_visible()
    anna.go(link)
    anna.page.get_by_label("New password").fill(NEW)
    anna.page.get_by_role("button", name="Set password").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This link no longer works")
    anna.forgive("404")


@pytest.mark.parametrize("viewport", [(390, 844), pytest.param((1280, 800), marks=pytest.mark.long)])
def test_a_muted_person_is_not_heard_any_more(
    arrive: Arrive, request: pytest.FixtureRequest, viewport: tuple[int, int]
) -> None:
    """Muting hides the lines of a person, also after the page is opened again, until they are shown again."""
    anna, ben = arrive("Anna", viewport=viewport, has_touch=viewport[0] < 500), arrive("Ben")
    made = anna.opens("me", "person", start=False)
    link = next(each["path"] for each in made["links"] if each.get("seat") == 1)
    ben.go(link)
    table = made["table"]["id"]
    for person in (anna, ben):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".prompt")
        open_chat(person)
    say(ben, "first words")
    line = anna.page.locator(".chat li", has_text="first words")
    expect(line).to_be_visible()
    line.get_by_role("button", name="Mute, block or report Ben").focus()
    anna.page.keyboard.press("Enter")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text("“first words”")).to_be_visible()
    take_picture(anna, request.config.getoption("--screenshots"), f"mute-{viewport[0]}")
    dialog.get_by_role("button", name="Mute at this table").click()
    expect(dialog.get_by_text("Ben is muted at this table.")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    say(ben, "more words")
    expect(ben.page.locator(".chat li", has_text="more words")).to_be_visible()
    say(anna, "silence")
    expect(anna.page.locator(".chat li")).to_have_count(1)
    anna.page.reload()
    anna.page.wait_for_selector(".prompt")
    open_chat(anna)
    expect(anna.page.locator(".chat li")).to_have_count(1)
    anna.page.get_by_role("button", name="Muted and blocked people").click()
    dialog.get_by_role("button", name="Show Ben again").click()
    expect(dialog.get_by_text("You have not muted or blocked anyone.")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".chat li")).to_have_count(3)


def open_chat(person: Person) -> None:
    """Open the chat of the table, unless it is open."""
    if not person.page.locator("#chat-text").count():
        person.page.keyboard.press("/")
    person.page.wait_for_selector("#chat-text")


def say(person: Person, text: str) -> None:
    """Say something in the chat."""
    person.page.locator("#chat-text").fill(text)
    person.page.keyboard.press("Enter")


def test_a_guest_deletes_everything(arrive: Arrive) -> None:
    """A guest needs no password, only to be sure; the browser belongs to a new guest afterwards."""
    anna = arrive("Gaja")
    anna.go("/account")
    page = anna.page
    expect(page.get_by_text("You are a guest, Gaja.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete")).to_be_disabled()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download my data").click()
    assert saved.value.suggested_filename == "underkeep.json"
    page.get_by_label("Yes, delete me").check()
    page.get_by_role("button", name="Delete").click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.locator("header bdi.name")).not_to_have_text("Gaja")
    assert anna.ask("GET", "/api/me")["id"] != anna.id


@pytest.mark.parametrize(
    ("locale", "theme"),
    [
        ("pl-PL", "dark"),
        pytest.param("pl-PL", "light", marks=pytest.mark.long),
        pytest.param("en-GB", "dark", marks=pytest.mark.long),
        pytest.param("en-GB", "light", marks=pytest.mark.long),
    ],
)
def test_the_page_fits_every_screen(arrive: Arrive, request: pytest.FixtureRequest, locale: str, theme: str) -> None:
    """The page does not scroll sideways, on a wide and on a narrow screen."""
    for width in (1280, 360):
        person = with_account(
            arrive, f"Fit {locale[:2]} {theme} {width}", locale=locale, viewport=(width, 800), color_scheme=theme
        )
        person.go("/account")
        person.page.wait_for_selector("#delete")
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        folder = request.config.getoption("--screenshots")
        if folder:
            person.page.screenshot(path=f"{folder}/account-{locale[:2]}-{theme}-{width}.png", full_page=True)
