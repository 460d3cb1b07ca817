"""Verbs that ask one player, or all players together (KHO-21.3, KHO-21.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from underkeep.core.options.option import Option
from underkeep.core.procedures import Procedure, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.keep_the_heroes_out.events import Voted
from underkeep.games.keep_the_heroes_out.fields import BallotKind
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseCard,
    ChooseClan,
    ChooseCorridor,
    ChooseHero,
    ChooseMonster,
    ChooseRoom,
    ChooseToken,
)
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries

AnyOption = TypeVar("AnyOption", bound=Option)


class Decisions(Queries):
    """Verbs that ask for a decision."""

    def decide_together(
        self, kind: str, options: Sequence[AnyOption], about: tuple[CardId, ...] = ()
    ) -> Procedure[AnyOption]:
        """Ask for a decision of all players: the active player decides alone, or with `voting` all players vote and the
        active player breaks a tie."""
        state = self.state
        if len(options) == 1:
            return options[0]
        if not state.voting or state.players == 1:
            return (yield from ask(state.active, kind, options, about))
        votes: Counter[AnyOption] = Counter()
        own = options[0]
        for seat in self.seats_from_active():
            answer = yield from ask(seat, kind, options, about)
            state.votes.append(list(options).index(answer))
            self.emit(Voted, seat, state.votes[-1], *self._ballot(answer))
            votes[answer] += 1
            if seat == state.active:
                own = answer
        state.votes = []
        most = max(votes.values())
        leading = [option for option in options if votes[option] == most]
        if own in leading:
            return own
        if len(leading) == 1:
            return leading[0]
        return (yield from ask(state.active, kind, leading, about))

    def _ballot(self, option: Option) -> tuple[BallotKind, int, Seat | None]:
        """Return what a vote is for, as the event Voted stores it: the thing itself, since its place can change
        later."""
        chosen: int
        target: Seat | None = None
        match option:
            case ChooseRoom(room):
                ballot, chosen = BallotKind.ROOM, room
            case ChooseHero(hero):
                ballot, chosen = BallotKind.HERO, hero
            case ChooseMonster(seat, _):
                ballot, chosen = BallotKind.MONSTER, seat
            case Attack(hero, seat, _):
                ballot, chosen, target = BallotKind.ATTACK, hero, seat
            case ChooseCard(card):
                ballot, chosen = BallotKind.TREASURE, self.treasure_value(card)
            case ChooseToken(token, _):
                ballot, chosen = BallotKind.TOKEN, token
            case ChooseCorridor(corridor):
                ballot, chosen = BallotKind.CORRIDOR, corridor
            case ChooseClan(clan):
                ballot, chosen = BallotKind.CLAN, clan
            case _:
                raise TypeError(f"nobody votes on {option!r}")
        return ballot, chosen, target

    def choose_room(self, kind: str, rooms: Sequence[int]) -> Procedure[int]:
        """Ask the players for one of these rooms."""
        answer = yield from self.decide_together(kind, [ChooseRoom(room) for room in rooms])
        return answer.room

    def choose_hero(self, kind: str, heroes: Sequence[int]) -> Procedure[int]:
        """Ask the players for one of these heroes. Heroes that cannot be told apart are offered once."""
        answer = yield from self.decide_together(kind, [ChooseHero(hero) for hero in self.distinct_heroes(heroes)])
        return answer.hero

    def choose_card(self, kind: str, cards: Sequence[CardId]) -> Procedure[CardId]:
        """Ask the players for one of these cards."""
        answer = yield from self.decide_together(kind, [ChooseCard(card) for card in cards])
        return answer.card
