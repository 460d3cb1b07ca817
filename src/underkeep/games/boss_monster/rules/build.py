"""The build phase: active turns, the reveal, level up and "when you build" (chapters 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, RuleResult, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.events import Discarded, MinibossUnpaid, RoomRevealed
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import begin_phase, go_to, go_to_due_seat, go_to_next_seat
from underkeep.games.boss_monster.rules.verbs.minibosses import MINIBOSS_PRICE
from underkeep.games.boss_monster.rules.window import open_window
from underkeep.games.boss_monster.state import BUILD


def build(game: BossMonster) -> None:
    """Every player may place one card in this phase (BM-6.17)."""
    state = game.state
    begin_phase(game, BUILD)
    state.builds_left = [0 if gone else 1 for gone in state.eliminated]
    state.promoted = [False] * state.players
    state.traded_room_card = [False] * state.players
    go_to(game, "upkeep" if state.rule_modules else game.first_build_step, game.first_seat())


def upkeep(game: BossMonster) -> None:
    """Abilities at the beginning of the build phase, player by player."""
    go_to_due_seat(game, "upkeep_of", lambda seat: game.abilities(seat, "build_begins"), then=game.first_build_step)


def upkeep_of(game: BossMonster) -> AnyProcedure:
    """One player's effects at the beginning of the build phase."""
    seat = game.state.active_seat
    yield from game.trigger_all(
        [(seat, source, ability, ()) for source, ability in game.abilities(seat, "build_begins")]
    )
    go_to_next_seat(game, "upkeep", game.first_build_step)


def build_turn(game: BossMonster) -> RuleResult:
    """The active turn of one player (BM-6.1, BM-6.2)."""
    return open_window(game, "build_turn_over")


def build_turn_over(game: BossMonster) -> RuleResult:
    """The active player has passed and cannot place a card any more (BM-6.5)."""
    state = game.state
    state.builds_left[state.active_seat] = 0
    go_to_next_seat(game, "build_turn", "reveal")
    return build_turn(game) if state.step == "build_turn" else DONE


def reveal(game: BossMonster) -> None:
    """All face-down cards are revealed at the same time (BM-6.24)."""
    reveal_placed_cards(game)
    go_to(game, "admit" if game.state.unpaid_minibosses else "after_reveal", game.first_seat())


def reveal_placed_cards(game: BossMonster, seats: Sequence[Seat] | None = None) -> None:
    """Turn the face-down cards of these seats over, or all: from now on they count as built."""
    state = game.state
    for seat in game.seats() if seats is None else seats:
        for stack in [stack for stack in state.dungeon[seat] if stack[-1] in state.face_down_cards]:
            room = stack[-1]
            del state.face_down_cards[room]
            visibility.reveal_to_all(state, (room,))
            if game.is_miniboss(room):
                await_payment(game, seat, stack)
                continue
            if len(stack) == 1 and game.card(room).advanced:
                # Everything under it is gone: an advanced room needs a room to stand on (BM-6.30).
                state.dungeon[seat].remove(stack)
                state.discard.append(room)
                game.rooms_changed(seat)
                game.emit(Discarded, seat, room)
                continue
            if len(stack) > 1:
                game.cover(stack[-2], room)
            state.build_effects_due[room] = seat
            game.emit(RoomRevealed, seat, room)
            game.rooms_changed(seat)


def await_payment(game: BossMonster, seat: Seat, stack: list[CardId]) -> None:
    """Take a revealed miniboss off the room that it is to join, until it is paid for (BM-6.25). Without a room it is
    discarded (BM-6.30)."""
    state = game.state
    miniboss = stack.pop()
    if stack:
        state.unpaid_minibosses[miniboss] = stack[-1]
    else:
        state.dungeon[seat].remove(stack)
        state.discard.append(miniboss)
        game.emit(Discarded, seat, miniboss)
    game.rooms_changed(seat)


def pay_for_minibosses(game: BossMonster) -> None:
    """Every revealed miniboss is paid for or discarded, in XP order (BM-6.25, BM-15.6)."""
    go_to_due_seat(game, "admit_of", lambda seat: unpaid_minibosses_of(game, seat), then="after_reveal")


def unpaid_minibosses_of(game: BossMonster, seat: Seat) -> list[CardId]:
    """The revealed minibosses of a player that are not paid for yet."""
    return [miniboss for miniboss, room in game.state.unpaid_minibosses.items() if game.owner(room) == seat]


def pay_for_minibosses_of(game: BossMonster) -> AnyProcedure:
    """One player pays for the revealed minibosses, or discards them."""
    seat = game.state.active_seat
    for miniboss in unpaid_minibosses_of(game, seat):
        yield from pay_for_miniboss(game, seat, miniboss)
    go_to_next_seat(game, "admit", "after_reveal")


def pay_for_miniboss(game: BossMonster, seat: Seat, miniboss: CardId) -> AnyProcedure:
    """A revealed miniboss is paid for, or discarded (BM-15.6 to BM-15.8). Its room may be deactivated: then both are
    reactivated together (BM-15.22)."""
    state = game.state
    room = state.unpaid_minibosses[miniboss]
    free = welcome = bool(game.abilities(seat, "free_minibosses"))
    if not welcome and state.coins[seat] >= MINIBOSS_PRICE:
        welcome = yield from game.may(seat, miniboss, "pay-miniboss")
    del state.unpaid_minibosses[miniboss]
    if not welcome:
        state.discard.append(miniboss)
        game.emit(MinibossUnpaid, seat, miniboss)
        return
    if not free:
        game.pay_coins(seat, MINIBOSS_PRICE)
    yield from game.add_miniboss(seat, miniboss, room)


def after_reveal(game: BossMonster) -> None:
    """Each player's level up, then that player's "when you build" effects, in XP order (BM-6.26, BM-6.27)."""
    seats = game.state.build_effects_due.values()
    go_to_due_seat(
        game, "effects_of_reveal", lambda seat: seat in seats or game.is_level_up_due(seat), then=game.step_after_build
    )


def effects_of_reveal(game: BossMonster) -> RuleResult:
    """The effects of one player's new rooms; mostly there are none."""
    seat = game.state.active_seat
    due = (
        level_up_and_trigger(game, seat)
        if game.is_level_up_due(seat)
        else game.trigger_build_effects(seat, game.collect_built_rooms(seat))
    )
    return finish_build_effects(game, due) if due else go_to_next_seat(game, "after_reveal", game.step_after_build)


def level_up_and_trigger(game: BossMonster, seat: Seat) -> AnyProcedure:
    """The level up of a player, and then the "when you build" effects."""
    yield from game.level_up(seat)
    yield from game.trigger_build_effects(seat, game.collect_built_rooms(seat))


def finish_build_effects(game: BossMonster, due: VerbResult) -> AnyProcedure:
    """The effects of one player, and then those of the next."""
    yield from due
    go_to_next_seat(game, "after_reveal", game.step_after_build)
