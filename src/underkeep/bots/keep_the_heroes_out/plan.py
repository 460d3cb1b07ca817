"""The plan of a turn: which card to play, and which actions to take with it."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.bots.keep_the_heroes_out.card_values import (
    ACTION_COUNTS,
    CAN_ATTACK,
    CAN_DEFEND,
    CAN_SUMMON,
    CARD_VALUE,
    ActionCounts,
    count_actions,
)
from underkeep.bots.keep_the_heroes_out.evaluation import Evaluation, Evaluator
from underkeep.bots.keep_the_heroes_out.features import CARD_DRAW_VALUE, Features
from underkeep.core.options.option import PASS, Option
from underkeep.core.state import CardId, Seat, require
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    AMBUSH,
    DEFEND,
    HORDE,
    MELEE,
    RANGED,
    REINFORCE,
    SUMMON,
)
from underkeep.games.keep_the_heroes_out.options import Horde, PlayCard, Shoot, Strike, Summon, UseRoom
from underkeep.games.keep_the_heroes_out.rules.actions import options_for
from underkeep.games.keep_the_heroes_out.state import GREAT_BUILDER, LABORATORY, LAST_WAVE, PRISON, KeepState

FOLLOW_UP_SHARE = 0.8
"""The share for which a further action of a card counts, compared with its best use now."""
GUILD_CARD_VALUE = 1.2
"""The value of a Guild card that is used up outside a raid."""
BUILT_ROOM_VALUE = 0.6
"""The value of a new room."""
MIN_GAIN = 0.05
"""The gain for which an ordinary card is played."""
MIN_GAIN_OF_ATTACK = 0.25
"""The gain for which a card with an attack is played."""
MIN_GAIN_OF_DEFENCE = 0.6
"""The gain for which a card with a defence is played."""
MIN_GAIN_OF_LAST_SUMMON = 1.5
"""The gain for which a card is played that could bring back the few monsters of the clan."""
USUAL_SHARE = 1.0
"""The share of the average value of the deck from which a card is worth keeping."""
FEW_MONSTERS = 2
"""The number of monsters up to which a card that summons them is kept until they have fallen."""
WORST_VALUE = -1000.0
"""A value below all real ones."""


class TurnPlan:
    """Weighs the options of a seat in its turn."""

    def __init__(self, state: KeepState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.features = Features(state, seat)
        self.rules = self.features.rules
        self.evaluator = Evaluator(self.features)
        self.current = self.evaluator.evaluate()
        self._known: dict[Option, Evaluation] = {}
        self._offers: dict[tuple[int, tuple[int, ...]], list[Option]] = {}

    # --- options ------------------------------------------------------------------------------------------

    def evaluate(self, option: Option) -> Evaluation:
        """Return the evaluation of the position after an option."""
        found = self._known.get(option)
        if found is None:
            mark = self.features.checkpoint()
            if isinstance(option, Horde):
                self._apply_horde(option)
            else:
                self.features.apply(option)
                if isinstance(option, UseRoom):
                    self._apply_special_room(option)
            found = self._known[option] = self.evaluator.evaluate()
            self.features.undo(mark)
        return found

    def _apply_horde(self, horde: Horde) -> None:
        """Apply the best option of each monster of a room, one after the other."""
        for monster in self.rules.monsters_in(self.seat, horde.room):
            options = options_for(self.rules, self.seat, horde.action, [horde.room], monster)
            if not options:
                continue
            best, chosen = self.evaluator.board_value(), None
            if horde.action in (MELEE, RANGED):
                # Heroes whom earlier monsters of the horde have removed are no targets any more.
                options = [option for option in options if self._is_target_left(option)]
            for option in options:
                mark = self.features.checkpoint()
                self.features.apply(option)
                value = self.evaluator.board_value()
                self.features.undo(mark)
                if value > best + 1e-9:
                    best, chosen = value, option
            if chosen is not None:
                self.features.apply(chosen)

    def _is_target_left(self, option: Option) -> bool:
        """Return whether the room of the hero whom an attack is aimed at still has heroes."""
        if not isinstance(option, Strike | Shoot):
            return False
        return self.features.hero_strength[require(self.state.hero[option.hero])] > 0

    def _apply_special_room(self, option: UseRoom) -> None:
        """Add the value of the Laboratory or the Great Builder."""
        if option.room == LABORATORY:
            tactics = [CARD_VALUE[self.state.faces[card]] for card in self.rules.open_loot("")]
            gain = max(tactics, default=0.0) * 0.35 * min(self.features.turns_left * 0.5, 4.0)
            self.features.add(self.features.bonus, 0, self.guild_card_value() + gain)
        elif option.room == GREAT_BUILDER:
            self.features.add(self.features.bonus, 0, BUILT_ROOM_VALUE + self.room_built_value())

    def room_built_value(self) -> float:
        """Return the value of a further room for the conditions of the page."""
        return sum(weight for check, weight in self.evaluator.expected_checks if check.startswith("rooms_built"))

    def guild_card_value(self) -> float:
        """Return the value of turning up a Guild card whose hero goes to the Prison (KHO-12)."""
        evaluator = self.evaluator
        free = evaluator.cost_of_hero_in(PRISON)
        mage = evaluator.mage_chance
        state = self.state
        last = 3.0 / max(len(state.guild_deck), 1) if state.wave == LAST_WAVE else 0.0
        return GUILD_CARD_VALUE + last - mage * free - (1 - mage) * evaluator.hero_cost[PRISON]

    def gamble_value(self) -> float:
        """Return the value of a gamble."""
        return self.guild_card_value() + self.rules.page.gamble * CARD_DRAW_VALUE

    # --- actions ------------------------------------------------------------------------------------------

    def options_for(self, action: int, rooms: Sequence[int]) -> list[Option]:
        """Return the options of an action in these rooms."""
        key = (action, tuple(rooms))
        if key not in self._offers:
            self._offers[key] = options_for(self.rules, self.seat, action, list(rooms))
        return self._offers[key]

    def gain(self, action: int, rooms: Sequence[int]) -> float:
        """Return the gain of the best option of an action for the board, 0 if none is good."""
        best = 0.0
        for option in self.options_for(action, rooms):
            best = max(best, self.evaluate(option).board - self.current.board)
        if SUMMON < action < REINFORCE:
            best += 0.7 * best * (self.summon_count(action) - 1)
        return best

    def summon_count(self, action: int) -> int:
        """Return the number of monsters that an action summons."""
        number = (action - AMBUSH) % 10 if action >= AMBUSH else action - SUMMON
        return max(1, min(number, self.features.lair_count[0]))

    def actions_in_hand(self, but: CardId | None = None) -> ActionCounts:
        """Return the actions of the cards in hand, without the card `but`."""
        means = ActionCounts()
        for card in self.state.hand[self.seat]:
            if card != but:
                means = means.plus(ACTION_COUNTS[self.state.faces[card]])
        return means

    def side_values(
        self, left: Sequence[int], right: Sequence[int], rooms: Sequence[int], others: ActionCounts
    ) -> dict[Option, float]:
        """Return the gain of the whole side for each option with which it can begin."""
        group = left or right
        behind = right if left else ()
        nothing = self.current.value_with(others)
        gains = {action: self.gain(action, rooms) for action in dict.fromkeys((*group, *behind)) if action != DEFEND}
        found: dict[Option, float] = {}
        for action in dict.fromkeys(group):
            if action == DEFEND:
                continue
            rest = list(group)
            rest.remove(action)
            rest += behind
            means = others.plus(count_actions(rest))
            later = sum(gains.get(other, 0.0) for other in rest if not _is_attack(other))
            more = 0.0
            if SUMMON < action < REINFORCE:
                more = 0.7 * (self.summon_count(action) - 1)
            for option in self.options_for(action, rooms):
                after = self.evaluate(option)
                value = after.value_with(means) - nothing + FOLLOW_UP_SHARE * later
                if more and isinstance(option, Summon):
                    value += more * max(0.0, after.board - self.current.board)
                found[option] = max(found.get(option, WORST_VALUE), value)
        return found

    # --- cards --------------------------------------------------------------------------------------------

    def card_gain(self, card: CardId) -> tuple[float, float]:
        """Return the gain of playing a card instead of keeping it, and the value of the position with the rest of the
        hand afterwards."""
        others = self.actions_in_hand(but=card)
        rooms = self.rules.rooms_with_monsters_of(self.seat)
        best = 0.0
        for side in self.rules.card(card).line.sides:
            for value in self.side_values(side.left, side.right, rooms, others).values():
                best = max(best, value)
        return best - self.min_gain(card), best + self.current.value_with(others)

    def min_gain(self, card: CardId) -> float:
        """Return the gain for which a card is played instead of being kept."""
        face = self.state.faces[card]
        if CAN_SUMMON[face] and not self.features.lair_count[0] and len(self.state.monster[self.seat]) <= FEW_MONSTERS:
            return MIN_GAIN_OF_LAST_SUMMON
        if CAN_DEFEND[face]:
            return MIN_GAIN_OF_DEFENCE
        return MIN_GAIN_OF_ATTACK if CAN_ATTACK[face] else MIN_GAIN

    def spare_card(self) -> Option:
        """Return the option to play a card that is hardly worth keeping, so that another one is drawn; PASS if all are
        worth keeping."""
        state, faces = self.state, self.state.faces
        hand = state.hand[self.seat]
        standing = len(state.monster[self.seat]) - self.features.lair_count[0]
        whole = [*hand, *state.area[self.seat], *state.discard[self.seat]]
        usual = sum(CARD_VALUE[faces[card]] for card in whole) / max(len(whole), 1)
        for card in hand:
            face = faces[card]
            defends = CAN_DEFEND[face] and standing > 0
            attacks = CAN_ATTACK[face] and standing > 0 and CARD_VALUE[face] >= USUAL_SHARE * usual
            returns = CAN_SUMMON[face] and standing <= FEW_MONSTERS
            if not (defends or attacks or returns):
                return PlayCard(card)
        return PASS

    def action_values(self) -> dict[Option, float]:
        """Return the gain of each option for going on with the card that is being played."""
        state = self.state
        others = self.actions_in_hand()
        found: dict[Option, float] = {}
        for left, right, place in zip(state.lefts, state.rights, state.places, strict=True):
            rooms = self.rules.rooms_with_monsters_of(self.seat)
            if not left and place is not None:
                rooms = [place] if self.rules.distinct_monsters_in(self.seat, place) else []
            for option, value in self.side_values(left, right, rooms, others).items():
                found[option] = max(found.get(option, WORST_VALUE), value)
        return found


def _is_attack(action: int) -> bool:
    """Return whether an action is an attack, alone or in a horde."""
    return action in (MELEE, RANGED, HORDE + MELEE, HORDE + RANGED)
