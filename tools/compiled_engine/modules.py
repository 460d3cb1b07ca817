"""Which modules are compiled, and which classes others extend."""

from __future__ import annotations

from pathlib import Path

ENGINE = ("chance", "decisions", "procedures", "rules", "state", "table", "visibility")
"""The compiled modules of `core`."""

FOLDERS = (
    "games/boss_monster/rules",
    "games/boss_monster/ability_parts",
    "games/super_boss_monster/rules",
    "games/keep_the_heroes_out/rules",
)
"""The folders whose modules are compiled. Games that extend another one are compiled together with it."""

SINGLE = (
    "games/boss_monster/cards/ability",
    "games/boss_monster/state",
    "games/super_boss_monster/state",
)
"""Further compiled modules."""

INTERPRETED = {
    "games/boss_monster/rules/verbs/seat_orders",
    "games/super_boss_monster/rules/verbs/clockwise_orders",
}
"""Modules of these folders that stay interpreted: their classes extend `dict`, which no compiled class can."""

STATES = ("underkeep.core.state", "underkeep.games.boss_monster.state", "underkeep.games.super_boss_monster.state")
"""The modules of states that get explicit code, each after those it extends."""

EXTENDED = {"core/state": "State", "core/rules": "Rules", "core/table": "Table"}
"""Compiled classes that interpreted classes extend: games of other distributions and tools of scenarios."""


def compiled_modules(package: Path) -> list[str]:
    """Return the paths of the compiled modules below the package, without their suffix."""
    found = [f"core/{name}" for name in ENGINE] + list(SINGLE)
    for folder in FOLDERS:
        for path in sorted((package / folder).rglob("*.py")):
            name = path.relative_to(package).with_suffix("").as_posix()
            if path.stem != "__init__" and name not in INTERPRETED:
                found.append(name)
    return found
