"""Who knows what. The only place of the program that decides which face somebody may see.

A card is an id; its face is `state.faces[id]`. Ids never move through a shuffle: shuffling deals the faces
of the pile anew over its ids and forgets who knew them, so an id tells nothing about a face.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import mul
from typing import TypeVar

from underkeep.core import chance
from underkeep.core.state import State

S = TypeVar("S", bound=State)

_KNOWN = {1 << place: bytes(known >> place & 1 for known in range(256)) for place in range(8)}
"""For each bit, a table that turns a byte of `knows` into 1 or 0 (it makes a view cheap: UNKNOWN is 0)."""

SPECTATOR = -1
"""The seat number of somebody who only watches."""


def viewer_bit(state: State, seat: int) -> int:
    """The bit of `state.knows` that stands for a seat (or for the spectators)."""
    return 1 << (state.players if seat == SPECTATOR else seat)


def all_viewer_bits(state: State) -> int:
    """The `knows` of a card that lies open: all seats and the spectators."""
    return (2 << state.players) - 1


def reveal_to(state: State, card: int, seat: int) -> None:
    """From now on this seat knows the card."""
    state.knows[card] |= 1 << seat


def reveal_to_all(state: State, cards: Iterable[int]) -> None:
    """From now on everybody knows these cards."""
    everyone = (2 << state.players) - 1
    for card in cards:
        state.knows[card] = everyone


def shuffle_pile(state: State, pile: list[int]) -> None:
    """Deal the faces of a pile anew over its ids; nobody knows them any more."""
    faces = state.faces
    state.shuffles += 1
    first, end = (pile[0], pile[0] + len(pile)) if pile else (0, 0)
    if pile == list(range(first, end)):
        # A deck that has not been touched yet: its ids follow each other.
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


def hide_in_hand(state: State, hand: list[int], card: int, owner: int) -> int:
    """Hide which of the owner's cards `card` is: its face changes places with that of a random card of
    the hand, whose id is returned; what others knew about the hand they can no longer tell apart."""
    other = hand[chance.draw(state, len(hand))]
    faces = state.faces
    faces[card], faces[other] = faces[other], faces[card]
    for held in hand:
        state.knows[held] = 1 << owner
    state.shuffles += 1
    return other


def redact(state: S, seat: int, knows: bytearray | None = None) -> S:
    """The state as a seat sees it: unknown faces, the seed and the random counter are blank."""
    seen = state.copy()
    mask = (state.knows if knows is None else knows).translate(_KNOWN[viewer_bit(state, seat)])
    seen.faces = list(map(mul, state.faces, mask))
    # Who else knows a card that I do not know is my knowledge too (I saw them look), so it stays.
    seen.seed = seen.chance = 0
    return seen
