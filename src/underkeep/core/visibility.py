"""Visibility: which viewer knows which face. No other module decides which face a viewer may see.

A card is an id; its face is `state.faces[id]`. Ids do not move in a shuffle: shuffling deals the faces of the pile anew
over its ids and clears the viewers that knew them, so an id tells nothing about a face.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import compress
from operator import mul, ne
from typing import TypeVar

from underkeep.core import chance
from underkeep.core.state import CardId, Seat, State, seat_range

S = TypeVar("S", bound=State)

_KNOWN_TABLES = {1 << place: bytes(known >> place & 1 for known in range(256)) for place in range(8)}
"""For each bit, the translation table that turns a byte of `knows` into 1 or 0. It makes redacting fast, because
UNKNOWN is 0."""

_UNKNOWN_TABLES = {bit: bytes(1 - known for known in table) for bit, table in _KNOWN_TABLES.items()}
"""For each bit, the translation table that turns a byte of `knows` into 0 or 1."""


class SpecialViewer(IntEnum):
    """A viewer that is no seat. The numbers are those of the protocol."""

    SPECTATOR = -1
    """A viewer without a seat."""
    OMNISCIENT = -2
    """The viewer from whom nothing is hidden. Only a finished game has one."""


SPECTATOR, OMNISCIENT = SpecialViewer.SPECTATOR, SpecialViewer.OMNISCIENT

Viewer = Seat | SpecialViewer
"""One for whom a table is shown."""


def viewer_bit(state: State, viewer: Viewer) -> int:
    """Return the bit of `state.knows` that stands for a seat, or for the spectators."""
    return 1 << (state.players if viewer == SPECTATOR else viewer)


def seat_of(viewer: Viewer) -> Seat | None:
    """Return the seat of a viewer; None if the viewer has none."""
    return None if isinstance(viewer, SpecialViewer) else viewer


def all_viewers(players: int) -> list[Viewer]:
    """Return the spectators and all seats."""
    return [SPECTATOR, *seat_range(players)]


def all_viewer_bits(state: State) -> int:
    """Return the value of `knows` for a face-up card: all seats and the spectators."""
    return (2 << state.players) - 1


def reveal_to(state: State, card: CardId, seat: Seat) -> None:
    """Let a seat know a card."""
    state.knows[card] |= 1 << seat


def reveal_to_all(state: State, cards: Iterable[CardId]) -> None:
    """Let all seats and spectators know these cards."""
    everyone = (2 << state.players) - 1
    for card in cards:
        state.knows[card] = everyone


def shuffle_pile(state: State, pile: list[CardId]) -> None:
    """Deal the faces of a pile anew over its ids, so that no viewer knows them any more."""
    faces = state.faces
    state.shuffles += 1
    first, end = (pile[0], pile[0] + len(pile)) if pile else (0, 0)
    if pile == list(range(first, end)):
        # The ids of an untouched deck follow each other, so that slices do, which are faster.
        dealt = faces[first:end]
        chance.shuffle(state, dealt)
        faces[first:end] = dealt
        state.knows[first:end] = bytes(len(pile))
        return
    dealt = [faces[card] for card in pile]
    chance.shuffle(state, dealt)
    knows = state.knows
    for card, face in zip(pile, dealt, strict=True):
        faces[card] = face
        knows[card] = 0


def hide_in_hand(state: State, hand: list[CardId], card: CardId, owner: Seat) -> CardId:
    """Hide which of the owner's cards `card` is: its face changes places with that of a random card of the hand, whose
    id is returned. Other viewers no longer know any card of the hand."""
    other = hand[chance.draw(state, len(hand))]
    faces = state.faces
    faces[card], faces[other] = faces[other], faces[card]
    for held in hand:
        state.knows[held] = 1 << owner
    state.shuffles += 1
    return other


def redact(state: S, viewer: Viewer, knows: bytearray | None = None) -> S:
    """Return the state as a viewer sees it: unknown faces, the seed and the random counter are blank."""
    return _blank(state.copy(), viewer, state.knows if knows is None else knows)


def redact_shared(state: S, viewer: Viewer, knows: bytearray | None = None) -> S:
    """Return the state as a viewer sees it, like `redact`, without a copy of what the viewer sees unchanged. Nothing
    may change either state afterwards."""
    return _blank(state.share(), viewer, state.knows if knows is None else knows)


def merge_knowledge(then: State, now: State) -> bytearray:
    """Return which viewers know the faces of an earlier state, with what they have learned since. A face that was
    learned is true of the earlier state too, unless the card has been shuffled and the id has another face since."""
    before, after = then.knows, now.knows
    if before == after:
        return before[:]
    number = len(before)
    merged = bytearray((int.from_bytes(before, "little") | int.from_bytes(after, "little")).to_bytes(number, "little"))
    if then.faces != now.faces:
        for card in compress(range(number), map(ne, then.faces, now.faces)):
            merged[card] = before[card]
    return merged


def unknown_cards(state: State, viewer: Viewer, knows: bytearray, cards: Sequence[CardId]) -> list[CardId]:
    """Return those of these cards whose faces a viewer does not know."""
    unknown = knows.translate(_UNKNOWN_TABLES[viewer_bit(state, viewer)])
    return list(compress(cards, map(unknown.__getitem__, cards)))


def _blank(seen: S, viewer: Viewer, knows: bytearray) -> S:
    """Blank in a state what a viewer does not know, and return it."""
    mask = knows.translate(_KNOWN_TABLES[viewer_bit(seen, viewer)])
    seen.faces = list(map(mul, seen.faces, mask))
    # `knows` stays: a viewer saw which other viewers looked at a card.
    seen.seed = seen.chance = 0
    return seen
