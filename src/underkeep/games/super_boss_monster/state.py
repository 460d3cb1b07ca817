"""The state of a game of Super Boss Monster: a state of Boss Monster, and the city."""

from __future__ import annotations

from underkeep.core.state import CardId, Face, Seat, plain_data
from underkeep.games.boss_monster.state import (
    BEGINNING,
    EXPLORER,
    TAVERN,
    BossMonsterState,
)

TOWN = BEGINNING
"""The Town phase is the beginning of a round."""

LOCATIONS = ("temple", "stadium", "library", "hideout", "landing-pad", "tavern")
"""The key locations from left to right, each with the number of its treasure (SBM-3.3, SBM-3.4); the Landing Pad is
there for five and six players (SBM-18.10), and the Tavern comes last."""
PLACE_NAMES = ("temple", "stadium", "library", "hideout", "landing_pad", "tavern")
"""The same as the notation writes them everywhere: in positions, moves and expectations."""
MAIN_LOCATIONS = EXPLORER
"""How many locations there always are besides the Tavern."""

ICON, SPECIAL, SUMMON = range(3)
SPACES = ("treasure", "special", "summon")
"""The action spaces of a location (SBM-3.6)."""
ON_CARDS = 32
"""From here on an action space is that of a card: of a room or a boss with this number and its id."""

LIFE = 2
"""The health that a life token adds or takes (SBM-1.5)."""
SOLO_SEAT = Seat(0)
"""The seat of the player of a solo game."""
SOLO_SPACES = 4
"""The town spaces of a solo game (SBM-19.6)."""
SOLO_COUNTERS = 4
"""The most counters on a room in a solo game (SBM-19.13)."""

CHALLENGE = "challenge"
"""The variant of the solo game with higher needs (SBM-19.21)."""


def space(location: int, what: int) -> int:
    """The number of an action space of the city."""
    return location * len(SPACES) + what


TAVERN_SPACE = space(TAVERN, SUMMON)


@plain_data
class SuperBossMonsterState(BossMonsterState):
    """The Town deck is the ordinary deck with the epic one beneath it (SBM-4.3), and `turn_order` begins with the
    seat that has the first-player marker. Counters on rooms and life tokens on heroes are `tokens`."""

    # --- the city board
    market: list[CardId]
    """The cards on the Market."""
    heroes_at_location: list[list[CardId]]
    """The hero in each key location with treasure, by that treasure."""
    tavern: list[CardId]
    """The heroes in the Tavern, the top one last (SBM-6.8)."""

    # --- per seat
    minion_space: list[int | None]
    """The action space on which each minion stands; None if the minion is at home."""
    extra_builds: list[int]
    """Rooms that may still be placed on others in this build phase."""
    most_wounds: list[int]
    """The most wounds that each seat had in this round before it lost one again (SBM-19.15)."""

    # --- windows and visits
    first_to_respond: Seat
    """The seat with which asking begins (SBM-10.5, SBM-10.6)."""
    stacks_ahead: list[CardId]
    """The lowest cards of the stacks before a hero whose room is gone (SBM-16.10)."""

    # --- what stays
    left_out: tuple[Face, ...]
    """The cards that a solo game leaves out (SBM-19.22)."""
