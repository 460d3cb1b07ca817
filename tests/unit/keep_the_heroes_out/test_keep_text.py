"""Keep the Heroes Out! in words: everything that can be met in a game is said in both languages, without a raw id."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.languages import both_languages
from tests.unit.text_checks import asked_decision_kinds
from underkeep import Table
from underkeep.core.decisions import Decision
from underkeep.core.events import Event, SeenCard
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.core.options.option import Option, Pass, Resign
from underkeep.core.scenario.runner import Run, read
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import SPECTATOR
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES
from underkeep.games.keep_the_heroes_out.cards.card_types import TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, RATS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import pages_by_id
from underkeep.games.keep_the_heroes_out.fields import BALLOTS
from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT
from underkeep.games.keep_the_heroes_out.options import OPTIONS, Move
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    BOOK,
    CLASSES,
    COIN,
    FORGE,
    FROG,
    LEVELS,
    LIBRARY,
    PRISON,
    ROGUE,
    ROOMS,
    SEWERS,
    TOKENS,
    TRAP,
    TREASURY,
    WORKSHOP,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import scenario_effect_text
from underkeep.games.keep_the_heroes_out.text.ending import score_lines
from underkeep.games.keep_the_heroes_out.text.nouns import monsters_text, tokens_text

GAME_FOLDER = Path(str(files("underkeep"))) / "games" / "keep_the_heroes_out"
ASKING = {"ask": 1, "offer": 1, "decide_together": 0, "choose_room": 0, "choose_hero": 0, "choose_card": 0}
"""The verbs that ask, and where the name of the question stands among their arguments."""
FIRST = {kind: 5 * number for number, kind in enumerate(CLASSES)}
"""The first token of each class."""

RAW = re.compile(r"[{}_]|\b(?:event|ask|wait|do|class|room|token|monster|clan|action|does|each|check|step)-[a-z]")
"""What the id of a message, or of a thing, looks like."""


def new_game(**choices: Any) -> Table:
    return underkeep.new_game("keep-the-heroes-out", **choices)


def renderer_for(language: str, players: int = 2, viewer: int = SPECTATOR) -> TextRenderer:
    names = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fox")[:players]
    return TextRenderer(KEEP_THE_HEROES_OUT, Setup(players=players, names=names), language, viewer)


def check_sentence(text: str, language: str) -> None:
    """Words of the language, and nothing that only the program calls so."""
    assert text
    assert "  " not in text
    assert not RAW.search(text), text
    if language == "pl":
        english = (*ROOMS, *CLASSES, *TOKENS, *CLAN_NAMES)
        strange = {name for name in english if re.search(rf"\b{name}\b", text.casefold())}
        assert strange <= {"blob"}, text


# --- everything has words -----------------------------------------------------------------------------------------


def decision_kinds() -> set[str]:
    """Return the kinds of all decisions in the rules."""
    return asked_decision_kinds(GAME_FOLDER, ASKING)


@both_languages
def test_every_question_has_words_for_the_one_and_for_the_others(language: str) -> None:
    said = load_messages(language, KEEP_THE_HEROES_OUT.message_files)
    kinds = decision_kinds()
    assert {"play", "act", "horde", "defend", "next-room", "choose-rubble", "choose-site", "chance"} <= kinds
    assert set(CLAUSES) <= kinds
    assert [kind for kind in sorted(kinds) if not said.has(f"ask-{kind}") or not said.has(f"wait-{kind}")] == []


def test_every_option_is_known_to_the_catalogue() -> None:
    said = load_messages("en", KEEP_THE_HEROES_OUT.message_files)
    for option in OPTIONS:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", option.__name__).lower()
        assert said.has(f"option-{name}"), option.__name__


@both_languages
@pytest.mark.parametrize("event", ev.EVENTS, ids=lambda event: event.__name__)
def test_every_event_has_a_sentence_whoever_hears_it(language: str, event: type[Event]) -> None:
    table = new_game(players=2, clans=("rats", "dragon"), scenario="concert", seed=1)
    state: Any = table.state
    faces = {"treasure": next(card.face for card in CARDS if card.kind == TREASURE)}
    values: list[Any] = []
    for field in event.__struct_fields__:
        if field in event.card_fields():
            face = faces.get(field, state.faces[state.hand[0][0]])
            if event is ev.ScenarioCard:
                face = next(card.face for card in CARDS if card.symbol == "lute")
            card = state.first_treasure if field == "treasure" else state.hand[0][0]
            values.append(SeenCard(card, face, 0))
        else:
            values.append({"monster": 0, "carry": FROG, "moment": 0}.get(field, 1))
    if event is ev.PageSpoke:
        table = new_game(scenario=page_with_triggers(), clans=("rats",), seed=1)
        state = table.state
        values = [0, True]
    for viewer in (0, 1, SPECTATOR):
        renderer = renderer_for(language, 2, viewer)
        text = renderer.event_text(state, event(*values))
        check_sentence(text, language)
        if event is not ev.PhaseBegan:  # which is a heading
            assert text.endswith((".", "!")), text
        assert not renderer.messages.missing, event.message_id


def page_with_triggers() -> str:
    """Return a page with every page trigger, condition and effect."""
    return """
id = "everything"
name = { en = "Everything", pl = "Wszystko" }
grid = ["prison:0 treasury:0 forge:0"]
treasures = { treasury = 4 }
path = ["prison", "forge"]
[[moments]]
at = "wave begins"
check = "treasures >= 2"
then = ["win"]
else = ["event:flood@choice", "lose"]
[[moments]]
at = "end of turn"
check = "portals >= 1"
then = ["event:rubble@forge", "event:stage@forge"]
else = ["champion_enter@forge"]
"""


@both_languages
def test_every_card_has_a_name_a_kind_and_a_wording(language: str) -> None:
    renderer = renderer_for(language)
    names = set()
    for card in CARDS[1:]:
        name, about, text = KEEP_THE_HEROES_OUT.cards.text(renderer, card.face)
        for said in (name, about, text):
            check_sentence(said, language)
        assert text.endswith("."), text
        names.add((card.kind, name))
    assert len(names) == len(CARDS) - 1, "two cards have the same name"
    assert renderer.messages.missing == set()


@both_languages
def test_every_page_of_the_book_is_told(language: str) -> None:
    renderer = renderer_for(language)
    for page in pages_by_id().values():
        assert page.name[language]
        assert page.premise[language]
        assert page.rules[language]
        for card in page.cards:
            text = scenario_effect_text(renderer, card, 3)
            check_sentence(text, language)
            assert text.endswith(".")
    assert renderer.messages.missing == set()


def test_wordings_are_put_together_from_the_line_of_actions() -> None:
    english, polish = renderer_for("en"), renderer_for("pl")

    def said(name: str) -> tuple[str, str]:
        face = next(card.face for card in CARDS if card.name == name)
        return KEEP_THE_HEROES_OUT.cards.text(english, face)[2], KEEP_THE_HEROES_OUT.cards.text(polish, face)[2]

    assert said("Scurry") == (
        "All your monsters in one room: a move each. Or: one melee attack.",
        "Wszystkie twoje potwory w jednej komnacie, każdy: ruch. Albo: 1 atak wręcz.",
    )
    assert said("Swoop") == (
        "2 moves, one melee attack. Or: one ranged attack.",
        "2 ruchy, 1 atak wręcz. Albo: 1 atak dystansowy.",
    )
    assert said("Pay the Pack") == (
        "Discard a coin; if you do: up to 3 monsters come there from your lair.",
        "Odrzuć monetę; jeśli to zrobisz: przychodzi tam do 3 potworów z twojego legowiska.",
    )
    assert said("Out of the Drain") == (
        "Up to 3 monsters come from your lair to the Sewers or to the Beast Tamer.",
        "Do 3 potworów z twojego legowiska przychodzi do Kanałów albo do Tresera Bestii.",
    )


# --- whole games ----------------------------------------------------------------------------------------------------


def told_apart(state: Any, option: Option) -> tuple[Any, ...]:
    """Return an option without ids: its cards by their face."""
    card = getattr(option, "card", None)
    if card is None:
        return type(option), option
    treasure = state.first_treasure <= card < state.first_treasure + len(state.values_of)
    room = next((room for room, pile in enumerate(state.treasure) if card in pile), -1)
    value = state.values_of[card - state.first_treasure] if treasure else 0
    return type(option), state.faces[card], value, room, getattr(option, "room", -1), getattr(option, "side", -1)


class Reader:
    """Reads all texts of all viewers in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.kinds: set[str] = set()
        self.options: set[str] = set()
        self.events: set[str] = set()

    def renderer(self, table: Table, seat: int) -> TextRenderer:
        return TextRenderer(table.game, table.setup, self.language, viewer=seat)

    def question(self, table: Table, decision: Decision) -> None:
        state, renderer = table.observe(decision.seat).state, self.renderer(table, decision.seat)
        check_sentence(renderer.prompt_text(state, decision), self.language)
        check_sentence(renderer.for_viewer(SPECTATOR).waiting_text(state, decision), self.language)
        self.kinds.add(decision.kind)
        meanings: dict[str, tuple[Any, ...]] = {}
        for option in decision.options:
            said = renderer.option_text(state, option, decision)
            check_sentence(said, self.language)
            assert meanings.setdefault(said, told_apart(state, option)) == told_apart(state, option), said
            for part in ("what", "where", "short"):
                assert renderer.option_text(state, option, decision, part)
            assert renderer.option_text(state, option)
            self.options.add(type(option).__name__)
        assert renderer.messages.missing == set()

    def happened(self, table: Table, seat: int, start: int) -> None:
        state, renderer = table.observe(seat).state, self.renderer(table, seat)
        events = table.events_for(seat, start)
        for event in events:
            check_sentence(renderer.event_text(state, event), self.language)
            self.events.add(type(event).__name__)
        for _, text in renderer.log_lines(state, events):
            check_sentence(text, self.language)
        assert renderer.messages.missing == set()

    def ending(self, table: Table) -> None:
        state, renderer = table.observe(0).state, self.renderer(table, 0)
        check_sentence(renderer.ending_text(state, table.events_for(0)), self.language)
        for line in score_lines(renderer, state):
            check_sentence(line, self.language)
        assert renderer.messages.missing == set()


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize("page", pages_by_id())
def test_whole_games_are_told_without_a_gap(language: str, page: str, long: bool) -> None:
    """Random games of every page at all levels, for one to six players, with and without votes; in the short form a
    different game in each language."""
    reader = Reader(language)
    first = list(pages_by_id()).index(page)
    for seed in (first, first + 7) if long else (first if language == "en" else first + 7,):
        players, random = 1 + seed % 6, Random(seed)
        names = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fox")[:players]
        level, voting = LEVELS[seed % 3], seed % 4 == 3
        table = new_game(players=players, scenario=page, level=level, voting=voting, names=names, seed=seed)
        heard = 0
        while table.decision is not None:
            seat = table.decision.seat
            reader.question(table, table.decision)
            reader.happened(table, seat, heard)
            heard = len(table.events)
            table.answer(random.choice(list(table.options)))
        reader.happened(table, 0, heard)
        reader.ending(table)
    assert {"choose-clan", "play", "act", "exchange"} <= reader.kinds
    assert "GameLost" in reader.events


class ReadRun(Run):
    """A scenario, read aloud while it is played."""

    readers: tuple[Reader, ...] = ()

    def _answer(self, option: Option, words: str, *, forced: bool = False) -> None:
        assert self.table.decision is not None
        heard = len(self.table.events)
        for reader in self.readers:
            reader.question(self.table, self.table.decision)
        super()._answer(option, words, forced=forced)
        for reader in self.readers:
            reader.happened(self.table, 0, heard)


@pytest.mark.long
@pytest.mark.slow
def test_everything_that_the_scenarios_show_has_words() -> None:
    """The scenarios prove every clause and play every card: everything that can be asked, answered or told comes up."""
    readers = tuple(Reader(language) for language in LANGUAGES)
    for file in sorted((Path(__file__).parents[2] / "scenarios" / "keep-the-heroes-out").rglob("*.yaml")):
        for scenario in read(file):
            run = ReadRun(scenario)
            run.readers = readers
            run.play()
            for reader in readers:
                reader.happened(run.table, 0, 0)
                if run.table.over:
                    reader.ending(run.table)
    for reader in readers:
        assert decision_kinds() - reader.kinds <= {"chance"}, "no viewer reads the decisions of the chance seat"
        assert {option.__name__ for option in OPTIONS} - reader.options <= {"Resign"}
        assert {event.__name__ for event in ev.EVENTS} - reader.events == set()


# --- the log --------------------------------------------------------------------------------------------------------


def log(language: str, *events: Event, viewer: int = SPECTATOR, scenario: str = "frogs") -> list[str]:
    table = new_game(players=2, clans=("rats", "dragon"), scenario=scenario, seed=1)
    return [text for _, text in renderer_for(language, 2, viewer).log_lines(table.state, list(events))]


def seen(name: str) -> SeenCard:
    return SeenCard(0, next(card.face for card in CARDS if card.name == name), 0)


LOGS: list[tuple[list[Event], list[str], list[str]]] = [
    (
        [ev.CardDrawn(0, seen("Scurry")), ev.CardDrawn(0, seen("Swarm"))],
        ["Ann draws Scurry, Swarm."],
        ["Ann dobiera: Rozbiegówka, Rój."],
    ),
    (
        [ev.GuildCardTurned(seen("rogue swords"), 0), ev.HeroSummoned(5, FORGE), ev.HeroSummoned(6, WORKSHOP)],
        ["Guild card: Rogue (swords). A rogue comes to the Forge and a rogue comes to the Workshop."],
        ["Karta Gildii: Łotrzyca (miecze). Łotrzyca przychodzi do Kuźni i łotrzyca przychodzi do Warsztatu."],
    ),
    (
        [ev.AbilityUsed(FIRST["warrior"], FORGE), ev.TokenLost(COIN, FORGE), ev.TokenLost(COIN, FORGE)],
        ["The warrior plunders the Forge: 2 coins are gone."],
        ["Wojownik plądruje Kuźnię i niszczy 2 monety."],
    ),
    (
        [
            ev.AbilityUsed(FIRST["rogue"], WORKSHOP),
            ev.TokenLost(TRAP, WORKSHOP),
            ev.TokenLost(TRAP, WORKSHOP),
            ev.HeroHurt(FIRST["rogue"], WORKSHOP, 2, 0),
            ev.HeroGone(FIRST["rogue"], WORKSHOP),
        ],
        ["The rogue disarms a trap in the Workshop.", "The rogue steps into a trap in the Workshop and is gone."],
        ["Łotrzyca rozbraja pułapkę w Warsztacie.", "Łotrzyca wpada w Warsztacie w pułapkę i pada."],
    ),
    (
        [
            ev.HeroAttacks(FIRST["mage"], 0, 0, LIBRARY, False),
            ev.MonsterHurt(0, 0, LIBRARY, 1),
            ev.MonsterGone(0, 0, LIBRARY),
        ],
        ["The mage attacks a rat in the Library, who goes back to the lair."],
        ["Mag atakuje szczura w Bibliotece i odsyła go do legowiska."],
    ),
    (
        [ev.HeroAttacks(FIRST["archer"], 1, 0, TREASURY, True), ev.MonsterHurt(1, 0, TREASURY, 3)],
        ["The archer shoots at the dragon in the Treasury, who has taken 3 of 5 damage."],
        ["Łuczniczka ostrzeliwuje smoczycę w Skarbcu: obrażenia 3 z 5."],
    ),
    (
        [ev.HeroAttacks(FIRST["mage"], 0, 0, LIBRARY, False), ev.Defended(1, seen("Bone Wall"))],
        ["The mage attacks a rat in the Library.", "Ben defends with Bone Wall: no damage."],
        ["Mag atakuje szczura w Bibliotece.", "Ben broni kartą Mur z kości: bez obrażeń."],
    ),
    (
        [
            ev.HeroInspires(FIRST["mage"], FIRST["warrior"], FORGE),
            ev.HeroInspires(FIRST["mage"], FIRST["warrior"] + 1, FORGE),
            ev.HeroInspires(FIRST["mage"], FIRST["rogue"], FORGE),
        ],
        ["The mage in the Forge inspires 2 warriors and the rogue, who become active again."],
        ["Mag w Kuźni inspiruje. Znów w akcji: dwaj wojownicy i łotrzyca."],
    ),
    (
        [ev.HeroesWait(FORGE, 1, 2), ev.HeroesWait(SEWERS, 3, 4)],
        [
            "The active hero in the Forge waits: the treasure needs 2 heroes.",
            "The 3 active heroes in the Sewers wait: the treasure needs 4 heroes.",
        ],
        [
            "Aktywny bohater w Kuźni czeka: skarb wymaga 2 bohaterów.",
            "3 aktywnych bohaterów w Kanałach czeka: skarb wymaga 4 bohaterów.",
        ],
    ),
    (
        [ev.HeroesCharge(LIBRARY, FORGE, 1)],
        ["The hero finds nothing in the Library and charges to the Forge, closer to the Treasury."],
        ["Bohater nic nie znajduje w Bibliotece i szarżuje do Kuźni, bliżej Skarbca."],
    ),
    (
        [ev.HeroesCharge(LIBRARY, FORGE, 2), ev.HeroesCharge(FORGE, TREASURY, 2)],
        ["2 heroes find nothing in the Library and charge by way of the Forge to the Treasury."],
        ["2 bohaterów nic nie znajduje w Bibliotece i szarżuje przez Kuźnię do Skarbca."],
    ),
    (
        [
            ev.MonsterMoved(0, 0, TREASURY, SEWERS, FROG, 0),
            ev.MonsterMoved(0, 1, TREASURY, SEWERS, None, 0),
            ev.MonsterMoved(0, 2, TREASURY, SEWERS, FROG, 0),
        ],
        ["3 rats go from the Treasury to the Sewers and carry 2 frogs."],
        ["3 szczury idą ze Skarbca do Kanałów i niosą 2 żaby."],
    ),
    (
        [ev.TokenLost(BOOK, LIBRARY), ev.LootGained(0, seen("Wolf"), LIBRARY), ev.LootShown(seen("Bat"))],
        [
            "Ann discards a book in the Library and gains Wolf; it goes to the discard pile.",
            "New in the loot row: Bat.",
        ],
        [
            "Ann odrzuca w Bibliotece księgę i zdobywa kartę Wilk; trafia ona na stos odrzuconych kart.",
            "Nowe wśród zdobyczy: Nietoperz.",
        ],
    ),
    (
        [ev.GuildCardTurned(seen("cauldron"), 0), ev.ScenarioCard(seen("cauldron"), False)],
        ["Scenario card: Cauldron. A frog lies at the Alchemist? No: every player discards a card."],
        ["Karta scenariusza: Kocioł. Czy u Alchemika leży żaba? Nie: każdy gracz odrzuca kartę."],
    ),
    (
        [ev.GuildCardTurned(seen("cauldron"), 1)],
        ["The gamble turns up: Cauldron. Nothing happens."],
        ["Ryzyko odkrywa kartę: Kocioł. Nic się nie dzieje."],
    ),
    (
        [ev.ClassReactivated(ROGUE), ev.HeroReactivated(FIRST["mage"], PRISON)],
        [
            "No rogue is left in the reserve: the rogues in the dungeon and all heroes with them become active.",
            "The mage in the Prison becomes active again.",
        ],
        [
            "W rezerwie nie ma już łotrzyc: łotrzyce w Lochu i wszyscy w ich komnatach wracają do akcji.",
            "Znów w akcji w Więzieniu: mag.",
        ],
    ),
    ([ev.MarkGone(2, SEWERS), ev.MarkPlaced(2, LIBRARY)], ["The stage now stands in the Library."], [
        "Scena stoi teraz w Bibliotece."
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("events", "english", "polish"), LOGS, ids=lambda value: type(value[0]).__name__)
def test_what_belongs_together_is_told_together(events: list[Event], english: list[str], polish: list[str]) -> None:
    assert log("en", *events) == english
    assert log("pl", *events) == polish


def test_the_listener_is_called_you() -> None:
    assert log("en", ev.CardPlayed(0, seen("Swarm")), viewer=0) == ["You play Swarm."]
    assert log("en", ev.CardPlayed(0, seen("Swarm")), viewer=1) == ["Ann plays Swarm."]
    assert log("pl", ev.CardPlayed(0, seen("Swarm")), viewer=0) == ["Zagrywasz kartę Rój."]
    assert log("pl", ev.CardPlayed(0, seen("Swarm")), viewer=1) == ["Ann zagrywa kartę Rój."]


def test_polish_counts_as_polish_does() -> None:
    polish = renderer_for("pl")
    assert [monsters_text(polish, RATS, count) for count in (1, 2, 5)] == ["szczur", "2 szczury", "5 szczurów"]
    assert tokens_text(polish, {FROG: 1, COIN: 2, BOOK: 5}) == "żabę, 2 monety i 5 ksiąg"
    table = new_game(clans=("rats",), seed=1)
    for count, said in ((1, "Szczur przychodzi"), (3, "3 szczury przychodzą"), (5, "5 szczurów przychodzi")):
        placed = [ev.MonsterPlaced(0, number, SEWERS) for number in range(count)]
        assert polish.log_lines(table.state, placed)[0][1] == f"{said} z legowiska do Kanałów."


def test_a_vote_shows_how_it_stands() -> None:
    """A player who votes later reads the votes of the others."""
    table = new_game(players=3, voting=True, clans=("rats", "dragon", "imps"), names=("Ann", "Ben", "Cid"), seed=2)
    random = Random(5)
    state: Any = table.state
    while table.decision is not None and not state.votes:
        table.answer(random.choice(list(table.options)))
    assert table.decision is not None
    seat, active = table.decision.seat, state.active
    names = ("Ann", "Ben", "Cid")
    text = TextRenderer(table.game, table.setup, "en", seat).prompt_text(table.observe(seat).state, table.decision)
    assert text.startswith("Vote: ")
    assert re.search(rf" So far: {names[active]}: .+\.$", text)
    other = next(number for number in range(3) if number != seat)
    waiting = TextRenderer(table.game, table.setup, "pl", other).waiting_text(
        table.observe(other).state, table.decision
    )
    assert waiting == f"{names[seat]} głosuje. W której komnacie mają teraz działać bohaterowie?"


def test_the_log_tells_who_voted_for_what() -> None:
    """Each vote as it is given, and a whole vote in one sentence; the next vote is another sentence."""

    def vote(seat: int, ballot: str, chosen: int, target: int | None = None) -> ev.Voted:
        return ev.Voted(seat, 0, BALLOTS.index(ballot), chosen, target)

    rooms = [vote(1, "room", SEWERS), vote(0, "room", TREASURY)]
    assert log("en", rooms[0]) == ["Ben votes: Sewers."]
    assert log("pl", rooms[0], viewer=1) == ["Głosujesz: Kanały."]
    assert log("en", *rooms, *rooms) == ["Votes: Ben – Sewers, Ann – Treasury."] * 2
    heroes = [vote(0, "hero", 0), vote(1, "hero", 0)]
    assert log("pl", *heroes) == ["Głosy: Ann – wojownik, Ben – wojownik."]
    assert log("en", vote(0, "attack", 0, 1), viewer=1) == ["Ann votes: the warrior attacks the dragon."]
    assert log("en", vote(0, "treasure", 2), viewer=1) == ["Ann votes: the treasure worth 2."]
    assert log("pl", vote(0, "token", FROG), viewer=1) == ["Ann głosuje: żaba."]
    assert log("en", vote(0, "monster", 0), viewer=1) == ["Ann votes: a rat."]
    assert log("en", vote(0, "clan", RATS), viewer=1) == ["Ann votes: Rats."]


@both_languages
def test_every_joint_decision_can_be_voted_on(language: str) -> None:
    """Whatever is put to the vote in whole games, the log has words for it."""
    ballots: set[int] = set()
    for seed in range(6):
        table = new_game(players=2, voting=True, clans=("rats", "dragon"), scenario="construction", seed=seed)
        random = Random(seed)
        while table.decision is not None:
            table.answer(random.choice(list(table.options)))
        votes = [event for event in table.events_for(0) if isinstance(event, ev.Voted)]
        ballots |= {vote.ballot for vote in votes}
        for _, text in TextRenderer(table.game, table.setup, language, 0).log_lines(table.observe(0).state, votes):
            check_sentence(text, language)
    assert {BALLOTS[ballot] for ballot in ballots} >= {"room", "hero", "attack", "monster"}


def test_whoever_defends_is_told_against_what() -> None:
    table = new_game(players=2, clans=("skeletons", "dragon"), names=("Ann", "Ben"), level="hardcore", seed=1)
    for seed in range(40):
        table, random = (
            new_game(players=2, clans=("skeletons", "dragon"), names=("Ann", "Ben"), level="hardcore", seed=seed),
            Random(seed),
        )
        while table.decision is not None and table.decision.kind != "defend":
            table.answer(random.choice(list(table.options)))
        if table.decision is not None:
            break
    assert table.decision is not None
    view = table.observe(table.decision.seat).state
    english = TextRenderer(table.game, table.setup, "en", table.decision.seat).prompt_text(view, table.decision)
    assert re.match(
        r"The (warrior|rogue|archer|mage) (attacks|shoots at) (a skeleton|the dragon).* (in|at) the .+\. "
        r"Defend\?$",
        english,
    )
    assert Pass() in table.options
    assert Resign not in {type(option) for option in table.options}


def test_the_ending_says_how_it_went() -> None:
    table = new_game(clans=("rats",), seed=1)
    random = Random(1)
    while table.decision is not None:
        table.answer(random.choice(list(table.options)))
    text = renderer_for("en", 1).ending_text(table.observe(0).state, table.events_for(0))
    assert re.match(
        r"In turn \d+, wave 1, the heroes stole the treasure worth 4 from the Treasury, with \d+ Guild", text
    )
    state: Any = table.state.copy()
    state.winners, state.wave, state.guild_deck = [0], 2, []
    assert "both waves are beaten" in renderer_for("en", 1).ending_text(state, [])
    assert renderer_for("pl", 1).ending_text(state, []).startswith("Obrona trwała ")


def test_questions_and_moves_say_what_is_left_open() -> None:
    """The question for one more monster says how many the card allows, and a move says if it leaves a token behind."""
    table = new_game(players=2, clans=("skeletons", "rats"), seed=4)
    random = Random(4)
    asked, moves = set(), set()
    while table.decision is not None:
        renderer = TextRenderer(table.game, table.setup, "en", table.decision.seat)
        if table.decision.kind == "summon":
            asked.add(renderer.prompt_text(table.state, table.decision))
        carried = {option.monster for option in table.options if isinstance(option, Move) and option.carry is not None}
        for option in table.options:
            if isinstance(option, Move) and option.carry is None and option.monster in carried:
                moves.add(renderer.option_text(table.state, option, table.decision).endswith(" without a token"))
        table.answer(random.choice(list(table.options)))
    assert any(re.search(r"allows (one more|3 in all)\.$", question) for question in asked)
    assert moves == {True}
