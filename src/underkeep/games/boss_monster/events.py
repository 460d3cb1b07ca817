"""Events of Boss Monster, for the log, the animation and the statistics."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard


class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    round: int


class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    phase: int


class BossChosen(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: SeenCard


class TookMulligan(Event, frozen=True, array_like=True, tag=True):
    seat: int


class HeroArrived(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class Drew(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class Discarded(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class TookFromDiscard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class TookFromPlayer(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    victim: int


class GaveCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    to: int


class FoundInDeck(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class LookedAtHand(Event, frozen=True, array_like=True, tag=True):
    seat: int
    victim: int


class ShowedCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class DeckRenewed(Event, frozen=True, array_like=True, tag=True):
    spells: bool


class RoomPlaced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard
    dungeon: int
    new_place: bool


class RoomTakenBack(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: SeenCard


class RoomRevealed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class BuildingForbidden(Event, frozen=True, array_like=True, tag=True):
    pass


class LevelledUp(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: SeenCard


class EffectBegan(Event, frozen=True, array_like=True, tag=True):
    """A triggered ability goes to work."""

    seat: int
    source: SeenCard


class SpellCast(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard


class SpellCastOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard
    target: SeenCard


class SpellCastAt(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: SeenCard
    target: int


class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard


class AbilityUsedOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard
    target: SeenCard


class EffectWaits(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard


class Negated(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: SeenCard
    spell: SeenCard


class Fizzled(Event, frozen=True, array_like=True, tag=True):
    source: SeenCard


class DieRolled(Event, frozen=True, array_like=True, tag=True):
    source: SeenCard
    pips: int


class CoinsGained(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int


class CoinsPaid(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int


class CoinsGiven(Event, frozen=True, array_like=True, tag=True):
    seat: int
    coins: int
    to: int


class CoinsLaid(Event, frozen=True, array_like=True, tag=True):
    """Coins of a treasury now lie on a room."""

    seat: int
    coins: int
    room: SeenCard


class TreasuriesSwapped(Event, frozen=True, array_like=True, tag=True):
    seat: int
    other: int


class TokensPut(Event, frozen=True, array_like=True, tag=True):
    """+1 tokens on a room or a hero; negative when they are taken away."""

    card: SeenCard
    tokens: int


class MinibossJoined(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: SeenCard
    room: SeenCard
    level: int


class MinibossUnpaid(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: SeenCard


class MinibossLevel(Event, frozen=True, array_like=True, tag=True):
    """A miniboss was promoted, or demoted."""

    dungeon: int
    miniboss: SeenCard
    level: int
    up: bool


class MinibossLost(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went down with its room."""

    dungeon: int
    miniboss: SeenCard


class MinibossReturned(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went back to the hand of its owner."""

    dungeon: int
    miniboss: SeenCard


class ItemRevealed(Event, frozen=True, array_like=True, tag=True):
    item: SeenCard


class ItemAttached(Event, frozen=True, array_like=True, tag=True):
    item: SeenCard
    hero: SeenCard


class ItemWon(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: SeenCard
    face_up: bool


class ItemTurned(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: SeenCard
    face_up: bool


class RoomReturned(Event, frozen=True, array_like=True, tag=True):
    """A built room went back to the hand of its owner."""

    dungeon: int
    room: SeenCard


class RoomLifted(Event, frozen=True, array_like=True, tag=True):
    """A covered room was moved to the top of its stack."""

    dungeon: int
    room: SeenCard


class RoomDoubled(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


class DungeonTreasure(Event, frozen=True, array_like=True, tag=True):
    """A dungeon has one symbol more for this round."""

    dungeon: int
    treasure: int


class HeroHeld(Event, frozen=True, array_like=True, tag=True):
    """A hero at an entrance will not go in during this round."""

    hero: SeenCard


class RoomDestroyed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class RoomUncovered(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class RoomDeactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class RoomReactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: SeenCard


class RoomBoosted(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard
    damage: int


class DungeonBoosted(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    damage: int


class MonstersRoused(Event, frozen=True, array_like=True, tag=True):
    """The monster rooms of a dungeon have more damage, or less."""

    dungeon: int
    damage: int


class TreasureDoubled(Event, frozen=True, array_like=True, tag=True):
    dungeon: int


class TreasureAdded(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard
    treasure: int


class TreasureLost(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


class RoomSilenced(Event, frozen=True, array_like=True, tag=True):
    room: SeenCard


class RoomsSwapped(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    first: SeenCard
    second: SeenCard


class DungeonReversed(Event, frozen=True, array_like=True, tag=True):
    """The rooms of a dungeon lie the other way round now."""

    dungeon: int


class RoomsDrilled(Event, frozen=True, array_like=True, tag=True):
    """The ordinary rooms of one kind in a dungeon have 1 more damage until the end of the round."""

    dungeon: int
    monster: bool


class TreasureTranslated(Event, frozen=True, array_like=True, tag=True):
    """Explorer treasure of a dungeon also counts as another until the end of the round."""

    dungeon: int
    treasure: int


class HeroWarded(Event, frozen=True, array_like=True, tag=True):
    """Only this player can target the hero until the end of the round."""

    hero: SeenCard
    seat: int


class ItemDropped(Event, frozen=True, array_like=True, tag=True):
    """A hero loses its item."""

    hero: SeenCard
    item: SeenCard


class ItemTaken(Event, frozen=True, array_like=True, tag=True):
    """An item changes from one scoring area to another."""

    seat: int
    item: SeenCard
    victim: int


class ItemLookedAt(Event, frozen=True, array_like=True, tag=True):
    """A player looks at the top card of the item deck."""

    seat: int
    item: SeenCard


class ItemPutUnder(Event, frozen=True, array_like=True, tag=True):
    """The top card of the item deck goes to the bottom."""

    seat: int
    item: SeenCard


class TreasureExchanged(Event, frozen=True, array_like=True, tag=True):
    """The symbols printed on two rooms are exchanged as long as both are visible."""

    first: SeenCard
    second: SeenCard


class AbilityCopied(Event, frozen=True, array_like=True, tag=True):
    """A boss has the ability of another boss from now on."""

    seat: int
    boss: SeenCard
    model: SeenCard


class HeroLured(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


class HeroStayed(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class HeroShunned(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class HeroPutOff(Event, frozen=True, array_like=True, tag=True):
    """A hero in town will not be lured in this round."""

    hero: SeenCard


class FountainOpened(Event, frozen=True, array_like=True, tag=True):
    """A room deals no damage in this round and does its visitors good."""

    room: SeenCard


class PartyGathered(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon have more health in this round."""

    dungeon: int


class ShortcutShown(Event, frozen=True, array_like=True, tag=True):
    """A hero will pass over its next rooms."""

    hero: SeenCard
    rooms: int


class HeroSetOut(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


class HeroKeptOut(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


class HeroEntered(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    damage: int
    health: int


class HeroStrengthened(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    more: int
    health: int


class HeroSentBack(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


class HeroMovedOn(Event, frozen=True, array_like=True, tag=True):
    """The room fell apart under the hero, who hurries on to the next one."""

    hero: SeenCard
    room: SeenCard


class HeroPassedOver(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    room: SeenCard


class HeroDied(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    souls: int


class HeroSurvived(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int
    wounds: int


class HeroToTown(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class HeroToEntrance(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard
    dungeon: int


class HeroRemoved(Event, frozen=True, array_like=True, tag=True):
    hero: SeenCard


class SoulBecameWound(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: SeenCard


class WoundHealed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: SeenCard


class DungeonBarred(Event, frozen=True, array_like=True, tag=True):
    dungeon: int


class FirstRoomSkipped(Event, frozen=True, array_like=True, tag=True):
    """Heroes that enter this dungeon pass over its first room."""

    dungeon: int


class HeroesUntouched(Event, frozen=True, array_like=True, tag=True):
    """Abilities of this dungeon do not affect heroes."""

    dungeon: int


class SpellsTaxed(Event, frozen=True, array_like=True, tag=True):
    """Every spell of this player costs a coin."""

    seat: int


class CardTurnedOver(Event, frozen=True, array_like=True, tag=True):
    """A card of the room deck was laid on the discard pile."""

    card: SeenCard


class VictoryDenied(Event, frozen=True, array_like=True, tag=True):
    seat: int


class Defeated(Event, frozen=True, array_like=True, tag=True):
    """The wounds of this player lose the game, in the round that ends it: no player is eliminated (BM-22.1)."""

    seat: int
    wounds: int


class Eliminated(Event, frozen=True, array_like=True, tag=True):
    seat: int


class Resigned(Event, frozen=True, array_like=True, tag=True):
    seat: int


class GameWon(Event, frozen=True, array_like=True, tag=True):
    seat: int
    souls: int
    wounds: int
