"""The example game: it keeps the contract, has all texts, and gets its parts from the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.added_games import TORCHLIGHT, added_game
from underkeep import UserError, new_game
from underkeep.bots import offered, stand_in, usual
from underkeep.core import registry
from underkeep.core.capabilities.keys import FOR_CLIENTS
from underkeep.core.contract import check_random_game, choose_randomly
from underkeep.core.game import Game
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.scenario.check import check
from underkeep.core.scenario.export import export
from underkeep.core.scenario.runner import read_documents
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.text_contract import missing_messages
from underkeep.core.visibility import SPECTATOR, all_viewers
from underkeep.protocol.schema import schemas
from underkeep.server.http.rulebook_html import rulebook
from underkeep.server.lobby.game_info import card_faces, game_info

Typed = Callable[..., tuple[int, str]]
NAME = "torchlight"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The example game, found by its entry point."""
    with added_game(TORCHLIGHT, tmp_path_factory.mktemp("metadata")):
        yield registry.get(NAME)
    game_info.cache_clear()
    card_faces.cache_clear()


@pytest.mark.parametrize("length", ["long", "short"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_contract(game: Game, players: int, length: str) -> None:
    setup = game.setup_type(players=players, length=length)
    for seed in range(6):
        table = check_random_game(game, setup, seed, sample=4, resign_chance=0.02 * (seed % 2))
        assert table.over
        assert table.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_written(game: Game, language: str) -> None:
    assert missing_messages(game, language, games=3) == set()


def test_a_missing_text_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    polish = load_messages("pl", game.message_files)
    found = polish._pattern
    polish._texts.clear()
    monkeypatch.setattr(polish, "_pattern", lambda message: None if message == "zone-deck" else found(message))
    assert missing_messages(game, "pl", games=1) == {"zone-deck"}


def test_the_scenarios_pass(game: Game) -> None:
    report = check([TORCHLIGHT / "tests" / "scenarios"])
    assert report.passed == 4
    assert report.problems == []


def test_a_position_can_be_exported_and_read_again(game: Game, tmp_path: Path) -> None:
    table, random = new_game(NAME, seed=5, players=3, length="short"), Random(5)
    while table.decision is not None and table.state.turns < 5:
        table.play(choose_randomly(table, random))
    for number, text in enumerate((export(table), export(table, here=True), export(table, viewer=1))):
        file = tmp_path / f"{number}.yaml"
        file.write_text(text, encoding="utf-8")
        assert read_documents(file)
        assert check([file]).problems == []


# --- texts, bots, choices -----------------------------------------------------------------------------------


def test_all_parts_that_clients_need_are_there(game: Game) -> None:
    assert game.manifest.capabilities == ()
    missing = [key.name for key in FOR_CLIENTS if game.get(key) is None]
    assert missing == ["assist"]
    assert game.assist.progress(new_game(NAME, seed=1).state) == {"round": 1, "phase": "run", "turn": 0}
    assert (offered(NAME), usual(NAME), stand_in(NAME)) == (["random"], "random", "random")


def test_the_lobby_offers_the_game_in_both_languages(game: Game) -> None:
    english, polish = game_info(NAME, "en"), game_info(NAME, "pl")
    assert (english.title, english.players) == ("Torchlight", (2, 4))
    (length,) = polish.asks
    assert (length.field, length.name, length.usual) == ("length", "Długość", ["long"])
    assert [option.name for option in length.options] == ["Długa", "Krótka"]
    crown = next(card for card in card_faces(NAME, "pl") if card.key == "crown")
    assert (crown.name, crown.about, crown.names) == ("Złota Korona", "skarb, wartość 3", ["Golden Crown"])


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"players": 5}, "torchlight is for 2 to 4 players, not for 5."),
        ({"players": 1}, "torchlight is for 2 to 4 players, not for one."),
        ({"length": "shrt"}, "length cannot be “shrt” (did you mean short?)."),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(game: Game, choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        new_game(NAME, **choices)
    assert str(refused.value) == sentence


def test_moves_follow_from_the_templates(game: Game) -> None:
    table = new_game(NAME, seed=2)
    moves = list(game.notation.moves(table.state, table.options))
    assert moves[:2] == ["go deeper", "turn back"]
    assert moves[2] in ("use Rope", "use Spyglass")
    game.notation.check_move_text("use rope")
    with pytest.raises(UserError, match="There is no move “use Lamp”"):
        game.notation.check_move_text("use Lamp")
    with pytest.raises(UserError, match=r"nothing under “dek” \(did you mean deck"):
        game.notation.lookup(table.state, ("dek",))


def test_it_has_no_schema_of_its_own(game: Game) -> None:
    assert "generic.json" in schemas()
    assert not [name for name in schemas() if name.startswith(NAME)]


# --- the generic board --------------------------------------------------------------------------------------


def board_of(table: Table, viewer: int, language: str = "en") -> dict[str, Any]:
    """Return the board that a viewer is sent."""
    renderer = TextRenderer(table.game, table.setup, language, viewer)
    board: dict[str, Any] = msgspec.to_builtins(table.game.display.localized_board(renderer, table.observe(viewer)))
    return board


def test_the_board_is_made_from_zones_and_counters(game: Game) -> None:
    table = new_game(NAME, seed=1, players=3)
    board = board_of(table, 0, "pl")
    assert list(board["zones"]) == [
        *("deck", "corridor", "discard", "hoards-0", "hoards-1", "hoards-2"),
        *("toolbox", "hands-0", "hands-1", "hands-2"),
    ]
    deck = board["zones"]["deck"]
    assert (deck["label"], deck["kind"], deck["count"], len(deck["cards"])) == ("Talia", "pile", 41, 1)
    assert set(board["counters"]) == {"carried", "score-0", "score-1", "score-2"}
    assert (board["players"], board["active"]) == (3, 0)


def test_the_board_shows_no_viewer_a_hidden_face(game: Game) -> None:
    random = Random(1)
    for seed in range(4):
        table = new_game(NAME, seed=seed, players=3)
        while table.decision is not None:
            for viewer in all_viewers(3):
                bit = 1 << (3 if viewer == SPECTATOR else viewer)
                for zone in board_of(table, viewer)["zones"].values():
                    for card in zone.get("cards", []):
                        known = bool(table.state.knows[card["id"]] & bit)
                        assert card.get("face", 0) == (table.state.faces[card["id"]] if known else 0)
            table.play(choose_randomly(table, random))


# --- the terminal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(
    game: Game, typed: Typed, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    # Go deeper once, look at everything, and turn back, until the deck is empty.
    lines = ["?", "h", "d", "v", "l", "? rope", "1", *(["2", "1"] * 60)]
    code, said = typed(lines, "play", NAME, "--seed", "4", "--length", "short", "--no-color", "--lang", language)
    assert code == 0
    for words in {
        "en": ("Torchlight", "Corridor: ", "You bring treasures worth", "The game is over", "Discard all traps"),
        "pl": ("Torchlight", "Korytarz: ", "Przynosisz skarby o wartości", "Koniec gry", "Odrzuć wszystkie pułapki"),
    }[language]:
        assert words in said
    assert "zone-" not in said
    assert "simple-" not in said


def test_an_opponents_tool_is_only_counted(game: Game, typed: Typed, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    _, said = typed(["v random", "q"], "play", NAME, "--seed", "4", "--no-color")
    assert "Tools: 1 hidden card" in said


def test_the_commands_about_games_and_cards_know_it(game: Game, typed: Typed) -> None:
    assert "Length: long (Long), short (Short)" in typed([], "games")[1]
    assert "Look at the top card of the deck." in typed([], "cards", "spyglass")[1]
    assert "20 games" in typed([], "simulate", NAME, "--games", "20", "--jobs", "1")[1]


def test_its_help_stands_for_a_rulebook(game: Game) -> None:
    (chapter,) = rulebook(NAME, "pl").chapters
    rulebook.cache_clear()
    assert chapter.title == "Torchlight"
    assert "Dwie pułapki tego samego rodzaju" in chapter.html
