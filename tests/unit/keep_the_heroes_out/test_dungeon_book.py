"""Tests of the Dungeon Book: its pages, the errors of bad pages, the guide for authors, and the command."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from underkeep import cli
from underkeep.core import visibility
from underkeep.core.contract import play_inspected
from underkeep.core.messages import LANGUAGES
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.cards.catalogue import SYMBOLS
from underkeep.games.keep_the_heroes_out.dungeon_book import check, page_reader
from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, find_page, pages_by_id, read_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import CONDITIONS, EFFECTS, PAGE_TRIGGERS, Page, parse
from underkeep.games.keep_the_heroes_out.dungeon_book.page_reader import examine_page
from underkeep.games.keep_the_heroes_out.dungeon_map import PASSAGES, SIDES
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import ICONS, ROOMS, ROOMS_OF, TOKENS
from underkeep.games.keep_the_heroes_out.text.card_texts import health_texts, scenario_effect_text

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "dungeon-book.md").read_text(encoding="utf-8")
EXAMPLE = next(block for block in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL) if "grid" in block)

GOOD: dict[str, Any] = {
    "name": {"en": "A good page"},
    "grid": ["treasury prison", "sewers forge"],
    "treasures": {"treasury": 4, "forge": 1},
}


EVERYTHING = """
name = { en = "Everything at once" }
grid = [
  "library:2 study:2 catacombs:0 alchemist:3",
  "laboratory:1 prison:3 treasury:1 forge:0",
  "sewers:0 beast_tamer:0 . great_builder:1",
]
treasures = { treasury = 4, library = 1, sewers = 1, laboratory = 1, study = 2, alchemist = 2, forge = 1 }
portals = ["library", "sewers", "treasury", "alchemist"]
path = ["sewers", "beast_tamer", "library"]
marks = ["stage", "flood"]
heroes = { prison = ["rogue", "mage"] }
health = { mage = 2, champion = 2 }
hero_portals = true
gamble = 1
missing = "other"
[[cards]]
symbol = "cauldron"
check = "monster_health@stage >= 1"
then = ["event_next:stage", "reactivate:class=mage", "kill_exhausted:1"]
else = ["summon:mage@prison", "event:stage@choice"]
[[cards]]
symbol = "storm"
check = "heroes@prison >= 2|3"
then = ["remove_hero@prison*1", "event_path:flood"]
else = ["event:flood@choice", "champion_enter@stage"]
[[cards]]
symbol = "quake"
check = "rooms_built >= 12"
then = ["event:rubble@treasury"]
else = ["event:rubble@choice", "champion_restore"]
[[cards]]
symbol = "crown"
check = "champion_in_play"
then = ["champion_restore", "steal_lowest"]
else = ["champion_enter@library"]
[[moments]]
at = "wave begins"
then = ["each_player_discards:1", "reactivate:room=prison", "summon:rogue@workshop"]
[[moments]]
at = "hero summoned"
check = "token(coin)@treasury >= 1"
then = ["remove:coin@treasury*1"]
else = ["remove_hero@stage*1"]
[[moments]]
at = "treasure stolen"
check = "treasures >= 3"
then = ["summon:archer@forge", "kill_exhausted:1"]
[[moments]]
at = "end of turn"
check = "portals >= 4"
then = ["win"]
else = ["reactivate:class=archer"]
[[moments]]
at = "end of turn"
check = "heroes@treasury >= 6"
then = ["lose"]
"""


def page(**changes: Any) -> str:
    """Return the text of a valid page with these changes; None removes a field."""
    fields = {name: value for name, value in (GOOD | changes).items() if value is not None}
    return msgspec.json.encode(fields).decode()


def card(**changes: Any) -> dict[str, Any]:
    """Return the change of a page that gives it one valid card with these changes."""
    return {"cards": [{"symbol": "moon"} | changes]}


# --- the pages of Underkeep -----------------------------------------------------------------------------------------


def test_the_book_has_twenty_valid_pages() -> None:
    names = [
        "frogs", "rent", "cave-in", "night-school", "concert", "apprentice",
        "construction", "high-water", "champion", "jailbreak", "business", "siege",
        "housewarming", "plumbing", "trap-fair", "back-door",
        "delivery", "auction", "fan-club", "coronation",
    ]  # fmt: skip
    assert list(pages_by_id()) == names


def test_the_pages_have_64_scenario_cards() -> None:
    """KHO-3.5."""
    assert sum(card.copies for page in pages_by_id().values() for card in page.cards) == 64


def test_the_file_of_a_page_is_named_by_its_number_and_its_id() -> None:
    folder = resources.files("underkeep.games.keep_the_heroes_out.dungeon_book").joinpath("pages")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    assert files == [f"{number:02}-{name}.toml" for number, name in enumerate(pages_by_id(), start=1)]


@pytest.mark.parametrize("name", list(pages_by_id()))
def test_a_page_of_underkeep_is_written_in_both_languages(name: str) -> None:
    found = pages_by_id()[name]
    for words in (found.name, found.premise, found.rules):
        assert set(words) == set(LANGUAGES)
        assert all(words.values())
    assert len({len(sentences) for sentences in found.rules.values()}) == 1


@pytest.mark.parametrize("name", list(pages_by_id()))
def test_the_cards_of_a_page_have_texts_in_both_languages(name: str) -> None:
    for language in LANGUAGES:
        renderer = TextRenderer(KEEP_THE_HEROES_OUT, Setup(), language)
        for printed in pages_by_id()[name].cards:
            for players in range(1, 7):
                text = scenario_effect_text(renderer, printed, players)
                assert re.fullmatch(r"[A-ZŚŻŁ].{15,}\.", text), text
                assert not re.search(r"[{}@|=_]", text), text


def test_the_series_contain_four_pages_each_in_the_order_of_the_book() -> None:
    names = [name for pages in PAGES_OF_SERIES.values() for name in pages]
    assert [len(pages) for pages in PAGES_OF_SERIES.values()] == [4, 4, 4, 4]
    assert names == list(pages_by_id())[: len(names)]


def test_a_page_is_given_by_its_name_or_by_its_text() -> None:
    assert find_page("frogs").id == "frogs"
    assert find_page(page()).name == {"en": "A good page"}
    assert find_page(EXAMPLE).id == "moving-day"
    with pytest.raises(KeepError, match=r"no scenario called “frog” \(did you mean frogs\?\)"):
        find_page("frog")


# --- bad pages ------------------------------------------------------------------------------------------------------

LONG = ["forge:1 treasury library", ". sewers ."]
ALL_ROOMS = list(pages_by_id()["siege"].grid)

BAD: list[tuple[str, dict[str, Any], str]] = [
    ("field", {"grids": []}, "“grids” here (did you mean grid?)"),
    ("lacks", {"grid": None}, "`grid` is missing"),
    ("form", {"gamble": "two"}, "`gamble` must be a whole number"),
    ("field", {"cards": [{"symbol": "moon", "thn": []}]}, "“thn” here (did you mean then?)"),
    ("no-name", {"name": {}}, "has no name"),
    ("no-name", {"name": {"en": ""}}, "has no name"),
    ("size", {"grid": ["treasury", *["."] * 12]}, "12 rows and columns"),
    ("size", {"grid": [". " * 12 + "treasury"]}, "12 rows and columns"),
    ("no-room", {"grid": ["treasury forgee"]}, "“forgee” that does not exist (did you mean forge?)"),
    ("no-room", {"portals": ["cellar"]}, "“cellar”"),
    ("no-room", card(then=["summon:mage@cellar"]), "“cellar”"),
    ("no-room", {"builder": ["cellar"]}, "“cellar”"),
    ("turns", {"grid": ["treasury:4"]}, "“treasury:4”"),
    ("turns", {"grid": ["treasury:"]}, "“treasury:”"),
    ("room-twice", {"grid": ["treasury forge", ". forge"]}, "room forge twice"),
    ("room-twice", {"grid": ["great_builder treasury forge"], "builder": ["forge"]}, "room forge twice"),
    ("no-treasury", {"grid": ["prison forge:1"]}, "has no Treasury"),
    ("no-corridor", {"blocked": [["prison", "sewers"]]}, "between prison and sewers"),
    ("blocked-twice", {"blocked": [["treasury", "prison"], ["prison", "treasury"]]}, "prison and treasury"),
    ("cut-off", {"grid": ["treasury . prison", "sewers forge ."]}, "from the room prison"),
    ("cut-off", {"blocked": [["treasury", "prison"], ["treasury", "sewers"]]}, "from the room sewers"),
    ("room-missing", {"treasures": {"treasury": 4, "study": 1}}, "room study"),
    ("room-missing", {"portals": ["study"]}, "room study"),
    ("room-missing", {"path": ["study"]}, "room study"),
    ("room-missing", {"blocked": [["study", "forge"]]}, "room study"),
    ("room-missing", {"heroes": {"study": ["mage"]}}, "room study"),
    ("room-missing", {"builder": ["study"]}, "room great_builder"),
    ("room-missing", {"finishing": True}, "room great_builder"),
    ("room-missing", card(check="heroes@study >= 1"), "room study"),
    ("room-missing", card(then=["reactivate:room=study"]), "room study"),
    ("value", {"treasures": {"treasury": 4, "forge": 5}}, "worth 5 into the room forge"),
    ("treasures", {"treasures": {"treasury": 4, "forge": 4}}, "treasures worth 4"),
    (
        "treasures",
        {"grid": ALL_ROOMS, "treasures": {"treasury": 4, **dict.fromkeys(ROOMS[1:7], 1)}},
        "treasures worth 1",
    ),
    ("no-four", {"treasures": {"treasury": 3}}, "must hold the treasure worth 4"),
    ("no-four", {"treasures": {"forge": 4}}, "must hold the treasure worth 4"),
    ("named-twice", {"portals": ["forge", "sewers", "forge"]}, "forge twice in `portals`"),
    ("named-twice", {"path": ["forge", "forge"]}, "forge twice in `path`"),
    (
        "named-twice",
        {"grid": ["great_builder treasury forge:3"], "builder": ["study", "study"]},
        "study twice in `builder`",
    ),
    ("portals", {"grid": ALL_ROOMS, "portals": list(ROOMS[:11])}, "10 is the maximum"),
    ("mark", {"path": ["forge"], "marks": ["rubble"]}, "“rubble” that does not exist (known: stage, flood)"),
    ("mark", card(then=["event:fire@forge"]), "“fire” that does not exist (known: rubble, flood, stage)"),
    ("no-path", {"marks": ["stage"]}, "the mark stage along a path"),
    ("no-path", card(then=["event_path:flood"]), "the mark flood along a path"),
    ("along", {"path": ["forge"], **card(then=["event_next:flood"])}, "“event_next:flood”"),
    ("along", {"path": ["forge"], **card(then=["event_path:stage"])}, "“event_path:stage”"),
    (
        "events",
        {
            "grid": ALL_ROOMS,
            "blocked": [
                ["treasury", "catacombs"],
                ["library", "laboratory"],
                ["prison", "beast_tamer"],
                ["workshop", "great_builder"],
            ],
            "path": ["forge"],
            "marks": ["stage"],
            **card(then=["champion_enter@library"]),
        },
        "together may take 5",
    ),
    (
        "finishing",
        {"grid": ["great_builder treasury forge:1"], "builder": ["study"], "finishing": True},
        "finishes portals and has plans as well",
    ),
    ("heroes", {"heroes": {"forge": ["mage"] * 3, "prison": ["mage"] * 3}}, "class mage"),
    ("class", {"heroes": {"forge": ["wizard"]}}, "“wizard”"),
    ("class", {"heroes": {"forge": ["champion"]}}, "“champion”"),
    ("class", {"health": {"wizard": 2}}, "“wizard”"),
    ("class", card(then=["reactivate:class=wizard"]), "“wizard”"),
    ("class", card(then=["summon:wizard@forge"]), "“wizard”"),
    ("health", {"health": {"mage": 0}}, "class mage 0 health"),
    ("difficulty", {"difficulty": 0}, "difficulty 0"),
    ("difficulty", {"difficulty": 6}, "from 1 to 5"),
    ("gamble", {"gamble": -1}, "draws -1 cards"),
    ("missing", {"missing": "both"}, '`missing = "both"`'),
    ("symbol", {"cards": [{"symbol": "sun"}]}, "“sun”"),
    ("field", {"treasure": {}}, "no field “treasure” here (did you mean treasures?)"),
    ("field", {"cards": [{"symbol": "moon", "cheque": "always"}]}, "“cheque” here (did you mean check?)"),
    ("lacks", {"cards": [{"copies": 1}]}, "`symbol` is missing"),
    ("form", {"difficulty": "hard"}, "`difficulty` must be a whole number"),
    ("form", {"grid": "treasury"}, "`grid` must be a list"),
    ("form", {"hero_portals": 1}, "`hero_portals` must be `true` or `false`"),
    ("symbol-twice", {"cards": [{"symbol": "moon"}, {"symbol": "moon"}]}, "symbol moon twice"),
    ("copies", card(copies=0), "0 copies of the card moon"),
    ("copies", card(copies=3), "3 copies of the card moon"),
    ("check", card(check="frogs >= 1"), "“frogs >= 1”"),
    ("check", card(check="heroes@forge > 1"), "“heroes@forge > 1”"),
    ("check", card(check="heroes@forge >= 1|"), "“heroes@forge >= 1|”"),
    ("effect", card(then=["discard:1"]), "“discard:1”"),
    ("effect", {"cards": [{"symbol": "moon", "else": ["summon:mage"]}]}, "“summon:mage”"),
    ("effect", {"moments": [{"at": "end of turn", "then": ["wins"]}]}, "“wins”"),
    ("token", card(check="token(fly)@forge >= 1"), "“fly”"),
    ("token", card(then=["remove:fly@forge*1"]), "“fly”"),
    ("moment", {"moments": [{"at": "end of term"}]}, "“end of term” that does not exist (did you mean end of turn?)"),
    ("endless", {"moments": [{"at": "hero summoned", "then": ["summon:mage@forge"]}]}, "“summon:mage@forge”"),
    ("endless", {"moments": [{"at": "hero summoned", "else": ["champion_enter@forge"]}]}, "“champion_enter@forge”"),
]
"""The id of the error (without `error-scenario-`), the changes that cause it, and a part of its text."""


def test_a_valid_page_is_accepted() -> None:
    assert read_page(page()).treasures == GOOD["treasures"]


@pytest.mark.parametrize(("message", "changes", "piece"), BAD)
def test_a_bad_page_gets_exactly_this_error(message: str, changes: dict[str, Any], piece: str) -> None:
    with pytest.raises(KeepError) as caught:
        read_page(page(**changes))
    assert caught.value.message == f"error-scenario-{message}"
    assert piece in str(caught.value)
    for language in LANGUAGES:
        said = caught.value.text_in(language)
        assert said.endswith(".")
        assert "complaint-" not in said


WRITTEN = """name = { en = "My Cellar" }
grid = [
  "study  prison    treasury forge",
  ".      alchemist sewers   library",
]
treasures = { treasury = 4, study = 3 }
portals = ["study", "forge"]

[[cards]]
symbol = "cauldron"
copies = 2
check = "token(frog)@alchemist >= 1"
then = ["remove:frog@alchemist*1", "steal_lowest"]
else = ["each_player_discards:1"]
"""
LINES: list[tuple[dict[str, str], list[tuple[int, str]]]] = [
    (
        {
            "treasury = 4": "treasury = 7",
            '"forge"]': '"forgee"]',
            "copies = 2": "copies = 5",
            "remove:frog@": "remove:frogs@",
            "steal_lowest": "stel_lowest",
            "each_player_discards": "ech_player",
        },
        [(6, "value"), (7, "no-room"), (11, "copies"), (13, "token"), (13, "effect"), (14, "effect")],
    ),
    (
        {'"forge"]': '"forge"', "treasures =": "treasure =", "copies = 2": "copies = 3"},
        [(6, "field"), (7, "unreadable"), (11, "copies")],
    ),
    ({'forge",': 'forge"', 'check = "': 'check "'}, [(3, "unreadable"), (12, "unreadable")]),
    ({"treasury = 4, ": "treasury = 4 ", '"My Cellar"': '"My Cellar'}, [(1, "unreadable"), (6, "unreadable")]),
    ({'"study  prison ': '"study:2 prison '}, [(3, "cut-off")]),
    ({'"study", "forge"': '"study",\n  "studdy"', "study = 3": "study = 9"}, [(6, "value"), (8, "no-room")]),
    ({"copies = 2": 'copies = "2"', "treasures = {": "treasures = 3 # {"}, [(6, "form"), (11, "form")]),
]
"""The changes of a written page, and the lines and the ids of all its mistakes."""


@pytest.mark.parametrize(("changes", "mistakes"), LINES)
def test_all_mistakes_of_a_page_have_their_lines(changes: dict[str, str], mistakes: list[tuple[int, str]]) -> None:
    text = WRITTEN
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    found = examine_page(text)[1]
    assert [(mistake.line, mistake.message.removeprefix("error-scenario-")) for mistake in found] == mistakes
    for language in LANGUAGES:
        assert all(one.sentence_in(language).endswith(".") for one in found)


def test_every_error_of_the_checker_is_tested() -> None:
    source = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (check, page_reader))
    known = set(re.findall(r'"error-scenario-([a-z-]+)"', source))
    assert known - {"unreadable"} == {message for message, _, _ in BAD}


@pytest.mark.parametrize(
    "change",
    [
        {"grid": LONG, "treasures": {"treasury": 4}},
        {"blocked": [["prison", "treasury"]]},
        {"portals": list(dict.fromkeys(("forge", "prison", "sewers", "treasury")))},
        {"heroes": {"forge": ["mage"] * 5}},
        {"health": {"champion": 5, "mage": 2}},
        {"gamble": 0},
        {"difficulty": 5},
        {"grid": ["great_builder treasury forge:1"], "builder": ["study"], **card(then=["summon:mage@study"])},
        {"grid": ["great_builder treasury forge:1"], **card(check="heroes@library >= 1")},
        {"path": ["forge"], **card(then=["event_next:stage", "event_path:flood"])},
        card(check="monster_health@stage >= 2|2|3|3", then=["reactivate:room=stage"]),
        {"moments": [{"at": "end of turn", "then": ["summon:mage@forge"]}]},
    ],
)
def test_an_unusual_but_valid_page_is_accepted(change: dict[str, Any]) -> None:
    assert read_page(page(**change)).grid


def test_a_page_that_is_no_toml_is_refused() -> None:
    with pytest.raises(KeepError) as caught:
        read_page("name = \n")
    assert caught.value.message == "error-scenario-unreadable"
    assert str(caught.value).startswith("Line 1: ")


MISTAKEN = """name = { en = "Mistaken" }
dificulty = 2
grid = [
  "treasury prison",
  "sewers forge",
]
treasures = { treasury = 4, library = 1 }
portals = ["forge"]
health = { wizard = 2 }

[[cards]]
symbol = "moon"
then = ["win"]

[[cards]]
symbol = "storm"
cheque = "always"
then = [
  "win",
  "wins",
]

[[moments]]
at = "end of term"
"""


def test_all_mistakes_of_a_page_are_found_with_their_lines() -> None:
    _, mistakes = examine_page(MISTAKEN)
    assert {(mistake.message.removeprefix("error-scenario-"), mistake.line) for mistake in mistakes} == {
        ("field", 2),
        ("room-missing", 7),
        ("class", 9),
        ("field", 17),
        ("effect", 20),
        ("moment", 24),
    }
    assert str(mistakes[0]) == "Line 2: A page has no field “dificulty” here (did you mean difficulty?)."
    assert mistakes[0].sentence_in("en").startswith("A page has no field")


def test_the_health_of_heroes_is_always_told() -> None:
    found = read_page(EVERYTHING)
    for language, told in (
        ("en", ["Mage: 2 health.", "Champion: 2 health."]),
        ("pl", ["Mag: 2 punkty życia.", "Czempion: 2 punkty życia."]),
    ):
        assert health_texts(TextRenderer(KEEP_THE_HEROES_OUT, Setup(), language), found) == told


# --- playing ------------------------------------------------------------------------------------------------------


def test_one_page_can_use_every_effect_and_every_trigger() -> None:
    found = read_page(EVERYTHING)
    assert {parse(effect, "effect")[0] for effect in found.effects} == set(EFFECTS)
    assert {trigger.at for trigger in found.triggers} == set(PAGE_TRIGGERS)


@pytest.mark.parametrize("seed", range(6))
def test_a_page_with_every_effect_and_trigger_keeps_the_contract(seed: int) -> None:
    """Only a few Guild cards are left in the deck, so that a new wave begins during the game."""
    setup = Setup(players=1 + seed % 4, scenario=EVERYTHING, level="hardcore", voting=seed == 3)
    state = KEEP_THE_HEROES_OUT.initial_state(setup, seed)
    resolved, state.guild_deck = state.guild_deck[: -2 - seed % 3], state.guild_deck[-2 - seed % 3 :]
    state.guild_discard += resolved
    visibility.reveal_to_all(state, resolved)
    assert play_inspected(Table(KEEP_THE_HEROES_OUT, setup, state), seed, sample=4).over


# --- the guide ------------------------------------------------------------------------------------------------------


def rows(heading: str) -> dict[str, list[str]]:
    """Return the rows of the table below a heading of the guide: the other columns by the code in the first column."""
    part = GUIDE[GUIDE.index(f"\n{heading}\n") :]
    found: dict[str, list[str]] = {}
    for line in part.splitlines()[2:]:
        cells = [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells and cells[0].startswith("`"):
            found[cells[0].strip("`")] = cells[1:]
        elif found and not line.startswith("|"):
            break
    return found


def test_the_example_of_the_guide_is_a_page() -> None:
    found = read_page(EXAMPLE)
    assert (found.id, len(found.cards), len(found.triggers)) == ("moving-day", 2, 2)


@pytest.mark.parametrize("players", [1, 3])
def test_the_example_of_the_guide_can_be_played(players: int) -> None:
    setup = Setup(players=players, scenario=EXAMPLE, level="challenge")
    table = Table(KEEP_THE_HEROES_OUT, setup, KEEP_THE_HEROES_OUT.initial_state(setup, seed=players))
    assert play_inspected(table, seed=players, sample=8).over


def test_the_program_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    (tmp_path / "my-cellar.toml").write_text(EXAMPLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(block, "dungeon-book.md", "exec"), names)
    assert names["page"].id == "moving-day"
    assert names["table"].state.scenario == EXAMPLE


def test_the_guide_knows_every_field() -> None:
    assert list(rows("## The fields of a page")) == sorted(
        rows("## The fields of a page"), key=[*Page.__struct_encode_fields__].index
    )
    assert set(rows("## The fields of a page")) == set(Page.__struct_encode_fields__)


def test_the_guide_knows_every_tile() -> None:
    tiles = rows("## The map")
    assert list(tiles) == list(ROOMS)
    for room, name in enumerate(ROOMS):
        passages, kind = tiles[name]
        assert passages == " ".join(side for number, side in enumerate(SIDES) if number in PASSAGES[room])
        assert room in ROOMS_OF[ICONS.index(kind)]


@pytest.mark.parametrize(
    ("heading", "what", "known"),
    [
        ("### Conditions", "check", CONDITIONS),
        ("### Effects", "effect", EFFECTS),
    ],
)
def test_the_guide_knows_every_condition_and_effect(heading: str, what: str, known: dict[str, str]) -> None:
    assert {parse(example, what)[0] for example in rows(heading)} == set(known)


def test_the_guide_knows_symbols_tokens_and_triggers() -> None:
    assert list(rows("## Page triggers")) == list(PAGE_TRIGGERS)
    assert ", ".join(f"`{symbol}`" for symbol in SYMBOLS) in GUIDE
    assert all(f"`{token}`" in GUIDE for token in TOKENS)


# --- underkeep book -------------------------------------------------------------------------------------------------


def test_the_command_lists_the_pages(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert cli.main(["book", "--lang", language]) == 0
        said = capsys.readouterr().out
        for name, found in pages_by_id().items():
            assert name in said
            assert found.name[language] in said


def test_the_command_draws_a_page_with_its_corridors(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    file = tmp_path / "moving-day.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    assert cli.main(["book", str(file), "--lang", "en", "--players", "4"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Moving Day")
    assert re.search(r"Beast Tamer .* Treasury .*◆4 .* Study", said)
    assert "─▶" in said  # from the Beast Tamer to the Treasury
    assert "▒▒" in said  # the rubble at the Study
    assert "(rogue)" in said
    assert f"--scenario {file}" in said
    text = " ".join(said.split())
    assert "at least 2 coins lie in the Treasury" in text
    assert "The turn ends: If at least 3 finished portals are in the dungeon: you win the game." in text
    assert "with three of them there you have lost" in text


@pytest.mark.parametrize("name", list(pages_by_id()))
def test_the_command_draws_every_page_of_underkeep(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert cli.main(["book", name, "--lang", language]) == 0
        assert pages_by_id()[name].name[language] in capsys.readouterr().out


def test_the_command_prints_the_error_of_a_bad_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(EXAMPLE.replace("treasury = 4", "treasury = 3"), encoding="utf-8")
    assert cli.main(["book", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "The Treasury of the scenario “moving-day” must hold the treasure worth 4" in said.err
    assert cli.main(["book", str(file), "--lang", "pl"]) == 2
    assert "W Skarbcu scenariusza „moving-day” musi leżeć skarb wart 4" in capsys.readouterr().err
    assert cli.main(["book", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "no such file" in capsys.readouterr().err
    assert cli.main(["book", "seige", "--lang", "en"]) == 2
    assert "(did you mean siege?)" in capsys.readouterr().err


def test_random_pages_are_read_or_refused_but_never_crash() -> None:
    """A page with exchanged words is read or raises a KeepError, and nothing else."""
    random = Random(5)
    pieces = re.findall(r"[\w.]+|\W", EXAMPLE)
    refused = 0
    for _ in range(200):
        text = list(pieces)
        for _ in range(random.randrange(1, 4)):
            one, other = random.randrange(len(text)), random.randrange(len(text))
            text[one], text[other] = text[other], text[one]
        try:
            read_page("".join(text))
        except KeepError:
            refused += 1
    assert refused > 50
