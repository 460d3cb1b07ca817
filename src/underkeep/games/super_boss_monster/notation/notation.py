"""The notation of Super Boss Monster, which adds the city to positions, moves and paths (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any

from underkeep.core.options.option import Option
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import Seed
from underkeep.games.boss_monster.cards.catalogue import PRINTED, SUPER
from underkeep.games.boss_monster.notation import grammar, lookup, read_setup, write_position
from underkeep.games.boss_monster.notation.card_requests import DECKS
from underkeep.games.boss_monster.notation.effect_fields import CITY_KINDS, effect_words
from underkeep.games.boss_monster.notation.notation import FIELDS, SEAT_FIELDS, BossMonsterNotation
from underkeep.games.boss_monster.notation.read_position import PLACES
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.super_boss_monster.notation.lookup import PHASE_BY_FIRST_STEP, PLAYER_PATHS, TABLE_PATHS, phase_of
from underkeep.games.super_boss_monster.notation.moves import CityMoveWriter, join_place_names, space_name
from underkeep.games.super_boss_monster.notation.read_position import CityPositionReader
from underkeep.games.super_boss_monster.notation.read_progress import (
    CITY_CARD_LISTS,
    CITY_SEAT_NUMBERS,
    CityProgressReader,
)
from underkeep.games.super_boss_monster.options import OPTIONS
from underkeep.games.super_boss_monster.setup import setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import (
    ON_CARDS,
    PLACE_NAMES,
    SuperBossMonsterState,
)

SETUP_FIELDS = Setup.__struct_fields__


CITY_PLACES = ("market", *PLACE_NAMES)


class SuperBossMonsterNotation(BossMonsterNotation):
    """The notation of Super Boss Monster."""

    phases = ("setup", *dict.fromkeys(PHASE_BY_FIRST_STEP.values()))
    breakpoint_steps = (
        "begin_round",
        "build",
        "reveal",
        "minions",
        "bait",
        "adventure",
        "end_round",
        "check_end",
        "new_round",
    )
    title = "Super Boss Monster"
    setup = Setup
    fields = tuple(
        dict.fromkeys(
            (
                *SETUP_FIELDS,
                *FIELDS,
                *CITY_PLACES,
                "first",
                *CITY_CARD_LISTS,
                *effect_words(CITY_KINDS, of_seat=False),
            )
        )
    )
    seat_fields = tuple(
        dict.fromkeys((*SEAT_FIELDS, "minion", *CITY_SEAT_NUMBERS, *effect_words(CITY_KINDS, of_seat=True)))
    )
    places = (*PLACES, *CITY_PLACES)
    options = OPTIONS
    move_writer = CityMoveWriter
    position_reader = CityPositionReader
    progress_reader = CityProgressReader

    def read_opening(
        self, chosen: Any, seed: Seed, fields: dict[str, Node], seats: list[dict[str, Node]]
    ) -> SuperBossMonsterState:
        read_setup.refuse_other_fields((*SETUP_FIELDS, *DECKS, "at"), fields, seats)
        state = setup.deal(chosen, seed, setup.deck_lists(chosen))
        read_setup.deal_named_cards(chosen, state, fields, seats)
        return state

    def read_position(self, position: Node, seed: Seed) -> tuple[Any, Any]:
        fields = {join_place_names(name): node for name, node in position.fields().items()}
        return super().read_position(Node(fields, position.file, position.line), seed)

    def lookup(self, state: Any, path: tuple[str, ...]) -> Any:
        return lookup.look_up(state, (join_place_names(path[0]), *path[1:]), TABLE_PATHS, PLAYER_PATHS)

    def is_short_form(self, state: Any, words: str, option: Option) -> bool:
        return super().is_short_form(state, join_place_names(words), option)

    def check_move_text(self, words: str) -> None:
        super().check_move_text(join_place_names(words))

    def cards_with_text(self) -> dict[str, list[str]]:
        return {SUPER: [grammar.full_name(card) for card in PRINTED[SUPER].cards if card.has_ability]}

    def window_key(self, state: Any) -> Any:
        return (*super().window_key(state), len(state.waiting_effects) > 0 and state.waiting_effects[-1].source)

    def progress_text(self, state: Any) -> str:
        return f"round {lookup.round_of(state)}, {phase_of(state)}"

    def write_setup(self, chosen: Any, state: Any) -> dict[str, Any]:
        return write_setup(chosen) | {"players": chosen.players, "at": {"phase": "setup"}}

    def write_position(self, chosen: Any, state: Any) -> dict[str, Any]:
        fields = write_setup(chosen) | {"first": state.turn_order[0]} | write_position.write_table(state, CITY_KINDS)
        for seat, player in enumerate(fields["players"]):
            where = state.minion_space[seat]
            if where is not None:
                on_card = where >= ON_CARDS
                player["minion"] = write_position.exact_name(state, where - ON_CARDS) if on_card else space_name(where)
            for name in CITY_SEAT_NUMBERS:
                player |= write_position.without_empty({name: getattr(state, name)[seat]})
        city: dict[str, Any] = {"market": write_position.card_names(state, state.market)}
        for number, name in enumerate(PLACE_NAMES[:-1]):
            city[name] = write_position.write_heroes(state, state.heroes_at_location[number])
        city["tavern"] = write_position.write_heroes(state, state.tavern)
        for name in CITY_CARD_LISTS:
            city[name] = [write_position.exact_name(state, card) for card in getattr(state, state_field(name))]
        fields["at"] |= {"first_to_respond": state.first_to_respond} if state.step == "window" else {}
        return fields | write_position.without_empty(city)


def write_setup(chosen: Setup) -> dict[str, Any]:
    """Return the fields of the setup."""
    chosen = chosen.checked()
    fields: dict[str, Any] = {"sets": list(chosen.sets)}
    if chosen.heroes != SUPER:
        fields["heroes"] = chosen.heroes
    if chosen.mixed_heroes:
        fields["mixed_heroes"] = True
    for name in ("variants", "names"):
        if getattr(chosen, name):
            fields[name] = list(getattr(chosen, name))
    return fields


NOTATION = SuperBossMonsterNotation()
