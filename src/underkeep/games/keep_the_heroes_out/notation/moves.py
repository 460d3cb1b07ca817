"""Moves in plain words: the notation in which scenarios and records name an answer.

    pass · play Scurry · gamble · move from treasury to sewers with frog · strike rogue in forge · shoot mage in study
    activate sewers · activate forge for Sword · use skill · use skill in treasury · use skill on rogue in forge
    use skill from forge to study with bone · finish portal in study · lay trap in workshop · place book in library
    discard coin in forge · summon in sewers · reinforce melee · horde move in treasury · defend with Bone Wall
    rogue in forge attacks dragon · choose ...

Rooms are written with spaces (`beast tamer`), heroes by class and room, monsters by clan. Where several fit, their
state tells them apart: `strike mage hurt 1 in study`, `move witches hurt 1 from forge to study`.
"""

from __future__ import annotations

from collections import Counter

from underkeep.core.decisions import Option, Pass, Resign
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS
from underkeep.games.keep_the_heroes_out.cards.card_types import TILE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import rooms_of_corridor, row_and_column
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
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    NOTHING,
    NOWHERE,
    ROOMS,
    TOKENS,
    KeepState,
)


def room_name(room: int) -> str:
    """Return the name of a room in notation."""
    return ROOMS[room].replace("_", " ")


def hero_name(state: KeepState, hero: int) -> str:
    """Return a hero and its state in notation: `rogue`, `exhausted mage`, `mage hurt 1`."""
    tired = "exhausted " if state.due[hero] == EXHAUSTED else ""
    return f"{tired}{CLASSES[CLASS_OF[hero]]}{_hurt(state.bruise[hero])}"


def _hurt(damage: int) -> str:
    return f" hurt {damage}" if damage else ""


def card_name(state: KeepState, card: int) -> str:
    """Return the name of a card; for a treasure its value and room, for a tile its room."""
    first, count = state.first_treasure, len(state.values_of)
    if first <= card < first + count:
        room = next((room for room, pile in enumerate(state.treasure) if card in pile), NOWHERE)
        return f"treasure {state.values_of[card - first]}" + (f" in {room_name(room)}" if room != NOWHERE else "")
    printed_card = CARDS[state.faces[card]]
    if printed_card.kind == TILE:
        return room_name(printed_card.room)
    return printed_card.name


def move_text(state: KeepState, option: Option, exact: bool = False) -> str:
    """Return the move of one option. With `exact`, the state of heroes and monsters is added. Monsters that move always
    belong to the active player (KHO-8.4)."""
    seat = state.active

    def hero(number: int) -> str:
        name = hero_name(state, number) if exact else CLASSES[CLASS_OF[number]]
        return f"{name} in {room_name(state.hero[number])}"

    def monster(owner: int, number: int) -> str:
        return CLAN_NAMES[state.clan[owner]] + (_hurt(state.harm[owner][number]) if exact else "")

    def carried(token: int) -> str:
        return "" if token == NOTHING else f" with {TOKENS[token]}"

    def origin(number: int) -> str:
        return f"{monster(seat, number)} " * exact + f"from {room_name(state.monster[seat][number])}"

    match option:
        case Pass():
            return "pass"
        case Resign(resigning):
            return f"player {resigning} resigns"
        case ChooseClan(clan):
            return f"choose {CLAN_NAMES[clan]}"
        case ChooseRoom(room):
            return f"choose {room_name(room)}"
        case ChooseHero(number):
            return f"choose {hero(number)}"
        case ChooseMonster(owner, number):
            return f"choose {monster(owner, number)} in {room_name(state.monster[owner][number])}"
        case ChooseCard(card):
            return f"choose {card_name(state, card)}"
        case ChooseToken(token, room):
            return f"choose {TOKENS[token]}"
        case ChooseCorridor(corridor):
            one, other = rooms_of_corridor(corridor)
            return f"choose {room_name(one)} to {room_name(other)}"
        case Attack(number, owner, target):
            return f"{hero(number)} attacks {monster(owner, target)}"
        case PlayCard(card):
            return f"play {card_name(state, card)}"
        case Gamble():
            return "gamble"
        case PayWith(card):
            return f"exchange {card_name(state, card)}"
        case DefendWith(card, side):
            which = f" side {side + 1}" if exact else ""
            return f"defend with {card_name(state, card)}{which}"
        case Move(number, to, carry):
            return f"move {origin(number)} to {room_name(to)}{carried(carry)}"
        case Strike(number):
            return f"strike {hero(number)}"
        case Shoot(number):
            return f"shoot {hero(number)}"
        case UseRoom(room, card):
            return f"activate {room_name(room)}" + (f" for {card_name(state, card)}" if card != NOTHING else "")
        case UseSkill(room, number, own, carry):
            if own != NOTHING:
                return f"use skill {origin(own)} to {room_name(room)}{carried(carry)}"
            if number != NOTHING:
                return f"use skill on {hero(number)}"
            return "use skill" + (f" in {room_name(room)}" if room != NOWHERE else "")
        case FinishPortal(room):
            return f"finish portal in {room_name(room)}"
        case ClearRubble(corridor):
            one, other = rooms_of_corridor(corridor)
            return f"clear {room_name(one)} to {room_name(other)}"
        case Drain(room):
            return f"drain {room_name(room)}"
        case Draw():
            return "draw"
        case LayTrap(room):
            return f"lay trap in {room_name(room)}"
        case OpenPortal(room):
            return f"open portal in {room_name(room)}"
        case PlaceToken(token, room):
            return f"place {TOKENS[token]} in {room_name(room)}"
        case Spend(token, room):
            return f"discard {TOKENS[token]} in {room_name(room)}"
        case Summon(room):
            return f"summon in {room_name(room)}"
        case Reinforce(action):
            return f"reinforce {SIMPLE_ACTIONS[action]}"
        case Horde(action, room):
            return f"horde {SIMPLE_ACTIONS[action]} in {room_name(room)}"
        case PayCoins(coins):
            return f"pay {coins}"
        case Site(place, turned):
            row, column = row_and_column(place)
            return f"build at row {row} column {column} turned {turned}"
        case _:
            return str(option)


def moves(state: KeepState, options: list[Option]) -> dict[str, Option]:
    """Return the options of a decision by their moves. Copies of a card share one move."""
    counts = Counter(move_text(state, option) for option in options)
    named: dict[str, Option] = {}
    for option in options:
        words = move_text(state, option)
        named.setdefault(move_text(state, option, exact=True) if counts[words] > 1 else words, option)
    return named
