"""The kinds of the fields of options and events of Dungeon Fighter: what their numbers and words stand for.

The names of cards, heroes and places are known to the notation, which supplies them to the grammar.
"""

from __future__ import annotations

from typing import Annotated

from underkeep.core.declarations import FieldKind
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter import state
from underkeep.games.dungeon_fighter.physics.gesture import Gesture, Piece
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome, ThrowOutcome, TossOutcome
from underkeep.games.dungeon_fighter.state import (
    CENTRE_VALUE,
    COLOURS,
    DICE,
    PHASES,
    TEMPLATES,
    FighterNumber,
    HeroNumber,
)

CARD = "card"
WEAPONS = "weapons"
HERO = "hero"
FIGHTER = "fighter"
DIE = "die"
COLOUR = "colour"
CUBE = "cube"
HOLE = "hole"
SECTION = "section"
PLACE = "place"
SYMBOL = "symbol"
TEMPLATE = "template"
PHASE = "phase"
ABILITY = "ability"
TECHNIQUE = "technique"
GESTURE = "gesture"
THROW_OUTCOME = "throw-outcome"
TOSS_OUTCOME = "toss-outcome"
DIE_OUTCOME = "die-outcome"
DICE_NUMBERS = "dice-numbers"
PIECES = "pieces"
TRAJECTORY = "trajectory"

_COLOUR_NAMES = tuple(DICE[colour] for colour in COLOURS)
_SECTION_NAMES = (*(f"section-{section}" for section in range(CENTRE_VALUE)), "centre")

# --- cards and heroes
RoomCard = Annotated[CardId, FieldKind(CARD, "card:{}", accepts=("room",))]
EquipmentCard = Annotated[CardId, FieldKind(CARD, "card:{}", accepts=("weapon", "armour", "curio", "rarity"))]
Weapons = Annotated[tuple[CardId, ...], FieldKind(WEAPONS, accepts=("weapon",))]
"""The weapons that are used with a throw."""
HeroCard = Annotated[HeroNumber, FieldKind(HERO, "hero-card:{}")]
"""A hero card by its number in the list of heroes."""
Fighter = Annotated[FighterNumber, FieldKind(FIGHTER, "fighter:{}")]
"""A hero of the party by its place at the table."""
Ability = Annotated[str, FieldKind(ABILITY)]
Phase = Annotated[state.Phase, FieldKind(PHASE, names=PHASES)]

# --- dice
Die = Annotated[state.Die, FieldKind(DIE, "die:{}", DICE)]
Colour = Annotated[state.Die, FieldKind(COLOUR, "colour:{}", _COLOUR_NAMES)]
AbilityColour = Annotated[state.Die, FieldKind(COLOUR, "ability:{}", _COLOUR_NAMES)]
"""A colour that stands for the ability of this colour."""
Cube = Annotated[int, FieldKind(CUBE, "cube:{}")]
"""A water cube, from 0."""
Symbol = Annotated[str, FieldKind(SYMBOL)]
"""The symbol that a die shows; empty for a blank side."""

# --- the target
Hole = Annotated[int, FieldKind(HOLE, "hole:{}")]
"""A hole of the target, from 1."""
Section = Annotated[int, FieldKind(SECTION, "place:{name}", _SECTION_NAMES, notation=r"\d+")]
"""A section of the target by its value. The names are those of the anchors."""
Place = Annotated[str, FieldKind(PLACE)]
"""A place where a die can come to rest."""
TemplateKind = Annotated[state.TemplateKind, FieldKind(TEMPLATE, names=TEMPLATES)]

# --- throws
Technique = Annotated[str, FieldKind(TECHNIQUE)]
ThrowGesture = Annotated[Gesture, FieldKind(GESTURE)]
OutcomeOfThrow = Annotated[ThrowOutcome | None, FieldKind(THROW_OUTCOME)]
OutcomeOfToss = Annotated[TossOutcome | None, FieldKind(TOSS_OUTCOME)]
OutcomeOfDie = Annotated[DieOutcome, FieldKind(DIE_OUTCOME)]
DiceNumbers = Annotated[tuple[int, ...], FieldKind(DICE_NUMBERS)]
"""Dice on the table by their numbers, from 0."""
Pieces = Annotated[tuple[Piece, ...], FieldKind(PIECES)]
Trajectory = Annotated[bytes, FieldKind(TRAJECTORY)]
