"""The bosses of CRL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import adds_damage_to_others, level_up
from underkeep.games.boss_monster.events import AbilityCopied
from underkeep.games.boss_monster.state import EXPLORER

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

crl = CardSet("CRL", "Crash Landing")


@crl.boss("Imperiatrix", xp=475, treasure="E")
@adds_damage_to_others()
def imperiatrix(game: Game, me: Seat, boss: CardId, other: CardId) -> int:
    """From the level up on, each of your rooms has +1 damage for each explorer treasure on it."""
    return game.icons(other)[EXPLORER]


@crl.boss("Klonos", xp=175, treasure="E", needs_opponent=True)
@level_up()
def klonos(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: choose the boss of an opponent. From now on Klonos has its level up ability too; an ability that works
    once works now. It does not matter what becomes of that boss later."""
    state = game.state
    models = [state.boss[seat][0] for seat in game.opponents(me)]
    if not models:
        return
    model = yield from game.choose(me, models, "copy-boss", boss)
    state.copied_boss_face[boss] = state.faces[model]
    game.rooms_changed(me)
    game.emit(AbilityCopied, me, boss, model)
    ability = game.card(model).level_up
    if ability is not None:
        yield from game.trigger(me, boss, ability)


@crl.boss("Mando", xp=855, treasure="E", needs_opponent=True)
@level_up()
def mando(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: in each opponent's dungeon you may move a covered room to the top of its stack. It counts as
    uncovered."""
    for seat in game.opponents(me):
        yield from game.may_move_to_top(me, seat, boss)
