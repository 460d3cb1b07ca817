"""Step 3 of a turn: what a throw does, in the order of DF-8.11."""

from __future__ import annotations

from dataclasses import dataclass

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure, Procedure
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
from underkeep.games.dungeon_fighter.physics.outcome import CENTRE, EYE, FROST, SECTION, SNOW, WEAK_POINT, Landed
from underkeep.games.dungeon_fighter.rules import abilities, reactions, throw
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE
from underkeep.games.dungeon_fighter.state import CENTRE_VALUE, COLOURS, NOTHING, READY, SPENT, WEAK

CORRECTION = "correction"
WHACKED = 5
ROUNDHOUSE_BONUS = 2


@dataclass
class Attack:
    """A throw that is being resolved: what has been added to it so far."""

    fighter: int
    die: int
    landed: Landed
    bonus: int = 0
    """What abilities and techniques add on a hit."""
    dealt: int = 0
    """What the monster loses on a miss."""
    whacked: bool = False
    summed: bool = False
    """Whether the sections on both sides of a line are added."""
    ultra: bool = False
    spared: bool = False
    """A miss that does the hero no harm,"""
    prevented: int = 0
    """or less of it."""

    @property
    def hit(self) -> bool:
        """Whether the throw is a hit (DF-7.1)."""
        return self.landed.hits

    @property
    def eye(self) -> bool:
        """Whether an eye shows."""
        return self.landed.shows == EYE

    @property
    def base(self) -> int:
        """What the resting place is worth (DF-7.2, DF-7.15, DF-8.27, DF-8.28, DF-19.10)."""
        landed = self.landed
        own = 0 if landed.place == FROST else CENTRE_VALUE if landed.place == CENTRE else landed.section
        worth = WHACKED if self.whacked else own
        if not self.summed:
            return worth
        others = list(landed.line)
        if own in others:
            others.remove(own)
        return sum(sorted([worth, *others])[-2:])


def attack(game: Fighter, fighter: int) -> AnyProcedure:
    """Throw the chosen die, as often as it has to be, and resolve what counts."""
    while True:
        tune = game.state.tune
        landed = yield from throw.throw(game, fighter)
        made = Attack(fighter, game.state.die, landed)
        if (yield from _may_repeat(game, made)):
            continue
        chosen = yield from _ability(game, made)
        if chosen != CORRECTION or not (yield from _asked_again(game, made, "correction")):
            break
    if tune and ROUNDHOUSE in game.required():
        made.bonus += ROUNDHOUSE_BONUS
    made.ultra = made.hit and landed.place == CENTRE and made.eye
    if chosen:
        yield from abilities.use(game, made, chosen)
    yield from reactions.react(game, made)
    if not game.decided:
        _strike(game, made)
    if not game.decided:
        _suffer(game, made)
        _afterwards(game, made)


# --- 2: throwing again ------------------------------------------------------------------------------------------------


def _may_repeat(game: Fighter, made: Attack) -> Procedure[bool]:
    """A careless monster, or a card, lets the hero forget the throw (DF-17.2)."""
    if game.foe.careless and made.landed.place == SECTION and made.landed.section == 1:
        if (yield from _asked_again(game, made, "careless")):
            return True
    if not made.hit:
        hats = reactions.armour_of(game, made.fighter, again=True)
        used = yield from reactions.may_use(game, made.fighter, "again", hats)
        if used != NOTHING:
            throw.take_back(game)
            game.emit(Ignored, made.fighter, "card")
            return True
    return False


def _asked_again(game: Fighter, made: Attack, why: str) -> Procedure[bool]:
    answer = yield Decision(game.seat(made.fighter), why, [PASS, ThrowAgain()])
    if answer == PASS:
        return False
    throw.take_back(game)
    game.emit(Ignored, made.fighter, why)
    return True


# --- 3: the eye -------------------------------------------------------------------------------------------------------


def _ability(game: Fighter, made: Attack) -> Procedure[str]:
    """The ability that takes effect, or an empty text (DF-8.2 to DF-8.6, DF-20.4 to DF-20.9)."""
    if made.eye:
        colour = yield from _seen_by_eye(game, made)
    else:
        colour = yield from _upgraded(game, made)
    if colour == NOTHING:
        return ""
    name = game.printed(made.fighter).abilities[colour]
    game.emit(AbilityUsed, made.fighter, colour, name, not made.eye)
    return name


def _seen_by_eye(game: Fighter, made: Attack) -> Procedure[int]:
    """Which colour the eye activates; NOTHING if none works."""
    fighter = made.fighter
    open_colours = game.usable_colours(fighter)
    colours = [made.die] if made.die in COLOURS else list(COLOURS)
    colours = [colour for colour in colours if colour in open_colours]
    if not colours:
        game.emit(AbilityIdle, fighter, "scar")
        return NOTHING
    names = game.printed(fighter).abilities
    fitting = [colour for colour in colours if abilities.works(names[colour], made)]
    options: list[Option] = [UseAbility(colour) for colour in colours]
    if game.state.ballads and fitting:
        options.append(PASS)
    answer = yield Decision(game.seat(fighter), "ability", options)
    if answer == PASS:
        game.emit(AbilityIdle, fighter, "declined")
        game.learn(fighter)
        return NOTHING
    colour = int(answer.colour)
    if colour not in fitting:
        game.emit(AbilityIdle, fighter, "miss" if made.hit else "hit")
        game.learn(fighter)
        return NOTHING
    return colour


def _upgraded(game: Fighter, made: Attack) -> Procedure[int]:
    """Without an eye, an upgrade of the die's colour may be spent (DF-20.7)."""
    fighter, colour = made.fighter, made.die
    if colour not in COLOURS or game.state.upgrades[fighter][colour] != READY:
        return NOTHING
    name = game.printed(fighter).abilities[colour]
    if colour not in game.usable_colours(fighter) or not abilities.works(name, made):
        return NOTHING
    answer = yield Decision(game.seat(fighter), "upgrade-use", [PASS, UseAbility(colour)])
    if answer == PASS:
        return NOTHING
    game.state.upgrades[fighter][colour] = SPENT
    return colour


# --- 4 to 9: damage ---------------------------------------------------------------------------------------------------


def _strike(game: Fighter, made: Attack) -> None:
    """What the monster loses (DF-8.11, steps 4 to 7)."""
    state = game.state
    icebergs = game.remove_icebergs(made.landed.icebergs)
    if not made.hit:
        game.strike(made.fighter, made.dealt, 0, icebergs)
    elif made.landed.place == WEAK_POINT:
        # Half of what it has, and nothing can add to that (DF-19.11, DF-19.12).
        game.emit(WeakPointHit, made.fighter)
        game.strike(made.fighter, state.monster_life - state.monster_life // 2)
    elif made.ultra:
        game.emit(UltraCritical, made.fighter)
        state.monster_life, state.annihilated = 0, True
        game.fell(made.fighter)
    else:
        game.strike(made.fighter, made.base, made.bonus + _weapons(game), icebergs)


def _weapons(game: Fighter) -> int:
    """What the declared weapons add."""
    cards = [game.gear_card(card) for card in game.state.declared]
    return sum(card.bonus for card in cards if isinstance(card, Weapon))


def _suffer(game: Fighter, made: Attack) -> None:
    """What the hero loses by a miss (DF-7.8, DF-12.7)."""
    if made.hit or game.state.life[made.fighter] == 0:
        return
    damage = game.foe.damage - made.prevented
    if made.spared or made.landed.shows == SNOW or damage <= 0:
        game.emit(HeroSpared, made.fighter)
    else:
        game.hurt([made.fighter], damage)


def _afterwards(game: Fighter, made: Attack) -> None:
    """A hit wakes a technique of a mad monster, and a weak point is used up (DF-17.3, DF-19.11)."""
    if game.state.over or not made.hit:
        return
    before = game.awake()
    game.state.hits += 1
    for technique in game.awake()[len(before) :]:
        game.emit(TechniqueWoke, technique)
    if made.landed.place == WEAK_POINT:
        game.remove_template(WEAK)
