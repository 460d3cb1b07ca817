"""The texts of the options."""

from __future__ import annotations

from underkeep.core.decisions import Decision, Option, Pass, Resign
from underkeep.core.text import TextRenderer, sentence
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
    ChooseClan,
    ChooseCorridor,
    ChooseHero,
    ChooseMonster,
    ChooseRoom,
    ChooseToken,
    ClearRubble,
    DefendWith,
    Drain,
    Draw,
    FinishPortal,
    Gamble,
    Horde,
    LayTrap,
    Move,
    OpenPortal,
    PayCoins,
    PayWith,
    PlaceToken,
    PlayCard,
    Reinforce,
    Shoot,
    Site,
    Spend,
    Strike,
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
    NOTHING,
    NOWHERE,
    SUMMONED,
    TRAP,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import each_action_text, group_text
from underkeep.games.keep_the_heroes_out.text.cards import card_link, clan_values, is_treasure
from underkeep.games.keep_the_heroes_out.text.nouns import (
    Values,
    corridor_name,
    hero_values,
    heroes_text,
    join_or,
    monster_values,
    monsters_text,
    room_name,
    room_values,
    token_values,
    yes_no,
)

SIDES = ("north", "east", "south", "west")

MessageCall = tuple[str, Values]
"""The id of a message and its values."""


def option_text(
    renderer: TextRenderer, state: KeepState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or a part of it: `what`, `where`, or its `short` name."""
    message, values = _option(renderer, state, option, decision)
    values |= {"kind": decision.kind if decision is not None else ""}
    if part and renderer.messages.has(f"{message}.{part}"):
        message = f"{message}.{part}"
    text = renderer.message(message, **values)
    return text if part == "where" else sentence(text)


def _option(renderer: TextRenderer, state: KeepState, option: Option, decision: Decision | None) -> MessageCall:
    """Return the message for an option."""
    match option:
        case Pass():
            return "option-pass", {}
        case Resign(seat):
            return "option-resign", {"seat": renderer.names[seat]}
        case ChooseClan(clan):
            return "option-choose-clan", clan_values(renderer, clan)
        case PlayCard(card):
            return "option-play-card", {"card": card_link(renderer, state, card)}
        case PayWith(card):
            return "option-pay-with", {"card": card_link(renderer, state, card)}
        case DefendWith(card, side):
            behind = group_text(renderer, Queries(state).card(card).line.sides[side].right)
            return "option-defend-with", {"card": card_link(renderer, state, card), "more": behind or "none"}
        case Gamble():
            return "option-gamble", {"cards": Queries(state).page.gamble}
        case PayCoins(coins):
            return "option-pay-coins", {"coins": coins}
        case Site(place, turned):
            return _site(renderer, state, place, turned, decision)
        case Draw():
            return "option-draw", {}
        case Reinforce(action):
            return "option-reinforce", {"action": each_action_text(renderer, action)}
        case ChooseCorridor(corridor):
            return "option-choose-corridor", {"corridor": corridor_name(renderer, corridor)}
        case ClearRubble(corridor):
            return "option-clear-rubble", {"corridor": corridor_name(renderer, corridor)}
        case UseRoom():
            return _use_room(renderer, state, option)
        case UseSkill():
            return _use_skill(renderer, state, option, _seat(state, decision))
    return _chosen(renderer, state, option, decision) or _action(renderer, state, option, _seat(state, decision))


def _seat(state: KeepState, decision: Decision | None) -> int:
    """Return the seat whose monsters an option is about: the seat that is asked."""
    return decision.seat if decision is not None and decision.seat >= 0 else state.active


def _chosen(renderer: TextRenderer, state: KeepState, option: Option, decision: Decision | None) -> MessageCall | None:
    """Return the message for a chosen room, hero, monster, card or token, or None for other options."""
    match option:
        case ChooseRoom(room):
            if decision is not None and decision.kind == "next-room":
                return "option-next-room", {"room": room_name(renderer, room), "step": next_step(renderer, state, room)}
            return "option-choose-room", {"room": room_name(renderer, room)}
        case ChooseHero(hero):
            return "option-choose-hero", {
                **_hero(renderer, state, hero),
                "active": yes_no(state.due[hero] != EXHAUSTED),
            }
        case ChooseMonster(seat, monster):
            where = room_values(renderer, "room", state.monster[seat][monster])
            return "option-choose-monster", {**monster_values(renderer, state, seat, monster), **where}
        case Attack(hero, seat, monster):
            return "option-attack", {**_hero(renderer, state, hero), **monster_values(renderer, state, seat, monster)}
        case ChooseToken(token):
            return "option-choose-token", token_values(renderer, token)
        case ChooseCard(card):
            return _choose_card(renderer, state, card)
    return None


def _choose_card(renderer: TextRenderer, state: KeepState, card: int) -> MessageCall:
    if is_treasure(state, card):
        room = next((room for room, pile in enumerate(state.treasure) if card in pile), NOWHERE)
        value = Queries(state).treasure_value(card)
        return "option-choose-treasure", {"value": value, **room_values(renderer, "room", room)}
    printed_card = CARDS[state.faces[card]]
    if printed_card.kind == TILE:
        return "option-choose-room", {"room": room_name(renderer, printed_card.room)}
    return "option-choose-card", {"card": card_link(renderer, state, card)}


def _hero(renderer: TextRenderer, state: KeepState, hero: int) -> Values:
    """Return the values of a hero and its room."""
    where = room_values(renderer, "room", state.hero[hero])
    return {**hero_values(renderer, "hero", hero, state.bruise[hero]), **where}


# --- actions ----------------------------------------------------------------------------------------------------


def _action(renderer: TextRenderer, state: KeepState, option: Option, seat: int) -> MessageCall:
    """Return the message for an action of a card in one room."""
    match option:
        case Move(monster, to, carry):
            return "option-move", _moves(renderer, state, seat, monster, to, carry)
        case Strike(hero):
            return "option-strike", _hero(renderer, state, hero)
        case Shoot(hero):
            return "option-shoot", _hero(renderer, state, hero)
        case Summon(room):
            return "option-summon", {**monster_values(renderer, state, seat), **room_values(renderer, "room", room)}
        case PlaceToken(token, room):
            return "option-place-token", {**token_values(renderer, token), **room_values(renderer, "room", room)}
        case Spend(token, room):
            return "option-spend", {**token_values(renderer, token), **room_values(renderer, "room", room)}
        case Horde(action, room):
            count = len(Queries(state).monsters_in(seat, room))
            monsters = monsters_text(renderer, state.clan[seat], count)
            values: Values = {"monsters": monsters, "action": each_action_text(renderer, action)}
            return "option-horde", values | room_values(renderer, "room", room)
    for kind, message in _IN_A_ROOM.items():
        if isinstance(option, kind):
            return message, room_values(renderer, "room", option.room)  # type: ignore[attr-defined]
    raise TypeError(f"{option!r} is no option of Keep the Heroes Out!")


_IN_A_ROOM: dict[type[Option], str] = {
    FinishPortal: "option-finish-portal",
    OpenPortal: "option-open-portal",
    LayTrap: "option-lay-trap",
    Drain: "option-drain",
}


def _moves(renderer: TextRenderer, state: KeepState, seat: int, monster: int, to: int, carry: int) -> Values:
    return {
        **monster_values(renderer, state, seat, monster),
        **room_values(renderer, "origin", state.monster[seat][monster]),
        **room_values(renderer, "room", to),
        **token_values(renderer, carry),
    }


def _use_room(renderer: TextRenderer, state: KeepState, option: UseRoom) -> MessageCall:
    room = option.room
    if room in TOKEN_OF_ROOM:
        return "option-use-room", {**token_values(renderer, TOKEN_OF_ROOM[room]), **room_values(renderer, "room", room)}
    if room in LOOT_OF_ROOM:
        values: Values = {**token_values(renderer, LOOT_OF_ROOM[room][0]), **room_values(renderer, "room", room)}
        return "option-use-room-card", values | {"card": card_link(renderer, state, option.card)}
    if room == LABORATORY:
        return "option-use-laboratory", {}
    return "option-use-builder", {"finishing": yes_no(Queries(state).page.finishing)}


def _use_skill(renderer: TextRenderer, state: KeepState, skill: UseSkill, seat: int) -> MessageCall:
    if skill.monster != NOTHING:
        return "option-use-skill-move", _moves(renderer, state, seat, skill.monster, skill.room, skill.carry)
    clan: Values = {"clan": CLAN_NAMES[state.clan[seat]]}
    if skill.hero != NOTHING:
        return "option-use-skill-hero", clan | _hero(renderer, state, skill.hero)
    if skill.room != NOWHERE:
        return "option-use-skill-room", clan | room_values(renderer, "room", skill.room)
    return "option-use-skill", {"skill": renderer.message(f"clan-{CLAN_NAMES[state.clan[seat]]}.skill")}


def _site(renderer: TextRenderer, state: KeepState, place: int, turned: int, decision: Decision | None) -> MessageCall:
    """Return the message for a building site: the room beside it, its passages, and its corridors."""
    row, column = row_and_column(place)
    at = {where: room for room, where in enumerate(state.cell) if where != NOWHERE}
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
        room = CARDS[state.faces[decision.about[0]]].room
        cells, turns = list(state.cell), list(state.turned)
        cells[room], turns[room] = place, turned
        joined = build_map(tuple(cells), tuple(turns), tuple(state.rubble)).neighbours[room]
        open_sides = [
            renderer.message(f"side-{name}") for side, name in enumerate(SIDES) if has_passage(room, turned, side)
        ]
        values["passages"] = ", ".join(open_sides)
        values["corridors"] = ", ".join(room_name(renderer, other) for other in joined)
    return "option-site", values


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
    ways = [renderer.message(f"room-{name}.to") for name in _names(game.towards_treasury(room))]
    return renderer.message("step-charge", rooms_to=join_or(renderer, ways), **values)


def _names(rooms: list[int]) -> list[str]:
    from underkeep.games.keep_the_heroes_out.state import ROOMS

    return [ROOMS[room] for room in rooms]
