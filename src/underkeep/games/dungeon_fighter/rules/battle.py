"""Phase 5: the big bad battle (DF-15). It begins differently from other fights, and the party wins the game when the
big bad falls (`Party.defeat_monster`)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.games.dungeon_fighter.events import MonsterAppeared
from underkeep.games.dungeon_fighter.rules import combat
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import EXTRA_LIFE


def battle(game: DungeonFighter) -> None:
    """Reveal a big bad (DF-15.1)."""
    state = game.state
    combat.reset_fight(game)
    state.monster = [state.big_bads.pop()]
    visibility.reveal_to_all(state, state.monster)
    state.monster_life = game.foe.life + EXTRA_LIFE[state.difficulty]
    game.emit(MonsterAppeared, state.monster[0], state.monster_life, 0)
    game.go_to("prepare")
