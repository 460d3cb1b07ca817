"""Saved games and golden games stay as they are when cards are added to the catalogue and sorted anew."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEW_CARDS = {
    "boss_monster/card_sets/bmr/rooms.py": (
        "# --- cleric",
        'bmr.room("A Cold Cellar", TRAP, damage=2, treasure="M", copies=2)\n\n',
    ),
    "keep_the_heroes_out/cards/loot.py": (
        "    # --- equipment",
        '    Loot("equipment", "A Hook", "Hak", "move*2 + melee"),\n',
    ),
    "dungeon_fighter/cards/equipment.py": (
        '    Weapon("Horned Helmet"',
        '    Weapon("A Herring", "Śledź", 2, bonus=3, technique="blind"),\n',
    ),
    "dungeon_fighter/cards/heroes.py": (
        '    Hero("Marla',
        '    Hero("Ada", "Ada", "ada", red="whack", green="panacea", blue="brawler"),\n',
    ),
}
"""New cards for some modules of the games: each comes before a line, so that the numbers of all later cards change."""

CONTINUE = """
from tests.golden.games import GAMES, SAVED
from tests.golden.record import read_records, save_file
from tests.golden.throws import read_throws
from tests.golden.transcript import replay, replay_steps
from underkeep import Table
from underkeep.games.boss_monster.cards.catalogue import BY_KEY
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
assert "bmr-a-cold-cellar" in BY_KEY and HERO_IDS[0] == "ada"
outcomes, saves, games = read_throws(), 0, 0
for game in GAMES:
    for record in read_records(game)[::5]:
        replay(record, outcomes)
        games += 1
    for record in read_records(game):
        if record.name in SAVED[game]:
            saved = Table.load(save_file(record).read_bytes())
            assert saved.replay().state == saved.state
            finished = list(replay_steps(record, outcomes, checkpoints=True))[-1].table
            for option in finished.history[len(saved.history):]:
                saved.answer(option)
            assert saved.over and saved.winners == record.winners
            assert saved.game.scores(saved.state) == record.scores
            saves += 1
print(f"{saves} saved games and {games} golden games go on as before")
"""


@pytest.mark.slow
def test_games_go_on_as_before_with_new_cards_in_the_catalogue(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, (line, new_card) in NEW_CARDS.items():
        path = tmp_path / "src" / "underkeep" / "games" / name
        text = path.read_text(encoding="utf-8")
        assert line in text
        path.write_text(text.replace(line, new_card + line, 1), encoding="utf-8")
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(tmp_path / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")))
    }
    done = subprocess.run(
        [sys.executable, "-c", CONTINUE], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.fullmatch(r"[1-9]\d* saved games and [1-9]\d+ golden games go on as before\n", done.stdout), done.stdout
