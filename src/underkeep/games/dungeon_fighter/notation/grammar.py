"""The grammar of moves. It recognizes a misspelt move even where an illegal move is expected."""

from __future__ import annotations

import re

from underkeep.core.declarations import Field, FieldKind, fields_of
from underkeep.core.errors import did_you_mean
from underkeep.core.names import short_form_pattern
from underkeep.core.options.option import Resign
from underkeep.games.dungeon_fighter import fields
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.card_names import normalized
from underkeep.games.dungeon_fighter.notation.throw_notation import PLACES, check_techniques, read_throw, read_toss
from underkeep.games.dungeon_fighter.options import OPTIONS, Throw, Toss
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE

MAX_DECLARED = 3
"""The most things that are declared for one throw: two weapons and the roundhouse."""


def words_of(kind: FieldKind) -> list[str]:
    """Return the words that the values of a kind of field have in moves; an empty list if they are numbers."""
    if kind.accepts:
        names = [card.name for card in CARDS if card.kind in kind.accepts]
        return [*names, ROUNDHOUSE] if kind.name == fields.WEAPONS else names
    if kind.name in (fields.HERO, fields.FIGHTER):
        return list(HERO_IDS)
    if kind.name == fields.PLACE:
        return list(PLACES)
    return [] if kind.notation else list(kind.names)


def field_pattern(field: Field) -> str:
    """Return a regular expression for the words of a field. A short form of the name of a card is enough."""
    kind = field.kind
    known = sorted((normalized(name) for name in words_of(kind)), key=len, reverse=True)
    if not known:
        return kind.pattern
    pattern = f"(?:{'|'.join(map(short_form_pattern if kind.accepts else re.escape, known))})"
    if kind.name == fields.WEAPONS:
        return f"{pattern}(?: and {pattern}){{0,{MAX_DECLARED - 1}}}"
    return pattern


TEMPLATES = [(option, template) for option in OPTIONS if option is not Resign for template in option.moves]
PATTERNS = tuple(
    re.compile(template.pattern(option, field_pattern))
    for option, template in TEMPLATES
    if option not in (Throw, Toss)  # `read_throw` and `read_toss` recognize these.
)
VERBS = {template.first_word for _, template in TEMPLATES if template.first_word}
NAMES = {name for option, _ in TEMPLATES for field in fields_of(option) for name in words_of(field.kind)}
"""The names that can stand in moves."""


def check_move_text(words: str) -> None:
    """Raises a UserError with a suggestion if no position could offer this move."""
    said = normalized(words)
    if any(pattern.fullmatch(said) for pattern in PATTERNS) or read_throw(words) or read_toss(words):
        return
    check_techniques(words)
    verb, _, rest = said.partition(" ")
    if verb.rstrip(":") not in VERBS:
        raise FighterError("error-no-move", words=words, hint=did_you_mean(verb, VERBS))
    raise FighterError("error-no-move", words=words, hint=did_you_mean(rest, NAMES))
