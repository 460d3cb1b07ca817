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
from typing import Any

from underkeep.core.declarations import Field
from underkeep.core.options.option import Option
from underkeep.core.scenario.move_writer import MoveWriter
from underkeep.core.state import CardId, require
from underkeep.games.keep_the_heroes_out import fields
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS
from underkeep.games.keep_the_heroes_out.cards.card_types import TILE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import rooms_of_corridor, row_and_column
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster
from underkeep.games.keep_the_heroes_out.state import CLASS_OF, CLASSES, EXHAUSTED, ROOMS, TOKENS, KeepState


def room_name(room: int) -> str:
    """Return the name of a room in notation."""
    return ROOMS[room].replace("_", " ")


def hero_name(state: KeepState, hero: int) -> str:
    """Return a hero and its state in notation: `rogue`, `exhausted mage`, `mage hurt 1`."""
    tired = "exhausted " if state.due[hero] == EXHAUSTED else ""
    return f"{tired}{CLASSES[CLASS_OF[hero]]}{_hurt(state.bruise[hero])}"


def _hurt(damage: int) -> str:
    return f" hurt {damage}" if damage else ""


def card_name(state: KeepState, card: CardId) -> str:
    """Return the name of a card; for a treasure its value and room, for a tile its room."""
    first, count = state.first_treasure, len(state.values_of)
    if first <= card < first + count:
        room = next((room for room, pile in enumerate(state.treasure) if card in pile), None)
        return f"treasure {state.values_of[card - first]}" + (f" in {room_name(room)}" if room is not None else "")
    printed_card = CARDS[state.faces[card]]
    if printed_card.kind == TILE:
        return room_name(require(printed_card.room))
    return printed_card.name


class KeepMoveWriter(MoveWriter[KeepState]):
    """Writes the options of one position in notation. With `exact`, the state of heroes and monsters is added."""

    def write_field(self, option: Option, field: Field, value: Any) -> str:
        match field.kind.name:
            case fields.ROOM:
                return room_name(value)
            case fields.CORRIDOR:
                return " to ".join(map(room_name, rooms_of_corridor(value)))
            case fields.CELL:
                row, column = row_and_column(value)
                return f"row {row} column {column}"
            case fields.CLAN:
                return str(CLAN_NAMES[value])
            case fields.HERO:
                name = hero_name(self.state, value) if self.exact else CLASSES[CLASS_OF[value]]
                return f"{name} in {room_name(require(self.state.hero[value]))}"
            case fields.MONSTER | fields.MONSTER_IN_ROOM | fields.OWN_MONSTER:
                return self._write_monster(option, field, value)
            case fields.CARD | fields.CHOSEN_CARD:
                return card_name(self.state, value)
            case fields.CARD_SIDE:
                return f" side {value + 1}" if self.exact else ""
            case fields.TOKEN:
                return str(TOKENS[value])
            case fields.ACTION:
                return SIMPLE_ACTIONS[value]
        return field.kind.names[value] if field.kind.names else str(value)

    def _write_monster(self, option: Option, field: Field, monster: int) -> str:
        """Return a monster in notation. Monsters that move always belong to the active player (KHO-8.4)."""
        seat = option.seat if isinstance(option, ChooseMonster | Attack) else self.state.active
        room = room_name(require(self.state.monster[seat][monster]))
        name = CLAN_NAMES[require(self.state.clan[seat])] + (
            _hurt(self.state.harm[seat][monster]) if self.exact else ""
        )
        if field.kind.name == fields.OWN_MONSTER:
            return f"{name} from {room}" if self.exact else f"from {room}"
        return f"{name} in {room}" if field.kind.name == fields.MONSTER_IN_ROOM else name


def move_text(state: KeepState, option: Option, exact: bool = False) -> str:
    """Return the move of one option. With `exact`, the state of heroes and monsters is added."""
    return KeepMoveWriter(state, exact).write(option)


def moves(state: KeepState, options: list[Option]) -> dict[str, Option]:
    """Return the options of a decision by their moves. Copies of a card share one move."""
    counts = Counter(move_text(state, option) for option in options)
    named: dict[str, Option] = {}
    for option in options:
        words = move_text(state, option)
        named.setdefault(move_text(state, option, exact=True) if counts[words] > 1 else words, option)
    return named
