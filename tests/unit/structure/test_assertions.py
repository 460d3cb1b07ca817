"""Every test asserts something: by itself, or with a function that asserts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests"

RAISING = {"raises", "fail", "expect", "wait_for_selector", "wait_for_function", "wait_for_url"}
"""Calls that fail a test by themselves: those of pytest, and those of Playwright that wait for a condition."""
CONTRACT = {"check_random_game", "check_decision", "play_inspected"}
"""The functions of `core/contract.py` that raise a `ContractViolation`."""
FIGURES = {"figures", "times"}
"""The fixtures whose methods assert that a measurement meets its target."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(path: Path) -> Iterator[Function]:
    """Yield all functions and methods of a file, with those inside of others."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function):
            yield node


def called_names(function: Function) -> set[str]:
    """Return the names of the functions and methods that a function calls or hands on. An argument counts, because a
    test may hand a function that asserts to one that runs it."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            found.add(node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""))
            found |= {value.id for value in node.args if isinstance(value, ast.Name)}
    return found


def asserts_itself(function: Function) -> bool:
    """Return whether a function contains an assertion, `raise AssertionError`, or a call that fails a test."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Raise) and "AssertionError" in ast.dump(node):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if isinstance(node.func.value, ast.Name) and node.func.value.id in FIGURES:
                return True
    return bool(called_names(function) & (RAISING | CONTRACT))


class AssertingFunctions:
    """Finds out which functions of some files assert, by themselves or through functions that they call."""

    def __init__(self, files: list[Path]) -> None:
        self.by_file = {path: list(functions(path)) for path in files}
        self.by_name: dict[str, list[Function]] = {}
        for found in self.by_file.values():
            for function in found:
                self.by_name.setdefault(function.name, []).append(function)
        self.names_called = {id(function): called_names(function) for all in self.by_name.values() for function in all}
        self.asserting = {id(function) for all in self.by_name.values() for function in all if asserts_itself(function)}
        while self._add_callers():
            pass

    def _add_callers(self) -> bool:
        """Add the functions that call a function that asserts. Returns whether there were any."""
        before = len(self.asserting)
        for path, found in self.by_file.items():
            for function in found:
                if any(self._asserts(path, name) for name in self.names_called[id(function)]):
                    self.asserting.add(id(function))
        return len(self.asserting) > before

    def _asserts(self, path: Path, name: str) -> bool:
        """Return whether a name means a function that asserts: the one of the same file, or else all of that name."""
        own = [function for function in self.by_file[path] if function.name == name]
        found = own or self.by_name.get(name, [])
        return bool(found) and all(id(function) in self.asserting for function in found)

    def silent_tests(self) -> list[str]:
        """Return the tests that assert nothing."""
        return [
            f"{path.name}::{function.name}"
            for path, found in self.by_file.items()
            if path.name.startswith("test_")
            for function in found
            if function.name.startswith("test_") and id(function) not in self.asserting
        ]


def test_every_test_asserts_something() -> None:
    assert AssertingFunctions(sorted(TESTS.rglob("*.py"))).silent_tests() == []


def test_a_test_without_an_assertion_is_found(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text("def plain(): assert True\ndef distant(): assert True\n")
    (tmp_path / "test_x.py").write_text(
        "def helper(): assert True\n"
        "def further(): helper()\n"
        "def plain(): pass\n"
        "def test_direct(): assert 1\n"
        "def test_through(): further()\n"
        "def test_in_another_file(): distant()\n"
        "def test_handed_on(): run(helper)\n"
        "def test_silent(): plain()\n"
    )
    found = AssertingFunctions([tmp_path / "helpers.py", tmp_path / "test_x.py"])
    assert found.silent_tests() == ["test_x.py::test_silent"]
