"""The log, the sentence about the end and the scores when a loss or a resignation ends Boss Monster (BM-22.1)."""

from __future__ import annotations

import pytest

from tests.unit.scenario_checks import play_scenario
from underkeep.core.events import SeenCard
from underkeep.core.scenario.runner import Run
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.events import HeroSurvived
from underkeep.games.boss_monster.text.events import score_lines

PLAYERS = "players: [{boss: Draculord, souls: 2}, {boss: Cleopatra, souls: 3, wounds: %d, entrance: [Pugi]}]\n"


def played(position: str, play: str) -> Run:
    run = play_scenario(f"game: boss-monster\nnames: [Ann, Ben]\n{position}play: [{play}]\n")
    assert run.problems == []
    assert run.table.winners == [0]
    return run


@pytest.mark.parametrize(
    ("position", "language", "told"),
    [
        (
            PLAYERS % 4 + "at: {phase: adventure, round: 7}\n",
            "en",
            "got through Ben’s dungeon alive, and Ben lost with 5 wounds",
        ),
        (PLAYERS % 4 + "at: {phase: adventure, round: 7}\n", "pl", "Ben ma już 5 ran i przegrywa"),
        (PLAYERS % 5 + "at: {phase: ending, round: 7}\n", "en", "The game ended when Ben had 5 wounds"),
        (PLAYERS % 5 + "at: {phase: ending, round: 7}\n", "pl", "Koniec gry: na koniec rundy"),
    ],
    ids=["a hero, en", "a hero, pl", "another wound, en", "another wound, pl"],
)
def test_the_log_has_the_wound_that_ends_a_game(position: str, language: str, told: str) -> None:
    run = played(position, "{until: {over: true}}")
    renderer = TextRenderer(run.game, run.table.setup, language)
    # The wounds of the position came about before: as many heroes have survived.
    before = [HeroSurvived(SeenCard(-hero, 1, 0), 1, 1) for hero in range(1, 5)]
    assert told in renderer.ending_text(run.table.state, [*before, *run.table.events])


def test_the_loser_keeps_souls_and_wounds_in_the_scores() -> None:
    run = played(PLAYERS % 5 + "at: {phase: ending}\n", "{until: {over: true}}")
    renderer = TextRenderer(run.game, run.table.setup)
    assert score_lines(renderer, run.table.state) == ["Ann: 2 souls, 0 wounds", "Ben: 3 souls, 5 wounds"]
    assert "Ben loses with 5 wounds." in [text for _, text in renderer.log_lines(run.table.state, run.table.events)]


def test_a_resignation_that_ends_a_game_leaves_the_scores() -> None:
    run = played(PLAYERS.replace(", entrance: [Pugi]", "") % 1, "{resign: 1}, {until: {over: true}}")
    renderer = TextRenderer(run.game, run.table.setup)
    assert "Ben gave up" in renderer.ending_text(run.table.state, run.table.events)
    assert score_lines(renderer, run.table.state) == ["Ann: 2 souls, 0 wounds", "Ben: 3 souls, 1 wound"]


def test_the_board_of_a_finished_game_offers_no_more_building() -> None:
    run = played(PLAYERS.replace(", entrance: [Pugi]", "") % 1, "{resign: 1}, {until: {over: true}}")
    board = run.game.display.board(run.table.observe(0))
    assert [board.seats[seat].builds for seat in ("0", "1")] == [0, 0]
    assert any(run.table.state.builds_left)
