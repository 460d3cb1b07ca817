"""Dungeon Fighter as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Decision, Option, RuleResult
from underkeep.core.designs import Design
from underkeep.core.events import Event
from underkeep.core.game import CommandOption, Game, GameText, PracticeResult, SetupField
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.catalogue import CARDS
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation import moves
from underkeep.games.dungeon_fighter.options import FighterOption
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.rules.steps import STEPS as PLAY_STEPS
from underkeep.games.dungeon_fighter.setup import setup
from underkeep.games.dungeon_fighter.setup.opening_steps import OPENING_STEPS
from underkeep.games.dungeon_fighter.setup.setup import CHOSEN, RANDOM, Setup
from underkeep.games.dungeon_fighter.state import DICE_SHAPES, DIFFICULTIES, TARGETS, THROW_SOURCES, FighterState
from underkeep.games.dungeon_fighter.throw_sources import outcomes

if TYPE_CHECKING:
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.games.dungeon_fighter.display.board_types import BoardState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {**OPENING_STEPS, **PLAY_STEPS}


class FighterGame(Game):
    """The game on the shelf."""

    name = "dungeon-fighter"
    version = 2
    steps = STEPS
    steps_without_decisions = frozenset({"begin_round", "encounter", "move_on", "battle"})
    state_type = FighterState
    setup_type = Setup
    option_type = FighterOption
    answers_type = list[FighterOption]
    reaction_kinds = frozenset({"curio", "react"})
    command_options = (
        CommandOption("heroes", "heroes", "texts"),
        CommandOption("difficulty", "difficulty"),
        CommandOption("ballads", "ballads", "flag"),
        CommandOption("combined", "combined", "flag"),
        CommandOption("boss", "boss"),
        CommandOption("target", "target"),
        CommandOption("dice", "dice"),
        CommandOption("throws", "throws"),
    )
    clause_prefix = "DF"
    message_files = ("dungeon_fighter", "dungeon_fighter_table", "dungeon_fighter_throws")
    players = (1, 6)
    cooperative = True
    open_hands = True
    can_practise = True

    def rules(self, state: FighterState) -> DungeonFighter:
        return DungeonFighter(state)

    def initial_state(self, setup_: Setup, seed: int) -> FighterState:
        return setup.initial_state(setup_, seed)

    def needs_outcomes(self, setup_: Setup) -> bool:
        return outcomes.needs_outcomes(setup_.throws)

    def warm_up(self) -> None:
        outcomes.warm_up()

    def is_irreversible(self, option: Option) -> bool:
        return outcomes.has_outcome(option)

    def resolve_outcome(self, state: FighterState, decision: Decision, option: Option) -> Option:
        return outcomes.resolve_outcome(state, option)

    def check_untrusted_answer(self, option: Option) -> Option:
        return outcomes.check_untrusted_answer(option)

    def practise(self, table: Mapping[str, Any], option: Option, seed: int) -> PracticeResult:
        from underkeep.games.dungeon_fighter.practice import practise

        return practise(table, option, seed)

    def cards_by_back(self, state: FighterState) -> list[list[int]]:
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

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        from underkeep.core.text import load_messages

        say = load_messages(language, self.message_files).format
        return {
            "games-heroes": [f"{hero} ({say(f'hero-{hero}')})" for hero in HERO_IDS],
            "games-difficulties": [f"{name} ({say(f'difficulty-{name}')})" for name in DIFFICULTIES],
        }

    def setup_fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField("difficulty", DIFFICULTIES, default=DIFFICULTIES[:1], prominent=True),
            SetupField("throws", THROW_SOURCES[:2], default=THROW_SOURCES[:1], prominent=True),
            SetupField("ballads"),
            SetupField("combined"),
            SetupField("boss", (RANDOM, CHOSEN), default=(RANDOM,)),
            SetupField("target", TARGETS, default=TARGETS[:1]),
            SetupField("dice", DICE_SHAPES, default=DICE_SHAPES[:1]),
        )

    def scores(self, state: FighterState) -> list[int]:
        return [scoring.glory(state) if state.winners else 0] * state.players

    def is_playing(self, state: FighterState, seat: int) -> bool:
        if state.players == 1:
            return True
        return not state.dead[seat]

    def card_kind(self, face: int) -> str:
        return CARDS[face].kind

    def moves(self, state: FighterState, options: Sequence[Option]) -> dict[str, Option]:
        return moves.moves(state, options)

    def card_design(self, face: int) -> Design:
        return CARDS[face].design

    def card_text(self, renderer: TextRenderer, face: int) -> tuple[str, str, str]:
        from underkeep.games.dungeon_fighter.text import cards

        return cards.card_name(renderer, face), cards.card_summary(renderer, face), cards.card_effects(renderer, face)

    @property
    def text(self) -> GameText:
        from underkeep.games.dungeon_fighter.text import game_text

        return game_text

    def faces(self) -> Sequence[int]:
        return range(1, len(CARDS))

    def catalogue_entry(self, face: int) -> tuple[str, str, int]:
        from underkeep.games.dungeon_fighter.display.card_values import catalogue_entry

        return catalogue_entry(face)

    def board(self, observation: Observation) -> BoardState:
        from underkeep.games.dungeon_fighter.display.board import board

        return board(observation)

    def card_values(self, face: int) -> dict[str, Any]:
        from underkeep.games.dungeon_fighter.display.card_values import card_values

        return card_values(face)

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES

        return CLAUSES

    def decision_clauses(self, kind: str) -> list[str]:
        from underkeep.games.dungeon_fighter.assist.decision_clauses import clauses_of

        return clauses_of(kind)

    def progress(self, state: FighterState) -> dict[str, Any]:
        from underkeep.games.dungeon_fighter.assist.progress import progress

        return progress(state)

    def pass_delay(self, state: FighterState, kind: str) -> str:
        from underkeep.games.dungeon_fighter.assist.progress import pass_delay

        return pass_delay(state, kind)

    def display_time(self, event: Event) -> float:
        from underkeep.games.dungeon_fighter.display.event_times import display_time

        return display_time(event)

    def notation(self) -> Notation:
        from underkeep.games.dungeon_fighter.notation.notation import NOTATION

        return NOTATION


DUNGEON_FIGHTER = FighterGame()
