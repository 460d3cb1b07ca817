"""The notices of a setup about cards that take no part (BM-25.15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from underkeep import UserError, new_game
from underkeep.cli import main
from underkeep.core import registry
from underkeep.core.capabilities.notices import notices
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.presets import complete_deck
from underkeep.games.boss_monster.setup.decks import BASE_SETS

BOSS_MONSTER = registry.get("boss-monster")
SUPER = registry.get("super-boss-monster")


def sentences(language: str = "en", game: str = "boss-monster", **choices: Any) -> list[str]:
    played = registry.get(game)
    return [notice.text for notice in notices(played, played.setup_type(**choices), language)]


STAY = "Explorers need 5 or 6 players and Crash Landing (CRL); without them these cards stay in the box: "
ZOSTAJA = "Odkrywcy wymagają 5 lub 6 graczy i dodatku Twarde Lądowanie (CRL); bez nich te karty zostają w pudełku: "


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crash_landing_with_few_players_has_a_notice(players: int) -> None:
    choices = {"sets": ("BMR", "CRL"), "players": players}
    assert sentences(**choices) == [STAY + "3 bosses, 23 rooms and 12 heroes (CRL)."]
    assert sentences("pl", **choices) == [ZOSTAJA + "3 bossowie, 23 komnaty i 12 bohaterów (CRL)."]


def test_the_cards_that_are_left_out_are_named_in_the_language_of_the_reader() -> None:
    setup = BOSS_MONSTER.setup_type(sets=("TNL", "IOD"))
    (english,) = notices(BOSS_MONSTER, setup, "en")
    (polish,) = notices(BOSS_MONSTER, setup, "pl")
    assert english.text == STAY + "1 boss and 4 items (IOD)."
    assert english.cards == ["Bivan the All-Seeing", "Blaster Pistol", "Jetpack", "Translator Chip", "Stasis Pod"]
    assert polish.text == ZOSTAJA + "1 boss i 4 przedmioty (IOD)."
    assert polish.cards[0] == "Wszystkowidzący Bivan"


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({}, []),
        ({"sets": ("BMR", "TNL", "RMB"), "players": 4}, []),
        ({"sets": ("BMR", "CRL"), "players": 5}, []),
        ({"sets": ("BMR", "CRL", "THK", "IOD", "VOV"), "players": 6}, []),
        ({"sets": ("BMR", "THK")}, []),
        ({"sets": ("BMR", "TNL", "VOV"), "players": 5}, [STAY + "1 boss and 10 rooms (VOV)."]),
        ({"sets": ("BMR", "CRL"), "deck": "kids"}, [STAY + "3 bosses, 23 rooms, 7 spells and 12 heroes (CRL)."]),
        ({"sets": ("BMR", "CRL"), "deck": "official", "players": 5}, []),
        (
            {"sets": ("RMB", "VOV"), "deck": "official"},
            ["The deck has its own sets; the others that you chose add nothing: RMB, VOV."],
        ),
        (
            {"sets": ("BMR", "KNG"), "star_heroes": ("Master Namer",)},
            ["Star heroes of expansions come only if you choose them; these stay in the box: 6 heroes (KNG)."],
        ),
    ],
)
def test_a_notice_has_the_cards_and_the_reason(choices: dict[str, Any], said: list[str]) -> None:
    assert sentences(**choices) == said


def test_a_notice_about_a_custom_deck_counts_the_copies_in_the_deck() -> None:
    deck = encode(complete_deck(["BMR", "CRL"]))
    assert sentences(deck=deck, players=3) == [STAY + "23 rooms, 3 bosses and 12 heroes (CRL)."]
    assert sentences(deck=deck, players=5) == []
    assert sentences(deck=deck, sets=("BMR", "RMB"), players=5) == [
        "The deck has its own sets; the others that you chose add nothing: RMB."
    ]


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("sets", [("BMR", "CRL", "VOV"), ("TNL", "BMR", "IOD", "POP"), ("RMB", "CRL", "THK", "IOD")])
def test_every_card_is_on_the_table_or_in_a_notice(sets: tuple[str, ...], players: int) -> None:
    """Everything but the heroes of base sets is accounted for, copy by copy; items that are replaced when they are
    revealed are in both (BM-25.6)."""
    choices = {"sets": sets, "players": players}
    state = new_game("boss-monster", seed=1, **choices).state
    named = [face for one in BOSS_MONSTER.setup_form.left_out(BOSS_MONSTER.setup_type(**choices)) for face in one.faces]
    replaced = [face for face in named if CARDS[face].kind == "item"]
    printed = Counter({card.face: card.copies for code in sets for card in PRINTED[code].cards})
    found = Counter(state.faces) + Counter(named) - Counter(replaced)
    for counter in (found, printed):
        for face in list(counter):
            if CARDS[face].kind == HERO and CARDS[face].set in BASE_SETS:
                del counter[face]
    assert found == printed


def test_super_boss_monster_has_notices() -> None:
    assert sentences(game="super-boss-monster", sets=("CRL",), players=3) == [
        STAY + "3 bosses, 23 rooms and 12 heroes (CRL)."
    ]
    assert sentences(game="super-boss-monster", sets=("CRL", "IOD"), players=5) == []
    assert sentences(game="super-boss-monster", sets=("DBM",)) == [
        "All heroes come from one set; these stay in the box: 1 hero (DBM)."
    ]


def test_a_setup_that_does_not_fit_is_refused() -> None:
    with pytest.raises(UserError, match="at least one base set"):
        sentences(sets=("CRL",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_can_be_counted(language: str) -> None:
    said = load_messages(language, BOSS_MONSTER.message_files)
    for kind in {BOSS_MONSTER.cards.kind(face) for face in SUPER.cards.faces()}:
        for count in (1, 3, 5):
            said.format(f"left-out-kind-{kind}", count=count)
    assert said.missing == set()


def test_the_terminal_shows_notices_at_the_first_decision_and_in_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["q"])
    monkeypatch.setattr("underkeep.cli.commands.play._read_line", lambda prompt: next(answers))
    monkeypatch.setattr("underkeep.cli.terminal.session.Session.save_on_exit", lambda session: None)
    assert main(["play", "--sets", "BMR,CRL", "--seed", "1", "--players", "3", "--lang", "pl"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert ZOSTAJA + "3 bossowie, 23 komnaty i 12 bohaterów (CRL)." in shown
    assert "Imperatryks; Klonos" in shown
    assert main(["simulate", "--sets", "BMR,CRL", "--games", "1", "--jobs", "1"]) == 0
    assert STAY + "3 bosses, 23 rooms and 12 heroes (CRL)." in " ".join(capsys.readouterr().out.split())
