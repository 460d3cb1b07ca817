"""Fair play in the browser: people agree to changes of a running game, and a chosen seed is marked and accepted."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

BOARD = ".board [data-anchor]"
NOTICE = ".notice[role=status]"


def two_at_a_table(arrive: Arrive, **how: object) -> tuple[str, Person, Person]:
    """Let two people sit at a table with a bot, on its page. Returns the id of the table and the people."""
    anna, ben = arrive("Anna", **how), arrive("Ben", locale="pl-PL", **how)
    made = anna.opens("me", "person", "bot", start=False)
    ben.go(next(link["path"] for link in made["links"] if link["seat"] == 1))
    anna.go(f"/table/{made['table']['id']}")
    for person in (anna, ben):
        person.page.wait_for_selector(BOARD)
    return made["table"]["id"], anna, ben


def ask_for_bot(page: Page, seat: int) -> None:
    """Request in the menu that a bot takes a seat."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(f"Change seat {seat + 1}").select_option("bot")


def test_people_agree_to_a_change_of_a_running_game(arrive: Arrive) -> None:
    table, anna, ben = two_at_a_table(arrive)
    walt = arrive("Walt")
    walt.go(next(link["path"] for link in anna.ask("GET", f"/api/tables/{table}/links")["links"] if not link["seat"]))
    walt.page.wait_for_selector(BOARD)
    ask_for_bot(anna.page, 1)
    request = ben.page.get_by_role("alertdialog")
    expect(request).to_contain_text("Anna proponuje, by za gracza Ben grał bot.")
    expect(anna.page.get_by_role("alertdialog")).to_contain_text("Waiting for Ben to agree")
    expect(walt.page.get_by_role("alertdialog").get_by_role("button")).to_have_count(0)
    # After a reload the request is still open.
    ben.page.reload()
    request.get_by_role("button", name="Nie zgadzam się").click()
    expect(request).to_have_count(0)
    expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
    expect(anna.page.locator(NOTICE)).to_contain_text("Not all players agreed to change Ben’s seat")
    assert anna.ask("GET", f"/api/tables/{table}")["chairs"][1]["name"] == "Ben"
    # The end of the game needs agreement too; then everybody keeps it.
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Ask to end the game").click()
    anna.page.get_by_role("button", name="Really end the game").click()
    request.get_by_role("button", name="Zgadzam się", exact=True).click()
    for person in (anna, ben, walt):
        heading = "Gra bez wyniku" if person is ben else "Ended without a result"
        expect(person.page.locator(".ending h2")).to_have_text(heading)
    for person in (anna, ben):
        person.page.reload()
        person.page.get_by_role("button", name=re.compile("^(Chat|Czat)")).first.click()
        expect(person.page.locator(".table-notice")).to_have_count(2)
        person.go("/")
        expect(person.page.locator(f'a[href="/replay/{table}"]')).to_have_count(1)


def test_a_chosen_seed_is_marked_and_accepted_in_words(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = anna.table("me", "bot", private=False)
    expect(anna.page.locator(".table-mark")).to_have_text("Chosen shuffles")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.locator(".items summary", has_text="Chosen shuffles").click()
    expect(anna.page.get_by_text("There is no seal, because there is no secret.")).to_be_visible()
    anna.page.get_by_label("Change seat 2").select_option("open")
    ben.go("/")
    listed = ben.page.locator(f'a[href="/table/{table}"]')
    expect(listed).to_contain_text("Chosen shuffles")
    listed.click()
    sit = ben.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_disabled()
    ben.page.get_by_label("I accept that the shuffles were chosen.").check()
    sit.click()
    expect(ben.page.locator(".players")).to_contain_text("Ben")
    expect(sit).to_have_count(0)
    expect(anna.page.locator(NOTICE)).to_contain_text("accepts that the shuffles were chosen")
    expect(anna.page.locator(".players")).to_contain_text("Ben")


def test_a_link_to_a_chosen_seed_asks_first(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben", locale="pl-PL")
    ben.ask("PATCH", "/api/me", {"language": "pl"})
    table = anna.opens("me", "bot")["table"]["id"]
    anna.ask("POST", f"/api/tables/{table}/seat", {"seat": 1, "who": "person"})
    links = anna.ask("GET", f"/api/tables/{table}/links")["links"]
    ben.go(next(link["path"] for link in links if link["seat"] == 1))
    button = ben.page.get_by_role("button", name="Dołącz do stołu")
    button.click()
    expect(button).to_be_visible()
    ben.page.get_by_label("Godzę się na to, że tasowanie zostało wybrane.").check()
    button.click()
    ben.page.wait_for_selector(BOARD)
    assert ben.ask("GET", f"/api/tables/{table}")["mine"] == [1]
