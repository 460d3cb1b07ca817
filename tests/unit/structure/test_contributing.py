"""Tests that the examples of CONTRIBUTING.md work: they are added to a copy of the repository, as its text says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
EXAMPLE = re.compile(r"^(?P<lead>.*\n.*[:,].*)\n\n(?P<indent> *)```\w*\n(?P<code>(?s:.*?))\n *```", re.MULTILINE)
IMPORT = re.compile(r"^from underkeep\..*\n", re.MULTILINE)
FILE = re.compile(r"`((?:src|tests|web)/[\w./-]+)`")
TUPLE = re.compile(r"In the tuple `(\w+)` of")
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "node_modules")
KEYS = {
    "boss-monster": "hmb-whispering-well",
    "super-boss-monster": "hmb-slippery-floor",
    "keep-the-heroes-out": "kho-squeaky-boots",
    "dungeon-fighter": "df-frozen-herring",
}
"""The key of the example of each game."""

SAVE = """
import sys
from pathlib import Path
from random import Random
from underkeep import new_game
for game, choices in (
    ("boss-monster", {"sets": ("BMR", "HMB")}), ("super-boss-monster", {"sets": ("SBM", "HMB")}),
    ("keep-the-heroes-out", {"homebrew": True}), ("dungeon-fighter", {"homebrew": True, "throws": "made-up"}),
):
    table, random = new_game(game, players=2, seed=7, **choices), Random(7)
    while len(table.history) < 15:
        table.answer(table.options[random.randrange(len(table.options))])
    Path(sys.argv[1], game).write_bytes(table.save())
"""
FINISH = """
import sys
from pathlib import Path
from random import Random
from underkeep import Table
for saved in sorted(Path(sys.argv[1]).iterdir()):
    table, random = Table.load(saved.read_bytes()), Random(8)
    while not table.over:
        table.answer(table.options[random.randrange(len(table.options))])
    print(saved.name, len(table.history), table.winners, table.game.scores(table.state))
"""
READ_CARDS = """
import sys
from underkeep.core import registry
from underkeep.core.text import TextRenderer
for name, key in (argument.split("=") for argument in sys.argv[1:]):
    game = registry.get(name)
    face = next(face for face in game.cards.faces() if game.cards.entry(face)[0] == key)
    for language in ("en", "pl"):
        renderer = TextRenderer(game, game.setup_type(), language)
        title, about, text = game.cards.text(renderer, face)
        assert title and about and text and not renderer.messages.missing, (key, renderer.messages.missing)
        print(f"{key} {language}: {title}")
"""


def add_examples(copy: Path) -> list[str]:
    """Write every example of CONTRIBUTING.md to the file that the line before it names, and return these files."""
    written = []
    for example in EXAMPLE.finditer((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")):
        files = FILE.findall(example["lead"])
        if not files:
            continue
        path = copy / files[-1]
        code = re.sub(f"^{example['indent']}", "", example["code"], flags=re.MULTILINE)
        wanted = TUPLE.search(example["lead"])
        if wanted:
            text = path.read_text(encoding="utf-8")
            code = re.sub(rf"(?ms)^({wanted[1]}\b[^\n]*= \(.*?)^\)", rf"\1    {code},\n)", text, count=1)
            assert code != text, f"{files[-1]} has no tuple {wanted[1]}"
        elif path.is_file():
            # The imports of an example belong to the other imports.
            imports = "".join(IMPORT.findall(code))
            text = IMPORT.sub(imports + r"\g<0>", path.read_text(encoding="utf-8"), count=1)
            code = f"{text}\n\n{IMPORT.sub('', code).strip()}\n"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code if code.endswith("\n") else f"{code}\n", encoding="utf-8")
        written.append(files[-1])
    return written


def run(copy: Path, *arguments: str) -> str:
    """Run Python with the package of a copy of the repository, and return its output."""
    searched = os.pathsep.join((str(copy / "src"), str(copy), os.environ.get("PYTHONPATH", "")))
    environment = os.environ | {"PYTHONPATH": searched, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository, without the examples and with saved games in the folder `saves`."""
    copy = tmp_path_factory.mktemp("contributing")
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    (copy / "saves").mkdir()
    run(copy, "-c", SAVE, str(copy / "saves"))
    return copy


@pytest.mark.slow
def test_the_example_cards_work_as_soon_as_they_are_added(copy: Path) -> None:
    before = run(copy, "-c", FINISH, str(copy / "saves"))
    written = add_examples(copy)
    folders = {name.split("/")[0] for name in written}
    assert len(written) == 13
    assert folders == {"src", "tests", "web"}
    # Saved games go on as before, to the same end.
    assert len(before.splitlines()) == len(KEYS)
    assert run(copy, "-c", FINISH, str(copy / "saves")) == before
    # Every card has its texts in both languages and a scenario that holds.
    named = run(copy, "-c", READ_CARDS, *(f"{game}={key}" for game, key in KEYS.items()))
    assert "hmb-whispering-well pl: Szepcząca studnia" in named
    assert len(named.splitlines()) == 2 * len(KEYS)
    scenarios = [name for name in written if name.startswith("tests/")]
    assert len(scenarios) == len(KEYS)
    assert f"{len(KEYS) + 1} scenarios passed, 0 failed" in run(copy, "-m", "underkeep", "check", *scenarios)
    # Every picture has the size of a picture.
    pictures = [name for name in written if name.startswith("web/")]
    assert {Path(name).stem for name in pictures} == {key for key in KEYS.values() if not key.startswith("kho")}
    for name in pictures:
        rows = (copy / name).read_text(encoding="utf-8").splitlines()
        assert [len(row) for row in rows] == [24] * 18, name


@pytest.mark.long
def test_all_tests_hold_with_the_example_cards(copy: Path) -> None:
    """The whole run, without the browser and the checks of the repository itself."""
    if not (copy / "web").exists():
        add_examples(copy)
    for folder in ("bench", "tools", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, copy / name)
    tests = ("tests/unit", "tests/contract", "tests/property", "tests/golden", "tests/server/live", "tests/server/http")
    out = run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto", "--dist", "loadgroup", *tests,
        "--ignore", "tests/unit/structure",
    )  # fmt: skip
    assert " passed" in out
