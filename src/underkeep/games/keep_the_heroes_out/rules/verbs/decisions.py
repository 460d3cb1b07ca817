"""Asking: one player, or all together (KHO-21.3, KHO-21.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from underkeep.core.decisions import Decision, Option
from underkeep.core.procedures import Procedure
from underkeep.games.keep_the_heroes_out.events import BALLOTS, Voted
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
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Looking
from underkeep.games.keep_the_heroes_out.state import NOTHING


class Questions(Looking):
    """Verbs that ask."""

    def jointly(self, kind: str, options: Sequence[Option], about: tuple[int, ...] = ()) -> Procedure[Option]:
        """A decision that the rules give to all players: the active one has the final word, or they vote, and the
        active one decides a tie."""
        state = self.state
        if len(options) == 1:
            return options[0]
        if not state.voting or state.players == 1:
            answer = yield Decision(state.active, kind, options, about)
            return answer  # type: ignore[no-any-return]
        votes: Counter[Option] = Counter()
        own: Option = options[0]
        for seat in self.from_active():
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
        """What somebody votes for, as it is told for ever: not where it stands now, but what it is."""
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
                found = "treasure", self.card_value(card), NOTHING
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

    def from_active(self) -> list[int]:
        """All seats, the active player first and then clockwise."""
        state = self.state
        return [(state.active + number) % state.players for number in range(state.players)]

    def which_room(self, kind: str, rooms: Sequence[int]) -> Procedure[int]:
        """One of these rooms."""
        answer = yield from self.jointly(kind, [ChooseRoom(room) for room in rooms])
        return int(answer.room)  # type: ignore[attr-defined]

    def which_hero(self, kind: str, heroes: Sequence[int]) -> Procedure[int]:
        """One of these heroes; those that are alike count once."""
        answer = yield from self.jointly(kind, [ChooseHero(hero) for hero in self.apart(heroes)])
        return int(answer.hero)  # type: ignore[attr-defined]

    def which_card(self, kind: str, cards: Sequence[int]) -> Procedure[int]:
        """One of these cards."""
        answer = yield from self.jointly(kind, [ChooseCard(card) for card in cards])
        return int(answer.card)  # type: ignore[attr-defined]
