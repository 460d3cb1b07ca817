"""The kinds of the fields of options and events of Keep the Heroes Out!: what their numbers stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Annotated

from underkeep.core.declarations import FieldKind
from underkeep.core.state import CardId
from underkeep.games.keep_the_heroes_out import state
from underkeep.games.keep_the_heroes_out.state import CLASSES, PHASES, RESOURCES, ROOMS, TOKENS, ClanNumber, names_of

CLAN = "clan"
ROOM = "room"
CORRIDOR = "corridor"
CELL = "cell"
HERO = "hero"
HERO_CLASS = "hero-class"
MONSTER = "monster"
MONSTER_IN_ROOM = "monster-in-room"
OWN_MONSTER = "own-monster"
CARD = "card"
CHOSEN_CARD = "chosen-card"
CARD_SIDE = "card-side"
TOKEN = "token"
CARRIED_TOKEN = "carried-token"
ACTION = "action"
QUARTER_TURNS = "quarter-turns"
PHASE = "phase"
MOVE_WAY = "move-way"
DAMAGE_CAUSE = "damage-cause"
TURN_UP_REASON = "turn-up-reason"
MARK = "mark"
MARK_PLACE = "mark-place"
BALLOT = "ballot"

NUMBER = r"-?\d+"
"""The regular expression of a number in notation."""


def one_of(names: Iterable[str]) -> str:
    """Return a regular expression for one of these names.

    >>> one_of(["rats", "blob"])
    '(?:rats|blob)'
    """
    return f"(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})"


# --- the map ------------------------------------------------------------------------------------------------------

ROOM_NOTATION = one_of(room.replace("_", " ") for room in ROOMS)

Room = Annotated[int, FieldKind(ROOM, "room:{}", notation=ROOM_NOTATION)]
Corridor = Annotated[int, FieldKind(CORRIDOR, "corridor:{}", notation=f"{ROOM_NOTATION} to {ROOM_NOTATION}")]
Cell = Annotated[int, FieldKind(CELL, "cell:{}", notation=f"row {NUMBER} column {NUMBER}")]
QuarterTurns = Annotated[int, FieldKind(QUARTER_TURNS, "turned:{}", notation=NUMBER)]
"""The number of quarter turns of a tile, clockwise."""

# --- heroes, monsters and tokens ----------------------------------------------------------------------------------

HERO_NOTATION = f"(?:exhausted )?{one_of(CLASSES)}(?: hurt {NUMBER})? in {ROOM_NOTATION}"

Hero = Annotated[int, FieldKind(HERO, "hero:{}", notation=HERO_NOTATION)]
"""A hero token."""
HeroClass = Annotated[state.HeroClass, FieldKind(HERO_CLASS, names=CLASSES)]
Clan = Annotated[ClanNumber, FieldKind(CLAN, "clan:{}")]
Monster = Annotated[int, FieldKind(MONSTER)]
"""A monster of the seat in the field `seat`. Only both fields together have a place on the table."""
MonsterInRoom = Annotated[int, FieldKind(MONSTER_IN_ROOM)]
"""A monster of the seat in the field `seat`, whose move names its room too."""
OwnMonster = Annotated[int, FieldKind(OWN_MONSTER, "mine:{}")]
"""A monster of the active player that moves. Its move names the room that the monster leaves."""
SkilledMonster = Annotated[int, FieldKind(OWN_MONSTER, "mine:{}", notation=f"from {ROOM_NOTATION}")]
"""A monster of the active player that moves by the skill of its clan. Monsters of these clans have a health of 1, so
that no damage tells two of them apart and the room is enough."""
Token = Annotated[state.Token, FieldKind(TOKEN, notation=one_of(TOKENS))]
Resource = Annotated[state.Token, FieldKind(TOKEN, notation=one_of(TOKENS[token] for token in RESOURCES))]
"""A token that is no trap."""
CarriedToken = Annotated[state.Token, FieldKind(CARRIED_TOKEN, "carry:{name}", TOKENS)]
"""The token that a monster carries."""

# --- cards --------------------------------------------------------------------------------------------------------

Card = Annotated[CardId, FieldKind(CARD, "card:{}")]
"""A tactics card or a loot card."""
ChosenCard = Annotated[CardId, FieldKind(CHOSEN_CARD, "card:{}")]
"""A card, a treasure or the tile of a project that is the whole answer."""
CardSide = Annotated[int, FieldKind(CARD_SIDE, notation=f"(?: side {NUMBER})?")]
"""The side of a card, from 0. Moves name it only if several sides of the card can be used."""
Action = Annotated[int, FieldKind(ACTION)]
"""A simple action (see `cards.action_notation`)."""

# --- the details of events ----------------------------------------------------------------------------------------


class Way(IntEnum):
    """The way in which a monster moves."""

    CORRIDOR = 0
    PORTAL = 1
    WALL = 2


class Cause(IntEnum):
    """The cause of damage to a hero."""

    MELEE = 0
    RANGED = 1
    TRAP = 2


class Reason(IntEnum):
    """The reason for turning up a Guild card."""

    RAID = 0
    GAMBLE = 1
    LABORATORY = 2
    TREASURE = 3


class MarkKind(IntEnum):
    """The meaning of an event token (KHO-22.4)."""

    RUBBLE = 0
    FLOOD = 1
    STAGE = 2


class BallotKind(IntEnum):
    """The kind of thing that a player votes for."""

    ROOM = 0
    HERO = 1
    MONSTER = 2
    ATTACK = 3
    TREASURE = 4
    TOKEN = 5
    CORRIDOR = 6
    CLAN = 7


BY_CORRIDOR, BY_PORTAL, THROUGH_WALL = Way
MOVE_WAYS = names_of(Way)
BY_MELEE, BY_RANGED, BY_TRAP = Cause
DAMAGE_CAUSES = names_of(Cause)
FOR_RAID, FOR_GAMBLE, FOR_LABORATORY, FOR_PRISONER = Reason
TURN_UP_REASONS = names_of(Reason)
RUBBLE, FLOOD, STAGE = MarkKind
MARKS = names_of(MarkKind)
BALLOTS = names_of(BallotKind)

Phase = Annotated[state.Phase, FieldKind(PHASE, names=PHASES)]
MoveWay = Annotated[Way, FieldKind(MOVE_WAY, names=MOVE_WAYS)]
DamageCause = Annotated[Cause, FieldKind(DAMAGE_CAUSE, names=DAMAGE_CAUSES)]
TurnUpReason = Annotated[Reason, FieldKind(TURN_UP_REASON, names=TURN_UP_REASONS)]
Mark = Annotated[MarkKind, FieldKind(MARK, names=MARKS)]
MarkPlace = Annotated[int, FieldKind(MARK_PLACE)]
"""The place of an event token: a room, or a corridor for rubble."""
Ballot = Annotated[BallotKind, FieldKind(BALLOT, names=BALLOTS)]
