"""What an option of the learner would lead to: states with the rules of the game, played on as far as they are certain.

Rooms, minions and summonses change a copy of the observed state. The value of a position is that of the forecasts for
the round, and a little for what stays.
"""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS, Forecast
from underkeep.games.boss_monster.assist.lookahead.play_on import run_procedure
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.state import BUILD, SETUP, TAVERN
from underkeep.games.super_boss_monster.assist.lookahead import PREDICTABLE_SPACES, forecast_heroes
from underkeep.games.super_boss_monster.rules.minion_phase import LIBRARY, STADIUM, TEMPLE, act_in_dungeon
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import (
    LIFE,
    ON_CARDS,
    SPACES,
    SPECIAL,
    SUMMON,
    TOWN,
    SuperBossMonsterState,
    space,
)

SOUL_VALUE, WOUND_COST = 3.0, 5.0
"""The value of a soul and the cost of a wound of the learner."""
RIVAL_SHARE = 0.3
"""The part of these values that souls and wounds of other players count."""
DAMAGE_VALUE, COUNTER_VALUE, TREASURE_VALUE = 0.25, 0.4, 0.1
"""The values of what stays in a dungeon."""
SPACE_VALUES = {space(TEMPLE, SPECIAL): 0.6, space(STADIUM, SPECIAL): 0.5, space(LIBRARY, SPECIAL): 0.2}
"""The values of action spaces that bring a card."""


def state_if_built(state: SuperBossMonsterState, me: Seat, option: Place) -> SuperBossMonsterState:
    """Return the state in which a card has been built and has had its effect."""
    game = SuperBossMonster(state.copy())
    game.state.room_hand[me].remove(option.card)
    if option.on is not None:
        game.cover(option.on, option.card)
    game.put_into_dungeon(me, option.card, option.on)
    run_procedure(game.trigger_build_effects(me, [option.card]))
    return game.state


def state_if_sent(state: SuperBossMonsterState, me: Seat, where: int) -> SuperBossMonsterState:
    """Return the state in which the learner's minion stands on an action space."""
    sent = state.copy()
    sent.minion_space[me] = where
    return sent


def state_if_taken(state: SuperBossMonsterState, me: Seat, card: CardId) -> SuperBossMonsterState:
    """Return the state in which the learner has taken a card from the Market."""
    game = SuperBossMonster(state.copy())
    game.take_from_market(me, card)
    return game.state


def state_if_summoned(state: SuperBossMonsterState, hero: CardId, dungeon: Seat, life: int) -> SuperBossMonsterState:
    """Return the state in which a minion has sent a hero to a dungeon."""
    game = SuperBossMonster(state.copy())
    game.to_entrance(hero, dungeon)
    game.put_tokens(hero, life)
    for source, ability in game.abilities(dungeon, "summoned"):
        ability.effect(game, dungeon, source, hero)
    return game.state


def summoned_hero(state: SuperBossMonsterState, where: int | None) -> tuple[CardId, int] | None:
    """Return the hero that a summon space sends out and its life token, or None for other spaces."""
    if where is None or where >= ON_CARDS or where % len(SPACES) != SUMMON:
        return None
    location = where // len(SPACES)
    there = state.tavern if location == TAVERN else state.heroes_at_location[location]
    return (there[-1], -LIFE if location == TAVERN else LIFE) if there else None


def best_summons(state: SuperBossMonsterState, me: Seat, hero: CardId, life: int) -> Seat:
    """Return the dungeon to which the learner sends a hero best."""
    seats = [me, *(seat for seat in SuperBossMonster(state).seats() if seat != me)]
    return max(seats, key=lambda seat: position_value(state_if_summoned(state, hero, seat, life), me))


def state_after_own_minion(state: SuperBossMonsterState, me: Seat) -> SuperBossMonsterState:
    """Return the state in which the learner's minion has acted, if it has not acted yet and its action is not part of
    every forecast."""
    where = state.minion_space[me]
    if where is None or where in PREDICTABLE_SPACES or state.phase not in (TOWN, BUILD):
        return state
    summons = summoned_hero(state, where)
    after = state.copy()
    after.minion_space[me] = None
    if summons is not None:
        return state_if_summoned(after, summons[0], best_summons(after, me, *summons), summons[1])
    if where >= ON_CARDS:
        run_procedure(act_in_dungeon(SuperBossMonster(after), me, CardId(where - ON_CARDS)))
    return after


def forecasts_of(state: SuperBossMonsterState, me: Seat) -> dict[CardId, Forecast]:
    """Return the forecasts for the heroes, in which the learner's minion has acted."""
    return {} if state.phase == SETUP else forecast_heroes(state_after_own_minion(state, me))


def position_value(state: SuperBossMonsterState, me: Seat) -> float:
    """Return the value of a position for the learner."""
    after = state_after_own_minion(state, me)
    game = SuperBossMonster(after)
    value = 0.0
    for hero, forecast in ({} if state.phase == SETUP else forecast_heroes(after)).items():
        prize = game.hero_card(hero).worth
        gain = {DIES: SOUL_VALUE, REACHES_BOSS: -WOUND_COST}.get(forecast.end, 0.0) * prize
        value += gain if forecast.seat == me else -gain * RIVAL_SHARE
    rooms = [CARDS[after.faces[room]] for room in game.active_rooms(me)]
    value += DAMAGE_VALUE * sum(room.damage for room in rooms)
    value += COUNTER_VALUE * game.dungeon_counter_count(me)
    value += TREASURE_VALUE * sum(sum(room.treasure) for room in rooms)
    where = state.minion_space[me]
    return value + (SPACE_VALUES.get(where, 0.0) if where is not None else 0.0)
