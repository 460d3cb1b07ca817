"""Dungeon Fighter as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Decision, Effect, Option
from underkeep.core.designs import Design
from underkeep.core.events import Event
from underkeep.core.game import Ask, Game, Setting, Tried, Voice
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation import moves
from underkeep.games.dungeon_fighter.options import FighterOption
from underkeep.games.dungeon_fighter.rules import battle, combat, dungeon, rest, scoring, shopping
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.setup import setup
from underkeep.games.dungeon_fighter.setup.setup import CHOSEN, RANDOM, Setup
from underkeep.games.dungeon_fighter.state import DIFFICULTIES, SHAPES, TARGETS, THROWS, FighterState
from underkeep.games.dungeon_fighter.throw_sources import outcomes

if TYPE_CHECKING:
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import View
    from underkeep.core.text import Speaker
    from underkeep.games.dungeon_fighter.display.board_types import BoardState

STEPS: Mapping[str, Callable[[Any], Effect]] = {
    # setup
    "choose_hero": setup.choose_hero,
    "choose_boss": setup.choose_boss,
    # phase 1: dungeon
    "begin_round": dungeon.begin_round,
    "path": dungeon.path,
    "enter": dungeon.enter,
    "encounter": dungeon.encounter,
    "flee": dungeon.flee,
    "prepare": dungeon.prepare,
    # phase 2: combat
    "turn": combat.turn,
    # phase 3: rest
    "rest": rest.rest,
    "trade": rest.trade,
    "move_on": rest.move_on,
    # phase 4: shopping
    "shop": shopping.shop,
    "buy": shopping.buy,
    # phase 5: the big bad battle
    "battle": battle.battle,
}


class FighterGame(Game):
    """The game on the shelf."""

    name = "dungeon-fighter"
    version = 2
    steps = STEPS
    quiet_steps = frozenset({"begin_round", "encounter", "move_on", "battle"})
    state_type = FighterState
    setup_type = Setup
    option_type = FighterOption
    answers_type = list[FighterOption]
    reactions = frozenset({"curio", "react"})
    settings = (
        Setting("heroes", "heroes", "texts"),
        Setting("difficulty", "difficulty"),
        Setting("ballads", "ballads", "flag"),
        Setting("combined", "combined", "flag"),
        Setting("boss", "boss"),
        Setting("target", "target"),
        Setting("dice", "dice"),
        Setting("throws", "throws"),
    )
    clause_prefix = "DF"
    catalogues = ("dungeon_fighter", "dungeon_fighter_table", "dungeon_fighter_throws")
    players = (1, 6)
    cooperative = True
    open_hands = True
    practises = True

    def rules(self, state: FighterState) -> Fighter:
        return Fighter(state)

    def start(self, setup_: Setup, seed: int) -> FighterState:
        return setup.start(setup_, seed)

    def settles(self, setup_: Setup) -> bool:
        return outcomes.simulates(setup_)

    def rehearse(self) -> None:
        outcomes.rehearse()

    def final(self, option: Option) -> bool:
        return outcomes.is_settled(option)

    def settle(self, state: FighterState, decision: Decision, option: Option) -> Option:
        return outcomes.settled(state, option)

    def from_outside(self, option: Option) -> Option:
        return outcomes.from_outside(option)

    def practise(self, table: Mapping[str, Any], option: Option, seed: int) -> Tried:
        from underkeep.games.dungeon_fighter.practice import tried

        return tried(table, option, seed)

    def backs(self, state: FighterState) -> list[list[int]]:
        """Rooms, equipment and big bads each have one back, monsters one for each level (DF-3.7)."""
        return [
            list(catalogue.ROOM_IDS),
            *(list(catalogue.level_ids(level)) for level in catalogue.LEVELS),
            list(catalogue.EQUIPMENT_IDS),
            list(catalogue.BIG_BAD_IDS),
        ]

    def zones(self, state: FighterState) -> dict[str, list[int]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "rarities", "room_deck", "path", "room", "visited", "room_discard", "monster_deck", "monster", "beaten",
                "stall_deck", "stall", "discard", "big_bads", "gone",
            )
        }  # fmt: skip
        for fighter in range(len(state.hero)):
            zones[f"gear.{fighter}"] = state.gear[fighter]
            zones[f"trophies.{fighter}"] = state.trophies[fighter]
        return zones

    def seat_names(self, setup_: Setup) -> list[str]:
        return list(setup_.names) or [f"P{seat + 1}" for seat in range(setup_.players)]

    def choices(self, language: str = "en") -> dict[str, list[str]]:
        from underkeep.core.text import words

        say = words(language, self.catalogues).say
        return {
            "games-heroes": [f"{hero} ({say(f'hero-{hero}')})" for hero in HERO_IDS],
            "games-difficulties": [f"{name} ({say(f'difficulty-{name}')})" for name in DIFFICULTIES],
        }

    def asks(self) -> tuple[Ask, ...]:
        return (
            Ask("difficulty", DIFFICULTIES, usual=DIFFICULTIES[:1], first=True),
            Ask("throws", THROWS[:2], usual=THROWS[:1], first=True),
            Ask("ballads"),
            Ask("combined"),
            Ask("boss", (RANDOM, CHOSEN), usual=(RANDOM,)),
            Ask("target", TARGETS, usual=TARGETS[:1]),
            Ask("dice", SHAPES, usual=SHAPES[:1]),
        )

    def scores(self, state: FighterState) -> list[int]:
        return [scoring.glory(state) if state.winners else 0] * state.players

    def standing(self, state: FighterState, seat: int) -> bool:
        if state.players == 1:
            return True
        return not state.dead[seat]

    def card_kind(self, face: int) -> str:
        return CARDS[face].kind

    def moves(self, state: FighterState, options: Sequence[Option]) -> dict[str, Option]:
        return moves.moves(state, options)

    def card_design(self, face: int) -> Design:
        return CARDS[face].design

    def say_card(self, speaker: Speaker, face: int) -> tuple[str, str, str]:
        from underkeep.games.dungeon_fighter.text import cards

        return cards.name_of(speaker, face), cards.about_card(speaker, face), cards.text_of(speaker, face)

    @property
    def voice(self) -> Voice:
        from underkeep.games.dungeon_fighter.text import game_text

        return game_text

    def faces(self) -> Sequence[int]:
        return range(1, len(CARDS))

    def printed(self, face: int) -> tuple[str, str, int]:
        from underkeep.games.dungeon_fighter.display.card_values import printed

        return printed(face)

    def board(self, view: View) -> BoardState:
        from underkeep.games.dungeon_fighter.display.board import board

        return board(view)

    def traits(self, face: int) -> dict[str, Any]:
        from underkeep.games.dungeon_fighter.display.card_values import traits

        return traits(face)

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES

        return CLAUSES

    def clauses_of(self, kind: str) -> list[str]:
        from underkeep.games.dungeon_fighter.assist.decision_clauses import clauses_of

        return clauses_of(kind)

    def moment(self, state: FighterState) -> dict[str, Any]:
        from underkeep.games.dungeon_fighter.assist.progress import moment

        return moment(state)

    def tempo(self, state: FighterState, kind: str) -> str:
        from underkeep.games.dungeon_fighter.assist.progress import tempo

        return tempo(state, kind)

    def beat(self, event: Event) -> float:
        from underkeep.games.dungeon_fighter.display.event_times import beat

        return beat(event)

    def notation(self) -> Notation:
        from underkeep.games.dungeon_fighter.notation.notation import NOTATION

        return NOTATION


DUNGEON_FIGHTER = FighterGame()
