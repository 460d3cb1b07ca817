"""Searching cards by name: every name finds its card, in any spelling, and every kind of card can be searched."""

from __future__ import annotations

import pytest

from underkeep import UserError
from underkeep.cli import main
from underkeep.cli.terminal.boards.card_search import best_matches
from underkeep.core import registry
from underkeep.core.rulebook.rulebook import search
from underkeep.core.search import search_form
from underkeep.games.boss_monster.cards.catalogue import CARDS, card_named
from underkeep.games.boss_monster.cards.names import cards_called, names_of
from underkeep.games.boss_monster.display.deck_builder.text import read_deck
from underkeep.games.boss_monster.notation.grammar import find_card, translate_move
from underkeep.games.boss_monster.options import OPTIONS


def first_line(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["cards", *arguments]) == 0
    return capsys.readouterr().out.splitlines()[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Przeklęty grobowiec", "Cursed Tomb"),
        ("przeklęty GROBOWIEC", "Cursed Tomb"),
        ("Przeklety grobowiec", "Cursed Tomb"),
        ("Egipt all inclusive", "Cursed Tomb"),
        ("cursed   tomb", "Cursed Tomb"),
        ("Kulojiesz", "Chump Chomper"),
        ("Dół z kołcami", "Spiked Pit"),
        ("Przybądź do mojego zamku", "Another Castle"),
        ("Smetarz dla smokow", "Dragon Graveyard"),
        ("Dawac go", "It's On!"),
        ("Its on", "It's On!"),
        ("It’s On!", "It's On!"),
        ("all seeing eye", "All-Seeing Eye"),
        ("All–Seeing Eye", "All-Seeing Eye"),
        ("Torix Uzkali", "Torix Uz'kali"),
        ("Łowczyni wampirów", ""),
        ("Mroźny potwór", "Frozen Monster"),
    ],
)
def test_a_card_is_found_by_any_spelling_of_its_name(
    written: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if not name:
        assert main(["cards", *written.split()]) == 2
        return
    assert first_line(capsys, *written.split()).startswith(name)
    assert first_line(capsys, written).startswith(name)
    assert find_card(written).name == name
    assert card_named(written).name == name
    renderer = registry.get("super-boss-monster")
    names = [(face, other) for face in renderer.cards.faces() for other in renderer.cards.names(face)]
    assert CARDS[best_matches(written, names)[0]].name == name


def test_every_card_of_every_game_is_found_under_all_its_names() -> None:
    for name in registry.names():
        game = registry.get(name)
        for face in game.cards.faces():
            called = game.cards.names(face)
            assert called
            assert all(search_form(one) for one in called)
    for card in CARDS[1:]:
        for one in names_of(card):
            assert card in cards_called(one)
            assert card in cards_called(one.upper())
            assert find_card(f"{one} ({card.set})").set == card.set


def test_a_deck_may_be_written_with_any_of_the_names() -> None:
    deck = read_deck("2 Przeklęty grobowiec\n1 dawac go (TNL)\nIt's On!")
    assert deck.by_key == {"tnl-cursed-tomb": 2, "tnl-its-on": 2}


def test_moves_may_be_written_with_any_of_the_names() -> None:
    assert translate_move("cast Przerażenie text 1 on Kalish", OPTIONS) == "cast Fear text 1 on Kalish"
    assert translate_move("cast Fear on Kalish (1.0)", OPTIONS) == "cast Fear on Kalish (1.0)"
    assert translate_move("choose player 1", OPTIONS) == "choose player 1"
    with pytest.raises(UserError, match="There is no card called “Grobowiec zguby”"):
        find_card("Grobowiec zguby")


def test_rules_are_found_without_polish_letters() -> None:
    assert search("wejście bohater", "BM", "pl") == search("WEJSCIE bohater", "BM", "pl") != []
