"""Verbs that ask one player, or all players together (KHO-21.3, KHO-21.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from underkeep.core.decisions import Decision, Option
from underkeep.core.procedures import Procedure
from underkeep.games.keep_the_heroes_out.events import Voted
from underkeep.games.keep_the_heroes_out.fields import BALLOTS
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
from underkeep.games.keep_the_heroes_out.state import NOTHING


class Decisions(Queries):
    """Verbs that ask for a decision."""

    def decide_together(self, kind: str, options: Sequence[Option], about: tuple[int, ...] = ()) -> Procedure[Option]:
        """Ask for a decision of all players: the active player decides alone, or with `voting` all players vote and the
        active player breaks a tie."""
        state = self.state
        if len(options) == 1:
            return options[0]
        if not state.voting or state.players == 1:
            answer = yield Decision(state.active, kind, options, about)
            return answer  # type: ignore[no-any-return]
        votes: Counter[Option] = Counter()
        own: Option = options[0]
        for seat in self.seats_from_active():
            answer = yield Decision(seat, kind, options, about)
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
        answer = yield Decision(state.active, kind, leading, about)
        return answer  # type: ignore[no-any-return]

    def _ballot(self, option: Option) -> tuple[int, int, int]:
        """Return what a vote is for, as the event Voted stores it: the thing itself, since its place can change
        later."""
        match option:
            case ChooseRoom(chosen):
                found = "room", chosen, NOTHING
            case ChooseHero(chosen):
                found = "hero", chosen, NOTHING
            case ChooseMonster(chosen, _):
                found = "monster", chosen, NOTHING
            case Attack(chosen, target, _):
                found = "attack", chosen, target
            case ChooseCard(card):
                found = "treasure", self.treasure_value(card), NOTHING
            case ChooseToken(chosen, _):
                found = "token", chosen, NOTHING
            case ChooseCorridor(chosen):
                found = "corridor", chosen, NOTHING
            case ChooseClan(chosen):
                found = "clan", chosen, NOTHING
            case _:
                raise TypeError(f"nobody votes on {option!r}")
        ballot, chosen, target = found
        return BALLOTS.index(ballot), chosen, target

    def choose_room(self, kind: str, rooms: Sequence[int]) -> Procedure[int]:
        """Ask the players for one of these rooms."""
        answer = yield from self.decide_together(kind, [ChooseRoom(room) for room in rooms])
        return int(answer.room)  # type: ignore[attr-defined]

    def choose_hero(self, kind: str, heroes: Sequence[int]) -> Procedure[int]:
        """Ask the players for one of these heroes. Heroes that cannot be told apart are offered once."""
        answer = yield from self.decide_together(kind, [ChooseHero(hero) for hero in self.distinct_heroes(heroes)])
        return int(answer.hero)  # type: ignore[attr-defined]

    def choose_card(self, kind: str, cards: Sequence[int]) -> Procedure[int]:
        """Ask the players for one of these cards."""
        answer = yield from self.decide_together(kind, [ChooseCard(card) for card in cards])
        return int(answer.card)  # type: ignore[attr-defined]
