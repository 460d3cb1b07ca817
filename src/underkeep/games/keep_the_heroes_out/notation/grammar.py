"""The patterns of all moves, so that a misspelt move is noticed even where a refusal is expected."""

from __future__ import annotations

import re

from underkeep.core.declarations import PLAIN, Field
from underkeep.core.errors import did_you_mean
from underkeep.core.options.option import Resign
from underkeep.games.keep_the_heroes_out import fields
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS
from underkeep.games.keep_the_heroes_out.cards.card_types import LOOT, TACTIC
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.fields import NUMBER, ROOM_NOTATION, one_of
from underkeep.games.keep_the_heroes_out.options import OPTIONS
from underkeep.games.keep_the_heroes_out.state import CLASSES, ROOMS, TOKENS

PLAYABLE_NAMES = [card.name.casefold() for card in CARDS if card.kind in (TACTIC, LOOT)]
"""The names of all cards that players hold."""
ALL_NAMES = frozenset(
    (
        *(room.replace("_", " ") for room in ROOMS),
        *TOKENS,
        *CLASSES,
        *CLAN_NAMES,
        *SIMPLE_ACTIONS,
        *PLAYABLE_NAMES,
    )
)
"""The names that moves can have after their verbs."""

_CARD = one_of(PLAYABLE_NAMES)
_MONSTER = f"{one_of(CLAN_NAMES)}(?: hurt {NUMBER})?"
PATTERN_BY_KIND = {
    PLAIN.name: NUMBER,
    fields.CLAN: one_of(CLAN_NAMES),
    fields.ACTION: one_of(SIMPLE_ACTIONS),
    fields.CARD: _CARD,
    fields.CHOSEN_CARD: f"(?:{_CARD}|{ROOM_NOTATION}|treasure {NUMBER} in {ROOM_NOTATION})",
    fields.MONSTER: _MONSTER,
    fields.MONSTER_IN_ROOM: f"{_MONSTER} in {ROOM_NOTATION}",
    fields.OWN_MONSTER: f"(?:{_MONSTER} )?from {ROOM_NOTATION}",
}
"""The regular expressions of the fields whose names only the catalogue knows, and of plain numbers."""


def _field_pattern(field: Field) -> str:
    return field.kind.notation or PATTERN_BY_KIND.get(field.kind.name, field.kind.pattern)


TEMPLATES = [(option, template) for option in OPTIONS if option is not Resign for template in option.moves]
PATTERNS = [re.compile(template.pattern(option, _field_pattern)) for option, template in TEMPLATES]
VERBS = frozenset(template.first_word for _, template in TEMPLATES) - {""}


def check_move_text(words: str) -> None:
    """Check that some position could offer this move. Raises a UserError that says what was probably meant."""
    plain = " ".join(words.casefold().split())
    if any(pattern.fullmatch(plain) for pattern in PATTERNS):
        return
    verb, _, rest = plain.partition(" ")
    if verb not in VERBS and not any(plain.startswith(name) for name in ("exhausted ", *CLASSES)):
        raise KeepError("error-no-move", words=words, hint=did_you_mean(verb, VERBS))
    if verb in ("play", "exchange"):
        raise KeepError("error-no-card", name=rest, hint=did_you_mean(rest, PLAYABLE_NAMES))
    raise KeepError("error-no-move", words=words, hint=did_you_mean(rest, ALL_NAMES))
