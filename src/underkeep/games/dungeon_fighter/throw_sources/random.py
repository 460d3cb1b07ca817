"""The throw source `random`: outcomes by chance alone, for tests and trial runs of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from underkeep.games.dungeon_fighter.physics import outcome
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.rules.companion_throws import SECTIONS
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import FROSTS, SNOW_DIE, WATER, WATER_CUBES, WEAK, FighterState


def throw_outcome(state: FighterState, random: Random) -> ThrowOutcome:
    """Return a plausible outcome of a throw. About two throws in three hit."""
    required = DungeonFighter(state).required_techniques()
    return ThrowOutcome(
        tuple(_die_outcome(state, required, random) for _ in range(WATER_CUBES if state.die == WATER else 1))
    )


def toss_outcome(state: FighterState, random: Random) -> TossOutcome:
    """Return a plausible outcome of a toss."""
    covers = tuple(number for number in range(len(state.lying)) if random.random() < 0.2)
    result = random.choices(("lies", "turn", "table", "off"), (14, 2, 3, 1))[0]
    return TossOutcome(result != "turn", result == "table", result == "lies", covers if result == "lies" else ())


def _die_outcome(state: FighterState, required: Sequence[str], random: Random) -> DieOutcome:
    """Return a plausible outcome of one die."""
    kinds = {template.kind for template in state.templates}
    weights = {outcome.SECTION: 60, outcome.CENTRE: 2, outcome.HOLE: 10, outcome.MARGIN: 8, outcome.OFF: 12}
    if kinds.intersection(FROSTS):
        weights |= {outcome.FROST: 8, outcome.FROST_HOLE: 4}
    if WEAK in kinds:
        weights[outcome.WEAK_POINT] = 6
    place = random.choices(tuple(weights), tuple(weights.values()))[0]
    section = random.choice(SECTIONS) if place == outcome.SECTION else 10 if place == outcome.CENTRE else 0
    line: tuple[int, ...] = ()
    if place == outcome.SECTION and random.random() < 0.4:
        line = tuple(sorted((section, max(1, section - 1)), reverse=True))
    faces = [outcome.EYE, outcome.EYE, outcome.BLANK, outcome.BLANK, outcome.BLANK, outcome.BLANK]
    if state.die == SNOW_DIE:
        faces[2:4] = [outcome.SNOW, outcome.SNOW]
    return DieOutcome(
        place,
        section,
        line,
        random.choice(faces),
        random.random() > 0.05,
        tuple(technique for technique in required if random.random() < 0.1),
        tuple(hole for hole in state.icebergs if random.random() < 0.2),
    )
