"""What happens in Boss Monster, as the log, the animation and the statistics hear of it."""

from __future__ import annotations

from underkeep.core.events import Event, Seen


class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    round: int


class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    phase: int


class BossChosen(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: Seen


class TookMulligan(Event, frozen=True, array_like=True, tag=True):
    seat: int


class HeroArrived(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class Drew(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class Discarded(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class TookFromDiscard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class TookFromPlayer(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen
    victim: int


class GaveCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen
    to: int


class FoundInDeck(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class LookedAtHand(Event, frozen=True, array_like=True, tag=True):
    seat: int
    victim: int


class ShowedCard(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class DeckRenewed(Event, frozen=True, array_like=True, tag=True):
    spells: bool


class RoomPlaced(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen
    dungeon: int
    new_place: bool


class RoomTakenBack(Event, frozen=True, array_like=True, tag=True):
    seat: int
    card: Seen


class RoomRevealed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class RoomBuilt(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class BuildingForbidden(Event, frozen=True, array_like=True, tag=True):
    pass


class LevelledUp(Event, frozen=True, array_like=True, tag=True):
    seat: int
    boss: Seen


class EffectBegan(Event, frozen=True, array_like=True, tag=True):
    """A triggered ability goes to work."""

    seat: int
    source: Seen


class SpellCast(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: Seen


class SpellCastOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: Seen
    target: Seen


class SpellCastAt(Event, frozen=True, array_like=True, tag=True):
    seat: int
    spell: Seen
    target: int


class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: Seen


class AbilityUsedOn(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: Seen
    target: Seen


class EffectWaits(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: Seen


class Negated(Event, frozen=True, array_like=True, tag=True):
    seat: int
    source: Seen
    spell: Seen


class Fizzled(Event, frozen=True, array_like=True, tag=True):
    source: Seen


class DieRolled(Event, frozen=True, array_like=True, tag=True):
    source: Seen
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
    room: Seen


class TreasuriesSwapped(Event, frozen=True, array_like=True, tag=True):
    seat: int
    other: int


class TokensPut(Event, frozen=True, array_like=True, tag=True):
    """+1 tokens on a room or a hero; negative when they are taken away."""

    card: Seen
    tokens: int


class MinibossJoined(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: Seen
    room: Seen
    level: int


class MinibossUnpaid(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    miniboss: Seen


class MinibossLevel(Event, frozen=True, array_like=True, tag=True):
    """A miniboss was promoted, or demoted."""

    dungeon: int
    miniboss: Seen
    level: int
    up: bool


class MinibossLost(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went down with its room."""

    dungeon: int
    miniboss: Seen


class MinibossReturned(Event, frozen=True, array_like=True, tag=True):
    """A miniboss went back to the hand of its owner."""

    dungeon: int
    miniboss: Seen


class ItemRevealed(Event, frozen=True, array_like=True, tag=True):
    item: Seen


class ItemAttached(Event, frozen=True, array_like=True, tag=True):
    item: Seen
    hero: Seen


class ItemWon(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: Seen
    face_up: bool


class ItemTurned(Event, frozen=True, array_like=True, tag=True):
    seat: int
    item: Seen
    face_up: bool


class RoomReturned(Event, frozen=True, array_like=True, tag=True):
    """A built room went back to the hand of its owner."""

    dungeon: int
    room: Seen


class RoomLifted(Event, frozen=True, array_like=True, tag=True):
    """A covered room was moved to the top of its stack."""

    dungeon: int
    room: Seen


class RoomDoubled(Event, frozen=True, array_like=True, tag=True):
    room: Seen


class DungeonTreasure(Event, frozen=True, array_like=True, tag=True):
    """A dungeon has one symbol more for this round."""

    dungeon: int
    treasure: int


class HeroHeld(Event, frozen=True, array_like=True, tag=True):
    """A hero at an entrance will not go in during this round."""

    hero: Seen


class RoomDestroyed(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class RoomUncovered(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class RoomDeactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class RoomReactivated(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    room: Seen


class RoomBoosted(Event, frozen=True, array_like=True, tag=True):
    room: Seen
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
    room: Seen
    treasure: int


class TreasureLost(Event, frozen=True, array_like=True, tag=True):
    room: Seen


class RoomSilenced(Event, frozen=True, array_like=True, tag=True):
    room: Seen


class RoomsSwapped(Event, frozen=True, array_like=True, tag=True):
    dungeon: int
    first: Seen
    second: Seen


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
    """Nobody but this player can aim at the hero until the end of the round."""

    hero: Seen
    seat: int


class ItemDropped(Event, frozen=True, array_like=True, tag=True):
    """A hero loses its item."""

    hero: Seen
    item: Seen


class ItemTaken(Event, frozen=True, array_like=True, tag=True):
    """An item changes from one scoring area to another."""

    seat: int
    item: Seen
    victim: int


class ItemLookedAt(Event, frozen=True, array_like=True, tag=True):
    """A player looks at the top card of the item deck."""

    seat: int
    item: Seen


class ItemPutUnder(Event, frozen=True, array_like=True, tag=True):
    """The top card of the item deck goes to the bottom."""

    seat: int
    item: Seen


class TreasureExchanged(Event, frozen=True, array_like=True, tag=True):
    """The symbols printed on two rooms are exchanged as long as both are visible."""

    first: Seen
    second: Seen


class AbilityCopied(Event, frozen=True, array_like=True, tag=True):
    """A boss has the ability of another boss from now on."""

    seat: int
    boss: Seen
    model: Seen


class HeroLured(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int


class HeroStayed(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class HeroShunned(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class HeroPutOff(Event, frozen=True, array_like=True, tag=True):
    """A hero in town will not be lured in this round."""

    hero: Seen


class FountainOpened(Event, frozen=True, array_like=True, tag=True):
    """A room deals no damage in this round and does its visitors good."""

    room: Seen


class PartyGathered(Event, frozen=True, array_like=True, tag=True):
    """Heroes who go into this dungeon are stronger in this round."""

    dungeon: int


class ShortcutShown(Event, frozen=True, array_like=True, tag=True):
    """A hero will pass over its next rooms."""

    hero: Seen
    rooms: int


class HeroSetOut(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int


class HeroKeptOut(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int


class HeroEntered(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    room: Seen


class HeroHurt(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    damage: int
    health: int


class HeroStrengthened(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    more: int
    health: int


class HeroSentBack(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    room: Seen


class HeroMovedOn(Event, frozen=True, array_like=True, tag=True):
    """The room fell apart under the hero, who hurries on to the next one."""

    hero: Seen
    room: Seen


class HeroPassedOver(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    room: Seen


class HeroDied(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int
    souls: int


class HeroSurvived(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int
    wounds: int


class HeroToTown(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class HeroToEntrance(Event, frozen=True, array_like=True, tag=True):
    hero: Seen
    dungeon: int


class HeroRemoved(Event, frozen=True, array_like=True, tag=True):
    hero: Seen


class SoulBecameWound(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: Seen


class WoundHealed(Event, frozen=True, array_like=True, tag=True):
    seat: int
    hero: Seen


class DungeonBarred(Event, frozen=True, array_like=True, tag=True):
    dungeon: int


class FirstRoomSkipped(Event, frozen=True, array_like=True, tag=True):
    """Heroes who go into this dungeon pass over its first room."""

    dungeon: int


class HeroesUntouched(Event, frozen=True, array_like=True, tag=True):
    """Abilities of this dungeon do not affect heroes."""

    dungeon: int


class SpellsTaxed(Event, frozen=True, array_like=True, tag=True):
    """Every spell of this player costs a coin."""

    seat: int


class CardTurnedOver(Event, frozen=True, array_like=True, tag=True):
    """A card of the room deck was laid on the discard pile."""

    card: Seen


class VictoryDenied(Event, frozen=True, array_like=True, tag=True):
    seat: int


class Defeated(Event, frozen=True, array_like=True, tag=True):
    """The wounds of this player lose the game, in the round that ends it: nobody is eliminated (BM-22.1)."""

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
