"""The kinds of the fields that only options and events of Super Boss Monster have."""

from __future__ import annotations

from typing import Annotated

from underkeep.core.declarations import FieldKind
from underkeep.core.state import CardId
from underkeep.games.boss_monster.fields import card_kind
from underkeep.games.super_boss_monster.state import LOCATIONS, PLACE_NAMES, SPACES

SPACE = "space"
LOCATION = "location"

MarketCard = Annotated[CardId, card_kind("room", "miniboss", "spell")]
Space = Annotated[int, FieldKind(SPACE, notation=f"(?:(?:{'|'.join(PLACE_NAMES)})(?: (?:{'|'.join(SPACES)}))?|(.+?))")]
"""An action space: one of a location in the city, or the space on a card, whose number is ON_CARDS and the card."""
Location = Annotated[int, FieldKind(LOCATION, names=LOCATIONS)]
