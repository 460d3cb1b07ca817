"""The scenario notation: valid files, and every error of invalid ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import underkeep
from tests.unit.scenario_checks import (
    check_exports_hide_secrets,
    check_game_replays,
    check_position_loads_again,
    only_problem_of,
    play_scenario,
    random_tables,
    scenario_problems,
)
from underkeep.cli import main
from underkeep.core.scenario.check import check
from underkeep.core.scenario.coverage import Coverage
from underkeep.core.scenario.export import export
from underkeep.core.scenario.perft import count_paths, perft
from underkeep.core.scenario.runner import Run, read_text
from underkeep.core.scenario.yaml_nodes import ScenarioError, UnreadableFile
from underkeep.core.table import Table

ROOT = Path(__file__).parents[3]
HEAD = "game: boss-monster\n"


def play(text: str, head: str = HEAD) -> Run:
    return play_scenario(head + text)


def problems(text: str, head: str = HEAD) -> list[str]:
    return scenario_problems(head + text)


def only_problem(text: str, head: str = HEAD) -> str:
    return only_problem_of(head + text)


# --- good files -----------------------------------------------------------------------------------------


def test_all_scenarios_of_the_project_hold_and_prove_every_clause_and_card() -> None:
    report = check([ROOT / "tests" / "scenarios"], ROOT / "docs" / "rules", cards=True)
    assert [str(problem) for problem in report.problems] == []
    assert report.exit_code == 0
    assert report.coverage is not None
    assert (report.coverage.missing, report.coverage.unknown) == ([], [])
    assert (report.coverage.needless, report.coverage.stale) == ([], [])
    assert {card for sets in report.cards.values() for cards in sets.values() for card in cards} == set()


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_examples_of_the_documentation_hold(number: int) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    whole = [block for block in re.findall(r"```yaml\n(.*?)```", text, re.DOTALL) if "game:" in block]
    assert problems(whole[number], head="") == []


def test_a_scenario_may_be_empty_but_for_the_game() -> None:
    run = play("")
    state = run.table.state
    assert (state.players, state.round, run.notation.lookup(state, ("phase",))) == (2, 1, "build")
    assert state.room_hand == [[], []]
    assert state.turn_order == [0, 1]


def test_every_card_lies_in_exactly_one_place() -> None:
    run = play(
        "sets: [BMR, TNL]\n"
        "players:\n"
        "  - {rooms: [Dark Altar, [Open Grave, {face_down: Golem Factory}]], souls: 9, spells: [unknown]}\n"
        "  - {wounds: 3}\n"
        "town: 4\nroom_deck: {only: [Dragon Hatchery]}\ninside: {hero: Nick, room: Dark Altar}"
    )
    cards = sorted(card for zone in run.game.zones(run.table.state).values() for card in zone)
    assert cards == list(range(len(run.table.state.faces)))


def test_the_first_card_listed_is_drawn_first() -> None:
    text = "room_deck: [Open Grave, Dark Altar, Golem Factory]\nat: {phase: beginning}\nplay: [{until: phase build}]\n"
    assert problems(text + "expect: {players.0.hand: Open Grave, players.1.hand: Dark Altar, round: 1}") == []


def test_a_hero_inside_has_felt_the_rooms_up_to_its_own() -> None:
    text = (
        "players: [{rooms: [Dark Altar, Open Grave, Neanderthal Cave]}, {}]\ninside: {hero: Acacia, room: Open Grave}\n"
    )
    assert (
        problems(text + "expect: {health.Acacia: 3, inside.room: Open Grave, inside.hero: Acacia, phase: adventure}")
        == []
    )


def test_a_hero_inside_may_have_any_health() -> None:
    text = "players: [{rooms: [Dark Altar]}, {}]\ninside: {hero: Acacia, room: Dark Altar, health: -2}\n"
    assert problems(text + "play: [all: pass]\nexpect: {players.0.souls: 1}") == []


def test_a_level_up_has_happened_if_there_are_five_rooms() -> None:
    rooms = "rooms: [Open Grave, Dark Altar, Golem Factory, Jackpot Stash, Boulder Ramp]"
    assert (
        problems(f"players: [{{{rooms}}}, {{}}]\nexpect: {{players.0.levelled: true, players.1.levelled: false}}") == []
    )
    assert problems(f"players: [{{{rooms}, levelled: false}}, {{}}]\nexpect: {{players.0.levelled: false}}") == []


def test_setup_is_played_with_the_cards_that_are_named() -> None:
    text = (
        "players:\n"
        "  - {boss: Gorgona, hand: [Open Grave, Open Grave], spells: [Freeze]}\n"
        "  - {boss: Draculord}\n"
        "discard: [Fear, Dark Altar]\nroom_deck: [Golem Factory]\nat: {phase: setup}\n"
    )
    expected = (
        "expect:\n"
        "  - {xp_order: [1, 0], players.0.boss: Gorgona, phase: setup}\n"
        "  - {players.0.hand: {contains: [Open Grave, Open Grave], count: 5}, players.0.spells: {count: 2}}\n"
        "  - {discard: {contains: [Fear, Dark Altar], count: 6}, asked: 1}\n"
    )
    assert problems(text + expected) == []


def test_until_stops_at_each_phase_before_anything_happens_in_it() -> None:
    for phase in ("reveal", "bait", "adventure", "ending"):
        assert problems(f"play: [{{until: {{phase: {phase}}}}}]\nexpect: {{phase: {phase}, round: 1}}") == []
    assert problems("play: [until: {round: 2}]\nexpect: {phase: beginning, players.0.hand: []}") == []


def test_until_stops_in_rooms_without_a_decision() -> None:
    text = "players: [{rooms: [Open Grave, Golem Factory], entrance: [Acacia]}, {}]\nat: {phase: adventure}\n"
    assert problems(text + "play: [until: {inside.room: Golem Factory}]\nexpect: {health.Acacia: 2}") == []


def test_a_decision_with_a_single_option_is_answered_automatically() -> None:
    text = "players: [{spells: [Fear]}, {hand: [Open Grave]}]\nplay: [1: build Open Grave]\n"
    assert problems(text) == []
    assert only_problem("auto: false\n" + text).startswith("case.yaml:4: Seat 1 is not asked now; seat 0 is asked")
    assert problems("auto: false\n" + text.replace("[1:", "[0: pass, 1:")) == []


def test_a_skipped_decision_counts_as_a_legal_pass() -> None:
    text = "players: [{spells: [Fear], hand: []}, {hand: [Open Grave]}]\nexpect: "
    assert problems(text + "{legal: {0: [pass], 1: [pass, build Open Grave]}}") == []


def test_finding_the_next_decision_changes_nothing() -> None:
    run = play("players: [{}, {hand: [Open Grave]}]\nexpect: {asked: 1}")
    assert run.problems == []
    assert run.table.is_at_breakpoint
    assert run.table.history == []


def test_names_may_be_short_and_places_may_follow() -> None:
    text = (
        "players: [{rooms: [Dark Altar, Open Grave, Dark Altar], spells: [Freeze, Freeze]}, {}]\n"
        "play: [0: cast freeze on dark altar (0.3)]\n"
        "expect: {players.0.rooms: [Dark Altar, Open Grave, {asleep: Dark Altar}]}"
    )
    assert problems(text) == []


def test_copies_can_be_told_apart_by_number() -> None:
    text = "players: [{hand: [Open Grave, Open Grave]}, {}]\nplay: [0: 'build Open Grave [2]']\n"
    assert problems(text + "expect: {players.0.face_down: [Open Grave]}") == []
    assert "is not legal now" in only_problem(text.replace("[2]", "[3]"))


def test_expectations_can_compare_numbers() -> None:
    text = "discard: [Fear, Freeze]\nplayers: [{souls: 3}, {}]\nexpect:\n"
    assert (
        problems(
            text
            + "  - {discard: {contains: Fear, lacks: [Jeopardy], count: 2}, players.0.souls: {at_least: 2, at_most: 3}}"
        )
        == []
    )
    assert only_problem(text + "  - {discard: {contains: [Fear, Fear]}}").endswith("[Fear, Freeze], which lacks Fear.")
    assert only_problem(text + "  - {discard: {lacks: Fear}}").endswith("[Fear, Freeze], which contains Fear.")
    assert only_problem(text + "  - {discard: {count: 3}}").endswith(
        "discard has 2 entries, expected 3: [Fear, Freeze]."
    )
    assert only_problem(text + "  - {players.0.souls: {at_least: 4}}").endswith("is 3, expected at least 4.")
    assert only_problem(text + "  - {players.0.souls: {at_most: 2}}").endswith("is 3, expected at most 2.")


def test_hidden_and_known_cards() -> None:
    text = "players: [{hand: [Open Grave], rooms: [{face_down: Dark Altar}]}, {spells: [Fear]}]\nexpect:\n"
    assert (
        problems(
            text
            + "  - hidden: {1: [players.0.hand, players.0.face_down, room_deck], spectator: [players.1.spells]}\n"
            + "  - known: {0: [players.0.hand, players.0.face_down], 1: players.1.spells}\n"
            + "  - view: {1: {players.0.rooms: [{face_down: unknown}], players.0.hand: [unknown]}}\n"
        )
        == []
    )
    assert only_problem(text + "  - hidden: {0: players.0.hand}").endswith("Seat 0 sees players.0.hand: Open Grave.")
    assert only_problem(text + "  - known: {1: players.0.hand}").endswith(
        "Seat 1 does not know players.0.hand: unknown."
    )
    assert only_problem(text + "  - hidden: {1: town}").endswith("Seat 1 sees town: nothing lies there.")


def test_events_can_be_expected_in_order_or_excluded() -> None:
    text = (
        "players: [{rooms: [Neanderthal Cave], entrance: [The Fool]}, {}]\nat: {phase: adventure}\n"
        "play: [until: phase ending]\nexpect:\n"
    )
    assert problems(text + "  - events: [HeroEntered, {HeroDied: {hero: The Fool, dungeon: 0, souls: 1}}]") == []
    assert problems(text + "  - never: [HeroSurvived, {HeroDied: {dungeon: 1}}]") == []
    assert "HeroEntered did not happen (in this order)" in only_problem(text + "  - events: [HeroDied, HeroEntered]")
    assert only_problem(text + "  - never: [HeroDied]").endswith("HeroDied has happened.")
    assert "no event called 'HeroDies' (did you mean HeroDied?)" in only_problem(text + "  - never: [HeroDies]")
    assert "HeroDied has no 'seat'" in only_problem(text + "  - never: [{HeroDied: {seat: 1}}]")


def test_a_scenario_can_resign_and_expect_a_winner() -> None:
    assert problems("play: [resign: 1, until: {over: true}]\nexpect: {winner: 0, asked: nobody, over: true}") == []
    assert "cannot give up" in only_problem("players: [{}, {}, {out: true}]\nplay: [resign: 2]")


# --- bad files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "players: [{hand: [Dark Alter]}, {}]",
            "case.yaml:2: There is no room called “Dark Alter” (did you mean Dark Altar?).",
        ),
        ("players: [{hand: [Freeze]}, {}]", "case.yaml:2: Freeze is a spell; a room is needed here."),
        (
            "players:\n  - {}\n  - {rooms: [Spawn Point]}",
            "case.yaml:4: Spawn Point belongs to TNL, which is not in this game; write sets: [BMR, TNL].",
        ),
        (
            "players:\n  - {rooms: [Open Grave, Open Grave]}\n  - {hand: [Open Grave]}",
            "case.yaml:4: Open Grave is named 3 times, but there are 2 copies in this game.",
        ),
        ("town: [The Fool, The Fool]", "case.yaml:2: The Fool is named 2 times, but there is one copy in this game."),
        ("epic_deck: [Nick]", "case.yaml:2: Nick the Masher is an ordinary hero; an epic hero is needed here."),
        ("players: [{handd: []}, {}]", "case.yaml:2: There is no field 'handd' of a player (did you mean hand?)."),
        ("twon: []", "case.yaml:2: There is no field 'twon' of a Boss Monster scenario (did you mean town?)."),
        ("at: {phase: night}", "case.yaml:2: Play cannot begin at 'night'"),
        ("at: {active: 2}", "case.yaml:2: A seat is needed here, 0 to 1, not '2'."),
        ("at: {round: 0}", "case.yaml:2: The number must be at least 1, not 0."),
        (
            "at: {phase: setup}\ntown: [Nick]",
            "case.yaml:3: At the beginning of setup there is nothing to say about town.",
        ),
        (
            "players: [{spells: [Fear, Freeze, Freeze]}, {}]\nat: {phase: setup}",
            "case.yaml:2: Only 2 spell cards lie there at the beginning, not 3.",
        ),
        ("xp_order: [0, 0]", "case.yaml:2: xp_order must name each of the 2 seats once."),
        ("sets: [TNX]", "case.yaml:2: There is no set called “TNX” (did you mean TNL?)."),
        (
            "players: [{}, {}, {}, {}, {}]",
            "case.yaml:2: For 5 players Boss Monster needs Crash Landing (CRL) or a second base set, not only BMR.",
        ),
        ("players: [{}, {}, {}, {}, {}, {}, {}]", "case.yaml:2: Boss Monster is for 2 to 6 players, not for 7."),
        (
            "players: [{rooms: [Open Grave, Open Grave, Dark Altar, Dark Altar, Dark Altar, Golem Factory]}, {}]",
            "case.yaml:2: A dungeon has at most 5 places, not 6.",
        ),
        ("tokens: {Dark Altar: 2}", "case.yaml:2: There is no card Dark Altar on the table now."),
        (
            "players: [{rooms: [Dark Altar, Dark Altar]}, {}]\nasleep: [Dark Altar]",
            "case.yaml:3: There are several; write which one: Dark Altar (0.1), Dark Altar (0.2).",
        ),
        ("inside: {hero: Nick}", "case.yaml:2: Write the room too: inside: {hero: ..., room: ...}."),
        (
            "players: [{}, {rooms: [Dark Altar]}]\ninside: {hero: Nick, room: Dark Altar}",
            "case.yaml:3: There is no active room of seat 0 called Dark Altar on the table now.",
        ),
        (
            "at: {phase: build}\ninside: {hero: Nick, room: X}",
            "case.yaml:3: A hero is inside a dungeon only in the adventure phase.",
        ),
        ("players: [{levelled: maybe}, {}]", "case.yaml:2: Write true or false here, not 'maybe'."),
        ("seed: one", "case.yaml:2: A whole number is needed here, not 'one'."),
        ("rules: [9.4]", "case.yaml:2: '9.4' is not the id of a clause; those look like BM-9.4."),
        ("cards: [Dark Alter]", "case.yaml:2: There is no card called “Dark Alter” (did you mean Dark Altar?)."),
        ("cards: [The]", "case.yaml:2: “The” could be any of these: The Crushinator, The Fool, The Arena"),
    ],
)
def test_a_bad_position_is_shown_at_its_line(text: str, sentence: str) -> None:
    assert only_problem(text).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "0: build Dark Altar on Golem Factory",
            (
                "case.yaml:4: 'build Dark Altar on Golem Factory' is not legal now "
                "(did you mean build Dark Altar on Open Grave?); "
                "seat 0 is asked (round 1, build: build-turn): pass; build Dark Altar; build Dark Altar on Open Grave."
            ),
        ),
        ("0: build Dark Alter", "case.yaml:4: There is no room called “Dark Alter” (did you mean Dark Altar?)."),
        ("0: biuld Dark Altar", "case.yaml:4: “biuld Dark Altar” is not a move (did you mean build?); moves look like"),
        (
            "1: cast Freeze on Open Grave",
            "case.yaml:4: Seat 1 is not asked now; seat 0 is asked (round 1, build: build-turn): pass;",
        ),
        ("2: pass", "case.yaml:4: There is no seat 2; the seats are 0 to 1."),
        ("zero: pass", "case.yaml:4: A line of play begins with a seat (`0: pass`) or with one of all, until,"),
        ("all: win", "case.yaml:4: Only `all: pass` can be said to all."),
        ("until: {}", "case.yaml:4: Until what?"),
        ("until: {round: 1, phase: setup}", "case.yaml:4: It never came to round 1, phase setup:"),
        ("until: {rouns: 1}", "case.yaml:4: Nothing is known under “rouns” (did you mean round?)."),
        (
            "refused: {0: build Dark Altar}",
            "case.yaml:4: Seat 0 may 'build Dark Altar', which should be refused; seat 0",
        ),
        ("refused: {0: build Dark Alter}", "case.yaml:4: There is no room called “Dark Alter”"),
        (
            "expect: {legal: {0: [pass]}}",
            "case.yaml:4: Seat 0 may also: build Dark Altar; build Dark Altar on Open Grave.",
        ),
        ("expect: {legal: {1: [pass]}}", "case.yaml:4: Seat 1 is not asked now; seat 0 is asked"),
        ("expect: {offers: {0: [use Open Grave]}}", "case.yaml:4: 'use Open Grave' is not legal now"),
        ("expect: {asked: 1}", "case.yaml:4: Not seat 1: seat 0 is asked (round 1, build: build-turn)"),
        ("expect: {asked: {kind: negate-spell}}", "case.yaml:4: Not somebody (negate-spell): seat 0 is asked"),
        ("expect: {asked: nobody}", "case.yaml:4: Nobody should be asked, but seat 0 is asked"),
        ("expect: {players.1.wounds: 1}", "case.yaml:4: players.1.wounds is 0, expected 1."),
        ("expect: {players.1.wound: 1}", "case.yaml:4: There is no “wound” under players.N (did you mean wounds?)."),
        ("expect: {players.2.wounds: 1}", "case.yaml:4: There is no player 2; the seats are 0 to 1."),
        ("expect: {town: [Nick]}", "case.yaml:4: town is [], expected [Nick the Masher]."),
        ("expect: {town: [Nik]}", "case.yaml:4: There is no card called “Nik”"),
        ("expect: {health.Nick: 4}", "case.yaml:4: There is no hero Nick on the table now."),
        ("expect: {players.0.wounds: some}", "case.yaml:4: A whole number is needed here, not 'some'."),
        ("expect: {over: true}", "case.yaml:4: The game is not over."),
        ("expect: {winner: 0}", "case.yaml:4: The winner is [], expected [0]."),
        ("expect: {players.0.treasure: 3}", "case.yaml:4: players.0.treasure has several values; write which: cleric,"),
    ],
)
def test_a_bad_line_of_play_is_shown_at_its_line(line: str, sentence: str) -> None:
    text = f"players: [{{hand: [Dark Altar], rooms: [Open Grave]}}, {{spells: [Freeze]}}]\nplay:\n  - {line}\n"
    assert only_problem(text).startswith(sentence)


def test_an_ambiguous_move_lists_the_possible_moves() -> None:
    text = "players: [{rooms: [Dark Altar, Dark Altar], spells: [Freeze]}, {}]\nplay: [0: cast Freeze on Dark]"
    problem = only_problem(text)
    assert problem.startswith("case.yaml:3: 'cast Freeze on Dark' could be any of these: cast Freeze")
    assert "Dark Altar (0.1)" in problem
    assert "Dark Altar (0.2)" in problem


def test_a_move_of_a_skipped_seat_is_explained() -> None:
    text = "players: [{spells: [Fear]}, {hand: [Open Grave]}]\nplay: [0: pass]"
    assert "Seat 0 is not asked now (its only option was 'pass', which needs no line); seat 1" in only_problem(text)


def test_no_move_is_legal_when_the_game_is_over() -> None:
    assert "the game is over" in only_problem("play: [resign: 1, until: {over: true}, 0: pass]")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: [boss", "case.yaml:1: This is not YAML: "),
        (
            "game: boss-monster\ngame: boss-monster",
            "case.yaml:2: 'game' is written twice; the second would replace the first.",
        ),
        ("", "case.yaml:1: There is no scenario in this file."),
        ("game: x\nplay: " + "[" * 100_000, "case.yaml:2: Lists and fields can be nested 40 deep at most."),
        ("game: x\nplay: &again [*again]", "case.yaml:2: The alias *again refers to something that contains it."),
        ("game: *other", "case.yaml:1: There is no &other above the alias *other."),
        ("game: \ud800", "case.yaml:1: This is not YAML: it contains half a character."),
        ("title: x", "case.yaml:1: The field game is missing, for instance game: boss-monster."),
        ("game: bos-monster", "case.yaml:1: There is no game called “bos-monster” (did you mean boss-monster?)."),
        ("- game", "case.yaml:1: Fields (`name: value`) are needed here, not a list."),
    ],
)
def test_a_file_that_is_no_scenario(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_text(text, "case.yaml")
    assert str(caught.value).startswith(sentence)


# --- reports --------------------------------------------------------------------------------------------


def test_check_reports_what_failed_and_what_could_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(HEAD + "rules: [BM-9.4]\ncards: [Fear]\nexpect: {round: 1}\n")
    (tmp_path / "bad.yaml").write_text(HEAD + "expect: {round: 2}\n---\n" + HEAD + "expect: {round: 1}\n")
    (tmp_path / "broken.yaml").write_text("game: [")
    report = check([tmp_path, tmp_path / "nowhere.yaml"])
    assert (report.passed, report.failed, len(report.unreadable), report.exit_code) == (2, 1, 2, 2)
    assert "bad.yaml:2: round is 1, expected 2." in str(report.problems[0])
    assert check([tmp_path / "bad.yaml"]).exit_code == 1
    assert check([tmp_path / "good.yaml"]).exit_code == 0


def test_a_crash_of_the_rules_is_a_failure_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(HEAD + "players: [{hand: [Open Grave]}, {}]\nplay:\n  - 0: pass\n")
    monkeypatch.setattr(Table, "play", lambda self, option: 1 / 0)
    (problem,) = check([file]).problems
    assert f"{file}:4: The rules crash here: ZeroDivisionError" in str(problem)


def test_coverage_knows_proved_missing_and_excused_clauses(tmp_path: Path) -> None:
    (tmp_path / "boss-monster.md").write_text(
        "- **BM-1.1** a\n- **BM-1.2** b\n- **BM-1.3** c\n- **BM-2.1** d\n| **BM-3.1** |"
    )
    (tmp_path / "chess.md").write_text("- **CH-1.1** not on the shelf\n")
    (tmp_path / "untested.toml").write_text('"BM-1.2 to BM-1.3" = "why"\n"BM-2.*" = "later"\n')
    coverage = Coverage(tmp_path, ["BM-1.3", "BM-9.9"])
    assert coverage.clauses == ["BM-1.1", "BM-1.2", "BM-1.3", "BM-2.1"]
    assert (coverage.proved, coverage.missing, coverage.excused) == (["BM-1.3"], ["BM-1.1"], ["BM-1.2", "BM-2.1"])
    assert (coverage.needless, coverage.unknown) == (["BM-1.3"], ["BM-9.9"])


def test_a_reason_that_names_a_test_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "boss-monster.md").write_text("".join(f"- **BM-1.{number}** a\n" for number in range(1, 7)))
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text('"""BM-1.1, and BM-1.2 to BM-1.4."""\n')
    (rules / "untested.toml").write_text(
        '"BM-1.1" = "proved by tests/test_a.py"\n"BM-1.2 to BM-1.3" = "proved by tests/test_a.py and tests/test_b.py"\n'
        '"BM-1.4 to BM-1.5" = "see tests/test_a.py."\n"BM-1.6" = "is advice"\n'
    )
    coverage = Coverage(rules, [])
    assert coverage.missing == []
    assert coverage.stale == [("BM-1.2 to BM-1.3", "tests/test_b.py"), ("BM-1.4 to BM-1.5", "tests/test_a.py")]
    case = tmp_path / "case.yaml"
    case.write_text(HEAD + "expect: {round: 1}\n")
    assert main(["check", str(case), "--coverage", str(rules)]) == 0
    assert main(["check", str(case), "--coverage", str(rules), "--strict"]) == 1
    sentence = "untested.toml: BM-1.2 to BM-1.3 is not proved by tests/test_b.py, which is not there or does not name"
    assert sentence in capsys.readouterr().out


def test_strict_also_refuses_an_excuse_that_is_no_longer_needed(tmp_path: Path) -> None:
    (tmp_path / "boss-monster.md").write_text("- **BM-1.1** a\n")
    (tmp_path / "untested.toml").write_text('"BM-1.1" = "why"\n')
    case = tmp_path / "case.yaml"
    case.write_text(HEAD + "expect: {round: 1}\n")
    assert main(["check", str(case), "--coverage", str(tmp_path), "--strict"]) == 0
    case.write_text(HEAD + "rules: [BM-1.1]\nexpect: {round: 1}\n")
    assert main(["check", str(case), "--coverage", str(tmp_path), "--strict"]) == 1


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ('"BM-7.7" = "why"', "untested.toml:1: There is no clause BM-7.7."),
        ('"BM-1.1" = ""', 'untested.toml:1: BM-1.1 needs a reason: "BM-1.1" = "why it has no scenario".'),
        ("BM-1.1 = ", "untested.toml:1: This is not TOML"),
    ],
)
def test_a_bad_list_of_untested_clauses(tmp_path: Path, entry: str, sentence: str) -> None:
    (tmp_path / "boss-monster.md").write_text("- **BM-1.1** a\n")
    (tmp_path / "untested.toml").write_text(entry)
    with pytest.raises(UnreadableFile, match=re.escape(sentence)):
        Coverage(tmp_path, [])


def test_perft_counts_paths_and_positions(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(
        HEAD + "players: [{hand: [Open Grave, Dark Altar]}, {hand: [Golem Factory], rooms: [Boulder Ramp]}]\n"
    )
    counted = perft(file, 2, positions=True)
    assert counted.first == {"pass": 3, "build Open Grave": 3, "build Dark Altar": 3}
    assert (counted.paths, counted.positions, counted.ended) == (9, 9, 0)
    assert perft(file, 0).paths == 1


# --- export ---------------------------------------------------------------------------------------------

SETUPS = (
    {},
    {"sets": ("BMR", "TNL"), "players": 3},
    {"sets": ("TNL",), "players": 4, "variants": ("machinations",)},
    {"variants": ("classic", "i-choose-you")},
    {"deck": "official", "fill": True},
    {"sets": ("RMB", "THK", "IOD", "VOV", "DBM", "POP"), "players": 3, "trade": True},
    {"sets": ("TNL", "RMB"), "players": 4, "heroes": "RMB"},  # both have a Belladonna, a Kazanna and a Fool
    {"sets": ("BMR", "TNL", "CRL", "THK", "VOV", "LST", "KNG"), "players": 6, "star_heroes": ("kng-runaway-trouper",)},
)


def _random_tables(setup: dict[str, object], seed: int, chance: float) -> list[Table]:
    return random_tables(underkeep.new_game("boss-monster", seed=seed, **setup), seed, chance)


def _faces(table: Table, state: object) -> dict[str, list[str]]:
    notation = table.game.notation
    zones = table.game.zones(state)
    found = {name: [notation.face_name(state.faces[card]) for card in cards] for name, cards in zones.items()}
    for name in ("removed", "carried_items", "minibosses", "unpaid_minibosses"):
        found[name].sort()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_an_exported_position_loads_again(setup: dict[str, object], long: bool) -> None:
    for table in _random_tables(setup, seed=7, chance=0.1 if long else 0.04)[:-1]:
        check_position_loads_again(table, _faces)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS)
def test_an_exported_game_replays_to_the_same_end(setup: dict[str, object]) -> None:
    check_game_replays(_random_tables(setup, seed=3, chance=0)[-1])


def test_an_export_for_a_seat_names_only_known_cards() -> None:
    for table in _random_tables({"players": 3}, seed=4, chance=0.1)[:-1]:
        check_exports_hide_secrets(table)


def test_an_exported_position_keeps_the_moves_of_a_scenario() -> None:
    run = play("players: [{hand: [Open Grave, Open Grave]}, {hand: [Dark Altar]}]\nplay: [0: 'build Open Grave [2]']")
    text = export(run.table)
    assert '- 0: "build Open Grave [2]"' in text
    assert problems(text, head="") == []


def test_perft_of_a_table_leaves_it_alone() -> None:
    table = underkeep.new_game("boss-monster", seed=1)
    before = table.state.copy()
    assert count_paths(table, 2).paths > 0
    assert table.state == before
