"""Beginning of round: items and heroes come to town, everybody draws a room card (BM-4.4 to BM-4.12)."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.procedures import AnyProcedure, RuleResult
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ITEMS, NOTHING


def begin_round(game: BossMonster) -> None:
    """Items, and as many heroes as there were players at the start, come to town (BM-4.4 to BM-4.11)."""
    state = game.state
    game.open_round()
    if ITEMS in state.modules:
        game.reveal_items()
        game.attach_items()
    state.decks_were_empty = game.heroes_have_come()
    for _ in range(state.players):
        hero = game.reveal_hero()
        if hero == NOTHING:
            break
        state.town.append(hero)
        game.will_greet(hero)
    if ITEMS in state.modules:
        game.attach_items()
    game.go("greet" if state.greeting else game.after_heroes, game.first())


def greet(game: BossMonster) -> AnyProcedure:
    """What heroes say who have just come to town."""
    for hero in game.state.greeting:
        ability = HEROES[game.state.faces[hero]].arrives
        assert ability is not None
        yield from ability.effect(game, hero)
    game.state.greeting = []
    game.go(game.after_heroes, game.first())


def draw(game: BossMonster) -> RuleResult:
    """The round's room card; some rooms let their owner draw a spell instead (BM-4.12)."""
    state = game.state
    while state.step == "draw":
        if state.out[state.active]:
            game.each("draw", "build")
            continue
        sources = game.abilities(state.active, "draws_spell")
        if sources:
            return choose_draw(game, sources[0][0])
        game.draw_rooms(state.active, 1)
        game.each("draw", "build")
    return None


def choose_draw(game: BossMonster, source: int) -> AnyProcedure:
    """A room card or a spell?"""
    seat = game.state.active
    answer = yield Decision(seat, "round-draw", (DRAW_ROOM, DRAW_SPELL), (source,))
    if answer == DRAW_SPELL:
        game.draw_spells(seat, 1)
    else:
        game.draw_rooms(seat, 1)
    game.each("draw", "build")
