"""A player's turn: playing cards, exchanging loot, cleaning up (KHO-7 and KHO-8)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure
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
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.state import CLEANUP, EXCHANGE, HAND, NOTHING, NOWHERE, PLAY


def begin_turn(game: Keep) -> None:
    """The holder of the active-player token begins (KHO-7.1)."""
    state = game.state
    state.turns += 1
    state.phase, state.gambled = PLAY, False
    game.emit(TurnBegan, state.active, state.turns)
    game.go("play")


# --- phase 1: play cards -------------------------------------------------------------------------------------


def play(game: Keep) -> AnyProcedure:
    """Play a card, gamble, or end the phase (KHO-7.2, KHO-7.3)."""
    state = game.state
    seat = state.active
    options: list[Option] = [PASS, *(PlayCard(card) for card in state.hand[seat])]
    if game.may_gamble():
        options.append(Gamble())
    answer = yield Decision(seat, "play", options)
    match answer:
        case PlayCard(card):
            state.hand[seat].remove(card)
            state.area[seat].append(card)
            game.emit(CardPlayed, seat, card)
            begin_card(game, card)
            game.go("act")
        case Gamble():
            yield from game.gamble(seat, "play")
        case _:
            state.phase = EXCHANGE
            game.emit(PhaseBegan, EXCHANGE)
            game.go("exchange")


def begin_card(game: Keep, card: int) -> None:
    """All sides of a card are open (KHO-9.26)."""
    state = game.state
    sides = game.card(card).line.sides
    state.playing = card
    state.lefts = [list(side.left) for side in sides]
    state.rights = [list(side.right) for side in sides]
    state.places = [NOWHERE] * len(sides)


def act(game: Keep) -> AnyProcedure:
    """One action of the card that is being played, or no more of it (KHO-8.1, KHO-8.2)."""
    state = game.state
    seat = state.active
    if state.swarm:
        yield from _swarm(game, seat)
        return
    offered = _offered(game, seat)
    if not offered:
        return _finish(game)
    answer = yield Decision(seat, "act", [PASS, *offered], (state.playing,))
    if answer == PASS:
        return _finish(game)
    action = _spend(game, seat, answer)
    game.go("act")
    yield from game.perform(seat, action, answer)


def _swarm(game: Keep, seat: int) -> AnyProcedure:
    """The next monster of a horde acts, or refrains (KHO-9.27, KHO-9.28)."""
    state = game.state
    monster = state.swarm.pop(0)
    room = state.monster[seat][monster]
    options = game.offers(seat, state.swarm_action, [room], monster) if room != NOWHERE else []
    if options:
        answer = yield Decision(seat, "horde", [PASS, *options], (state.playing,))
        if answer != PASS:
            game.go("act")
            yield from game.perform(seat, state.swarm_action, answer)


def _offered(game: Keep, seat: int) -> list[Option]:
    """Everything that any side of the card still allows, each thing once."""
    state = game.state
    found: dict[Option, None] = {}
    for number, left in enumerate(state.lefts):
        for action in dict.fromkeys(left or state.rights[number]):
            for option in game.offers(seat, action, _rooms_for(game, seat, number)):
                found[option] = None
    return list(found)


def _rooms_for(game: Keep, seat: int, number: int) -> list[int]:
    """Where a side can be used: in rooms with own monsters, behind an arrow only where it began (KHO-9.24)."""
    state = game.state
    place = state.places[number]
    if not state.lefts[number] and place != NOWHERE:
        return [place] if game.mine(seat, place) else []
    return game.my_rooms(seat)


def _spend(game: Keep, seat: int, answer: Option) -> int:
    """Cross the action off on every side that allows it; sides that do not are closed (KHO-9.26)."""
    state = game.state
    kept: list[tuple[list[int], list[int], int]] = []
    done = NOTHING
    for number, (left, right) in enumerate(zip(state.lefts, state.rights, strict=True)):
        group = left or right
        for action in dict.fromkeys(group):
            if answer in game.offers(seat, action, _rooms_for(game, seat, number)):
                group.remove(action)
                place = state.places[number]
                if group is left and right:
                    place = _where(game, seat, action, answer)
                kept.append((left, right, place))
                done = action if done == NOTHING else done
                break
    state.lefts = [left for left, _, _ in kept]
    state.rights = [right for _, right, _ in kept]
    state.places = [place for _, _, place in kept]
    return done


def _where(game: Keep, seat: int, action: int, answer: Option) -> int:
    """The room concerned by an action (KHO-9.24)."""
    match answer:
        case Spend(_, room) | PlaceToken(_, room) | LayTrap(room) | OpenPortal(room) | Summon(room) | UseRoom(room):
            return room
        case Horde(_, room):
            return room
    hero = getattr(answer, "hero", NOTHING)
    return game.state.hero[hero] if hero != NOTHING else NOWHERE


def _finish(game: Keep) -> None:
    """The card is done; what was not used is lost (KHO-8.2)."""
    state = game.state
    state.playing, state.lefts, state.rights, state.places = NOTHING, [], [], []
    game.go("play")


# --- phase 2: loot exchange -----------------------------------------------------------------------------------


def exchange(game: Keep) -> AnyProcedure:
    """Discard a card to replace loot, as often as one likes (KHO-7.6, KHO-7.7)."""
    state = game.state
    seat = state.active
    options: list[Option] = [PASS]
    if state.loot_row and state.loot_deck:
        options += [PayWith(card) for card in state.hand[seat]]
    if game.may_gamble():
        options.append(Gamble())
    answer = yield Decision(seat, "exchange", options)
    if isinstance(answer, Gamble):
        yield from game.gamble(seat, "exchange")
        return
    if answer == PASS:
        state.phase = CLEANUP
        game.go("cleanup")
        return
    game.drop(seat, answer.card)
    chosen: list[int] = []
    while len(chosen) < len(state.loot_row):
        rest: list[Option] = [ChooseCard(card) for card in state.loot_row if card not in chosen]
        pick = yield Decision(seat, "replace-loot", [PASS, *rest] if chosen else rest, tuple(chosen))
        if pick == PASS:
            break
        chosen.append(pick.card)
    game.replace_loot(chosen)


# --- phase 3: cleanup -----------------------------------------------------------------------------------------


def cleanup(game: Keep) -> None:
    """The play area is cleared, and the hand filled up to five (KHO-7.8, KHO-7.9)."""
    state = game.state
    seat = state.active
    state.discard[seat] += state.area[seat]
    state.area[seat] = []
    game.draw(seat, max(0, HAND - len(state.hand[seat])))
    game.go("raid")
