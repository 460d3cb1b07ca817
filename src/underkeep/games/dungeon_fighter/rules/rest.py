"""Phase 3: rest (DF-10), with scars and deaths (DF-9)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision, Option
from underkeep.core.procedures import AnyProcedure
from underkeep.games.dungeon_fighter.events import BossChosen, Dropped, Handed, HeroDied, Scarred, TrophyTaken
from underkeep.games.dungeon_fighter.options import ChooseColour, Give, Swap, TakeTrophy
from underkeep.games.dungeon_fighter.rules import reactions
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import COLOURS, MOST_SCARS, NOBODY, OVERKILL, REST

MOST_TRADES = 21
"""Equipment changes hands at most so often in one rest. So many cards can be carried at all: that is enough for any
distribution, and it comes to an end."""


def rest(game: Fighter) -> AnyProcedure:
    """Overkill, loot, scars and deaths, the new boss, dice, trophy (DF-10.1 to DF-10.8)."""
    state = game.state
    game.begin(REST)
    if state.annihilated or state.monster_life <= OVERKILL:
        game.earn(1, "overkill")
    loot, state.loot = state.loot, 0
    game.earn(loot, "loot")
    for fighter in game.stunned():
        yield from _scar(game, fighter)
    _new_boss(game)
    yield from _trophy(game)
    state.ready = list(COLOURS)
    state.lying, state.templates, state.icebergs = (), (), []
    state.tune = state.brawler = False
    state.turned = []
    state.trades = 0
    game.go("trade")


def _scar(game: Fighter, fighter: int) -> AnyProcedure:
    """A stunned hero gets a scar and all the life that is left, or dies (DF-9.4 to DF-9.8)."""
    state = game.state
    if len(state.scars[fighter]) == MOST_SCARS:
        state.dead[fighter] = True
        game.emit(HeroDied, fighter)
        return
    free = [ChooseColour(colour) for colour in game.usable_colours(fighter)]
    answer = yield Decision(game.seat(fighter), "scar", free, ())
    state.scars[fighter] = sorted([*state.scars[fighter], answer.colour])
    state.life[fighter] = game.most_life(fighter)
    game.emit(Scarred, fighter, answer.colour)


def _new_boss(game: Fighter) -> None:
    """The hero who finished the monster takes the boss marker: the one who threw last, or the one whose effect brought
    the monster down without a throw. If that hero died, the next living hero to the left takes it (DF-10.5)."""
    state = game.state
    # A throw makes its thrower the slayer too, so the two differ only where an effect finished the monster.
    first = next(hero for hero in (state.slayer, state.last, state.boss) if hero != NOBODY)
    boss = next(fighter for fighter in game.from_on(first) if not state.dead[fighter])
    if boss != state.boss:
        state.boss = boss
        game.emit(BossChosen, boss)


def _trophy(game: Fighter) -> AnyProcedure:
    """The monster is put aside, or kept by the hero who dealt the last blow (DF-10.8)."""
    state = game.state
    card = state.monster[0]
    if state.slayer == NOBODY or state.dead[state.slayer]:
        taken = False
    else:
        answer = yield Decision(game.seat(state.slayer), "trophy", [TakeTrophy(), PASS], (card,))
        taken = answer != PASS
    state.monster = []
    if taken:
        state.trophies[state.slayer].append(card)
        game.emit(TrophyTaken, state.slayer, card)
    else:
        state.beaten.append(card)


def trade(game: Fighter) -> AnyProcedure:
    """Equipment changes hands, and curios may be used (DF-10.9, DF-9.9)."""
    state = game.state
    yield from reactions.at_any_moment(game, game.from_on(state.boss))
    while state.trades < MOST_TRADES:
        options = _trades(game)
        if not options:
            break
        answer = yield Decision(game.seat(state.boss), "trade", [PASS, *options])
        if answer == PASS:
            break
        state.trades += 1
        _hand_over(game, answer)
    for fighter in game.party:
        if state.dead[fighter]:
            for card in state.gear[fighter]:
                game.emit(Dropped, card)
            state.discard += state.gear[fighter]
            state.gear[fighter] = []
    game.go("move_on")


def _trades(game: Fighter) -> list[Option]:
    """Every hand-over within the limits: to somebody who has room, or one piece for another."""
    gear = [(fighter, card) for fighter in game.party for card in game.state.gear[fighter]]
    found: list[Option] = []
    for owner, card in gear:
        found += [Give(card, other) for other in game.carriers(card) if other != owner]
    for number, (owner, card) in enumerate(gear):
        for other, wanted in gear[number + 1 :]:
            if other != owner and game.can_carry(other, card, wanted) and game.can_carry(owner, wanted, card):
                found.append(Swap(card, wanted))
    return found


def _hand_over(game: Fighter, answer: Give | Swap) -> None:
    state = game.state
    giver = game.owner(answer.card)
    taker = answer.fighter if isinstance(answer, Give) else game.owner(answer.other)
    state.gear[giver].remove(answer.card)
    state.gear[taker].append(answer.card)
    game.emit(Handed, answer.card, giver, taker)
    if isinstance(answer, Swap):
        state.gear[taker].remove(answer.other)
        state.gear[giver].append(answer.other)
        game.emit(Handed, answer.other, taker, giver)


def move_on(game: Fighter) -> None:
    """The room joins those that were visited; enough stall symbols lead to the stall (DF-10.10, DF-10.11)."""
    state = game.state
    state.visited += state.room
    state.room = []
    game.go("shop" if game.stalls(state.visited) >= game.stalls_wanted else "begin_round")
