"""The kinds of decision of every game: one list, with which rules, whole games and docs/scenarios.md agree."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import underkeep
from tests.unit.boss_monster.test_text import GAME_FOLDER, SUPER_CARDS, boss_monster_files, decision_kinds
from tests.unit.dungeon_fighter.test_fighter_text import decision_kinds as fighter_kinds
from tests.unit.keep_the_heroes_out.test_keep_text import decision_kinds as keep_kinds
from underkeep.core import registry
from underkeep.core.contract import choose_randomly
from underkeep.core.scenario.runner import Run, read_text
from underkeep.games.super_boss_monster.assist.clauses import UNUSED_DECISION_KINDS
from underkeep.games.super_boss_monster.game import STEPS as SUPER_STEPS

ROOT = Path(__file__).parents[3]
TITLES = {
    "boss-monster": "Boss Monster",
    "super-boss-monster": "Super Boss Monster",
    "keep-the-heroes-out": "Keep the Heroes Out!",
    "dungeon-fighter": "Dungeon Fighter",
}
NOT_OF_A_SEAT = {"card", "seat", "treasure", "chance", "die"}
"""Kinds of targets and of random results in the rules of Boss Monster, which are no decisions of a seat."""


def documented(title: str) -> dict[str, str]:
    """Return the kinds that docs/scenarios.md lists for a game, with their descriptions."""
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    part = re.search(rf"^### Kinds of {re.escape(title)}\n(.*?)(?=^##)", text, re.DOTALL | re.MULTILINE)
    assert part is not None, title
    rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", part[1], re.MULTILINE)
    assert len(dict(rows)) == len(rows)
    return dict(rows)


def in_the_rules(game: str) -> set[str]:
    """Return the kinds of decision in the rules of a game."""
    if game == "dungeon-fighter":
        return fighter_kinds()
    if game == "keep-the-heroes-out":
        return keep_kinds() - {"chance"}
    found = set(decision_kinds(boss_monster_files()))
    if game == "super-boss-monster":
        own = [*SUPER_CARDS.rglob("*.py"), *(GAME_FOLDER.parent / "super_boss_monster").rglob("*.py")]
        found = found - set(UNUSED_DECISION_KINDS) | set(decision_kinds(own))
    return found - NOT_OF_A_SEAT


def test_every_game_is_documented() -> None:
    assert set(TITLES) == set(registry.names())


@pytest.mark.parametrize("game", TITLES)
def test_the_list_of_a_game_has_exactly_the_kinds_of_its_rules(game: str) -> None:
    assert set(registry.get(game).assist.decision_kinds()) == in_the_rules(game)


@pytest.mark.parametrize("game", TITLES)
def test_the_documentation_lists_exactly_the_kinds_of_a_game(game: str) -> None:
    listed = documented(TITLES[game])
    if game == "super-boss-monster":
        assert not set(UNUSED_DECISION_KINDS) & listed.keys()
        listed |= {
            kind: text for kind, text in documented(TITLES["boss-monster"]).items() if kind not in UNUSED_DECISION_KINDS
        }
    assert set(listed) == set(registry.get(game).assist.decision_kinds())
    assert [kind for kind, text in listed.items() if not re.fullmatch(r"[A-Z].{10,}\.", text)] == []


def test_the_documentation_names_the_kinds_that_super_boss_monster_never_uses() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    left_out = re.search(r"All kinds of Boss Monster but ([^;]+);", text)
    assert left_out is not None
    assert set(re.findall(r"`([^`]+)`", left_out[1])) == set(UNUSED_DECISION_KINDS)
    assert SUPER_STEPS.keys().isdisjoint({"draw", "classic_discard", "machinations"})


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("boss-monster", {"players": 3}),
        ("boss-monster", {"players": 4, "sets": ("RMB", "THK", "VOV", "TNL"), "variants": ("machinations",)}),
        ("boss-monster", {"variants": ("classic", "i-choose-you")}),
        ("super-boss-monster", {"players": 3}),
        ("super-boss-monster", {"players": 2, "sets": ("RMB", "THK", "TNL", "BMR", "CRL")}),
        ("keep-the-heroes-out", {"players": 3}),
        ("dungeon-fighter", {"throws": "made-up"}),
    ],
)
def test_whole_games_have_only_listed_decisions(game: str, setup: dict[str, object]) -> None:
    known = set(registry.get(game).assist.decision_kinds())
    asked: set[str] = set()
    for seed in range(2):
        table, random = underkeep.new_game(game, seed=seed, **setup), Random(seed)
        while table.decision is not None:
            asked.add(table.decision.kind)
            table.answer(choose_randomly(table, random))
    assert len(asked) > 5
    assert asked <= known


# --- the error about an unknown kind of decision ------------------------------------------------------


def problems(text: str) -> list[str]:
    (scenario,) = read_text(text, "case.yaml")
    run = Run(scenario)
    try:
        run.play()
    except underkeep.UserError as mistake:
        return [str(mistake)]
    return [str(problem) for problem in run.problems]


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(
    "line",
    [
        "expect: {asked: {kind: chose-hero}}",
        "expect: [{asked: {seat: 0, kind: chose-hero}}]",
        "play: [until: {asked: {kind: chose-hero}}]",
        "play: [expect: {asked: {kind: chose-hero}}]",
        "play: [until: {asked: {seat: 0, kind: chose-hero}, over: true}]",
        "play: [until: {over: true, asked: {kind: chose-hero}}]",
    ],
)
def test_an_unknown_kind_is_an_error_that_lists_the_kinds_of_the_game(game: str, line: str) -> None:
    (problem,) = problems(f"game: {game}\n{line}\n")
    assert problem.startswith("case.yaml:2: There is no kind of question called 'chose-hero'")
    assert f"the kinds of {game} are:" in problem
    named = re.split(r"[;.]\s+|[;.]$", problem.partition(f"the kinds of {game} are:")[2].strip())
    assert {name for name in named if name} == set(registry.get(game).assist.decision_kinds())


def test_the_kinds_of_another_game_are_unknown_too() -> None:
    (problem,) = problems("game: boss-monster\nexpect: {asked: {kind: market}}\n")
    assert "no kind of question called 'market'" in problem
    assert "send-minion" not in problem
    (problem,) = problems("game: super-boss-monster\nexpect: {asked: {kind: round-draw}}\n")
    assert "no kind of question called 'round-draw'" in problem


def test_a_view_expectation_is_about_the_table_and_not_about_decisions() -> None:
    (problem,) = problems("game: boss-monster\nexpect: {view: {1: {asked: {kind: window}}}}\n")
    assert problem == "case.yaml:2: asked cannot stand in view, which is about what lies on the table."
