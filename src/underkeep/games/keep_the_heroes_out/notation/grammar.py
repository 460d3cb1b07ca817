"""The shapes of all moves, so that a misspelt move is noticed even where a refusal is expected."""

from __future__ import annotations

import re

from underkeep.core.errors import did_you_mean
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS
from underkeep.games.keep_the_heroes_out.cards.card_types import LOOT, TACTIC
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.state import CLASSES, RESOURCES, ROOMS, TOKENS

PLAYABLE_NAMES = [card.name.casefold() for card in CARDS if card.kind in (TACTIC, LOOT)]
"""The names of all cards that players hold."""
NAMES_OF_PLACEHOLDER = {
    "ROOM": [room.replace("_", " ") for room in ROOMS],
    "TOKEN": list(TOKENS),
    "RESOURCE": [TOKENS[token] for token in RESOURCES],
    "CLASS": list(CLASSES),
    "CLAN": list(CLAN_NAMES),
    "ACTION": list(SIMPLE_ACTIONS),
    "CARD": PLAYABLE_NAMES,
}
"""The names that can stand for each placeholder of a shape."""

MOVE_SHAPES = (
    "pass", "gamble", "draw", "play CARD", "exchange CARD", "defend with CARD", "defend with CARD side N",
    "move from ROOM to ROOM", "move from ROOM to ROOM with TOKEN", "move MONSTER from ROOM to ROOM",
    "move MONSTER from ROOM to ROOM with TOKEN", "strike HERO", "shoot HERO", "activate ROOM", "activate ROOM for CARD",
    "use skill", "use skill in ROOM", "use skill on HERO", "use skill from ROOM to ROOM",
    "use skill from ROOM to ROOM with TOKEN", "finish portal in ROOM", "clear ROOM to ROOM", "drain ROOM",
    "lay trap in ROOM", "open portal in ROOM", "place RESOURCE in ROOM", "discard RESOURCE in ROOM", "summon in ROOM",
    "reinforce ACTION", "horde ACTION in ROOM", "pay N", "build at row N column N turned N", "HERO attacks MONSTER",
    "choose ROOM", "choose CLAN", "choose HERO", "choose MONSTER in ROOM", "choose RESOURCE", "choose ROOM to ROOM",
    "choose treasure N in ROOM", "choose CARD",
)  # fmt: skip
"""The shapes of all moves. Words in capital letters are placeholders."""


def _pattern(shape: str) -> re.Pattern[str]:
    """Return the regular expression for a shape."""
    parts = {
        word: "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
        for word, known in NAMES_OF_PLACEHOLDER.items()
    }
    parts["MONSTER"] = f"(?:{parts['CLAN']})(?: hurt N)?"
    parts["HERO"] = f"(?:exhausted )?(?:{parts['CLASS']})(?: hurt N)? in (?:{parts['ROOM']})"
    filled = re.sub(r"[A-Z]{4,}", lambda word: f"(?:{parts[word[0]]})", shape)
    return re.compile(re.sub(r"\bN\b", r"-?\\d+", filled))


PATTERNS = {shape: _pattern(shape) for shape in MOVE_SHAPES}


def check_move_text(words: str) -> None:
    """Check that some position could offer this move. Raises a UserError that says what was probably meant."""
    plain = " ".join(words.casefold().split())
    if any(pattern.fullmatch(plain) for pattern in PATTERNS.values()):
        return
    names = {name for known in NAMES_OF_PLACEHOLDER.values() for name in known}
    verbs = {shape.split()[0] for shape in MOVE_SHAPES if shape[0].islower()}
    verb, _, rest = plain.partition(" ")
    if verb not in verbs and not any(plain.startswith(name) for name in ("exhausted ", *CLASSES)):
        raise KeepError("error-no-move", words=words, hint=did_you_mean(verb, verbs))
    if verb in ("play", "exchange"):
        raise KeepError("error-no-card", name=rest, hint=did_you_mean(rest, PLAYABLE_NAMES))
    raise KeepError("error-no-move", words=words, hint=did_you_mean(rest, names))
