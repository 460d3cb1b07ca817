"""The groups of verbs as one chain of classes: a compiled class has one base only.

Groups have no state of their own, so that a chain in the order in which Python looks verbs up finds the same verbs.
"""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

from tools.compiled_engine.state_code import add_imports
from underkeep.core.rules import Rules
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def lookup_order(rules: type) -> list[type]:
    """Return the groups of a game in the order in which a verb is looked up."""
    return [group for group in rules.__mro__ if issubclass(group, Rules) and group is not Rules]


def chains() -> list[list[type]]:
    """Return the chains of all games. The groups of Super Boss Monster come before all those of Boss Monster."""
    base = lookup_order(BossMonster)
    added = [group for group in lookup_order(SuperBossMonster) if group not in base]
    own = {name for name in vars(BossMonster) if not name.startswith("__")}
    for group in added[1:]:
        both = own & vars(group).keys()
        assert not both, f"{group.__name__} would come before BossMonster with {both}"
    return [base, added + base, lookup_order(KeepRules)]


def write_chains(package: Path) -> None:
    """Rewrite the bases of all groups."""
    written: dict[type, type] = {}
    for chain in chains():
        for group, base in pairwise(chain):
            assert written.get(group, base) is base, f"{group} has two bases"
            if group not in written:
                written[group] = base
                write_base(package / f"{group.__module__.partition('.')[2].replace('.', '/')}.py", group, base)
    write_city_state(package / "games/super_boss_monster/rules")


def write_base(path: Path, group: type, base: type) -> None:
    """Rewrite the bases of one group."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    node = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == group.__name__)
    lines[node.lineno - 1 : node.body[0].lineno - 1] = [f"class {group.__name__}({base.__name__}):"]
    path.write_text(add_imports("\n".join(lines), {f"from {base.__module__} import {base.__name__}"}), encoding="utf-8")


def write_city_state(rules: Path) -> None:
    """Let the verbs of Super Boss Monster read its state under a name of its own: a compiled attribute has the same
    type in all classes."""
    for path in rules.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace(
            "    state: SuperBossMonsterState\n",
            "    def __init__(self, state: SuperBossMonsterState) -> None:\n"
            "        super().__init__(state)\n        self.city_state = state\n",
        )
        if path.stem != "clockwise_orders":
            text = re.sub(r"\b(self|game)\.state\b", r"\1.city_state", text)
        path.write_text(text, encoding="utf-8")
