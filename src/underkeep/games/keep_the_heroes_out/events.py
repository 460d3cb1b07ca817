"""What happens in Keep the Heroes Out!, as the log, the animation and the statistics hear of it."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard

BY_CORRIDOR, BY_PORTAL, THROUGH_WALL = range(3)
"""The ways in which a monster moves, the field `way` of MonsterMoved."""
BY_MELEE, BY_RANGED, BY_TRAP = range(3)
"""The causes of damage to a hero, the field `by` of HeroHurt."""
FOR_RAID, FOR_GAMBLE, FOR_LABORATORY, FOR_PRISONER = range(4)
"""The reasons for turning up a Guild card, the field `why` of GuildCardTurned."""
RUBBLE, FLOOD, STAGE = range(3)
"""The meanings of event tokens, the field `mark` of MarkPlaced and MarkGone (KHO-22.4)."""


class ClanChosen(Event, frozen=True, array_like=True, tag=True):
    seat: int
    clan: int


class LaboratoryStocked(Event, frozen=True, array_like=True, tag=True):
    clan: int


class TurnBegan(Event, frozen=True, array_like=True, tag=True):
    seat: int
    turn: int


class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    phase: int


class CardPlayed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class CardDrawn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class CardDiscarded(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class DeckShuffled(Event, frozen=True, array_like=True, tag=True):
    seat: int


class Reinforced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    taken: bool


class MonsterPlaced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    monster: int
    room: int


class MonsterMoved(Event, frozen=True, array_like=True, tag=True):
    seat: int
    monster: int
    origin: int
    room: int
    carry: int
    """A token, or NOTHING."""
    way: int
    """0 a corridor, 1 a pair of portals, 2 a wall."""


class MonsterHurt(Event, frozen=True, array_like=True, tag=True):
    seat: int
    monster: int
    room: int
    harm: int


class MonsterGone(Event, frozen=True, array_like=True, tag=True):
    seat: int
    monster: int
    room: int


class DragonHealed(Event, frozen=True, array_like=True, tag=True):
    seat: int


class TokenPlaced(Event, frozen=True, array_like=True, tag=True):
    token: int
    room: int


class TokenLost(Event, frozen=True, array_like=True, tag=True):
    token: int
    room: int


class PortalFinished(Event, frozen=True, array_like=True, tag=True):
    room: int


class LootGained(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    room: int


class LootShown(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class LootReplaced(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard


class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    room: int
    coins: int


class GuildCardTurned(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    why: int
    """0 the raid, 1 the gamble, 2 the Laboratory, 3 a treasure."""


class HeroSummoned(Event, frozen=True, array_like=True, tag=True):
    hero: int
    room: int


class ClassReactivated(Event, frozen=True, array_like=True, tag=True):
    """Nobody of this class is left to be summoned."""

    kind: int


class HeroReactivated(Event, frozen=True, array_like=True, tag=True):
    hero: int
    room: int


class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    hero: int
    room: int
    by: int
    """0 a melee attack, 1 a ranged one, 2 a trap."""
    left: int


class HeroGone(Event, frozen=True, array_like=True, tag=True):
    hero: int
    room: int


class HeroImprisoned(Event, frozen=True, array_like=True, tag=True):
    hero: int


class PrisonBroken(Event, frozen=True, array_like=True, tag=True):
    hero: int


class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    """A warrior plunders or a rogue disarms; what archers and mages do has events of its own."""

    hero: int
    room: int


class HeroInspires(Event, frozen=True, array_like=True, tag=True):
    hero: int
    """The first of those who came in."""
    inspired: int
    room: int


class HeroAttacks(Event, frozen=True, array_like=True, tag=True):
    hero: int
    seat: int
    monster: int
    room: int
    shot: bool


class Defended(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class HeroesWait(Event, frozen=True, array_like=True, tag=True):
    room: int
    heroes: int
    needed: int


class HeroesCharge(Event, frozen=True, array_like=True, tag=True):
    origin: int
    room: int
    heroes: int


class TreasureStolen(Event, frozen=True, array_like=True, tag=True):
    treasure: SeenCard
    room: int


class TreasureTaken(Event, frozen=True, array_like=True, tag=True):
    """A treasure leaves the dungeon and is not turned over."""

    value: int
    room: int


class ScenarioCard(Event, frozen=True, array_like=True, tag=True):
    card: SeenCard
    holds: bool


class PageSpoke(Event, frozen=True, array_like=True, tag=True):
    """The page adds something to a moment of the rules."""

    moment: int
    """Which of the page's moments."""
    holds: bool


class MarkPlaced(Event, frozen=True, array_like=True, tag=True):
    mark: int
    """0 rubble, 1 a flood, 2 the stage."""
    place: int
    """A room, or a corridor for rubble."""


class MarkGone(Event, frozen=True, array_like=True, tag=True):
    mark: int
    place: int


class ChampionRestored(Event, frozen=True, array_like=True, tag=True):
    room: int


class WaveBegan(Event, frozen=True, array_like=True, tag=True):
    wave: int


BALLOTS = ("room", "hero", "monster", "attack", "treasure", "token", "corridor", "clan")
"""What a vote can be about."""


class Voted(Event, frozen=True, array_like=True, tag=True):
    seat: int
    choice: int
    """The number of the option."""
    ballot: int
    """What it is, by its place in BALLOTS,"""
    chosen: int
    """which one: of a monster the seat, of a treasure the value, of an attack the hero,"""
    target: int
    """and whose monster that hero hits."""


class GameWon(Event, frozen=True, array_like=True, tag=True):
    turns: int


class GameLost(Event, frozen=True, array_like=True, tag=True):
    room: int
