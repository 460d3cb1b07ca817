"""The grammar of moves. It recognizes a misspelt move even where an illegal move is expected."""

from __future__ import annotations

import re

from underkeep.core.errors import did_you_mean
from underkeep.core.names import short_form_pattern
from underkeep.games.dungeon_fighter.cards.card_types import EQUIPMENT, ROOM, WEAPON
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.errors import FighterError
from underkeep.games.dungeon_fighter.notation.card_names import normalized
from underkeep.games.dungeon_fighter.notation.throw_notation import PLACES, check_techniques, read_throw, read_toss
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import DICE

WORDS_OF_PLACEHOLDER = {
    "ROOM": [card.name for card in CARDS if card.kind == ROOM],
    "GEAR": [card.name for card in CARDS if card.kind in EQUIPMENT],
    "WEAPON": [*(card.name for card in CARDS if card.kind == WEAPON), ROUNDHOUSE],
    "HERO": list(HERO_IDS),
    "COLOUR": list(DICE[:3]),
    "DIE": list(DICE),
    "PLACE": list(PLACES),
}
"""The words that can replace each placeholder of a move template."""
CARD_PLACEHOLDERS = ("ROOM", "GEAR", "WEAPON")
"""The placeholders for which a short form of a name is enough."""

MOVE_TEMPLATES = (
    "pass", "flee", "recover", "toss again", "throw again", "use brawler", "keep trophy", "buy die", "buy life",
    "correct", "yes", "no", "equal", "eye", "snow", "no eye", "choose HERO", "choose COLOUR", "choose ROOM",
    "iceberg into N",
    "take DIE", "declare nothing", "declare WEAPON", "declare WEAPON and WEAPON",
    "declare WEAPON and WEAPON and WEAPON",
    "pick cube N", "use COLOUR", "use GEAR", "give GEAR to HERO", "swap GEAR for GEAR", "buy GEAR for HERO", "buy GEAR",
    "section N", "PLACE", "also in N", "more in N",
)  # fmt: skip
"""All moves except throws and tosses; words in capital letters are placeholders."""


def _forms(word: str) -> list[str]:
    """Return regular expressions for all words that can replace a placeholder, the longest first."""
    known = sorted((normalized(name) for name in WORDS_OF_PLACEHOLDER[word]), key=len, reverse=True)
    return [short_form_pattern(name) if word in CARD_PLACEHOLDERS else re.escape(name) for name in known]


def _pattern(shape: str) -> re.Pattern[str]:
    parts = {word: "|".join(_forms(word)) for word in WORDS_OF_PLACEHOLDER}
    filled = re.sub(r"[A-Z]{3,}", lambda word: f"(?:{parts[word[0]]})", shape)
    return re.compile(re.sub(r"\bN\b", r"\\d+", filled))


PATTERNS = tuple(_pattern(shape) for shape in MOVE_TEMPLATES)


def check_move_text(words: str) -> None:
    """Raises a UserError with a suggestion if no position could offer this move."""
    said = normalized(words)
    if any(pattern.fullmatch(said) for pattern in PATTERNS) or read_throw(words) or read_toss(words):
        return
    check_techniques(words)
    verb, _, rest = said.partition(" ")
    verbs = {shape.split()[0] for shape in MOVE_TEMPLATES if shape[0].islower()} | {"throw", "toss"}
    if verb.rstrip(":") not in verbs:
        raise FighterError("error-no-move", words=words, hint=did_you_mean(verb, verbs))
    names = {name for known in WORDS_OF_PLACEHOLDER.values() for name in known}
    raise FighterError("error-no-move", words=words, hint=did_you_mean(rest, names))
