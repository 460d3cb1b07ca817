"""Boss Monster as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from underkeep.core.decisions import Decision, Option, RuleResult
from underkeep.core.designs import Design
from underkeep.core.events import Event
from underkeep.core.game import CommandOption, Game, GameText, Preset, SetupField
from underkeep.core.tutorial import TutorialSetup
from underkeep.games.boss_monster.cards.card_types import Hero
from underkeep.games.boss_monster.cards.catalogue import BOSS_MONSTER_CARDS, BY_KEY, CARDS, PRINTED, SETS
from underkeep.games.boss_monster.notation import moves
from underkeep.games.boss_monster.options import BossMonsterOption
from underkeep.games.boss_monster.rules import adventure, bait, build, round_end, round_start
from underkeep.games.boss_monster.rules.rules import BossMonster, rules_of
from underkeep.games.boss_monster.setup import opening_steps, setup
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import BossMonsterState

if TYPE_CHECKING:
    from underkeep.core.deck_report import DeckReport
    from underkeep.core.notices import LeftOut
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.core.tutorial import Hint
    from underkeep.games.boss_monster.display.board_types import BoardState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # setup
    "choose_boss": opening_steps.choose_boss,
    "meet_bosses": opening_steps.meet_bosses,
    "mulligan": opening_steps.mulligan,
    "classic_discard": opening_steps.classic_discard,
    "first_room": opening_steps.first_room,
    "reveal_first_rooms": opening_steps.reveal_first_rooms,
    "first_effects": opening_steps.first_effects,
    # 1. beginning of round
    "begin_round": round_start.begin_round,
    "greet": round_start.greet,
    "draw": round_start.draw,
    # 2. build phase
    "build": build.build,
    "upkeep": build.upkeep,
    "upkeep_of": build.upkeep_of,
    "build_turn": build.build_turn,
    "window": BossMonster.window,
    "build_turn_over": build.build_turn_over,
    "reveal": build.reveal,
    "admit": build.admit,
    "admit_of": build.admit_of,
    "after_reveal": build.after_reveal,
    "effects_of_reveal": build.effects_of_reveal,
    # 3. bait phase
    "bait": bait.bait,
    # 4. adventure phase
    "adventure": adventure.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": adventure.next_hero,
    "set_out": BossMonster.set_out,
    "walk_on": BossMonster.walk_on,
    "enter_room": BossMonster.enter_room,
    "feel_room": BossMonster.feel_room,
    "take_damage": BossMonster.take_damage,
    "leave_room": BossMonster.leave_room,
    "adventure_turn_over": adventure.adventure_turn_over,
    # 5. end of round
    "end_round": round_end.end_round,
    "end_effects": round_end.end_effects,
    "end_effects_of": round_end.end_effects_of,
    "tidy_up": round_end.tidy_up,
    "late_level_up": round_end.late_level_up,
    "late_level_up_of": round_end.late_level_up_of,
    "remove_damage": round_end.remove_damage,
    "check_end": round_end.check_end,
    "machinations": round_end.machinations,
    "machinate": round_end.machinate,
    "new_round": round_end.new_round,
}


STAR_HEROES = tuple(
    card.key for card in CARDS[1:] if isinstance(card, Hero) and card.star and card.set not in BASE_SETS
)
"""The star heroes of expansions, which come only if they are chosen (BM-3.14)."""


SET_WORDS = "boss-monster-sets"
"""Where the words about sets stand, whichever game plays with them."""


class BossMonsterGame(Game):
    """The game on the shelf."""

    name = "boss-monster"
    version = 3
    steps = STEPS
    steps_without_decisions = frozenset(
        {
            "meet_bosses",
            "reveal_first_rooms",
            "begin_round",
            "build",
            "upkeep",
            "reveal",
            "admit",
            "after_reveal",
            "bait",
            "adventure",
            "end_round",
            "end_effects",
            "tidy_up",
            "late_level_up",
            "remove_damage",
            "check_end",
            "machinations",
            "new_round",
        }
    )
    state_type: type[BossMonsterState] = BossMonsterState
    setup_type: type[msgspec.Struct] = Setup
    players = (2, 6)
    option_type = BossMonsterOption
    answers_type = list[BossMonsterOption]
    reaction_kinds = frozenset({"window", "respond", "negate-spell", "negate-ability"})
    command_options: tuple[CommandOption, ...] = (
        CommandOption("sets", "sets", "texts"),
        CommandOption("heroes", "heroes"),
        CommandOption("deck", "deck"),
        CommandOption("fill", "fill", "flag"),
        CommandOption("star", "star_heroes", "texts"),
        CommandOption("trade", "trade", "flag"),
        CommandOption("more-ordinary", "more_ordinary", "flag"),
        CommandOption("variant", "variants", "texts"),
    )
    clause_prefix = "BM"
    message_files: tuple[str, ...] = (
        "boss_monster",
        "boss_monster_bmr",
        "boss_monster_tnl",
        "boss_monster_rmb",
        "boss_monster_vov",
        "boss_monster_crl",
        "boss_monster_thk",
        "boss_monster_iod",
        "boss_monster_dbm",
        "boss_monster_pop",
        "boss_monster_lst",
        "boss_monster_kng",
        "boss_monster_tutorial",
        "boss_monster_deck",
    )
    tutorial_setup: TutorialSetup | None = TutorialSetup(seed=6637)
    """Found by playing through many seeds: the learner has monster, trap and advanced rooms and wins a soul in the
    first round, as the other does; in the second an advanced room fits, and a spell saves the day."""

    def rules(self, state: BossMonsterState) -> BossMonster:
        return rules_of(state)

    def initial_state(self, setup_: Setup, seed: int) -> BossMonsterState:
        return setup.initial_state(setup_, seed)

    def cards_by_back(self, state: BossMonsterState) -> list[list[int]]:
        starts = [0, *state.bounds[:-1]]
        return [list(range(first, end)) for first, end in zip(starts, state.bounds, strict=True)]

    def zones(self, state: BossMonsterState) -> dict[str, list[int]]:
        zones = {
            name: getattr(state, name)
            for name in (
                "ordinary_deck", "epic_deck", "room_deck", "spell_deck", "item_deck", "discard", "gone", "town",
                "items", "walker", "casting", "estate",
            )
        }  # fmt: skip
        zones["carried"] = list(state.carried.values())
        zones["hosted"] = list(state.hosts.values())
        zones["knocking"] = list(state.knocking)
        for seat in range(state.players):
            for name in ("boss", "rooms", "spells", "entrance", "souls", "wounds", "face_up", "laid_away"):
                zones[f"{name}.{seat}"] = getattr(state, name)[seat]
            for slot, stack in enumerate(state.dungeon[seat]):
                zones[f"dungeon.{seat}.{slot}"] = stack
        return zones

    def seat_names(self, setup_: Setup) -> list[str]:
        return list(setup_.names) or [f"P{seat + 1}" for seat in range(setup_.players)]

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        from underkeep.core.presets import preset_text

        return {
            "games-sets": [f"{code} ({self.set_title(code, language)})" for code in SETS],
            "games-decks": [f"{name} ({deck.about(language)})" for name, deck in READY_DECKS.items()],
            "games-presets": [f"{preset.name} ({preset_text(self, preset, language)[0]})" for preset in self.presets()],
            "games-variants": list(setup.VARIANTS),
        }

    def set_title(self, code: str, language: str = "en") -> str:
        """What a set is called: in English as its box says."""
        from underkeep.core.text import ENGLISH, load_messages

        if language == ENGLISH:
            return PRINTED[code].title
        return load_messages(language, ("lobby",)).format(f"{SET_WORDS}-{code.lower()}")

    def scores(self, state: BossMonsterState) -> list[int]:
        rules = rules_of(state)
        return [rules.soul_count(seat) - rules.wound_count(seat) for seat in range(state.players)]

    def is_playing(self, state: BossMonsterState, seat: int) -> bool:
        return not state.out[seat] and not state.leaving[seat]

    def moves(self, state: BossMonsterState, options: Sequence[Option]) -> dict[str, Option]:
        return moves.move_texts(state, list(options))

    def card_kind(self, face: int) -> str:
        return CARDS[face].kind

    def card_design(self, face: int) -> Design:
        return CARDS[face].design

    def card_text(self, renderer: TextRenderer, face: int) -> tuple[str, str, str]:
        from underkeep.games.boss_monster.text import cards

        return cards.card_name(renderer, face), cards.card_summary(renderer, face), cards.card_text(renderer, face)

    @property
    def text(self) -> GameText:
        from underkeep.games.boss_monster.text import game_text

        return game_text

    def setup_fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField(
                "sets",
                tuple(SETS),
                multiple=True,
                default=("BMR",),
                groups=(("base", 3), ("expansions", 4), ("packs", 4)),
            ),
            SetupField("deck", ("", *READY_DECKS), default=("",), custom=True),
            SetupField("variants", tuple(setup.VARIANTS), multiple=True),
            SetupField("star_heroes", STAR_HEROES, multiple=True),
            SetupField("trade"),
            SetupField("more_ordinary"),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        if field != "star_heroes":
            return None
        from underkeep.core.text import TextRenderer, sentence

        name, numbers, text = self.card_text(TextRenderer(self, Setup(), language), BY_KEY[option].face)
        return name, sentence(f"{numbers}. {text}")

    def left_out(self, setup_: Any) -> tuple[LeftOut, ...]:
        from underkeep.games.boss_monster.setup.left_out import left_out

        return left_out(setup_)

    def presets(self) -> tuple[Preset, ...]:
        from underkeep.games.boss_monster.setup.presets import PRESETS

        return PRESETS

    def apply_choices(self, preset: Preset, choices: Mapping[str, Any]) -> dict[str, Any]:
        from underkeep.games.boss_monster.setup.presets import merge_choices

        return merge_choices(preset, choices)

    has_deck_builder = True

    def report_deck(self, language: str, written: str | Mapping[str, int]) -> DeckReport:
        from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck
        from underkeep.games.boss_monster.setup.deck_builder.presets import ready_deck
        from underkeep.games.boss_monster.setup.deck_builder.report import report_deck
        from underkeep.games.boss_monster.setup.deck_builder.text import read_deck

        if not isinstance(written, str):
            return report_deck(CustomDeck(written), language)
        return report_deck(ready_deck(written) if written in READY_DECKS else read_deck(written), language)

    def stop_menu(self) -> dict[str, list[str]]:
        from underkeep.games.boss_monster.assist.stop_reasons import PERMANENT_REASONS, STOP_REASONS

        return {
            "occasions": list(STOP_REASONS),
            "always": list(PERMANENT_REASONS),
        }

    def faces(self) -> Sequence[int]:
        return [card.face for card in BOSS_MONSTER_CARDS]

    def catalogue_entry(self, face: int) -> tuple[str, str, int]:
        card = CARDS[face]
        return card.key, card.set, card.copies

    def card_names(self, face: int) -> tuple[str, ...]:
        from underkeep.games.boss_monster.cards.names import names_of

        return names_of(CARDS[face])

    def board(self, observation: Observation) -> BoardState:
        from underkeep.games.boss_monster.display.board import board

        return board(observation)

    def card_values(self, face: int) -> dict[str, Any]:
        from underkeep.games.boss_monster.display.card_values import card_values

        return card_values(face)

    def rulings(self, face: int, language: str = "en") -> list[str]:
        from underkeep.core.rulebook import rulings_about

        return rulings_about(CARDS[face].name, language)

    def card_clauses(self, face: int) -> list[str]:
        from underkeep.games.boss_monster.assist.clauses import card_clauses

        return card_clauses(CARDS[face])

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.boss_monster.assist.clauses import CLAUSES_BY_DECISION

        return CLAUSES_BY_DECISION

    def decision_clauses(self, kind: str) -> list[str]:
        from underkeep.games.boss_monster.assist.clauses import decision_clauses

        return decision_clauses(kind)

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        from underkeep.games.boss_monster.assist import stop_reasons

        return stop_reasons.stop_reasons(observation, decision)

    def progress(self, state: BossMonsterState) -> dict[str, Any]:
        from underkeep.games.boss_monster.assist import progress

        return progress.progress(state)

    def pass_delay(self, state: BossMonsterState, kind: str) -> str:
        from underkeep.games.boss_monster.assist import progress

        return progress.pass_delay(state, kind)

    def display_time(self, event: Event) -> float:
        from underkeep.games.boss_monster.display.event_times import display_time

        return display_time(event)

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        from underkeep.games.boss_monster.assist.confirmations import confirmation

        return confirmation(renderer, observation, option, decision)

    def tutorial_hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        from underkeep.games.boss_monster.assist.tutorial.topics import tutorial_hints

        return tutorial_hints(renderer, observation, decision, events)

    def draw_svg(self, state: Any) -> str:
        from underkeep.games.boss_monster.display.svg import draw_svg

        return draw_svg(state)

    def notation(self) -> Notation:
        from underkeep.games.boss_monster.notation.notation import NOTATION

        return NOTATION


BOSS_MONSTER = BossMonsterGame()
