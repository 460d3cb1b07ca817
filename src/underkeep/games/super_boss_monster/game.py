"""Super Boss Monster as the table sees it: its steps in the order of play, its options, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Decision, RuleResult
from underkeep.core.events import Event
from underkeep.core.game import CommandOption, GameText, Preset, Scoreboard, SetupField
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED, SETS
from underkeep.games.boss_monster.game import SET_WORDS, BossMonsterGame
from underkeep.games.boss_monster.setup import setup as opening
from underkeep.games.super_boss_monster.notation import moves
from underkeep.games.super_boss_monster.options import SuperBossMonsterOption
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.steps import STEPS
from underkeep.games.super_boss_monster.setup import decks, setup
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import SuperBossMonsterState

if TYPE_CHECKING:
    from underkeep.core.notices import LeftOut
    from underkeep.core.scenario.notation import Notation
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer
    from underkeep.games.super_boss_monster.display.board import BoardState

SETUP_STEPS: dict[str, Callable[[Any], RuleResult]] = {
    "leave_cards_out": setup.leave_cards_out,
    "choose_boss": opening.choose_boss,
    "meet_bosses": setup.meet_bosses,
    "mulligan": opening.mulligan,
    "first_room": opening.first_room,
    "reveal_first_rooms": opening.reveal_first_rooms,
    "first_effects": opening.first_effects,
}
"""The steps before the first round, in the order of play."""

OTHER_SETS = tuple(code for code, cards in SETS.items() if any(card.kind != HERO for card in cards.cards))
"""The sets of Boss Monster that can be mixed in: one that has only heroes would bring nothing (SBM-18.1, SBM-18.2)."""


class SuperBossMonsterGame(BossMonsterGame):
    """The game on the shelf."""

    name = "super-boss-monster"
    version = 2
    steps = SETUP_STEPS | STEPS
    steps_without_decisions = BossMonsterGame.steps_without_decisions & (SETUP_STEPS | STEPS).keys() | {
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
        return setup.start(setup_, seed)

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
        from underkeep.games.super_boss_monster.display.event_times import beat

        return beat(event)

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
        from underkeep.games.super_boss_monster.scoreboard import CONTESTS

        return CONTESTS

    def results(self, state: Any, seat: int) -> list[tuple[str, int]]:
        from underkeep.games.super_boss_monster.scoreboard import achieved

        return achieved(state)

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """Alone one earns a title (SBM-19.20)."""
        from underkeep.games.super_boss_monster.text.options import say_title

        if state.players > 1 or not state.over or state.leaving[0]:
            return ""
        return say_title(renderer, self.scores(state)[0], state.variants)

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        from underkeep.games.super_boss_monster.scoreboard import say_entry

        return say_entry(renderer, entry)

    def result_text(self, renderer: TextRenderer, contest: str, score: int) -> str:
        from underkeep.games.super_boss_monster.text.options import say_title

        return say_title(renderer, score, (contest,))

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
        from underkeep.games.super_boss_monster.assist.stop_reasons import REASONS

        return super().stop_menu() | {"occasions": list(REASONS)}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        from underkeep.games.super_boss_monster.assist.stop_reasons import CityOccasions

        return CityOccasions(observation, decision).all()

    def card_clauses(self, face: int) -> list[str]:
        from underkeep.games.super_boss_monster.assist.decision_clauses import clauses_for

        return clauses_for(CARDS[face])

    def decision_kinds(self) -> Collection[str]:
        from underkeep.games.super_boss_monster.assist.decision_clauses import KINDS

        return KINDS

    def decision_clauses(self, kind: str) -> list[str]:
        from underkeep.games.super_boss_monster.assist.decision_clauses import clauses_of

        return clauses_of(kind)

    def space_called(self, where: int) -> str:
        """An action space of the city, as the notation calls it."""
        return moves.space_called(where)

    def notation(self) -> Notation:
        from underkeep.games.super_boss_monster.notation.notation import NOTATION

        return NOTATION


SUPER_BOSS_MONSTER = SuperBossMonsterGame()
