"""The texts of the options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from underkeep.core.decisions import CHANCE, Decision
from underkeep.core.options.option import Option
from underkeep.core.state import CardId, Seat, require
from underkeep.core.text import TextRenderer, Values, ValueWriter, field_values, option_sentence, write_seat, yes_no
from underkeep.games.keep_the_heroes_out import fields
from underkeep.games.keep_the_heroes_out.cards.card_types import TILE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import (
    STEP_OF_SIDE,
    build_map,
    cell_number,
    has_passage,
    row_and_column,
)
from underkeep.games.keep_the_heroes_out.options import (
    Attack,
    ChooseCard,
    ChooseHero,
    ChooseMonster,
    ChooseRoom,
    DefendWith,
    Gamble,
    Horde,
    Move,
    PlayCard,
    Site,
    Summon,
    UseRoom,
    UseSkill,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM, TOKEN_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import (
    ARRIVED,
    ENTERED,
    EXHAUSTED,
    INSPIRES,
    LABORATORY,
    ROOMS,
    SUMMONED,
    TRAP,
    KeepState,
    Token,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import each_action_text, group_text, line_text
from underkeep.games.keep_the_heroes_out.text.cards import card_link, clan_values, is_treasure
from underkeep.games.keep_the_heroes_out.text.nouns import (
    corridor_name,
    hero_values,
    heroes_text,
    join_or,
    monster_values,
    monsters_text,
    room_name,
    room_values,
    token_values,
)

SIDES = ("north", "east", "south", "west")


def option_text(
    renderer: TextRenderer, state: KeepState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or a part of it: `what`, `where`, or its `short` name."""
    values = field_values(renderer, state, option, WRITERS)
    values |= {"kind": decision.kind if decision is not None else ""}
    values |= _special_values(renderer, state, option, decision)
    return option_sentence(renderer, option.message_id(_message_variant(state, option, decision)), values, part)


def _message_variant(state: KeepState, option: Option, decision: Decision | None) -> str:
    """Return the variant of an option's message."""
    match option:
        case ChooseRoom():
            return "next" if decision is not None and decision.kind == "next-room" else ""
        case ChooseCard(card):
            if is_treasure(state, card):
                return "treasure"
            return "tile" if CARDS[state.faces[card]].kind == TILE else ""
        case UseRoom(room):
            if room in LOOT_OF_ROOM:
                return "card"
            return "" if room in TOKEN_OF_ROOM else "laboratory" if room == LABORATORY else "builder"
        case UseSkill(room, hero, monster):
            if monster is not None:
                return "move"
            return "hero" if hero is not None else "room" if room is not None else ""
    return ""


def _special_values(renderer: TextRenderer, state: KeepState, option: Option, decision: Decision | None) -> Values:
    """Return the values that only some options have. Monsters of an option without a seat belong to the seat that is
    asked."""
    seat = decision.seat if decision is not None and decision.seat != CHANCE else state.active
    match option:
        case ChooseRoom(room) if decision is not None and decision.kind == "next-room":
            return {"step": next_step(renderer, state, room)}
        case ChooseHero(hero):
            return {"active": yes_no(state.due[hero] != EXHAUSTED)}
        case ChooseMonster(owner, monster):
            where = room_values(renderer, "room", state.monster[owner][monster])
            return {**monster_values(renderer, state, owner, monster), **where}
        case Attack(_, owner, monster):
            return monster_values(renderer, state, owner, monster)
        case PlayCard(card):
            line = line_text(renderer, Queries(state).card(card).line.sides)
            return {"does": line[:1].lower() + line[1:]}
        case DefendWith(card, side):
            behind = group_text(renderer, Queries(state).card(card).line.sides[side].right)
            return {"more": behind or "none"}
        case Gamble():
            return {"cards": Queries(state).page.gamble}
        case Site(cell, turned):
            return _site_values(renderer, state, cell, turned, decision)
        case Summon():
            return monster_values(renderer, state, seat)
        case Horde(_, room):
            count = len(Queries(state).monsters_in(seat, room))
            return {"monsters": monsters_text(renderer, require(state.clan[seat]), count)}
        case UseRoom(room):
            return _room_effect_values(renderer, state, room)
        case Move(monster) | UseSkill(monster=int(monster)):
            return _move_values(renderer, state, seat, option, decision)
        case UseSkill():
            clan = CLAN_NAMES[require(state.clan[seat])]
            return {"clan": clan, "skill": renderer.message(f"clan-{clan}.skill")}
    return {}


def _move_values(
    renderer: TextRenderer, state: KeepState, seat: Seat, move: Move | UseSkill, decision: Decision | None
) -> Values:
    """Return the values of a monster that moves, of the room that it leaves, and of the token that it carries or leaves
    behind, because another option takes one along."""
    monster = require(move.monster)
    options = decision.options if decision is not None else ()
    could_carry = move.carry is None and any(
        isinstance(other, type(move)) and other.monster == monster and other.carry is not None for other in options
    )
    return {
        **monster_values(renderer, state, seat, monster),
        **room_values(renderer, "origin", state.monster[seat][monster]),
        **token_values(renderer, move.carry),
        **({"carries": "bare"} if could_carry else {}),
    }


def _room_effect_values(renderer: TextRenderer, state: KeepState, room: int) -> Values:
    """Return the values of the effect of a room: the token that it gives or costs, or the work of the Great Builder."""
    if room in TOKEN_OF_ROOM:
        return token_values(renderer, TOKEN_OF_ROOM[room])
    if room in LOOT_OF_ROOM:
        return token_values(renderer, LOOT_OF_ROOM[room][0])
    return {"finishing": yes_no(Queries(state).page.finishing)}


def _site_values(
    renderer: TextRenderer, state: KeepState, place: int, turned: int, decision: Decision | None
) -> Values:
    """Return the values of a building site: the room beside it, its passages, and its corridors."""
    row, column = row_and_column(place)
    at = {where: room for room, where in enumerate(state.cell) if where is not None}
    touching = [
        (SIDES[(side + 2) % 4], at[beside])
        for side, (down, right) in enumerate(STEP_OF_SIDE)
        if (beside := cell_number(row + down, column + right)) in at
    ]
    beside_side, beside_room = touching[0]
    values: Values = {
        "beside": renderer.message(f"beside-{beside_side}", **room_values(renderer, "room", beside_room)),
        "passages": "",
        "corridors": "",
    }
    if decision is not None and decision.about:
        room = require(CARDS[state.faces[decision.about[0]]].room)
        cells, turns = list(state.cell), list(state.turned)
        cells[room], turns[room] = place, turned
        joined = build_map(tuple(cells), tuple(turns), tuple(state.rubble)).neighbours[room]
        open_sides = [
            renderer.message(f"side-{name}") for side, name in enumerate(SIDES) if has_passage(room, turned, side)
        ]
        values["passages"] = ", ".join(open_sides)
        values["corridors"] = ", ".join(room_name(renderer, other) for other in joined)
    return values


# --- the values of fields -----------------------------------------------------------------------------------------


def _write_room(renderer: TextRenderer, state: KeepState, field: str, room: int) -> Values:
    """Write the values of the room of an option, which messages call `room`."""
    return room_values(renderer, "room", room)


def _write_corridor(renderer: TextRenderer, state: KeepState, field: str, corridor: int) -> Values:
    return {field: corridor_name(renderer, corridor)}


def _write_hero(renderer: TextRenderer, state: KeepState, field: str, hero: int) -> Values:
    """Write the values of a hero and its room."""
    where = room_values(renderer, "room", state.hero[hero])
    return {**hero_values(renderer, field, hero, state.bruise[hero]), **where}


def _write_clan(renderer: TextRenderer, state: KeepState, field: str, clan: int) -> Values:
    return clan_values(renderer, clan)


def _write_card(renderer: TextRenderer, state: KeepState, field: str, card: CardId) -> Values:
    return {field: card_link(renderer, state, card)}


def _write_chosen_card(renderer: TextRenderer, state: KeepState, field: str, card: CardId) -> Values:
    """Write the values of a card, of a treasure and its room, or of the room on a tile."""
    if is_treasure(state, card):
        room = next((room for room, pile in enumerate(state.treasure) if card in pile), None)
        return {"value": Queries(state).treasure_value(card), **room_values(renderer, "room", room)}
    printed_card = CARDS[state.faces[card]]
    if printed_card.kind == TILE:
        return {"room": room_name(renderer, require(printed_card.room))}
    return _write_card(renderer, state, field, card)


def _write_token(renderer: TextRenderer, state: KeepState, field: str, token: Token) -> Values:
    return token_values(renderer, token)


def _write_action(renderer: TextRenderer, state: KeepState, field: str, action: int) -> Values:
    return {field: each_action_text(renderer, action)}


WRITERS: Mapping[str, ValueWriter] = MappingProxyType(
    {
        "seat": write_seat,
        fields.ROOM: _write_room,
        fields.CORRIDOR: _write_corridor,
        fields.HERO: _write_hero,
        fields.CLAN: _write_clan,
        fields.CARD: _write_card,
        fields.CHOSEN_CARD: _write_chosen_card,
        fields.TOKEN: _write_token,
        fields.ACTION: _write_action,
    }
)
"""The functions that write the values of messages, by kind of field. Monsters need the seat of the decision, so they
and the tokens that they carry are special values."""


# --- the next steps of heroes ----------------------------------------------------------------------------------------


def next_step(renderer: TextRenderer, state: KeepState, room: int) -> str:
    """Return the step that is due in a room with active heroes (KHO-17.10, KHO-17.11), so that players know what they
    choose."""
    game = Queries(state)
    here = game.active_heroes_in(room)
    for dues in ((SUMMONED,), (ARRIVED, ENTERED), (INSPIRES,)):
        now = [hero for hero in here if state.due[hero] in dues]
        if now:
            break
    else:
        return _room_step(renderer, state, room, here)
    values: Values = {"who": heroes_text(renderer, now), "count": len(now)}
    match dues[0]:
        case k if k == SUMMONED:
            return renderer.message("step-ability", **hero_values(renderer, "hero", now[0]))
        case k if k == INSPIRES:
            return renderer.message("step-inspire", resting=len(game.exhausted_heroes_in(room)), **values)
    return renderer.message("step-check", traps=state.tokens[room][TRAP], **values)


def _room_step(renderer: TextRenderer, state: KeepState, room: int, heroes: list[int]) -> str:
    """Return the text of one of the steps 5 to 8: attack, loot, wait or charge."""
    game = Queries(state)
    values: Values = {"who": heroes_text(renderer, heroes), "count": len(heroes)}
    if game.has_monsters(room):
        return renderer.message("step-attack", **values)
    if state.treasure[room]:
        lowest = min(game.treasure_value(treasure) for treasure in state.treasure[room])
        enough = lowest <= game.thief_strength(heroes)
        return renderer.message("step-loot" if enough else "step-wait", value=lowest, **values)
    ways = [renderer.message(f"room-{ROOMS[way]}.to") for way in game.towards_treasury(room)]
    return renderer.message("step-charge", rooms_to=join_or(renderer, ways), **values)
