"""Reads how far a game is: phase, step, round and active hero; checks that the rules can continue from there."""

from __future__ import annotations

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.moves import fighter_name
from underkeep.games.dungeon_fighter.rules.steps import STEPS
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.setup.opening_steps import OPENING_STEPS
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COMBAT,
    DUNGEON,
    PHASES,
    REST,
    SHOP_COUNT,
    SHOPPING,
    FighterNumber,
    FighterState,
    Phase,
    party_of,
)

ALL_STEPS = (*OPENING_STEPS, *STEPS)
FIRST_STEP = {DUNGEON: "begin_round", COMBAT: "turn", REST: "rest", SHOPPING: "shop", BATTLE: "battle"}
PROGRESS_FIELDS = ("phase", "step", "active", "round", "shops", "last", "slayer", "trades", "annihilated", "rolled")


def read_fighter(state: FighterState, node: Node) -> FighterNumber | None:
    """Return a hero of the party by its id or its place, or None. Raises ScenarioError if the hero does not play."""
    party = [fighter_name(state, fighter) for fighter in party_of(state)]
    if node.is_number:
        return party_of(state)[node.seat(len(party))]
    hero = node.text().casefold()
    if hero not in (*party, "nobody"):
        raise node.error(f"{node.text()!r} does not play{did_you_mean(node.text(), party)}.")
    return party_of(state)[party.index(hero)] if hero in party else None


def read_progress(state: FighterState, at: dict[str, Node]) -> None:
    """Put the fields of `at` into a state, with a default for each that is missing.

    Raises ScenarioError for an unknown field, phase, step or hero."""
    for name, node in at.items():
        if name not in PROGRESS_FIELDS:
            raise node.error(f"There is no field {name!r} of at{did_you_mean(name, PROGRESS_FIELDS)}.")
    game = Queries(state)
    fight = BATTLE if game.against_big_bad else COMBAT
    phase = at["phase"].text() if "phase" in at else PHASES[fight if state.monster else DUNGEON]
    if phase not in PHASES:
        raise at["phase"].error(f"The phase is one of {', '.join(PHASES)}{did_you_mean(phase, PHASES)}.")
    state.phase = Phase(PHASES.index(phase))
    state.step = FIRST_STEP.get(state.phase, "")
    if state.phase == BATTLE and state.monster:
        state.step = "turn"
    if "step" in at:
        state.step = at["step"].text()
        if state.step not in ALL_STEPS:
            raise at["step"].error(f"There is no step {state.step!r}{did_you_mean(state.step, ALL_STEPS)}.")
    # An exported position names the active hero whenever there is one.
    first = FighterNumber(0) if state.boss is None else state.boss
    default = game.next_conscious(first) if "step" not in at or state.step == "turn" else None
    state.active = read_fighter(state, at["active"]) if "active" in at else default
    state.round = at["round"].number(0) if "round" in at else int(state.phase != DUNGEON)
    state.shops = at["shops"].number(0) if "shops" in at else 0
    state.trades = at["trades"].number(0) if "trades" in at else 0
    state.throw_count = at["rolled"].number(0) if "rolled" in at else 0
    state.annihilated = "annihilated" in at and at["annihilated"].flag()
    state.last_thrower = read_fighter(state, at["last"]) if "last" in at else None
    state.slayer = read_fighter(state, at["slayer"]) if "slayer" in at else None


def check_possible(state: FighterState) -> None:
    """Raises a UserError if the rules could not continue from a position."""
    game = Queries(state)
    if state.step in ("turn", "rest", "prepare", "flee") and not state.monster:
        raise FighterError("error-no-monster")
    if state.step in ("turn", "prepare", "flee") and state.monster_life <= 0:
        raise FighterError("error-monster-beaten")
    if (state.step == "enter" and not state.room) or (state.step == "path" and not state.room_deck):
        raise FighterError("error-no-room")
    if state.shops > SHOP_COUNT or (state.shops == SHOP_COUNT and state.step in ("shop", "buy")):
        raise FighterError("error-many-shops")
    if state.step == "battle" and not state.big_bads:
        raise FighterError("error-no-big-bad")
    if not game.conscious():
        raise FighterError("error-nobody-stands")
    if state.step in OPENING_STEPS:
        return
    if state.boss is None or state.dead[state.boss]:
        raise FighterError("error-living-boss")
    if state.step == "turn" and state.active not in game.conscious():
        raise FighterError("error-conscious-active")
