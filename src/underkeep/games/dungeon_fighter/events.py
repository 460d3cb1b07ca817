"""The events of Dungeon Fighter, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.events import Event, SeenCard, event
from underkeep.games.dungeon_fighter.fields import (
    Ability,
    Colour,
    Cube,
    DiceNumbers,
    Die,
    Fighter,
    HeroCard,
    Hole,
    OutcomeOfDie,
    Phase,
    Pieces,
    Technique,
    TemplateKind,
    Trajectory,
)

STEP, CARD, PIECE = 1.2, 0.9, 0.45
"""The display times of a step, of a card, and of a piece. The client knows the time of a trajectory that it plays."""
GAIN = 1.0
"""The display time of something that the party or a hero gains or loses: coins, life, experience."""
BIG = 1.8
"""The display time of an event that no viewer should miss."""


@event()
class HeroChosen(Event, frozen=True, array_like=True, tag=True):
    """A player has a hero."""

    fighter: Fighter
    hero: HeroCard


@event()
class BossChosen(Event, frozen=True, array_like=True, tag=True):
    """A hero becomes the boss."""

    fighter: Fighter


@event()
class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    """A round begins."""

    round: int


@event()
class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    """A phase begins."""

    phase: Phase


@event()
class PathSeen(Event, frozen=True, array_like=True, tag=True):
    """The boss looks at two rooms."""

    fighter: Fighter
    one: SeenCard
    other: SeenCard


@event(show=STEP)
class RoomEntered(Event, frozen=True, array_like=True, tag=True):
    """The party enters a room."""

    card: SeenCard


@event()
class RoomsShuffled(Event, frozen=True, array_like=True, tag=True):
    """The discarded rooms are shuffled into the room deck."""


@event()
class MonstersShuffled(Event, frozen=True, array_like=True, tag=True):
    """The beaten monsters become the new monster deck."""


@event(show=BIG)
class MonsterAppeared(Event, frozen=True, array_like=True, tag=True):
    """A monster or a big bad is revealed."""

    card: SeenCard
    life: int
    loot: int


@event(show=STEP)
class Fled(Event, frozen=True, array_like=True, tag=True):
    """The party runs from a monster."""

    card: SeenCard


@event(show=GAIN)
class CoinsGained(Event, frozen=True, array_like=True, tag=True):
    """Coins go from the supply into the chest."""

    coins: int
    why: str
    """The source of the coins: `room`, `ability`, `card`, `overkill` or `loot`."""


@event(show=GAIN)
class WhiteGained(Event, frozen=True, array_like=True, tag=True):
    """White dice go from the supply into the chest."""

    dice: int


@event(show=PIECE)
class SpecialDice(Event, frozen=True, array_like=True, tag=True):
    """The water cubes or the snow die join the coloured dice."""

    die: Die


@event(show=PIECE)
class IcebergPlaced(Event, frozen=True, array_like=True, tag=True):
    """An iceberg is put into a hole."""

    hole: Hole


@event(show=PIECE)
class IcebergGone(Event, frozen=True, array_like=True, tag=True):
    """An iceberg is removed from its hole."""

    hole: Hole


@event(show=CARD)
class Freebie(Event, frozen=True, array_like=True, tag=True):
    """A card of the stall is given away."""

    card: SeenCard
    fighter: Fighter | None
    """The hero who gets the card; None if it goes to the team or is discarded."""
    kept: bool


@event()
class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    """The turn of a hero begins."""

    fighter: Fighter


@event(show=PIECE)
class DieTaken(Event, frozen=True, array_like=True, tag=True):
    """A hero takes a die."""

    fighter: Fighter
    die: Die


@event(show=CARD)
class Recovered(Event, frozen=True, array_like=True, tag=True):
    """The party takes the coloured dice back."""

    fighter: Fighter
    damage: int


@event()
class Declared(Event, frozen=True, array_like=True, tag=True):
    """A weapon is used with the throw."""

    fighter: Fighter
    card: SeenCard


@event()
class Roundhoused(Event, frozen=True, array_like=True, tag=True):
    """The roundhouse is chosen for the Catchy Tune."""

    fighter: Fighter


@event(show=STEP)
class Thrown(Event, frozen=True, array_like=True, tag=True):
    """A die of a throw has come to rest. A throw of water cubes has one event for each cube."""

    fighter: Fighter | None
    """The hero who throws; None in practice."""
    die: Die
    cube: Cube
    """The number of the water cube; 0 for any other die."""
    landed: OutcomeOfDie
    side: int
    """The side from which the die was thrown, in degrees from north."""
    pieces: Pieces
    """The pieces that the thrower had put down."""
    flight: Trajectory
    """The packed trajectory of the whole throw. Only the first die has it."""


@event()
class CubePicked(Event, frozen=True, array_like=True, tag=True):
    """A hero picks the water cube that counts."""

    fighter: Fighter
    cube: Cube


@event(show=PIECE)
class Ignored(Event, frozen=True, array_like=True, tag=True):
    """The throw is ignored and repeated."""

    fighter: Fighter
    why: str
    """The reason: `careless`, `correction` or `card`."""


@event(show=CARD)
class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    """An ability takes effect."""

    fighter: Fighter
    colour: Colour
    ability: Ability
    upgrade: bool


@event()
class AbilityIdle(Event, frozen=True, array_like=True, tag=True):
    """An eye has no effect."""

    fighter: Fighter
    why: str
    """The reason: `scar`, `declined`, or what the ability would need (`hit`, `miss`)."""


@event(show=GAIN)
class ExperienceGained(Event, frozen=True, array_like=True, tag=True):
    """A hero gains one experience."""

    fighter: Fighter
    total: int


@event(show=CARD)
class CardUsed(Event, frozen=True, array_like=True, tag=True):
    """A hero uses armour, a curio or a rarity."""

    fighter: Fighter
    card: SeenCard


@event(show=CARD)
class BrawlerUsed(Event, frozen=True, array_like=True, tag=True):
    """A hero uses the Brawler token."""

    fighter: Fighter


@event(show=BIG)
class UltraCritical(Event, frozen=True, array_like=True, tag=True):
    """A throw is ultra-critical."""

    fighter: Fighter


@event(show=CARD)
class WeakPointHit(Event, frozen=True, array_like=True, tag=True):
    """A throw hits the weak point."""

    fighter: Fighter


@event(show=STEP)
class MonsterHurt(Event, frozen=True, array_like=True, tag=True):
    """The monster loses life: by the section (`base`), by additions (`bonus`) and by icebergs."""

    fighter: Fighter
    base: int
    bonus: int
    icebergs: int
    left: int


@event(show=BIG)
class MonsterFell(Event, frozen=True, array_like=True, tag=True):
    """A hero finishes the monster."""

    card: SeenCard
    fighter: Fighter


@event(show=CARD)
class TechniqueWoke(Event, frozen=True, array_like=True, tag=True):
    """A mad monster demands one more technique."""

    technique: Technique


@event(show=GAIN)
class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    """A hero loses life."""

    fighter: Fighter
    damage: int
    left: int


@event()
class HeroSpared(Event, frozen=True, array_like=True, tag=True):
    """A miss does the hero no harm."""

    fighter: Fighter


@event(show=GAIN)
class HeroHealed(Event, frozen=True, array_like=True, tag=True):
    """A hero regains life."""

    fighter: Fighter
    life: int
    left: int


@event(show=BIG)
class HeroStunned(Event, frozen=True, array_like=True, tag=True):
    """A hero is stunned."""

    fighter: Fighter


@event(show=STEP)
class HeroRevived(Event, frozen=True, array_like=True, tag=True):
    """A stunned hero stands up again."""

    fighter: Fighter


@event(show=STEP)
class Scarred(Event, frozen=True, array_like=True, tag=True):
    """A hero gets a scar."""

    fighter: Fighter
    colour: Colour


@event(show=BIG)
class HeroDied(Event, frozen=True, array_like=True, tag=True):
    """A hero dies for good."""

    fighter: Fighter


@event(show=STEP)
class Tossing(Event, frozen=True, array_like=True, tag=True):
    """A toss of a template has ended."""

    fighter: Fighter | None
    template: TemplateKind
    result: str
    """The result: `lies`, `turn` (it turned too little), `table` (it touches the table) or `off`."""
    flight: Trajectory
    covers: DiceNumbers = ()
    """The dice on the table that the template covers, by their numbers before the toss."""


@event(show=PIECE)
class DieCovered(Event, frozen=True, array_like=True, tag=True):
    """A template covers a die, which is taken away."""

    die: Die


@event()
class TemplateGone(Event, frozen=True, array_like=True, tag=True):
    """A template is removed from the target."""

    template: TemplateKind


@event()
class TrophyTaken(Event, frozen=True, array_like=True, tag=True):
    """A hero keeps the card of a beaten monster."""

    fighter: Fighter
    card: SeenCard


@event()
class Handed(Event, frozen=True, array_like=True, tag=True):
    """A piece of equipment goes from one hero to another."""

    card: SeenCard
    giver: Fighter
    fighter: Fighter


@event()
class Dropped(Event, frozen=True, array_like=True, tag=True):
    """A piece of equipment of a dead hero is discarded."""

    card: SeenCard


@event(show=CARD)
class StallOpened(Event, frozen=True, array_like=True, tag=True):
    """The stall opens."""

    count: int


@event()
class Offered(Event, frozen=True, array_like=True, tag=True):
    """A card is for sale."""

    card: SeenCard


@event(show=PIECE)
class Bought(Event, frozen=True, array_like=True, tag=True):
    """A card is bought."""

    card: SeenCard
    fighter: Fighter | None
    price: int


@event()
class DieBought(Event, frozen=True, array_like=True, tag=True):
    """A white die is bought."""

    white: int


@event()
class LifeBought(Event, frozen=True, array_like=True, tag=True):
    """One life is bought for every hero."""


@event()
class StallClosed(Event, frozen=True, array_like=True, tag=True):
    """The stall closes."""

    shops: int


@event(show=GAIN)
class Upgraded(Event, frozen=True, array_like=True, tag=True):
    """A hero gains an upgrade."""

    fighter: Fighter
    colour: Colour


@event(show=BIG)
class GameWon(Event, frozen=True, array_like=True, tag=True):
    """The party has won."""

    glory: int


@event(show=BIG)
class GameLost(Event, frozen=True, array_like=True, tag=True):
    """The party has lost."""

    why: str
    """The reason: `stunned` or `dice`."""


EVENTS: tuple[type[Event], ...] = declared_types(__name__, Event)
