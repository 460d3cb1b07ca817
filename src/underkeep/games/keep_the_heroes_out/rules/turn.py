"""The turn of a player: playing cards, exchanging loot, cleaning up (KHO-7 and KHO-8)."""

from __future__ import annotations

from underkeep.core.options.option import Option
from underkeep.core.procedures import AnyProcedure, ask, offer
from underkeep.core.state import CardId, Seat, require
from underkeep.games.keep_the_heroes_out.events import CardPlayed, PhaseBegan, TurnBegan
from underkeep.games.keep_the_heroes_out.options import (
    ChooseCard,
    Gamble,
    Horde,
    LayTrap,
    OpenPortal,
    PayWith,
    PlaceToken,
    PlayCard,
    Spend,
    Summon,
    UseRoom,
)
from underkeep.games.keep_the_heroes_out.rules.actions import options_for, perform
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.special_rooms import gamble, may_gamble
from underkeep.games.keep_the_heroes_out.state import CLEANUP, EXCHANGE, HAND_SIZE, PLAY


def begin_turn(game: KeepRules) -> None:
    """Begin the turn of the active player (KHO-7.1)."""
    state = game.state
    state.turns += 1
    state.phase, state.gambled = PLAY, False
    game.emit(TurnBegan, state.active, state.turns)
    game.go_to("play")


# --- phase 1: play cards -------------------------------------------------------------------------------------


def play_card(game: KeepRules) -> AnyProcedure:
    """Let the active player play a card, gamble, or end the phase (KHO-7.2, KHO-7.3)."""
    state = game.state
    seat = state.active
    options: list[PlayCard | Gamble] = [PlayCard(card) for card in state.hand[seat]]
    if may_gamble(game):
        options.append(Gamble())
    answer = yield from offer(seat, "play", options)
    match answer:
        case PlayCard(card):
            state.hand[seat].remove(card)
            state.area[seat].append(card)
            game.emit(CardPlayed, seat, card)
            begin_card(game, card)
            game.go_to("act")
        case Gamble():
            yield from gamble(game, seat, "play")
        case _:
            state.phase = EXCHANGE
            game.emit(PhaseBegan, EXCHANGE)
            game.go_to("exchange")


def begin_card(game: KeepRules, card: CardId) -> None:
    """Open all sides of a card that is played (KHO-9.26)."""
    state = game.state
    sides = game.card(card).line.sides
    state.playing = card
    state.lefts = [list(side.left) for side in sides]
    state.rights = [list(side.right) for side in sides]
    state.places = [None] * len(sides)


def take_action(game: KeepRules) -> AnyProcedure:
    """Let the active player take one action of the card that is being played, or finish it (KHO-8.1, KHO-8.2)."""
    state = game.state
    seat = state.active
    if state.swarm:
        yield from _act_with_horde(game, seat)
        return
    offered = _open_options(game, seat)
    if not offered:
        return _finish_card(game)
    answer = yield from offer(seat, "act", offered, (require(state.playing),))
    if answer is None:
        return _finish_card(game)
    action = _cross_off(game, seat, answer)
    game.go_to("act")
    yield from perform(game, seat, action, answer)


def _act_with_horde(game: KeepRules, seat: Seat) -> AnyProcedure:
    """Let the next monster of a horde act or refrain (KHO-9.27, KHO-9.28)."""
    state = game.state
    monster = state.swarm.pop(0)
    room = state.monster[seat][monster]
    options = options_for(game, seat, require(state.swarm_action), [room], monster) if room is not None else []
    if options:
        answer = yield from offer(seat, "horde", options, (require(state.playing),))
        if answer is not None:
            game.go_to("act")
            yield from perform(game, seat, require(state.swarm_action), answer)


def _open_options(game: KeepRules, seat: Seat) -> list[Option]:
    """Return the options of all sides of the card that are still open, each option once."""
    state = game.state
    found: dict[Option, None] = {}
    for number, left in enumerate(state.lefts):
        for action in dict.fromkeys(left or state.rights[number]):
            for option in options_for(game, seat, action, _rooms_of_side(game, seat, number)):
                found[option] = None
    return list(found)


def _rooms_of_side(game: KeepRules, seat: Seat, number: int) -> list[int]:
    """Return the rooms in which a side can be used: all rooms with monsters of the seat, but behind an arrow only the
    room in which the side began (KHO-9.24)."""
    state = game.state
    place = state.places[number]
    if not state.lefts[number] and place is not None:
        return [place] if game.distinct_monsters_in(seat, place) else []
    return game.rooms_with_monsters_of(seat)


def _cross_off(game: KeepRules, seat: Seat, answer: Option) -> int:
    """Cross the chosen action off every side that allows it, close all other sides, and return the action
    (KHO-9.26)."""
    state = game.state
    kept: list[tuple[list[int], list[int], int | None]] = []
    done: int | None = None
    for number, (left, right) in enumerate(zip(state.lefts, state.rights, strict=True)):
        group = left or right
        for action in dict.fromkeys(group):
            if answer in options_for(game, seat, action, _rooms_of_side(game, seat, number)):
                group.remove(action)
                place = state.places[number]
                if group is left and right:
                    place = _room_of_action(game, seat, action, answer)
                kept.append((left, right, place))
                done = action if done is None else done
                break
    state.lefts = [left for left, _, _ in kept]
    state.rights = [right for _, right, _ in kept]
    state.places = [place for _, _, place in kept]
    return require(done)


def _room_of_action(game: KeepRules, seat: Seat, action: int, answer: Option) -> int | None:
    """Return the room that an action concerns, or None (KHO-9.24)."""
    match answer:
        case Spend(_, room) | PlaceToken(_, room) | LayTrap(room) | OpenPortal(room) | Summon(room) | UseRoom(room):
            return room
        case Horde(_, room):
            return room
    hero = getattr(answer, "hero", None)
    return game.state.hero[hero] if hero is not None else None


def _finish_card(game: KeepRules) -> None:
    """Finish the card that is being played. Its unused actions are lost (KHO-8.2)."""
    state = game.state
    state.playing, state.lefts, state.rights, state.places = None, [], [], []
    game.go_to("play")


# --- phase 2: loot exchange -----------------------------------------------------------------------------------


def exchange_loot(game: KeepRules) -> AnyProcedure:
    """Let the active player discard cards to replace loot, any number of times (KHO-7.6, KHO-7.7)."""
    state = game.state
    seat = state.active
    options: list[PayWith | Gamble] = []
    if state.loot_row and state.loot_deck:
        options += [PayWith(card) for card in state.hand[seat]]
    if may_gamble(game):
        options.append(Gamble())
    answer = yield from offer(seat, "exchange", options)
    if isinstance(answer, Gamble):
        yield from gamble(game, seat, "exchange")
        return
    if answer is None:
        state.phase = CLEANUP
        game.go_to("cleanup")
        return
    game.discard_from_hand(seat, answer.card)
    chosen: list[CardId] = []
    while len(chosen) < len(state.loot_row):
        rest = [ChooseCard(card) for card in state.loot_row if card not in chosen]
        pick = yield from (
            offer(seat, "replace-loot", rest, tuple(chosen)) if chosen else ask(seat, "replace-loot", rest)
        )
        if pick is None:
            break
        chosen.append(pick.card)
    game.replace_loot(chosen)


# --- phase 3: cleanup -----------------------------------------------------------------------------------------


def clean_up(game: KeepRules) -> None:
    """Discard the play area, and fill the hand up to five cards (KHO-7.8, KHO-7.9)."""
    state = game.state
    seat = state.active
    state.discard[seat] += state.area[seat]
    state.area[seat] = []
    game.draw(seat, max(0, HAND_SIZE - len(state.hand[seat])))
    game.go_to("raid")
