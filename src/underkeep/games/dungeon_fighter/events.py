"""What happens in Dungeon Fighter, as the log, the animation and the statistics hear of it."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard
from underkeep.games.dungeon_fighter.physics.gesture import Piece
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome


class HeroChosen(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    hero: int


class BossChosen(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    round: int


class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    phase: int


class PathSeen(Event, frozen=True, array_like=True, tag=True):
    """The boss looks at two rooms."""

    fighter: int
    one: SeenCard
    other: SeenCard


class RoomEntered(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class RoomsShuffled(Event, frozen=True, array_like=True, tag=True):
    """The rooms that were put aside are used again."""


class MonstersShuffled(Event, frozen=True, array_like=True, tag=True):
    """The beaten monsters are used again."""


class MonsterAppeared(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    life: int
    loot: int


class Fled(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class CoinsGained(Event, frozen=True, array_like=True, tag=True):
    coins: int
    why: str
    """`room`, `ability`, `card`, `overkill` or `loot`."""


class WhiteGained(Event, frozen=True, array_like=True, tag=True):
    dice: int


class SpecialDice(Event, frozen=True, array_like=True, tag=True):
    """The water cubes or the snow die join the coloured dice."""

    die: int


class IcebergPlaced(Event, frozen=True, array_like=True, tag=True):
    hole: int


class IcebergGone(Event, frozen=True, array_like=True, tag=True):
    hole: int


class Freebie(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    fighter: int
    """NOBODY if it goes to the team, or nowhere."""
    kept: bool


class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class DieTaken(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    die: int


class Recovered(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    damage: int


class Declared(Event, frozen=True, array_like=True, tag=True):
    """A weapon is used with the throw."""

    fighter: int
    card: SeenCard


class Roundhoused(Event, frozen=True, array_like=True, tag=True):
    """The roundhouse is tried for the tune."""

    fighter: int


class Thrown(Event, frozen=True, array_like=True, tag=True):
    """A throw that came to rest; of water cubes, each of them."""

    fighter: int
    die: int
    cube: int
    """Which of the water cubes; 0 for any other die."""
    landed: DieOutcome
    side: int
    """From where it was thrown, in degrees from north,"""
    pieces: tuple[Piece, ...]
    """and what the thrower had put down."""
    flight: bytes
    """The trajectory of the whole throw, told with its first die."""


class CubePicked(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    cube: int


class Ignored(Event, frozen=True, array_like=True, tag=True):
    """The throw is forgotten, and repeated."""

    fighter: int
    why: str
    """`careless`, `correction` or `card`."""


class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    colour: int
    ability: str
    upgrade: bool


class AbilityIdle(Event, frozen=True, array_like=True, tag=True):
    """An eye without effect."""

    fighter: int
    why: str
    """`scar`, `hit`, `miss` (what it would need) or `declined`."""


class ExperienceGained(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    total: int


class CardUsed(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    card: SeenCard


class BrawlerUsed(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class UltraCritical(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class WeakPointHit(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class MonsterHurt(Event, frozen=True, array_like=True, tag=True):
    """How much it lost: the section, what was added, and the icebergs."""

    fighter: int
    base: int
    bonus: int
    icebergs: int
    left: int


class MonsterFell(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    fighter: int


class TechniqueWoke(Event, frozen=True, array_like=True, tag=True):
    """A mad monster demands one more technique."""

    technique: str


class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    damage: int
    left: int


class HeroSpared(Event, frozen=True, array_like=True, tag=True):
    """A miss that does no harm."""

    fighter: int


class HeroHealed(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    life: int
    left: int


class HeroStunned(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class HeroRevived(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class Scarred(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    colour: int


class HeroDied(Event, frozen=True, array_like=True, tag=True):
    fighter: int


class Tossing(Event, frozen=True, array_like=True, tag=True):
    """How the toss of a template ended."""

    fighter: int
    template: int
    result: str
    """`lies`, `turn` (not enough of it), `table` (it touches it) or `off`."""
    flight: bytes


class DieCovered(Event, frozen=True, array_like=True, tag=True):
    """A template fell on a die, which is taken away."""

    die: int


class TemplateGone(Event, frozen=True, array_like=True, tag=True):
    template: int


class TrophyTaken(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    card: SeenCard


class Handed(Event, frozen=True, array_like=True, tag=True):
    """Equipment changes hands."""

    card: SeenCard
    giver: int
    fighter: int


class Dropped(Event, frozen=True, array_like=True, tag=True):
    """Equipment of a dead hero that nobody takes."""

    card: SeenCard


class StallOpened(Event, frozen=True, array_like=True, tag=True):
    count: int


class Offered(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class Bought(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    fighter: int
    price: int


class DieBought(Event, frozen=True, array_like=True, tag=True):
    white: int


class LifeBought(Event, frozen=True, array_like=True, tag=True):
    """Everybody regains one life."""


class StallClosed(Event, frozen=True, array_like=True, tag=True):
    shops: int


class Upgraded(Event, frozen=True, array_like=True, tag=True):
    fighter: int
    colour: int


class GameWon(Event, frozen=True, array_like=True, tag=True):
    glory: int


class GameLost(Event, frozen=True, array_like=True, tag=True):
    why: str
    """`stunned` or `dice`."""
