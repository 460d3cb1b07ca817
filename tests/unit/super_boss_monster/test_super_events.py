"""The texts of Super Boss Monster: everything in a game has a text in both languages, without a raw id."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underkeep
from tests.unit.boss_monster.test_text import EVENTS as BOSS_EVENTS
from tests.unit.boss_monster.test_text import GAME_FOLDER as BOSS_FOLDER
from tests.unit.boss_monster.test_text import NOT_READ, decision_kinds, tellings
from tests.unit.languages import both_languages
from tests.unit.text_checks import check_texts_of_game
from underkeep.core.decisions import Decision
from underkeep.core.events import Event, SeenCard
from underkeep.core.messages import ENGLISH, LANGUAGES, load_messages
from underkeep.core.options.option import PASS
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import BY_KEY, CARDS, SUPER
from underkeep.games.boss_monster.display.setup_form import set_title
from underkeep.games.boss_monster.events import TokensPut
from underkeep.games.boss_monster.text.cards import card_name, card_summary, card_text
from underkeep.games.super_boss_monster import events as ev
from underkeep.games.super_boss_monster.display.setup_form import OTHER_SETS
from underkeep.games.super_boss_monster.game import GAME as SUPER_BOSS_MONSTER
from underkeep.games.super_boss_monster.options import Station
from underkeep.games.super_boss_monster.setup.setup import Setup
from underkeep.games.super_boss_monster.state import LOCATIONS, SPACES, SUMMON, TAVERN_SPACE, space
from underkeep.server.lobby.game_info import game_info

GAME_FOLDER = Path(str(files("underkeep"))) / "games" / "super_boss_monster"
OWN_EVENTS = [
    thing for thing in vars(ev).values() if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
]
CITY_SPACES = [
    *(space(place, what) for place in range(len(LOCATIONS) - 1) for what in range(len(SPACES))),
    TAVERN_SPACE,
]
RAW = re.compile(r"[{}_]|\b(?:event|ask|wait|do|space|location|title|table|thing|class|kind|sbm)-[a-z]")
"""The pattern of a message id."""
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fox")


def new_game(players: int = 3, **choices: Any) -> underkeep.Table:
    return underkeep.new_game("super-boss-monster", players=players, names=NAMES[:players], **choices)


def check(text: str) -> None:
    assert text
    assert "  " not in text
    assert not RAW.search(text), text


@both_languages
def test_every_event_has_a_sentence_for_every_viewer(language: str) -> None:
    """Every card is known or unknown, and the viewer is the acting player, another player or a spectator."""
    table = new_game(seed=1)
    for event in (*BOSS_EVENTS, *OWN_EVENTS):
        for text, renderer in tellings(table, event, language):
            check(text)
            assert text.endswith((".", "!"))
            assert not renderer.messages.missing, event.__name__


@both_languages
def test_every_place_of_the_city_has_its_own_sentences(language: str) -> None:
    table = new_game(seed=1)
    renderer = TextRenderer(table.game, table.setup, language, 0)
    hero = SeenCard(table.state.ordinary_deck[0], BY_KEY["sbm-gladiator"].face, 0)
    said = [renderer.event_text(table.state, ev.HeroToLocation(hero, place)) for place in range(len(LOCATIONS))]
    said += [renderer.event_text(table.state, event(1, where)) for event in (ev.MinionSent,) for where in CITY_SPACES]
    said += [
        renderer.event_text(table.state, ev.MinionActs(1, space(place, SUMMON))) for place in range(len(LOCATIONS))
    ]
    said += [renderer.option_text(table.state, Station(where)) for where in CITY_SPACES]
    for text in said:
        check(text)
    assert len(set(said)) == len(said)
    assert renderer.messages.missing == set()


@both_languages
def test_the_sentence_about_a_summoned_hero_includes_the_life_token(language: str) -> None:
    """The token that is put on a hero has no sentence of its own; counters on rooms have one."""
    table = new_game(seed=1)
    renderer = TextRenderer(table.game, table.setup, language, 0)
    hero = SeenCard(table.state.ordinary_deck[0], BY_KEY["sbm-gladiator"].face, 0)
    room = SeenCard(table.state.room_deck[0], BY_KEY["sbm-bookworm"].face, 0)
    assert renderer.event_text(table.state, TokensPut(hero, 2)) == ""
    assert "−2" in renderer.event_text(table.state, ev.HeroSummoned(hero, 0, -2))
    assert "+2" in renderer.event_text(table.state, ev.HeroSummoned(hero, 0, 2))
    check(renderer.event_text(table.state, TokensPut(room, 2)))


def test_counters_and_damage_have_the_right_plural_forms_in_polish() -> None:
    table = new_game(seed=1)
    renderer = TextRenderer(table.game, table.setup, "pl", 0)
    room = SeenCard(table.state.room_deck[0], BY_KEY["sbm-bookworm"].face, 0)
    put = [renderer.event_text(table.state, TokensPut(room, number)) for number in (1, 2, 5, -1, -3, -5)]
    assert put == [
        "Na kartę Czerw Książkowy trafia znacznik +1.",
        "Na kartę Czerw Książkowy trafiają 2 znaczniki +1.",
        "Na kartę Czerw Książkowy trafia 5 znaczników +1.",
        "Z karty Czerw Książkowy znika znacznik.",
        "Z karty Czerw Książkowy znikają 3 znaczniki.",
        "Z karty Czerw Książkowy znika 5 znaczników.",
    ]
    braced = [renderer.event_text(table.state, ev.LastRoomBraced(1, damage)) for damage in (2, 5)]
    assert [text.split(" o ")[1] for text in braced] == ["2 obrażenia więcej.", "5 obrażeń więcej."]


@both_languages
def test_every_decision_of_the_rules_has_a_prompt(language: str) -> None:
    said = load_messages(language, SUPER_BOSS_MONSTER.message_files)
    rules = [*BOSS_FOLDER.rglob("*.py"), *GAME_FOLDER.rglob("*.py")]
    kinds = {kind for kind in decision_kinds(rules) if kind not in NOT_READ}
    assert {"market", "send-minion", "summon-hero", "stun-room", "take-spell", "shuffle-stack"} <= kinds
    assert [kind for kind in sorted(kinds) if not said.has(f"ask-{kind}")] == []


@both_languages
def test_every_card_has_a_name_a_summary_and_its_text(language: str) -> None:
    renderer = TextRenderer(SUPER_BOSS_MONSTER, Setup(), language)
    for face in SUPER_BOSS_MONSTER.cards.faces():
        for text in (card_name(renderer, face), card_summary(renderer, face), card_summary(renderer, face, short=True)):
            check(text)
        assert bool(card_text(renderer, face)) == bool(CARDS[face].text), CARDS[face].name
    assert renderer.messages.missing == set()


@both_languages
def test_no_card_has_the_name_of_a_card_of_another_set(language: str) -> None:
    renderer = TextRenderer(SUPER_BOSS_MONSTER, Setup(), language)
    called = Counter(card_name(renderer, face).casefold() for face in SUPER_BOSS_MONSTER.cards.faces())
    own = [card_name(renderer, card.face) for card in CARDS[1:] if card.set == SUPER]
    assert [name for name in own if called[name.casefold()] > 1] == []


def test_the_text_of_an_action_space_has_the_word_action_in_both_languages() -> None:
    """The text of a card has this word exactly if the card has an action space."""
    renderers = {language: TextRenderer(SUPER_BOSS_MONSTER, Setup(), language) for language in LANGUAGES}
    for card in CARDS[1:]:
        if card.set == SUPER and card.kind != HERO:
            has_space = card.action is not None
            assert ("Akcja: " in card_text(renderers["pl"], card.face)) == has_space, card.name
            english = card_text(renderers[ENGLISH], card.face)
            assert ("Action: " in english or "use this action space: " in english) == has_space, card.name


@pytest.mark.slow
@both_languages
@pytest.mark.parametrize(
    ("players", "sets", "variants"),
    [
        (1, (), ()),
        (1, (), ("challenge",)),
        (2, (), ()),
        (3, ("RMB", "THK"), ()),
        (4, ("BMR", "TNL", "VOV"), ()),
        (5, ("CRL", "IOD"), ()),
        (6, ("CRL", "DBM", "POP"), ()),
    ],
)
def test_everything_in_whole_games_has_a_text(
    language: str, players: int, sets: tuple[str, ...], variants: tuple[str, ...]
) -> None:
    """In random games, all options, prompts, waiting texts and events, and the ending, are rendered."""
    table = new_game(players, sets=sets, variants=variants, seed=players)
    check_texts_of_game(table, language, players, check, has_silent_events=True)


def test_windows_say_whose_turn_it_is() -> None:
    """The prompt names no turn before the first room and before the reveal, and else the own or another turn."""
    table = new_game(2, seed=1)
    asked = {"build_turn": set[str](), "build_turn_over": set[str](), "reveal_or_build": set[str]()}
    random = Random(1)
    while table.decision is not None:
        decision = table.decision
        state = table.observe(decision.seat).state
        if decision.kind == "window" and state.step_after_window in asked:
            text = TextRenderer(table.game, table.setup, "en", decision.seat).prompt_text(state, decision)
            own = decision.seat == state.active_seat
            asked[state.step_after_window].add(text.replace(NAMES[state.active_seat], "Ann") if not own else text)
        # A seat that passes keeps its spells and is asked again.
        table.answer(PASS if decision.kind == "window" else random.choice(list(decision.options)))
    assert asked == {
        "build_turn": {"The build phase begins. Use a spell or ability first?"},
        "build_turn_over": {
            "Your build turn. Use a spell or ability?",
            "You place a room next. Use a spell or ability first?",
            "Ann’s build turn. Use a spell or ability?",
        },
        "reveal_or_build": {"The rooms are about to be revealed. Respond?"},
    }


@both_languages
def test_a_pass_has_another_text_for_each_kind_of_decision(language: str) -> None:
    table = new_game(2, seed=1)
    renderer = TextRenderer(table.game, table.setup, language, 0)
    kinds = ("put-counter", "stun-room", "send-minion", "window")
    said = {renderer.option_text(table.state, PASS, Decision(0, kind, [PASS])) for kind in kinds}
    assert len(said) == len(kinds)
    for text in said:
        check(text)


def test_a_failure_in_the_challenge_mode_is_feminine_in_polish() -> None:
    from underkeep.games.super_boss_monster.text.events import title_text

    table = new_game(1, variants=("challenge",), seed=1)
    renderer = TextRenderer(table.game, table.setup, "pl", 0)
    said = [title_text(renderer, score, table.state.variants) for score in (-1, 0, 30)]
    assert said == ["Prawdziwa Porażka", "Prawdziwy Kobold", "Prawdziwy Boss Monster"]


@both_languages
def test_the_lobby_has_texts_for_everything_that_can_be_chosen(language: str) -> None:
    info = game_info("super-boss-monster", language)
    said = [info.title, info.about]
    for ask in info.asks:
        said += [ask.name, ask.about]
        for option in ask.options:
            said += [option.name, option.about]
            assert option.name != option.id
    said += [text for occasion in info.occasions for text in (occasion.name, occasion.about)]
    for text in said:
        check(text)
        assert "super-boss-monster" not in text
        assert "boss-monster-" not in text
    sets = {ask.field: ask for ask in info.asks}["sets"]
    assert [option.id for option in sets.options] == list(OTHER_SETS)
    assert all(option.group for option in sets.options)
    boss = {ask.field: ask for ask in game_info("boss-monster", language).asks}["sets"]
    called = {option.id: option.name for option in boss.options}
    assert all(called[option.id] == option.name for option in sets.options)
    assert set_title(SUPER, language) == "Super Boss Monster"
