"""All texts exist in both languages, and none falls back to English."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import underkeep
from tests.unit.languages import both_languages
from tests.unit.text_checks import check_texts_of_game
from underkeep.core.contract import choose_randomly
from underkeep.core.events import Event, SeenCard
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.boss_monster import events
from underkeep.games.boss_monster.cards.card_types import Miniboss
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
from underkeep.games.boss_monster.options import OPTIONS, REACTION_KINDS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.text.cards import KIND_BY_BACK, card_name, card_summary, card_text, level_text

GAME_FOLDER = Path(str(files("underkeep"))) / "games" / "boss_monster"
EVENTS = [
    thing
    for thing in vars(events).values()
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
]
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("classic", "machinations"), ("i-choose-you", "hard"), ("endless-lives",))
MESSAGE_FILES = [
    "core", "errors", "cli", "lobby", "boss_monster", "boss_monster_tutorial", "keep_the_heroes_out",
    "super_boss_monster", "super_boss_monster_table", "dungeon_fighter", "dungeon_fighter_throws",
]  # fmt: skip
GAMES = ["boss_monster", "keep_the_heroes_out", "super_boss_monster", "dungeon_fighter"]
BORROWS = {"super_boss_monster": "boss_monster"}
"""The message file whose messages another one may use."""
SUPER_CARDS = GAME_FOLDER / "cards" / "sbm"
"""The cards of Super Boss Monster, which has its own tests."""
NOT_READ = ("card", "seat", "treasure", "chance", "die", "")
"""Strings that the rules use like a kind of decision: kinds of targets, and of random results of the table."""


def message_file(language: str, name: str) -> str:
    return (files("underkeep") / "locale" / language / f"{name}.ftl").read_text(encoding="utf-8")


def ids(language: str, name: str) -> set[str]:
    """Return the messages and attributes of a message file without the grammar helpers of the language."""
    found, message = set(), ""
    for line in message_file(language, name).splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            message = match[1]
            found.add(message)
        elif match := re.match(r"    \.(\w+) =", line):
            found.add(f"{message}.{match[1]}")
    return {name for name in found if not name.startswith("x-")}


def variables(language: str, name: str) -> dict[str, set[str]]:
    """Return the values that each message and attribute of a message file uses, also through grammar helpers."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, MessageReference, VariableReference
    from fluent.syntax.visitor import Visitor

    class Names(Visitor):
        def __init__(self) -> None:
            self.values: set[str] = set()
            self.messages: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:
            self.values.add(node.id.name)

        def visit_MessageReference(self, node: MessageReference) -> None:
            self.messages.add(node.id.name)

    def read(name: str) -> dict[str, Names]:
        found: dict[str, Names] = {}
        for entry in FluentParser().parse(message_file(language, name)).body:
            if isinstance(entry, Message):
                attributes = ((f".{each.id.name}", each.value) for each in entry.attributes)
                for part, pattern in (("", entry.value), *attributes):
                    if pattern is not None:
                        found[entry.id.name + part] = names = Names()
                        names.visit(pattern)
        return found

    own = read(name)
    known = (read(BORROWS[name]) if name in BORROWS else {}) | own
    return {
        message: names.values.union(*(known[other].values for other in names.messages))
        for message, names in own.items()
        if not message.startswith("x-")
    }


def boss_monster_files() -> list[Path]:
    """Return the Python files of Boss Monster without the cards of Super Boss Monster."""
    return [path for path in GAME_FOLDER.rglob("*.py") if path.parent != SUPER_CARDS]


def decision_kinds(files: Iterable[Path]) -> Iterator[str]:
    """Yield every kind of decision in the rules: arguments of the verbs that ask, and defaults of `kind`."""
    asking = {
        "ask", "choose", "may_choose", "choose_seat", "choose_treasure", "choose_card_kind", "may", "Target",
        "discard_chosen", "_discard_one", "choose_number", "may_pay",
    }  # fmt: skip
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in asking:
                    constants = [*node.args, *(keyword.value for keyword in node.keywords)]
                    for argument in (inner for constant in constants for inner in branches(constant)):
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value
            elif isinstance(node, ast.FunctionDef):
                defaults = node.args.defaults
                named = node.args.args[len(node.args.args) - len(defaults) :]
                for argument, default in zip(named, defaults, strict=True):
                    if argument.arg == "kind" and isinstance(default, ast.Constant) and default.value:
                        yield default.value
                if node.name == "window_decision_kind":
                    returned = [
                        inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value
                    ]
                    for value in (branch for expression in returned for branch in branches(expression)):
                        if isinstance(value, ast.Constant):
                            yield str(value.value)


def branches(node: ast.expr) -> list[ast.expr]:
    return [*branches(node.body), *branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]


@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert ids("en", name) == ids("pl", name)


@pytest.mark.parametrize("name", ["errors", "cli"])
def test_both_languages_use_the_same_values(name: str) -> None:
    assert variables("en", name) == variables("pl", name)


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_use_the_same_values_in_the_errors_of_a_game(name: str) -> None:
    def errors(language: str) -> dict[str, set[str]]:
        found = variables(language, name)
        return {message: values for message, values in found.items() if message.startswith(("error-", "deck-"))}

    assert errors("en") == errors("pl") != {}


def test_both_languages_have_the_same_placeholders_for_argparse() -> None:
    """Python fills in the placeholders; a Polish sentence may quote a value in another way, but must not lose it."""
    for message in sorted(ids("en", "cli")):
        if message.startswith("argparse-"):
            english, polish = (
                sorted(re.findall(r"%(?:\(\w+\))?", load_messages(language, ("cli",)).format(message)))
                for language in LANGUAGES
            )
            assert english == polish, message


@both_languages
@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_every_line_of_a_message_file_can_be_parsed(language: str, name: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    assert [entry for entry in FluentParser().parse(message_file(language, name)).body if isinstance(entry, Junk)] == []


@both_languages
@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_no_message_is_defined_twice(language: str, name: str) -> None:
    names = re.findall(r"^([a-z][\w-]*) =", message_file(language, name), flags=re.MULTILINE)
    assert len(names) == len(set(names))


@both_languages
@pytest.mark.parametrize("name", GAMES)
def test_grammar_helpers_are_used_only_in_their_own_message_file(language: str, name: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(str(files("underkeep"))).rglob("*.py"))
    text = message_file(language, name)
    for helper in re.findall(r"^(x-[\w-]*) =", text, flags=re.MULTILINE):
        assert f'"{helper}' not in source
        assert f"{{ {helper} }}" in text, f"{helper} is not used"


@both_languages
def test_every_event_has_a_sentence_for_every_viewer(language: str) -> None:
    """Every card is known or unknown, and the viewer is the acting player, another player or a spectator."""
    table = underkeep.new_game(players=3, sets=("BMR", "TNL"), seed=1, names=("Ann", "Ben", "Cid"))
    for event in EVENTS:
        for text, renderer in tellings(table, event, language):
            assert text
            assert text.endswith((".", "!"))
            assert "  " not in text
            assert not renderer.messages.missing, event.message_id


def tellings(table: underkeep.Table, event: type[Event], language: str) -> Iterator[tuple[str, TextRenderer]]:
    """Yield the text of an event and its renderer for each viewer, with all cards known and with all cards unknown."""
    card_of_kind = {kind: table.state.id_ranges[number] - 1 for number, kind in enumerate(KIND_BY_BACK)}
    faces = {kind: next(card.face for card in CARDS[1:] if card.kind == kind) for kind in KIND_BY_BACK}
    kinds = {"hero": "hero", "boss": "boss", "spell": "spell", "card": "room"}
    for known in (True, False):
        values = []
        for field in event.__struct_fields__:
            kind = kinds.get(field, "room")
            if field in event.card_fields():
                values.append(SeenCard(card_of_kind[kind], faces[kind] if known else UNKNOWN, 0))
            else:
                values.append(2 if field == "phase" else (1, 2) if field == "faces" else 1)
        for viewer in (0, 1, SPECTATOR):
            renderer = TextRenderer(table.game, table.setup, language, viewer)
            yield renderer.event_text(table.state, event(*values)), renderer


@both_languages
def test_every_decision_of_the_rules_has_a_prompt(language: str) -> None:
    said = load_messages(language, BOSS_MONSTER.message_files)
    kinds = {kind for kind in decision_kinds(boss_monster_files()) if kind not in NOT_READ}
    assert {"window", "build-turn", "respond", "heal", "negate-spell", "choose-seat", "swap-second"} <= kinds
    assert [kind for kind in sorted(kinds) if not said.has(f"ask-{kind}")] == []


@both_languages
def test_every_card_has_a_name_a_summary_and_its_text(language: str) -> None:
    renderer = TextRenderer(BOSS_MONSTER, Setup(), language)
    for face in BOSS_MONSTER.cards.faces():
        assert card_name(renderer, face)
        assert card_summary(renderer, face)
        assert card_summary(renderer, face, short=True)
        assert bool(card_text(renderer, face)) == bool(CARDS[face].text), CARDS[face].name
    assert renderer.messages.missing == set()


@both_languages
def test_every_level_of_a_miniboss_has_its_own_text(language: str) -> None:
    renderer = TextRenderer(BOSS_MONSTER, Setup(), language)
    for card in CARDS[1:]:
        if isinstance(card, Miniboss):
            said = [level_text(renderer, card.face, level) for level in (1, 2, 3)]
            assert len(set(said)) == 3, card.name
            assert card_text(renderer, card.face).splitlines() == said
    assert renderer.messages.missing == set()


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("seed", range(8))
def test_everything_in_whole_games_has_a_text(language: str, seed: int) -> None:
    """In random games, all options, prompts and events of every seat, and the ending, are rendered."""
    players = 2 + seed % 3
    sets = (("BMR",), ("TNL",), ("BMR", "TNL"))[seed % 3]
    names = ("Ann", "Ben", "Cid", "Dot")[:players]
    table = underkeep.new_game(players=players, sets=sets, variants=VARIANTS[seed % 4], names=names, seed=seed)
    check_texts_of_game(table, language, seed)


@pytest.mark.parametrize(("language", "passing"), [("en", "assing for you…"), ("pl", "as za ciebie…")])
@pytest.mark.parametrize("game", ["boss-monster", "super-boss-monster"])
def test_a_waiting_text_does_not_name_the_viewer(game: str, language: str, passing: str) -> None:
    table = underkeep.new_game(game, players=2, seed=4)
    random = Random(4)
    kinds: set[str] = set()
    while table.decision is not None:
        decision = table.decision
        kinds.add(decision.kind)
        renderer = TextRenderer(table.game, table.setup, language, viewer=decision.seat)
        text = renderer.waiting_text(table.observe(decision.seat).state, decision)
        assert renderer.names[decision.seat] not in text
        assert text.endswith(passing) == (decision.kind in REACTION_KINDS)
        assert not renderer.messages.missing
        table.answer(choose_randomly(table, random))
    assert "window" in kinds


def test_a_text_does_not_name_a_hidden_card() -> None:
    """Other viewers read that a player draws a room card; only the owner reads which one."""
    table = underkeep.new_game(players=2, seed=3, names=("Ann", "Ben"))
    while not any(isinstance(event, events.Drew) for event in table.events):
        table.answer(table.options[0])
    number = next(n for n, event in enumerate(table.events) if isinstance(event, events.Drew))
    drew = table.events[number]
    assert isinstance(drew, events.Drew)
    owner, other = drew.seat, 1 - drew.seat
    names = ("Ann", "Ben")
    printed = CARDS[drew.card.face].name

    def told(viewer: int) -> str:
        renderer = TextRenderer(table.game, table.setup, "en", viewer)
        return renderer.event_text(table.observe(viewer).state, table.events_for(viewer)[number])

    assert told(owner) == f"You draw {printed}."
    assert told(other) == f"{names[owner]} draws a room card."
    assert told(SPECTATOR) == f"{names[owner]} draws a room card."


def test_souls_have_the_right_plural_forms_in_polish() -> None:
    renderer = TextRenderer(BOSS_MONSTER, Setup(names=("Ann", "Ben")), "pl")
    said = [renderer.message("ending-score", seat="Ann", souls=souls, wounds=1) for souls in (1, 3, 5, 12)]
    assert said == ["Ann: 1 dusza, 1 rana", "Ann: 3 dusze, 1 rana", "Ann: 5 dusz, 1 rana", "Ann: 12 dusz, 1 rana"]


def test_a_missing_message_is_rendered_as_its_id_and_recorded() -> None:
    polish = load_messages("pl")
    assert polish.format("no-such-message") == "no-such-message"
    assert polish.missing == {"no-such-message"}
    polish.missing.clear()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(underkeep.UserError, match="There is no language called “fr”"):
        TextRenderer(BOSS_MONSTER, Setup(), "fr")


def test_every_option_has_a_message() -> None:
    """The random games above render most options; this test covers the others too."""
    said = load_messages("en", BOSS_MONSTER.message_files)
    for option in OPTIONS:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", option.__name__).lower()
        assert any(said.has(f"option-{name}{ending}") for ending in ("", "-new", "-on", "-up")), option.__name__


def test_playing_does_not_import_fluent_or_rich() -> None:
    """A script that only plays games does not have to wait for these imports."""
    code = "import sys, underkeep; underkeep.new_game(seed=1); print('fluent' in sys.modules, 'rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
