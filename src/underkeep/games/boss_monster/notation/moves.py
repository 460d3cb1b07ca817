"""Moves in notation: the words with which scenarios and records name an answer.

    pass · build Dark Altar · build Dark Altar on Open Grave · cast Fear on Kalish Ninefingers
    cast It's On! text 2 on Samurai Tom · use Witch's Kitchen · negate with Counterspell
    choose Open Grave · choose player 1 · choose thief treasure · draw a room · draw a spell · yes · no · 2
    use Spike level 2 on Nick · use Shrooman Aviary from hand · promote Spike · take back War Turtle · sell Open Grave
    keep Extra Life face-up · keep Extra Life face-down · keep Extra Life and use Ice Rod · … and turn Ice Rod
    turn Ice Rod face-up · turn Ice Rod face-down

The place distinguishes two cards of the same name: `Dark Altar (1.2)` is the second room from the entrance in the
dungeon of seat 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from underkeep.core.declarations import Field
from underkeep.core.options.option import Option
from underkeep.core.scenario.move_writer import MoveWriter
from underkeep.core.state import CardId, card_range, seat_range
from underkeep.games.boss_monster import fields
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, MINIBOSS, OFFERED
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import Use
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import BossMonsterState

SHARED_NAMES = frozenset(name for name, often in Counter(card.name for card in CARDS[1:]).items() if often > 1)
"""Names that cards of several sets share."""


def place_of(state: BossMonsterState, card: CardId) -> str:
    """Return the place of a card in notation: `1.2`, `hand 0`, `discard`, `entrance 1` … If a card of another set with
    the same name lies there too, its set follows: `town, TNL`."""
    place, printed = _place_without_set(state, card), CARDS[state.faces[card]]
    if printed.name in SHARED_NAMES:
        for other in card_range(0, len(state.faces)):
            face = state.faces[other]
            if CARDS[face].name == printed.name and face != printed.face and _place_without_set(state, other) == place:
                return f"{place}, {printed.set}"
    return place


def _place_without_set(state: BossMonsterState, card: CardId) -> str:
    for seat, dungeon in enumerate(state.dungeon):
        for slot, stack in enumerate(dungeon, start=1):
            if card in stack:
                return f"{seat}.{slot}"
    unpaid = ((room, miniboss) for miniboss, room in state.unpaid_minibosses.items())
    for room, miniboss in (*state.miniboss_of_room.items(), *unpaid):
        if miniboss == card:
            return _place_without_set(state, room)
    for seat in seat_range(state.players):
        if card in state.room_hand[seat] or card in state.spell_hand[seat]:
            return f"hand {seat}"
        if card in state.boss_items[seat] or card in state.stored_items[seat]:
            return f"items {seat}"
        for name in ("entrance", "souls", "wounds"):
            if card in getattr(state, name)[seat]:
                return f"{name} {seat}"
    for name in ("discard", "town"):
        if card in getattr(state, name):
            return name
    if card in state.hero_in_dungeon:
        return f"inside {state.active_seat}"
    return rules_of(state).extra_place_name(card) or "deck"


class BossMoveWriter(MoveWriter[BossMonsterState]):
    """Writes the options of one position in notation. With `exact`, the place of each card follows its name."""

    def write_field(self, option: Option, field: Field, value: Any) -> str:
        match field.kind.name:
            case fields.CARD | fields.TARGET | fields.CHOSEN_CARD:
                return self.write_card(value)
            case fields.TARGET_SEAT:
                return f"player {value}"
            case fields.SPELL_TEXT:
                return str(value + 1)
            case fields.ABILITY_TEXT:
                assert isinstance(option, Use)
                return self._write_ability(option)
        return field.kind.names[value] if field.kind.names else str(value)

    def write_card(self, card: CardId) -> str:
        """Return the name of a card."""
        printed = CARDS[self.state.faces[card]].name
        return f"{printed} ({place_of(self.state, card)})" if self.exact else printed

    def _write_ability(self, option: Use) -> str:
        """Return which text of the card is used, if it has several."""
        if CARDS[self.state.faces[option.card]].kind == MINIBOSS:
            return f" level {option.text + 1}"
        return {FROM_HAND: " from hand", OFFERED: " as offered"}.get(option.text, "")


def move_texts(
    state: BossMonsterState, options: Sequence[Option], writer: type[BossMoveWriter] = BossMoveWriter
) -> dict[str, Option]:
    """Return all options of a decision by their notation. Options that differ only in the copy of a card, for instance
    in the same hand, share one entry."""
    write, write_exactly = writer(state).write, writer(state, exact=True).write
    plain = [write(option) for option in options]
    often = Counter(plain)
    named: dict[str, Option] = {}
    for option, words in zip(options, plain, strict=True):
        named.setdefault(write_exactly(option) if often[words] > 1 else words, option)
    # If all copies lie in one place, the plain form is enough.
    short: dict[str, Option] = {}
    exact_of = Counter(write(option) for option in named.values())
    for words, option in named.items():
        plain_words = write(option)
        short[plain_words if exact_of[plain_words] == 1 else words] = option
    return short
