"""The context of a decision of the learner: progress, past events, and the option that the tutorial proposes.

Everything is computed from the observation of the learner and from the events that the learner has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId, Seat, require
from underkeep.core.table import Observation
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    AMBUSH,
    DEFEND,
    MELEE,
    RANGED,
    REINFORCE,
    SPEND,
    SUMMON,
)
from underkeep.games.keep_the_heroes_out.cards.clans import SKELETONS
from underkeep.games.keep_the_heroes_out.events import TurnBegan
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseCard,
    ChooseRoom,
    DefendWith,
    Draw,
    FinishPortal,
    Gamble,
    Horde,
    LayTrap,
    Move,
    PlaceToken,
    PlayCard,
    Reinforce,
    Shoot,
    Spend,
    Strike,
    Summon,
    UseRoom,
    UseSkill,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM, options_for
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import BONE, PRISON, RAID, SETUP, TRAP, TREASURY, KeepState, Token

E = TypeVar("E", bound=Event)

NEED_OF_VALUE = (0.4, 1.2, 1.5, 1.8, 6.0)
"""By the value of the treasure of a room: how much the room needs a guard."""
NEED_OF_HERO = (0.0, 0.8, 0.8, 0.8, 2.0)
"""By the same value: how much more the room needs a guard for each hero who rests there."""
FIRST_GUARD, NEXT_GUARD = 0.6, 0.4
"""The share of the need that the first guard meets, and the share of the rest that each further one meets."""
FRESH_MONSTER = 0.3
"""The value of a monster in the dungeon instead of the lair, besides that of a guard."""
FALLEN_HERO = 1.5
"""The value of removing a hero; it is more in a crowd near the Treasury."""
GAINED_LOOT, CARRIED_LOOT, HUNT = 2.5, 1.5, 1.2
"""The values of a loot card, of a resource that comes to the room that takes it, and of a way to a hero."""
HELP = 2.0
"""The value of a step towards a Treasury in danger."""
SMALL = 0.5
"""The value of an action that prepares something."""
KEPT_DEFENCE, KEPT_SHIELDS = 1.0, 2
"""The value of a card with a defence in hand, and the number of such cards up to which they are kept."""
FOLLOWING_SHARE = 0.7
"""The share for which a further action of a card counts, compared with its best use now."""
MIN_GAIN = 0.2
"""The gain for which a card is played, or an action is taken."""


class TutorialContext:
    """One decision of the learner."""

    def __init__(self, observation: Observation, decision: Decision, events: Sequence[Event]) -> None:
        self.me = decision.seat
        self.state: KeepState = observation.state
        self.rules: KeepRules = observation.rules()
        self.decision = decision
        self.events = events

    # --- progress

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    @property
    def round(self) -> int:
        """The number of turns of the learner that have begun."""
        state = self.state
        first = (state.active - (state.turns - 1)) % state.players
        since = state.turns - (self.me - first) % state.players
        return 0 if state.phase == SETUP else max(0, -(-since // state.players))

    @property
    def is_own_turn(self) -> bool:
        """Whether it is the learner's turn."""
        return self.state.active == self.me and self.state.phase != SETUP

    @property
    def is_raid(self) -> bool:
        """Whether the learner's raid goes on."""
        return self.is_own_turn and self.state.phase == RAID

    @property
    def has_played(self) -> bool:
        """Whether the learner has played a card in this turn."""
        return self.is_own_turn and bool(self.state.area[self.me])

    @property
    def is_raid_over(self) -> bool:
        """Whether all Guild cards of the learner's raid have been turned up and all heroes are exhausted."""
        return self.is_raid and not self.state.raid and not self.rules.rooms_with_active_heroes()

    @property
    def partners(self) -> list[Seat]:
        """The other seats."""
        return [seat for seat in self.rules.seats_from_active() if seat != self.me]

    # --- past events

    def events_of(self, kind: type[E]) -> list[E]:
        """Return all events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def events_of_turn(self, kind: type[E], number: int) -> list[E]:
        """Return the events of a kind in the turn with a number. The setup is turn 0."""
        found, current = [], 0
        for event in self.events:
            if isinstance(event, TurnBegan):
                current = event.turn
            if current == number and isinstance(event, kind):
                found.append(event)
        return found

    # --- rooms

    def treasure_of(self, room: int) -> int:
        """Return the value of the most valuable treasure of a room, 0 without one."""
        return max((self.rules.treasure_value(card) for card in self.state.treasure[room]), default=0)

    def guards_of(self, room: int) -> int:
        """Return the number of monsters of all players in a room."""
        return sum(where == room for monsters in self.state.monster for where in monsters)

    def guard_gain(self, room: int, more: int = 0) -> float:
        """Return the value of a further guard in a room to which `more` guards come before it."""
        value = self.treasure_of(room)
        need = NEED_OF_VALUE[value] + NEED_OF_HERO[value] * len(self.rules.heroes_in(room))
        return need * FIRST_GUARD * NEXT_GUARD ** (self.guards_of(room) + more)

    @property
    def is_prison_guarded(self) -> bool:
        """Whether a monster stands in the Prison, and at most one hero: then a mage frees nobody who does harm."""
        return self.guards_of(PRISON) > 0 and len(self.rules.heroes_in(PRISON)) <= 1

    @property
    def is_gamble_proposed(self) -> bool:
        """Whether the tutorial proposes to gamble."""
        return isinstance(self.proposed_option, Gamble)

    # --- the value of options

    def gain(self, option: Option) -> float:
        """Return the value of an action for the board, 0 if it is good for nothing."""
        state = self.state
        match option:
            case Summon(room):
                return self.guard_gain(room) + FRESH_MONSTER
            case Strike(hero) | Shoot(hero):
                room = require(state.hero[hero])
                near = 1 / (1 + self.rules.map.distance[room])
                return FALLEN_HERO * (1 + near * len(self.rules.heroes_in(room)))
            case UseSkill(hero=hero) if hero is not None:
                return self.gain(Strike(hero))
            case Move(monster, to, carry):
                origin = require(state.monster[self.me][monster])
                hunt = HUNT * (self._is_hunt(to) - self._is_hunt(origin))
                way = self._way_gain(origin, to) + self._carry_gain(carry, origin, to)
                return self.guard_gain(to) - self.guard_gain(origin, -1) + hunt + way
            case Spend(token, room):
                fresh = min(2, len(self.rules.monsters_in_lair(self.me)))
                gained = sum(self.guard_gain(room, more) + FRESH_MONSTER for more in range(fresh))
                return gained - self._token_gain(token, room) if fresh else 0.0
            case UseRoom(room, card):
                return GAINED_LOOT if card is not None else self._product_gain(room)
            case UseSkill(room) if state.clan[self.me] == SKELETONS and room is not None:
                return self._token_gain(BONE, room)
            case PlaceToken(token, room):
                return self._token_gain(token, room)
            case Draw():
                return 2 * SMALL
            case Reinforce() | LayTrap() | FinishPortal():
                return SMALL
            case Horde(action, room):
                heroes = len(self.rules.heroes_in(room))
                return FALLEN_HERO * min(heroes, self.guards_of(room)) if action in (MELEE, RANGED) else 0.0
        return 0.0

    def _is_hunt(self, room: int) -> bool:
        """Return whether heroes stand in a room and the learner has an attack left."""
        held = [*self.state.hand[self.me], *([] if self.state.playing is None else [self.state.playing])]
        return bool(self.rules.heroes_in(room)) and any(
            MELEE in side.left for card in held for side in self.rules.card(card).line.sides
        )

    def _way_gain(self, origin: int, to: int) -> float:
        """Return the value of coming closer to the Treasury if more heroes than guards are there."""
        danger = len(self.rules.heroes_in(TREASURY)) - self.guards_of(TREASURY)
        distance = self.rules.map.distance
        return HELP * (distance[origin] - distance[to]) if danger > 0 else 0.0

    def _carry_gain(self, carry: Token | None, origin: int, to: int) -> float:
        if carry is None:
            return 0.0
        if carry == TRAP:
            return SMALL * (self.guards_of(origin) - self.guards_of(to) > 0)
        return self._token_gain(carry, to) - self._token_gain(carry, origin)

    def buys_loot(self, token: Token, room: int) -> bool:
        """Return whether a resource buys a loot card in a room."""
        wanted, kind = LOOT_OF_ROOM.get(room, (None, ""))
        return token == wanted and bool(self.rules.open_loot(kind))

    def _token_gain(self, token: Token, room: int) -> float:
        """Return the value of a resource in a room: what it can be discarded for there."""
        if self.buys_loot(token, room):
            return CARRIED_LOOT
        spends = any(
            SPEND + token in side.left for card in self.state.hand[self.me] for side in self.rules.card(card).line.sides
        )
        if spends and self.state.tokens[room][token] < 2 and self.rules.monsters_in_lair(self.me):
            return 2 * SMALL
        return SMALL * SMALL

    def _product_gain(self, room: int) -> float:
        """Return the value of the token that a room gives."""
        return SMALL if not any(self.state.tokens[room]) else 0.0

    def card_gain(self, card: CardId) -> float:
        """Return the value of playing a card now instead of keeping it."""
        line = self.rules.card(card).line
        shields = sum(bool(self.rules.card(held).line.defending_sides) for held in self.state.hand[self.me])
        keeps = KEPT_DEFENCE if line.defending_sides and shields <= KEPT_SHIELDS else 0.0
        best = max(self._group_gain(side.left) + self._behind_gain(side.left, side.right) for side in line.sides)
        return best - keeps

    def best_use_of(self, card: CardId) -> Option | None:
        """Return the best first action of a card, None if it can do nothing now."""
        rooms = self.rules.rooms_with_monsters_of(self.me)
        sides = self.rules.card(card).line.sides
        best = max(sides, key=lambda side: self._group_gain(side.left) + self._behind_gain(side.left, side.right))
        options = [option for action in best.left for option in options_for(self.rules, self.me, action, rooms)]
        return max(options, key=self.gain, default=None)

    def _group_gain(self, actions: Iterable[int]) -> float:
        rooms = self.rules.rooms_with_monsters_of(self.me)
        total = 0.0
        for done, action in enumerate(actions):
            options = [] if action == DEFEND else options_for(self.rules, self.me, action, rooms)
            best = max(map(self.gain, options), default=0.0)
            if SUMMON < action < REINFORCE:
                best *= 1 + NEXT_GUARD * ((action - AMBUSH if action >= AMBUSH else action - SUMMON) % 10 - 1)
            total += max(0.0, best) * FOLLOWING_SHARE**done
        return total

    def _behind_gain(self, left: Sequence[int], right: Sequence[int]) -> float:
        """Return the value of the actions behind an arrow. That of discarding a resource contains it already."""
        if not right or any(SPEND <= action < SUMMON for action in left) or not self._group_gain(left):
            return 0.0
        return FOLLOWING_SHARE * self._group_gain(right)

    # --- proposals

    @cached_property
    def proposed_option(self) -> Option:
        """The option that the tutorial proposes."""
        options = list(self.decision.options)
        passing = [PASS] if PASS in options else []
        match self.kind:
            case "play":
                gambles = [option for option in options if isinstance(option, Gamble)]
                if gambles and self.round > 1 and self.is_prison_guarded:
                    return gambles[0]
                plays = [option for option in options if isinstance(option, PlayCard)]
                best = max(plays, key=lambda play: self.card_gain(play.card), default=None)
                return best if best is not None and self.card_gain(best.card) > MIN_GAIN else PASS
            case "act" | "horde":
                return max(options, key=lambda option: MIN_GAIN if option == PASS else self.gain(option))
            case "summon" | "first-monster":
                return max(options, key=self.gain)
            case "defend":
                return self._best_defence()
            case "next-room":
                # Heroes who come into the Treasury wake those who rest there, so those in the Treasury act last.
                rooms = [option for option in options if isinstance(option, ChooseRoom)]
                return max(rooms, key=lambda option: self.rules.map.distance[option.room], default=options[0])
            case "discard":
                cards = [option for option in options if isinstance(option, ChooseCard)]
                return min(cards, key=lambda option: self.card_gain(option.card), default=options[0])
            case "charge-to":
                rooms = [option for option in options if isinstance(option, ChooseRoom)]
                return max(rooms, key=lambda option: self.guards_of(option.room), default=options[0])
            case "hero-attack":
                hits = [option for option in options if isinstance(option, Attack)]
                return max(hits, key=lambda hit: -len(self.rules.monsters_in_lair(hit.seat)), default=options[0])
        return passing[0] if passing else options[0]

    def _best_defence(self) -> Option:
        """Return the defence with the card that can do the least else. A card that summons monsters is kept, unless the
        last guard of a treasure is attacked."""
        answers = [option for option in self.decision.options if isinstance(option, DefendWith)]
        cheapest = min(answers, key=lambda answer: self._summons(answer.card))
        attack = self.state.attack[0]
        room = require(self.state.monster[attack.seat][attack.monster])
        is_last = self.guards_of(room) == 1 and bool(self.state.treasure[room])
        return cheapest if is_last or not self._summons(cheapest.card) else PASS

    def _summons(self, card: CardId) -> bool:
        """Return whether a card can summon monsters."""
        return any(SUMMON < action < REINFORCE for side in self.rules.card(card).line.sides for action in side.left)
