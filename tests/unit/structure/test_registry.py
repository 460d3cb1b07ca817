"""Games are found by their manifests, also those of other distributions, and are listed nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from underkeep import UserError, new_game
from underkeep.bots import bot_named
from underkeep.cli import main
from underkeep.core import contract, registry
from underkeep.core.capabilities import keys
from underkeep.core.capabilities.keys import Capability
from underkeep.lab.simulate import Plan, simulate

ROOT = Path(__file__).parents[3]
SEARCHED = ("src/underkeep", "web/src", "web/scripts", "tools", "bench", "tests/contract")
SUFFIXES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css"}
CAPABILITIES = [key for key in vars(keys).values() if isinstance(key, Capability)]


def forms(name: str) -> set[str]:
    """Return the spellings of a game in code: `boss-monster`, `boss_monster`, `BOSS_MONSTER` and `BossMonster`."""
    snake = name.replace("-", "_")
    return {name, snake, snake.upper(), "".join(part.title() for part in name.split("-"))}


def games_named_in(text: str) -> set[str]:
    """Return the games that a text names. A longer name does not count for a shorter one inside it."""
    found = set()
    for name in registry.names():
        pattern = "|".join(re.escape(form) for form in forms(name))
        if re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text):
            found.add(name)
    return found


def is_own(path: Path) -> bool:
    """Return whether a file lies in a folder of one game, or is named after one."""
    parts = {part.split(".")[0] for part in path.parts}
    return any(form in part for name in registry.names() for form in forms(name) for part in parts)


def test_no_file_outside_the_folders_of_games_lists_games() -> None:
    listing = []
    for folder in SEARCHED:
        for path in (ROOT / folder).rglob("*"):
            relative = path.relative_to(ROOT)
            if path.suffix in SUFFIXES and "node_modules" not in path.parts and "static" not in path.parts:
                named = games_named_in(path.read_text(encoding="utf-8"))
                if len(named) > 1 and not is_own(relative):
                    listing.append(f"{relative}: {', '.join(sorted(named))}")
    assert listing == []


def test_games_stand_in_the_order_of_their_positions() -> None:
    assert registry.names() == ["boss-monster", "super-boss-monster", "keep-the-heroes-out", "dungeon-fighter"]
    assert registry.default_name() == "boss-monster"


@pytest.mark.parametrize("name", registry.names())
def test_every_capability_of_a_manifest_can_be_loaded(name: str) -> None:
    game = registry.get(name)
    assert game.manifest is registry.get_manifest(name)
    declared = {key.name for key in game.manifest.capabilities}
    assert declared <= {key.name for key in CAPABILITIES}
    for key in CAPABILITIES:
        assert (game.get(key) is not None) == (key.name in declared), key


# --- a game of another distribution -------------------------------------------------------------------------


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Make a second distribution importable that adds a game in six modules, and yield the name of the game."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "external_game"))
    registry.find_games.cache_clear()
    yield "nim"
    monkeypatch.undo()
    registry.find_games.cache_clear()


def test_another_distribution_adds_a_game_by_its_entry_point(nim: str) -> None:
    assert registry.names()[-1] == nim
    table = new_game(nim, players=3, seed=1)
    assert table.decision is not None
    assert table.decision.kind == "take"
    bot = bot_named("random", seed=1)
    while table.decision is not None:
        table.answer(bot(table.observe(table.decision.seat), table.decision))
    assert len(table.winners) == 1


def test_the_added_game_keeps_the_contract_and_can_be_simulated(nim: str) -> None:
    game = registry.get(nim)
    for seed in range(20):
        assert contract.check_random_game(game, game.setup_type(players=2 + seed % 3), seed=seed).over
    result = simulate(Plan(game=nim, bots=("random", "random"), games=10, seed=1))
    assert result.wins.total() == 10


def test_a_part_that_a_game_lacks_is_refused_in_one_sentence(nim: str) -> None:
    game = registry.get(nim)
    assert game.get(keys.TUTORIAL) is None
    assert game.scoreboards.all() == ()
    with pytest.raises(UserError, match="nim has no text"):
        _ = game.text
    table, greedy = new_game(nim, seed=1), bot_named("greedy")
    assert table.decision is not None
    with pytest.raises(UserError, match="cannot play nim yet"):
        greedy(table.observe(0), table.decision)


# --- an added game that cannot be used ----------------------------------------------------------------------


def add_broken_game(monkeypatch: pytest.MonkeyPatch, folder: Path, module: str, text: str | None) -> None:
    """Make a distribution importable that adds the game `lost` by a module with the given text, or by a missing one."""
    if text is not None:
        (folder / f"{module}.py").write_text(text)
    metadata = folder / "broken-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[{registry.ENTRY_POINT}]\nlost = {module}:MANIFEST\n")
    monkeypatch.syspath_prepend(str(folder))


MANIFEST = """
from underkeep.core.manifest import Manifest
MANIFEST = Manifest(name={name!r}, package=__name__, rules_version=1, players=(1, 2))
"""


@pytest.mark.parametrize(
    ("module", "text", "reason"),
    [
        ("lost_module", None, "it cannot be loaded (ModuleNotFoundError: No module named 'lost_module');"),
        ("lost_manifest", "MANIFEST = 3", "it cannot be loaded (TypeError: lost_manifest:MANIFEST is no Manifest);"),
        ("lost_game", MANIFEST.format(name="lost"), "it cannot be loaded (ModuleNotFoundError: No module named"),
        ("lost_name", MANIFEST.format(name="boss-monster"), "there is a game called “boss-monster” already;"),
    ],
)
def test_an_added_game_that_cannot_be_used_is_left_out_and_reported_in_one_sentence(
    module: str,
    text: str | None,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = registry.names()
    with monkeypatch.context() as patch:
        add_broken_game(patch, tmp_path, module, text)
        registry.find_games.cache_clear()
        try:
            assert registry.names() == own
            assert registry.get("boss-monster").manifest.is_own
            with pytest.raises(UserError) as refused:
                registry.get("lost")
            assert str(refused.value).startswith(f"The game “lost” of another package is left out, because {reason}")
            assert "została pominięta" in refused.value.text_in("pl")
            assert main(["games"]) == 0
        finally:
            patch.undo()
            registry.find_games.cache_clear()
    assert capsys.readouterr().err == f"{refused.value}\n"
