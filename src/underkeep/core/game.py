"""The interface of a game: what a table needs to play it. Everything else is a capability."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from underkeep.core.capabilities import keys
from underkeep.core.capabilities.keys import Capability
from underkeep.core.errors import UserError
from underkeep.core.events import Event
from underkeep.core.manifest import Manifest
from underkeep.core.options.option import Option, Pass, Resign
from underkeep.core.procedures import RuleResult
from underkeep.core.records.deck_lists import Catalogue, DeckLists, KeyCodes
from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Seat, Seed, State, pack, seat_range

if TYPE_CHECKING:
    from underkeep.core.capabilities.assist import Assist
    from underkeep.core.capabilities.card_library import CardLibrary
    from underkeep.core.capabilities.display import Display
    from underkeep.core.capabilities.game_text import GameText
    from underkeep.core.capabilities.outcomes import Outcomes
    from underkeep.core.capabilities.scoreboards import Scoreboards
    from underkeep.core.capabilities.series import Series
    from underkeep.core.capabilities.setup_form import SetupForm
    from underkeep.core.records.rules_migrations import RulesMigration
    from underkeep.core.scenario.notation import Notation

T = TypeVar("T")


class Game:
    """One game: its steps and types. Each game has one instance, `GAME` of its module `game`, which has no state but
    caches."""

    steps: Mapping[str, Callable[[Any], RuleResult]]
    """The steps of play by name, in the order of play."""
    steps_without_decisions: frozenset[str] = frozenset()
    """The steps that never ask anything: no checkpoint is needed at their start."""
    state_type: type[State]
    setup_type: type[msgspec.Struct]
    options: tuple[type[Option], ...] = (Pass, Resign)
    """The types of options, as the module `options` declares them."""
    events: tuple[type[Event], ...] = ()
    """The types of events, as the module `events` declares them."""
    catalogues: Mapping[Any, Catalogue[Any]] = {}
    """The kinds of numbers that come from a catalogue, such as `Face`, each with its keys. Stored games have the keys
    instead of the numbers."""
    rules_migrations: Mapping[int, RulesMigration] = {}
    """For a version of the rules, the function that changes a stored game of it into one of the next version (see
    `core/records/rules_migrations.py`). The games of a version without one cannot go on."""

    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest
        self.name = manifest.name
        self.version = manifest.rules_version
        self.players = manifest.players
        self.clause_prefix = manifest.clause_prefix
        self.message_files = manifest.message_file_names
        self.option_type: Any = reduce(or_, self.options)
        """The union of the types of options, with which recorded answers are read."""
        self.read_option: Callable[[bytes | msgspec.Raw], Option] = msgspec.msgpack.Decoder(self.option_type).decode
        """Reads a packed option."""
        self.answers_type: Any = GenericAlias(list, (self.option_type,))
        self.cooperative = manifest.cooperative
        self.open_hands = manifest.open_hands
        self.key_codes = {kind: KeyCodes(catalogue) for kind, catalogue in self.catalogues.items()}
        """The hashes of the keys, for fingerprints."""
        self._places = {capability.name: capability.where for capability in manifest.capabilities}
        self._parts: dict[str, Any] = {}
        self._last_setup: tuple[bytes, Any, DeckLists] | None = None
        """The setup of the last new game, packed, checked, and with its deck lists: games of one setup are often played
        in a row."""

    # --- what every game has

    def rules(self, state: Any) -> Rules[Any]:
        """Return the verbs bound to a state."""
        raise NotImplementedError

    def initial_state(self, setup: Any, seed: Seed) -> State:
        """Return the position at the beginning of a new game. Raises a UserError if the setup does not fit."""
        key = pack(setup)
        # A local name: another thread may begin a game of another setup meanwhile.
        last = self._last_setup
        if last is None or last[0] != key:
            checked = self.check_setup(setup)
            last = self._last_setup = key, checked, self.deck_lists(checked)
        return self.deal(last[1], seed, last[2])

    def check_setup(self, setup: Any) -> Any:
        """Return a setup with its defaults filled in. Raises a UserError if the setup does not fit."""
        checked = getattr(setup, "checked", None)
        return setup if checked is None else checked()

    def deck_lists(self, setup: Any) -> DeckLists:
        """Return the cards that take part in a new game with a checked setup, by deck. A game without cards has
        none."""
        return {}

    def deal(self, setup: Any, seed: Seed, decks: DeckLists) -> State:
        """Return the position at the beginning of a game with a checked setup and these cards. Raises a UserError if
        this program lacks one of the cards."""
        raise NotImplementedError

    def cards_by_back(self, state: Any) -> list[list[CardId]]:
        """Return the ids of the cards grouped by their backs: hidden faces are exchangeable within a group."""
        raise NotImplementedError

    def zones(self, state: Any) -> dict[str, list[CardId]]:
        """Return every place with the cards in it; each card is in exactly one."""
        raise NotImplementedError

    def seat_names(self, setup: Any) -> list[str]:
        """Return the names of the seats: those of the setup, or `P1`, `P2` and so on."""
        return list(setup.names) or [f"P{seat + 1}" for seat in seat_range(setup.players)]

    def scores(self, state: Any) -> list[int]:
        """Return one number per seat, of which more is better, for reports."""
        raise NotImplementedError

    def round_number(self, state: Any) -> int:
        """Return a number that changes when a round ends, for play-outs that end with the round."""
        number: int = self.assist.progress(state).get("round", 0)
        return number

    def is_playing(self, state: Any, seat: Seat) -> bool:
        """Return whether a seat is still in the game."""
        raise NotImplementedError

    # --- what a game may have

    def get(self, capability: Capability[T]) -> T | None:
        """Return an optional part of the game, or None if the game has none. It is loaded on the first call."""
        name = capability.name
        part: T | None = self._parts.get(name)
        if part is None and name in self._places:
            part = self._parts[name] = self.manifest.load(self._places[name])
        return part

    def require(self, capability: Capability[T]) -> T:
        """Return an optional part of the game. Raises a UserError if the game has none."""
        part = self.get(capability)
        if part is None:
            raise UserError("error-no-capability", game=self.name, part=capability.name)
        return part

    @cached_property
    def text(self) -> GameText:
        """The texts of options, prompts and events."""
        return self.require(keys.TEXT)

    @cached_property
    def notation(self) -> Notation:
        """The notation of positions and moves."""
        return self.require(keys.NOTATION)

    @cached_property
    def cards(self) -> CardLibrary:
        """The printed cards."""
        return self.require(keys.CARDS)

    @cached_property
    def display(self) -> Display:
        """The data from which clients draw the game."""
        return self.require(keys.DISPLAY)

    @cached_property
    def setup_form(self) -> SetupForm:
        """The choices for a new game."""
        return self.require(keys.SETUP_FORM)

    @cached_property
    def assist(self) -> Assist:
        """The help for players; a game without any has the defaults."""
        from underkeep.core.capabilities.assist import Assist

        return self.get(keys.ASSIST) or Assist()

    @cached_property
    def outcomes(self) -> Outcomes:
        """The outcomes of answers; a game without any has an empty part."""
        from underkeep.core.capabilities.outcomes import Outcomes

        return self.get(keys.OUTCOMES) or Outcomes()

    @cached_property
    def series(self) -> Series:
        """The series of games; a game without any has an empty part."""
        from underkeep.core.capabilities.series import Series

        return self.get(keys.SERIES) or Series()

    @cached_property
    def scoreboards(self) -> Scoreboards:
        """The scoreboards; a game without any has an empty part."""
        from underkeep.core.capabilities.scoreboards import Scoreboards

        return self.get(keys.SCOREBOARDS) or Scoreboards()
