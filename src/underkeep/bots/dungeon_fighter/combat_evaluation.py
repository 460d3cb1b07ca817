"""The evaluation of a fight in lives: the value of throws, abilities and healing, and the cost of fights."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from random import Random

from underkeep.bots.dungeon_fighter.hit_chances import HitChance, hit_chance
from underkeep.core.state import CardId, require
from underkeep.games.dungeon_fighter.cards.card_ids import level_on_back
from underkeep.games.dungeon_fighter.cards.card_types import CURIO, Monster, Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS, LEVELS
from underkeep.games.dungeon_fighter.physics.dice import DICE_SETS
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, EYE, FROST, SNOW, WEAK_POINT, DieOutcome
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    MAX_WHITE_DICE,
    OVERKILL_LIFE,
    RED,
    TETRAHEDRA,
    Die,
    FighterNumber,
    FighterState,
)

COIN_VALUE = 0.6
"""The value of a coin for each hero: in the stall a coin heals all heroes."""
WHITE_DIE_VALUE = 0.8
"""The value of a white die for each hero, in addition to one life: it is kept for the big bad."""
LIFE_VALUE_AGAINST_BIG_BAD = 0.3
"""The value of a life in points of damage against the big bad, where dice run out sooner."""
STUN_COST = 2.0
"""The additional cost of damage that stuns the hero."""
TUNE_DAMAGE = 1.5
"""The expected damage of the Catchy Tune token on the monster."""
BRAWLER_DAMAGE = 1.8
"""The expected damage of the Brawler token on the monster."""


class CombatEvaluation:
    """The evaluation of a state by a bot with a skill level."""

    def __init__(self, state: FighterState, skill: str, random: Random) -> None:
        self.state = state
        self.game = DungeonFighter(state)
        self.skill = skill
        self.random = random

    @cached_property
    def coin_value(self) -> float:
        """The value of a coin."""
        return COIN_VALUE * len(self.game.living())

    @cached_property
    def white_die_value(self) -> float:
        """The value of a white die. It is lower if the chest is full."""
        worth = 1 + WHITE_DIE_VALUE * len(self.game.living())
        return worth if self.state.white < MAX_WHITE_DICE else worth / 2

    # --- a throw

    def hit_chance(self, required: tuple[str, ...], die: Die = RED) -> HitChance:
        """Return the chance that a throw hits, and its mean section."""
        found = hit_chance(required, DICE[die], DICE_SETS[self.state.shape], self.skill)
        if self.state.icebergs:
            return HitChance(
                min(0.97, found.probability * 1.05), found.mean_section
            )  # icebergs keep dice from falling into holes
        return found

    @property
    def active(self) -> FighterNumber:
        """The hero whose turn it is."""
        return require(self.state.active)

    @property
    def die(self) -> Die:
        """The die of the throw."""
        return require(self.state.die)

    @property
    def eye_chance(self) -> float:
        """The chance that a coloured die shows an eye."""
        return 1 / 4 if self.state.shape == TETRAHEDRA else 1 / 3

    def damage_bonus(self, weapons: tuple[CardId, ...], roundhouse: bool = False) -> int:
        """Return the damage that weapons, and a roundhouse with the Catchy Tune, add to a hit."""
        added = sum(card.bonus for card in map(self.game.gear_card, weapons) if isinstance(card, Weapon))
        dances = self.state.tune and (roundhouse or ROUNDHOUSE in self.game.techniques_with(weapons))
        return added + 2 * dances

    @cached_property
    def throw_cost(self) -> float:
        """The cost of one more throw for the party: misses and the recovery of dice."""
        odds = self.hit_chance(self.game.techniques_with())
        recovery = 0.0 if self.game.against_big_bad else self.game.foe.level * len(self.game.conscious()) / 3
        return (1 - odds.probability) * self.game.foe.damage + recovery

    @cached_property
    def damage_value(self) -> float:
        """The value of a point of damage."""
        if self.game.against_big_bad:
            return 1 / LIFE_VALUE_AGAINST_BIG_BAD
        odds = self.hit_chance(self.game.techniques_with())
        return min(3.0, self.throw_cost / max(0.2, odds.probability * odds.mean_section))

    def harm_cost(self, fighter: FighterNumber, damage: float) -> float:
        """Return the cost of damage to a hero. It is higher if the hero is stunned, and highest if no hero is left
        standing."""
        life = self.state.life[fighter]
        if damage < life:
            return damage
        return 30.0 if self.game.conscious() == [fighter] else life + STUN_COST

    def blow_value(self, damage: float) -> float:
        """Return the value of damage to the monster: not more than its life, and a coin for overkill."""
        left = self.state.monster_life
        if damage < left:
            return damage * self.damage_value
        overkill = self.coin_value if left - damage <= OVERKILL_LIFE and not self.game.against_big_bad else 0.0
        return left * self.damage_value + overkill + 0.5 * self.damage_value

    def throw_value(
        self, fighter: FighterNumber, die: Die, weapons: tuple[CardId, ...] = (), roundhouse: bool = False
    ) -> float:
        """Return the expected value of a throw."""
        odds = self.hit_chance(self.game.techniques_with(weapons, roundhouse), die)
        bonus = self.damage_bonus(weapons, roundhouse)
        # Hits vary around the average section.
        hit = sum(self.blow_value(max(1.0, odds.mean_section + more) + bonus) for more in (-1.5, 0.0, 1.5)) / 3
        return odds.probability * hit - (1 - odds.probability) * self.harm_cost(fighter, self.game.foe.damage)

    def best_throw_value(self, fighter: FighterNumber, die: Die) -> float:
        """Return the expected value of a throw with the best declaration."""
        return max(self.throw_value(fighter, die, weapons, turn) for weapons, turn in self.declarations(fighter))

    def declarations(self, fighter: FighterNumber) -> list[tuple[tuple[CardId, ...], bool]]:
        """Return all choices of weapons, each without and perhaps with a roundhouse."""
        weapons = self.game.weapons(fighter)
        turns = (False, True) if self.state.tune else (False,)
        return [
            (some, turn) for count in range(len(weapons) + 1) for some in combinations(weapons, count) for turn in turns
        ]

    def outcome_value(self, fighter: FighterNumber, outcome: DieOutcome) -> float:
        """Return the value of an outcome before the ability of an eye is chosen."""
        if not outcome.is_hit:
            spared = outcome.shows == SNOW or (outcome.shows == EYE and self._eye_prevents_damage(fighter))
            dealt = self.blow_value(len(outcome.icebergs))
            return dealt if spared else dealt - self.harm_cost(fighter, self.game.foe.damage)
        if outcome.place == CENTRE and outcome.shows == EYE:
            return self.blow_value(self.state.monster_life + 3)
        if outcome.place == WEAK_POINT:
            return self.blow_value(self.state.monster_life / 2)
        section = 0 if outcome.place == FROST else outcome.section
        declared = tuple(self.state.declared_weapons)
        worth = self.blow_value(section + self.damage_bonus(declared, self.state.roundhouse) + len(outcome.icebergs))
        if outcome.shows == EYE:
            worth += self._eye_value(fighter, outcome)
        return worth

    def _eye_prevents_damage(self, fighter: FighterNumber) -> bool:
        """Whether the eye of the die prevents the damage of a miss."""
        die = self.state.die
        names = self.game.hero_card(fighter).abilities
        open_colours = self.game.usable_colours(fighter)
        colours = [die] if die in COLOURS else open_colours
        return any(names[colour] == "spider-sense" for colour in colours if colour in open_colours)

    def _eye_value(self, fighter: FighterNumber, outcome: DieOutcome) -> float:
        """Return the value that the eye adds to a hit."""
        die = self.state.die
        colours = [die] if die in COLOURS else list(COLOURS)
        open_colours = self.game.usable_colours(fighter)
        return max(
            (
                self.ability_value(fighter, colour, True, outcome.section)
                for colour in colours
                if colour in open_colours
            ),
            default=0.0,
        )

    # --- abilities

    def ability_value(self, fighter: FighterNumber, colour: Die, hit: bool, section: float = 3.0) -> float:
        """Return the value of an ability after a throw."""
        game, state = self.game, self.state
        name = game.hero_card(fighter).abilities[colour]
        damage = self.damage_value if state.monster else 1.0
        match name:
            case "whack":
                return max(0.0, 5 - section) * damage * hit
            case "piercing":
                return 2 * damage * hit
            case "favourite-enemy":
                loved = bool(state.monster) and game.foe.type == game.hero_card(fighter).favourite
                return (4 if loved else 1) * damage * hit
            case "camouflage":
                room = game.room_card()
                return (room.stalls if room is not None else 3) * damage * hit
            case "catchy-tune":
                return (2 + (0 if state.tune else TUNE_DAMAGE)) * damage * hit
            case "brawler":
                return 0.0 if state.brawler else BRAWLER_DAMAGE * damage
            case "spider-sense":
                return (
                    0.0 if hit or not state.monster else self.blow_value(2) + self.harm_cost(fighter, game.foe.damage)
                )
            case "correction":
                return 0.0 if hit or not state.monster else 2 + 2 * damage
            case "sticky-fingers":
                return self.coin_value
            case "self-healing":
                return min(3, self.missing_life(fighter)) * 0.9
            case "panacea":
                return 0.9 * sum(self.missing_life(other) > 0 for other in game.conscious())
            case "fine-herbs":
                return 0.9 * max(
                    (self.healing_value(other, self.herb_healing) for other in game.conscious()), default=0.0
                )
        return 0.0

    def expected_ability_value(self, fighter: FighterNumber, colour: Die) -> float:
        """Return the expected value of the ability of a colour before the throw."""
        if colour not in self.game.usable_colours(fighter):
            return 0.0
        odds = self.hit_chance(self.game.techniques_with(), colour)
        return self.eye_chance * (
            odds.probability * self.ability_value(fighter, colour, True, odds.mean_section)
            + (1 - odds.probability) * self.ability_value(fighter, colour, False)
        )

    def general_ability_value(self, fighter: FighterNumber, colour: Die) -> float:
        """Return the value of the ability of a colour in any fight, for scars and upgrades."""
        worth = {
            "whack": 2.2, "correction": 2.6, "fine-herbs": 2.0, "spider-sense": 1.6, "panacea": 1.8,
            "catchy-tune": 2.6, "piercing": 2.0, "sticky-fingers": 1.0, "brawler": 1.6, "favourite-enemy": 1.8,
            "self-healing": 2.0, "camouflage": 2.8,
        }  # fmt: skip
        return worth[self.game.hero_card(fighter).abilities[colour]]

    @property
    def herb_healing(self) -> int:
        """The life that Fine Herbs give back now."""
        return 2 + sum(self.game.gear_card(card).kind == CURIO for card in self.state.discard)

    def missing_life(self, fighter: FighterNumber) -> int:
        """Return the life that a hero has lost and can regain."""
        return self.game.max_life(fighter) - self.state.life[fighter]

    def healing_value(self, fighter: FighterNumber, life: int) -> float:
        """Return the value of healing a hero. It is higher if the next miss would stun the hero."""
        gained = min(life, self.missing_life(fighter))
        near = self.state.monster and self.state.life[fighter] <= self.game.foe.damage
        return gained * (1.3 if near else 1.0) + 0.01 * self.missing_life(fighter)

    # --- fights

    def fight_cost(self, monster: Monster, techniques: tuple[str, ...], life: int) -> float:
        """Return the expected cost of a fight for the party."""
        required = tuple(technique for technique in TECHNIQUES if technique in techniques)
        odds = self.hit_chance(required)
        throws = life / max(0.05, odds.probability * (odds.mean_section + 0.6))
        party = max(1, len(self.game.conscious()))
        return throws * (1 - odds.probability) * monster.damage + max(0.0, throws - 3) / 3 * monster.level * party

    def next_level(self) -> int:
        """Return the level on the back of the next monster."""
        deck = self.state.monster_deck
        return (level_on_back(self.state, deck[-1]) if deck else 0) or LEVELS[-1]

    def monsters_of_level(self, level: int) -> list[Monster]:
        """Return the monsters of a level."""
        return [card for card in CARDS if type(card) is Monster and card.level == level]
