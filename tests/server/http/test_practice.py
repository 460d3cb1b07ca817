"""The practice table: throws are computed and refused as in a game, and nothing is stored."""

from __future__ import annotations

import secrets
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.patience import PATIENCE_SECONDS
from tests.server.http_helpers import BASE, JSON, ServerUnderTest, high_limits
from tests.server.live.test_throws import plain_seed
from tests.server.live_helpers import InlineBots, InlineOutcomes, InlinePractice
from underkeep import new_game
from underkeep.games.dungeon_fighter.physics.dice import KINDS
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES, Gesture
from underkeep.games.dungeon_fighter.physics.trajectory import unpack_trajectory
from underkeep.games.dungeon_fighter.rules.gesture_options import GestureOptions
from underkeep.games.dungeon_fighter.state import DICE
from underkeep.games.dungeon_fighter.throw_sources import outcomes
from underkeep.games.dungeon_fighter.throw_sources.simulated import throw_outcome
from underkeep.server.config import Config
from underkeep.server.http.app import create_app
from underkeep.server.live import workers
from underkeep.server.live.live_tables import LiveTables
from underkeep.server.live.workers import PracticeWorkers
from underkeep.server.rate_limits import Limits

pytest.importorskip("rapier3d")

PATH = "/api/games/dungeon-fighter/practice"
GOOD = [90, 0, 1340, 90, -200]
PLAIN = {"given": ["Throw", GOOD]}


@contextmanager
def practising(
    folder: Path, practice: PracticeWorkers | None = None, limits: Limits | None = None
) -> Iterator[ServerUnderTest]:
    """Run a server that computes practice answers in this process, or with the given workers."""
    config = Config(database=str(folder / "tables.sqlite"), limits=limits or high_limits())
    app = create_app(
        config,
        make_live_tables=lambda store: LiveTables(store, InlineBots(), InlineOutcomes(), practice or InlinePractice()),
    )
    with TestClient(app, base_url=BASE) as client:
        yield ServerUnderTest(client, app)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerUnderTest]:
    """A running server for all tests of this module, because a practice throw changes nothing."""
    with practising(tmp_path_factory.mktemp("practice")) as made:
        yield made


def lying(count: int, **change: Any) -> JSON:
    """Return dice that lie in a row on the table, far from the target."""
    pose = [-40_000, 0, 800, 0, 0, 0, 32_767]
    return {
        str(n): {"die": "red", "place": "off", "pose": [pose[0], n * 2000, *pose[2:]], **change} for n in range(count)
    }


# --- a throw --------------------------------------------------------------------------------------------


def test_a_throw_is_reported_as_in_a_game(server: ServerUnderTest) -> None:
    answer = server.guest().post(PATH, PLAIN)
    assert answer.status_code == 200
    told = answer.json()
    ((kind, data, text, *_),) = told["events"]
    assert kind == "Thrown"
    assert set(data) == {"fighter", "die", "cube", "landed", "side", "pieces", "flight"}
    assert data["side"] == 90
    assert data["landed"]["place"]
    assert unpack_trajectory(b64decode(data["flight"])).frames
    assert text.startswith("You throw the red die: ")
    polish = server.guest("pl").post(PATH, PLAIN).json()["events"][0][2]
    assert polish.startswith("Rzucasz czerwoną kością: ")


def test_the_same_gesture_and_seed_give_the_same_throw_as_in_a_game(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game("dungeon-fighter", players=2, seed=plain_seed(), heroes=("jack", "rysiek"), auto=False)
    while not isinstance(game.options, GestureOptions):
        game.answer(game.options[0])
    state: Any = game.state
    outcome = throw_outcome(state, msgspec.convert(GOOD, Gesture), 77)
    monkeypatch.setattr(secrets, "randbits", lambda _: 77)
    table = {"die": DICE[state.die], "icebergs": list(state.icebergs)}
    data = server.guest().post(PATH, {**PLAIN, "table": table}).json()["events"][0][1]
    assert b64decode(data["flight"]) == outcome.trajectory
    assert data["landed"] == msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(outcome.dice[0])))


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_technique_can_be_practised(server: ServerUnderTest, technique: str) -> None:
    """The practice table accepts the middle of the ranges of a game."""
    gestures = GestureOptions([technique])
    option = gestures[len(gestures) // 2]
    wish = {"given": msgspec.to_builtins(option), "table": {"required": [technique]}}
    answer = server.guest().post(PATH, wish)
    assert answer.status_code == 200, answer.text
    assert answer.json()["table"]["required"] == [technique]


@pytest.mark.parametrize("die", KINDS)
@pytest.mark.parametrize("dice", ["cubes", "tetrahedra"])
def test_every_die_can_be_practised(server: ServerUnderTest, die: str, dice: str) -> None:
    told = server.guest().post(PATH, {**PLAIN, "table": {"die": die, "dice": dice, "icebergs": [1, 3]}}).json()
    events = [event[1] for event in told["events"]]
    assert [event["cube"] for event in events] == ([0, 1, 2] if die == "water" else [0])
    assert {DICE[event["die"]] for event in events} == {die}
    assert all("flight" in event for event in events)
    assert told["table"]["icebergs"] == [1, 3]


def test_dice_stay_where_they_lie_and_the_answer_can_be_sent_back(server: ServerUnderTest) -> None:
    anna = server.guest()
    table: JSON = {"target": "patches"}
    counts = []
    for _ in range(4):
        answer = anna.post(PATH, {**PLAIN, "table": table})
        assert answer.status_code == 200, answer.text
        table = answer.json()["table"]
        counts.append(len(table.get("lying", {})))
    assert counts == sorted(counts)
    assert counts[-1] >= 1
    assert table["target"] == "patches"
    assert list(table["lying"]) == [str(n) for n in range(counts[-1])]


def test_throws_are_computed_in_a_worker_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MAX_PRACTICE_SECONDS", PATIENCE_SECONDS)
    with practising(tmp_path, PracticeWorkers()) as server:
        anna = server.guest()
        assert anna.post(PATH, PLAIN).status_code == 200
        refused = anna.post(PATH, {"given": ["Throw", [90, 0, 9000, 90]]})
        assert refused.json()["text"].startswith("The speed (millimetres per second) must be from 500 to 3500")


# --- refusals -------------------------------------------------------------------------------------------

NUMBERS = "This question is answered with numbers: send them as `given`, as the protocol page says."
LYING = "Die {} does not lie on the practice table: its pose is wrong."
BAD = [
    ({"given": ["Throw", [90, 0, 9000, 90]]}, "The speed (millimetres per second) must be from 500 to 3500, not 9000."),
    ({"given": ["Throw", [90, 0, 1340.5, 90]]}, NUMBERS),
    ({"given": ["Throw", [90, 0, None, 90]]}, NUMBERS),
    (
        {"given": ["Throw", [90, 0, 10**30, 90]]},
        f"The speed (millimetres per second) must be from 500 to 3500, not {10**30}.",
    ),
    ({"given": []}, NUMBERS),
    ({"given": ["Pass"]}, "This is the moment to throw the die, and nothing else."),
    ({"given": ["Toss", GOOD]}, "This is the moment to throw the die, and nothing else."),
    (
        {"given": ["Throw", GOOD, [[["section", 5]]]]},
        "Answer a throw with the gesture alone; the program finds out where the die comes to rest.",
    ),
    ({**PLAIN, "table": {"required": ["telepathy"]}}, "There is no throwing technique called “telepathy”."),
    ({**PLAIN, "table": {"required": ["pond"]}}, "This throw needs the pond on the table."),
    (
        {**PLAIN, "table": {"die": "glass"}},
        "There is no die called “glass” (known: red, green, blue, white, water, snow).",
    ),
    ({**PLAIN, "table": {"dice": "spheres"}}, "There is no set of dice called “spheres” (known: cubes, tetrahedra)."),
    ({**PLAIN, "table": {"target": "moon"}}, "There is no target called “moon” (known: rings, patches)."),
    ({**PLAIN, "table": {"icebergs": [5]}}, "An iceberg must stand in one of the holes 1, 2, 3, 4, not in 5."),
    (
        {**PLAIN, "table": {"required": "pond"}},
        "The practice table cannot be read: $.required does not match the protocol page.",
    ),
    ({**PLAIN, "table": {"lying": lying(17)}}, "At most 16 dice may lie on the practice table, not 17."),
    *(
        ({**PLAIN, "table": {"lying": lying(1, pose=pose)}}, LYING.format(0))
        for pose in (
            [],
            [0, 0, 800],
            [0, 0, 800, 0, 0, 0, 0],
            [0, 0, 1, 0, 0, 0, 32767],
            [0, 0, 90_000, 0, 0, 0, 32767],
            [10**15, 0, 800, 0, 0, 0, 32767],
            [0, 0, 800, 10**18, 0, 0, 32767],
        )
    ),
    (
        {**PLAIN, "table": {"lying": {"x": next(iter(lying(1).values()))}}},
        LYING.format("x"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("body", "sentence"), BAD, ids=range(len(BAD)))
def test_a_wrong_throw_or_table_is_refused_with_a_sentence(server: ServerUnderTest, body: JSON, sentence: str) -> None:
    answer = server.guest().post(PATH, body)
    assert answer.status_code == 400
    assert answer.json()["text"] == sentence


@pytest.mark.parametrize("body", ['{"given": ["Throw", [90, 0, NaN, 90]]}', "{", "[]", '{"table": {}}', "\xff"])
def test_an_unreadable_request_is_refused(server: ServerUnderTest, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = server.guest().send("POST", PATH, headers=headers, content=body.encode("latin-1"))
    assert answer.status_code == 400
    assert answer.json()["text"].endswith(".")


def test_other_games_have_no_practice_table(server: ServerUnderTest) -> None:
    anna = server.guest()
    answer = anna.post("/api/games/boss-monster/practice", PLAIN)
    assert answer.status_code == 404
    assert answer.json()["text"] == "There is no practice table for boss-monster."
    assert anna.post("/api/games/ludo/practice", PLAIN).status_code == 404
    offered = {game["name"]: game.get("practice", False) for game in anna.get("/api/games").json()}
    assert [name for name, practice in offered.items() if practice] == ["dungeon-fighter"]


def test_without_the_engine_a_sentence_says_how_to_get_it(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "find_spec", lambda _: None)
    answer = server.guest().post(PATH, PLAIN)
    assert answer.status_code == 400
    assert 'pip install "underkeep[dice]"' in answer.json()["text"]
    assert "brakuje silnika fizyki" in server.guest("pl").post(PATH, PLAIN).json()["text"]


def test_practice_throws_are_rate_limited(tmp_path: Path) -> None:
    limits = high_limits()
    limits.practice = (3, 3600.0)
    with practising(tmp_path, limits=limits) as server:
        anna = server.guest()
        assert [anna.post(PATH, PLAIN).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert int(anna.post(PATH, PLAIN).headers["retry-after"]) > 0
        assert server.guest().post(PATH, PLAIN).status_code == 200
        assert server.stranger().post(PATH, PLAIN).status_code == 401


def test_a_practice_throw_is_not_stored(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.guest()
    store = server.app.state.services.store
    monkeypatch.setattr(store, "append", lambda *_: pytest.fail("a throw is stored"))
    monkeypatch.setattr(store, "create_table", lambda *_: pytest.fail("a table is stored"))
    assert anna.post(PATH, PLAIN).status_code == 200
    assert anna.get("/api/tables").json()["mine"] == []


# --- a toss ---------------------------------------------------------------------------------------------

TOSS = ["Toss", [90, 0, 1900, 520, 250]]
FROST = {"kind": "frost", "pose": [0, 0, 350, 0, 0, 0, 32_767]}


def test_a_template_can_be_tossed(server: ServerUnderTest) -> None:
    """A template that lies on the target stays on the table, and the next throw finds it there."""
    guest = server.guest()
    for _ in range(12):
        told = guest.post(PATH, {"given": TOSS, "table": {"tossing": "frost"}}).json()
        kind, data, text, *_ = told["events"][0]
        assert kind == "Tossing"
        assert text.startswith("You toss a frost template")
        assert unpack_trajectory(b64decode(data["flight"]))
        if data["result"] == "lies":
            break
        assert told["table"].get("templates", {}) == {}
    assert told["table"]["templates"]["0"]["kind"] == "frost"
    table = {**told["table"], "tossing": ""}
    assert guest.post(PATH, {"given": PLAIN["given"], "table": table}).json()["events"][0][0] == "Thrown"


def test_dice_under_a_tossed_template_are_taken_away(server: ServerUnderTest) -> None:
    everywhere = {
        str(5 * x + y): {
            "die": "white",
            "place": "section",
            "pose": [3500 * (x - 1), 2600 * (y - 2), 1050, 0, 0, 0, 32_767],
        }
        for x in range(3)
        for y in range(5)
    }
    for _ in range(12):
        told = server.guest().post(PATH, {"given": TOSS, "table": {"tossing": "frost", "lying": everywhere}}).json()
        tossed, *others = told["events"]
        if covers := tossed[1]["covers"]:
            break
    assert [kind for kind, *_ in others] == ["DieCovered"] * len(covers)
    assert len(told["table"]["lying"]) == len(everywhere) - len(covers)


@pytest.mark.parametrize(
    "table",
    [
        {"tossing": "snow"},
        {"tossing": "frost", "templates": {"0": {**FROST, "kind": "fog"}}},
        {"tossing": "frost", "templates": {str(n): FROST for n in range(4)}},
        {"templates": {"0": {"kind": "frost", "pose": []}}},
    ],
)
def test_an_impossible_template_is_refused(server: ServerUnderTest, table: JSON) -> None:
    given = TOSS if "tossing" in table else PLAIN["given"]
    assert server.guest().post(PATH, {"given": given, "table": table}).status_code == 400


def test_a_template_is_not_thrown_and_a_die_is_not_tossed(server: ServerUnderTest) -> None:
    assert server.guest().post(PATH, {"given": TOSS}).status_code == 400
    assert server.guest().post(PATH, {**PLAIN, "table": {"tossing": "frost"}}).status_code == 400
