"""The throw source `companion`: people throw real dice, and the boss reports what the rules need to know."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import Procedure, ask, offer
from underkeep.core.state import Seat
from underkeep.games.dungeon_fighter.options import AlsoIn, Correct, MoreIn, Report, Shows, Stopped
from underkeep.games.dungeon_fighter.physics.outcome import (
    BLANK,
    CENTRE,
    EYE,
    FROST,
    FROST_HOLE,
    HOLE,
    MARGIN,
    OFF,
    ON_ICEBERG,
    ON_WALL,
    SECTION,
    SNOW,
    WEAK_POINT,
    DieOutcome,
    ThrowOutcome,
    TossOutcome,
)
from underkeep.games.dungeon_fighter.physics.target import get_target
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import (
    DICE,
    FROSTS,
    SNOW_DIE,
    TARGETS,
    WATER,
    WATER_CUBES,
    WEAK,
    FighterNumber,
)

SECTIONS = (1, 2, 3, 4, 5)
VALUES = (*SECTIONS, 10)
MAX_SECTIONS = 4
"""The most sections that can meet under a die."""


def ask_throw_outcome(game: DungeonFighter, fighter: FighterNumber) -> Procedure[ThrowOutcome]:
    """Ask the boss for the outcome of a throw until the boss accepts it (DF-4.3)."""
    while True:
        landed = yield from _ask_die_outcome(game)
        dice = [landed]
        if game.state.die == WATER:
            others = yield from _ask_icebergs(game, "other")
            dice += [DieOutcome(OFF, icebergs=others), *[DieOutcome(OFF)] * (WATER_CUBES - 2)]
        game.state.die_outcomes = tuple(dice)
        answer = yield from offer(_reporter(game), "accept", [Correct()])
        game.state.die_outcomes = ()
        if answer is None:
            return ThrowOutcome(tuple(dice))


def _reporter(game: DungeonFighter) -> Seat:
    """Return the seat that reports: the seat of the boss."""
    return game.seat(game.boss)


def _ask_die_outcome(game: DungeonFighter) -> Procedure[DieOutcome]:
    """Ask for the outcome of the die that counts."""
    failed = []
    for technique in game.required_techniques():
        if not (yield from _ask_yes_no(game, "report-technique", technique)):
            failed.append(technique)
    bounced = yield from _ask_yes_no(game, "report-bounce", "bounce")
    icebergs = yield from _ask_icebergs(game, "")
    place, section = OFF, 0
    line: tuple[int, ...] = ()
    # A throw that fails is a miss wherever the die lies; the place matters only for a careless monster.
    if (bounced and not failed) or game.foe.careless:
        place, section, line = yield from _ask_resting_place(game)
    shows = yield from ask(_reporter(game), "report-shows", _face_options(game))
    return DieOutcome(place, section, line, shows.face, bounced, tuple(failed), icebergs)


def _ask_yes_no(game: DungeonFighter, kind: str, about: str) -> Procedure[bool]:
    """Ask whether something is true."""
    answer = yield from ask(_reporter(game), kind, [Report(about, True), Report(about, False)])
    return answer.yes


def _ask_icebergs(game: DungeonFighter, which: str) -> Procedure[tuple[int, ...]]:
    """Ask which icebergs the die touched. For the water cubes that do not count, `which` is `other`."""
    touched = []
    for hole in game.state.icebergs:
        kind = "report-iceberg-others" if which else "report-iceberg"
        if (yield from _ask_yes_no(game, kind, f"iceberg {hole}")):
            touched.append(hole)
    return tuple(touched)


def _ask_resting_place(game: DungeonFighter) -> Procedure[tuple[str, int, tuple[int, ...]]]:
    """Ask where the die stopped, and on a line which section it is in (DF-7.10, DF-7.13). Return place, section and
    line."""
    stopped = yield from ask(_reporter(game), "report-place", place_options(game))
    if stopped.place not in (SECTION, CENTRE):
        return stopped.place, 0, ()
    line = [stopped.section]
    while len(line) < MAX_SECTIONS and (neighbours := line_options(game, line)):
        further = yield from offer(_reporter(game), "report-line", neighbours)
        if further is None:
            break
        line.append(further.section)
    if len(line) == 1:
        return stopped.place, stopped.section, ()
    section = min(line)
    if len(set(line)) > 1:
        options = [*map(MoreIn, sorted(set(line))), MoreIn(0)]
        answer = yield from ask(_reporter(game), "report-more", options)
        section = answer.section or section
    return CENTRE if section == VALUES[-1] else SECTION, section, tuple(sorted(line, reverse=True))


def line_options(game: DungeonFighter, line: Sequence[int]) -> list[AlsoIn]:
    """Return the sections that a die on these sections can lie on too: those that border on one of them. The same
    number is offered once more only where two sections of this number border on each other."""
    target = get_target(TARGETS[game.state.target])
    return [
        AlsoIn(section)
        for section in VALUES
        if any(target.are_neighbours(section, other) for other in line)
        and (section not in line or (target.are_neighbours(section, section) and line.count(section) < 2))
    ]


def place_options(game: DungeonFighter) -> list[Stopped]:
    """Return all places where a die can stop on this table."""
    state = game.state
    found = [Stopped(SECTION, section) for section in SECTIONS]
    found += [Stopped(CENTRE, VALUES[-1]), Stopped(HOLE), Stopped(MARGIN), Stopped(OFF)]
    kinds = {template.kind for template in state.templates}
    if kinds.intersection(FROSTS):
        found += [Stopped(FROST), Stopped(FROST_HOLE)]
    if WEAK in kinds:
        found.append(Stopped(WEAK_POINT))
    if "ice-wall" in game.required_techniques():
        found.append(Stopped(ON_WALL))
    if state.icebergs:
        found.append(Stopped(ON_ICEBERG))
    return found


def _face_options(game: DungeonFighter) -> Sequence[Shows]:
    """Return the faces that the die can show."""
    return [Shows(EYE), Shows(BLANK), *([Shows(SNOW)] if game.state.die == SNOW_DIE else [])]


def ask_toss_outcome(game: DungeonFighter) -> Procedure[TossOutcome]:
    """Ask the boss for the outcome of a toss until the boss accepts it (DF-4.3, DF-19.3 to DF-19.7)."""
    while True:
        tossed = yield from _ask_toss_report(game)
        kind = f"accept-{tossed.result}" if not tossed.covers else "accept-covers"
        if (yield from offer(_reporter(game), kind, [Correct()])) is None:
            return tossed


def _ask_toss_report(game: DungeonFighter) -> Procedure[TossOutcome]:
    """Ask for the outcome of a toss, and nothing that cannot matter any more."""
    if not (yield from _ask_yes_no(game, "report-turned", "turned")):
        return TossOutcome(turned=False)
    if (yield from _ask_yes_no(game, "report-table", "table")):
        return TossOutcome(touches_table=True)
    if not (yield from _ask_yes_no(game, "report-target", "target")):
        return TossOutcome(on_target=False)
    covers = []
    for number, lying in enumerate(game.state.lying):
        if lying.place != OFF and (yield from _ask_yes_no(game, "report-covers", f"die {number} {DICE[lying.die]}")):
            covers.append(number)
    return TossOutcome(covers=tuple(covers))
