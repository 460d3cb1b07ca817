"""Every achievement is earned by the feat that it names, and not by a little less."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from underkeep.core import registry
from underkeep.core.capabilities.keys import SUMMARIES
from underkeep.core.capabilities.summaries import GameSummary, SeatSummary, Summaries
from underkeep.core.messages import LANGUAGES, load_messages


def played(won: bool = True, best_kills: int = 0, game: dict[str, int] | None = None, **figures: int) -> GameSummary:
    """Return the summary of a game in which seat 0 has these figures; `game` are those of all players."""
    common = {
        "players": 2, "level": 0, "difficulty": 0, "treasures": 5, "treasures_lost": 3, "trap_kills": 0, "stunned": 1,
        "died": 0,
    }  # fmt: skip
    usual = {"wounds": 2, "souls": 5}
    own = SeatSummary(best="room" if best_kills else "", best_kills=best_kills, figures=usual | figures)
    return GameSummary(winners=[0] if won else [1], seats=[own, SeatSummary()], figures=common | (game or {}))


class Case(NamedTuple):
    """A game that earns an achievement, and one that just does not."""

    game: str
    name: str
    earned: GameSummary
    missed: GameSummary


BOSS, SUPER, KEEP, FIGHTER = "boss-monster", "super-boss-monster", "keep-the-heroes-out", "dungeon-fighter"
CASES = [
    Case(BOSS, "throne", played(), played(won=False)),
    Case(BOSS, "flawless", played(wounds=0, kills=1), played(wounds=1, kills=1)),
    Case(BOSS, "close-call", played(wounds=4), played(wounds=3)),
    Case(BOSS, "reaper", played(kills=8), played(kills=7)),
    Case(BOSS, "favourite-room", played(best_kills=4), played(best_kills=3)),
    Case(BOSS, "epic-hunter", played(epic_kills=3), played(epic_kills=2)),
    Case(BOSS, "spellbinder", played(spells=5), played(won=False, spells=5)),
    Case(SUPER, "crown", played(), played(game={"players": 1})),
    Case(SUPER, "flawless", played(wounds=0, kills=1), played(wounds=0)),
    Case(SUPER, "reaper", played(kills=8), played(kills=7)),
    Case(SUPER, "overseer", played(minions=10), played(minions=9)),
    Case(SUPER, "merchant", played(market=12), played(market=11)),
    Case(
        SUPER,
        "lone-boss",
        played(won=False, souls=8, game={"players": 1}),
        played(won=False, souls=8, resigned=1, game={"players": 1}),
    ),
    Case(KEEP, "keepers", played(), played(won=False)),
    Case(KEEP, "nothing-lost", played(game={"treasures_lost": 0}), played(game={"treasures_lost": 1})),
    Case(KEEP, "bare-shelves", played(game={"treasures": 2}), played(game={"treasures": 3})),
    Case(KEEP, "bouncer", played(kills=12), played(kills=11)),
    Case(KEEP, "trapper", played(game={"trap_kills": 4}), played(game={"trap_kills": 3})),
    Case(KEEP, "hardcore", played(game={"level": 2}), played(game={"level": 1})),
    Case(FIGHTER, "champions", played(), played(won=False)),
    Case(FIGHTER, "unshaken", played(game={"stunned": 0}), played()),
    Case(FIGHTER, "bullseye", played(ultra_criticals=1), played()),
    Case(FIGHTER, "slayer", played(kills=4), played(kills=3)),
    Case(FIGHTER, "steady-hand", played(throws=8, hits=6), played(throws=8, hits=5)),
    Case(FIGHTER, "hard-way", played(game={"difficulty": 1}), played(game={"difficulty": 0})),
]


def summaries_of(game: str) -> Summaries:
    return registry.get(game).require(SUMMARIES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_an_achievement_is_earned_by_its_feat(case: Case) -> None:
    summaries = summaries_of(case.game)
    assert case.name in summaries.earned(case.earned, 0)
    assert case.name not in summaries.earned(case.missed, 0)


def test_every_achievement_has_a_case() -> None:
    games = [name for name in registry.names() if registry.get(name).get(SUMMARIES) is not None]
    achievements = [(game, achievement.name) for game in games for achievement in summaries_of(game).achievements]
    assert sorted(achievements) == sorted({(case.game, case.name) for case in CASES})
    assert len(achievements) >= 24


def test_every_achievement_has_texts_and_a_picture() -> None:
    """The texts are messages of the client, and the picture is that of a printed card."""
    keys = {
        registry.get(game).cards.entry(face)[0]
        for game in (SUPER, FIGHTER)
        for face in registry.get(game).cards.faces()
    }
    for language in LANGUAGES:
        messages = load_messages(language, ("web_ending",))
        for case in CASES:
            message = f"achievement-{case.game}-{case.name}"
            assert messages.has(message)
            assert messages.has(f"{message}.about")
    for game in (BOSS, SUPER, KEEP, FIGHTER):
        pictures = [achievement.picture for achievement in summaries_of(game).achievements]
        assert len(set(pictures)) == len(pictures)
        assert set(pictures) <= keys


def test_a_player_who_has_lost_earns_nothing_for_winning() -> None:
    lost: dict[str, Any] = {"won": False, "wounds": 0}
    for game in (BOSS, SUPER, KEEP, FIGHTER):
        assert summaries_of(game).earned(played(**lost, game={"treasures_lost": 0, "stunned": 0}), 0) == []
