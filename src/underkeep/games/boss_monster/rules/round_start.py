"""Beginning of round: items and heroes come to town, every player draws a room card (BM-4.4 to BM-4.12)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, RuleResult, ask
from underkeep.core.state import CardId
from underkeep.games.boss_monster.cards.catalogue import HEROES, ITEM_CARDS
from underkeep.games.boss_monster.events import HeroArrived, ItemRevealed, RoundBegan
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import go_to, go_to_next_seat
from underkeep.games.boss_monster.state import BEGINNING, EXPLORER, EXPLORERS, ITEMS


def begin_round(game: BossMonster) -> None:
    """Items, and as many heroes as there were players at the start, come to town (BM-4.4 to BM-4.11)."""
    state = game.state
    open_round(game)
    if ITEMS in state.rule_modules:
        reveal_items(game)
        attach_items(game)
    state.decks_were_empty = are_hero_decks_empty(game)
    for _ in range(state.players):
        hero = reveal_hero(game)
        if hero is None:
            break
        state.town.append(hero)
        note_arrival(game, hero)
    if ITEMS in state.rule_modules:
        attach_items(game)
    go_to(game, "greet" if state.arrivals_to_resolve else game.step_after_heroes, game.first_seat())


def trigger_arrivals(game: BossMonster) -> AnyProcedure:
    """The abilities of heroes that have just come to town."""
    for hero in game.state.arrivals_to_resolve:
        ability = HEROES[game.state.faces[hero]].arrives
        assert ability is not None
        yield from ability.effect(game, hero)
    game.state.arrivals_to_resolve = []
    go_to(game, game.step_after_heroes, game.first_seat())


def draw(game: BossMonster) -> RuleResult:
    """Every player draws a room card; some rooms let their owner draw a spell instead (BM-4.12)."""
    state = game.state
    while state.step == "draw":
        if state.eliminated[state.active_seat]:
            go_to_next_seat(game, "draw", "build")
            continue
        sources = game.abilities(state.active_seat, "draws_spell")
        if sources:
            return choose_draw(game, sources[0][0])
        game.draw_rooms(state.active_seat, 1)
        go_to_next_seat(game, "draw", "build")
    return None


def choose_draw(game: BossMonster, source: CardId) -> AnyProcedure:
    """Ask whether the player draws a room card or a spell."""
    seat = game.state.active_seat
    answer = yield from ask(seat, "round-draw", (DRAW_ROOM, DRAW_SPELL), (source,))
    if answer == DRAW_SPELL:
        game.draw_spells(seat, 1)
    else:
        game.draw_rooms(seat, 1)
    go_to_next_seat(game, "draw", "build")


# --- parts of these steps


def open_round(game: BossMonster) -> None:
    """A new round begins (BM-4.1)."""
    state = game.state
    state.round += 1
    state.phase = BEGINNING
    game.emit(RoundBegan, state.round)


def reveal_items(game: BossMonster) -> None:
    """Reveal the items of a new round (BM-16.2). Explorer items are replaced where there are no explorers
    (BM-16.13)."""
    state = game.state
    for _ in range(game.items_each_round()):
        while state.item_deck:
            item = state.item_deck.pop()
            visibility.reveal_to_all(state, (item,))
            if EXPLORER in ITEM_CARDS[state.faces[item]].classes and EXPLORERS not in state.rule_modules:
                state.removed.append(item)
                continue
            state.town_items.append(item)
            game.emit(ItemRevealed, item)
            break


def attach_items(game: BossMonster) -> None:
    """Attach the items in town to heroes in town, in the order in which they were revealed (BM-16.4 to BM-16.12)."""
    empty_handed = [hero for hero in game.state.town if can_carry(game, hero)]
    for item in list(game.state.town_items) if empty_handed else ():
        for hero in empty_handed:
            if is_item_for(game, hero, item):
                game.attach_item(item, hero)
                empty_handed.remove(hero)
                break


def can_carry(game: BossMonster, hero: CardId) -> bool:
    """Whether a hero may take an item: it has none yet, and no star."""
    return hero not in game.state.carried_items and not HEROES[game.state.faces[hero]].star


def is_item_for(game: BossMonster, hero: CardId, item: CardId) -> bool:
    """Whether a hero can use an item: it has the hero's treasure, or is universal."""
    wanted, classes = ITEM_CARDS[game.state.faces[item]], HEROES[game.state.faces[hero]].classes
    return wanted.universal or any(kind in classes for kind in wanted.classes)


def reveal_hero(game: BossMonster) -> CardId | None:
    """Reveal the next hero of the decks: the epic ones come last (BM-4.5). None if none is left."""
    state = game.state
    deck = state.ordinary_deck or state.epic_deck
    if not deck:
        return None
    hero = deck.pop()
    visibility.reveal_to_all(state, (hero,))
    game.emit(HeroArrived, hero)
    return hero


def note_arrival(game: BossMonster, hero: CardId) -> None:
    """Note a hero that has come to town, if it has an ability for its arrival."""
    if HEROES[game.state.faces[hero]].arrives is not None:
        game.state.arrivals_to_resolve.append(hero)


def are_hero_decks_empty(game: BossMonster) -> bool:
    """Whether no hero is left in the decks."""
    return not game.state.ordinary_deck and not game.state.epic_deck
