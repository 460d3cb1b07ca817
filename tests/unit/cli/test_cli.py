"""The `underkeep` command: the output of each subcommand, and one sentence for every error."""

from __future__ import annotations

import argparse
import inspect
from pathlib import Path

import pytest

from underkeep import Table, __version__, cli, compiled, new_game
from underkeep.cli.parser import ARGPARSE_MESSAGES
from underkeep.cli.terminal import save_files
from underkeep.cli.terminal.seats import SeatedPlayer, parse_seats
from underkeep.core import registry
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.rulebook import rulebook
from underkeep.games.boss_monster.assist.clauses import card_clauses
from underkeep.games.boss_monster.cards.catalogue import CARDS


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Set 100 columns, no colours, and a temporary folder for saved games."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*arguments: str) -> int:
    return cli.main(arguments)


MISTAKES = [
    (["plya"], "There is no command called “plya” (did you mean play?)."),
    (["play", "--sed", "3", "--lagn", "pl"], "play does not know"),
    (["play", "chess"], "There is no game called “chess”"),
    (["play", "bossmonster"], "(did you mean boss-monster?)"),
    (["play", "--seats", "you,gredy"], "There is no bot called “gredy” (did you mean greedy?)"),
    (["play", "--seats", "Ann,greedy"], "for a person of that name write Ann=human"),
    (["play", "--seats", "Ann=human,Ann=greedy"], "Two seats are called “Ann”; give each its own name."),
    (["play", "--seats", "An Extraordinarily Long Name=human"], "is too long; it can have at most"),
    (["play", "--seats", "you,greedy,greedy", "--players", "2"], "--seats names 3 seats, but --players says 2"),
    (["play", "--players", "7"], "for 2 to 6 players, not for 7"),
    (["play", "--players", "two"], "“two” is not a whole number"),
    (["play", "--sets", "TNX"], "There is no set called “TNX” (did you mean TNL?)."),
    (["play", "--deck", "kid"], "There is no ready deck called “kid” (did you mean kids?)."),
    (["play", "--variant", "hrad"], "There is no variant called “hrad” (did you mean hard?)."),
    (["play", "--lang", "fr"], "There is no language called “fr” (known: en, pl)."),
    (["play", "--stops", "sometimes"], "invalid choice: 'sometimes'"),
    (["play", "--resume", "/nowhere/game.ukeep"], "/nowhere/game.ukeep cannot be read: no such file or directory."),
    (["replay", "/nowhere/game.ukeep"], "/nowhere/game.ukeep cannot be read"),
    (["replay"], "see `underkeep replay --help`"),
    (["cards", "--set", "XXX"], "There is no set called “XXX”"),
    (["cards", "--kind", "romo"], "There is no kind of card called “romo” (did you mean room?); the kinds are boss,"),
    (
        ["cards", "--kind", "ratz", "--game", "keep-the-heroes-out"],
        "“ratz” (did you mean rats?); its kinds are tactic,",
    ),
    (["cards", "--kind", "loot", "--game", "dungeon-fighter"], "dungeon-fighter has no kind of card called “loot”"),
    (["cards", "--treasure", "X"], "“X” is not a treasure; the letters are C, F, M, T, E."),
    (["cards", "--lang", "de"], "There is no language called “de”"),
    (["cards", "xyzzy"], "No card matches"),
    (["games", "--lang", "de"], "There is no language called “de”"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=lambda value: " ".join(value)[:40])
def test_an_error_is_printed_as_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@pytest.mark.parametrize("content", [b"", b"hello", b"UKEEP", b"UKEEP\x01garbage", b"UKEEP\xff"])
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_a_file_that_is_no_saved_game_is_refused(
    command: list[str], content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.ukeep"
    file.write_bytes(content)
    assert run(*command, str(file)) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


def test_a_cut_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cut.ukeep"
    file.write_bytes(new_game(seed=1).save()[:-20])
    assert run("play", "--resume", str(file)) == 2
    assert "incomplete or damaged" in capsys.readouterr().err


def test_a_folder_is_no_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "--resume", str(tmp_path)) == 2
    assert "is a directory" in capsys.readouterr().err


def test_an_internal_error_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("underkeep.cli.commands.games.run", lambda args: 1 // 0)
    monkeypatch.delenv("UNDERKEEP_TRACEBACK", raising=False)
    assert run("games") == 1
    said = capsys.readouterr().err
    assert "an error in Underkeep itself (ZeroDivisionError" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("command", list(cli.COMMANDS))
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help") == 0
    said = capsys.readouterr().out
    assert f"underkeep {command}" in said
    assert "example" in said.lower()


def test_the_help_is_translated_into_polish(capsys: pytest.CaptureFixture[str]) -> None:
    """The texts of argparse, the names of values and the texts of the command are all translated."""
    assert run("--lang", "pl", "simulate", "--help") == 0
    said = capsys.readouterr().out
    assert said.startswith("użycie: underkeep simulate")
    for part in ("argumenty:", "opcje:", "pokaż tę pomoc i zakończ", "--seed ZIARNO", "ile gier (100)", "przykłady:"):
        assert part in said
    for part in ("usage", "options", "show this", "SEED", "examples", "how many", "which game"):
        assert part not in said


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_no_help_is_missing_in_a_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert run(*filter(None, (command, "--help", "--lang", language))) == 0
        assert load_messages(language, ("cli",)).missing == set()
    capsys.readouterr()


def test_the_option_for_the_language_may_be_anywhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (["--lang", "pl", "games"], ["games", "--lang=pl"], ["games", "--lang", "PL"]):
        assert run(*arguments) == 0
        assert "Zwab bohaterów" in capsys.readouterr().out
    monkeypatch.setenv("UNDERKEEP_LANG", "pl")
    assert run("games") == 0
    said = capsys.readouterr().out
    assert "karty komnat: 74 z 75" in said
    assert "ty, random, greedy" in said
    assert run("games", "--lang", "en") == 0
    assert "Lure heroes" in capsys.readouterr().out


POLISH_MISTAKES = [
    (["plya"], "Nie ma polecenia „plya” (może chodzi o: play?)."),
    (["play", "--sed", "3"], "Polecenie play nie zna „--sed” (może chodzi o: --seed?)."),
    (["--snail"], "Polecenie underkeep nie zna „--snail”"),
    (["play", "--players", "two"], "Argument --players: „two” nie jest liczbą całkowitą; zobacz `underkeep"),
    (["play", "--stops", "sometimes"], "nie można wybrać „sometimes” (do wyboru: "),
    (
        ["play", "--seed"],
        "Argument --seed: trzeba podać jedną wartość; zobacz `underkeep",
    ),
    (["play", "--lang"], "Argument --lang: trzeba podać jedną wartość"),
    (["play", "--s", "3"], "Opcja --s jest niejednoznaczna, może oznaczać: --seats"),
    (["play", "--fill=3"], "ta opcja nie przyjmuje wartości '3'"),
    (["play", "--lang", "fr"], "Nie ma języka „fr” (są: en, pl)."),
    (
        ["play", "--players", "5"],
        "Gdy gra 5 osób, potrzebny jest dodatek Twarde Lądowanie (CRL) albo drugi zestaw podstawowy, a nie tylko BMR.",
    ),
    (["play", "--sets", "TNX"], "Nie ma zestawu „TNX” (może chodzi o: TNL?)."),
    (["play", "--seats", "Ann,greedy"], "jeśli to imię człowieka, napisz Ann=human."),
    (["replay"], "Brakuje argumentów: PLIK; zobacz `underkeep replay --help`."),
    (["replay", "/nowhere/game.ukeep"], "Nie można odczytać /nowhere/game.ukeep: nie ma takiego pliku ani folderu."),
    (["simulate", "--games", "0"], "--games musi wynosić co najmniej 1, a nie 0."),
    (["cards", "--kind", "romo"], "Nie ma rodzaju kart „romo” (może chodzi o: room?); rodzaje to: boss,"),
    (["cards", "--kind", "szczury", "--game", "keep-the-heroes-out"], "W grze keep-the-heroes-out nie ma rodzaju kart"),
]


@pytest.mark.parametrize(("arguments", "sentence"), POLISH_MISTAKES, ids=lambda value: " ".join(value)[:40])
def test_an_error_is_printed_in_polish(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERKEEP_LANG", "pl")
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_the_translated_texts_are_those_of_argparse() -> None:
    """A text that another version of Python words differently would silently stay English."""
    source = inspect.getsource(argparse)
    assert [text for text in ARGPARSE_MESSAGES if text not in source] == []


def test_argparse_gets_its_own_texts_back() -> None:
    """Other code of the same process that uses argparse must not be affected."""
    before = vars(argparse)["_"]
    run("games", "--nonsense")
    assert vars(argparse)["_"] is before


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    said = capsys.readouterr().out
    assert all(command in said for command in cli.COMMANDS)


def test_the_option_version_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    engine = "compiled" if compiled() else "pure Python"
    assert capsys.readouterr().out == f"underkeep {__version__} ({engine})\n"


def test_games_lists_the_choices_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("boss-monster", "BMR", "TNL", "kids", "machinations", "greedy"))


def test_cards_are_found_by_words_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "dragon") == 0
    said = capsys.readouterr().out
    assert "Dragon Hatchery" in said
    assert "Dragon Graveyard" in said
    assert " cards" in said
    assert run("cards", "smok", "--lang", "pl") == 0
    assert "Wylęgarnia smoków" in capsys.readouterr().out


def test_the_help_lists_the_kinds_of_cards_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert run("cards", "--help", "--lang", language) == 0
        said = " ".join(capsys.readouterr().out.split())
        games = [registry.get(name) for name in registry.names()]
        for game, following in zip(games, [*games[1:], None], strict=True):
            listed = said.partition(f" {game.name}: ")[2].partition(f" {following.name}: " if following else "\n")[0]
            kinds = [part.partition(" (")[0] for part in listed.split(", ")]
            assert kinds == game.cards.kinds() != []


def test_every_kind_of_card_has_a_name_and_cards() -> None:
    for game in map(registry.get, registry.names()):
        for kind in game.cards.kinds():
            assert any(kind in game.cards.kinds_of(face) for face in game.cards.faces())
            for language in LANGUAGES:
                assert game.cards.kind_text(language, kind)


def test_cards_can_be_filtered(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "--set", "tnl", "--kind", "boss") == 0
    said = capsys.readouterr().out
    assert "12 cards" in said
    assert "Draculord" not in said
    assert run("cards", "--treasure", "cc") == 0
    assert "Dark Altar" in capsys.readouterr().out


def test_one_card_is_shown_with_its_wording_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "bottomless", "pit") == 0
    said = capsys.readouterr().out
    assert "Bezdenna czeluść" in said
    assert "Destroy this room: kill a hero in it." in said
    assert "BM-5.14" in said
    assert "3 copies" in said


def test_a_card_is_shown_with_the_rulings_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("cards", "Jackpot Stash") == 0
    assert "Ruling: Jackpot Stash used twice in a round doubles twice." in capsys.readouterr().out
    assert rulebook.rulings_about("Shellda")
    assert not rulebook.rulings_about("Gorgona")


def test_the_clauses_of_every_card_exist() -> None:
    known = rulebook.clauses()
    assert len(known) > 1000
    for card in CARDS[1:]:
        assert set(card_clauses(card)) <= set(known), card.name


def test_the_rulebook_finds_clauses_by_words() -> None:
    assert "BM-6.19" in rulebook.search("face-down reveal hidden", "BM")
    assert all(clause.startswith("BM-") for clause in rulebook.search("hero", "BM"))


def test_seats_are_read_as_people_write_them() -> None:
    assert parse_seats("you,greedy", None, "Player") == [
        SeatedPlayer("Player", "human"),
        SeatedPlayer("Greedy", "greedy"),
    ]
    assert parse_seats("Ann=human, Old Nick=random", 3, "Player") == [
        SeatedPlayer("Ann", "human"),
        SeatedPlayer("Old Nick", "random"),
        SeatedPlayer("Greedy", "greedy"),
    ]
    assert [seat.name for seat in parse_seats("you,you,greedy,greedy", None, "Gracz")] == [
        "Gracz 1",
        "Gracz 2",
        "Greedy 1",
        "Greedy 2",
    ]


def test_a_saved_game_is_an_ordinary_saved_game(tmp_path: Path) -> None:
    """The note about the seats follows the game; a program that loads only the game ignores it."""
    table = new_game(seed=5, names=("Ann", "Greedy"))
    note = save_files.SessionNote([SeatedPlayer("Ann", "human"), SeatedPlayer("Greedy", "greedy")], "pl")
    path = save_files.write(tmp_path / "deep" / "game.ukeep", table, note)
    assert Table.load(path.read_bytes()).state == table.state
    again, read = save_files.read(path)
    assert again.state == table.state
    assert read == note
    path.write_bytes(table.save())
    assert save_files.read(path)[1] == save_files.SessionNote()
    assert list(path.parent.iterdir()) == [path], "no draft is left behind"


def test_replay_prints_the_log_and_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_game(seed=5, names=("Ann", "Ben"))
    while table.state.round < 2:
        table.answer(table.options[-1])
    file = tmp_path / "game.ukeep"
    file.write_bytes(table.save())
    assert run("replay", str(file), "--log") == 0
    log = capsys.readouterr().out
    assert "Round 1 begins." in log
    assert "draws a room card." in log
    assert run("replay", str(file), "--log", "--seat", "ann") == 0
    assert "You draw" in capsys.readouterr().out
    assert run("replay", str(file), "--log", "--open") == 0
    assert "draws a room card." not in capsys.readouterr().out
    assert run("replay", str(file), "--to", "1", "--lang", "pl") == 0
    assert f"Odpowiedź 1 z {len(table.history)}" in capsys.readouterr().out
    assert run("replay", str(file), "--seat", "Bob") == 2
    assert "There was no player called “Bob” at this table (known: Ann, Ben)." in capsys.readouterr().err


def test_replay_can_be_stepped_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_game(seed=5, names=("Ann", "Ben"))
    while table.state.round < 3:
        table.answer(table.options[-1])
    file = tmp_path / "game.ukeep"
    file.write_bytes(table.save())
    keys = iter(["", "", "b", "r", "l", "99999", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(keys))
    assert run("replay", str(file)) == 0
    said = capsys.readouterr().out
    total = len(table.history)
    assert f"Answer 1 of {total}" in said
    assert f"Answer {total} of {total}" in said
    assert "The record ends here." in said
