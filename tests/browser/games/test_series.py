"""All sets of Boss Monster in the browser: games with minibosses, coins, items and six players, played by clicking."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import JSON, Person, clicks
from tests.browser.table.test_axe import looked
from tests.conftest import Figures
from tests.patience import PATIENCE_SECONDS, TEST_SECONDS
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ROOM
from underkeep.games.boss_monster.cards.catalogue import SETS
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck


def crowded() -> str:
    """Return the code of a deck with so many minibosses that one joins a room in nearly every game."""
    cards = [
        card for code in ("RMB", "VOV", "THK", "IOD") for card in SETS[code].cards if card.kind not in (BOSS, HERO)
    ]
    plain = [card for card in cards if card.kind == ROOM and card.set == "RMB" and not card.advanced][:15]
    wanted = [card for card in cards if card.kind != ROOM] + plain
    return encode(CustomDeck({card.key: card.copies for card in wanted}))


ALL_SETS = ["BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG"]
SEEN = {
    "coins": ".board [data-spot^=coins-]",
    "pot": ".decks [data-spot=pot]",
    "minibosses": ".place .miniboss-strip .pips",
    "items": ".board .item .portrait",
}
WIDE = """() => Math.max(document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll(".board")].map((board) => board.scrollWidth - board.clientWidth))"""


class Player:
    """A person who clicks at random, and the kinds of things that they have seen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: set[str] = set()

    def look_around(self) -> None:
        for name, where in SEEN.items():
            if name not in self.seen and self.person.page.locator(where).count():
                self.seen.add(name)

    def choose(self, person: Person, seen: JSON) -> bool:
        self.look_around()
        return clicks(person, seen)


def play(player: Player, patience: float) -> int:
    """Play to the end and return the number of answers. Fails if that takes too long."""
    person = player.person
    end = time.monotonic() + patience
    quiet = time.monotonic()
    while not person.is_over():
        assert time.monotonic() < end, f"no end after {person.answers} answers: {person.look()}"
        if person.turn(player.choose):
            quiet = time.monotonic()
        person.page.wait_for_timeout(50)
        assert time.monotonic() - quiet < PATIENCE_SECONDS, f"nothing can be clicked: {person.look()}"
    return person.answers


@pytest.mark.long
def test_coins_minibosses_and_items(arrive: Arrive, figures: Figures) -> None:
    """A game of four with the sets that bring coins, minibosses and items, to its end."""
    anna = arrive("Anna", viewport=(1280, 800))
    anna.table("me", "bot", "bot", "bot", setup={"deck": crowded()})
    player = Player(anna)
    answers = play(player, TEST_SECONDS)
    assert player.seen == set(SEEN), f"never seen: {set(SEEN) - player.seen}"
    assert anna.page.evaluate(WIDE) <= 0
    figures.none("U9", "errors in the console during a game with coins, minibosses and items", anna.troubles, answers)


@pytest.mark.long
@pytest.mark.parametrize("viewport", [(1280, 800), pytest.param((390, 844), marks=pytest.mark.long)])
def test_six_players_and_all_sets(arrive: Arrive, figures: Figures, long: bool, viewport: tuple[int, int]) -> None:
    """Six players with all sets: nothing scrolls sideways, and the answers can be clicked. The long form plays the
    game on the large screen to its end."""
    width, height = viewport
    anna = arrive("Anna", viewport=viewport)
    anna.table("me", "bot", "bot", "bot", "bot", "bot", setup={"sets": ALL_SETS})
    expect(anna.page.locator(".board section.seat")).to_have_count(6)
    player, sideways = Player(anna), []

    def choose(person: Person, seen: JSON) -> bool:
        player.look_around()
        if (over := person.page.evaluate(WIDE)) > 0:
            sideways.append(f"{over} px: {seen['question']}")
        return clicks(person, seen)

    end, wanted = time.monotonic() + TEST_SECONDS, 10_000 if long and width > 1000 else 12
    while anna.answers < wanted and not anna.is_over():
        assert time.monotonic() < end, f"no end after {anna.answers} answers: {anna.look()}"
        anna.turn(choose)
        anna.page.wait_for_timeout(50)
    figures.none("U4", f"questions of a game of six that scroll sideways ({width} x {height})", sideways, anna.answers)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_axe_with_all_things(arrive: Arrive, figures: Figures, locale: str) -> None:
    """U1: a table with coins, minibosses and items, and the zoom with the levels of a miniboss."""
    anna = arrive("Anna", locale=locale)
    miniboss = anna.page.locator(".miniboss-strip:not(.lit):has(.pips)")
    for seed in range(1, 5):
        anna.table("me", "bot", "bot", "bot", setup={"deck": crowded()}, seed=seed)
        end, answered = time.monotonic() + PATIENCE_SECONDS, anna.answers
        while anna.answers - answered < 80:
            assert time.monotonic() < end, f"stuck after {anna.answers} answers: {anna.look()}"
            seen = anna.look()
            if seen["over"] or (seen["mine"] and seen["listening"] and miniboss.count()):
                break
            anna.turn()
            anna.page.wait_for_timeout(50)
        if miniboss.count():
            break
    assert miniboss.count(), "no miniboss has joined a room in four games"
    found = looked(anna.page, f"series {locale}")
    miniboss.first.click()
    anna.page.wait_for_selector(".zoom.pinned")
    # The zoom marks the levels that are in force.
    anna.page.locator(".zoom .words p.on").first.wait_for()
    found += looked(anna.page, f"levels {locale}", ".zoom")
    figures.none("U1", f"serious findings of axe with minibosses and items ({locale})", found)
