"""The kinds of fields that the options and events of simple games have, besides seats (`declarations.Seat`)."""

from __future__ import annotations

from typing import Annotated

from underkeep.core.declarations import FieldKind

CARD = FieldKind("card", "card:{}")
Card = Annotated[int, CARD]
"""The type of a field of an option that holds the id of a card."""
