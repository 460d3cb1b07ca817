"""The Build phase: every player places a room or announces that nothing is built, with windows in between (chapter
8)."""

from __future__ import annotations

from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, RuleResult, ask
from underkeep.core.state import Seat
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.rules import build as reveal
from underkeep.games.boss_monster.rules.sequence import go_to
from underkeep.games.boss_monster.rules.window import open_window
from underkeep.games.boss_monster.state import BUILD
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def build(game: SuperBossMonster) -> None:
    """Every player may place one card; a window opens before the first one does (SBM-8.1, SBM-10.7)."""
    game.state.extra_builds = [0] * game.state.players
    reveal.build(game)


def first_build_window(game: SuperBossMonster) -> RuleResult:
    """The window before the first placement (SBM-10.7)."""
    return open_window(game, "build_turn")


def build_turn(game: SuperBossMonster) -> AnyProcedure:
    """The active player places a room or passes; then a window opens (SBM-8.1, SBM-10.7)."""
    state = game.state
    seat = state.active_seat
    if state.eliminated[seat]:
        return go_to(game, "build_turn_over")
    if state.builds_left[seat] or state.extra_builds[seat]:
        answer = yield from ask(seat, "build-turn", [PASS, *placements(game, seat)])
        if not isinstance(answer, Place):
            # A player who announces that nothing is built has built (SBM-8.1).
            state.builds_left[seat] = state.extra_builds[seat] = 0
        else:
            if answer.on is None or not state.extra_builds[seat]:
                state.builds_left[seat] -= 1
            else:
                state.extra_builds[seat] -= 1
            game.place(seat, answer.card, seat, answer.on)
    go_to(game, "build_window")
    return None


def placements(game: SuperBossMonster, seat: Seat) -> list[Place]:
    """Where the player may place which card; an additional one only on top of a room."""
    state = game.state
    if not game.may_build():
        return []
    return [
        Place(card, on)
        for card in state.room_hand[seat]
        for on in game.places(seat, card)
        if state.builds_left[seat] or on is not None
    ]


def build_window(game: SuperBossMonster) -> RuleResult:
    """The window after a placement or an announced pass (SBM-10.7)."""
    return open_window(game, "build_turn_over")


def build_turn_over(game: SuperBossMonster) -> RuleResult:
    """The active player goes on if another room may be placed, then the next player; then players who may place one
    more because of an effect."""
    builder = next_to_build(game)
    return (
        go_to(game, "last_build_window", game.first_seat()) if builder is None else go_to(game, "build_turn", builder)
    )


def next_to_build(game: SuperBossMonster) -> Seat | None:
    """The seat that places a room after the active player; None if all are done."""
    state = game.state
    builders = [seat for seat in game.seats() if state.builds_left[seat] or state.extra_builds[seat]]
    for seat in (state.active_seat, game.next_seat(state.active_seat)):
        if seat in builders:
            return seat
    return builders[0] if builders else None


def is_next_to_build(game: SuperBossMonster, seat: Seat) -> bool:
    """Whether a player places a room when the open window closes."""
    state = game.state
    if state.phase != BUILD:
        return False
    if state.step_after_window == "build_turn":
        return state.active_seat == seat
    return state.step_after_window == "build_turn_over" and next_to_build(game) == seat


def last_build_window(game: SuperBossMonster) -> RuleResult:
    """The window before the reveal (SBM-10.7)."""
    return open_window(game, "reveal_or_build")


def reveal_or_build(game: SuperBossMonster) -> RuleResult:
    """All rooms are revealed, unless a player may place one more because of an effect."""
    state = game.state
    late = [seat for seat in game.seats() if state.extra_builds[seat]]
    return go_to(game, "build_turn", late[0]) if late else go_to(game, "reveal")
