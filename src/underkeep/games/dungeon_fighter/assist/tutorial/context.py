"""The context of a decision of the learner: progress, past events, and the option that the tutorial proposes.

Everything is computed from the observation of the learner and from the events that the learner has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

import msgspec

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS, Option
from underkeep.core.table import Observation
from underkeep.games.dungeon_fighter.assist.tutorial.past_events import PastEvents
from underkeep.games.dungeon_fighter.cards.card_types import ARMOUR, WEAPON, Armour, Curio, Rarity, Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import room as room_with_face
from underkeep.games.dungeon_fighter.events import (
    RoundBegan,
    StallClosed,
    Thrown,
)
from underkeep.games.dungeon_fighter.options import (
    Buy,
    BuyDie,
    BuyLife,
    ChooseColour,
    ChooseFighter,
    ChooseRoom,
    Declare,
    Give,
    PickCube,
    Recover,
    TakeDie,
    TakeTrophy,
    Throw,
    ThrowAgain,
    Toss,
    UseAbility,
    UseCard,
    UseToken,
)
from underkeep.games.dungeon_fighter.physics.aims import GOOD_TOSS, MeasuredAim, aim_for
from underkeep.games.dungeon_fighter.physics.check_gesture import is_legal_throw
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS
from underkeep.games.dungeon_fighter.physics.errors import ThrowError
from underkeep.games.dungeon_fighter.physics.gesture import Gesture, Range
from underkeep.games.dungeon_fighter.physics.techniques import FACTORS, limits_for
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import COLOURS, DICE, RED, WHITE, Die, FighterNumber, FighterState, party_of

LAST_ROUND = 5
"""The last round of the tutorial if the stall has not opened before."""
ROUNDHOUSE_BONUS = 2
WEAK_LIFE = 4
"""A hero with this much life, or less, is healed at the stall."""
KINDS_TO_BUY = (ARMOUR, WEAPON)
"""The kinds of equipment that the tutorial proposes to buy, the most wanted first."""


class TutorialContext(PastEvents):
    """One decision of the learner."""

    def __init__(self, observation: Observation, decision: Decision, events: Sequence[Event]) -> None:
        self.state: FighterState = observation.state
        self.game: DungeonFighter = observation.rules()
        self.decision = decision
        self.events = events
        self.me = self._own_fighter()

    def _own_fighter(self) -> FighterNumber:
        """Return the hero of the learner; in a solo game, which has two of them, the one whose turn it is."""
        party = party_of(self.state)
        if self.state.players > 1:
            return party[self.decision.seat]
        return self.state.active if self.state.active is not None else party[0]

    # --- progress

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    @property
    def round(self) -> int:
        """The current round."""
        return self.state.round

    @property
    def mate(self) -> FighterNumber:
        """The next hero around the table."""
        return self.game.clockwise_from(self.me)[1]

    @property
    def leads(self) -> bool:
        """Whether the learner's hero is the boss."""
        return self.state.boss == self.me

    @property
    def is_fighting(self) -> bool:
        """Whether there is a monster that the learner knows."""
        return bool(self.state.monster) and bool(self.state.faces[self.state.monster[0]])

    @cached_property
    def farewell_round(self) -> int:
        """The round in which the tutorial ends: the one after the first shopping, or the last one."""
        current = 0
        for event in self.events:
            if isinstance(event, RoundBegan):
                current = event.round
            elif isinstance(event, StallClosed):
                return min(current + 1, LAST_ROUND)
        return LAST_ROUND

    @property
    def is_farewell(self) -> bool:
        """Whether the learner throws in the last round of the tutorial, or has thrown."""
        return self.round == self.farewell_round and (self.kind == "throw" or self.has_said_goodbye)

    @cached_property
    def has_said_goodbye(self) -> bool:
        """Whether the learner has thrown in the last round of the tutorial, so that nothing else is explained."""
        if self.round != self.farewell_round:
            return False
        return any(event.fighter == self.me for event in self.events_of(Thrown, self.round))

    # --- the throw

    @property
    def required(self) -> tuple[str, ...]:
        """The techniques that the throw must meet."""
        return self.game.required_techniques() if self.is_fighting else ()

    def aim_of(self, required: Iterable[str], die: Die = RED, *, simulate: bool = False) -> MeasuredAim:
        """Return the stored aim of a throw; `simulate` puts pieces of landscape where the die comes down."""
        wanted, dice = tuple(required), DICE_SETS[self.state.shape]
        try:
            return aim_for(wanted, DICE[die], dice, simulate_pieces=simulate)
        except ThrowError:
            # Without a physics engine, pond and floe take their usual places.
            return aim_for(wanted, DICE[die], dice, simulate_pieces=False)

    @cached_property
    def best_aim(self) -> MeasuredAim:
        """The aim for the throw of this decision, in steps that can be set with the sliders of a client."""
        die = self.state.die if self.state.die is not None else RED
        aim = self.aim_of(self.required, die, simulate=True)
        gesture, ranges = aim.gesture, limits_for(self.required)
        rounded = msgspec.structs.replace(
            gesture,
            direction=_nearest_step(ranges.direction, gesture.direction),
            speed=_nearest_step(ranges.speed, gesture.speed),
            elevation=_nearest_step(ranges.elevation, gesture.elevation),
            spin=_nearest_step(ranges.spin, gesture.spin),
        )
        return msgspec.structs.replace(aim, gesture=rounded) if is_legal_throw(rounded, self.required) else aim

    @property
    def best_gesture(self) -> Gesture:
        """The throw that the tutorial proposes."""
        return self.best_aim.gesture

    def weapon_bonus(self, option: Declare) -> int:
        """Return the damage that a declaration adds to a hit."""
        added = sum(card.bonus for card in map(self.game.gear_card, option.weapons) if isinstance(card, Weapon))
        dances = self.state.tune and ROUNDHOUSE in self.game.techniques_with(option.weapons, option.roundhouse)
        return added + ROUNDHOUSE_BONUS * dances

    def new_techniques(self, option: Declare) -> list[str]:
        """Return the techniques that a declaration demands in addition."""
        before = self.game.techniques_with()
        return [each for each in self.game.techniques_with(option.weapons, option.roundhouse) if each not in before]

    def _declaration_worth(self, option: Option) -> float:
        """Return the expected damage of a throw with a declaration, less the expected harm."""
        assert isinstance(option, Declare)
        required = self.game.techniques_with(option.weapons, option.roundhouse)
        aim = self.aim_of(required, self.state.die if self.state.die is not None else RED)
        shakes = any(technique in FACTORS for technique in required)
        hits = (aim.hits_three if shakes else aim.hits) / 100
        return hits * (aim.value / 100 + self.weapon_bonus(option)) - (1 - hits) * self.game.foe.damage

    # --- abilities

    def missing_life(self, fighter: FighterNumber) -> int:
        """Return the life that a conscious hero can regain."""
        return self.game.max_life(fighter) - self.state.life[fighter] if fighter in self.game.conscious() else 0

    def ability_worth(self, colour: Die) -> int:
        """Return what the ability of a colour would do for the learner: damage, life or coins."""
        if colour not in self.game.usable_colours(self.me):
            return 0
        card = self.game.hero_card(self.me)
        room = self.game.room_card()
        worth: dict[str, int] = {
            "favourite-enemy": 4 if self.is_fighting and self.game.foe.type == card.favourite else 1,
            "camouflage": room.stalls if room is not None else 3,
            "self-healing": min(3, self.missing_life(self.me)),
            "panacea": sum(min(1, self.missing_life(each)) for each in self.game.conscious()),
            "fine-herbs": min(2, max((self.missing_life(each) for each in self.game.conscious()), default=0)),
            "sticky-fingers": 1,
        }
        return worth.get(card.abilities[colour], 2)

    # --- proposals

    @property
    def proposed_option(self) -> Option:
        """The option that the tutorial proposes."""
        rule = PROPOSALS.get(self.kind)
        if rule is not None:
            return rule(self)
        return PASS if PASS in self.decision.options else self.decision.options[0]

    def _best(self, worth: Callable[[Option], float]) -> Option:
        """Return the first option with the greatest worth."""
        return max(self.decision.options, key=worth)

    def room_worth(self, option: Option) -> float:
        """Return how good a room is for a beginner: gifts and stall symbols without demands on the throw."""
        if not isinstance(option, ChooseRoom):
            return 0
        room = room_with_face(self.state.faces[option.card])
        gifts = room.coins + 2 * room.white + 3 * room.freebie + 2 * room.water + room.snow
        healing = min(room.heals, max(self.missing_life(each) for each in self.game.living()))
        return room.stalls + gifts + healing - room.tough - 6 * bool(room.technique) - 2 * room.frost

    def propose_die(self) -> Option:
        """Use up the colour whose ability is worth most. With an empty pool, take the coloured dice back while that is
        cheap, and a white die otherwise."""
        dice = [option for option in self.decision.options if isinstance(option, TakeDie)]
        colours = [option for option in dice if option.die in COLOURS]
        if colours:
            return max(colours, key=lambda option: self.ability_worth(option.die))
        if Recover() in self.decision.options:
            level = self.game.foe.level
            cheap = level == 1 and all(self.state.life[each] > level for each in self.game.conscious())
            white = TakeDie(WHITE)
            return white if white in self.decision.options and not cheap else Recover()
        return dice[0] if dice else PASS

    def propose_declaration(self) -> Option:
        """Declare what is worth most."""
        return self._best(self._declaration_worth)

    def propose_throw(self) -> Option:
        """Throw with the best known aim."""
        return Throw(self.best_gesture)

    def propose_throw_again(self) -> Option:
        """Repeat a miss; repeat a hit in section 1 if most throws of the learner hit and the monster lives on."""
        outcome = self.state.die_outcomes[self.state.picked_cube]
        hits = sum(event.landed.is_hit for event in self.own_throws)
        safe = 2 * hits > len(self.own_throws) and self.state.monster_life > 1
        return ThrowAgain() if not outcome.is_hit or safe else PASS

    def propose_ability(self) -> Option:
        """Use the ability that is worth most."""
        return self._best(lambda option: self.ability_worth(option.colour) if isinstance(option, UseAbility) else -1)

    def propose_cube(self) -> Option:
        """Pick the best hit."""

        def worth(option: Option) -> float:
            assert isinstance(option, PickCube)
            outcome = self.state.die_outcomes[option.cube]
            return outcome.section if outcome.is_hit else -1

        return self._best(worth)

    def propose_healing(self) -> Option:
        """Heal the hero who misses most life."""
        return self._best(lambda option: self.missing_life(option.fighter) if isinstance(option, ChooseFighter) else -1)

    def propose_card(self) -> Option:
        """Use armour on a harmful miss, and what adds damage to this hit. Curios wait for the big bad."""

        def worth(option: Option) -> float:
            if isinstance(option, UseToken):
                return 2
            if not isinstance(option, UseCard):
                return 0
            card = self.game.gear_card(option.card)
            falls = self.is_fighting and self.state.life[self.me] <= self.game.foe.damage
            match card:
                case Armour():
                    return 1
                case Curio(spares=True):
                    return 1 if falls else -1
                case Rarity(ultra=True):
                    return 3
            return -1

        return self._best(worth)

    def propose_gift(self) -> Option:
        """Give a card to the learner's own hero, who then learns to use it."""
        return self._best(lambda option: isinstance(option, Give) and option.fighter == self.me)

    def propose_scar(self) -> Option:
        """Cover the ability that is worth least."""
        return self._best(lambda option: -self.ability_worth(option.colour) if isinstance(option, ChooseColour) else 0)

    def propose_purchase(self) -> Option:
        """Heal weak heroes first. Then buy armour and a weapon for the learner's hero, one of each, and a white die."""
        options = self.decision.options
        if BuyLife() in options and any(self.state.life[each] <= WEAK_LIFE for each in self.game.living()):
            return BuyLife()
        carried = {self.game.gear_card(card).kind for card in self.state.gear[self.me]}
        for kind in KINDS_TO_BUY:
            wares = [option for option in options if isinstance(option, Buy) and option.fighter == self.me]
            wanted = [option for option in wares if self.game.gear_card(option.card).kind == kind]
            if wanted and kind not in carried:
                return min(wanted, key=lambda option: (self.game.gear_card(option.card).price, option.card))
        return BuyDie() if BuyDie() in options else PASS


def _nearest_step(allowed: Range, value: int) -> int:
    """Return the nearest number that a slider with this range can show."""
    steps = round((value - allowed.least) / allowed.step)
    return allowed.clamp(allowed.least + steps * allowed.step)


PROPOSALS: Mapping[str, Callable[[TutorialContext], Option]] = {
    "path": lambda context: max(context.decision.options, key=context.room_worth),
    "freebie": TutorialContext.propose_gift,
    "toss": lambda context: Toss(GOOD_TOSS),
    "die": TutorialContext.propose_die,
    "declare": TutorialContext.propose_declaration,
    "throw": TutorialContext.propose_throw,
    "cube": TutorialContext.propose_cube,
    "careless": TutorialContext.propose_throw_again,
    "correction": TutorialContext.propose_throw_again,
    "ability": TutorialContext.propose_ability,
    "herbs": TutorialContext.propose_healing,
    "heal": TutorialContext.propose_healing,
    "again": lambda context: context.decision.options[-1],
    "react": TutorialContext.propose_card,
    "scar": TutorialContext.propose_scar,
    "trophy": lambda context: TakeTrophy(),
    "buy": TutorialContext.propose_purchase,
}
"""How the tutorial chooses, by the kind of decision. All others are passed, or answered with the first option."""
