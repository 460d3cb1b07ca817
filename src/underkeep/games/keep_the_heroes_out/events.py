"""The events of Keep the Heroes Out!, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.declarations import declared_types
from underkeep.core.events import Event, SeenCard, event

BY_CORRIDOR, BY_PORTAL, THROUGH_WALL = range(3)
"""The ways in which a monster moves, the field `way` of MonsterMoved."""
BY_MELEE, BY_RANGED, BY_TRAP = range(3)
"""The causes of damage to a hero, the field `by` of HeroHurt."""
FOR_RAID, FOR_GAMBLE, FOR_LABORATORY, FOR_PRISONER = range(4)
"""The reasons for turning up a Guild card, the field `why` of GuildCardTurned."""
RUBBLE, FLOOD, STAGE = range(3)
"""The meanings of event tokens, the field `mark` of MarkPlaced and MarkGone (KHO-22.4)."""

HERO_STEP, CARD, PIECE = 1.2, 0.9, 0.45
"""The display times of a step of the heroes, whose reason is worth reading; of a card that is turned up; of a piece
that moves. Every event that changes the map has a time, so that a client can show the changes one by one."""
BIG = 1.6
"""The display time of an event that no viewer should miss."""


@event()
class ClanChosen(Event, frozen=True, array_like=True, tag=True):
    """A player has chosen a clan."""

    seat: int
    clan: int


@event()
class LaboratoryStocked(Event, frozen=True, array_like=True, tag=True):
    """The cards of a clan that no player has were shuffled into the loot deck."""

    clan: int


@event(show=CARD)
class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    """The turn of a player begins."""

    seat: int
    turn: int


@event()
class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    """A phase of the turn begins."""

    phase: int


@event(show=PIECE)
class CardPlayed(Event, frozen=True, array_like=True, tag=True):
    """A player plays a card."""

    seat: int
    card: SeenCard


@event()
class CardDrawn(Event, frozen=True, array_like=True, tag=True):
    """A player draws a card."""

    seat: int
    card: SeenCard


@event()
class CardDiscarded(Event, frozen=True, array_like=True, tag=True):
    """A player discards a card from hand."""

    seat: int
    card: SeenCard


@event()
class DeckShuffled(Event, frozen=True, array_like=True, tag=True):
    """The discard pile of a player becomes a new deck."""

    seat: int


@event(show=PIECE)
class Reinforced(Event, frozen=True, array_like=True, tag=True):
    """Reinforcements turn up a card, which is taken into the hand or discarded."""

    seat: int
    card: SeenCard
    taken: bool


@event(show=PIECE)
class MonsterPlaced(Event, frozen=True, array_like=True, tag=True):
    """A monster comes from its lair into a room."""

    seat: int
    monster: int
    room: int


@event(show=PIECE)
class MonsterMoved(Event, frozen=True, array_like=True, tag=True):
    """A monster moves to another room."""

    seat: int
    monster: int
    origin: int
    room: int
    carry: int
    """The token that it carries, or NOTHING."""
    way: int
    """BY_CORRIDOR, BY_PORTAL or THROUGH_WALL."""


@event(show=PIECE)
class MonsterHurt(Event, frozen=True, array_like=True, tag=True):
    """A monster takes damage."""

    seat: int
    monster: int
    room: int
    harm: int
    """All damage that it has now."""


@event(show=PIECE)
class MonsterGone(Event, frozen=True, array_like=True, tag=True):
    """A monster without health goes back to its lair."""

    seat: int
    monster: int
    room: int


@event(show=PIECE)
class DragonHealed(Event, frozen=True, array_like=True, tag=True):
    """The dragon removes its damage."""

    seat: int


@event(show=PIECE)
class TokenPlaced(Event, frozen=True, array_like=True, tag=True):
    """A token comes from the reserve into a room."""

    token: int
    room: int


@event(show=PIECE)
class TokenLost(Event, frozen=True, array_like=True, tag=True):
    """A token goes from a room back to the reserve."""

    token: int
    room: int


@event(show=PIECE)
class PortalFinished(Event, frozen=True, array_like=True, tag=True):
    """A portal is finished."""

    room: int


@event(show=CARD)
class LootGained(Event, frozen=True, array_like=True, tag=True):
    """A player gains a loot card in a room."""

    seat: int
    card: SeenCard
    room: int


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

    room: int
    coins: int


@event(show=HERO_STEP)
class GuildCardTurned(Event, frozen=True, array_like=True, tag=True):
    """A Guild card is turned up."""

    card: SeenCard
    why: int
    """FOR_RAID, FOR_GAMBLE, FOR_LABORATORY or FOR_PRISONER."""


@event(show=HERO_STEP)
class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    """A hero comes from the reserve into a room."""

    hero: int
    room: int


@event(show=HERO_STEP)
class ClassReactivated(Event, frozen=True, array_like=True, tag=True):
    """A hero should be summoned, but the reserve has none of its class left."""

    kind: int


@event(show=PIECE)
class HeroReactivated(Event, frozen=True, array_like=True, tag=True):
    """An exhausted hero becomes active again."""

    hero: int
    room: int


@event()
class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    """A hero takes damage."""

    hero: int
    room: int
    by: int
    """BY_MELEE, BY_RANGED or BY_TRAP."""
    left: int
    """The health that it has left."""

    def display_time(self) -> float:
        """Return no time for a hero without health: it leaves, and HeroGone has the time."""
        return PIECE if self.left > 0 else 0.0


@event(show=CARD)
class HeroGone(Event, frozen=True, array_like=True, tag=True):
    """A hero goes back to the reserve."""

    hero: int
    room: int


@event(show=HERO_STEP)
class HeroImprisoned(Event, frozen=True, array_like=True, tag=True):
    """A hero is exhausted in the Prison."""

    hero: int


@event(show=HERO_STEP)
class PrisonBroken(Event, frozen=True, array_like=True, tag=True):
    """A mage reactivates the heroes in the Prison."""

    hero: int


@event()
class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    """A warrior discards resources, or a rogue removes a trap. The abilities of archers and mages have events of their
    own."""

    hero: int
    room: int


@event(show=CARD)
class HeroInspires(Event, frozen=True, array_like=True, tag=True):
    """A hero who came into a room reactivates an exhausted hero there."""

    hero: int
    """The first of the heroes who came in."""
    inspired: int
    room: int


@event(show=HERO_STEP)
class HeroAttacks(Event, frozen=True, array_like=True, tag=True):
    """A hero attacks a monster, from its room or with a shot."""

    hero: int
    seat: int
    monster: int
    room: int
    shot: bool


@event(show=HERO_STEP)
class Defended(Event, frozen=True, array_like=True, tag=True):
    """A player discards a card to stop an attack."""

    seat: int
    card: SeenCard


@event(show=HERO_STEP)
class HeroesWait(Event, frozen=True, array_like=True, tag=True):
    """The active heroes of a room are exhausted without doing anything."""

    room: int
    heroes: int
    needed: int
    """The number of heroes that would steal the treasure of the room, 0 without a treasure."""


@event(show=HERO_STEP)
class HeroesCharge(Event, frozen=True, array_like=True, tag=True):
    """The active heroes of a room go to another one."""

    origin: int
    room: int
    heroes: int


@event(show=BIG)
class TreasureStolen(Event, frozen=True, array_like=True, tag=True):
    """A treasure is stolen and turned over."""

    treasure: SeenCard
    room: int


@event(show=BIG)
class TreasureTaken(Event, frozen=True, array_like=True, tag=True):
    """A treasure leaves the dungeon and is not turned over."""

    value: int
    room: int


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

    mark: int
    """RUBBLE, FLOOD or STAGE."""
    place: int
    """A room, or a corridor for rubble."""


@event(show=PIECE)
class MarkGone(Event, frozen=True, array_like=True, tag=True):
    """An event token is removed."""

    mark: int
    place: int


@event(show=CARD)
class ChampionRestored(Event, frozen=True, array_like=True, tag=True):
    """The champion is healed and reactivated."""

    room: int


@event(show=BIG)
class WaveBegan(Event, frozen=True, array_like=True, tag=True):
    """The next wave of Guild cards begins."""

    wave: int


BALLOTS = ("room", "hero", "monster", "attack", "treasure", "token", "corridor", "clan")
"""The kinds of things that players can vote for."""


@event()
class Voted(Event, frozen=True, array_like=True, tag=True):
    """A player votes in a decision of all players."""

    seat: int
    choice: int
    """The number of the option in the decision."""
    ballot: int
    """The kind of thing, as a number of BALLOTS."""
    chosen: int
    """The thing that was voted for: for a monster its seat, for a treasure its value, for an attack the hero."""
    target: int
    """For an attack, the seat of the attacked monster; otherwise NOTHING."""


@event(show=BIG)
class GameWon(Event, frozen=True, array_like=True, tag=True):
    """The players have won."""

    turns: int


@event(show=BIG)
class GameLost(Event, frozen=True, array_like=True, tag=True):
    """The players have lost."""

    room: int
    """The room whose treasure was stolen, or NOWHERE if an effect of the page ended the game."""


EVENTS: tuple[type[Event], ...] = declared_types(__name__, Event)
