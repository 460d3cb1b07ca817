"""Cards of Underkeep's own design are declared as such, and marked wherever the terminal shows a card in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.unit.languages import both_languages
from underkeep import cli
from underkeep.core import registry
from underkeep.core.capabilities.card_designs import OWN, OWN_DESIGNS, PARTLY_OWN, PRINTED, Design, design_text
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.dungeon_book.book import page_design, pages_by_id, read_page

PRINTED_CARDS = {
    "BMR": (96, 0), "TNL": (114, 0), "RMB": (112, 9), "CRL": (31, 2), "THK": (25, 0), "IOD": (0, 1), "DBM": (9, 0),
    "POP": (0, 3), "SBM": (0, 28), "KHO": (6, 49), "DF": (1, 29),
}  # fmt: skip
"""The numbers of cards of each set that are as printed, and that are partly of own design. New cards are wholly of own
design, so they do not change these numbers."""
EXAMPLES = [
    ("boss-monster", "bmr-dark-altar", PRINTED),
    ("boss-monster", "crl-crash-dodgers", PRINTED),
    ("boss-monster", "crl-the-prince", PARTLY_OWN),
    ("boss-monster", "pop-war-turtle", PARTLY_OWN),
    ("boss-monster", "pop-pocket-arena", OWN),
    ("boss-monster", "vov-baroness-blight", OWN),
    ("super-boss-monster", "sbm-frozen-monster", PARTLY_OWN),
    ("super-boss-monster", "sbm-abbess-mortia", OWN),
    ("super-boss-monster", "bmr-dark-altar", PRINTED),
    ("keep-the-heroes-out", "kho-scurry", PARTLY_OWN),
    ("keep-the-heroes-out", "kho-tail-sweep", OWN),
    ("keep-the-heroes-out", "kho-warrior-eye", PRINTED),
    ("keep-the-heroes-out", "kho-warrior-bones", PARTLY_OWN),
    ("keep-the-heroes-out", "kho-moon", OWN),
    ("keep-the-heroes-out", "kho-treasury-tile", PARTLY_OWN),
    ("dungeon-fighter", "df-slide", PRINTED),
    ("dungeon-fighter", "df-emperor-penguin", PARTLY_OWN),
    ("dungeon-fighter", "df-halina-coldfinger", OWN),
]
SENTENCES = {
    ("en", OWN): "Underkeep’s own design, not part of the printed game.",
    ("en", PARTLY_OWN): "Part of the printed game, but some of its details here are Underkeep’s own.",
    ("pl", OWN): "Autorski projekt Underkeep, nie występuje w drukowanej grze.",
    ("pl", PARTLY_OWN): "Występuje w drukowanej grze, ale część szczegółów to autorski projekt Underkeep.",
}


@pytest.fixture
def shown(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that runs `underkeep cards` and returns its output in one line."""

    def shown(*arguments: str) -> str:
        assert cli.main(["cards", *arguments]) == 0
        return " ".join(capsys.readouterr().out.split())

    return shown


def face_of(game: str, key: str) -> int:
    """Return the face of the card with this key."""
    taken = registry.get(game)
    return next(face for face in taken.cards.faces() if taken.cards.entry(face)[0] == key)


# --- what is declared -----------------------------------------------------------------------------------


def test_every_set_has_its_number_of_printed_cards() -> None:
    found = {}
    for name in registry.names():
        game = registry.get(name)
        found |= {
            game.cards.entry(face)[0]: (game.cards.entry(face)[1], game.cards.design(face))
            for face in game.cards.faces()
        }
    counts = Counter(found.values())
    printed = {code: (counts[code, PRINTED], counts[code, PARTLY_OWN]) for code, _ in counts}
    assert {code: numbers for code, numbers in printed.items() if any(numbers)} == PRINTED_CARDS


@pytest.mark.parametrize(("game", "key", "design"), EXAMPLES)
def test_a_card_has_its_design(game: str, key: str, design: Design) -> None:
    assert registry.get(game).cards.design(face_of(game, key)) is design


@both_languages
@pytest.mark.parametrize("name", registry.names())
def test_every_own_design_has_its_sentence(name: str, language: str) -> None:
    game = registry.get(name)
    renderer = TextRenderer(game, game.setup_type(), language)
    for face in game.cards.faces():
        assert design_text(renderer, face) == SENTENCES.get((language, game.cards.design(face)), "")
    assert not renderer.messages.missing


def test_the_pages_of_the_dungeon_book_are_of_own_design_and_those_of_players_are_not() -> None:
    assert {page_design(page) for page in pages_by_id().values()} == {OWN}
    folder = Path(str(cli.__file__)).parents[1] / "games" / "keep_the_heroes_out" / "dungeon_book" / "pages"
    copied = read_page((folder / "12-siege.toml").read_text(encoding="utf-8"))
    assert page_design(copied) is PRINTED


# --- what the terminal shows ----------------------------------------------------------------------------


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize(("game", "key", "design"), EXAMPLES)
def test_a_card_shown_in_full_has_the_sign_and_the_sentence(
    game: str, key: str, design: Design, language: str, shown: Callable[..., str]
) -> None:
    said = shown(key, "--game", game, "--lang", language)
    sentences = [sentence for (spoken, _), sentence in SENTENCES.items() if spoken == language and sentence in said]
    assert sentences == ([SENTENCES[language, design]] if design in OWN_DESIGNS else [])
    assert ("✎ " in said) is (design is OWN)
    assert ("(✎) " in said) is (design is PARTLY_OWN)


@pytest.mark.parametrize(
    ("game", "words", "sentence"),
    [
        ("boss-monster", "pocket arena", SENTENCES["en", OWN]),
        ("boss-monster", "The Prince", SENTENCES["en", PARTLY_OWN]),
        ("super-boss-monster", "abbess", SENTENCES["en", OWN]),
        ("keep-the-heroes-out", "tail sweep", SENTENCES["en", OWN]),
        ("dungeon-fighter", "emperor penguin", SENTENCES["en", PARTLY_OWN]),
    ],
)
def test_the_help_at_a_decision_has_the_sentence(
    game: str, words: str, sentence: str, typed: Callable[..., tuple[int, str]], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, out = typed([f"? {words}", "", "q"], "play", game, "--seed", "3", "--lang", "en")
    assert code == 0
    assert sentence in " ".join(out.split())


def test_the_help_about_a_card_as_printed_has_no_sign(play: Callable[..., str]) -> None:
    said = play("? dark altar")
    assert "Destroy this room: take a card of your choice from the discard pile." in said
    assert "✎" not in said


@pytest.fixture
def play(
    typed: Callable[..., tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], str]:
    """Return a function that types a line at the first decision of Boss Monster and returns the output in one line."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return lambda line: " ".join(typed([line, "", "q"], "play", "boss-monster", "--seed", "3")[1].split())


def test_a_list_of_cards_has_signs_and_says_what_they_mean(shown: Callable[..., str]) -> None:
    said = shown("--set", "pop")
    assert "Mobi boss, 640 XP, treasure T (✎)" in said
    assert "Pocket Arena monster, damage 1, treasure FF, portable ✎" in said
    assert said.count(SENTENCES["en", OWN]) == said.count(SENTENCES["en", PARTLY_OWN]) == 1
    assert "✎" not in shown("--set", "dbm")


def test_only_own_designs_can_be_listed(shown: Callable[..., str]) -> None:
    said = shown("--own", "--game", "boss-monster")
    cards = registry.get("boss-monster").cards
    assert f"{sum(cards.design(face) in OWN_DESIGNS for face in cards.faces())} cards" in said
    assert "Dark Altar" not in said
    assert "2 cards" in shown("--own", "--set", "crl")
    assert cli.main(["cards", "--own", "--set", "bmr"]) != 0


@both_languages
def test_a_page_of_the_dungeon_book_has_the_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = SENTENCES[language, OWN]
    assert cli.main(["book", "siege", "--lang", language]) == 0
    assert sentence in " ".join(capsys.readouterr().out.split())
    folder = Path(str(cli.__file__)).parents[1] / "games" / "keep_the_heroes_out" / "dungeon_book" / "pages"
    own = tmp_path / "mine.toml"
    own.write_bytes((folder / "12-siege.toml").read_bytes())
    assert cli.main(["book", str(own), "--lang", language]) == 0
    assert sentence not in " ".join(capsys.readouterr().out.split())
