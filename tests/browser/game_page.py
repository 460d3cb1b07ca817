"""The shelf of games in the lobby, the page of a game, and the form of a new table on it."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person


def open_form(person: Person, game: str) -> Locator:
    """Go from the lobby to the page of a game, and open the form of a new table on it. Returns the form."""
    person.go("/")
    person.page.locator(f'main a[href="/game/{game}"]').click()
    person.page.locator("details > summary:has(h2)").click()
    return form_of(person)


def form_of(person: Person) -> Locator:
    """Return the form of a new table."""
    return person.page.locator("main form")


def create_table(form: Locator) -> str:
    """Create the table of the form and return its id."""
    form.locator("button.primary").click()
    form.page.wait_for_url("**/table/*")
    return form.page.url.rpartition("/")[2]


def box_of(person: Person, game: str) -> Locator:
    """Return the box of a game on the shelf."""
    return person.page.locator("main li", has=person.page.locator(f'a[href="/game/{game}"]'))
