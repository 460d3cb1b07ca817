"""The abilities of heroes (DF-8.20 to DF-8.35): when an eye shows, this is what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from underkeep.core.decisions import Decision
from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.games.dungeon_fighter.cards.card_types import CURIO
from underkeep.games.dungeon_fighter.options import ChooseFighter

if TYPE_CHECKING:
    from underkeep.games.dungeon_fighter.rules.attack import Attack
    from underkeep.games.dungeon_fighter.rules.rules import Fighter

ALWAYS, HIT, MISS = "always", "hit", "miss"
"""When an ability takes effect (DF-8.3)."""
AGAINST_BIG_BAD = 3
"""What Camouflage adds where there is no room."""

Effect = Callable[["Fighter", "Attack"], VerbResult | None]


class Ability(NamedTuple):
    """An ability: when it works, and what it does."""

    when: str
    effect: Effect


ABILITIES: dict[str, Ability] = {}


def ability(name: str, when: str = ALWAYS) -> Callable[[Effect], Effect]:
    """Declares the ability of this name."""

    def declared(effect: Effect) -> Effect:
        ABILITIES[name] = Ability(when, effect)
        return effect

    return declared


def works(name: str, attack: Attack) -> bool:
    """Whether the throw is such that the ability takes effect."""
    when = ABILITIES[name].when
    return when == ALWAYS or (when == HIT) == attack.hit


def use(game: Fighter, attack: Attack, name: str) -> VerbResult:
    """Let the ability take effect."""
    return ABILITIES[name].effect(game, attack) or DONE


@ability("correction")
def correction(game: Fighter, attack: Attack) -> None:
    """The hero may pick the die up and throw again. That is offered before anything else happens (DF-8.11)."""


@ability("favourite-enemy", HIT)
def favourite_enemy(game: Fighter, attack: Attack) -> None:
    """4 more damage against the type on the hero's card, 1 more against any other."""
    attack.bonus += 4 if game.foe.type == game.printed(attack.fighter).favourite else 1


@ability("spider-sense", MISS)
def spider_sense(game: Fighter, attack: Attack) -> None:
    """The hero takes no damage, and the monster loses 2."""
    attack.spared = True
    attack.dealt += 2


@ability("panacea")
def panacea(game: Fighter, attack: Attack) -> None:
    """Every conscious hero regains 1."""
    game.heal(game.conscious(), 1)


@ability("sticky-fingers")
def sticky_fingers(game: Fighter, attack: Attack) -> None:
    """A coin for the chest."""
    game.earn(1, "ability")


@ability("self-healing")
def self_healing(game: Fighter, attack: Attack) -> None:
    """The hero regains 3."""
    game.heal([attack.fighter], 3)


@ability("piercing", HIT)
def piercing(game: Fighter, attack: Attack) -> None:
    """2 more damage."""
    attack.bonus += 2


@ability("whack", HIT)
def whack(game: Fighter, attack: Attack) -> None:
    """The section counts as 5."""
    attack.whacked = True


@ability("fine-herbs")
def fine_herbs(game: Fighter, attack: Attack) -> AnyProcedure:
    """A hero of one's choice regains 2, and 1 more for each curio in the discard pile (DF-8.30)."""
    curios = sum(game.gear_card(card).kind == CURIO for card in game.state.discard)
    patients = [ChooseFighter(fighter) for fighter in game.conscious()]
    answer = yield Decision(game.seat(attack.fighter), "herbs", patients)
    game.heal([answer.fighter], 2 + curios)


@ability("brawler")
def brawler(game: Fighter, attack: Attack) -> None:
    """The token goes, active, to the monster (DF-8.31)."""
    game.state.brawler = True


@ability("catchy-tune", HIT)
def catchy_tune(game: Fighter, attack: Attack) -> None:
    """2 more damage, and until the end of the fight a roundhouse adds 2 (DF-8.33)."""
    attack.bonus += 2
    game.state.tune = True


@ability("camouflage", HIT)
def camouflage(game: Fighter, attack: Attack) -> None:
    """As much more damage as the room has stall symbols (DF-8.35)."""
    room = game.room_card()
    attack.bonus += AGAINST_BIG_BAD if room is None else room.stalls
