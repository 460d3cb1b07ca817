"""The rooms of THK."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_two_rooms, lay_item_down
from underkeep.games.boss_monster.cards.ability import HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import activated, hero_enters

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

thk = CardSet("THK", "Tools of Hero-Kind")


def _my_face_down_item(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.state.stored_items[me])


@thk.room("Burial Mound", TRAP, damage=3, treasure="C", copies=1, advanced=True)
@activated(cost=discard_two_rooms, target=Target("card", _my_face_down_item), once=True)
def burial_mound(game: Game, me: Seat, room: CardId, item: CardId) -> AnyProcedure:
    """Once per round, discard two room cards: turn one of your face-down items face-up."""
    return game.turn_item_up(me, item)


def _empty_handed(game: Game, me: Seat, source: CardId, *chosen: int) -> list[CardId]:
    state = game.state
    heroes = [*state.town, *[hero for seat in game.seats() for hero in state.entrance[seat]]]
    return [hero for hero in heroes if hero not in state.carried_items]


def _item_in_town(game: Game, me: Seat, source: CardId) -> list[CardId]:
    return list(game.state.town_items) if _empty_handed(game, me, source) else []


@thk.room("Orcish Smithy", MONSTER, damage=3, treasure="F", copies=1, advanced=True)
@activated(
    target=(Target("card", _item_in_town), Target("card", _empty_handed, "choose-hero")), once=True, during=HAMMER
)
def orcish_smithy(game: Game, me: Seat, room: CardId, item: CardId, hero: CardId) -> None:
    """Once per round, in the build phase: give an item that lies in town to any hero without an item, whatever its
    treasure. Star heroes take it too."""
    game.attach_item(item, hero)


@thk.room("Artificer's Workbench", TRAP, damage=3, treasure="M", copies=1, advanced=True)
@activated(cost=lay_item_down, once=True)
def artificers_workbench(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, turn one of your face-up items face-down without using it: draw a spell."""
    game.draw_spells(me, 1)


@thk.room("Magnetic Ceiling", TRAP, damage=3, treasure="T", copies=1, advanced=True)
@hero_enters()
def magnetic_ceiling(game: Game, me: Seat, room: CardId, hero: CardId) -> AnyProcedure | None:
    """Once per round, when a hero with an item enters, before the damage: you may take the item off and lay it
    face-down in your scoring area."""
    return (
        _pull(game, me, room, hero)
        if hero in game.state.carried_items and room not in game.state.used_this_round
        else None
    )


def _pull(game: Game, me: Seat, room: CardId, hero: CardId) -> AnyProcedure:
    if (yield from game.may(me, room)):
        game.state.used_this_round.append(room)
        game.take_item_off(hero, me)
