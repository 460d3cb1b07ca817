"""Pages that people write in the browser: mistakes while typing, saving, sharing and playing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.game_page import form_of
from tests.browser.table.test_axe import looked

PATH = "/pages/keep-the-heroes-out"


def test_a_page_is_written_shared_and_played(arrive: Arrive) -> None:
    ann, ben = arrive("Ann"), arrive("Ben")
    page = ann.page
    ann.go(PATH)
    text = page.get_by_label("Text of the page")
    expect(page.get_by_text("No mistakes.")).to_be_visible()
    expect(page.locator(".preview .tile")).to_have_count(10)

    written = text.input_value()
    text.fill(written.replace("portals", "portal"))
    expect(page.locator(".check li")).to_contain_text("did you mean portals?")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    assert looked(page, "pages", "main") == []
    page.get_by_role("button", name="Line 12").click()
    assert page.evaluate("getSelection().toString()") == 'portal = ["study", "forge"]'

    text.fill(written.replace("My Cellar", "Ann's Cellar"))
    expect(page.get_by_text("No mistakes.")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(f"**{PATH}/*")

    ben.go(page.url)
    expect(ben.page.get_by_text("a page by Ann")).to_be_visible()
    expect(ben.page.get_by_label("Text of the page")).not_to_be_editable()
    expect(ben.page.get_by_role("button", name="Copy to my pages")).to_be_visible()
    ben.page.get_by_role("button", name="Play", exact=True).click()
    ben.page.wait_for_url("**/game/keep-the-heroes-out?page=*")
    form = form_of(ben)
    expect(form.locator("select option:checked", has_text="Ann's Cellar")).to_have_count(1)
    form.get_by_role("radio", name="1", exact=True).check(force=True)
    form.get_by_role("button").last.click()
    ben.page.wait_for_url("**/table/*")
    expect(ben.page.locator(".status")).to_contain_text("Ann's Cellar")
