"""Events of the round: cards in hands and decks, spells, abilities, coins, and the end of the game."""

from __future__ import annotations

from underkeep.core.events import Event, SeenCard, event
from underkeep.core.state import Seat
from underkeep.games.boss_monster.events.display_times import BIG, DAMAGE, DECIDING, MOVE, PLAY, REVEAL, ROUND
from underkeep.games.boss_monster.fields import PhaseField


@event(show=ROUND)
class RoundBegan(Event, frozen=True, array_like=True, tag=True):
    """A round has begun (BM-4.1)."""

    round: int


@event(show=REVEAL)
class PhaseBegan(Event, frozen=True, array_like=True, tag=True):
    """A phase of the round has begun."""

    phase: PhaseField


@event(show=REVEAL)
class BossChosen(Event, frozen=True, array_like=True, tag=True):
    """A player has a boss now."""

    seat: Seat
    boss: SeenCard


@event(show=MOVE)
class TookMulligan(Event, frozen=True, array_like=True, tag=True):
    """A player has exchanged the opening hand (BM-2.11)."""

    seat: Seat


@event(show=MOVE)
class Drew(Event, frozen=True, array_like=True, tag=True):
    """A player has drawn a card."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class Discarded(Event, frozen=True, array_like=True, tag=True):
    """A player has discarded a card."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class TookFromDiscard(Event, frozen=True, array_like=True, tag=True):
    """A player has taken a card from the discard pile."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class TookFromPlayer(Event, frozen=True, array_like=True, tag=True):
    """A player has taken a card from the hand of the victim."""

    seat: Seat
    card: SeenCard
    victim: Seat


@event(show=MOVE)
class GaveCard(Event, frozen=True, array_like=True, tag=True):
    """A player has given a card to another player."""

    seat: Seat
    card: SeenCard
    to: Seat


@event(show=MOVE)
class FoundInDeck(Event, frozen=True, array_like=True, tag=True):
    """A player has searched a deck and taken a card from it."""

    seat: Seat
    card: SeenCard


@event(show=MOVE)
class LookedAtHand(Event, frozen=True, array_like=True, tag=True):
    """A player has looked at the hand of the victim."""

    seat: Seat
    victim: Seat


@event(show=REVEAL)
class ShowedCard(Event, frozen=True, array_like=True, tag=True):
    """A player has shown a card to all players."""

    seat: Seat
    card: SeenCard


@event(show=REVEAL)
class DeckRenewed(Event, frozen=True, array_like=True, tag=True):
    """A deck was empty, and the discarded cards of its kind were shuffled into a new one: spells, or room cards."""

    spells: bool


@event(show=BIG)
class LevelledUp(Event, frozen=True, array_like=True, tag=True):
    """A boss has levelled up (BM-7.1)."""

    seat: Seat
    boss: SeenCard


@event(show=DAMAGE)
class EffectBegan(Event, frozen=True, array_like=True, tag=True):
    """A triggered ability goes to work."""

    seat: Seat
    source: SeenCard


@event(show=PLAY)
class SpellCast(Event, frozen=True, array_like=True, tag=True):
    """A player has played a spell without a target."""

    seat: Seat
    spell: SeenCard


@event(show=PLAY)
class SpellCastOn(Event, frozen=True, array_like=True, tag=True):
    """A player has played a spell on a card."""

    seat: Seat
    spell: SeenCard
    target: SeenCard


@event(show=PLAY)
class SpellCastAt(Event, frozen=True, array_like=True, tag=True):
    """A player has played a spell on another player or on themselves."""

    seat: Seat
    spell: SeenCard
    target: Seat


@event(show=PLAY)
class AbilityUsed(Event, frozen=True, array_like=True, tag=True):
    """A player has used the ability of a card."""

    seat: Seat
    source: SeenCard


@event(show=PLAY)
class AbilityUsedOn(Event, frozen=True, array_like=True, tag=True):
    """A player has used the ability of a card on another card."""

    seat: Seat
    source: SeenCard
    target: SeenCard


@event(show=MOVE)
class EffectWaits(Event, frozen=True, array_like=True, tag=True):
    """An effect waits until all players have passed."""

    seat: Seat
    source: SeenCard


@event(show=PLAY)
class Negated(Event, frozen=True, array_like=True, tag=True):
    """A player has stopped a spell or an ability with a card."""

    seat: Seat
    source: SeenCard
    spell: SeenCard


@event(show=MOVE)
class Fizzled(Event, frozen=True, array_like=True, tag=True):
    """A card has no effect, because its target is gone."""

    source: SeenCard


@event(show=PLAY)
class DieRolled(Event, frozen=True, array_like=True, tag=True):
    """A card had a die rolled."""

    source: SeenCard
    pips: int


@event(show=MOVE)
class CoinsGained(Event, frozen=True, array_like=True, tag=True):
    """A player has gained coins."""

    seat: Seat
    coins: int


@event(show=MOVE)
class CoinsPaid(Event, frozen=True, array_like=True, tag=True):
    """A player has paid coins."""

    seat: Seat
    coins: int


@event(show=MOVE)
class CoinsGiven(Event, frozen=True, array_like=True, tag=True):
    """A player has given coins to another player."""

    seat: Seat
    coins: int
    to: Seat


@event(show=MOVE)
class CoinsLaid(Event, frozen=True, array_like=True, tag=True):
    """Coins of a treasury now lie on a room."""

    seat: Seat
    coins: int
    room: SeenCard


@event(show=MOVE)
class TreasuriesSwapped(Event, frozen=True, array_like=True, tag=True):
    """Two players have exchanged their coins."""

    seat: Seat
    other: Seat


@event(show=MOVE)
class AbilityCopied(Event, frozen=True, array_like=True, tag=True):
    """A boss has the ability of another boss from now on."""

    seat: Seat
    boss: SeenCard
    model: SeenCard


@event(show=MOVE)
class SpellsTaxed(Event, frozen=True, array_like=True, tag=True):
    """Every spell of this player costs a coin."""

    seat: Seat


@event(show=MOVE)
class CardTurnedOver(Event, frozen=True, array_like=True, tag=True):
    """A card of the room deck was laid on the discard pile."""

    card: SeenCard


@event(show=MOVE)
class VictoryDenied(Event, frozen=True, array_like=True, tag=True):
    """A player cannot win by souls at the end of this round."""

    seat: Seat


@event(show=DECIDING)
class Defeated(Event, frozen=True, array_like=True, tag=True):
    """The wounds of this player lose the game, in the round that ends it: no player is eliminated (BM-22.1)."""

    seat: Seat
    wounds: int


@event(show=DECIDING)
class Eliminated(Event, frozen=True, array_like=True, tag=True):
    """A player has been eliminated."""

    seat: Seat


@event(show=DECIDING)
class Resigned(Event, frozen=True, array_like=True, tag=True):
    """A player has resigned."""

    seat: Seat


@event(show=DECIDING)
class GameWon(Event, frozen=True, array_like=True, tag=True):
    """A player has won with these souls and wounds."""

    seat: Seat
    souls: int
    wounds: int
