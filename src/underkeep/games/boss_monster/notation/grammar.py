"""The grammar of names and moves: a card by the beginning of its name, a card on the table by its place.

Kalish                  the hero Kalish Ninefingers
Belladonna (RMB)        the Belladonna of this set
Dark Altar (1.2)        the Dark Altar that is the second room from the entrance in the dungeon of seat 1
cast Fear on Kalish     the move `cast Fear on Kalish Ninefingers`
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from underkeep.core.declarations import Field, fields_of, most_specific_first
from underkeep.core.errors import did_you_mean
from underkeep.core.names import is_short_for, short_form_pattern
from underkeep.core.options.option import Option, Resign
from underkeep.core.scenario.notation import NotOnTable
from underkeep.core.state import CardId, Face
from underkeep.games.boss_monster import fields
from underkeep.games.boss_monster.cards.card_types import Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, SETS, card_named, is_called
from underkeep.games.boss_monster.cards.names import cards_called
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.notation.moves import BossMoveWriter, place_of
from underkeep.games.boss_monster.state import BossMonsterState

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


def face_name(face: Face) -> str:
    """Return the printed name of a face."""
    return CARDS[face].name if face else "unknown"


def find_on_table(state: BossMonsterState, written: str, cards: Iterable[CardId], what: str = "card") -> CardId:
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
    printed = find_card(name, fitting) if fitting else find_card_in_sets(name, state.sets)
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

Options = tuple[type[Option], ...]
"""The types of options of Boss Monster, or of a variant of it."""


def is_move(
    state: BossMonsterState, words: str, option: Option, options: Options, writer: type[BossMoveWriter] = BossMoveWriter
) -> bool:
    """Whether the words are the notation of an option, with names shortened to their beginning or in another language,
    and with or without the places of cards."""
    exact = writer(state, exact=True)

    def short_form(field: Field, value: int) -> str:
        full = exact.write_field(option, field, value)
        if field.kind.name == fields.ABILITY_TEXT:
            return f"(?:{re.escape(full)})?"
        place = _PLACE.search(full)
        if place is None:
            return re.escape(full)
        return short_form_pattern(full[: place.start()]) + f"(?:{re.escape(place[0])})?"

    pattern = re.compile(option.write_move(short_form, re.escape), re.IGNORECASE)
    return any(pattern.fullmatch(" ".join(said.split())) for said in (words, translate_move(words, options)))


class MoveForm(NamedTuple):
    """One form of a move: its pattern, with a group for each card, and the kinds of cards that each group accepts."""

    pattern: re.Pattern[str]
    accepts: tuple[tuple[str, ...], ...]


@cache
def move_forms(options: Options) -> tuple[MoveForm, ...]:
    """Return the forms of all moves, as the options declare them."""
    templates = [(option, template) for option in options if option is not Resign for template in option.moves]
    forms = []
    for option, template in most_specific_first(templates):
        kinds = {field.name: field.kind for field in fields_of(option)}
        with_cards = [kinds[name] for name in template.field_names() if re.compile(kinds[name].pattern).groups]
        accepts = tuple(kind.accepts for kind in with_cards)
        forms.append(MoveForm(re.compile(template.pattern(option)), accepts))
    return tuple(forms)


@lru_cache(1024)
def translate_move(words: str, options: Options) -> str:
    """Return a move in which card names in other languages are replaced by the English ones.

    >>> from underkeep.games.boss_monster.options import OPTIONS
    >>> translate_move("build Przeklęty grobowiec on Mroczny portal (0.1)", OPTIONS)
    'build Cursed Tomb on Dark Portal (0.1)'
    """
    plain = " ".join(words.split())
    match = next(filter(None, (form.pattern.fullmatch(plain) for form in move_forms(options))), None)
    if match is None:
        return words
    for number in range(match.re.groups, 0, -1):
        if match[number] is not None:
            plain = plain[: match.start(number)] + _translate_name(match[number]) + plain[match.end(number) :]
    return plain


def _translate_name(written: str) -> str:
    """Return a name, which may have a place after it, in English."""
    match = _PLACE.search(written)
    name = written[: match.start()] if match else written
    # Most names are English, and the names of other languages are slow to load.
    if not name or any(is_short_for(name, card.name) for card in CARDS[1:]):
        return written
    called = cards_called(name)
    return called[0].name + (match[0] if match else "") if called else written


def check_move(words: str, options: Options) -> None:
    """Raise a UserError if no position could offer such a move."""
    for form in move_forms(options):
        match = form.pattern.fullmatch(" ".join(words.split()))
        if match:
            for written, wanted in zip(match.groups(), form.accepts, strict=True):
                if written is not None:
                    _check_name(_PLACE.sub("", written), wanted)
            return
    verb = words.split(" ")[0]
    templates = (template for option in options if option is not Resign for template in option.moves)
    verbs = [word for word in dict.fromkeys(template.first_word for template in templates) if word]
    raise BossMonsterError("error-no-move", words=words, hint="" if verb in verbs else did_you_mean(verb, verbs))


def _check_name(written: str, kinds: tuple[str, ...]) -> None:
    """Raise a UserError if no card of these kinds has such a name. Several cards may have it."""
    pool = [card for card in CARDS[1:] if not kinds or card.kind in kinds]
    if not any(is_short_for(written, card.name) for card in pool):
        find_card(written, pool, kinds[0] if kinds else "card")
