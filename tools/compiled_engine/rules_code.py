"""The groups of verbs as one chain of classes: a compiled class has one base only.

Groups have no state of their own, so that a chain in the order in which Python looks verbs up finds the same verbs.
"""

from __future__ import annotations

import ast
import importlib
import re
from itertools import pairwise
from pathlib import Path

from tools.compiled_engine.state_code import add_imports
from underkeep.core.rules import Rules


def lookup_order(rules: type) -> list[type]:
    """Return the groups of a game in the order in which a verb is looked up."""
    return [group for group in rules.__mro__ if issubclass(group, Rules) and group is not Rules]


def rules_classes(modules: list[str]) -> list[type]:
    """Return the rules of the games whose groups are compiled, each after those that it extends."""
    found = []
    for name in modules:
        if name.endswith("rules/rules"):
            module = importlib.import_module(f"underkeep.{name.replace('/', '.')}")
            found += [
                thing
                for thing in vars(module).values()
                if isinstance(thing, type) and issubclass(thing, Rules) and thing.__module__ == module.__name__
            ]
    return sorted(found, key=lambda rules: len(lookup_order(rules)))


def chains(modules: list[str]) -> list[list[type]]:
    """Return the chain of each game. The groups that a game adds come before all groups of the game that it extends."""
    found: list[list[type]] = []
    for rules in rules_classes(modules):
        order = lookup_order(rules)
        extended = next((chain for chain in reversed(found) if chain[0] in order), [])
        added = [group for group in order if group not in extended]
        for group in added[1:] if extended else ():
            own = {name for name in vars(extended[0]) if not name.startswith("__")}
            assert not own & vars(group).keys(), f"{group.__name__} would hide verbs of {extended[0].__name__}"
        found.append(added + extended)
    return found


def write_chains(package: Path, modules: list[str]) -> None:
    """Rewrite the bases of all groups."""
    written: dict[type, type] = {}
    for chain in chains(modules):
        for group, base in pairwise(chain):
            assert written.get(group, base) is base, f"{group} has two bases"
            if group not in written:
                written[group] = base
                write_base(package / f"{group.__module__.partition('.')[2].replace('.', '/')}.py", group, base)
    for folder in {(package / name).parent for name in modules if name.endswith("rules/rules")}:
        write_narrower_state(folder)


def write_base(path: Path, group: type, base: type) -> None:
    """Rewrite the bases of one group."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    node = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == group.__name__)
    lines[node.lineno - 1 : node.body[0].lineno - 1] = [f"class {group.__name__}({base.__name__}):"]
    path.write_text(add_imports("\n".join(lines), {f"from {base.__module__} import {base.__name__}"}), encoding="utf-8")


def write_narrower_state(rules: Path) -> None:
    """Let the verbs of a game whose `state` is of a narrower type than that of the game it extends read it under a
    name of its own: a compiled attribute has the same type in all classes."""
    texts = {path: path.read_text(encoding="utf-8") for path in rules.rglob("*.py")}
    declared = next(filter(None, (re.search(r"^    state: (\w+)$", text, re.M) for text in texts.values())), None)
    if declared is None:
        return
    for path, text in texts.items():
        method = r"    def __init__(self, state: \1) -> None:\n"
        body = "        super().__init__(state)\n        self.own_state = state"
        text = re.sub(r"^    state: (\w+)$", method + body, text, flags=re.M)
        if not path.stem.endswith("_orders"):
            text = re.sub(r"\b(self|game)\.state\b", r"\1.own_state", text)
        path.write_text(text, encoding="utf-8")
