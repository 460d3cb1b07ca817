"""What a bot thinks of a position: what a throw promises, what an ability is worth, what a fight will cost."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from random import Random

from underkeep.bots.dungeon_fighter.hit_chances import HitChance, hit_chance
from underkeep.games.dungeon_fighter.cards.card_types import CURIO, Monster, Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS, LEVELS, level_ids
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
    FighterState,
)

COIN_VALUE = 0.6
"""What a coin is worth in lives for each hero: in the stall it heals all of them;"""
WHITE_DIE_VALUE = 0.8
"""and a white die that is kept for the big bad, besides one life for the party."""
LIFE_VALUE_AGAINST_BIG_BAD = 0.3
"""What a life is against the big bad, where dice run out sooner, in points of damage,"""
STUN_COST = 2.0
"""and what it costs more if the hero falls."""
TUNE_DAMAGE = 1.5
BRAWLER_DAMAGE = 1.8
"""What a token on the monster will still bring, in points of damage."""


class CombatEvaluation:
    """A position through the eyes of a bot whose hand has a skill."""

    def __init__(self, state: FighterState, skill: str, random: Random) -> None:
        self.state = state
        self.game = DungeonFighter(state)
        self.skill = skill
        self.random = random

    @cached_property
    def coin_value(self) -> float:
        """What a coin is worth, in lives."""
        return COIN_VALUE * len(self.game.living())

    @cached_property
    def white_die_value(self) -> float:
        """What a white die is worth, in lives; less if there is no room for more."""
        worth = 1 + WHITE_DIE_VALUE * len(self.game.living())
        return worth if self.state.white < MAX_WHITE_DICE else worth / 2

    # --- a throw

    def hit_chance(self, required: tuple[str, ...], die: int = RED) -> HitChance:
        """What a throw promises."""
        found = hit_chance(required, DICE[die], DICE_SETS[self.state.shape], self.skill)
        if self.state.icebergs:
            return HitChance(
                min(0.97, found.probability * 1.05), found.mean_section
            )  # they keep dice from falling into holes
        return found

    @property
    def eye_chance(self) -> float:
        """How often a coloured die shows an eye."""
        return 1 / 4 if self.state.shape == TETRAHEDRA else 1 / 3

    def damage_bonus(self, weapons: tuple[int, ...], roundhouse: bool = False) -> int:
        """What weapons, and a roundhouse to the tune, add to a hit."""
        added = sum(card.bonus for card in map(self.game.gear_card, weapons) if isinstance(card, Weapon))
        dances = self.state.tune and (roundhouse or ROUNDHOUSE in self.game.techniques_with(weapons))
        return added + 2 * dances

    @cached_property
    def throw_cost(self) -> float:
        """What one more throw costs the party in lives, with misses and the recovery of dice."""
        odds = self.hit_chance(self.game.techniques_with())
        recovery = 0.0 if self.game.against_big_bad else self.game.foe.level * len(self.game.conscious()) / 3
        return (1 - odds.probability) * self.game.foe.damage + recovery

    @cached_property
    def damage_value(self) -> float:
        """What a point of damage saves in lives."""
        if self.game.against_big_bad:
            return 1 / LIFE_VALUE_AGAINST_BIG_BAD
        odds = self.hit_chance(self.game.techniques_with())
        return min(3.0, self.throw_cost / max(0.2, odds.probability * odds.mean_section))

    def harm_cost(self, fighter: int, damage: float) -> float:
        """What damage to a hero costs, in lives. Falling costs more; that nobody is left standing, everything."""
        life = self.state.life[fighter]
        if damage < life:
            return damage
        return 30.0 if self.game.conscious() == [fighter] else life + STUN_COST

    def blow_value(self, damage: float) -> float:
        """What damage to the monster is worth, in lives: no more than it has, and a coin for overkill."""
        left = self.state.monster_life
        if damage < left:
            return damage * self.damage_value
        overkill = self.coin_value if left - damage <= OVERKILL_LIFE and not self.game.against_big_bad else 0.0
        return left * self.damage_value + overkill + 0.5 * self.damage_value

    def throw_value(self, fighter: int, die: int, weapons: tuple[int, ...] = (), roundhouse: bool = False) -> float:
        """What a throw is worth, in lives."""
        odds = self.hit_chance(self.game.techniques_with(weapons, roundhouse), die)
        bonus = self.damage_bonus(weapons, roundhouse)
        # Hits are now better, now worse than the average.
        hit = sum(self.blow_value(max(1.0, odds.mean_section + more) + bonus) for more in (-1.5, 0.0, 1.5)) / 3
        return odds.probability * hit - (1 - odds.probability) * self.harm_cost(fighter, self.game.foe.damage)

    def best_throw_value(self, fighter: int, die: int) -> float:
        """What a throw is worth with the best weapons for it."""
        return max(self.throw_value(fighter, die, weapons, turn) for weapons, turn in self.declarations(fighter))

    def declarations(self, fighter: int) -> list[tuple[tuple[int, ...], bool]]:
        """Weapons, and whether there is a roundhouse."""
        weapons = self.game.weapons(fighter)
        turns = (False, True) if self.state.tune else (False,)
        return [
            (some, turn) for count in range(len(weapons) + 1) for some in combinations(weapons, count) for turn in turns
        ]

    def outcome_value(self, fighter: int, outcome: DieOutcome) -> float:
        """What a throw that has come to rest is worth, in lives, before the eye is looked at."""
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

    def _eye_prevents_damage(self, fighter: int) -> bool:
        """Whether the eye of the die makes up for a miss."""
        die = self.state.die
        names = self.game.hero_card(fighter).abilities
        open_colours = self.game.usable_colours(fighter)
        colours = [die] if die in COLOURS else open_colours
        return any(names[colour] == "spider-sense" for colour in colours if colour in open_colours)

    def _eye_value(self, fighter: int, outcome: DieOutcome) -> float:
        """What the eye adds to a hit."""
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

    def ability_value(self, fighter: int, colour: int, hit: bool, section: float = 3.0) -> float:
        """What an ability brings after a throw, in lives."""
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

    def expected_ability_value(self, fighter: int, colour: int) -> float:
        """What the ability of a colour promises before the throw."""
        if colour not in self.game.usable_colours(fighter):
            return 0.0
        odds = self.hit_chance(self.game.techniques_with(), colour)
        return self.eye_chance * (
            odds.probability * self.ability_value(fighter, colour, True, odds.mean_section)
            + (1 - odds.probability) * self.ability_value(fighter, colour, False)
        )

    def general_ability_value(self, fighter: int, colour: int) -> float:
        """What the ability of a colour is worth in general: for scars and upgrades."""
        worth = {
            "whack": 2.2, "correction": 2.6, "fine-herbs": 2.0, "spider-sense": 1.6, "panacea": 1.8,
            "catchy-tune": 2.6, "piercing": 2.0, "sticky-fingers": 1.0, "brawler": 1.6, "favourite-enemy": 1.8,
            "self-healing": 2.0, "camouflage": 2.8,
        }  # fmt: skip
        return worth[self.game.hero_card(fighter).abilities[colour]]

    @property
    def herb_healing(self) -> int:
        """How much Fine Herbs heal now."""
        return 2 + sum(self.game.gear_card(card).kind == CURIO for card in self.state.discard)

    def missing_life(self, fighter: int) -> int:
        """The lives that a hero has lost and can regain."""
        return self.game.max_life(fighter) - self.state.life[fighter]

    def healing_value(self, fighter: int, life: int) -> float:
        """What healing a hero is worth; more if the next miss would be the last."""
        gained = min(life, self.missing_life(fighter))
        near = self.state.monster and self.state.life[fighter] <= self.game.foe.damage
        return gained * (1.3 if near else 1.0) + 0.01 * self.missing_life(fighter)

    # --- fights

    def fight_cost(self, monster: Monster, techniques: tuple[str, ...], life: int) -> float:
        """What a fight will cost the party in lives."""
        required = tuple(technique for technique in TECHNIQUES if technique in techniques)
        odds = self.hit_chance(required)
        throws = life / max(0.05, odds.probability * (odds.mean_section + 0.6))
        party = max(1, len(self.game.conscious()))
        return throws * (1 - odds.probability) * monster.damage + max(0.0, throws - 3) / 3 * monster.level * party

    def next_level(self) -> int:
        """The level of the next monster, which its back tells."""
        deck = self.state.monster_deck
        return next((level for level in LEVELS if deck and deck[-1] in level_ids(level)), LEVELS[-1])

    def monsters_of_level(self, level: int) -> list[Monster]:
        """The monsters of a level."""
        return [card for card in CARDS if type(card) is Monster and card.level == level]
