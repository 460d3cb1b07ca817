"""Super Boss Monster written down: what it adds to positions, moves and what can be looked up (docs/scenarios.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

from underkeep.core.decisions import Option
from underkeep.core.scenario.notation import CardName, PlaceName
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.boss_monster.cards.card_types import ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED, SUPER
from underkeep.games.boss_monster.notation import grammar, lookup, read_setup, write_position
from underkeep.games.boss_monster.notation.grammar import face_name
from underkeep.games.boss_monster.notation.lookup import names as names_of
from underkeep.games.boss_monster.notation.notation import FIELDS, SEAT_FIELDS, BossMonsterNotation
from underkeep.games.boss_monster.notation.read_position import DECKS, PLACES, Arrangement, back_of
from underkeep.games.boss_monster.notation.read_progress import AT_FIELDS, LISTS, SEAT_NUMBERS, STARTS, Situation
from underkeep.games.boss_monster.state import BUILD, MINION, PHASES
from underkeep.games.super_boss_monster.notation.moves import space_called, with_place_names
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup import decks, setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import (
    AT_HOME,
    ON_CARDS,
    PLACE_NAMES,
    SPACES,
    TOWN,
    SuperBossMonsterState,
    space,
)

SETUP_FIELDS = Setup.__struct_fields__
CITY = ("market", *PLACE_NAMES)
SUPER_STARTS = STARTS | {
    "town": (TOWN, "begin_round"),
    "turns": (TOWN, "town_turn"),
    "build": (BUILD, "build"),
    "minion": (MINION, "minions"),
    "bait": (MINION, "bait"),
}
"""Where play can begin: `turns` is the part of the Town phase in which players act."""
OWN_NUMBERS = ("extra_builds", "overtime", "brute", "most_wounds")
OWN_LISTS = ("stunned", "beyond", "straight")

FORMS: tuple[grammar.Form, ...] = (
    (r"take (?!back )(.+)", ((*ROOM_CARDS, SPELL),)),
    (r"send minion to (?:" + "|".join(PLACE_NAMES) + r")(?: (?:" + "|".join(SPACES) + r"))?", ()),
    (r"send minion to (.+)", ((),)),
)


# --- looking --------------------------------------------------------------------------------------------


def _place(number: int) -> Callable[[SuperBossMonsterState], Any]:
    return lambda state: names_of(state, state.places[number])


def _minion(state: SuperBossMonsterState, seat: int) -> str:
    where = state.minions[seat]
    if where == AT_HOME:
        return "home"
    return CardName(face_name(state.faces[where - ON_CARDS])) if where >= ON_CARDS else PlaceName(space_called(where))


TABLE = lookup.TABLE | {
    "market": lambda state: names_of(state, state.market, ordered=False),
    "tavern": lambda state: names_of(state, state.tavern),
    **{name: _place(number) for number, name in enumerate(PLACE_NAMES[:-1])},
    "first": lambda state: state.turn_order[0],
    "phase": lambda state: phase_of(state),
    "stunned": lambda state: names_of(state, state.stunned, ordered=False),
}
PLAYER = lookup.PLAYER | {
    "minion": _minion,
    "score": lambda state, seat: SuperBossMonster(state).score(seat),
    "overtime": lambda state, seat: state.overtime[seat],
    "extra_builds": lambda state, seat: state.extra_builds[seat],
}
PHASE_STARTS = lookup.PHASE_STARTS | {"begin_round": "town", "minions": "minion", "town_turn": "town", "greet": "town"}


def phase_of(state: SuperBossMonsterState) -> str:
    """The phase that is running or about to begin."""
    name = PHASE_STARTS.get(state.step, PHASES[state.phase])
    return "town" if name == "beginning" else name


# --- positions ------------------------------------------------------------------------------------------


class CityArrangement(Arrangement):
    """Collects requests and deals the cards, those of the city too."""

    setup: Any
    state: SuperBossMonsterState

    def empty(self, seed: int) -> SuperBossMonsterState:
        return setup.empty_state(self.setup, seed)

    def bosses(self) -> list[int]:
        return decks.boss_faces(self.setup)

    def heroes(self) -> tuple[list[int], list[int]]:
        return decks.hero_faces(self.setup)

    def rooms_and_spells(self) -> tuple[list[int], list[int]]:
        return decks.room_and_spell_faces(self.setup)

    def filled(self, rooms: list[int], spells: list[int]) -> tuple[list[int], list[int]]:
        return rooms, spells

    def item_cards(self) -> list[int]:
        return decks.item_faces(self.setup)

    def modules(self, faces: list[int]) -> list[str]:
        return decks.modules(self.setup, faces)

    def explorers_come(self) -> bool:
        return decks.with_explorers(self.setup)

    def _all_faces(self) -> dict[str, list[int]]:
        """Cards that stay in the box when one player plays alone (SBM-19.22) come in addition where they are named."""
        faces = super()._all_faces()
        named = Counter(request.face for request in self.requests if request.face)
        for face in decks.left_out(self.setup):
            back = back_of(CARDS[face])
            faces[back] = faces[back] + [face] * min(named[face], CARDS[face].copies)
        return faces

    def open_piles(self) -> list[list[int]]:
        return [self.state.market, self.state.tavern, *self.state.places]

    def pile(self, name: str) -> list[int]:
        if name in PLACE_NAMES[:-1]:
            return self.state.places[PLACE_NAMES.index(name)]
        return super().pile(name)


class CitySituation(Situation):
    """Brings a position to the moment at which play begins."""

    state: SuperBossMonsterState
    starts = SUPER_STARTS
    lists = (*LISTS, *OWN_LISTS)
    seat_numbers = (*SEAT_NUMBERS, *OWN_NUMBERS)
    at_fields = (*AT_FIELDS, "speaker")

    def steps(self) -> Collection[str]:
        from underkeep.games.super_boss_monster.game import STEPS

        return STEPS

    def _order(self) -> None:
        state = self.state
        node = self.fields.get("first")
        if node is not None:
            first = node.seat(state.players)
        else:
            rules = SuperBossMonster(state)
            first = max(range(state.players), key=lambda seat: (rules.xp(seat), -seat))
        state.turn_order = [(first + step) % state.players for step in range(state.players)]

    def _seats(self) -> None:
        super()._seats()
        for seat, fields in enumerate(self.players):
            if "minion" in fields:
                self.state.minions[seat] = self._space(seat, fields["minion"])

    def _space(self, seat: int, node: Node) -> int:
        text = with_place_names(node.text())
        for location, name in enumerate(PLACE_NAMES):
            for what, kind in enumerate(SPACES):
                if text == f"{name} {kind}":
                    return space(location, what)
        if text == "home":
            return AT_HOME
        rules = SuperBossMonster(self.state)
        return ON_CARDS + self.find(node, rules.cards_with_spaces(seat), "own card with an action space called")

    def _begin(self) -> None:
        super()._begin()
        state = self.state
        state.first_to_respond = state.active
        at = self.fields["at"].fields() if "at" in self.fields else {}
        if "step" not in at and "phase" in at and at["phase"].text() == "town":
            state.round -= 1  # it is counted when it begins
        if "speaker" in at:
            state.first_to_respond = at["speaker"].seat(state.players)


class SuperBossMonsterNotation(BossMonsterNotation):
    """How Super Boss Monster is written down."""

    phases = ("setup", *dict.fromkeys(PHASE_STARTS.values()))
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
    fields = (*dict.fromkeys((*SETUP_FIELDS, *FIELDS)), *CITY, "first", *OWN_LISTS)
    seat_fields = (*SEAT_FIELDS, "minion", *OWN_NUMBERS)
    places = (*PLACES, *CITY)
    arrangement = CityArrangement
    situation = CitySituation

    def opened(
        self, chosen: Any, seed: int, fields: dict[str, Node], seats: list[dict[str, Node]]
    ) -> SuperBossMonsterState:
        read_setup.refuse_others((*SETUP_FIELDS, *DECKS, "at"), fields, seats)
        state = setup.start(chosen, seed)
        read_setup.deal_named(chosen, state, fields, seats)
        return state

    def read_position(self, position: Node, seed: int) -> tuple[Any, Any]:
        fields = {with_place_names(name): node for name, node in position.fields().items()}
        return super().read_position(Node(fields, position.file, position.line), seed)

    def lookup(self, state: Any, path: tuple[str, ...]) -> Any:
        return lookup.look(state, (with_place_names(path[0]), *path[1:]), TABLE, PLAYER)

    def is_short_form(self, state: Any, words: str, option: Option) -> bool:
        return super().is_short_form(state, with_place_names(words), option)

    def check_move_text(self, words: str) -> None:
        grammar.check_words(with_place_names(words), FORMS)

    def cards_with_text(self) -> dict[str, list[str]]:
        return {SUPER: [grammar.full_name(card) for card in PRINTED[SUPER].cards if card.speaks]}

    def window_key(self, state: Any) -> Any:
        return (*super().window_key(state), len(state.waiting) > 0 and state.waiting[-1][1])

    def progress_text(self, state: Any) -> str:
        return f"round {lookup.round_of(state)}, {phase_of(state)}"

    def write_setup(self, chosen: Any, state: Any) -> dict[str, Any]:
        return written_setup(chosen) | {"players": chosen.players, "at": {"phase": "setup"}}

    def write_position(self, chosen: Any, state: Any) -> dict[str, Any]:
        fields = written_setup(chosen) | {"first": state.turn_order[0]} | write_position.written_position(state)
        for seat, player in enumerate(fields["players"]):
            where = state.minions[seat]
            if where != AT_HOME:
                on_card = where >= ON_CARDS
                player["minion"] = write_position.called(state, where - ON_CARDS) if on_card else space_called(where)
            for name in OWN_NUMBERS:
                player |= write_position.filled({name: getattr(state, name)[seat]})
        city: dict[str, Any] = {"market": write_position.names(state, state.market)}
        for number, name in enumerate(PLACE_NAMES[:-1]):
            city[name] = write_position.heroes_in(state, state.places[number])
        city["tavern"] = write_position.heroes_in(state, state.tavern)
        for name in OWN_LISTS:
            city[name] = [write_position.called(state, card) for card in getattr(state, name)]
        fields["at"] |= {"speaker": state.first_to_respond} if state.step == "window" else {}
        return fields | write_position.filled(city)


def written_setup(chosen: Setup) -> dict[str, Any]:
    """The fields of the setup."""
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
