"""The grammar of names and moves: a card by the beginning of its name, a card on the table by its place.

Kalish                  the hero Kalish Ninefingers
Belladonna (RMB)        the Belladonna of this set
Dark Altar (1.2)        the Dark Altar that is the second room from the entrance in the dungeon of seat 1
cast Fear on Kalish     the move `cast Fear on Kalish Ninefingers`
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from underkeep.core.decisions import Option
from underkeep.core.errors import did_you_mean
from underkeep.core.names import is_short_for, short_form_pattern
from underkeep.core.scenario.notation import NotOnTable
from underkeep.games.boss_monster.cards.card_types import ITEM, MINIBOSS, ROOM, ROOM_CARDS, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, SETS, card_named, is_called
from underkeep.games.boss_monster.cards.names import cards_called
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.notation.moves import move_text, place_of
from underkeep.games.boss_monster.state import TREASURES, BossMonsterState

_PLACE = re.compile(r"\s*\(([^()]*)\)$")


class CardNotOnTable(BossMonsterError, NotOnTable):
    """The error for a card that is not on the table now."""


def find_card(written: str, pool: Iterable[Card] = CARDS[1:], what: str = "card") -> Card:
    """Return the card with this name (in any language) or key, or the only card whose English name begins so. Of two
    cards with the same full name it is the first. Raises a UserError."""
    cards = list(pool)
    for card in cards:
        if is_called(card, written):
            return card
    found = {card.name: card for card in cards if is_short_for(written, card.name)}
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        raise BossMonsterError("error-several-cards", name=written, cards=list(found))
    for card in cards_called(written):
        if card in cards:
            return card
    hint = did_you_mean(written, [card.name for card in cards])
    raise BossMonsterError("error-no-card", kind=what, name=written, hint=hint)


def find_card_in_sets(written: str, sets: Iterable[str]) -> Card:
    """Return the card of this name, preferably of these sets. Raises a UserError."""
    try:
        return find_card(written, [card for card in CARDS[1:] if card.set in sets])
    except BossMonsterError:
        return find_card(written)


def full_name(card: Card) -> str:
    """Return the name of a card, with its set if an earlier set has a card of the same name."""
    return card.name if card_named(card.name) is card else f"{card.name} ({card.set})"


def face_name(face: int) -> str:
    """Return the printed name of a face."""
    return CARDS[face].name if face else "unknown"


def find_on_table(state: BossMonsterState, written: str, cards: Iterable[int], what: str = "card") -> int:
    """Return the card that `Dark Altar` names or, if there are several, `Dark Altar (1.2)`. Copies in the same place
    are not distinguished. Raises NotOnTable if the card is not there."""
    match = _PLACE.search(written)
    if match and match[1].upper() in SETS:
        match = None
    name = written[: match.start()] if match else written
    cards = list(cards)
    # Cards that lie there take precedence over other cards with a similar name.
    there = [CARDS[face] for face in dict.fromkeys(state.faces[card] for card in cards) if face]
    fitting = [card for card in there if is_called(card, name) or is_short_for(name, card.name)]
    printed = find_card(name, fitting) if fitting else find_card_in_sets(name, state.content)
    found = {
        place_of(state, card): card
        for card in cards
        if (state.faces[card] == printed.face or is_called(CARDS[state.faces[card]], name))
        and (not match or place_of(state, card) == match[1])
    }
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        places = [f"{printed.name} ({place})" for place in found]
        raise BossMonsterError("error-several-places", places=places)
    raise CardNotOnTable("error-not-on-table", kind=what, name=written)


# --- moves ----------------------------------------------------------------------------------------------

_CARD_IN_MOVE = re.compile(
    r"(^(?:build|cast|use|promote|take back|take|send minion to|sell|keep|negate with|choose)| on| and use| and turn)"
    r" (.+?) \(([^()]*)\)"
)
_ABILITY_TEXT = re.compile(r"^ (?:level \d|from hand|as offered)")
"""The part of a move that may be left out if it is unambiguous."""


def is_move(state: BossMonsterState, words: str, option: Option) -> bool:
    """Whether the words are the notation of an option, with names shortened to their beginning or in another language,
    and with or without the places of cards."""
    full = move_text(state, option, exact=True)
    return _is_short_move(words, full) or (
        translate_move(words) != words and _is_short_move(translate_move(words), full)
    )


def _is_short_move(words: str, full: str) -> bool:
    pattern, end = "", 0
    for match in _CARD_IN_MOVE.finditer(full):
        pattern += _pattern_between_cards(full[end : match.start()]) + re.escape(match[1]) + " "
        pattern += short_form_pattern(match[2]) + rf"(?: \({re.escape(match[3])}\))?"
        end = match.end()
    pattern += _pattern_between_cards(full[end:])
    return re.fullmatch(pattern, " ".join(words.split()), re.IGNORECASE) is not None


def _pattern_between_cards(words: str) -> str:
    """Return a pattern for the words after a card, in which the text that is used may be left out."""
    which = _ABILITY_TEXT.match(words)
    return f"(?:{re.escape(which[0])})?{re.escape(words[which.end() :])}" if which else re.escape(words)


_MOVE_FORMS: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = (
    (r"pass|yes|no|draw a room|draw a spell|\d+", ()),
    (r"build (.+?)(?: on (.+))?", (ROOM_CARDS, (ROOM,))),
    (r"cast (.+?)(?: text \d)?(?: on (?:player \d|(.+)))?", ((SPELL,), ())),
    (r"use (.+?)(?: level \d| from hand| as offered)?(?: on (?:player \d|(.+)))?", ((), ())),
    (r"promote (.+)", ((MINIBOSS,),)),
    (r"take back (.+)", ((ROOM,),)),
    (r"sell (.+)", (ROOM_CARDS,)),
    (r"keep (.+?) (?:face-up|face-down|and (?:use|turn) (.+))", ((ITEM,), (ITEM,))),
    (r"turn (.+?) (?:face-up|face-down)", ((ITEM,),)),
    (r"negate with (.+)", ((),)),
    (r"choose (?:player \d|(?:" + "|".join(TREASURES) + r") treasure)", ()),
    (r"choose (.+)", ((),)),
)
"""The forms of moves, each with the kinds of its cards."""


_MOVE_WITH_CARDS = re.compile(
    r"(?P<verb>build|cast|use|promote|take back|take|send minion to|sell|keep|negate with|choose)"
    r" (?P<card>.+?)(?P<which> text \d| level \d| from hand| as offered)?"
    r"(?P<link> on | and use | and turn )?(?P<other>(?<=on |se |rn ).+)?"
)


@lru_cache(1024)
def translate_move(words: str) -> str:
    """Return a move in which card names in other languages are replaced by the English ones.

    >>> translate_move("build Przeklęty grobowiec on Mroczny portal (0.1)")
    'build Cursed Tomb on Dark Portal (0.1)'
    """
    match = _MOVE_WITH_CARDS.fullmatch(" ".join(words.split()))
    if match is None:
        return words
    card, other = _translate_name(match["card"]), _translate_name(match["other"] or "")
    return f"{match['verb']} {card}{match['which'] or ''}{match['link'] or ''}{other}"


def _translate_name(written: str) -> str:
    """Return a name, which may have a place after it, in English."""
    match = _PLACE.search(written)
    name = written[: match.start()] if match else written
    # Most names are English, and the names of other languages are slow to load.
    if not name or any(is_short_for(name, card.name) for card in CARDS[1:]):
        return written
    called = cards_called(name)
    return called[0].name + (match[0] if match else "") if called else written


MoveForm = tuple[str, tuple[tuple[str, ...], ...]]


def check_move(words: str, more: tuple[MoveForm, ...] = ()) -> None:
    """Raise a UserError if no position could offer such a move. `more` are the forms of a variant of this game."""
    for form, kinds in (*more, *_MOVE_FORMS):
        match = re.fullmatch(form, " ".join(words.split()))
        if match:
            for written, wanted in zip(match.groups(), kinds, strict=True):
                if written is not None:
                    _check_name(_PLACE.sub("", written), wanted)
            return
    verb = words.split(" ")[0]
    verbs = (
        "pass", "yes", "no", "draw", "build", "cast", "use", "promote", "take", "sell", "keep", "turn", "negate",
        "choose",
    )  # fmt: skip
    raise BossMonsterError("error-no-move", words=words, hint="" if verb in verbs else did_you_mean(verb, verbs))


def _check_name(written: str, kinds: tuple[str, ...]) -> None:
    """Raise a UserError if no card of these kinds has such a name. Several cards may have it."""
    pool = [card for card in CARDS[1:] if not kinds or card.kind in kinds]
    if not any(is_short_for(written, card.name) for card in pool):
        find_card(written, pool, kinds[0] if kinds else "card")
