"""The kinds of fields that the options and events of simple games have, besides seats (`Seat`)."""

from __future__ import annotations

from typing import Annotated

from underkeep.core.declarations import FieldKind
from underkeep.core.state import CardId

CARD = FieldKind("card", "card:{}")
Card = Annotated[CardId, CARD]
"""The type of a field of an option that holds the id of a card."""
