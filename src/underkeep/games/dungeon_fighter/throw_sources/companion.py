"""Companion mode: people throw real dice, and the boss tells what the rules need to know about each throw."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import Procedure
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
    Landed,
    Outcome,
    Tossed,
)
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import DICE, FROSTS, SNOW_DIE, WATER, WATER_CUBES, WEAK

SECTIONS = (1, 2, 3, 4, 5)
VALUES = (*SECTIONS, 10)
MOST_SECTIONS = 4
"""So many sections can meet under a die."""


def outcome(game: Fighter, fighter: int) -> Procedure[Outcome]:
    """What became of the throw, asked until the boss accepts it (DF-4.3)."""
    while True:
        landed = yield from _one_die(game)
        dice = [landed]
        if game.state.die == WATER:
            others = yield from _icebergs(game, "other")
            dice += [Landed(OFF, icebergs=others), *[Landed(OFF)] * (WATER_CUBES - 2)]
        game.state.landed = tuple(dice)
        answer = yield Decision(_reporter(game), "accept", [PASS, Correct()])
        game.state.landed = ()
        if answer == PASS:
            return Outcome(tuple(dice))


def _reporter(game: Fighter) -> int:
    return game.seat(game.state.boss)


def _one_die(game: Fighter) -> Procedure[Landed]:
    failed = []
    for technique in game.required():
        if not (yield from _is_so(game, "report-technique", technique)):
            failed.append(technique)
    bounced = yield from _is_so(game, "report-bounce", "bounce")
    icebergs = yield from _icebergs(game, "")
    place, section = OFF, 0
    line: tuple[int, ...] = ()
    # A throw that fails anyhow is a miss wherever the die lies; only a careless monster looks.
    if (bounced and not failed) or game.foe.careless:
        place, section, line = yield from _resting_place(game)
    shows = yield Decision(_reporter(game), "report-shows", _faces(game))
    return Landed(place, section, line, shows.face, bounced, tuple(failed), icebergs)


def _is_so(game: Fighter, kind: str, about: str) -> Procedure[bool]:
    answer = yield Decision(_reporter(game), kind, [Report(about, True), Report(about, False)])
    return bool(answer.yes)


def _icebergs(game: Fighter, which: str) -> Procedure[tuple[int, ...]]:
    """Which icebergs the die touched; for the water cubes that do not count, `which` is `other`."""
    touched = []
    for hole in game.state.icebergs:
        kind = "report-iceberg-others" if which else "report-iceberg"
        if (yield from _is_so(game, kind, f"iceberg {hole}")):
            touched.append(hole)
    return tuple(touched)


def _resting_place(game: Fighter) -> Procedure[tuple[str, int, tuple[int, ...]]]:
    """Where it stopped, and if it lies on a line, which section it is in (DF-7.10, DF-7.13)."""
    stopped = yield Decision(_reporter(game), "report-place", places(game))
    if stopped.place not in (SECTION, CENTRE):
        return stopped.place, 0, ()
    line = [stopped.section]
    while len(line) < MOST_SECTIONS:
        further: list[Option] = [AlsoIn(section) for section in VALUES]
        answer = yield Decision(_reporter(game), "report-line", [PASS, *further])
        if answer == PASS:
            break
        line.append(answer.section)
    if len(line) == 1:
        return stopped.place, stopped.section, ()
    section = min(line)
    if len(set(line)) > 1:
        options = [*map(MoreIn, sorted(set(line))), MoreIn(0)]
        answer = yield Decision(_reporter(game), "report-more", options)
        section = answer.section or section
    return CENTRE if section == VALUES[-1] else SECTION, section, tuple(sorted(line, reverse=True))


def places(game: Fighter) -> list[Option]:
    """Where a die can stop on this table."""
    state = game.state
    found: list[Option] = [Stopped(SECTION, section) for section in SECTIONS]
    found += [Stopped(CENTRE, VALUES[-1]), Stopped(HOLE), Stopped(MARGIN), Stopped(OFF)]
    kinds = {template.kind for template in state.templates}
    if kinds.intersection(FROSTS):
        found += [Stopped(FROST), Stopped(FROST_HOLE)]
    if WEAK in kinds:
        found.append(Stopped(WEAK_POINT))
    if "ice-wall" in game.required():
        found.append(Stopped(ON_WALL))
    if state.icebergs:
        found.append(Stopped(ON_ICEBERG))
    return found


def _faces(game: Fighter) -> Sequence[Option]:
    return [Shows(EYE), Shows(BLANK), *([Shows(SNOW)] if game.state.die == SNOW_DIE else [])]


def tossed(game: Fighter) -> Procedure[Tossed]:
    """How a template came to lie (DF-19.3 to DF-19.7)."""
    if not (yield from _is_so(game, "report-turned", "turned")):
        return Tossed(turned=False)
    if (yield from _is_so(game, "report-table", "table")):
        return Tossed(touches_table=True)
    if not (yield from _is_so(game, "report-target", "target")):
        return Tossed(on_target=False)
    covers = []
    for number, lying in enumerate(game.state.lying):
        if lying.place != OFF and (yield from _is_so(game, "report-covers", f"die {number} {DICE[lying.die]}")):
            covers.append(number)
    return Tossed(covers=tuple(covers))
