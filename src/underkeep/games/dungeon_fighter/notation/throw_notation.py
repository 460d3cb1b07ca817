"""Throws in plain words: where dice come to rest, written down and read back.

    throw: section 2, eye · throw: hole · throw: line 4 3, more in 4, eye · throw: no bounce, section 4
    throw: section 2, without pond and weak-hand · throw: off, touching 1 2 · throw: section 4; hole; section 1
    toss: lies · toss: lies, covering 0 · toss: little turn · toss: table · toss: off

Commas may be left out. Techniques are written as in `TECHNIQUES`. A line without `more in` is an equal split; 0 is the
margin. Several dice (water cubes) are separated by semicolons. The name of the die may follow `throw`.
"""

from __future__ import annotations

import re

from underkeep.core.errors import LocalizedText, did_you_mean
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.physics import outcome
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.state import CENTRE_VALUE, DICE

PLACES = {
    "centre": outcome.CENTRE,
    "hole": outcome.HOLE,
    "margin": outcome.MARGIN,
    "off": outcome.OFF,
    "frost": outcome.FROST,
    "frost hole": outcome.FROST_HOLE,
    "weak point": outcome.WEAK_POINT,
    "on the wall": outcome.ON_WALL,
    "on an iceberg": outcome.ON_ICEBERG,
}
"""The places where a die can lie, other than a section."""
WORDS_OF_PLACE = {place: words for words, place in PLACES.items()}
TOSS_OUTCOMES = {
    "lies": TossOutcome(),
    "little turn": TossOutcome(turned=False, on_target=False),
    "table": TossOutcome(touches_table=True, on_target=False),
    "off": TossOutcome(on_target=False),
}

_ANY_PLACE = "|".join(sorted(PLACES, key=len, reverse=True))
_ANY_TECHNIQUE = "|".join(sorted(TECHNIQUES, key=len, reverse=True))
_WITHOUT = re.compile(r" without (.+?)(?= touching |;|$)")
_DIE = re.compile(
    r"(?P<dry>no bounce )?(?:section (?P<section>[1-5])"
    r"|line(?P<line>(?: (?:10|[0-5])){2,4})(?: more in (?P<more>\d+))?"
    rf"|(?P<place>{_ANY_PLACE}))(?: (?P<shows>eye|snow))?"
    rf"(?: without (?P<failed>(?:{_ANY_TECHNIQUE})(?: and (?:{_ANY_TECHNIQUE}))*))?"
    r"(?: touching(?P<icebergs>(?: [1-4])+))?"
)
_THROW = re.compile(rf"throw(?: (?P<die>{'|'.join(DICE)}))?:? (?P<rest>.+)")
_TOSS = re.compile(rf"toss:? (?P<result>{'|'.join(TOSS_OUTCOMES)})(?: covering(?P<covers>(?: \d+)+))?")


def _normalized(words: str) -> str:
    return " ".join(words.casefold().replace(",", " ").split())


def read_throw(words: str) -> tuple[str, ThrowOutcome] | None:
    """Return the die that is named (or an empty text) and the outcome of the throw; None if the words cannot be read.

    >>> read_throw("throw blue: section 2, eye")
    ('blue', ThrowOutcome(dice=(DieOutcome(place='section', section=2, line=(), shows='eye', bounced=True, \
failed=(), icebergs=(), corners=(), pose=()),), moved=(), trajectory=b''))
    """
    throw = _THROW.fullmatch(_normalized(words))
    if throw is None:
        return None
    dice = [_DIE.fullmatch(part.strip()) for part in throw["rest"].split(";")]
    read = [_read_die(match) for match in dice if match is not None and _is_consistent(match)]
    return (throw["die"] or "", ThrowOutcome(tuple(read))) if len(read) == len(dice) else None


def _is_consistent(match: re.Match[str]) -> bool:
    """Whether the section with more corners is one of the sections of the line."""
    return not match["more"] or match["more"] in match["line"].split()


def _read_die(match: re.Match[str]) -> DieOutcome:
    place, section = outcome.SECTION, int(match["section"] or 0)
    line: tuple[int, ...] = ()
    if match["line"]:
        numbers = sorted(map(int, match["line"].split()), reverse=True)
        # The section with more corners, or the lower one (DF-7.10); the margin counts less than any (DF-7.11).
        section = int(match["more"]) if match["more"] else min(numbers)
        on_target = [number for number in numbers if number]
        place = outcome.MARGIN if section == 0 else outcome.CENTRE if section == CENTRE_VALUE else outcome.SECTION
        line = tuple(on_target) if section and len(on_target) > 1 else ()
    elif match["place"]:
        place = PLACES[match["place"]]
        section = CENTRE_VALUE if place == outcome.CENTRE else 0
    failed = tuple(name for name in (match["failed"] or "").split(" and ") if name)
    icebergs = tuple(map(int, (match["icebergs"] or "").split()))
    shows = {"eye": outcome.EYE, "snow": outcome.SNOW}.get(match["shows"] or "", outcome.BLANK)
    return DieOutcome(place, section, line, shows, not match["dry"], failed, icebergs)


def write_place(place: str, section: int) -> str:
    """Return the words of a place where a die lies, as `read_place` reads them."""
    return f"section {section}" if place == outcome.SECTION else WORDS_OF_PLACE[place]


def read_place(words: str) -> tuple[str, int] | None:
    """Return a place and its section, or None if there is no such place.

    >>> read_place("section 3"), read_place("frost hole"), read_place("nowhere")
    (('section', 3), ('frost-hole', 0), None)
    """
    text = _normalized(words)
    if section := re.fullmatch(r"section ([1-5])", text):
        return outcome.SECTION, int(section[1])
    place = PLACES.get(text)
    return None if place is None else (place, CENTRE_VALUE if place == outcome.CENTRE else 0)


def check_techniques(words: str) -> None:
    """Raises a UserError with the right spelling if a throw names an unknown technique."""
    if not _THROW.fullmatch(_normalized(words)):
        return
    for names in _WITHOUT.findall(_normalized(words)):
        for name in names.strip().split(" and "):
            if name not in TECHNIQUES:
                hint = did_you_mean(name, TECHNIQUES) or LocalizedText("error-known", names=list(TECHNIQUES))
                raise FighterError("error-no-technique", name=name, hint=hint)


def write_throw_outcome(thrown: ThrowOutcome) -> str:
    """Return the words of the outcome of a throw, as `read_throw` reads them behind `throw:`."""
    return "; ".join(map(_write_die, thrown.dice))


def _write_die(die: DieOutcome) -> str:
    parts = [] if die.bounced else ["no bounce"]
    if die.line:
        parts.append(f"line {' '.join(map(str, die.line))}, more in {die.section}")
    else:
        parts.append(write_place(die.place, die.section))
    if die.shows:
        parts.append(die.shows)
    if die.failed:
        parts.append(f"without {' and '.join(die.failed)}")
    if die.icebergs:
        parts.append(f"touching {' '.join(map(str, die.icebergs))}")
    return ", ".join(parts)


def read_toss(words: str) -> TossOutcome | None:
    """Return the outcome of a toss; None if the words cannot be read."""
    toss = _TOSS.fullmatch(_normalized(words))
    if toss is None:
        return None
    found = TOSS_OUTCOMES[toss["result"]]
    covers = tuple(map(int, (toss["covers"] or "").split()))
    return TossOutcome(found.turned, found.touches_table, found.on_target, covers)


def write_toss_outcome(tossed: TossOutcome) -> str:
    """Return the words of the outcome of a toss, as `read_toss` reads them behind `toss:`."""
    result = "lies"
    if not tossed.turned:
        result = "little turn"
    elif tossed.touches_table:
        result = "table"
    elif not tossed.on_target:
        result = "off"
    covers = f", covering {' '.join(map(str, tossed.covers))}" if tossed.covers else ""
    return f"{result}{covers}"
