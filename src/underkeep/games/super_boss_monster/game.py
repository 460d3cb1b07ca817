"""Super Boss Monster as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Decision, RuleResult
from underkeep.core.events import Event
from underkeep.core.game import CommandOption, GameText, Preset, Scoreboard, SetupField
from underkeep.games.boss_monster.assist.lookahead.play_on import WALK_STEPS
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED, SETS
from underkeep.games.boss_monster.game import SET_WORDS, BossMonsterGame
from underkeep.games.boss_monster.rules import adventure as visits
from underkeep.games.boss_monster.rules import bait, round_start
from underkeep.games.boss_monster.rules import build as reveal
from underkeep.games.boss_monster.rules import round_end as rounds
from underkeep.games.boss_monster.setup import opening_steps as boss_opening_steps
from underkeep.games.super_boss_monster.notation import moves
from underkeep.games.super_boss_monster.options import SuperBossMonsterOption
from underkeep.games.super_boss_monster.rules import adventure, build, minion_phase, round_end, town
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup import decks, opening_steps, setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

if TYPE_CHECKING:
    from underkeep.core.notices import LeftOut
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.games.super_boss_monster.display.board_types import BoardState

STEPS: Mapping[str, Callable[[Any], RuleResult]] = {
    # setup
    "leave_cards_out": opening_steps.leave_cards_out,
    "choose_boss": boss_opening_steps.choose_boss,
    "meet_bosses": opening_steps.meet_bosses,
    "mulligan": boss_opening_steps.mulligan,
    "first_room": boss_opening_steps.first_room,
    "reveal_first_rooms": boss_opening_steps.reveal_first_rooms,
    "first_effects": boss_opening_steps.first_effects,
    # 1. Town phase
    "begin_round": town.begin_round,
    "greet": round_start.greet,
    "town_turn": town.town_turn,
    # 2. Build phase
    "build": build.build,
    "upkeep": reveal.upkeep,
    "upkeep_of": reveal.upkeep_of,
    "first_build_window": build.first_build_window,
    "build_turn": build.build_turn,
    "build_window": build.build_window,
    "window": SuperBossMonster.window,
    "build_turn_over": build.build_turn_over,
    "last_build_window": build.last_build_window,
    "reveal_or_build": build.reveal_or_build,
    "reveal": reveal.reveal,
    "admit": reveal.admit,
    "admit_of": reveal.admit_of,
    "after_reveal": reveal.after_reveal,
    "effects_of_reveal": reveal.effects_of_reveal,
    # 3. Minion phase
    "minions": minion_phase.minions,
    "minion_of": minion_phase.minion_of,
    "minions_done": minion_phase.minions_done,
    # 4. Bait phase
    "bait": bait.bait,
    # 5. Adventure phase
    "adventure": visits.adventure,
    "adventure_turn": adventure.adventure_turn,
    "next_hero": visits.next_hero,
    **WALK_STEPS,
    "adventure_turn_over": adventure.adventure_turn_over,
    # end of round
    "end_round": rounds.end_round,
    "end_effects": rounds.end_effects,
    "end_effects_of": rounds.end_effects_of,
    "tidy_up": round_end.tidy_up,
    "pass_marker": round_end.pass_marker,
    "check_end": round_end.check_end,
    "new_round": rounds.new_round,
}


OTHER_SETS = tuple(code for code, cards in SETS.items() if any(card.kind != HERO for card in cards.cards))
"""The sets of Boss Monster that can be mixed in: one that has only heroes would bring nothing (SBM-18.1, SBM-18.2)."""


class SuperBossMonsterGame(BossMonsterGame):
    """The game on the shelf."""

    name = "super-boss-monster"
    version = 2
    steps = STEPS
    steps_without_decisions = BossMonsterGame.steps_without_decisions & STEPS.keys() | {
        "leave_cards_out",
        "minions",
        "minions_done",
        "adventure_turn_over",
        "pass_marker",
    }
    state_type = SuperBossMonsterState
    setup_type = Setup
    players = (1, 6)
    option_type = SuperBossMonsterOption
    answers_type = list[SuperBossMonsterOption]
    command_options = (
        CommandOption("sets", "sets", "texts"),
        CommandOption("heroes", "heroes"),
        CommandOption("mixed-heroes", "mixed_heroes", "flag"),
        CommandOption("variant", "variants", "texts"),
    )
    clause_prefix = "SBM"
    message_files = (
        "super_boss_monster",
        "super_boss_monster_table",
        "boss_monster_sbm",
        *BossMonsterGame.message_files,
    )
    """Its own words come first: it says some things differently."""
    tutorial_setup = None
    has_deck_builder = False

    def rules(self, state: Any) -> SuperBossMonster:
        return SuperBossMonster(state)

    def initial_state(self, setup_: Any, seed: int) -> SuperBossMonsterState:
        return setup.initial_state(setup_, seed)

    def zones(self, state: Any) -> dict[str, list[int]]:
        zones = super().zones(state)
        zones |= {"market": state.market, "tavern": state.tavern}
        zones |= {f"location.{number}": heroes for number, heroes in enumerate(state.places)}
        return zones

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        return {
            "games-sets": [f"{code} ({self.set_title(code, language)})" for code in PRINTED],
            "games-variants": list(setup.VARIANTS),
        }

    def display_time(self, event: Event) -> float:
        from underkeep.games.super_boss_monster.display.event_times import display_time

        return display_time(event)

    def scores(self, state: Any) -> list[int]:
        rules = SuperBossMonster(state)
        return [rules.score(seat) for seat in range(state.players)]

    def setup_fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField("sets", OTHER_SETS, multiple=True, groups=(("base", 3), ("expansions", 4), ("packs", 3))),
            SetupField("heroes", ("", *decks.HERO_SETS[1:]), default=("",)),
            SetupField("variants", tuple(setup.VARIANTS), multiple=True),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        """Sets are called as Boss Monster calls them."""
        from underkeep.core.text import load_messages

        say = load_messages(language, ("lobby",)).format
        message = f"{SET_WORDS}-{option.lower()}"
        if field == "sets":
            return say(message), say(f"{message}.about")
        if field == "heroes" and option:
            return say(message), say(f"{self.name}-heroes-other")
        return None

    def presets(self) -> tuple[Preset, ...]:
        return ()

    def left_out(self, setup_: Any) -> tuple[LeftOut, ...]:
        from underkeep.games.super_boss_monster.setup.left_out import left_out

        return left_out(setup_)

    def scoreboards(self) -> tuple[Scoreboard, ...]:
        from underkeep.games.super_boss_monster.scoreboard import SCOREBOARDS

        return SCOREBOARDS

    def results(self, state: Any, seat: int) -> list[tuple[str, int]]:
        from underkeep.games.super_boss_monster.scoreboard import solo_results

        return solo_results(state)

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """Alone one earns a title (SBM-19.20)."""
        from underkeep.games.super_boss_monster.text.events import title_text

        if state.players > 1 or not state.over or state.leaving[0]:
            return ""
        return title_text(renderer, self.scores(state)[0], state.variants)

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        from underkeep.games.super_boss_monster.scoreboard import entry_text

        return entry_text(renderer, entry)

    def result_text(self, renderer: TextRenderer, contest: str, score: int) -> str:
        from underkeep.games.super_boss_monster.text.events import title_text

        return title_text(renderer, score, (contest,))

    def faces(self) -> Sequence[int]:
        return range(1, len(CARDS))

    @property
    def text(self) -> GameText:
        from underkeep.games.super_boss_monster.text import game_text

        return game_text

    def board(self, observation: Observation) -> BoardState:
        from underkeep.games.super_boss_monster.display.board import board

        return board(observation)

    def stop_menu(self) -> dict[str, list[str]]:
        from underkeep.games.super_boss_monster.assist.stop_reasons import STOP_REASONS

        return super().stop_menu() | {"occasions": list(STOP_REASONS)}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        from underkeep.games.super_boss_monster.assist.stop_reasons import CityStopReasonFinder

        return CityStopReasonFinder(observation, decision).find()

    def card_clauses(self, face: int) -> list[str]:
        from underkeep.games.super_boss_monster.assist.clauses import card_clauses

        return card_clauses(CARDS[face])

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.super_boss_monster.assist.clauses import DECISION_KINDS

        return DECISION_KINDS

    def decision_clauses(self, kind: str) -> list[str]:
        from underkeep.games.super_boss_monster.assist.clauses import decision_clauses

        return decision_clauses(kind)

    def space_called(self, where: int) -> str:
        """An action space of the city, as the notation calls it."""
        return moves.space_name(where)

    def notation(self) -> Notation:
        from underkeep.games.super_boss_monster.notation.notation import NOTATION

        return NOTATION


SUPER_BOSS_MONSTER = SuperBossMonsterGame()
