"""Tests of the scenario notation: how long `until` waits, refusals, legal moves, places, and hints in errors."""

from __future__ import annotations

import re

import pytest

from tests.unit.core.test_scenarios import only_problem, play, problems
from underkeep.core.errors import UserError, WrappedText
from underkeep.core.scenario.legal_moves import format_moves, merge_ranges
from underkeep.core.scenario.yaml_nodes import ScenarioError

ROUND_OVER = "round 1 ended first, and there (round 2, beginning)"


# --- until: how long it waits ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "wanted", "sentence"),
    [
        (
            "game: boss-monster\nplayers: [{rooms: [Open Grave], entrance: [Nick]}, {}]\n",
            "{inside.room: Dark Altar}",
            f"It never came to inside.room Dark Altar: {ROUND_OVER} inside.room is nobody, expected Dark Altar.",
        ),
        (
            "game: boss-monster\nplayers: [{rooms: [Open Grave], entrance: [Nick]}, {}]\n",
            "{phase: adventure, where.Nick: souls 0}",
            (
                f"It never came to phase adventure, where.Nick souls 0: {ROUND_OVER} "
                "phase is beginning, expected adventure; where.Nick is wounds 0, expected souls 0."
            ),
        ),
        (
            "game: boss-monster\nplayers: 2\n",
            "{health.Nick: 2, asked: {seat: 1, kind: negate-spell}}",
            (
                f"It never came to health.Nick 2, asked {{seat: 1, kind: negate-spell}}: {ROUND_OVER} there is no hero "
                "Nick on the table now; not seat 1 (negate-spell): seat 0 is asked (round 2, build: build-turn)."
            ),
        ),
        (
            "game: boss-monster\nplayers: 2\n",
            "{round: 2, players.0.souls: 1}",
            (
                "It never came to round 2, players.0.souls 1: round 2 ended first, and there (round 3, beginning) "
                "round is 3, expected 2; players.0.souls is 0, expected 1."
            ),
        ),
        (
            "game: super-boss-monster\nplayers: 2\n",
            "{market: [Bookworm, Bookworm, Bookworm]}",
            (
                "It never came to market [Bookworm, Bookworm, Bookworm]: round 1 ended first, and there "
                "(round 2, town) market is [], expected [Bookworm, Bookworm, Bookworm]."
            ),
        ),
        (
            "game: keep-the-heroes-out\nplayers: [{clan: rats}, {clan: blob}]\n",
            "{active: 0, wave: 2}",
            (
                "It never came to active 0, wave 2: turn 1 ended first, and there (turn 1, ending) "
                "active is 1, expected 0; wave is 1, expected 2."
            ),
        ),
        (
            "game: keep-the-heroes-out\nplayers: [{clan: rats}, {clan: blob}]\n",
            "{turn: 2, phase: setup}",
            (
                "It never came to turn 2, phase setup: turn 2 ended first, and there (turn 2, ending) "
                "phase is ending, expected setup."
            ),
        ),
        (
            "game: dungeon-fighter\nheroes: [daniel, jack]\nthrows: made-up\n",
            "{monster.card: Wrestling Walrus, rarities: [Phoenix Heart]}",
            "It never came to monster.card Wrestling Walrus, rarities [Phoenix Heart]: round 1 ended first, and there ",
        ),
    ],
)
def test_an_until_that_is_not_reached_stops_at_the_end_of_the_round(head: str, wanted: str, sentence: str) -> None:
    problem = only_problem(f"play: [until: {wanted}]\n", head)
    assert problem.startswith(f"case.yaml:{head.count(chr(10)) + 1}: {sentence}")
    assert problem.count("\n") == 0


def test_an_until_that_is_not_reached_stops_at_the_end_of_the_game() -> None:
    text = "players: [{souls: 10}, {}]\nat: {phase: ending}\nplay: [until: {phase: build}]"
    assert only_problem(text) == (
        "case.yaml:4: It never came to phase build: the game ended first, and there (round 1, ending) "
        "phase is ending, expected build."
    )


@pytest.mark.parametrize(
    ("at", "wanted", "round_"),
    [
        ("{phase: build}", "{round: 3, phase: adventure}", 3),
        ("{phase: build}", "{round: {at_least: 3}, phase: adventure}", 3),
        ("{phase: ending}", "{phase: build}", 2),
        ("{phase: ending}", "{phase: adventure}", 2),
        ("{phase: ending}", "{phase: ending}", 1),
        ("{phase: setup}", "{phase: adventure}", 1),
    ],
)
def test_an_until_waits_for_the_right_round(at: str, wanted: str, round_: int) -> None:
    assert problems(f"at: {at}\nplay: [until: {wanted}]\nexpect: {{round: {round_}}}") == []


def test_an_until_waits_for_the_end_of_the_game() -> None:
    assert problems("players: [{}, {wounds: 4}]\nplay: [until: {over: true}]\nexpect: {over: true}") == []
    head = "game: keep-the-heroes-out\nplayers: [{clan: rats}]\n"
    assert problems("play: [until: {lost: true}]\nexpect: {over: true, won: false}", head) == []


def test_an_until_for_a_round_that_is_over_is_an_error_at_once() -> None:
    problem = only_problem("at: {round: 3}\nplay: [until: {round: 2, phase: build}]")
    assert problem == "case.yaml:3: It never came to round 2, phase build: round 2 is over (round 3, build)."


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("{phase: adventur}", "There is no phase called 'adventur' (did you mean adventure?)."),
        ("{over: true, phase: adventur}", "There is no phase called 'adventur' (did you mean adventure?)."),
        ("{phase: build, step: check_ending}", "There is no step called 'check_ending' (did you mean check_end?)."),
        ("{over: true, asked: 2}", "A seat is needed here, 0 to 1, not '2'."),
        ("{over: true, asked: {}}", "Write who is asked, or what: {seat: 0}, {kind: window}, or both."),
        ("{over: true, legal: {0: [biuld Open Grave]}}", "“biuld Open Grave” is not a move (did you mean build?)"),
        ("{over: true, refuses: {0: []}}", "Write at least one move here, for instance [pass]."),
        ("{over: true, offers: {}}", "Write a seat and moves here, for instance {0: [pass]}."),
    ],
)
def test_an_until_that_can_never_hold_is_an_error_at_once(wanted: str, sentence: str) -> None:
    assert only_problem(f"play: [until: {wanted}]").startswith(f"case.yaml:2: {sentence}")


def test_an_unknown_phase_or_step_is_an_error_in_an_expectation_too() -> None:
    assert only_problem("expect: {phase: town}").startswith("case.yaml:2: There is no phase called 'town'")
    assert only_problem("expect: {step: town}").startswith("case.yaml:2: There is no step called 'town'")
    assert problems("expect: {phase: minion}", "game: super-boss-monster\nat: {phase: minion}\n") == []


# --- refusals -------------------------------------------------------------------------------------------

TWO = "players: [{hand: [Dark Altar], rooms: [Open Grave]}, {hand: [Golem Factory]}]\n"


@pytest.mark.parametrize("line", ["play: [refused: {1: pass}]", "expect: {refuses: {1: [pass]}}"])
def test_a_refusal_is_an_error_if_the_seat_is_not_asked(line: str) -> None:
    assert only_problem(TWO + line) == (
        "case.yaml:3: Seat 1 is not asked now; seat 0 is asked (round 1, build: build-turn): "
        "pass; build Dark Altar; build Dark Altar on Open Grave."
    )


def test_a_refusal_says_which_of_several_seats_is_not_asked() -> None:
    assert "Seat 1 is not asked now" in only_problem(TWO + "expect: {refuses: {0: [use Dark Altar], 1: [pass]}}")


def test_a_refusal_is_an_error_if_the_game_is_over() -> None:
    text = "play: [resign: 1, until: {over: true}]\nexpect: {refuses: {0: [pass]}}"
    assert only_problem(text) == "case.yaml:3: Seat 0 is not asked now; the game is over."


def test_a_seat_with_a_single_option_is_refused_everything_else() -> None:
    text = "players: [{spells: [Fear], hand: []}, {hand: [Open Grave]}]\n"
    assert problems(text + "expect: {refuses: {0: [cast Fear on Nick, build Open Grave]}}") == []
    assert "Seat 0 may 'pass', which should be refused" in only_problem(text + "expect: {refuses: {0: [pass]}}")
    assert "Seat 0 is not asked now" in only_problem("auto: false\n" + text + "play: [0: pass, refused: {0: pass}]")


def test_a_single_option_of_another_phase_does_not_count() -> None:
    text = (
        "players:\n  - {rooms: [Golem Factory], spells: [Jeopardy]}\n"
        "  - {hand: [Dark Altar], spells: [Fear], rooms: [Open Grave]}\n"
        "at: {active: 1}\nplay: [until: {phase: bait}]\n"
    )
    assert problems(text + "expect: {asked: {seat: 0, kind: window}}") == []
    assert "Seat 1 is not asked now" in only_problem(text + "expect: {refuses: {1: [build Dark Altar]}}")


def test_until_can_wait_for_a_refusal() -> None:
    text = TWO + "play: [until: {refuses: {1: [build Golem Factory on Open Grave]}}]\nexpect: {asked: 1}"
    assert problems(text) == []


@pytest.mark.parametrize("word", ["legal", "offers", "refuses"])
def test_an_empty_list_of_moves_is_an_error(word: str) -> None:
    assert only_problem(TWO + f"expect: {{{word}: {{0: []}}}}").endswith(
        "Write at least one move here, for instance [pass]."
    )
    assert only_problem(TWO + f"expect: {{{word}: {{}}}}").endswith(
        "Write a seat and moves here, for instance {0: [pass]}."
    )
    assert only_problem("play: [refused: {}]").endswith("Write a seat and moves here, for instance {0: [pass]}.")


# --- legal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    [
        "[pass, build Dark Altar, build Dark Altar on Open Grave]",
        "[build Dark Altar on Open Grave, pass, build Dark Altar]",
        "[pass, pass, build dark altar, build Dark Altar on Open]",
    ],
)
def test_legal_lists_all_moves_in_any_order_and_in_short_form(moves: str) -> None:
    assert problems(TWO + f"expect: {{legal: {{0: {moves}}}}}") == []


def test_legal_names_missing_illegal_and_ambiguous_moves() -> None:
    assert only_problem(TWO + "expect: {legal: {0: [pass, build Dark Altar]}}").endswith(
        "Seat 0 may also: build Dark Altar on Open Grave."
    )
    found = problems(
        TWO + "expect: {legal: {0: [pass, build Dark Altar, build Dark Altar on Open Grave, use Dark Altar]}}"
    )
    assert [problem.partition(";")[0] for problem in found] == [
        "case.yaml:3: 'use Dark Altar' is not legal now (did you mean build Dark Altar?)"
    ]
    two = "players: [{rooms: [Dark Altar, Dark Altar], spells: [Freeze]}, {}]\nexpect: {legal: {0: [%s]}}"
    unclear, *_ = problems(two % "pass, cast Freeze on Dark Altar")
    assert "'cast Freeze on Dark Altar' could be any of these: cast Freeze (hand 0) on Dark Altar (0.1);" in unclear


def test_copies_are_one_legal_move() -> None:
    text = "players: [{hand: [Open Grave, Open Grave]}, {}]\nexpect: {legal: {0: [%s]}}"
    assert problems(text % "pass, build Open Grave") == []
    assert problems(text % "pass, 'build Open Grave [2]'") == []
    assert problems(text % "pass, build Open Grave, 'build Open Grave [1]', 'build Open Grave [2]'") == []
    assert "'build Open Grave [3]' is not legal now" in only_problem(
        text % "pass, build Open Grave, 'build Open Grave [3]'"
    )


def test_legal_of_a_seat_with_a_single_option() -> None:
    text = "players: [{spells: [Fear], hand: []}, {hand: [Open Grave]}]\n"
    assert problems(text + "expect: {legal: {0: [pass]}, offers: {0: [pass]}}") == []
    assert "'cast Fear on Nick' is not legal now" in problems(text + "expect: {legal: {0: [cast Fear on Nick]}}")[0]
    both = only_problem(text + "expect: {legal: {0: [pass, cast Fear on Nick]}}")
    assert both.endswith("seat 0 is asked (round 1, build: build-turn): pass.")
    assert "Seat 0 is not asked now" not in both
    # After the last line of play seat 1 was asked and could only pass; that decision counts too.
    after = "players: [{hand: [Open Grave], spells: [Fear]}, {spells: [Fear]}]\nplay: [0: build Open Grave, 0: pass]\n"
    assert problems("auto: false\n" + after + "expect: {legal: {1: [pass]}}") == []


def test_the_single_option_may_be_written_in_short_form() -> None:
    text = (
        "players: [{rooms: [{face_down: Mimic Vault}]}, {hand: [Open Grave]}]\ntown: [Acacia]\nat: {phase: reveal}\n"
        "expect: {legal: {0: [%s]}}"
    )
    for words in ("choose Acacia", "choose acacia", "'choose Acacia, Warrior of Light'"):
        assert problems(text % words) == []
    assert "'choose Nick' is not legal now" in problems(text % "choose Nick")[0]


def test_legal_without_automatic_answers() -> None:
    text = "auto: false\nplayers: [{spells: [Fear]}, {hand: [Open Grave]}]\n"
    assert problems(text + "expect: {legal: {0: [pass]}}") == []
    assert "Seat 1 is not asked now" in only_problem(text + "expect: {legal: {1: [pass, build Open Grave]}}")


def test_legal_of_other_seats_and_at_the_end_of_the_game() -> None:
    assert "Seat 1 is not asked now; seat 0 is asked" in only_problem(TWO + "expect: {legal: {1: [pass]}}")
    over = "play: [resign: 1, until: {over: true}]\nexpect: {%s: {0: [pass]}}"
    for word in ("legal", "offers"):
        assert only_problem(over % word) == "case.yaml:3: Seat 0 is not asked now; the game is over."


def test_throws_cannot_be_listed() -> None:
    head = "game: dungeon-fighter\nheroes: [daniel, jack]\nmonster: Wrestling Walrus\n"
    text = "play: [until: {asked: {kind: throw}}]\nexpect: {%s: {1: ['throw: hole']}}"
    problem = only_problem(text % "legal", head)
    assert "The moves of seat 1 are too many to be listed; write `offers` instead of `legal`" in problem
    assert "throw: section 1 to 5; throw: line 4 3, more in 4; throw: centre; throw: hole;" in problem
    assert problems(text % "offers", head) == []
    assert "Seat 1 may 'throw: hole', which should be refused" in only_problem(text % "refuses", head)


# --- until a hero is in a room --------------------------------------------------------------------------


def stop(text: str, head: str) -> tuple[str, str, bool, int]:
    """Return the step at which play stops, the step after it, whether the hero still has to enter, and its health."""
    run = play(text, head)
    assert run.problems == []
    state = run.table.state
    return (
        state.step,
        state.step_after_window,
        state.entering_pending,
        run.game.rules(state).health_of(state.hero_in_dungeon[0]),
    )


BM = "game: boss-monster\nsets: [BMR, TNL, THK, IOD]\n"
SBM = "game: super-boss-monster\nsets: [SBM, BMR, IOD]\nfirst: 0\n"
WAYS = {
    "it walks there": (
        BM,
        """
players: [{rooms: [Golem Factory, Open Grave], entrance: [Johnny]}, {}]
at: {phase: adventure}
play:
  - until: {inside.room: Golem Factory}
""",
        6,
    ),
    "it begins there": (
        BM,
        """
players: [{rooms: [Golem Factory, Open Grave]}, {}]
inside: {hero: Johnny, room: Golem Factory}
play:
  - until: {inside.room: Golem Factory}
""",
        6,
    ),
    "an item sends it back": (
        BM,
        """
players: [{rooms: [Golem Factory, Open Grave], face_up: [Jetpack]}, {}]
inside: {hero: Johnny, room: Open Grave, health: 6}
play:
  - 0: use Jetpack on Johnny
  - until: {inside.room: Golem Factory}
""",
        4,
    ),
    "a room sends it back": (
        BM,
        """
players: [{rooms: [Golem Factory, Minotaur's Maze], entrance: [Johnny]}, {}]
at: {phase: adventure}
play:
  - until: {inside.room: Minotaur's Maze}
""",
        4,
    ),
    "its room is destroyed while something waits": (
        BM,
        """
players: [{rooms: [Open Grave, Wreck Room]}, {spells: [Assassin, Fear]}]
inside: {hero: Johnny, room: Open Grave, health: 6}
play:
  - 0: pass
  - 1: cast Assassin on Johnny
  - 0: use Wreck Room
  - until: {inside.room: Wreck Room}
""",
        8,
    ),
    "the room asks something first": (
        BM,
        """
players: [{rooms: [Magnetic Ceiling, Open Grave], entrance: [{Johnny: {carries: Ice Rod}}]}, {}]
at: {phase: adventure}
play:
  - until: {inside.room: Magnetic Ceiling}
""",
        5,
    ),
    "a spell moves it, and everybody is asked again": (
        SBM,
        """
players:
  - {rooms: [Bookworm, Goblin Bootcamp, Wrestling Ring], spells: [Teleportation, Final Form]}
  - {spells: [Sneak]}
inside: {hero: Laliho, room: Wrestling Ring, health: 8}
at: {phase: adventure, active: 0}
play:
  - 0: cast Final Form on Bookworm
  - 1: pass
  - 0: cast Teleportation on Laliho
  - 1: pass
  - expect: {inside.room: Bookworm, health.Laliho: 8, waiting: [Final Form]}
  - until: {inside.room: Bookworm}
""",
        5,
    ),
    "an item sends it back, and everybody is asked again": (
        SBM,
        """
players:
  - {rooms: [Bookworm, Ghost Lobby], face_up: [Jetpack], spells: [Panic Button]}
  - {spells: [Sneak]}
inside: {hero: Laliho, room: Ghost Lobby, health: 6}
at: {phase: adventure, active: 0}
play:
  - 0: use Jetpack on Laliho
  - 1: pass
  - 0: pass
  - until: {inside: {hero: Laliho, room: Bookworm}}
""",
        5,
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_until_stops_in_the_window_after_the_damage_however_the_hero_came(way: str) -> None:
    head, text, health = WAYS[way]
    assert stop(text, head) == ("window", "leave_room", False, health)


def test_an_expectation_sees_the_hero_before_the_damage() -> None:
    head, text, _ = WAYS["the room asks something first"]
    text = text.replace("until: {inside.room: Magnetic Ceiling}", "until: {asked: {kind: may}}")
    assert problems(text + "expect: {inside.room: Magnetic Ceiling, health.Johnny: 8}", head) == []


def test_until_can_wait_until_no_hero_is_inside() -> None:
    head, text, _ = WAYS["it walks there"]
    assert problems(text + "  - until: {inside.room: nobody}\n", head) == []


# --- the places of the city -----------------------------------------------------------------------------

PAD = "game: super-boss-monster\nsets: [SBM, CRL]\nfirst: 0\n"


@pytest.mark.parametrize("pad", ["landing_pad", "landing pad", "landing-pad", "Landing Pad"])
def test_the_landing_pad_has_one_spelling(pad: str) -> None:
    text = (
        f"players: [{{minion: {pad} special}}, {{}}, {{}}, {{}}, {{}}]\n{pad}: [T'Matha]\n"
        "market: [Chill, Bookworm, Static Field]\nat: {phase: turns, active: 1}\n"
        f"play: [1: [take Chill, send minion to {pad} summon]]\n"
        f"expect: {{{pad}: [T'Matha], players.0.minion: {pad} special, players.1.minion: {pad} summon, "
        f"where.T'Matha: {pad}}}\n"
    )
    run = play(text, PAD)
    assert run.problems == []
    assert run.notation.lookup(run.table.state, ("players", "1", "minion")) == "landing_pad summon"
    assert "1: send minion to landing_pad summon   (send-minion)" in run.transcript
    assert not [line for line in run.transcript if re.search("landing[- ]pad", line)]


def test_messages_write_the_landing_pad_the_same_way() -> None:
    text = "players: 5\nmarket: [Chill, Bookworm]\nat: {phase: turns}\nplay: [0: take Chill, 0: send minion to %s]\n"
    problem = only_problem(text % "landing-pad summon", PAD)
    assert "send minion to landing_pad treasure" in problem
    assert "send minion to landing_pad special." in problem
    assert "where.T'Matha is landing_pad, expected tavern." in only_problem(
        "players: 5\nlanding_pad: [T'Matha]\nexpect: {where.T'Matha: tavern}", PAD
    )


def test_every_place_of_the_city_can_be_written_as_it_is_shown() -> None:
    for place in ("temple", "stadium", "library", "hideout", "landing_pad"):
        for space in ("treasure", "special", "summon"):
            text = f"players: [{{minion: {place} {space}}}, 0, 0, 0, 0]\n".replace("0", "{}")
            assert problems(text + f"expect: {{players.0.minion: {place} {space}}}", PAD) == []


# --- hints ----------------------------------------------------------------------------------------------


def test_a_wrong_move_is_answered_with_all_legal_moves() -> None:
    hand = "[Golem Factory, Goblin Armory, Boulder Ramp, Open Grave, Dragon Hatchery, Haunted Library, Bottomless Pit]"
    rooms = "[Dark Altar, Dark Laboratory, Centipede Tunnel, Mimic Vault, Succubus Spa]"
    text = f"players: [{{hand: {hand}, rooms: {rooms}, spells: [Freeze, Jeopardy]}}, {{}}]\n"
    question = play(text).legal_moves()
    assert len(question.legal) > 40
    problem = only_problem(text + "play: [0: build Golem Factory on Golem Factory]")
    first, *lines = problem.split("\n")
    assert first.endswith("seat 0 is asked (round 1, build: build-turn):")
    assert all(line.startswith("    ") and len(line) <= 110 for line in lines)
    named = [move.strip() for move in " ".join(lines).removesuffix(".").split(";")]
    assert named == list(question.legal)


def test_moves_that_differ_only_in_a_number_are_a_range() -> None:
    assert merge_ranges(["pass", "0", "1", "2", "3"]) == ["pass", "0 to 3"]
    assert merge_ranges(["pay 1", "pay 2", "pay 4", "pay 5", "pay 6"]) == ["pay 1", "pay 2", "pay 4 to 6"]
    sites = [f"build at row {row} column 1 turned {turned}" for row in (0, 1) for turned in range(4)]
    assert merge_ranges(sites) == [f"build at row {row} column 1 turned 0 to 3" for row in (0, 1)]
    altars = [f"use Dark Altar (0.{place})" for place in (1, 2, 3)]
    assert merge_ranges(altars) == altars


def test_a_long_list_is_wrapped_between_moves() -> None:
    assert format_moves(["pass", "build Dark Altar"]) == " pass; build Dark Altar."
    moves = [f"use card {letter} on the room with the long name" for letter in "abcdefgh"]
    lines = format_moves(moves).split("\n")
    assert lines[0] == ""
    assert "; ".join(moves) + "." == " ".join(line.strip() for line in lines[1:])


def test_cards_of_the_same_name_in_different_places_are_different_moves() -> None:
    head = "game: boss-monster\nsets: [BMR, TNL, RMB]\nheroes: BMR\n"
    text = (
        "players: [{rooms: [{face_down: Mimic Vault}]}, {}]\n"
        "town: [The Fool (BMR), The Fool (RMB)]\nat: {phase: reveal}\n"
    )
    legal = "{legal: {0: ['choose The Fool (town, BMR)', 'choose The Fool (town, RMB)']}}"
    assert problems(text + f"expect: {legal}", head) == []
    chosen = "play: [0: 'choose The Fool (town, RMB)']\nexpect: {players.0.entrance: [The Fool (RMB)]}"
    assert problems(text + chosen, head) == []


def test_a_wrapped_text_escapes_control_characters() -> None:
    mistake = ScenarioError("case.yaml", 1, "one:\n    two\x1b[31m\nthree")
    assert str(mistake) == "case.yaml:1: one:\n    two\\x1b[31m\\nthree"
    assert str(UserError("error-in-file", file="f", line=1, sentence="a\n    b")) == "f:1: a\\n    b"
    assert isinstance(WrappedText("a"), str)
