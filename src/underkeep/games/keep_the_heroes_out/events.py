"""The events of Keep the Heroes Out!, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Seat
from underkeep.games.keep_the_heroes_out.fields import (
    Ballot,
    CarriedToken,
    Clan,
    DamageCause,
    Hero,
    HeroClass,
    Mark,
    MarkPlace,
    Monster,
    MoveWay,
    Phase,
    Room,
    Token,
    TurnUpReason,
)

HERO_STEP, CARD, PIECE = 1.2, 0.9, 0.45
"""The display times of a step of the heroes, whose reason is worth reading; of a card that is turned up; of a piece
that moves. Every event that changes the map has a time, so that a client can show the changes one by one."""
BIG = 1.6
"""The display time of an event that no viewer should miss."""


@event()
class ClanChosen(Event, frozen=True, array_like=True, tag=True):
    """A player has chosen a clan."""

    seat: Seat
    clan: Clan


@event()
class LaboratoryStocked(Event, frozen=True, array_like=True, tag=True):
    """The cards of a clan that no player has were shuffled into the loot deck."""

    clan: Clan


@event(show=CARD)
class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    """The turn of a player begins."""

    seat: Seat
    turn: int


@event()
class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    """A phase of the turn begins."""

    phase: Phase


@event(show=PIECE)
class CardPlayed(Event, frozen=True, array_like=True, tag=True):
    """A player plays a card."""

    seat: Seat
    card: SeenCard


@event()
class CardDrawn(Event, frozen=True, array_like=True, tag=True):
    """A player draws a card."""

    seat: Seat
    card: SeenCard


@event()
class CardDiscarded(Event, frozen=True, array_like=True, tag=True):
    """A player discards a card from hand."""

    seat: Seat
    card: SeenCard


@event()
class DeckShuffled(Event, frozen=True, array_like=True, tag=True):
    """The discard pile of a player becomes a new deck."""

    seat: Seat


@event(show=PIECE)
class Reinforced(Event, frozen=True, array_like=True, tag=True):
    """Reinforcements turn up a card, which is taken into the hand or discarded."""

    seat: Seat
    card: SeenCard
    taken: bool


@event(show=PIECE)
class MonsterPlaced(Event, frozen=True, array_like=True, tag=True):
    """A monster comes from its lair into a room."""

    seat: Seat
    monster: Monster
    room: Room


@event(show=PIECE)
class MonsterMoved(Event, frozen=True, array_like=True, tag=True):
    """A monster moves to another room."""

    seat: Seat
    monster: Monster
    origin: Room
    room: Room
    carry: CarriedToken | None
    """The token that it carries, or None."""
    way: MoveWay


@event(show=PIECE)
class MonsterHurt(Event, frozen=True, array_like=True, tag=True):
    """A monster takes damage."""

    seat: Seat
    monster: Monster
    room: Room
    harm: int
    """All damage that it has now."""


@event(show=PIECE)
class MonsterGone(Event, frozen=True, array_like=True, tag=True):
    """A monster without health goes back to its lair."""

    seat: Seat
    monster: Monster
    room: Room


@event(show=PIECE)
class DragonHealed(Event, frozen=True, array_like=True, tag=True):
    """The dragon removes its damage."""

    seat: Seat


@event(show=PIECE)
class TokenPlaced(Event, frozen=True, array_like=True, tag=True):
    """A token comes from the reserve into a room."""

    token: Token
    room: Room


@event(show=PIECE)
class TokenLost(Event, frozen=True, array_like=True, tag=True):
    """A token goes from a room back to the reserve."""

    token: Token
    room: Room


@event(show=PIECE)
class PortalFinished(Event, frozen=True, array_like=True, tag=True):
    """A portal is finished."""

    room: Room


@event(show=CARD)
class LootGained(Event, frozen=True, array_like=True, tag=True):
    """A player gains a loot card in a room."""

    seat: Seat
    card: SeenCard
    room: Room


@event()
class LootShown(Event, frozen=True, array_like=True, tag=True):
    """A loot card is laid out."""

    card: SeenCard


@event()
class LootReplaced(Event, frozen=True, array_like=True, tag=True):
    """A loot card is put under the loot deck."""

    card: SeenCard


@event(show=CARD)
class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    """The Great Builder builds a room for coins."""

    room: Room
    coins: int


@event(show=HERO_STEP)
class GuildCardTurned(Event, frozen=True, array_like=True, tag=True):
    """A Guild card is turned up."""

    card: SeenCard
    why: TurnUpReason


@event(show=HERO_STEP)
class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    """A hero comes from the reserve into a room."""

    hero: Hero
    room: Room


@event(show=HERO_STEP)
class ClassReactivated(Event, frozen=True, array_like=True, tag=True):
    """A hero should be summoned, but the reserve has none of its class left."""

    kind: HeroClass


@event(show=PIECE)
class HeroReactivated(Event, frozen=True, array_like=True, tag=True):
    """An exhausted hero becomes active again."""

    hero: Hero
    room: Room


@event()
class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    """A hero takes damage."""

    hero: Hero
    room: Room
    by: DamageCause
    left: int
    """The health that it has left."""

    def display_time(self) -> float:
        """Return no time for a hero without health: it leaves, and HeroGone has the time."""
        return PIECE if self.left > 0 else 0.0


@event(show=CARD)
class HeroGone(Event, frozen=True, array_like=True, tag=True):
    """A hero goes back to the reserve."""

    hero: Hero
    room: Room


@event(show=HERO_STEP)
class HeroImprisoned(Event, frozen=True, array_like=True, tag=True):
    """A hero is exhausted in the Prison."""

    hero: Hero


@event(show=HERO_STEP)
class PrisonBroken(Event, frozen=True, array_like=True, tag=True):
    """A mage reactivates the heroes in the Prison."""

    hero: Hero


@event()
class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    """A warrior discards resources, or a rogue removes a trap. The abilities of archers and mages have events of their
    own."""

    hero: Hero
    room: Room


@event(show=CARD)
class HeroInspires(Event, frozen=True, array_like=True, tag=True):
    """A hero who came into a room reactivates an exhausted hero there."""

    hero: Hero
    """The first of the heroes who came in."""
    inspired: Hero
    room: Room


@event(show=HERO_STEP)
class HeroAttacks(Event, frozen=True, array_like=True, tag=True):
    """A hero attacks a monster, from its room or with a shot."""

    hero: Hero
    seat: Seat
    monster: Monster
    room: Room
    shot: bool


@event(show=HERO_STEP)
class Defended(Event, frozen=True, array_like=True, tag=True):
    """A player discards a card to stop an attack."""

    seat: Seat
    card: SeenCard


@event(show=HERO_STEP)
class HeroesWait(Event, frozen=True, array_like=True, tag=True):
    """The active heroes of a room are exhausted without doing anything."""

    room: Room
    heroes: int
    needed: int
    """The number of heroes that would steal the treasure of the room, 0 without a treasure."""


@event(show=HERO_STEP)
class HeroesCharge(Event, frozen=True, array_like=True, tag=True):
    """The active heroes of a room go to another one."""

    origin: Room
    room: Room
    heroes: int


@event(show=BIG)
class TreasureStolen(Event, frozen=True, array_like=True, tag=True):
    """A treasure is stolen and turned over."""

    treasure: SeenCard
    room: Room


@event(show=BIG)
class TreasureTaken(Event, frozen=True, array_like=True, tag=True):
    """A treasure leaves the dungeon and is not turned over."""

    value: int
    room: Room


@event(show=BIG)
class ScenarioCard(Event, frozen=True, array_like=True, tag=True):
    """A scenario card was turned up in the raid."""

    card: SeenCard
    holds: bool
    """Whether its condition holds."""


@event(show=BIG)
class PageSpoke(Event, frozen=True, array_like=True, tag=True):
    """The page adds an effect at one of its triggers."""

    moment: int
    """The number of the trigger in the list of the page."""
    holds: bool
    """Whether its condition holds."""


@event(show=CARD)
class MarkPlaced(Event, frozen=True, array_like=True, tag=True):
    """An event token is placed."""

    mark: Mark
    place: MarkPlace


@event(show=PIECE)
class MarkGone(Event, frozen=True, array_like=True, tag=True):
    """An event token is removed."""

    mark: Mark
    place: MarkPlace


@event(show=CARD)
class ChampionRestored(Event, frozen=True, array_like=True, tag=True):
    """The champion is healed and reactivated."""

    room: Room


@event(show=BIG)
class WaveBegan(Event, frozen=True, array_like=True, tag=True):
    """The next wave of Guild cards begins."""

    wave: int


@event()
class Voted(Event, frozen=True, array_like=True, tag=True):
    """A player votes in a decision of all players."""

    seat: Seat
    choice: int
    """The number of the option in the decision."""
    ballot: Ballot
    chosen: int
    """The thing that was voted for: for a monster its seat, for a treasure its value, for an attack the hero."""
    target: Seat | None = None
    """For an attack, the seat of the attacked monster; otherwise None."""


@event(show=BIG)
class GameWon(Event, frozen=True, array_like=True, tag=True):
    """The players have won."""

    turns: int


@event(show=BIG)
class GameLost(Event, frozen=True, array_like=True, tag=True):
    """The players have lost."""

    room: Room | None
    """The room whose treasure was stolen, or None if an effect of the page ended the game."""


EVENTS: tuple[type[Event], ...] = declared_types(__name__, Event)
