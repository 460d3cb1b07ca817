"""The kinds of the fields of options and events of Boss Monster: what their numbers stand for."""

from __future__ import annotations

from typing import Annotated

from underkeep.core.declarations import FieldKind
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.state import TREASURES, Phase, Treasure

CARD = "card"
TARGET = "target"
CHOSEN_CARD = "chosen-card"
TARGET_SEAT = "target-seat"
TREASURE = "treasure"
PHASE = "phase"
SIGNED_NUMBER = "signed-number"
NUMBER = "number"
SPELL_TEXT = "spell-text"
ABILITY_TEXT = "ability-text"


def card_kind(*accepts: str, name: str = CARD) -> FieldKind:
    """Return the kind of a field that holds a card of one of these kinds; any card if there are none. The notation is
    one group, because only the catalogue knows the names."""
    return FieldKind(name, "card:{}", accepts=accepts, notation="(.+?)")


AnyCard = Annotated[CardId, card_kind()]
SpellCard = Annotated[CardId, card_kind("spell")]
RoomCard = Annotated[CardId, card_kind("room")]
RoomOrMiniboss = Annotated[CardId, card_kind("room", "miniboss")]
Miniboss = Annotated[CardId, card_kind("miniboss")]
Item = Annotated[CardId, card_kind("item")]
ChosenCard = Annotated[CardId, card_kind(name=CHOSEN_CARD)]
"""A card that is the whole answer: its text tells where the card lies."""
TargetCard = Annotated[CardId, card_kind(name=TARGET)]
"""A card that an effect is aimed at: its text tells where the card lies."""
TargetRoom = Annotated[CardId, card_kind("room", name=TARGET)]
TargetSeat = Annotated[Seat, FieldKind(TARGET_SEAT, "seat:{}", notation=r"player \d+")]

TreasureField = Annotated[Treasure, FieldKind(TREASURE, "treasure:{name}", TREASURES)]
PhaseField = Annotated[Phase, FieldKind(PHASE)]
SignedNumber = Annotated[int, FieldKind(SIGNED_NUMBER)]
"""A change that is written with its sign."""
Number = Annotated[int, FieldKind(NUMBER, "number:{}")]
SpellText = Annotated[int, FieldKind(SPELL_TEXT)]
"""The text of a spell that is used, from 0."""
AbilityText = Annotated[int, FieldKind(ABILITY_TEXT, notation=r"(?: level \d| from hand| as offered)?")]
"""The text of a card on the table that is used: for a miniboss its level from 0, else FROM_HAND or OFFERED."""
