"""The abilities of heroes (DF-8.20 to DF-8.35)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from underkeep.core.procedures import DONE, AnyProcedure, VerbResult, ask
from underkeep.games.dungeon_fighter.cards.card_types import CURIO
from underkeep.games.dungeon_fighter.options import ChooseFighter

if TYPE_CHECKING:
    from underkeep.games.dungeon_fighter.rules.attack import Attack
    from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter

ALWAYS, HIT, MISS = "always", "hit", "miss"
"""The throws after which an ability takes effect: every throw, a hit, or a miss (DF-8.3)."""
CAMOUFLAGE_WITHOUT_ROOM = 3
"""The damage that Camouflage adds against the big bad, where there is no room."""

Effect = Callable[["DungeonFighter", "Attack"], VerbResult | None]


class Ability(NamedTuple):
    """An ability: the throws after which it takes effect, and its effect."""

    when: str
    effect: Effect


ABILITIES: dict[str, Ability] = {}


def ability(name: str, when: str = ALWAYS) -> Callable[[Effect], Effect]:
    """Return a decorator that registers the effect of the ability with this name."""

    def declared(effect: Effect) -> Effect:
        ABILITIES[name] = Ability(when, effect)
        return effect

    return declared


def takes_effect(name: str, attack: Attack) -> bool:
    """Whether an ability takes effect after this throw."""
    when = ABILITIES[name].when
    return when == ALWAYS or (when == HIT) == attack.is_hit


def use_ability(game: DungeonFighter, attack: Attack, name: str) -> VerbResult:
    """Apply the effect of an ability."""
    return ABILITIES[name].effect(game, attack) or DONE


@ability("correction")
def correction(game: DungeonFighter, attack: Attack) -> None:
    """The hero may pick the die up and throw again. The attack offers this before any other effect (DF-8.11)."""


@ability("favourite-enemy", HIT)
def favourite_enemy(game: DungeonFighter, attack: Attack) -> None:
    """Deal 4 more damage against the type on the hero card, 1 more against any other."""
    attack.bonus += 4 if game.foe.type == game.hero_card(attack.fighter).favourite else 1


@ability("spider-sense", MISS)
def spider_sense(game: DungeonFighter, attack: Attack) -> None:
    """The hero takes no damage, and the monster loses 2 life."""
    attack.is_spared = True
    attack.damage_on_miss += 2


@ability("panacea")
def panacea(game: DungeonFighter, attack: Attack) -> None:
    """Every conscious hero regains 1 life."""
    game.heal(game.conscious(), 1)


@ability("sticky-fingers")
def sticky_fingers(game: DungeonFighter, attack: Attack) -> None:
    """The chest gains a coin."""
    game.gain_coins(1, "ability")


@ability("self-healing")
def self_healing(game: DungeonFighter, attack: Attack) -> None:
    """The hero regains 3 life."""
    game.heal([attack.fighter], 3)


@ability("piercing", HIT)
def piercing(game: DungeonFighter, attack: Attack) -> None:
    """Deal 2 more damage."""
    attack.bonus += 2


@ability("whack", HIT)
def whack(game: DungeonFighter, attack: Attack) -> None:
    """The section counts as 5."""
    attack.is_whacked = True


@ability("fine-herbs")
def fine_herbs(game: DungeonFighter, attack: Attack) -> AnyProcedure:
    """A hero of the player's choice regains 2 life, and 1 more for each curio in the discard pile (DF-8.30)."""
    curios = sum(game.gear_card(card).kind == CURIO for card in game.state.discard)
    patients = [ChooseFighter(fighter) for fighter in game.conscious()]
    answer = yield from ask(game.seat(attack.fighter), "herbs", patients)
    game.heal([answer.fighter], 2 + curios)


@ability("brawler")
def brawler(game: DungeonFighter, attack: Attack) -> None:
    """The Brawler token goes, active, to the monster (DF-8.31)."""
    game.state.brawler = True


@ability("catchy-tune", HIT)
def catchy_tune(game: DungeonFighter, attack: Attack) -> None:
    """Deal 2 more damage. Until the end of the fight a roundhouse adds 2 damage (DF-8.33)."""
    attack.bonus += 2
    game.state.tune = True


@ability("camouflage", HIT)
def camouflage(game: DungeonFighter, attack: Attack) -> None:
    """Deal as much more damage as the room has stall symbols (DF-8.35)."""
    room = game.room_card()
    attack.bonus += CAMOUFLAGE_WITHOUT_ROOM if room is None else room.stalls
