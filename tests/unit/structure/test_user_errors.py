"""User errors: the code names their messages, both languages have them, and they survive pickling."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from underkeep import IllegalMove, ReplayMismatch, Resign, UserError, new_game
from underkeep.bots import bot_named
from underkeep.cli.terminal.boards.dungeon_fighter.throw import TypedThrowError
from underkeep.core.errors import LocalizedText, did_you_mean
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.scenario.notation import NotOnTable
from underkeep.core.scenario.yaml_nodes import ScenarioError
from underkeep.games.boss_monster.errors import BossMonsterError, list_all
from underkeep.games.boss_monster.notation.grammar import CardNotOnTable
from underkeep.games.boss_monster.setup.deck_builder.deck import DeckError
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.super_boss_monster.errors import SuperBossMonsterError
from underkeep.games.super_boss_monster.setup.setup import Setup as SuperSetup

SOURCE = Path(str(files("underkeep")))
RAISED = {
    "UserError",
    "IllegalMove",
    "ReplayMismatch",
    "NotOnTable",
    "BossMonsterError",
    "CardNotOnTable",
    "LocalizedText",
}
MESSAGE_FILES = tuple(sorted(path.stem for path in (SOURCE / "locale" / "en").glob("*.ftl")))
OF_GAMES = ("boss_monster", "keep_the_heroes_out", "super_boss_monster", "dungeon_fighter")
SHARED = tuple(name for name in MESSAGE_FILES if name == "dungeon_fighter_throws" or not name.startswith(OF_GAMES))
OWN = {
    "BossMonsterError": BossMonsterError.message_files,
    "CardNotOnTable": CardNotOnTable.message_files,
    "DeckError": DeckError.message_files,
    "SuperBossMonsterError": SuperBossMonsterError.message_files,
    "KeepError": KeepError.message_files,
    "FighterError": FighterError.message_files,
    "ThrowError": ThrowError.message_files,
    "TypedThrowError": TypedThrowError.message_files,
    "_complain": KeepError.message_files,
}
"""The classes and verbs whose messages are in the files of one game: two games may word the same error differently."""
GIVEN = {"_complain": {"scenario"}}
"""The values that a verb adds to those of an error."""


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Yield every call that makes an error or a part of one: its place, the name that is called, and the call."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in RAISED or name in OWN or name.endswith("UserError"):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", name, node


def test_the_code_names_the_messages_of_its_errors() -> None:
    """The first argument is the id of a message, and the other arguments are the values that the message needs."""
    found = 0
    for place, made, call in calls():
        message = call.args[0] if call.args else None
        if isinstance(message, ast.Name):
            continue  # a loop over message ids
        assert isinstance(message, ast.Constant), f"{place}: the id of a message is needed here"
        assert re.fullmatch(r"[a-z]+(-[a-z]+)+", str(message.value)), f"{place}: {message.value!r} is no id"
        for language in LANGUAGES:
            messages = load_messages(language, OWN.get(made, SHARED))
            assert messages.has(message.value), f"{place}: {message.value} is not in the message files of {language}"
            messages.missing.clear()
            given = {str(value.arg) for value in call.keywords} | GIVEN.get(made, set())
            messages.format(message.value, **dict.fromkeys(given, "x"))
            assert messages.missing == set(), place
            messages.missing.clear()
        found += 1
    assert found > 50


def test_every_error_of_the_message_files_is_raised_somewhere() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = 0
    for name in MESSAGE_FILES:
        if name.startswith("web"):
            continue  # the files of the client have the texts of its error page
        text = (SOURCE / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        for message in re.findall(r"^(error-[\w-]+) =", text, flags=re.MULTILINE):
            assert f'"{message}"' in source, f"{message} is never raised"
            found += 1
    assert found > 50


def test_an_error_has_a_text_in_every_language() -> None:
    with pytest.raises(UserError) as refused:
        bot_named("gredy")
    assert str(refused.value) == "There is no bot called “gredy” (did you mean greedy?)."
    assert refused.value.text_in("pl") == "Nie ma bota „gredy” (może chodzi o: greedy?)."
    with pytest.raises(BossMonsterError) as refused:
        Setup(players=5, sets=("BMR", "THK")).checked()
    assert (
        str(refused.value)
        == "For 5 players Boss Monster needs Crash Landing (CRL) or a second base set, not only BMR and THK."
    )
    assert refused.value.text_in("pl") == (
        "Gdy gra 5 osób, potrzebny jest dodatek Twarde Lądowanie (CRL) albo drugi zestaw podstawowy, "
        "a nie tylko BMR i THK."
    )


@pytest.mark.parametrize(
    ("setup", "english", "polish"),
    [
        (
            SuperSetup(players=7),
            "Super Boss Monster is for 1 to 6 players, not for 7.",
            "W Super Boss Monster gra od 1 do 6 osób, a nie 7 osób.",
        ),
        (
            SuperSetup(players=5, sets=("SBM", "RMB")),
            "For 5 players Super Boss Monster needs Crash Landing (CRL).",
            "Gdy gra 5 osób, Super Boss Monster wymaga dodatku Twarde Lądowanie (CRL).",
        ),
        (
            SuperSetup(players=1, sets=("RMB", "THK"), heroes="RMB"),
            "A solo game has only the heroes of Super Boss Monster, not those of RMB.",
            "W grze solo są tylko bohaterowie z Super Boss Monster, a nie z RMB.",
        ),
        (
            SuperSetup(players=3, variants=("challenge",)),
            "The challenge mode is for one player, not for 3.",
            "Tryb wyzwania jest dla jednej osoby, a grają 3 osoby.",
        ),
        (
            SuperSetup(players=2, sets=("BMR",), heroes="TNL"),
            "The heroes must come from a set in play (SBM and BMR), not from TNL.",
            "Bohaterowie muszą pochodzić z zestawu, którym gracie (SBM i BMR), a nie z TNL.",
        ),
    ],
    ids=["players", "five players", "alone with other heroes", "challenge with several", "heroes of another set"],
)
def test_super_boss_monster_explains_a_setup_that_does_not_fit(setup: SuperSetup, english: str, polish: str) -> None:
    with pytest.raises(SuperBossMonsterError) as refused:
        setup.checked()
    assert str(refused.value) == english
    assert refused.value.text_in("pl") == polish


def test_an_error_within_an_error_has_the_same_language() -> None:
    drift = ReplayMismatch("error-replay-mismatch-at", number=7, reason=IllegalMove("error-over-no-answer"))
    assert str(drift) == "The record does not match the game at answer 7: The game is over: there is nothing to answer."
    polish = "Zapis nie zgadza się z grą przy odpowiedzi 7: Gra jest skończona: nie ma na co odpowiadać."
    assert drift.text_in("pl") == polish


PLURALS = [
    ("error-undo-count", "there", {"wanted": 30}, ["1 odpowiedź", "2 odpowiedzi", "5 odpowiedzi", "22 odpowiedzi"]),
    ("error-too-many-seats", "named", {"players": 2}, ["1 miejsce,", "2 miejsca,", "5 miejsc,", "22 miejsca,"]),
    ("error-long-name", "most", {"name": "X"}, ["1 literę.", "2 litery.", "5 liter.", "22 litery."]),
    ("error-names", "names", {"players": 3}, ["1 imię,", "2 imiona,", "5 imion,", "22 imiona,"]),
    ("error-players", "players", {"sets": "BMR"}, ["1 osoba.", "2 osoby.", "5 osób.", "22 osoby."]),
    (
        "error-copies",
        "copies",
        {"card": "Fear", "set": "BMR", "listed": 3},
        ["1 egzemplarz,", "2 egzemplarze,", "5 egzemplarzy,", "22 egzemplarze,"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("message", "counted", "values", "forms"), PLURALS, ids=lambda value: str(value)[:24])
def test_polish_sentences_have_the_right_plural_forms(
    message: str, counted: str, values: dict[str, object], forms: list[str]
) -> None:
    for number, form in zip((1, 2, 5, 22), forms, strict=True):
        assert form in BossMonsterError(message, **{counted: number}, **values).text_in("pl")


KEEP_PLURALS = [
    ("error-keep-players", "players", {}, ["1 osoba.", "2 osoby.", "7 osób.", "22 osoby."]),
    ("error-clans", "clans", {"players": 3}, ["1 klan,", "2 klany,", "7 klanów,", "22 klany,"]),
    ("error-decks", "decks", {"players": 3}, ["1 zachowaną", "2 zachowane", "7 zachowanych", "22 zachowane"]),
]


@pytest.mark.parametrize(("message", "counted", "values", "forms"), KEEP_PLURALS, ids=lambda value: str(value)[:24])
def test_keep_the_heroes_out_has_the_right_plural_forms(
    message: str, counted: str, values: dict[str, object], forms: list[str]
) -> None:
    for number, form in zip((1, 2, 7, 22), forms, strict=True):
        assert form in KeepError(message, **{counted: number}, **values).text_in("pl")


SUPER_PLURALS = [
    ("error-super-players", ["a nie 1 osoba.", "a nie 2 osoby.", "a nie 7 osób.", "a nie 22 osoby."]),
    ("error-challenge-alone", ["a gra 1", "a grają 2 osoby.", "a gra 7 osób.", "a grają 22 osoby."]),
]


@pytest.mark.parametrize(("message", "forms"), SUPER_PLURALS, ids=lambda value: str(value)[:24])
def test_super_boss_monster_has_the_right_plural_forms(message: str, forms: list[str]) -> None:
    for number, form in zip((1, 2, 7, 22), forms, strict=True):
        assert form in SuperBossMonsterError(message, players=number).text_in("pl")


@pytest.mark.parametrize(
    ("passed", "failed", "sentence"),
    [
        (1, 0, "1 scenariusz przeszedł, 0 zawiodło"),
        (2, 1, "2 scenariusze przeszły, 1 zawiódł"),
        (5, 2, "5 scenariuszy przeszło, 2 zawiodły"),
        (22, 5, "22 scenariusze przeszły, 5 zawiodło"),
    ],
)
def test_the_summary_of_scenarios_has_the_right_plural_forms(passed: int, failed: int, sentence: str) -> None:
    polish = load_messages("pl", ("cli",))
    assert polish.format("check-summary", passed=passed, failed=failed, unread=0) == sentence
    more = polish.format("check-summary", passed=passed, failed=failed, unread=3)
    assert more == f"{sentence}, nie udało się odczytać: 3"


ERRORS = [
    UserError("error-no-game", name="ludo", hint=did_you_mean("ludo", ["chess"])),
    IllegalMove("error-resign-last", seat=3),
    ReplayMismatch("error-replay-mismatch-at", number=7, reason=IllegalMove("error-over-no-answer")),
    BossMonsterError("error-players", sets=list_all(["BMR", "TNL"]), players=7),
    CardNotOnTable("error-not-on-table", kind="hero", name="Kalish"),
    ScenarioError("case.yaml", 1234, "A text is needed here."),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: UserError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    for language in LANGUAGES:
        assert copy.text_in(language) == error.text_in(language)


def test_a_card_that_is_not_on_the_table_raises_the_same_class_in_every_game() -> None:
    assert isinstance(ERRORS[4], NotOnTable)
    assert ERRORS[4].text_in("pl") == "Na stole nie ma teraz bohatera Kalish."


def test_numbers_have_no_separators_and_control_characters_are_escaped() -> None:
    assert str(ScenarioError("case.yaml", 1234, "Oops.")) == "case.yaml:1234: Oops."
    assert str(LocalizedText("error-did-you-mean", name="a\x1b[2Jb")) == r" (did you mean a\x1b[2Jb?)"


def test_raising_an_error_does_not_load_fluent() -> None:
    """An error that is not read is cheap: bots and searches may try illegal moves."""
    code = (
        "import sys, underkeep\n"
        "table = underkeep.new_game(seed=1)\n"
        "try: table.answer(underkeep.Resign(seat=5))\n"
        "except underkeep.IllegalMove as error: kept = error\n"
        "print('fluent' in sys.modules, 'yaml' in sys.modules)\n"
        "print(kept)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\nSeat 5 cannot give up: it is not playing.\n"


def test_a_refused_answer_is_explained() -> None:
    table = new_game(seed=1)
    with pytest.raises(IllegalMove, match="Seat 7 cannot give up: it is not playing"):
        table.answer(Resign(seat=7))
