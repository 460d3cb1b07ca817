"""Keep the Heroes Out! as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Option
from underkeep.core.designs import Design
from underkeep.core.events import Event
from underkeep.core.game import CommandOption, Game, GameText, SetupField
from underkeep.games.keep_the_heroes_out.cards.card_types import LOOT, TACTIC
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, LOOT_KINDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, find_page, pages_by_id
from underkeep.games.keep_the_heroes_out.notation import moves
from underkeep.games.keep_the_heroes_out.options import KeepOption
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.steps import STEPS
from underkeep.games.keep_the_heroes_out.setup import setup
from underkeep.games.keep_the_heroes_out.setup.opening_steps import OPENING_STEPS
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import LEVELS, KeepState

if TYPE_CHECKING:
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.games.keep_the_heroes_out.display.board_types import BoardState

CLAN = "clan"
"""The kind under which the cards of all clans are listed."""


class KeepGame(Game):
    """The game on the shelf."""

    name = "keep-the-heroes-out"
    version = 2
    steps = {**OPENING_STEPS, **STEPS}
    steps_without_decisions = frozenset({"lay_out_loot", "begin_turn", "cleanup", "raid", "next_player"})
    state_type = KeepState
    setup_type = Setup
    option_type = KeepOption
    answers_type = list[KeepOption]
    reaction_kinds = frozenset({"defend"})
    command_options = (
        CommandOption("scenario", "scenario", "page"),
        CommandOption("level", "level"),
        CommandOption("clans", "clans", "texts"),
        CommandOption("vote", "voting", "flag"),
        CommandOption("chronicle", "chronicle"),
    )
    clause_prefix = "KHO"
    message_files = ("keep_the_heroes_out",)
    players = (1, 6)
    cooperative = True
    open_hands = True

    def rules(self, state: KeepState) -> KeepRules:
        return KeepRules(state)

    def initial_state(self, setup_: Setup, seed: int) -> KeepState:
        return setup.initial_state(setup_, seed)

    def next_setup(self, setup_: Setup, state: KeepState) -> Setup | None:
        return setup.next_setup(setup_, state)

    def series_text(self, language: str, setup_: Setup) -> str:
        from underkeep.games.keep_the_heroes_out.dungeon_book import series

        return series.series_text(language, setup_)

    def next_game_text(self, language: str, setup_: Setup, following: Setup) -> str:
        from underkeep.games.keep_the_heroes_out.dungeon_book import series

        return series.next_game_text(language, setup_, following)

    def cards_by_back(self, state: KeepState) -> list[list[int]]:
        """Hidden faces are exchangeable within a deck, among treasures of a value, and among plans."""
        count = len(state.values_of)
        treasures = range(state.first_treasure, state.first_treasure + count)
        by_value = [
            [card for card, value in zip(treasures, state.values_of, strict=True) if value == wanted]
            for wanted in sorted(set(state.values_of))
        ]
        return [
            sorted(state.guild_deck),
            sorted(state.loot_deck),
            sorted(state.plans),
            *by_value,
            *map(sorted, state.deck),
        ]

    def zones(self, state: KeepState) -> dict[str, list[int]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "loot_deck", "loot_row", "guild_deck", "guild_discard", "reserve", "plans", "projects", "built", "gone",
            )
        }  # fmt: skip
        for seat in range(state.players):
            for name in ("deck", "hand", "area", "discard"):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
        for room, pile in enumerate(state.treasure):
            zones[f"treasure.{room}"] = pile
        return zones

    def seat_names(self, setup_: Setup) -> list[str]:
        return list(setup_.names) or [f"P{seat + 1}" for seat in range(setup_.players)]

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        from underkeep.core.text import load_messages

        say = load_messages(language, self.message_files).format
        pages = pages_by_id().items()
        return {
            "games-scenarios": [f"{name} ({page.name.get(language) or page.name['en']})" for name, page in pages],
            "games-levels": [f"{name} ({say(f'level-{name}')})" for name in LEVELS],
            "games-clans": [f"{name} ({say(f'clan-{name}')})" for name in CLAN_NAMES],
            "games-chronicles": [f"{name} ({', '.join(parts)})" for name, parts in PAGES_OF_SERIES.items()],
        }

    def setup_fields(self) -> tuple[SetupField, ...]:
        pages = tuple(pages_by_id())
        return (
            SetupField("chronicle", ("", *PAGES_OF_SERIES), default=("",), prominent=True),
            SetupField("scenario", pages, default=pages[:1], prominent=True, unless="chronicle"),
            SetupField("level", LEVELS, default=LEVELS[:1], prominent=True),
            SetupField("voting"),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        if field != "scenario":
            return None
        page = find_page(option)
        return page.name.get(language, page.name["en"]), page.premise.get(language, "")

    def scores(self, state: KeepState) -> list[int]:
        return [int(state.over and bool(state.winners))] * state.players

    def is_playing(self, state: KeepState, seat: int) -> bool:
        return True

    def card_kind(self, face: int) -> str:
        return CARDS[face].kind

    def kinds_of(self, face: int) -> tuple[str, ...]:
        """Tactics cards are also of the kind `clan` and of the kind of their clan, loot cards of their kind of loot."""
        card = CARDS[face]
        if card.kind == TACTIC:
            return card.kind, CLAN, CLAN_NAMES[card.clan]
        return (card.kind, card.loot) if card.kind == LOOT else (card.kind,)

    def kind_text(self, language: str, kind: str) -> str:

        from underkeep.core.text import load_messages

        group = "clan" if kind in CLAN_NAMES else "loot" if kind in LOOT_KINDS else "kind"
        return load_messages(language, self.message_files).format(f"{group}-{kind}")

    def moves(self, state: KeepState, options: Sequence[Option]) -> dict[str, Option]:
        return moves.moves(state, list(options))

    def card_design(self, face: int) -> Design:
        return CARDS[face].design

    def card_text(self, renderer: TextRenderer, face: int) -> tuple[str, str, str]:
        from underkeep.games.keep_the_heroes_out.text import cards

        return cards.card_name(renderer, face), cards.card_type_text(renderer, face), cards.card_text(renderer, face)

    @property
    def text(self) -> GameText:
        from underkeep.games.keep_the_heroes_out.text import game_text

        return game_text

    def faces(self) -> Sequence[int]:
        return range(1, len(CARDS))

    def catalogue_entry(self, face: int) -> tuple[str, str, int]:
        from underkeep.games.keep_the_heroes_out.display.card_values import catalogue_entry

        return catalogue_entry(face)

    def card_values(self, face: int) -> dict[str, Any]:
        from underkeep.games.keep_the_heroes_out.display.card_values import card_values

        return card_values(face)

    def board(self, observation: Observation) -> BoardState:
        from underkeep.games.keep_the_heroes_out.display.board import board

        return board(observation)

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES

        return CLAUSES

    def decision_clauses(self, kind: str) -> list[str]:
        from underkeep.games.keep_the_heroes_out.assist.decision_clauses import clauses_of

        return clauses_of(kind)

    def progress(self, state: KeepState) -> dict[str, Any]:
        from underkeep.games.keep_the_heroes_out.assist.progress import progress

        return progress(state)

    def pass_delay(self, state: KeepState, kind: str) -> str:
        from underkeep.games.keep_the_heroes_out.assist.progress import pass_delay

        return pass_delay(state, kind)

    def display_time(self, event: Event) -> float:
        from underkeep.games.keep_the_heroes_out.display.event_times import display_time

        return display_time(event)

    def notation(self) -> Notation:
        from underkeep.games.keep_the_heroes_out.notation.notation import NOTATION

        return NOTATION


KEEP_THE_HEROES_OUT = KeepGame()
