"""Events of Boss Monster, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event

STEP, REVEAL, PLAY, MOVE, DAMAGE = 1.2, 0.6, 0.6, 0.25, 0.3
"""The display times of a hero's step, of cards that turn over, of a played card, of a moved card, and of a number."""
LURE = 0.5
"""The display time of a hero who goes to a dungeon."""
BIG = 1.0
"""The display time of the most important events."""


@event(show=REVEAL)
class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    round: int


@event(show=REVEAL)
class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    phase: int


@event(show=REVEAL)
class BossChosen(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: SeenCard


@event(show=MOVE)
class TookMulligan(Event, frozen=True, array_like=True, tag=True):
    seat: int


@event(show=MOVE)
class HeroArrived(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class Drew(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class Discarded(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class TookFromDiscard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class TookFromPlayer(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    victim: int


@event(show=MOVE)
class GaveCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    to: int


@event(show=MOVE)
class FoundInDeck(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=MOVE)
class LookedAtHand(Event, frozen=True, array_like=True, tag=True):
    seat: int
    victim: int


@event(show=REVEAL)
class ShowedCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=REVEAL)
class DeckRenewed(Event, frozen=True, array_like=True, tag=True):
    spells: bool


@event(show=MOVE)
class RoomPlaced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    dungeon: int
    new_place: bool


@event(show=MOVE)
class RoomTakenBack(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


@event(show=REVEAL)
class RoomRevealed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=REVEAL)
class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=MOVE)
class BuildingForbidden(Event, frozen=True, array_like=True, tag=True):
    pass


@event(show=BIG)
class LevelledUp(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: SeenCard


@event(show=DAMAGE)
class EffectBegan(Event, frozen=True, array_like=True, tag=True):
    """A triggered ability goes to work."""

    seat: int
    source: SeenCard


@event(show=PLAY)
class SpellCast(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard


@event(show=PLAY)
class SpellCastOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard
    target: SeenCard


@event(show=PLAY)
class SpellCastAt(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard
    target: int


@event(show=PLAY)
class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard


@event(show=PLAY)
class AbilityUsedOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard
    target: SeenCard


@event(show=MOVE)
class EffectWaits(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard


@event(show=PLAY)
class Negated(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard
    spell: SeenCard


@event(show=MOVE)
class Fizzled(Event, frozen=True, array_like=True, tag=True):
    source: SeenCard


@event(show=PLAY)
class DieRolled(Event, frozen=True, array_like=True, tag=True):
    source: SeenCard
    pips: int


@event(show=MOVE)
class CoinsGained(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int


@event(show=MOVE)
class CoinsPaid(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int


@event(show=MOVE)
class CoinsGiven(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int
    to: int


@event(show=MOVE)
class CoinsLaid(Event, frozen=True, array_like=True, tag=True):
    """Coins of a treasury now lie on a room."""

    seat: int
    coins: int
    room: SeenCard


@event(show=MOVE)
class TreasuriesSwapped(Event, frozen=True, array_like=True, tag=True):
    seat: int
    other: int


@event(show=DAMAGE)
class TokensPut(Event, frozen=True, array_like=True, tag=True):
    """+1 tokens on a room or a hero; negative when they are taken away."""

    card: SeenCard
    tokens: int


@event(show=REVEAL)
class MinibossJoined(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: SeenCard
    room: SeenCard
    level: int


@event(show=DAMAGE)
class MinibossUnpaid(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: SeenCard


@event(show=REVEAL)
class MinibossLevel(Event, frozen=True, array_like=True, tag=True):
    """A miniboss was promoted, or demoted."""

    dungeon: int
    miniboss: SeenCard
    level: int
    up: bool


@event(show=REVEAL)
class MinibossLost(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went down with its room."""

    dungeon: int
    miniboss: SeenCard


@event(show=MOVE)
class MinibossReturned(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went back to the hand of its owner."""

    dungeon: int
    miniboss: SeenCard


@event(show=REVEAL)
class ItemRevealed(Event, frozen=True, array_like=True, tag=True):
    item: SeenCard


@event(show=MOVE)
class ItemAttached(Event, frozen=True, array_like=True, tag=True):
    item: SeenCard
    hero: SeenCard


@event(show=REVEAL)
class ItemWon(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: SeenCard
    face_up: bool


@event(show=DAMAGE)
class ItemTurned(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: SeenCard
    face_up: bool


@event(show=MOVE)
class RoomReturned(Event, frozen=True, array_like=True, tag=True):
    """A built room went back to the hand of its owner."""

    dungeon: int
    room: SeenCard


@event(show=MOVE)
class RoomLifted(Event, frozen=True, array_like=True, tag=True):
    """A covered room was moved to the top of its stack."""

    dungeon: int
    room: SeenCard


@event(show=DAMAGE)
class RoomDoubled(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


@event(show=DAMAGE)
class DungeonTreasure(Event, frozen=True, array_like=True, tag=True):
    """A dungeon has one symbol more for this round."""

    dungeon: int
    treasure: int


@event(show=MOVE)
class HeroHeld(Event, frozen=True, array_like=True, tag=True):
    """A hero at an entrance will not go in during this round."""

    hero: SeenCard


@event(show=REVEAL)
class RoomDestroyed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=MOVE)
class RoomUncovered(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=DAMAGE)
class RoomDeactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=DAMAGE)
class RoomReactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


@event(show=DAMAGE)
class RoomBoosted(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard
    damage: int


@event(show=DAMAGE)
class DungeonBoosted(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    damage: int


@event(show=MOVE)
class MonstersRoused(Event, frozen=True, array_like=True, tag=True):
    """The monster rooms of a dungeon have more damage, or less."""

    dungeon: int
    damage: int


@event(show=DAMAGE)
class TreasureDoubled(Event, frozen=True, array_like=True, tag=True):
    dungeon: int


@event(show=DAMAGE)
class TreasureAdded(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard
    treasure: int


@event(show=DAMAGE)
class TreasureLost(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


@event(show=DAMAGE)
class RoomSilenced(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


@event(show=MOVE)
class RoomsSwapped(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    first: SeenCard
    second: SeenCard


@event(show=MOVE)
class DungeonReversed(Event, frozen=True, array_like=True, tag=True):
    """The rooms of a dungeon lie the other way round now."""

    dungeon: int


@event(show=MOVE)
class RoomsDrilled(Event, frozen=True, array_like=True, tag=True):
    """The ordinary rooms of one kind in a dungeon have 1 more damage until the end of the round."""

    dungeon: int
    monster: bool


@event(show=MOVE)
class TreasureTranslated(Event, frozen=True, array_like=True, tag=True):
    """Explorer treasure of a dungeon also counts as another until the end of the round."""

    dungeon: int
    treasure: int


@event(show=MOVE)
class HeroWarded(Event, frozen=True, array_like=True, tag=True):
    """Only this player can target the hero until the end of the round."""

    hero: SeenCard
    seat: int


@event(show=MOVE)
class ItemDropped(Event, frozen=True, array_like=True, tag=True):
    """A hero loses its item."""

    hero: SeenCard
    item: SeenCard


@event(show=MOVE)
class ItemTaken(Event, frozen=True, array_like=True, tag=True):
    """An item changes from one scoring area to another."""

    seat: int
    item: SeenCard
    victim: int


@event(show=MOVE)
class ItemLookedAt(Event, frozen=True, array_like=True, tag=True):
    """A player looks at the top card of the item deck."""

    seat: int
    item: SeenCard


@event(show=MOVE)
class ItemPutUnder(Event, frozen=True, array_like=True, tag=True):
    """The top card of the item deck goes to the bottom."""

    seat: int
    item: SeenCard


@event(show=MOVE)
class TreasureExchanged(Event, frozen=True, array_like=True, tag=True):
    """The symbols printed on two rooms are exchanged as long as both are visible."""

    first: SeenCard
    second: SeenCard


@event(show=MOVE)
class AbilityCopied(Event, frozen=True, array_like=True, tag=True):
    """A boss has the ability of another boss from now on."""

    seat: int
    boss: SeenCard
    model: SeenCard


@event(show=LURE)
class HeroLured(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


@event(show=DAMAGE)
class HeroStayed(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class HeroShunned(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class HeroPutOff(Event, frozen=True, array_like=True, tag=True):
    """A hero in town will not be lured in this round."""

    hero: SeenCard


@event(show=DAMAGE)
class FountainOpened(Event, frozen=True, array_like=True, tag=True):
    """A room deals no damage in this round and does its visitors good."""

    room: SeenCard


@event(show=MOVE)
class PartyGathered(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon have more health in this round."""

    dungeon: int


@event(show=MOVE)
class ShortcutShown(Event, frozen=True, array_like=True, tag=True):
    """A hero will pass over its next rooms."""

    hero: SeenCard
    rooms: int


@event(show=REVEAL)
class HeroSetOut(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


@event(show=MOVE)
class HeroKeptOut(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


@event(show=STEP)
class HeroEntered(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


@event(show=DAMAGE)
class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    damage: int
    health: int


@event(show=DAMAGE)
class HeroStrengthened(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    more: int
    health: int


@event(show=REVEAL)
class HeroSentBack(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


@event(show=REVEAL)
class HeroMovedOn(Event, frozen=True, array_like=True, tag=True):
    """The room fell apart under the hero, who hurries on to the next one."""

    hero: SeenCard
    room: SeenCard


@event(show=MOVE)
class HeroPassedOver(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


@event(show=BIG)
class HeroDied(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    souls: int


@event(show=BIG)
class HeroSurvived(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    wounds: int


@event(show=MOVE)
class HeroToTown(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class HeroToEntrance(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


@event(show=MOVE)
class HeroRemoved(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


@event(show=MOVE)
class SoulBecameWound(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: SeenCard


@event(show=MOVE)
class WoundHealed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: SeenCard


@event(show=MOVE)
class DungeonBarred(Event, frozen=True, array_like=True, tag=True):
    dungeon: int


@event(show=MOVE)
class FirstRoomSkipped(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon pass over its first room."""

    dungeon: int


@event(show=MOVE)
class HeroesUntouched(Event, frozen=True, array_like=True, tag=True):
    """Abilities of this dungeon do not affect heroes."""

    dungeon: int


@event(show=MOVE)
class SpellsTaxed(Event, frozen=True, array_like=True, tag=True):
    """Every spell of this player costs a coin."""

    seat: int


@event(show=MOVE)
class CardTurnedOver(Event, frozen=True, array_like=True, tag=True):
    """A card of the room deck was laid on the discard pile."""

    card: SeenCard


@event(show=MOVE)
class VictoryDenied(Event, frozen=True, array_like=True, tag=True):
    seat: int


@event(show=BIG)
class Defeated(Event, frozen=True, array_like=True, tag=True):
    """The wounds of this player lose the game, in the round that ends it: no player is eliminated (BM-22.1)."""

    seat: int
    wounds: int


@event(show=BIG)
class Eliminated(Event, frozen=True, array_like=True, tag=True):
    seat: int


@event(show=BIG)
class Resigned(Event, frozen=True, array_like=True, tag=True):
    seat: int


@event(show=BIG)
class GameWon(Event, frozen=True, array_like=True, tag=True):
    seat: int
    souls: int
    wounds: int
