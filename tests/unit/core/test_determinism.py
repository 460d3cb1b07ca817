"""The same seed and the same answers give the same game, byte for byte, in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import hashlib
from underkeep import new_game
from underkeep.bots import ask, bot_named
from underkeep.core.state import pack

digest = hashlib.sha256()
for number in range({games}):
    choices = dict(players=2 + number % 3, sets=("BMR", "TNL"), variants=("classic",) if number % 2 else ())
    table = new_game("boss-monster", seed=100 + number, **choices)
    bots = [bot_named("{bot}", seat) for seat in range(4)]
    while table.decision is not None:
        digest.update(pack(list(table.options)))
        digest.update(table.decision.kind.encode())
        table.answer(ask(bots[table.decision.seat], table))
    digest.update(pack(table.state))
    digest.update(pack(table.events))
    digest.update(table.save())
print(digest.hexdigest())
"""


def played(bot: str, games: int, hash_seed: str) -> str:
    program = PROGRAM.format(bot=bot, games=games)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.parametrize(("bot", "games"), [("random", 12), pytest.param("greedy", 3, marks=pytest.mark.slow)])
def test_the_order_of_hashes_does_not_matter(bot: str, games: int) -> None:
    one, other = played(bot, games, "1"), played(bot, games, "4242")
    assert len(one) == 64
    assert one == other
