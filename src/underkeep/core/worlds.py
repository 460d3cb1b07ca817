"""Possible worlds: tables in which everything that a viewer does not know is dealt at random."""

from __future__ import annotations

from operator import itemgetter
from random import Random

from underkeep.core import visibility
from underkeep.core.errors import UserError
from underkeep.core.state import Face
from underkeep.core.table import Observation, Table

MAX_DEALS = 1_000
"""The number of times that cards are dealt for a world in which the open decision has options."""


class Dealing:
    """How the faces of a world are dealt: computed once for all worlds of an observation."""

    __slots__ = ("known", "take_faces", "unseen")

    def __init__(self, unseen: list[list[Face]], known: list[Face], places: list[int]) -> None:
        self.unseen = unseen
        """For each back, the faces that the viewer does not know, in the order of their numbers."""
        self.known = known
        """The faces that the viewer knows, in the order of their cards."""
        self.take_faces = itemgetter(*places, 0, 0)
        """Takes the face of each card from the dealt faces, followed by the known ones; two more are left over."""

    def deal(self, random: Random) -> list[Face]:
        """Return a face for each card, with the unknown ones at random."""
        draw = random.random
        dealt: list[Face] = []
        for faces in self.unseen:
            keys = [draw() for _ in faces]
            dealt += map(faces.__getitem__, sorted(range(len(faces)), key=keys.__getitem__))
        dealt += self.known
        return list(self.take_faces(dealt)[:-2]) if dealt else []


def prepare_sampling(observation: Observation, table: Table) -> None:
    """Add to an observation of a table what is needed to sample worlds."""
    checkpoint, viewer = table.checkpoint, observation.viewer
    knows = visibility.merge_knowledge(checkpoint, table.state)
    observation.checkpoint = visibility.redact_shared(checkpoint, viewer, knows)
    observation.checkpoint.knows = knows
    observation.answers_since = table.answers_since[:]
    faces = checkpoint.faces
    unseen: list[list[Face]] = []
    places = [0] * len(faces)
    number = 0
    for pile in table.game.cards_by_back(table.state):
        cards = visibility.unknown_cards(checkpoint, viewer, knows, pile)
        if cards:
            unseen.append(sorted(map(faces.__getitem__, cards)))
            for card in cards:
                number += 1
                places[card] = number
    seen_faces = observation.checkpoint.faces
    known = [face for face, place in zip(seen_faces, places, strict=True) if not place]
    after_known = iter(range(number, len(faces)))
    observation.dealing = Dealing(unseen, known, [place - 1 if place else next(after_known) for place in places])


def sample_world(observation: Observation, random: Random, keep: bool) -> Table:
    """Return a possible world of an observation (see `Observation.sample_world`). Cards are dealt anew as long as the
    seat that decides could answer nothing with them, for example a seat that must discard a card of some type."""
    for _ in range(MAX_DEALS):
        table = _deal_world(observation, random, keep)
        if table.decision is None or not table.decision.lacks_options:
            break
    return table


def _deal_world(observation: Observation, random: Random, keep: bool) -> Table:
    then, dealing = observation.checkpoint, observation.dealing
    if then is None or dealing is None:
        raise UserError("error-no-sampling")
    faces = dealing.deal(random)
    # The checkpoint differs from the one of the observation in the faces and the seed alone.
    checkpoint = then.share()
    checkpoint.faces, checkpoint.seed = faces, random.getrandbits(64)
    table = Table.__new__(Table)
    table.game, table.setup = observation.game, observation.setup
    table.auto, table.keeps_checkpoints, table.important_only = True, keep, False
    table.history, table.fingerprints = [], []
    table._origin, table._has_beginning = checkpoint, False
    table._begin(checkpoint.copy(), checkpoint, False)
    table._feed(observation.answers_since)
    return table
