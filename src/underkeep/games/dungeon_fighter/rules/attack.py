"""Step 3 of a turn: the effects of a throw, in the order of DF-8.11."""

from __future__ import annotations

from dataclasses import dataclass

from underkeep.core.options.option import PASS, Pass
from underkeep.core.procedures import AnyProcedure, Procedure, ask, offer
from underkeep.core.state import require
from underkeep.games.dungeon_fighter.cards.card_types import Weapon
from underkeep.games.dungeon_fighter.events import (
    AbilityIdle,
    AbilityUsed,
    HeroSpared,
    Ignored,
    TechniqueWoke,
    UltraCritical,
    WeakPointHit,
)
from underkeep.games.dungeon_fighter.options import ThrowAgain, UseAbility
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, EYE, FROST, SECTION, SNOW, WEAK_POINT, DieOutcome
from underkeep.games.dungeon_fighter.rules import abilities, reactions, throw
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import CENTRE_VALUE, COLOURS, READY, SPENT, WEAK, Die, FighterNumber

CORRECTION = "correction"
WHACK_VALUE = 5
ROUNDHOUSE_BONUS = 2


@dataclass
class Attack:
    """A throw that is being resolved, with everything that was added to it so far."""

    fighter: FighterNumber
    die: Die
    outcome: DieOutcome
    bonus: int = 0
    """The damage that abilities and techniques add on a hit."""
    damage_on_miss: int = 0
    """The damage that the monster takes on a miss."""
    is_whacked: bool = False
    sums_line: bool = False
    """Whether the sections on both sides of a line are added."""
    is_ultra_critical: bool = False
    is_spared: bool = False
    """Whether a miss does the hero no harm."""
    prevented_damage: int = 0
    """The damage that the hero does not take on a miss."""

    @property
    def is_hit(self) -> bool:
        """Whether the throw is a hit (DF-7.1)."""
        return self.outcome.is_hit

    @property
    def shows_eye(self) -> bool:
        """Whether the die shows an eye."""
        return self.outcome.shows == EYE

    @property
    def base_damage(self) -> int:
        """Return the value of the resting place (DF-7.2, DF-7.15, DF-8.27, DF-8.28, DF-19.10)."""
        outcome = self.outcome
        own = 0 if outcome.place == FROST else CENTRE_VALUE if outcome.place == CENTRE else outcome.section
        worth = WHACK_VALUE if self.is_whacked else own
        if not self.sums_line:
            return worth
        others = list(outcome.line)
        if own in others:
            others.remove(own)
        return sum(sorted([worth, *others])[-2:])


def make_attack(game: DungeonFighter, fighter: FighterNumber) -> AnyProcedure:
    """Throw the chosen die, repeat the throw while the hero may and wants to, and resolve the throw that counts."""
    while True:
        tune = game.state.tune
        outcome = yield from throw.throw(game, fighter)
        attack = Attack(fighter, require(game.state.die), outcome)
        if (yield from _repeats_throw(game, attack)):
            continue
        chosen = yield from _choose_ability(game, attack)
        if chosen != CORRECTION or not (yield from _offer_throw_again(game, attack, "correction")):
            break
    if tune and ROUNDHOUSE in game.required_techniques():
        attack.bonus += ROUNDHOUSE_BONUS
    attack.is_ultra_critical = attack.is_hit and outcome.place == CENTRE and attack.shows_eye
    if chosen:
        yield from abilities.use_ability(game, attack, chosen)
    yield from reactions.offer_reactions(game, attack)
    if not game.fight_is_over:
        _damage_monster(game, attack)
    if not game.fight_is_over:
        _damage_hero(game, attack)
        _finish_hit(game, attack)


# --- 2: throw again ---------------------------------------------------------------------------------------------------


def _repeats_throw(game: DungeonFighter, attack: Attack) -> Procedure[bool]:
    """Whether the hero ignores the throw, because of a careless monster or a card (DF-17.2)."""
    if game.foe.careless and attack.outcome.place == SECTION and attack.outcome.section == 1:
        if (yield from _offer_throw_again(game, attack, "careless")):
            return True
    if not attack.is_hit:
        hats = reactions.unused_armour(game, attack.fighter, again=True)
        used = yield from reactions.offer_cards(game, attack.fighter, "again", hats)
        if used is not None:
            throw.ignore_throw(game)
            game.emit(Ignored, attack.fighter, "card")
            return True
    return False


def _offer_throw_again(game: DungeonFighter, attack: Attack, why: str) -> Procedure[bool]:
    """Ask whether the hero ignores the throw. Return whether the hero throws again."""
    if (yield from offer(game.seat(attack.fighter), why, [ThrowAgain()])) is None:
        return False
    throw.ignore_throw(game)
    game.emit(Ignored, attack.fighter, why)
    return True


# --- 3: the eye -------------------------------------------------------------------------------------------------------


def _choose_ability(game: DungeonFighter, attack: Attack) -> Procedure[str]:
    """Return the name of the ability that takes effect, or an empty text (DF-8.2 to DF-8.6, DF-20.4 to DF-20.9)."""
    if attack.shows_eye:
        colour = yield from _choose_colour_of_eye(game, attack)
    else:
        colour = yield from _offer_upgrade(game, attack)
    if colour is None:
        return ""
    name = game.hero_card(attack.fighter).abilities[colour]
    game.emit(AbilityUsed, attack.fighter, colour, name, not attack.shows_eye)
    return name


def _choose_colour_of_eye(game: DungeonFighter, attack: Attack) -> Procedure[Die | None]:
    """Return the colour whose ability the eye activates; None if no ability takes effect."""
    fighter = attack.fighter
    open_colours = game.usable_colours(fighter)
    colours = [attack.die] if attack.die in COLOURS else list(COLOURS)
    colours = [colour for colour in colours if colour in open_colours]
    if not colours:
        game.emit(AbilityIdle, fighter, "scar")
        return None
    names = game.hero_card(fighter).abilities
    fitting = [colour for colour in colours if abilities.takes_effect(names[colour], attack)]
    options: list[UseAbility | Pass] = [UseAbility(colour) for colour in colours]
    if game.state.ballads and fitting:
        options.append(PASS)
    answer = yield from ask(game.seat(fighter), "ability", options)
    if isinstance(answer, Pass):
        game.emit(AbilityIdle, fighter, "declined")
        game.gain_experience(fighter)
        return None
    if answer.colour not in fitting:
        game.emit(AbilityIdle, fighter, "miss" if attack.is_hit else "hit")
        game.gain_experience(fighter)
        return None
    return answer.colour


def _offer_upgrade(game: DungeonFighter, attack: Attack) -> Procedure[Die | None]:
    """Without an eye, ask whether the hero spends the upgrade of the die's colour (DF-20.7). Return the colour or
    None."""
    fighter, colour = attack.fighter, attack.die
    if colour not in COLOURS or game.state.upgrades[fighter][colour] != READY:
        return None
    name = game.hero_card(fighter).abilities[colour]
    if colour not in game.usable_colours(fighter) or not abilities.takes_effect(name, attack):
        return None
    if (yield from offer(game.seat(fighter), "upgrade-use", [UseAbility(colour)])) is None:
        return None
    game.state.upgrades[fighter][colour] = SPENT
    return colour


# --- 4 to 9: damage ---------------------------------------------------------------------------------------------------


def _damage_monster(game: DungeonFighter, attack: Attack) -> None:
    """Apply the damage to the monster (DF-8.11, steps 4 to 7)."""
    state = game.state
    icebergs = game.remove_icebergs(attack.outcome.icebergs)
    if not attack.is_hit:
        game.damage_monster(attack.fighter, attack.damage_on_miss, 0, icebergs)
    elif attack.outcome.place == WEAK_POINT:
        # The monster loses half of its life, and nothing adds to that (DF-19.11, DF-19.12).
        game.emit(WeakPointHit, attack.fighter)
        game.damage_monster(attack.fighter, state.monster_life - state.monster_life // 2)
    elif attack.is_ultra_critical:
        game.emit(UltraCritical, attack.fighter)
        state.monster_life, state.annihilated = 0, True
        game.defeat_monster(attack.fighter)
    else:
        game.damage_monster(attack.fighter, attack.base_damage, attack.bonus + _weapon_bonus(game), icebergs)


def _weapon_bonus(game: DungeonFighter) -> int:
    """Return the damage that the declared weapons add."""
    cards = [game.gear_card(card) for card in game.state.declared_weapons]
    return sum(card.bonus for card in cards if isinstance(card, Weapon))


def _damage_hero(game: DungeonFighter, attack: Attack) -> None:
    """Apply the damage of a miss to the hero (DF-7.8, DF-12.7)."""
    if attack.is_hit or game.state.life[attack.fighter] == 0:
        return
    damage = game.foe.damage - attack.prevented_damage
    if attack.is_spared or attack.outcome.shows == SNOW or damage <= 0:
        game.emit(HeroSpared, attack.fighter)
    else:
        game.hurt([attack.fighter], damage)


def _finish_hit(game: DungeonFighter, attack: Attack) -> None:
    """A hit wakes a technique of a mad monster, and removes the weak point that it hit (DF-17.3, DF-19.11)."""
    state = game.state
    if state.over or not attack.is_hit:
        return
    before = game.awake_techniques()
    state.hits += 1
    for technique in game.awake_techniques()[len(before) :]:
        game.emit(TechniqueWoke, technique)
    if attack.outcome.place == WEAK_POINT:
        game.remove_template(WEAK)
